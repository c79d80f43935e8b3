//! Windows in which an infusion can be used, and whether a person is asked there.

use clap::ValueEnum;
use games::Playable;
use smile_and_gun::{Choice, Colour, Face, HeldView, Kind, Player, Prompt, State, Table, city::District};
use tabletop::{Game, Node};

/// Where the game waits for a person who could use an infusion before something that happens by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Asking {
    /// Everywhere
    Always,
    /// Where it could change something and wasn't offered in this turn before
    #[default]
    Worth,
    /// Only after the command i
    Armed,
}

/// A game that may have such windows.
pub trait Windows: Game {
    /// Going on, where nothing else can be done but to use an infusion.
    fn onward(&self, _: &Self::State) -> Option<u8> {
        None
    }
    /// The cards that an infusion could be used for here, as a set.
    fn offers(&self, _: &Self::State) -> u16 {
        0
    }
    /// Whether a turn begins here, in which nothing was offered before.
    fn begins_turn(&self, _: &Self::State) -> bool {
        false
    }
    /// Whether an infusion could change anything here.
    fn matters(&self, _: &Self::State) -> bool {
        true
    }
}

impl Windows for gangster::Table {}

impl Windows for Table {
    fn onward(&self, state: &State) -> Option<u8> {
        match self.node(state) {
            Node::Decide { prompt: Prompt::Move | Prompt::Place | Prompt::End | Prompt::Enthral { .. }, .. } => {
                self.pass(state)
            }
            _ => None,
        }
    }

    fn offers(&self, state: &State) -> u16 {
        let cards = self.legal(state).filter_map(|number| match self.choice(state, number) {
            Choice::Use { card, .. } => Some(1 << card as u16),
            _ => None,
        });
        cards.fold(0, |all, card: u16| all | card)
    }

    fn begins_turn(&self, state: &State) -> bool {
        matches!(self.node(state), Node::Decide { prompt: Prompt::Draft, .. })
    }

    /// Before a district is settled: whether one infusion or several would put anybody else in front there.
    fn matters(&self, state: &State) -> bool {
        match self.node(state) {
            Node::Decide { seat, prompt: Prompt::Enthral { district } } => {
                enthralling_matters(self, state, seat, district)
            }
            _ => true,
        }
    }
}

fn enthralling_matters(table: &Table, state: &State, player: Player, district: District) -> bool {
    let view = table.view(state, Some(player));
    let side = if player == Player::Green { view.players.green } else { view.players.yellow };
    let is_usable =
        |HeldView { held, used }: &&HeldView| held.kind == Kind::Infusion && held.face == Some(Face::Up) && !used;
    let infusions = side.tokens.iter().filter(is_usable).count() as u8;
    let [own, other] = [player, player.other()].map(|player| state.cubes(district, player.colour()));
    let police = state.cubes(district, Colour::Police);
    let now = order([own, other, police]);
    (1..=infusions.min(police)).any(|count| order([own + count, other, police - count]) != now)
}

/// Which of the three has more, and who is there at all.
fn order([own, other, police]: [u8; 3]) -> impl PartialEq {
    ([own.cmp(&other), other.cmp(&police), police.cmp(&own)], [own, other, police].map(|cubes| cubes > 0))
}

/// What a person was offered, and whether they want to be asked next time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Waiting {
    asking: Asking,
    /// The next window waits, whatever the setting says.
    armed: bool,
    /// The cards that were offered in this turn.
    offered: u16,
}

impl Waiting {
    /// Waits as the setting says.
    pub fn new(asking: Asking) -> Self {
        Self { asking, ..Self::default() }
    }

    /// The next window waits.
    pub fn arm(&mut self) {
        self.armed = true;
    }

    /// This window waits, if it is one: somebody went back to it.
    pub fn arm_at<G: Windows>(&mut self, table: &G, state: &G::State) {
        self.armed |= table.onward(state).is_some();
    }

