//! What clients are shown of a game, as JSON. Nothing here knows the seed of the dice or who is connected: it sees the
//! game as it stands, which holds nothing hidden.

use crate::history::{Standing, Told};
use games::{Playable, kind_of};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use tabletop::{Change, Ended, Node, difference};
use words::Words;

/// What a connection wishes to be shown beside the bare data.
#[derive(Clone, Copy, Default)]
pub struct Shown<'w> {
    /// Sentences, in these words.
    pub words: Option<&'w Words>,
    /// What would follow each choice.
    pub previews: bool,
    /// The windows that the seat has declined ahead.
    pub passed: &'w [Passed<'w>],
}

/// A kind of window that is passed by itself.
#[derive(Clone, Copy, Debug)]
pub struct Passed<'w> {
    /// The prompt's `kind`.
    pub window: &'w str,
    /// In this phase only.
    pub phase: Option<u32>,
}

/// Something that happened.
#[derive(Serialize)]
struct Happened<E> {
    #[serde(flatten)]
    what: E,
    #[serde(skip_serializing_if = "Option::is_none")]
    says: Option<String>,
    /// What it changes of the view.
    #[serde(skip_serializing_if = "Option::is_none")]
    changes: Option<Vec<Change>>,
}

/// Something of the game with a sentence.
#[derive(Serialize)]
struct Said<T> {
    #[serde(flatten)]
    what: T,
    #[serde(skip_serializing_if = "Option::is_none")]
    says: Option<String>,
}

/// A question with its rule.
#[derive(Serialize)]
struct Question<P> {
    #[serde(flatten)]
    prompt: Said<P>,
    rule: &'static str,
}

/// Something that can be chosen.
#[derive(Serialize)]
struct Offered<C, E> {
    id: u8,
    #[serde(flatten)]
    choice: Said<C>,
    #[serde(flatten)]
    preview: Option<Preview<E>>,
}

/// What would follow a choice.
#[derive(Serialize)]
struct Preview<E> {
    /// Whether it can't be undone: chance or somebody else comes next, or the end.
    #[serde(rename = "final")]
    is_final: bool,
    /// What happens at once if no further infusion is used.
    preview: Vec<E>,
}

#[derive(Serialize)]
struct Ask<'a, G: Playable> {
    seat: G::Seat,
    prompt: &'a Question<G::Prompt>,
    begun: bool,
    choices: Vec<Offered<G::Choice, G::Event>>,
}

#[derive(Serialize)]
struct Turn<'a, G: Playable> {
    seat: G::Seat,
    prompt: &'a Question<G::Prompt>,
}

#[derive(Serialize)]
struct StoryLine<'a, G: Playable> {
    seq: i64,
    line: &'a RawValue,
    events: Vec<Happened<G::Event>>,
    /// What a line without events changes of the view.
    #[serde(skip_serializing_if = "Option::is_none")]
    changes: Option<Vec<Change>>,
}

#[derive(Serialize)]
struct Outcome<'a, G: Playable> {
    result: Option<G::Result>,
    ended: Option<&'a Ended<G::Seat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    says: Option<Vec<String>>,
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).unwrap_or_else(|error| unreachable!("what clients are shown is always JSON: {error}"))
}

/// What a seat is asked in this state, which may be in the middle of a decision.
pub fn ask<G: Playable>(table: &G, state: &G::State, shown: Shown<'_>) -> Option<Box<RawValue>> {
    let Node::Decide { seat, prompt } = table.node(state) else { return None };
    let choices = table.legal(state).map(|id| {
        let what = table.choice(state, id);
        let says = shown.words.map(|words| table.say_choice(words, state, &what));
        let preview = shown.previews.then(|| preview(table, state, seat, id, shown.passed));
        Offered { id, choice: Said { what, says }, preview }
    });
    let ask = Ask::<G> {
        seat,
        prompt: &question(table, state, prompt, shown.words),
        begun: table.begun(state),
        choices: choices.collect(),
    };
    Some(raw(&ask))
}

