//! Events, shown one by one on what a seat sees: counts go from one place to another, and no rule is asked.

use crate::{
    Colour, Dice, Event, Face, Held, HeldView, Kind, Party, Pile, Player, SideView, Token, View,
    chance::{Receiver, Why},
    city::District,
};

impl View {
    pub(crate) fn show(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { round } => self.begin_round(round),
            Event::PhaseBegan { phase } => self.phase = phase,
            Event::FirstPlayer { player } => self.first = Some(player),
            Event::PickedUp { dice } => self.pool = self.pool.without(dice),
            // Told once more where it lies.
            Event::Rolled { why: Why::Collector | Why::Roses, .. } => {}
            Event::Rolled { dice, .. } => self.pool = self.pool.with(dice),
            Event::Drafted { player, movement, action } => {
                self.pool.remove(movement);
                self.pool.remove(action);
                self.side(player).action_dice.push(action);
            }
            Event::LeftOver { die, in_park } => {
                (self.leftover, self.pool, self.die_in_park) = (Some(die), Dice::NONE, in_park);
            }
            Event::ActionDie { player, old, die } => self.side(player).turn_die(old, die),
            Event::CubesAdded { district, colour, count } => *self.cubes(district, colour) += count,
            Event::CubesRemoved { district, colour, count } => *self.cubes(district, colour) -= count,
            Event::CubeMoved { colour, from, to } => {
                *self.cubes(from, colour) -= 1;
                *self.cubes(to, colour) += 1;
            }
            Event::PoliceTurned { district, player, count } => {
                *self.cubes(district, Colour::Police) -= count;
                *self.cubes(district, player.colour()) += count;
            }
            Event::Cleared { district } => Colour::ALL.into_iter().for_each(|colour| *self.cubes(district, colour) = 0),
            Event::BossMoved { player, to, .. } => self.side(player).boss = to,
            Event::ShadowMoved { to, .. } => self.shadow_space = Some(to),
            Event::OntoCard { player: Player::Green, count } => self.on_card.green += count,
            Event::OntoCard { player: Player::Yellow, count } => self.on_card.yellow += count,
            Event::GumshoeTo { holder } => self.gumshoe = holder,
            Event::SoloToken { player } => self.side(player).solo_tokens += 1,
            Event::VirtualMarker { player, token } => self.side(player).mark(token.kind),
            Event::Dealt { to, token, face } => {
                take(&mut self.bag, token);
                match to {
                    Receiver::Player(player) => self.side(player).hold(Held::new(token, face, None)),
                    Receiver::District(district) => self.lay(district, token),
                }
            }
            Event::Drawn { district, token } => {
                take(&mut self.bag, token);
                self.lay(district, token);
            }
            Event::BagRefilled { .. } => self.refill_bag(),
            Event::InfusionUsed { player, squares, .. } => self.side(player).lose(infusion(squares)),
            Event::Marked { player, squares } => {
                self.side(player).put(HeldView { held: infusion(squares), used: true })
            }
            Event::Took { party, district, held } => {
                self.pick(district, held.token());
                if let Party::Player(player) = party {
                    self.side(player).hold(held);
                }
            }
            Event::Gave { player, district, held } => {
                self.side(player).lose(held);
                self.lay(district, held.token());
            }
            Event::GaveUp { player, held } => self.side(player).lose(held),
            Event::Discarded { district, token } => self.pick(district, token),
            Event::OntoPile { token } => add(&mut self.discard, Pile { token, count: 1 }),
            Event::IntoBag { token } => add(&mut self.bag, Pile { token, count: 1 }),
            // It stays the left-over die, whoever takes it (W6.13).
            Event::TookDie { .. } | Event::DieReturned => self.die_in_park = false,
            Event::TurnBegan { .. }
            | Event::HeatRead { .. }
            | Event::Settling { .. }
            | Event::Unscored { .. }
            | Event::LostAtOnce
            | Event::GameOver => {}
        }
    }

    fn begin_round(&mut self, round: u8) {
        (self.round, self.phase) = (round, 1);
        (self.pool, self.leftover) = (Dice::NONE, None);
        self.players.green.action_dice.clear();
        self.players.yellow.action_dice.clear();
    }

    fn refill_bag(&mut self) {
        let hats = self.discard.drain(..).filter(|pile| pile.token.kind == Kind::Hat);
        hats.for_each(|pile| add(&mut self.bag, pile));
    }

    fn side(&mut self, player: Player) -> &mut SideView {
        match player {
            Player::Green => &mut self.players.green,
            Player::Yellow => &mut self.players.yellow,
        }
    }

    fn cubes(&mut self, district: District, colour: Colour) -> &mut u8 {
        let cubes = &mut self.districts[usize::from(district)].cubes;
        match colour {
            Colour::Green => &mut cubes.green,
            Colour::Yellow => &mut cubes.yellow,
            Colour::Police => &mut cubes.police,
        }
    }

    /// Lays a token into a district, in the order of the police.
    fn lay(&mut self, district: District, token: Token) {
        let tokens = &mut self.districts[usize::from(district)].tokens;
        let place = tokens.partition_point(|other| other.priority() <= token.priority());
        tokens.insert(place, token);
    }

    fn pick(&mut self, district: District, token: Token) {
        let tokens = &mut self.districts[usize::from(district)].tokens;
        if let Some(place) = tokens.iter().position(|other| *other == token) {
            tokens.remove(place);
        }
    }
}

