//! Numbers as a language writes them.

use words::{Lang, Words};

/// Writes numbers in a language.
#[derive(Clone, Copy, Debug)]
pub struct Figures<'w>(pub &'w Words);

impl Figures<'_> {
    /// A part of a win as a percentage: "54.2 %".
    pub fn percent(self, share: f32) -> String {
        self.0.text("analysis-percent", &[("number", self.decimal(share * 100.0).into())])
    }

    /// A difference of two percentages, with its sign.
    pub fn percent_change(self, change: f32) -> String {
        self.0.text("analysis-percent", &[("number", self.signed(change * 100.0).into())])
    }

    /// With one decimal place and a sign.
    pub fn signed(self, number: f32) -> String {
        let text = self.decimal(number);
        // What rounds to nothing has no sign.
        if text.starts_with('-') || !text.contains(|c: char| ('1'..='9').contains(&c)) {
            text
        } else {
            format!("+{text}")
        }
    }

    /// With one decimal place.
    pub fn decimal(self, number: f32) -> String {
        let text = format!("{number:.1}");
        let text = if text == "-0.0" { "0.0".to_owned() } else { text };
        match self.0.lang() {
            Lang::En => text,
            Lang::De | Lang::Fr => text.replace('.', ","),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        let [en, de] = [Lang::En, Lang::De].map(Words::new);
        assert_eq!(Figures(&en).percent(0.5423), "54.2%");
        assert_eq!(Figures(&de).percent(0.5423), "54,2\u{a0}%");
        assert_eq!(Figures(&en).percent_change(-0.031), "-3.1%");
        assert_eq!(Figures(&en).signed(5.24), "+5.2");
        assert_eq!([0.04, -0.04].map(|number| Figures(&en).signed(number)), ["0.0", "0.0"]);
    }
}
