//! What is worth a headline: how a game went, from its result and its record.

use games::Playable;
use gangster::{Action, Final, Gang};
use smile_and_gun::{Ending, Mode, Player, Score, TieBreak};
use tabletop::{Ended, Game, How, Record, What};

/// How a game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct News<S> {
    /// Which headline: its key is this after `press-`.
    pub kind: &'static str,
    /// Who won, or who is named first.
    pub winner: Option<S>,
    /// Who lost, or who is named second.
    pub loser: Option<S>,
    /// Whose picture is shown: nobody's, where nobody won.
    pub portrait: Option<S>,
    /// Whose points the text tells.
    pub counted: Option<S>,
}

impl<S: Copy> News<S> {
    fn won(kind: &'static str, winner: S, loser: Option<S>) -> Self {
        Self { kind, winner: Some(winner), loser, portrait: Some(winner), counted: Some(winner) }
    }

    fn nobody_won(kind: &'static str, winner: Option<S>, loser: Option<S>) -> Self {
        Self { kind, winner, loser, portrait: None, counted: winner }
    }
}

/// A game that newspapers write about.
pub trait Newsworthy: Playable {
    /// How it went, once it was played to its end.
    fn news(&self, record: &Record<Self>, result: &Self::Result) -> News<Self::Seat>;
    /// The key of the gang's name, if that is who plays this seat.
    fn gang(&self, seat: Self::Seat) -> Option<String>;
    /// The name of the drawing of that gang's boss.
    fn gang_face(&self, seat: Self::Seat) -> Option<String> {
        self.gang(seat)
    }
    /// The key of a colour's name.
    fn colour(seat: Self::Seat) -> String;
}

/// How a game went that ended outside its rules.
pub fn ended<G: Playable>(table: &G, ended: &Ended<G::Seat>) -> News<G::Seat> {
    let others: Vec<_> = table.seats().into_iter().filter(|seat| Some(*seat) != ended.by).collect();
    let (alone, two, many) = match ended.how {
        How::Resigned => ("resigned-alone", "resigned", "resigned-many"),
        How::Time => ("time-alone", "time", "time-many"),
        How::Agreed => return News::nobody_won("agreed", None, None),
        How::Abandoned => return News::nobody_won("abandoned", None, None),
    };
    match others[..] {
        [] => News::nobody_won(alone, None, ended.by),
        [winner] => News::won(two, winner, ended.by),
        _ => News::nobody_won(many, None, ended.by),
    }
}

/// By so many points it is close, or it isn't a contest.
const NARROW: i16 = 3;
const CRUSHING: i16 = 20;

impl Newsworthy for smile_and_gun::Table {
    fn news(&self, _: &Record<Self>, ending: &Ending) -> News<Player> {
        match self.human() {
            Some(human) => alone(self, ending, human),
            None => for_two(ending),
        }
    }

    fn gang(&self, seat: Player) -> Option<String> {
        let setup = self.setup();
        let gang = setup.mode == Mode::Solo && self.human() != Some(seat);
        gang.then(|| match (setup.scenario, setup.mission) {
            (Some(number), _) => format!("scenario-{number}"),
            (_, Some(number)) => format!("mission-{number}"),
            _ => format!("rival-{}", setup.edition.name()),
        })
    }

    fn gang_face(&self, seat: Player) -> Option<String> {
        let own = self.setup().legacy.unwrap_or_default().then(|| "legacy".to_owned());
        Newsworthy::gang(self, seat).map(|gang| own.unwrap_or(gang))
    }

    fn colour(seat: Player) -> String {
        format!("colour-{seat}")
    }
}

fn score(ending: &Ending, player: Player) -> &Score {
    match player {
        Player::Green => &ending.scores.green,
        Player::Yellow => &ending.scores.yellow,
    }
}

fn for_two(ending: &Ending) -> News<Player> {
    let Some(winner) = ending.winner else {
        return News::nobody_won("smile-draw", Some(Player::Green), Some(Player::Yellow));
    };
    let own = score(ending, winner);
    let margin = own.total - score(ending, winner.other()).total;
    let kind = match ending.tie_break {
        Some(TieBreak::Infusions) => "smile-infusions",
        Some(TieBreak::Henchmen) => "smile-henchmen",
        _ if own.card >= margin => "smile-shadow",
        _ if own.monopolies > 1 => "smile-monopolies",
        _ if doubled(own) > margin => "smile-monopoly",
        _ if margin <= NARROW => "smile-narrow",
        _ if margin >= CRUSHING => "smile-crushing",
        _ if 2 * own.hats > own.total => "smile-hats",
        _ => "smile-clear",
    };
    News::won(kind, winner, Some(winner.other()))
}

