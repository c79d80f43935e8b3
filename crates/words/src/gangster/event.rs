//! What happened.

use super::voice::{Voice, number};
use crate::say::say;
use gangster::{Event, Gang};

impl Voice<'_> {
    /// A sentence, unless the next one says it too.
    pub(super) fn event(&self, event: &Event) -> Option<String> {
        let w = self.words;
        Some(match *event {
            Event::FirstPlayer { player } => say!(w, "gangster-event-first_player", player = self.gang(player)),
            Event::Revealed { stack, gangster, why } => {
                say!(w, "gangster-event-revealed", stack = stack, piece = self.piece(gangster), why = why)
            }
            Event::Drew { player, stack } => {
                say!(w, "gangster-event-drew", player = self.gang(player), stack = stack)
            }
            Event::Laid { player, from, gangster, field } => {
                let (player, piece) = (self.gang(player), self.piece(gangster));
                say!(w, "gangster-event-laid", player = player, from = from, piece = piece, field = field)
            }
            Event::Refilled { player, stack } => {
                say!(w, "gangster-event-refilled", player = self.gang(player), stack = stack)
            }
            Event::Moved { player, gangster, from, to } => {
                let (player, piece) = (self.gang(player), self.piece(gangster));
                say!(w, "gangster-event-moved", player = player, piece = piece, from = from, to = to)
            }
            Event::Shot { .. } => self.shot(event),
            Event::LineScored { .. } => self.line_scored(event),
            Event::Rose { player, points, rank } => {
                say!(w, "gangster-event-rose", player = self.gang(player), points = points, rank = rank)
            }
            Event::PointsLost { gang, points } => {
                say!(w, "gangster-event-points_lost", gang = self.gang(gang), points = points)
            }
            Event::NextPlayer { .. } => return None,
            Event::Skipped { player } => say!(w, "gangster-event-skipped", player = self.gang(player)),
            Event::Ended { winner, capone } => self.ended(winner, capone),
        })
    }

    fn shot(&self, event: &Event) -> String {
        let Event::Shot { player, killer, shooter, killed, victim, bullets } = *event else { return String::new() };
        say!(
            self.words,
            "gangster-event-shot",
            player = self.gang(player),
            killer = self.piece(killer),
            shooter = shooter,
            killed = self.piece(killed),
            victim = victim,
            bullets = bullets
        )
    }

    fn line_scored(&self, event: &Event) -> String {
        let Event::LineScored { line, index, powers, winner, points } = *event else { return String::new() };
        say!(
            self.words,
            "gangster-event-line_scored",
            line = line,
            number = number(line, index),
            powers = self.powers(powers),
            winner = winner,
            gang = self.somebody(winner),
            points = points
        )
    }

    fn ended(&self, winner: Option<Gang>, capone: bool) -> String {
        let how = match (winner, capone) {
            (_, true) => "capone",
            (Some(_), false) => "won",
            (None, false) => "draw",
        };
        say!(self.words, "gangster-event-ended", how = how, player = self.somebody(winner))
    }
}
