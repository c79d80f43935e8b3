//! `backroom rules`: a rule in our own words.

use crate::BadInput;
use words::{Lang, RuleText, Ruling, Said, Value, Words};

/// Show a rule, its ruling and what is assumed
#[derive(clap::Args)]
#[command(after_help = "Examples:
  backroom rules                  every rule by its title
  backroom rules W5.6 --lang de   one rule, and what the books say about it where they leave a question
  backroom rules W5               a chapter
  backroom rules --find monopoly  every rule that mentions it
  backroom rules --rulings        every ruling: what the books say, what we do and why, as Markdown
  backroom rules G3 --rulings     the rulings of a chapter")]
pub struct Args {
    /// A rule's number (W5.6, G2.1) or a chapter's (W5)
    rule: Option<String>,
    /// Show the rules that mention this
    #[arg(long, value_name = "WORDS", conflicts_with = "rule")]
    find: Option<String>,
    /// Show the questions that the books leave open: what each says, what we do and why
    #[arg(long, conflicts_with = "find")]
    rulings: bool,
    /// Language: en, de, fr
    #[arg(long, default_value = "en")]
    lang: Lang,
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    let words = Words::new(args.lang);
    match (&args.rule, &args.find) {
        (rule, _) if args.rulings => show_rulings(&words, rule.as_deref())?,
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
        words.rulings_of(&id).iter().for_each(|ruling| anstream::println!("\n{}", explain(words, ruling)));
        return Ok(());
    }
    let chapter: Vec<_> = words.rules().filter(|rule| is_in(&rule.id, &id)).collect();
    if chapter.is_empty() {
        return Err(unknown(&id));
    }
    chapter.iter().for_each(|rule| anstream::println!("{}\n", tell(words, rule)));
    Ok(())
}

fn unknown(id: &str) -> anyhow::Error {
    BadInput(format!("there is no rule {id}; backroom rules lists them all")).into()
}

/// Whether a rule is the one of this number, or in the chapter of this number.
fn is_in(rule: &str, id: &str) -> bool {
    rule.strip_prefix(id).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
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

/// What the books say about a question, what we do and why.
fn explain(words: &Words, ruling: &Ruling) -> String {
    let bold = anstyle::Style::new().bold();
    let mut lines = vec![format!("{bold}{}{bold:#}", ruling.question)];
    lines.extend(parts(words, ruling).into_iter().map(|(name, text)| match name {
        Some(name) => format!("  {name}: {text}"),
        None => format!("  {text}"),
    }));
    lines.join("\n")
}

/// The parts of a ruling, each with its name: the books, what we do, why.
fn parts(words: &Words, ruling: &Ruling) -> Vec<(Option<String>, String)> {
    let book = |Said { book, says }: &Said| (Some(book.clone()), says.clone());
    let mut parts: Vec<_> = ruling.books.iter().map(book).collect();
    if parts.is_empty() {
        parts.push((None, words.text("ruling-silent", &[])));
    }
    parts.push((Some(words.text("ruling-does", &[])), ruling.does.clone()));
    parts.push((Some(words.text("ruling-why", &[])), ruling.why.clone()));
    parts
}

/// Every ruling, or those of a rule or chapter, as a page of Markdown.
fn show_rulings(words: &Words, of: Option<&str>) -> anyhow::Result<()> {
    let id = of.unwrap_or_default().to_uppercase().replace(" #", ".");
    let found: Vec<_> = words.rulings().filter(|ruling| of.is_none() || is_in(&ruling.rule, &id)).collect();
    if found.is_empty() {
        return Err(match words.rule(&id).is_some() || words.chapter(&id).is_some() {
            true => BadInput(format!("there is no ruling about {id}")).into(),
            false => unknown(&id),
        });
    }
    if of.is_none() {
        anstream::println!("# {}\n\n{}", words.text("ruling-title", &[]), words.text("ruling-intro", &[]));
    }
    let mut chapter = None;
    for ruling in &found {
        let here = words.chapter(&ruling.rule);
        if here != chapter {
            anstream::println!("\n## {}", here.as_deref().unwrap_or_default());
            chapter = here;
        }
        anstream::println!("\n### {} {}\n", ruling.rule, ruling.question);
        for (name, text) in parts(words, ruling) {
            match name {
                Some(name) => anstream::println!("- **{name}**: {text}"),
                None => anstream::println!("- {text}"),
            }
        }
    }
    Ok(())
}