/// Follows a choice as far as nothing else has to be chosen.
fn preview<G: Playable>(
    table: &G,
    state: &G::State,
    seat: G::Seat,
    choice: u8,
    passed: &[Passed<'_>],
) -> Preview<G::Event> {
    let (mut state, mut events) = (state.clone(), Vec::new());
    let still_asked = |state: &G::State| matches!(table.node(state), Node::Decide { seat: next, .. } if next == seat);
    table.apply(&mut state, choice, &mut events);
    while still_asked(&state)
        && let Some(next) = by_itself(table, &state, passed)
    {
        table.apply(&mut state, next, &mut events);
    }
    let is_final = !still_asked(&state);
    while still_asked(&state)
        && let Some(on) = table.legal(&state).find(|id| table.goes_on(&table.choice(&state, *id)))
    {
        table.apply(&mut state, on, &mut events);
    }
    Preview { is_final, preview: events }
}

/// What is played at once: what leaves no choice, and windows that were declined ahead.
fn by_itself<G: Playable>(table: &G, state: &G::State, passed: &[Passed<'_>]) -> Option<u8> {
    let legal = table.legal(state);
    if legal.len() == 1 {
        return Some(legal.nth(0));
    }
    let Node::Decide { prompt, .. } = table.node(state) else { return None };
    let holds =
        |one: &Passed<'_>| one.phase.is_none_or(|phase| phase == table.phase(state)) && one.window == kind_of(&prompt);
    table.pass(state).filter(|_| passed.iter().any(holds))
}

fn question<G: Playable>(table: &G, state: &G::State, what: G::Prompt, words: Option<&Words>) -> Question<G::Prompt> {
    let says = words.map(|words| table.say_prompt(words, state, &what));
    Question { prompt: Said { what, says }, rule: table.rule(state) }
}

/// Who is asked what, for everybody.
pub fn turn<G: Playable>(standing: &Standing<'_, G>, words: Option<&Words>) -> Box<RawValue> {
    let turn = match standing.node() {
        Node::Decide { seat, prompt } if !standing.is_over() => {
            Some((seat, question(standing.table(), standing.state(), prompt, words)))
        }
        _ => None,
    };
    raw(&turn.as_ref().map(|(seat, prompt)| Turn::<G> { seat: *seat, prompt }))
}

/// What happened until the game came to this state; if wished, with what that changed of the view.
pub fn story<G: Playable>(
    table: &G,
    story: &[Told<G>],
    state: &G::State,
    words: Option<&Words>,
    changes: bool,
) -> Box<RawValue> {
    let view = |state: &G::State| table.view(state, None);
    let lines = story.iter().enumerate().map(|(n, told)| {
        let changed = changes.then(|| tabletop::changes(table, view(&told.before), &told.events));
        let mut changed = changed.map(Vec::into_iter);
        let event = |what: &G::Event| Happened {
            what: *what,
            says: words.and_then(|words| table.say_event(words, what)),
            changes: changed.as_mut().and_then(Iterator::next),
        };
        let events: Vec<_> = told.events.iter().map(event).collect();
        let after = story.get(n + 1).map_or(state, |next| &next.before);
        let untold = (changes && events.is_empty()).then(|| difference(&view(&told.before), &view(after)));
        let changes = untold.filter(|changes| !changes.is_empty());
        StoryLine::<G> { seq: told.seq, line: &told.line, events, changes }
    });
    raw(&lines.collect::<Vec<_>>())
}

/// The table. Both games lie open on it: what one may see, everybody may, which a test proves.
pub fn view<G: Playable>(table: &G, state: &G::State) -> Box<RawValue> {
    raw(&table.view(state, None))
}

/// What the position would come to as it lies.
pub fn forecast<G: Playable>(table: &G, state: &G::State, words: Option<&Words>) -> Box<RawValue> {
    raw(&table.forecast(state, words))
}

/// How it ended, if it has.
pub fn outcome<G: Playable>(standing: &Standing<'_, G>, words: Option<&Words>) -> Option<Box<RawValue>> {
    if !standing.is_over() {
        return None;
    }
    let table = standing.table();
    let result = table.result(standing.state());
    let says = words.map(|words| match (&result, standing.ended()) {
        (Some(result), _) => table.say_result(words, result),
        (None, Some(ended)) => vec![table.say_ended(words, ended)],
        (None, None) => Vec::new(),
    });
    Some(raw(&Outcome::<G> { result, ended: standing.ended(), says }))
}
