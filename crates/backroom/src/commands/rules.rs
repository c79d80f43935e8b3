//! `backroom rules`: a rule in our own words.

use crate::BadInput;
use words::{Lang, RuleText, Value, Words};

/// Show a rule, its ruling and what is assumed
#[derive(clap::Args)]
#[command(after_help = "Examples:
  backroom rules                  every rule by its title
  backroom rules W5.6 --lang de   one rule
  backroom rules W5               a chapter
  backroom rules --find monopoly  every rule that mentions it")]
pub struct Args {
    /// A rule's number (W5.6, G2.1) or a chapter's (W5)
    rule: Option<String>,
    /// Show the rules that mention this
    #[arg(long, value_name = "WORDS", conflicts_with = "rule")]
    find: Option<String>,
    /// Language: en, de, fr
    #[arg(long, default_value = "en")]
    lang: Lang,
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    let words = Words::new(args.lang);
    match (&args.rule, &args.find) {
        (Some(id), _) => show_rule(&words, id)?,
        (_, Some(query)) => {
            let found: Vec<_> = words.find(query).collect();
            if found.is_empty() {
                return Err(BadInput(format!("--find: no rule mentions \"{query}\"")).into());
            }
            found.iter().for_each(|rule| anstream::println!("{}\n", tell(&words, rule)));
        }
        _ => words.rules().for_each(|rule| anstream::println!("{:7} {}", rule.id, rule.title)),
    }
    Ok(true)
}

fn show_rule(words: &Words, id: &str) -> anyhow::Result<()> {
    let id = id.to_uppercase();
    if let Some(rule) = words.rule(&id) {
        anstream::println!("{}", tell(words, &rule));
        return Ok(());
    }
    let chapter: Vec<_> = words.rules().filter(|rule| rule.id.starts_with(&format!("{id}."))).collect();
    if chapter.is_empty() {
        let why = format!("there is no rule {id}; backroom rules lists them all");
        return Err(BadInput(why).into());
    }
    chapter.iter().for_each(|rule| anstream::println!("{}\n", tell(words, rule)));
    Ok(())
}

/// A rule with everything that belongs to it.
pub fn tell(words: &Words, rule: &RuleText) -> String {
    let bold = anstyle::Style::new().bold();
    let mut lines = vec![format!("{bold}{} {}{bold:#}", rule.id, rule.title), rule.text.clone()];
    let more = [("terminal-rule-ruling", &rule.ruling), ("terminal-rule-assumed", &rule.assumed)];
    for (key, text) in more {
        lines.extend(text.as_ref().map(|text| words.text(key, &[("text", Value::from(text.as_str()))])));
    }
    lines.join("\n")
}
