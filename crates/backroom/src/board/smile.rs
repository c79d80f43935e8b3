//! The city of With a Smile & a Gun.

use super::{BLUE, Board, GREEN, QUIET, YELLOW, pad, paint, say, say_with};
use anstyle::Style;
use smile_and_gun::{Colour, Face, HeldView, Kind, Party, Player, State, Table, Token, View, heat, rank, scores};
use tabletop::Game;
use words::{Speaks, Words};

/// The width of a district.
const WIDTH: usize = 22;
/// The width of the spaces at the sides.
const SIDE: usize = 11;

impl Board for Table {
    fn draw(&self, words: &Words, state: &State) -> String {
        let view = self.view(state, None);
        let mut lines = vec![headline(words, self, &view)];
        lines.push(edge(words, self, state, [0, 1, 2]));
        for row in 0..3 {
            lines.push(rule());
            lines.extend(districts(words, self, state, &view, row));
        }
        lines.push(rule());
        lines.push(edge(words, self, state, [8, 7, 6]));
        lines.push(dice(words, &view));
        for player in Player::BOTH {
            lines.extend(side(words, self, state, &view, player));
        }
        let hat = say(words, "terminal-short-hat");
        lines.push(paint(QUIET, &say_with(words, "terminal-legend", [("hat", hat.into())])));
        lines.join("\n")
    }

    fn standing(&self, words: &Words, state: &State) -> Vec<String> {
        let scores = scores(self, state);
        let line = |player: Player| {
            let points = say_with(words, "terminal-points", [("points", scores[player as usize].total.into())]);
            format!("{}: {points}", paint(style(player.colour()), &self.say_seat(words, player)))
        };
        Player::BOTH.map(line).to_vec()
    }
}

fn style(colour: Colour) -> Style {
    match colour {
        Colour::Green => GREEN,
        Colour::Yellow => YELLOW,
        Colour::Police => BLUE,
    }
}

fn headline(words: &Words, table: &Table, view: &View) -> String {
    let name = say(words, &format!("terminal-phase-{}", view.phase));
    let args = [("round", view.round.into()), ("phase", view.phase.into()), ("name", name.into())];
    let shadow = say(words, &format!("shadow-{}", table.shadow));
    let infusions: Vec<_> = table.infusions.iter().map(|card| say(words, &format!("infusion-{card}"))).collect();
    let cards = [("shadow", shadow.into()), ("infusions", infusions.join(", ").into())];
    format!("{}   {}", say_with(words, "terminal-round", args), say_with(words, "terminal-cards", cards))
}

fn rule() -> String {
    format!("{}+{}", " ".repeat(SIDE), format!("{}+", "-".repeat(WIDTH)).repeat(3))
}

/// Who stands on a space, and its two numbers (W0.2).
fn space(words: &Words, table: &Table, state: &State, space: u8) -> String {
    let view = table.view(state, None);
    let mut figures = Vec::new();
    for (player, boss) in Player::BOTH.into_iter().zip([view.players.green.boss, view.players.yellow.boss]) {
        if boss == space {
            let letter = say(words, &format!("terminal-short-{player}"));
            figures.push(paint(style(player.colour()), &letter));
        }
    }
    if view.shadow_space == Some(space) {
        figures.push(say(words, "terminal-shadow"));
    }
    format!("{}/{} {}", space, space + 12, figures.concat()).trim_end().to_owned()
}

fn edge(words: &Words, table: &Table, state: &State, spaces: [u8; 3]) -> String {
    let cells = spaces.map(|n| pad(&format!("    {}", space(words, table, state, n)), WIDTH + 1));
    format!("{} {}", " ".repeat(SIDE), cells.concat()).trim_end().to_owned()
}

fn districts(words: &Words, table: &Table, state: &State, view: &View, row: u8) -> Vec<String> {
    let left = space(words, table, state, 11 - row);
    let right = space(words, table, state, 3 + row);
    let cells: Vec<_> = (3 * row..3 * row + 3).map(|district| cell(words, table, state, view, district)).collect();
    (0..4)
        .map(|line| {
            let inner: String = cells.iter().map(|cell| format!("{}|", pad(&cell[line], WIDTH))).collect();
            let (left, right) = if line == 1 { (left.as_str(), right.as_str()) } else { ("", "") };
            format!("{}|{inner} {right}", pad(left, SIDE)).trim_end().to_owned()
        })
        .collect()
}

