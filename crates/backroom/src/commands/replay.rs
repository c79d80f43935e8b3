//! `backroom replay`: a position of a record, and the story so far.

use crate::{
    board::Board,
    games::{Found, GameArgs, upto},
};
use words::{Lang, Value, Words};

/// Show a position of a recorded game and the story so far
#[derive(clap::Args)]
#[command(after_help = "Examples:
  backroom replay games.jsonl                      the first game's end
  backroom replay games.jsonl --game 3 --at 40     the third game after 40 entries
  backroom replay games.jsonl --at 40 --lang fr    in French")]
pub struct Args {
    #[command(flatten)]
    record: GameArgs,
    /// Show the position after this many entries of the log [default: all]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Language: en, de, fr
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Only the position, without the story
    #[arg(long)]
    board: bool,
}

/// Runs the command.
pub fn run(args: Args) -> anyhow::Result<bool> {
    let found = args.record.find()?;
    ::games::visit!(found.game, G => show::<G>(&found, &args))
}

fn show<G: Board>(found: &Found, args: &Args) -> anyhow::Result<bool> {
    let (table, record) = found.read::<G>()?;
    let at = upto(&record, args.at)?;
    let words = Words::new(args.lang);
    let mut story = Vec::new();
    let play =
        record.replay(&table, Some(at), |_, events| story.extend(events)).map_err(|error| found.complaint(error))?;
    if !args.board {
        story.iter().filter_map(|event| table.say_event(&words, event)).for_each(|line| anstream::println!("{line}"));
        anstream::println!();
    }
    let position = [("number", Value::from(at)), ("count", record.log.len().into())];
    anstream::println!("{}", words.text("terminal-position", &position));
    anstream::println!("{}", table.draw(&words, play.state()));
    if let Some(result) = table.result(play.state()) {
        anstream::println!();
        table.say_result(&words, &result).iter().for_each(|line| anstream::println!("{line}"));
    }
    if let Some(ended) = record.ended.as_ref().filter(|_| at == record.log.len()) {
        anstream::println!("{}", table.say_ended(&words, ended));
    }
    Ok(true)
}
