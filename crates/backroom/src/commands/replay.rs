//! `backroom replay`: a position of a record, and the story so far.

use crate::{
    BadInput,
    board::Board,
    games::{GameName, read_lines, with_game},
};
use std::path::PathBuf;
use tabletop::Record;
use words::{Lang, Value, Words};

/// Show a position of a recorded game and the story so far
#[derive(clap::Args)]
#[command(after_help = "Examples:
  backroom replay games.jsonl                      the first game's end
  backroom replay games.jsonl --game 3 --at 40     the third game after 40 entries
  backroom replay games.jsonl --at 40 --lang fr    in French")]
pub struct Args {
    /// A file of records, one game a line; - is standard input
    file: PathBuf,
    /// Which game of the file, counted from 1
    #[arg(long, default_value_t = 1)]
    game: usize,
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
    let lines = read_lines(&args.file)?;
    let Some((number, line)) = args.game.checked_sub(1).and_then(|n| lines.get(n)) else {
        let why =
            format!("--game: {} holds {} games, there is no game {}", args.file.display(), lines.len(), args.game);
        return Err(BadInput(why).into());
    };
    let place = || format!("{}:{number}", args.file.display());
    let game = GameName::of_record(line).map_err(|error| BadInput(format!("{}: {error}", place())))?;
    with_game!(game, G => show::<G>(line, &args, &place()))
}

fn show<G: Board>(line: &str, args: &Args, place: &str) -> anyhow::Result<bool> {
    let complaint = |why: String| BadInput(format!("{place}: {why}"));
    let record = Record::<G>::read(line).map_err(|error| complaint(error.to_string()))?;
    let count = record.log.len();
    let at = args.at.unwrap_or(count);
    if at > count {
        return Err(BadInput(format!("--at: the log has {count} entries, there is no entry {at}")).into());
    }
    let table = G::new(&record.setup).map_err(|error| complaint(error.to_string()))?;
    let words = Words::new(args.lang);
    let mut story = Vec::new();
    let play = record
        .replay(&table, Some(at), |_, events| story.extend(events))
        .map_err(|error| complaint(error.to_string()))?;
    if !args.board {
        story.iter().filter_map(|event| table.say_event(&words, event)).for_each(|line| anstream::println!("{line}"));
        anstream::println!();
    }
    let position = [("number", Value::from(at)), ("count", count.into())];
    anstream::println!("{}", words.text("terminal-position", &position));
    anstream::println!("{}", table.draw(&words, play.state()));
    if let Some(result) = table.result(play.state()) {
        anstream::println!();
        table.say_result(&words, &result).iter().for_each(|line| anstream::println!("{line}"));
    }
    if let Some(ended) = record.ended.as_ref().filter(|_| at == count) {
        anstream::println!("{}", table.say_ended(&words, ended));
    }
    Ok(true)
}