/// Name, tokens, cubes, and who would take if it were settled now.
fn cell(words: &Words, table: &Table, state: &State, view: &View, district: u8) -> [String; 4] {
    let here = &view.districts[usize::from(district)];
    let monster = table.shadow.home() == Some(district);
    let name = say(words, &format!("district-{district}"));
    let mark = if monster { format!(" ({})", say(words, "terminal-shadow")) } else { String::new() };
    let tokens: Vec<_> = here.tokens.iter().map(|token| short(words, *token)).collect();
    let counts =
        [(Colour::Green, here.cubes.green), (Colour::Yellow, here.cubes.yellow), (Colour::Police, here.cubes.police)];
    let cubes = counts.into_iter().filter(|(_, count)| *count > 0).map(|(colour, count)| {
        paint(style(colour), &format!("{}{count}", say(words, &format!("terminal-short-{colour}"))))
    });
    [
        format!(" {name}{mark}"),
        format!(" {}", tokens.join(" ")),
        format!(" {}", cubes.collect::<Vec<_>>().join("  ")),
        format!(" {}", paint(QUIET, &forecast(words, table, state, district))),
    ]
}

fn forecast(words: &Words, table: &Table, state: &State, district: u8) -> String {
    let ranking = rank(table, state, district);
    let name = |party: Party| match party {
        Party::Player(player) => say(words, &format!("terminal-short-{player}")),
        Party::Police => say(words, "terminal-short-police"),
        Party::Guardian => say(words, "terminal-short-guardian"),
    };
    let mut places: Vec<_> = (0..4).map_while(|place| ranking.at(place)).map(name).collect();
    if ranking.tied {
        places.push(say(words, "terminal-tie"));
    }
    if places.is_empty() {
        places.push(say(words, "terminal-nobody"));
    }
    places.iter().enumerate().map(|(n, who)| format!("{}. {who}", n + 1)).collect::<Vec<_>>().join("  ")
}

/// A token in a few letters: `hat4/1`, `wea/2`.
fn short(words: &Words, token: Token) -> String {
    let kind = say(words, &format!("terminal-short-{}", token.kind.name()));
    let value = if token.kind == Kind::Hat { token.value.to_string() } else { String::new() };
    format!("{kind}{value}/{}", token.squares)
}

fn dice(words: &Words, view: &View) -> String {
    let list = |dice: smile_and_gun::Dice| dice.each().map(|die| die.to_string()).collect::<Vec<_>>().join(" ");
    let count = |piles: &[smile_and_gun::Pile]| piles.iter().map(|pile| u32::from(pile.count)).sum::<u32>();
    let bag = [("bag", count(&view.bag).into()), ("discard", count(&view.discard).into())];
    let dice = match view.leftover {
        Some(die) => say_with(words, "terminal-leftover", [("die", die.into())]),
        None => say_with(words, "terminal-pool", [("dice", list(view.pool).into())]),
    };
    format!("{dice}   {}", say_with(words, "terminal-bag", bag))
}

fn side(words: &Words, table: &Table, state: &State, view: &View, player: Player) -> Vec<String> {
    let own = match player {
        Player::Green => &view.players.green,
        Player::Yellow => &view.players.yellow,
    };
    let name = paint(style(player.colour()), &table.say_seat(words, player));
    let dice = own.action_dice.iter().map(|die| die.to_string()).collect::<Vec<_>>().join(" ");
    let dice = if dice.is_empty() { say(words, "terminal-nobody") } else { dice };
    let mut facts = vec![
        say_with(words, "terminal-heat", [("dice", dice.into()), ("heat", heat(table, state, player).into())]),
        say_with(words, "terminal-points", [("points", scores(table, state)[player as usize].total.into())]),
    ];
    if view.first == Some(player) {
        facts.push(say(words, "terminal-first"));
    }
    if view.gumshoe == Some(player) {
        facts.push(say(words, "terminal-gumshoe"));
    }
    let on_card = state.on_card[player as usize];
    if on_card > 0 {
        facts.push(say_with(words, "terminal-on-card", [("count", on_card.into())]));
    }
    let tokens: Vec<_> = own.tokens.iter().map(|held| held_short(words, held)).collect();
    let tokens = if tokens.is_empty() { say(words, "terminal-nothing") } else { tokens.join(" ") };
    let holds = say_with(words, "terminal-holds", [("tokens", tokens.into())]);
    vec![format!("{name}: {}", facts.join(" · ")), format!("    {holds}")]
}

fn held_short(words: &Words, view: &HeldView) -> String {
    let held = view.held;
    let down = if held.face == Some(Face::Down) { "↓" } else { "" };
    let on = held.on.map_or(String::new(), |squares| format!("×2({squares})"));
    let used = if view.used { "✓" } else { "" };
    format!("{}{down}{on}{used}", short(words, held.token()))
}