impl SideView {
    /// Holds a token, perhaps on an infusion that was there already.
    fn hold(&mut self, held: Held) {
        if let Some(squares) = held.on {
            self.lose(infusion(squares));
        }
        self.put(HeldView { held, used: false });
    }

    fn put(&mut self, new: HeldView) {
        let place = self.tokens.partition_point(|other| order(other) <= order(&new));
        self.tokens.insert(place, new);
    }

    fn lose(&mut self, held: Held) {
        if let Some(place) = self.tokens.iter().position(|other| !other.used && other.held == held) {
            self.tokens.remove(place);
        }
    }

    fn turn_die(&mut self, old: u8, die: u8) {
        if let Some(found) = self.action_dice.iter_mut().find(|found| **found == old) {
            *found = die;
        }
    }

    fn mark(&mut self, business: Kind) {
        match business {
            Kind::Gambling => self.markers.gambling += 1,
            Kind::Weapons => self.markers.weapons += 1,
            Kind::Contraband => self.markers.contraband += 1,
            Kind::Hat | Kind::Infusion => {}
        }
    }
}

/// What lies before a player is sorted: face up, face down, doubled, used; each in the order of the police.
fn order(HeldView { held, used }: &HeldView) -> (u8, (Kind, u8, u8), Option<Face>, Option<u8>) {
    let group = match (used, held.on, held.face) {
        (true, ..) => 3,
        (false, Some(_), _) => 2,
        (false, None, Some(Face::Down)) => 1,
        (false, None, _) => 0,
    };
    (group, held.token().priority(), held.face, held.on.map(|squares| u8::MAX - squares))
}

/// A face-up infusion.
fn infusion(squares: u8) -> Held {
    Held::new(Token { kind: Kind::Infusion, value: 0, squares }, Some(Face::Up), None)
}

fn add(piles: &mut Vec<Pile>, new: Pile) {
    match piles.binary_search_by_key(&new.token.priority(), |pile| pile.token.priority()) {
        Ok(place) => piles[place].count += new.count,
        Err(place) => piles.insert(place, new),
    }
}

fn take(piles: &mut Vec<Pile>, token: Token) {
    if let Some(place) = piles.iter().position(|pile| pile.token == token) {
        piles[place].count -= 1;
        if piles[place].count == 0 {
            piles.remove(place);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Event, chance::Why, dice::Dice, testing::*};
    use serde_json::{Value, json};
    use tabletop::Game;

    /// What each event changes that these decisions and rolls cause.
    fn changes(scene: &mut Scene, play: impl FnOnce(&mut Scene)) -> Vec<(Event, Value)> {
        let (view, told) = (scene.table.view(&scene.state, None), scene.log.len());
        play(scene);
        let events = scene.log[told..].to_vec();
        assert_eq!(
            tabletop::shown(&scene.table, view.clone(), &events),
            scene.table.view(&scene.state, None),
            "{events:?}"
        );
        let changes = tabletop::changes(&scene.table, view, &events);
        let json = changes.iter().map(|change| serde_json::to_value(change).unwrap());
        events.into_iter().zip(json).collect()
    }

    fn part(path: &str, value: Value) -> Value {
        json!({"path": path, "value": value})
    }

    #[test]
    fn w7_1_dice_that_are_rolled_again_leave_the_pool_first() {
        let mut scene =
            Scene::two(Shadow::Badge, Infusion::LastChance).holds(Green, &["infusion.1"]).phase_2(0, &[3, 3, 4]);
        let changes = changes(&mut scene, |scene| {
            scene.decide("reroll 3 4 with 1").rolls(&[5, 6]);
        });
        let used = Event::InfusionUsed { player: Green, card: Infusion::LastChance, squares: 1 };
        let picked = Event::PickedUp { dice: Dice::of(&[3, 4]) };
        let rolled = Event::Rolled { why: Why::LastChance, dice: Dice::of(&[5, 6]) };
        assert_eq!(
            changes,
            [
                (used, json!([part("/players/green/tokens", json!([]))])),
                (picked, json!([part("/pool", json!([3]))])),
                (rolled, json!([part("/pool", json!([3, 5, 6]))])),
            ]
        );
    }

    #[test]
    fn w3_2_a_pool_of_equal_dice_is_never_doubled() {
        let mut scene = Scene::two(Shadow::Badge, Infusion::LastChance).phase_2(0, &[3, 3, 3]);
        let changes = changes(&mut scene, |scene| {
            scene.decide("reroll_all").rolls(&[1, 5, 5]);
        });
        let pools: Vec<_> = changes.into_iter().map(|(_, change)| change).collect();
        assert_eq!(pools, [json!([part("/pool", json!([]))]), json!([part("/pool", json!([1, 5, 5]))])]);
    }

    #[test]
    fn w3_1_the_last_die_is_left_over_and_leaves_the_pool() {
        let mut scene = Scene::two(Shadow::Guardian, Infusion::LastChance).hot(Yellow).phase_2(5, &[2, 4, 5]);
        let changes = changes(&mut scene, |scene| {
            scene.by(Yellow, "draft 4/2").decide("shift park>hall");
        });
        let left = changes.iter().find(|(event, _)| matches!(event, Event::LeftOver { .. }));
        let parts = json!([part("/pool", json!([])), part("/leftover", json!(5))]);
        assert_eq!(left, Some(&(Event::LeftOver { die: 5, in_park: false }, parts)));
    }
}
