//! The page's declarations are those of the protocol. `scripts/typescript` writes them anew.

use games::{Name, Playable};
use ledger::{Filter, Who, replay::Replay};
use server::{
    Wish,
    api::{Laid, Me},
    challenge::{Accepted, Challenge, DealResult},
    lists::TableSummary,
    my::Games,
    notices::{Subscription, Told},
    protocol::{ClientMessage, ServerMessage},
    replay::Proof,
    review::Analysis,
    sessions::Session,
    statistics::{Progress, Statistics},
    tokens::Known,
};
use std::{any::TypeId, collections::BTreeMap, path::Path};
use tabletop::Game;
use ts_rs::{Config, TS, TypeVisitor};

/// Gathers declarations, each once.
struct Declarations {
    config: Config,
    seen: Vec<TypeId>,
    found: BTreeMap<String, String>,
}

impl Declarations {
    /// Declares a type and all that it needs; what it is called.
    fn declare<T: TS + 'static>(&mut self) -> String {
        self.visit::<T>();
        T::ident(&self.config)
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        if T::output_path().is_some() {
            self.found.insert(T::ident(&self.config), T::decl(&self.config));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// What is put together on the way from the games' own types: `{View}` stands for the view of any game.
const COMPOSED: &str = "\
export type GameName = {Name};
export type SeatName = {Seat};
export type Lang = \"en\" | \"de\" | \"fr\";
export type Setup = {Setup};
export type View = {View};
export type Forecast = {Forecast};
/** A sentence, if the connection has a language. */
export type Said = { says?: string };
/** With the rule behind the question. */
export type Prompt = ({Prompt}) & Said & { rule: string };
/** Answered by its `id`; `preview` and `final` if the connection asked for previews. */
export type Choice = ({Choice}) & Said & { id: number; preview?: GameEvent[]; final?: boolean };
/** With what it changes of the view, if the connection asked for changes. */
export type GameEvent = ({Event}) & Said & { changes?: Change[] };
/** What you are asked; `begun` in the middle of a decision. */
export type Ask = { seat: SeatName; prompt: Prompt; begun: boolean; choices: Choice[] };
/** Who is asked what, for everybody. */
export type Turn = { seat: SeatName; prompt: Prompt };
/** How a game ended outside its rules. */
export type Ended = { how: \"resigned\" | \"time\" | \"agreed\" | \"abandoned\"; by: SeatName | null };
export type Outcome = { result: {Result} | null; ended: Ended | null; says?: string[] };
/** One line of the table's history: an entry of the record, or one of the others. */
export type StoryLine = {
  seq: number;
  line: Entry | Back | { ended: Ended } | { granted: SeatName };
  events: GameEvent[];
  /** What a line without events changes of the view, if the connection asked for changes. */
  changes?: Change[];
};
/** An entry of the record; `docs/record.md` tells the rest of it. */
export type Entry = { by: SeatName; do: string } | { event: string };
/** Everything after the line `back_to` is taken back. */
export type Back = { back_to: number; by: SeatName; agreed: boolean };
/** What is promised about the dice. */
export type Fair = {
  scheme: string;
  table: string;
  commitment: string;
  server_seed: string | null;
  player_seeds: string[];
};
";

/// Declares what each game sends, and says what it is called, by its part in the protocol.
fn of_all_games(all: &mut Declarations) -> BTreeMap<&'static str, Vec<String>> {
    let mut found = BTreeMap::<_, Vec<_>>::new();
    for name in Name::ALL {
        found.entry("Name").or_default().push(format!("{:?}", name.as_str()));
        games::visit!(name, G => {
            let of_game = [
                ("Seat", all.declare::<<G as Game>::Seat>()),
                ("Setup", all.declare::<<G as Game>::Setup>()),
                ("View", all.declare::<<G as Game>::View>()),
                ("Prompt", all.declare::<<G as Game>::Prompt>()),
                ("Choice", all.declare::<<G as Game>::Choice>()),
                ("Event", all.declare::<<G as Game>::Event>()),
                ("Result", all.declare::<<G as Game>::Result>()),
                ("Forecast", all.declare::<<G as Playable>::Forecast>()),
            ];
            of_game.into_iter().for_each(|(part, called)| found.entry(part).or_default().push(called));
        });
    }
    found
}

fn declarations() -> String {
    let mut all = Declarations { config: Config::default(), seen: Vec::new(), found: BTreeMap::new() };
    all.visit::<ServerMessage<'static>>();
    all.visit::<ClientMessage>();
    all.visit::<Wish>();
    all.visit::<TableSummary>();
    all.visit::<Me>();
    all.visit::<Analysis>();
    all.visit::<Proof>();
    all.visit::<Games>();
    all.visit::<Statistics>();
    all.visit::<Progress>();
    all.visit::<Challenge>();
    all.visit::<Accepted>();
    all.visit::<DealResult>();
    all.visit::<Laid>();
    all.visit::<Filter>();
    all.visit::<Replay<'static>>();
    all.visit::<Session>();
    all.visit::<Known>();
    all.visit::<Told>();
    all.visit::<Subscription>();
    all.visit::<games::Catalogue>();
    all.visit::<Who>();
    all.visit::<tabletop::Change>();
    let mut composed = COMPOSED.to_owned();
    for (part, of_all) in of_all_games(&mut all) {
        composed = composed.replace(&format!("{{{part}}}"), &of_all.join(" | "));
    }
    let head = "// Made by scripts/typescript from the server's types; don't edit.\n\n";
    let found: String = all.found.values().map(|declaration| format!("export {declaration}\n")).collect();
    format!("{head}{composed}{found}")
}

#[test]
fn the_pages_declarations_are_current() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol.ts");
    let declarations = declarations();
    if std::env::var_os("BACKROOM_WRITE").is_some() {
        std::fs::write(&file, &declarations).unwrap();
    }
    let there = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(there == declarations, "{} is not current: run scripts/typescript", file.display());
}
