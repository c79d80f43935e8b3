//! The rules in plain words.

use crate::Words;

/// A rule in plain words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleText {
    /// Its number, like `W5.6`.
    pub id: String,
    /// What it is about.
    pub title: String,
    /// What it says.
    pub text: String,
    /// What this house rules where the books are silent or disagree.
    pub ruling: Option<String>,
    /// Which of its numbers this house assumes.
    pub assumed: Option<String>,
}

impl RuleText {
    /// Whether all these words, in small letters, occur somewhere in it.
    fn mentions(&self, wanted: &[String]) -> bool {
        let parts = [Some(&self.id), Some(&self.title), Some(&self.text), self.ruling.as_ref(), self.assumed.as_ref()];
        let whole = parts.into_iter().flatten().map(|part| part.to_lowercase()).collect::<Vec<_>>().join(" ");
        wanted.iter().all(|word| whole.contains(word))
    }
}

impl Words {
    /// The rule of this number: `W5.6`, or for the campaign also `W10 #7`.
    pub fn rule(&self, id: &str) -> Option<RuleText> {
        let key = id.trim().replace(" #", "-").replace('.', "-");
        let key = self.rules.iter().find(|known| known.eq_ignore_ascii_case(&key))?;
        Some(self.rule_with(key))
    }

    /// Every rule in the order of numbers, *With a Smile & a Gun* first.
    pub fn rules(&self) -> impl Iterator<Item = RuleText> {
        self.rules.iter().map(|key| self.rule_with(key))
    }

    /// The title of a rule's chapter: `W5.6` and `W5` are both in "Phase 5, Settling the Score".
    pub fn chapter(&self, id: &str) -> Option<String> {
        let chapter = id.split(['.', ' ']).next().unwrap_or_default().to_ascii_uppercase();
        self.find_text(&format!("chapter-{chapter}"), None, &[])
    }

    /// The rules that mention all words of a query, whatever their case, in the order of numbers.
    pub fn find(&self, query: &str) -> impl Iterator<Item = RuleText> {
        let wanted: Vec<_> = query.split_whitespace().map(str::to_lowercase).collect();
        self.rules().filter(move |rule| rule.mentions(&wanted))
    }

    /// The title of a rule or, for a whole chapter, the chapter's.
    pub(crate) fn title(&self, id: &str) -> Option<String> {
        self.rule(id).map(|rule| rule.title).or_else(|| self.chapter(id))
    }

    fn rule_with(&self, key: &str) -> RuleText {
        let part = |attribute| self.find_text(key, Some(attribute), &[]);
        RuleText {
            id: key.replacen('-', ".", 1),
            title: self.text(key, &[]),
            text: part("text").unwrap_or_default(),
            ruling: part("ruling"),
            assumed: part("assumed"),
        }
    }
}
