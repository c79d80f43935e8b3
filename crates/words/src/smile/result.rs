//! How it ended.

use super::voice::Voice;
use crate::say::say;
use smile_and_gun::{Ending, Mission, Player, Score, TieBreak};
use tabletop::Game;

impl Voice<'_> {
    pub(super) fn result(&self, ending: &Ending) -> Vec<String> {
        let mut lines =
            vec![self.score(Player::Green, &ending.scores.green), self.score(Player::Yellow, &ending.scores.yellow)];
        match self.table.human() {
            None => lines.push(self.winner(ending)),
            Some(_) => self.verdict(ending, &mut lines),
        }
        lines
    }

    fn score(&self, player: Player, score: &Score) -> String {
        say!(
            self.words,
            "smile-result-score",
            player = self.seat(player),
            total = score.total,
            parts = self.parts(score),
            monopolies = score.monopolies
        )
    }

    /// Where the points come from.
    fn parts(&self, score: &Score) -> String {
        let w = self.words;
        let plain = [
            ("smile-points-hats", score.hats),
            ("smile-points-face_down", score.face_down),
            ("smile-points-gambling", score.gambling),
            ("smile-points-weapons", score.weapons),
            ("smile-points-contraband", score.contraband),
            ("smile-points-soulmate", score.soulmate),
            ("smile-points-solo_tokens", score.solo_tokens),
        ];
        let mut parts: Vec<_> = plain.iter().filter(|x| x.1 != 0).map(|x| say!(w, x.0, points = x.1)).collect();
        if score.card != 0 {
            parts.push(say!(w, "smile-points-card", card = self.shadow(), points = score.card));
        }
        if parts.is_empty() {
            parts.push(say!(w, "smile-points-nothing"));
        }
        parts.join(", ")
    }

    /// For two (W8.5).
    fn winner(&self, ending: &Ending) -> String {
        let key = match ending.tie_break {
            None => "smile-result-winner",
            Some(TieBreak::Infusions) => "smile-result-infusions",
            Some(TieBreak::Henchmen) => "smile-result-henchmen",
            Some(TieBreak::Draw) => "smile-result-draw",
        };
        say!(self.words, key, player = self.somebody(ending.winner))
    }

    /// Alone (W9.10, W10, W11): whatever counted, then what it comes to.
    fn verdict(&self, ending: &Ending, lines: &mut Vec<String>) {
        let w = self.words;
        let setup = self.table.setup();
        if ending.lost_at_once == Some(true) {
            lines.push(say!(w, "smile-result-lost_at_once"));
        }
        let gang_counts = ending.rank.is_none() && (setup.mission.is_none() || setup.mission_hard == Some(true));
        if let Some(met) = ending.beat_gang.filter(|_| gang_counts) {
            lines.push(say!(w, "smile-result-beat_gang", met = met));
        }
        if let (Some(met), Some(mission)) = (ending.target_met, setup.mission.and_then(Mission::number)) {
            lines.push(say!(w, "smile-result-target", met = met, name = self.gang(), points = mission.target));
        }
        if let Some(met) = ending.condition_met {
            lines.push(say!(w, "smile-result-condition", met = met, name = self.gang()));
        }
        match ending.won {
            Some(true) => lines.push(say!(w, "smile-result-won")),
            Some(false) => lines.push(say!(w, "smile-result-lost")),
            None => lines.extend(ending.rank.map(|rank| self.rank(rank))),
        }
    }

    /// W11.3
    fn rank(&self, rank: u8) -> String {
        let key = format!("rank-{rank}");
        let text = self.words.attr(&key, "text", &[]);
        say!(self.words, "smile-result-rank", rank = rank, name = self.plain(&key), text = text)
    }
}
