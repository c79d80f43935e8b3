//! The texts of one language.

use crate::Lang;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use fluent_syntax::ast::Entry;
use std::fmt;
use unic_langid::LanguageIdentifier;

/// What a variable in a text stands for: a number or a string.
pub use fluent_bundle::FluentValue as Value;

/// The texts of one language. Can be shared between threads.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// The keys of the rules, in the order of their numbers.
    pub(crate) rules: Vec<String>,
    /// The keys that were said, so that a test can find those that never are.
    #[cfg(test)]
    pub(crate) said: std::sync::Mutex<std::collections::BTreeSet<String>>,
}

impl Words {
    /// The texts of a language.
    pub fn new(lang: Lang) -> Self {
        let language: LanguageIdentifier = lang.code().parse().expect("the codes are valid, which a test proves");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Nothing here runs from right to left; the marks would only be in the way.
        bundle.set_use_isolating(false);
        let mut rules = Vec::new();
        for &(file, text) in lang.files() {
            let resource = resource(text);
            if file == "rules" {
                rules.extend(keys(&resource).filter(|key| is_rule(key)).map(str::to_owned));
            }
            bundle.add_resource_overriding(resource);
        }
        Self {
            lang,
            bundle,
            rules,
            #[cfg(test)]
            said: std::sync::Mutex::default(),
        }
    }

    /// These texts and more, written in Fluent. What can't be read of them is left out.
    #[must_use]
    pub fn and(mut self, text: &str) -> Self {
        self.bundle.add_resource_overriding(resource(text));
        self
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a text with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text with this key; the key in braces if there is none.
    pub fn text(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        self.find_text(key, None, args).unwrap_or_else(|| format!("{{{key}}}"))
    }

    /// An attribute of the text with this key, like `.text` of a rule; the key in braces if there is none.
    pub fn attr(&self, key: &str, attribute: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        self.find_text(key, Some(attribute), args).unwrap_or_else(|| format!("{{{key}.{attribute}}}"))
    }

    pub(crate) fn find_text(
        &self,
        key: &str,
        attribute: Option<&str>,
        args: &[(&str, FluentValue<'_>)],
    ) -> Option<String> {
        #[cfg(test)]
        self.said.lock().unwrap().insert(key.to_owned());
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(name) => message.get_attribute(name)?.value(),
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).finish_non_exhaustive()
    }
}

/// What can be read is used; tests prove that everything can.
fn resource(text: &str) -> FluentResource {
    FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource)
}

fn keys(resource: &FluentResource) -> impl Iterator<Item = &str> {
    resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    })
}

/// Rules are `W5-6`, `G2-1` and the like; chapters are `chapter-W5`.
fn is_rule(key: &str) -> bool {
    key.starts_with(|first: char| first.is_ascii_uppercase())
}
