//! The texts' own structure.

use crate::Lang;
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement},
    parser,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
};

/// A key, and perhaps one of its attributes.
pub type Place = (String, Option<String>);

/// What a text or an attribute is made of.
#[derive(Default)]
pub struct Made {
    variables: BTreeSet<String>,
    pub references: BTreeSet<Place>,
    /// Its words, with a brace for everything that is put in and a line for every variant.
    pub text: String,
}

/// All texts and attributes of a language.
#[derive(Default)]
pub struct Texts {
    pub made: BTreeMap<Place, Made>,
    /// The file of each key.
    pub files: BTreeMap<String, String>,
}

/// Where the texts lie.
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/text")
}

impl Texts {
    /// Those that this crate speaks.
    pub fn of(lang: Lang) -> Self {
        let mut texts = Self::default();
        lang.files().iter().for_each(|(file, text)| texts.add_file(lang, file, text));
        texts
    }

    /// All of the language's files, the page's too.
    pub fn all(lang: Lang) -> Self {
        let mut texts = Self::default();
        for entry in fs::read_dir(folder().join(lang.code())).unwrap() {
            let path = entry.unwrap().path();
            let file = path.file_stem().unwrap().to_string_lossy().into_owned();
            texts.add_file(lang, &file, &fs::read_to_string(path).unwrap());
        }
        texts
    }

    fn add_file(&mut self, lang: Lang, file: &str, text: &str) {
        let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{lang}/{file}.ftl: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => self.add(lang, file, &message),
                Entry::Junk { content } => panic!("{lang}/{file}.ftl: {content}"),
                _ => {}
            }
        }
    }

    fn add(&mut self, lang: Lang, file: &str, message: &Message<&str>) {
        let key = message.id.name.to_owned();
        let before = self.files.insert(key.clone(), file.to_owned());
        assert_eq!(before, None, "{lang}/{file}.ftl: {key} is there twice");
        let value = message.value.as_ref().map(|pattern| (None, pattern));
        let attributes = message.attributes.iter().map(|one| (Some(one.id.name.to_owned()), &one.value));
        for (attribute, pattern) in value.into_iter().chain(attributes) {
            let mut made = Made::default();
            read(pattern, &mut made);
            self.made.insert((key.clone(), attribute), made);
        }
    }

    /// The variables of a text and of everything it refers to.
    pub fn variables(&self, place: &Place) -> BTreeSet<String> {
        self.reachable(place).iter().flat_map(|place| self.made[place].variables.clone()).collect()
    }

    /// A text and everything it refers to.
    pub fn reachable(&self, place: &Place) -> BTreeSet<Place> {
        let mut found = BTreeSet::new();
        let mut open = vec![place.clone()];
        while let Some(place) = open.pop() {
            if found.insert(place.clone()) {
                open.extend(self.made[&place].references.iter().cloned());
            }
        }
        found
    }
}

fn read(pattern: &Pattern<&str>, made: &mut Made) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => made.text.push_str(value),
            PatternElement::Placeable { expression } => {
                made.text.push('{');
                read_expression(expression, made);
            }
        }
    }
}

fn read_expression(expression: &Expression<&str>, made: &mut Made) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, made),
        Expression::Select { selector, variants } => {
            read_inline(selector, made);
            for variant in variants {
                made.text.push('\n');
                read(&variant.value, made);
            }
            made.text.push('\n');
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, made: &mut Made) {
    match inline {
        InlineExpression::VariableReference { id } => {
            made.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, attribute } => {
            let attribute = attribute.as_ref().map(|attribute| attribute.name.to_owned());
            made.references.insert((id.name.to_owned(), attribute));
        }
        InlineExpression::Placeable { expression } => read_expression(expression, made),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("{other:?}: not used in these texts"),
    }
}