    /// The choice that is made for a person here, because they wouldn't miss being asked. Nothing is offered twice.
    pub fn passes<G: Windows>(&mut self, table: &G, state: &G::State) -> Option<u8> {
        if table.begins_turn(state) {
            self.offered = 0;
        }
        let offers = table.offers(state);
        let known = offers != 0 && offers & !self.offered == 0;
        let onward = table.onward(state).filter(|_| match self.asking {
            _ if self.armed => false,
            Asking::Always => false,
            Asking::Worth => known || !table.matters(state),
            Asking::Armed => true,
        });
        if onward.is_none() {
            self.offered |= offers;
            self.armed &= table.onward(state).is_none();
        }
        onward
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use smile_and_gun::{Edition, Infusion, Infusions, Setup, Shadow};
    use std::collections::BTreeMap;
    use tabletop::{Seeded, random_choice};

    /// How often a person at both seats was asked in each window, and how often going on was left to the machine, in
    /// random games with this card.
    fn played(infusion: Infusion, asking: Asking) -> BTreeMap<&'static str, [u32; 2]> {
        let setup = Setup { shadow: Shadow::Badge, infusion: Infusions::One(infusion), ..Setup::two(Edition::German) };
        let table = Table::new(&setup).expect("a valid setup");
        let mut found = BTreeMap::new();
        for seed in 0..20 {
            let (mut state, mut random) = (table.start(&mut ()), Seeded::new(seed));
            let mut waiting = Waiting::new(asking);
            loop {
                let prompt = match table.node(&state) {
                    Node::Over => break,
                    Node::Chance(_) => {
                        let outcome = table.sample(&state, &mut random);
                        table.resolve(&mut state, outcome, &mut ());
                        continue;
                    }
                    Node::Decide { prompt, .. } => prompt,
                };
                let passed = waiting.passes(&table, &state);
                let window = match prompt {
                    Prompt::Move => Some("move"),
                    Prompt::Place => Some("place"),
                    Prompt::End => Some("end"),
                    Prompt::Enthral { .. } => Some("enthral"),
                    _ => None,
                };
                match window {
                    Some(window) => found.entry(window).or_insert([0; 2])[usize::from(passed.is_some())] += 1,
                    None => assert_eq!(passed, None, "{prompt:?} is no window"),
                }
                let choice = passed.unwrap_or_else(|| random_choice(table.legal(&state), &mut random));
                table.apply(&mut state, choice, &mut ());
            }
        }
        found
    }

    #[test]
    fn always_asks_in_every_window() {
        for card in [Infusion::LastChance, Infusion::QuickStep, Infusion::ShellGame, Infusion::Enthralling] {
            let found = played(card, Asking::Always);
            assert!(!found.is_empty() && found.values().all(|[asked, passed]| *asked > 0 && *passed == 0), "{found:?}");
        }
    }

    #[test]
    fn armed_asks_in_no_window_until_it_is_told_to() {
        for card in [Infusion::LastChance, Infusion::QuickStep, Infusion::ShellGame, Infusion::Enthralling] {
            let found = played(card, Asking::Armed);
            assert!(!found.is_empty() && found.values().all(|[asked, passed]| *asked == 0 && *passed > 0), "{found:?}");
        }
    }

    #[test]
    fn when_it_is_worth_it_nothing_is_offered_twice_in_a_turn() {
        // It could be used before the dice were taken already.
        let found = played(Infusion::LastChance, Asking::Worth);
        assert!(found.values().all(|[asked, passed]| *asked == 0 && *passed > 0), "{found:?}");
        // Its only window.
        let found = played(Infusion::QuickStep, Asking::Worth);
        assert!(found["move"][0] > 0 && found["move"][1] == 0, "{found:?}");
        let found = played(Infusion::ShellGame, Asking::Worth);
        assert!(found["place"][0] > 0 && found["place"][1] == 0, "{found:?}");
    }

    #[test]
    fn when_it_is_worth_it_enthralling_waits_where_it_changes_who_is_in_front() {
        let found = played(Infusion::Enthralling, Asking::Worth);
        assert!(found["enthral"][0] > 0 && found["enthral"][1] > 0, "{found:?}");
        assert!(order([2, 3, 4]) == order([1, 3, 4]), "still last");
        assert!(order([3, 2, 3]) != order([4, 2, 2]), "out of a tie");
        assert!(order([1, 0, 1]) != order([2, 0, 0]), "nobody is second any more");
        assert!(order([4, 0, 2]) == order([5, 0, 1]));
    }

    #[test]
    fn who_is_armed_is_asked_once() {
        let setup = Setup { infusion: Infusions::One(Infusion::QuickStep), ..Setup::two(Edition::German) };
        let table = Table::new(&setup).expect("a valid setup");
        let (mut state, mut random) = (table.start(&mut ()), Seeded::new(1));
        let mut waiting = Waiting::new(Asking::Armed);
        waiting.arm();
        let mut asked = 0;
        loop {
            match table.node(&state) {
                Node::Over => break,
                Node::Chance(_) => {
                    let outcome = table.sample(&state, &mut random);
                    table.resolve(&mut state, outcome, &mut ());
                }
                Node::Decide { .. } => {
                    let is_window = table.onward(&state).is_some();
                    let passed = waiting.passes(&table, &state);
                    asked += u32::from(is_window && passed.is_none());
                    let choice = passed.unwrap_or_else(|| random_choice(table.legal(&state), &mut random));
                    table.apply(&mut state, choice, &mut ());
                }
            }
        }
        assert_eq!(asked, 1);
    }
}
