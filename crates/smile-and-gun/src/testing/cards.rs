//! What the tests of the cards lay and ask besides.

use super::{Edition, Infusion, Level, Player, Scene, Setup, Shadow};
use crate::{
    DISTRICT_NAMES, Infusions, Kind, Print, Prompt, Tokens,
    city::{ADJACENT, District},
};

impl Scene {
    /// Green alone against the plain gang of the German edition.
    pub fn solo(shadow: Shadow, infusion: Infusion) -> Self {
        let setup = Setup::solo(Edition::German, Level::Normal);
        Self::of(&Setup { shadow, infusion: Infusions::One(infusion), ..setup })
    }

    /// Green alone with several infusion cards (W9.11).
    pub fn trickster(cards: &[Infusion]) -> Self {
        let setup = Setup::solo(Edition::German, Level::Trickster);
        Self::of(&Setup { infusion: Infusions::Several(cards.to_vec()), ..setup })
    }

    /// Green alone in a scenario, with these cards instead of its own.
    pub fn scenario(number: u8, shadow: Shadow, infusion: Infusion) -> Self {
        let setup = Setup::scenario(number, Level::Normal);
        Self::of(&Setup { shadow, infusion: Infusions::One(infusion), ..setup })
    }

    /// A player alone has heat, so that phase 4 stops at the rival's bonus.
    pub fn hot(self, player: Player) -> Self {
        self.action_dice(player, [1, 0, 0])
    }

    /// What the left-over die shows, in a scene that begins after phase 3.
    pub fn leftover(self, die: u8) -> Self {
        self.with(|state| state.leftover = die)
    }

    /// How many used infusions with so many squares lie marked before a player (W10.3).
    pub fn marked(&self, player: Player, squares: u8) -> u8 {
        let kind = self.table.catalogue.infusion_with(squares).expect("an infusion");
        self.state.side(player).marked[usize::from(kind)]
    }

    /// Whether an infusion can be used here.
    pub fn offers_infusion(&self) -> bool {
        self.legal().iter().any(|action| action.contains(" with "))
    }

    /// Plays a turn with this draft and this action, using nothing. Says what was asked, and whether an infusion could
    /// have been used there.
    #[track_caller]
    pub fn windows(&mut self, draft: &str, action: &str) -> Vec<(&'static str, bool)> {
        let player = self.asked();
        let mut asked = Vec::new();
        while let Some((at, decision)) =
            self.prompt().filter(|_| self.asked() == player).and_then(|prompt| match prompt {
                Prompt::Draft if asked.is_empty() => Some(("draft", draft)),
                Prompt::Move => Some(("move", "move")),
                Prompt::Place => Some(("place", "place")),
                Prompt::Act { .. } => Some(("act", action)),
                Prompt::End => Some(("end", "end")),
                _ => None,
            })
        {
            asked.push((at, self.offers_infusion()));
            self.decide(decision);
        }
        asked
    }

    /// Takes each decision that is legal here, by its notation, in a scene of its own.
    pub fn after_each(&self) -> Vec<(String, Self)> {
        let copy = || Self { table: self.table.clone(), state: self.state.clone(), log: Vec::new() };
        let taken = |action: String| {
            let mut scene = copy();
            scene.decide(&action);
            (action, scene)
        };
        self.legal().into_iter().map(taken).collect()
    }
}

/// The same decision for every district but one: `in_each("police @", "", None)`.
pub(crate) fn in_each(before: &str, after: &str, except: Option<District>) -> Vec<String> {
    let names = DISTRICT_NAMES.iter().enumerate().filter(|(n, _)| except.map(usize::from) != Some(*n));
    names.map(|(_, name)| format!("{before}{name}{after}")).collect()
}

/// The twelve ways to carry out a 6 (W3.6).
pub(crate) fn pairs() -> Vec<String> {
    let name = |district: District| DISTRICT_NAMES[usize::from(district)];
    ADJACENT.map(|[one, two]| format!("pair {}+{}", name(one), name(two))).to_vec()
}

/// One list of several, sorted like [`Scene::legal`].
pub(crate) fn all_of(lists: &[&[String]]) -> Vec<String> {
    let mut all = lists.concat();
    all.sort();
    all
}

/// Words as a list that [`all_of`] takes.
pub(crate) fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(ToString::to_string).collect()
}

/// A German token set whose seven infusions have 0 to 6 squares.
pub(crate) fn seven_infusions() -> Tokens {
    let mut file = Edition::German.tokens();
    file.tokens.retain(|print| print.kind != Kind::Infusion);
    for squares in 0..7 {
        file.tokens.push(Print { kind: Kind::Infusion, value: 0, squares, count: 1, assumed: true });
    }
    file.into()
}