/// What a monopoly brought beyond a majority, at least: a score doesn't tell which business it is.
fn doubled(score: &Score) -> i16 {
    let businesses = [score.gambling, score.weapons, score.contraband];
    let least = businesses.into_iter().filter(|points| *points > 0).min().unwrap_or(0);
    if score.monopolies > 0 { least / 2 } else { 0 }
}

fn alone(table: &smile_and_gun::Table, ending: &Ending, human: Player) -> News<Player> {
    let gang = human.other();
    let margin = (score(ending, human).total - score(ending, gang).total).abs();
    let setup = table.setup();
    let won = ending.won == Some(true);
    let kind = match (setup.mission, setup.scenario) {
        _ if ending.lost_at_once == Some(true) => "campaign-at-once",
        _ if ending.rank.is_some() => rank(ending.rank),
        (Some(_), _) if won => "mission-won",
        (Some(_), _) if ending.target_met == Some(false) => "mission-few",
        (Some(_), _) if ending.condition_met == Some(false) => "mission-objective",
        (Some(_), _) => "mission-gang",
        (_, Some(_)) if won => "campaign-won",
        (_, Some(_)) if ending.beat_gang == Some(true) => "campaign-condition",
        (_, Some(_)) => "campaign-lost",
        _ if won && margin <= NARROW => "alone-narrow",
        _ if won && margin >= CRUSHING => "alone-crushing",
        _ if won => "alone-won",
        _ if margin <= NARROW => "alone-close",
        _ => "alone-lost",
    };
    // A legacy is nobody else's, whatever it came to.
    let (winner, loser) = if won || ending.rank.is_some() { (human, gang) } else { (gang, human) };
    News { counted: Some(human), ..News::won(kind, winner, Some(loser)) }
}

fn rank(rank: Option<u8>) -> &'static str {
    match rank {
        Some(4..) => "legacy-4",
        Some(3) => "legacy-3",
        Some(2) => "legacy-2",
        _ => "legacy-1",
    }
}

/// The same of ranks in Chicago.
const FAR_AHEAD: u8 = 7;
const AT_HIS_HEELS: u8 = 2;

impl Newsworthy for gangster::Table {
    fn news(&self, record: &Record<Self>, result: &Final) -> News<Gang> {
        let Some(winner) = result.winner else { return News::nobody_won("gangster-draw", None, None) };
        let rank = |gang: &Gang| result.scores.get(gang).copied().unwrap_or(0);
        let second = result.scores.keys().copied().filter(|gang| *gang != winner).max_by_key(rank);
        let (own, next) = (rank(&winner), second.as_ref().map_or(0, rank));
        let margin = own.saturating_sub(next);
        let shots =
            record.log.iter().filter(|entry| matches!(entry.what, What::Decision { action: Action::Shoot { .. }, .. }));
        let many = self.gangs().len() > 2;
        let bullets = if many { self.gangs().len() } else { 4 };
        let kind = match shots.count() {
            _ if result.tie_break.is_some() => "gangster-first",
            _ if result.capone.is_some() && margin > FAR_AHEAD => "gangster-capone-crushing",
            _ if result.capone.is_some() && margin <= AT_HIS_HEELS => "gangster-capone-narrow",
            _ if result.capone.is_some() => "gangster-capone",
            _ if next == 0 => "gangster-blank",
            _ if margin >= FAR_AHEAD => "gangster-crushing",
            _ if margin == 1 && many => "gangster-many-narrow",
            _ if margin == 1 => "gangster-narrow",
            shots if shots >= bullets => "gangster-bloody",
            0 => "gangster-peaceful",
            _ if many => "gangster-many",
            _ => "gangster-clear",
        };
        News::won(kind, winner, second)
    }

    fn gang(&self, _: Gang) -> Option<String> {
        None
    }

    fn colour(seat: Gang) -> String {
        format!("gang-{seat}")
    }
}

#[cfg(test)]
mod tests;
