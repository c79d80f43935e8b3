//! What happened.

use super::voice::{Voice, dice, space};
use crate::say::say;
use smile_and_gun::{Event, Held, Party, Player, Receiver, Token, city::District};

impl Voice<'_> {
    /// A sentence, unless another one says it too.
    pub(super) fn event(&self, event: &Event) -> Option<String> {
        let w = self.words;
        Some(match *event {
            Event::FirstPlayer { player } => say!(w, "smile-event-first_player", player = self.player(player)),
            Event::Dealt { to, token, .. } => self.dealt(to, token),
            Event::RoundBegan { round } => say!(w, "smile-event-round_began", round = round),
            Event::Rolled { why, dice: rolled } => {
                say!(w, "smile-event-rolled", why = why.name(), dice = dice(rolled))
            }
            Event::Drawn { district, token } => {
                say!(w, "smile-event-drawn", district = self.district(district), token = self.token(token))
            }
            Event::BagRefilled { hats } => say!(w, "smile-event-bag_refilled", hats = hats),
            Event::CubesAdded { district, colour, count } => {
                say!(w, "smile-event-cubes_added", colour = colour, count = count, to = self.to(district))
            }
            Event::CubesRemoved { district, colour, count } => {
                say!(w, "smile-event-cubes_removed", colour = colour, count = count, from = self.from(district))
            }
            Event::CubeMoved { colour, from, to } => {
                let (from, to) = (self.from(from), self.to(to));
                say!(w, "smile-event-cube_moved", colour = colour, count = 1_u8, from = from, to = to)
            }
            Event::PoliceTurned { district, player, count } => {
                let (at, player) = (self.at(district), self.player(player));
                say!(w, "smile-event-police_turned", at = at, player = player, count = count)
            }
            Event::TurnBegan { player, turn } => {
                say!(w, "smile-event-turn_began", player = self.player(player), turn = turn)
            }
            Event::Drafted { player, movement, action } => {
                let player = self.player(player);
                say!(w, "smile-event-drafted", player = player, movement = movement, action = action)
            }
            Event::BossMoved { player, from, to } => {
                let player = self.player(player);
                let stays = from == to;
                say!(w, "smile-event-boss_moved", player = player, stays = stays, from = space(from), to = space(to))
            }
            Event::ShadowMoved { from, to } => {
                say!(w, "smile-event-shadow_moved", from = space(from), to = space(to))
            }
            Event::InfusionUsed { player, card, squares } => {
                let (player, card) = (self.player(player), self.infusion(card));
                say!(w, "smile-event-infusion_used", player = player, card = card, squares = squares)
            }
            Event::PhaseBegan { phase } => say!(w, "smile-event-phase_began", phase = phase),
            Event::HeatRead { green, yellow } => self.heat_read(green, yellow),
            Event::SoloToken { player } => say!(w, "smile-event-solo_token", player = self.player(player)),
            Event::Settling { district } => say!(w, "smile-event-settling", district = self.district(district)),
            Event::Unscored { district } => say!(w, "smile-event-unscored", at = self.at(district)),
            Event::Took { party, district, held } => self.took(party, district, held),
            Event::TookDie { party, die } => {
                say!(w, "smile-event-took_die", party = party, player = self.party(party), die = die)
            }
            Event::DieReturned => say!(w, "smile-event-die_returned"),
            Event::Discarded { district, token } => {
                say!(w, "smile-event-discarded", from = self.from(district), token = self.token(token))
            }
            Event::IntoBag { token } => say!(w, "smile-event-into_bag", token = self.token(token)),
            Event::Gave { player, district, held } => self.gave(player, district, held),
            Event::VirtualMarker { player, token } => {
                let business = self.plain(&format!("kind-{}", token.kind.name()));
                say!(w, "smile-event-virtual_marker", player = self.player(player), token = business)
            }
            Event::OntoCard { player, count } => {
                say!(w, "smile-event-onto_card", colour = player, count = count, card = self.shadow())
            }
            Event::GumshoeTo { holder } => {
                say!(w, "smile-event-gumshoe_to", holder = holder, player = self.somebody(holder))
            }
            Event::Cleared { district } => say!(w, "smile-event-cleared", at = self.at(district)),
            Event::LostAtOnce => say!(w, "smile-event-lost_at_once"),
            Event::GameOver => say!(w, "smile-event-game_over"),
            Event::PickedUp { .. }
            | Event::LeftOver { .. }
            | Event::ActionDie { .. }
            | Event::Marked { .. }
            | Event::OntoPile { .. }
            | Event::GaveUp { .. } => return None,
        })
    }

    pub(super) fn dealt(&self, to: Receiver, token: Token) -> String {
        let squares = token.squares;
        match to {
            Receiver::Player(player) => {
                say!(self.words, "smile-event-dealt-player", player = self.player(player), squares = squares)
            }
            Receiver::District(district) => {
                say!(self.words, "smile-event-dealt-district", district = self.district(district), squares = squares)
            }
        }
    }

    fn heat_read(&self, green: u8, yellow: u8) -> String {
        let less = match green.cmp(&yellow) {
            std::cmp::Ordering::Less => Some(Player::Green),
            std::cmp::Ordering::Greater => Some(Player::Yellow),
            std::cmp::Ordering::Equal => None,
        };
        let player = self.somebody(less);
        say!(self.words, "smile-event-heat_read", green = green, yellow = yellow, less = less, player = player)
    }

    fn took(&self, party: Party, district: District, held: Held) -> String {
        let (player, from, token) = (self.party(party), self.from(district), self.held(held));
        say!(self.words, "smile-event-took", party = party, player = player, from = from, token = token)
    }

    fn gave(&self, player: Player, district: District, held: Held) -> String {
        let (player, at, token) = (self.player(player), self.at(district), self.token(held.token()));
        say!(self.words, "smile-event-gave", player = player, at = at, token = token, on = held.on)
    }

    /// The name of a party that is a player; the texts know the others.
    fn party(&self, party: Party) -> String {
        self.somebody(match party {
            Party::Player(player) => Some(player),
            Party::Police | Party::Guardian => None,
        })
    }
}
