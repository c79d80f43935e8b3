//! How the code fills in the variables of a text.

use crate::Value;

/// Something that a variable can stand for.
pub(crate) trait Arg {
    fn arg(self) -> Value<'static>;
}

macro_rules! args {
    ($($plain:ty),*) => {
        $(impl Arg for $plain {
            fn arg(self) -> Value<'static> {
                self.into()
            }
        })*
    };
}
args!(u8, i16, String, &'static str);

/// For texts that choose between `[yes]` and `[no]`.
impl Arg for bool {
    fn arg(self) -> Value<'static> {
        if self { "yes".into() } else { "no".into() }
    }
}

/// For texts that choose between `[none]` and something.
impl<T: Arg> Arg for Option<T> {
    fn arg(self) -> Value<'static> {
        self.map_or_else(|| "none".into(), Arg::arg)
    }
}

/// A text with its variables: `say!(words, "smile-choice-move", steps = 3)`.
macro_rules! say {
    ($words:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $words.text($key, &[$((stringify!($name), $crate::say::Arg::arg($value))),*])
    };
}
pub(crate) use say;
