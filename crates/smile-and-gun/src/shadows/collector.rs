//! W6.7 The Collector: in phase 3 the player with most henchmen in this district may reroll one of their action dice,
//! then carries out the action it shows, and puts it back. On a tie, 0:0 too, both may, and the first player says who goes
//! first. The gang rerolls its highest action die and acts by the left-over die (W9.12).

use super::Card;
use crate::{
    Action, Choice, Event, Player, Prompt, State, Step, Table,
    chance::Why,
    notation::die,
    phases::{
        actions::{Acting, Occasion},
        casting_the_shadow::gang_acts,
    },
};
use serde::{Deserialize, Serialize};
use tabletop::{Choices, Log, Parts, Question};

pub(super) struct Collector;

impl Card for Collector {
    fn casts(table: &Table, state: &mut State, _: &mut impl Log<Event>) {
        let here = table.shadow_district(state);
        match state.most_henchmen(here) {
            Some(player) => state.agenda.push(Step::Collecting(Collecting { by: player, taken: 0 })),
            None => state.agenda.push(Step::Ordering(Ordering)),
        }
    }
}

tabletop::words! { ($)
    prompts {
        /// Who goes first (W6.7).
        "order" Order;
        /// Which action die to roll again (W6.7).
        window "collect" Collect;
    }
    choices {
        /// This player goes first (W6.7).
        "first" First { player: Player } says [player = player];
        /// Roll this action die again (W6.7).
        "collect" Collect { die: u8 } says [die = die];
    }
    actions {
        /// Who goes first (W6.7).
        "order" Order {
            /// Who.
            first: Player,
        } says [player = first]
          writes ("order {first}") reads { ["order", first] => Action::Order { first: first.parse()? } };
        /// The Collector (W6.7).
        "collector" Collector {
            /// The action die to roll again.
            die: u8,
        } says [die = die]
          writes ("collector {die}") reads { ["collector", value] => Action::Collector { die: die(value)? } };
    }
}

/// Who goes first; the first player says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ordering;

impl Question<Table> for Ordering {
    fn asked(&self, state: &State) -> Player {
        state.first.unwrap_or(Player::Green)
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Order
    }

    fn rule(&self, _: &State) -> &'static str {
        "W6.7"
    }

    fn legal(&self, _: &Table, _: &State) -> Choices {
        Choices::first(2)
    }

    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        Choice::First { player: Player::BOTH[usize::from(number)] }
    }

    fn answer(&self, table: &Table, state: &mut State, number: u8, _: &mut impl Log<Event>) {
        let choice = self.choice(table, state, number);
        let Choice::First { player } = choice else { return };
        state.agenda.replace(Step::Collecting(Collecting { by: player.other(), taken: 0 }));
        state.agenda.push(Step::Collecting(Collecting { by: player, taken: 0 }));
    }

    fn join(&self, _: &State, parts: &[Choice]) -> Action {
        let [Choice::First { player }] = *parts else { unreachable!("somebody goes first: {parts:?}") };
        Action::Order { first: player }
    }

    fn split(&self, _: &Table, _: &State, action: &Action) -> Option<Parts<Choice>> {
        let Action::Order { first } = *action else { return None };
        Some(vec![Choice::First { player: first }])
    }
}

/// Which action die to roll again; once it was taken up, what it came to is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Collecting {
    by: Player,
    /// The die that is being rolled; 0 before that.
    taken: u8,
}

const PASS: u8 = 6;

impl Collecting {
    fn roll(self, state: &mut State, die: u8) {
        state.agenda.replace(Step::Collecting(Self { taken: die, ..self }));
        state.agenda.push(Step::Roll { why: Why::Collector, count: 1 });
    }
}

/// The die was rolled: it goes back, and its action is carried out.
pub(crate) fn collected(table: &Table, state: &mut State, die: u8, log: &mut impl Log<Event>) {
    let Some(Step::Collecting(Collecting { by, taken })) = state.agenda.top() else { return };
    state.turn_action_die(by, taken, die, log);
    if table.is_gang(by) {
        state.agenda.pop();
        gang_acts(table, state, by, log);
    } else {
        state.agenda.replace(Step::Acting(Acting { by, die, occasion: Occasion::Must }));
    }
}

impl Question<Table> for Collecting {
    fn asked(&self, _: &State) -> Player {
        self.by
    }

    fn prompt(&self, _: &State) -> Prompt {
        Prompt::Collect
    }

    fn rule(&self, _: &State) -> &'static str {
        "W6.7"
    }

    fn legal(&self, _: &Table, state: &State) -> Choices {
        let mut found = Choices::one(PASS);
        state.side(self.by).action_dice().for_each(|die| found.insert(die - 1));
        found
    }

    fn choice(&self, _: &Table, _: &State, number: u8) -> Choice {
        match number {
            PASS => Choice::Pass,
            die => Choice::Collect { die: die + 1 },
        }
    }

    fn answer(&self, table: &Table, state: &mut State, number: u8, _: &mut impl Log<Event>) {
        let choice = self.choice(table, state, number);
        match choice {
            Choice::Collect { die } => self.roll(state, die),
            _ => state.agenda.pop(),
        }
    }

    /// The gang isn't asked.
    #[inline(never)]
    fn skip(&self, table: &Table, state: &mut State, _: &mut impl Log<Event>) -> bool {
        let gang = table.is_gang(self.by);
        if gang {
            let highest = state.side(self.by).action_dice().max().unwrap_or(0);
            self.roll(state, highest);
        }
        gang
    }

    fn join(&self, _: &State, parts: &[Choice]) -> Action {
        match *parts {
            [Choice::Collect { die }] => Action::Collector { die },
            _ => Action::Pass,
        }
    }

    fn split(&self, _: &Table, _: &State, action: &Action) -> Option<Parts<Choice>> {
        match *action {
            Action::Collector { die } => Some(vec![Choice::Collect { die }]),
            Action::Pass => Some(vec![Choice::Pass]),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Chance, Why, testing::*};

    /// The Shadow comes to the park, where these cubes are; green has taken 2 5 2, yellow 1 3 3.
    fn park(cubes: [u8; 3]) -> Scene {
        lay(Scene::two(Shadow::Collector, Infusion::Soulmate), cubes).phase_3(2)
    }

    fn lay(scene: Scene, cubes: [u8; 3]) -> Scene {
        let scene = scene.shadow(2).cubes(5, cubes).tokens(5, &["hat2.0"]);
        scene.action_dice(Green, [2, 5, 2]).action_dice(Yellow, [1, 3, 3])
    }

    const ROLL: Option<Chance> = Some(Chance::Roll { why: Why::Collector, count: 1 });

    fn heats(scene: &Scene) -> Vec<[u8; 2]> {
        scene.told(|event| match event {
            Event::HeatRead { green, yellow } => Some([green, yellow]),
            _ => None,
        })
    }

    #[test]
    fn w6_7_the_player_with_most_henchmen_may_reroll_one_of_their_action_dice() {
        let scene = park([2, 1, 0]);
        assert_eq!((scene.asked(), scene.state.phase), (Some(Green), 3));
        assert_eq!(scene.legal(), ["collector 2", "collector 5", "pass"]);
        let scene = park([1, 2, 0]);
        assert_eq!((scene.asked(), scene.legal()), (Some(Yellow), words(&["collector 1", "collector 3", "pass"])));
        assert_eq!(park([1, 0, 9]).asked(), Some(Green));
        assert_eq!(park([2, 1, 0]).forbids("collector 1"), "W6.7");
        assert_eq!(park([2, 1, 0]).forbids("order green"), "W6.7");
    }

    #[test]
    fn w6_7_then_the_action_that_it_shows_is_carried_out() {
        let acted = |die, action: &str| {
            let mut scene = park([2, 1, 0]);
            scene.by(Green, "collector 5");
            assert_eq!(scene.due(), ROLL);
            scene.rolls(&[die]).by(Green, action);
            scene
        };
        assert_eq!(acted(1, "police @park").at(5), [2, 1, 1]);
        assert_eq!(acted(2, "shift park>hall").at(4), [1, 0, 0]);
        assert_eq!(acted(3, "shift park>hall").at(5), [1, 1, 0]);
        assert_eq!(acted(4, "remove yellow @park").at(5), [2, 0, 0]);
        assert_eq!(acted(5, "remove green @park").at(5), [1, 1, 0]);
        assert_eq!(acted(6, "pair market+hall").at(1), [1, 0, 0]);
    }

    #[test]
    fn w6_7_the_action_must_be_carried_out() {
        let rolled = |die| {
            let mut scene = park([2, 1, 0]);
            scene.by(Green, "collector 2").rolls(&[die]);
            assert_eq!((scene.asked(), scene.forbids("pass")), (Some(Green), "W6.7"));
            scene.legal()
        };
        assert_eq!(rolled(1), all_of(&[&in_each("police @", "", None)]));
        assert_eq!(rolled(2), all_of(&[&in_each("shift park>", "", Some(5))]));
        assert_eq!(rolled(5), ["remove green @park", "remove yellow @park"]);
        assert_eq!(rolled(6), all_of(&[&pairs()]));
    }

    #[test]
    fn w6_7_its_new_value_counts_for_heat() {
        let mut scene = park([2, 1, 0]);
        scene.by(Green, "collector 5").rolls(&[1]).by(Green, "police @hall");
        assert_eq!((scene.state.side(Green).action_dice, heats(&scene)), ([2, 1, 2], vec![[5, 7]]));
        assert_eq!(scene.asked(), Some(Green));
    }

    #[test]
    fn w6_7_of_equal_dice_one_is_rerolled() {
        let mut scene = park([2, 1, 0]);
        scene.by(Green, "collector 2").rolls(&[6]).by(Green, "pair market+hall");
        assert_eq!((scene.state.side(Green).action_dice, heats(&scene)), ([6, 5, 2], vec![[13, 7]]));
    }

    #[test]
    fn w6_7_declining_changes_nothing() {
        let mut scene = park([2, 1, 0]);
        scene.by(Green, "pass");
        assert_eq!((scene.state.phase, heats(&scene), scene.asked()), (4, vec![[9, 7]], Some(Yellow)));
        assert_eq!(scene.state.side(Green).action_dice, [2, 5, 2]);
    }

    #[test]
    fn w6_7_the_district_is_the_one_where_the_shadow_stops() {
        let scene = Scene::two(Shadow::Collector, Infusion::Soulmate).shadow(2).cubes(2, [2, 0, 0]).cubes(5, [0, 1, 0]);
        assert_eq!(scene.action_dice(Yellow, [1, 1, 1]).phase_3(2).asked(), Some(Yellow));
    }

    #[test]
    fn w6_7_on_a_tie_both_may_and_the_first_player_says_who_goes_first() {
        for first in [Green, Yellow] {
            let scene = || lay(Scene::two(Shadow::Collector, Infusion::Soulmate), [2, 2, 0]).first(first).phase_3(2);
            assert_eq!((scene().asked(), scene().legal()), (Some(first), words(&["order green", "order yellow"])));
            assert_eq!(scene().forbids("pass"), "W6.7");
            let mut green = scene();
            green.by(first, "order green").by(Green, "collector 5").rolls(&[1]).by(Green, "police @hall");
            green.by(Yellow, "collector 1").rolls(&[1]).by(Yellow, "police @hall");
            assert_eq!((green.at(4), heats(&green)), ([0, 0, 2], vec![[5, 7]]));
            let mut yellow = scene();
            yellow.by(first, "order yellow").by(Yellow, "pass").by(Green, "pass");
            assert_eq!(heats(&yellow), [[9, 7]]);
        }
    }

    #[test]
    fn w6_7_who_may_is_fixed_when_the_shadow_stops() {
        // Green removes yellow's only henchman; yellow may all the same.
        let mut scene = park([1, 1, 0]);
        scene.by(Green, "order green").by(Green, "collector 5").rolls(&[4]).by(Green, "remove yellow @park");
        scene.by(Yellow, "collector 1").rolls(&[6]).by(Yellow, "pair market+hall");
        assert_eq!(scene.at(1), [0, 1, 0]);
    }

    #[test]
    fn w6_7_an_extra_action_that_cannot_be_carried_out_is_dropped() {
        let mut scene = park([1, 1, 0]);
        scene.by(Green, "order green").by(Green, "collector 5").rolls(&[4]).by(Green, "remove yellow @park");
        scene.by(Yellow, "collector 1").rolls(&[3]);
        assert_eq!((scene.state.phase, scene.at(5)), (4, [1, 0, 0]));
        assert_eq!((scene.state.side(Yellow).action_dice, heats(&scene)), ([3, 3, 3], vec![[8, 9]]));
    }

    #[test]
    fn w6_7_0_to_0_is_a_tie_like_any_other() {
        for first in [Green, Yellow] {
            let scene = || lay(Scene::two(Shadow::Collector, Infusion::Soulmate), [0, 0, 5]).first(first).phase_3(2);
            assert_eq!((scene().asked(), scene().legal()), (Some(first), words(&["order green", "order yellow"])));
            let mut yellow = scene();
            yellow.by(first, "order yellow").by(Yellow, "collector 3").rolls(&[6]).by(Yellow, "pair market+hall");
            yellow.by(Green, "collector 5").rolls(&[1]).by(Green, "police @hall");
            assert_eq!((yellow.at(1), yellow.at(4), heats(&yellow)), ([0, 1, 0], [0, 1, 1], vec![[5, 10]]));
            let mut nobody = scene();
            nobody.by(first, "order green").by(Green, "pass").by(Yellow, "pass");
            assert_eq!((nobody.state.phase, heats(&nobody)), (4, vec![[9, 7]]));
        }
    }

    #[test]
    fn w6_7_0_to_0_without_a_henchman_anywhere_an_extra_2_or_3_is_dropped() {
        let mut scene = park([0, 0, 5]);
        scene.by(Green, "order green").by(Green, "collector 5").rolls(&[2]);
        assert_eq!((scene.asked(), scene.legal()), (Some(Yellow), words(&["collector 1", "collector 3", "pass"])));
    }

    #[test]
    fn w3_7_no_infusion_can_be_used_for_it() {
        for card in [Infusion::LastChance, Infusion::DraggingArms, Infusion::Overwhelm, Infusion::Slippery] {
            let scene = Scene::two(Shadow::Collector, card).holds(Green, &["infusion.1", "infusion.1"]).boss(Green, 4);
            let mut scene = lay(scene, [1, 0, 0]).phase_3(2);
            assert_eq!(scene.legal(), ["collector 2", "collector 5", "pass"], "{card}");
            scene.by(Green, "collector 5").rolls(&[1]);
            assert_eq!(scene.legal(), all_of(&[&in_each("police @", "", None)]), "{card}");
        }
    }

    /// Alone; the gang has taken 2 6 1, your boss stands on 9 and faces 6, 7, 8.
    fn solo(cubes: [u8; 3], leftover: u8) -> Scene {
        let scene = Scene::solo(Shadow::Collector, Infusion::Soulmate).boss(Green, 9).shadow(4 - leftover);
        let scene = scene.cubes(5, cubes).action_dice(Green, [2, 2, 2]).action_dice(Yellow, [2, 6, 1]);
        scene.phase_3(leftover)
    }

    fn along_your_line(scene: &Scene) -> [u8; 3] {
        [6, 7, 8].map(|district| scene.at(district)[1])
    }

    #[test]
    fn w9_12_the_gang_rerolls_its_highest_action_die_which_counts_for_heat() {
        let mut scene = solo([0, 1, 0], 3);
        assert_eq!(scene.due(), ROLL);
        scene.rolls(&[4]);
        assert_eq!((scene.state.side(Yellow).action_dice, heats(&scene)), ([2, 4, 1], vec![[6, 7]]));
    }

    #[test]
    fn w9_12_it_acts_by_the_left_over_die_along_your_bosss_line() {
        for (leftover, expected) in [(1, [1, 0, 0]), (2, [1, 0, 0]), (3, [1, 0, 0]), (4, [1, 1, 0])] {
            let mut scene = solo([0, 1, 0], leftover);
            scene.rolls(&[6]);
            assert_eq!((scene.asked(), along_your_line(&scene)), (Some(Green), expected), "die {leftover}");
        }
        for (leftover, expected) in [(5, [1, 1, 0]), (6, [1, 1, 1])] {
            let mut scene = Scene::solo(Shadow::Collector, Infusion::Soulmate).boss(Green, 9).shadow(10 - leftover);
            scene = scene.cubes(3, [0, 1, 0]).action_dice(Yellow, [2, 6, 1]).phase_3(leftover);
            scene.rolls(&[1]);
            assert_eq!((scene.asked(), along_your_line(&scene)), (Some(Green), expected), "die {leftover}");
        }
    }

    #[test]
    fn w9_12_on_a_tie_you_say_who_goes_first() {
        let mut scene = solo([1, 1, 0], 2);
        assert_eq!((scene.asked(), scene.legal()), (Some(Green), words(&["order green", "order yellow"])));
        scene.by(Green, "order yellow").rolls(&[6]);
        assert_eq!(along_your_line(&scene), [1, 0, 0]);
        assert_eq!((scene.asked(), scene.legal()), (Some(Green), words(&["collector 2", "pass"])));
        let mut scene = solo([1, 1, 0], 2);
        scene.by(Green, "order green").by(Green, "pass");
        assert_eq!((scene.due(), along_your_line(&scene)), (ROLL, [0, 0, 0]));
        scene.rolls(&[6]);
        assert_eq!(along_your_line(&scene), [1, 0, 0]);
    }

    #[test]
    fn w9_12_with_most_henchmen_only_you_are_asked() {
        let mut scene = solo([2, 1, 0], 2);
        assert_eq!(scene.legal(), ["collector 2", "pass"]);
        scene.by(Green, "pass");
        assert_eq!((heats(&scene), along_your_line(&scene)), (vec![[6, 9]], [0, 0, 0]));
    }

    #[test]
    fn w9_12_0_to_0_is_a_tie_too_and_you_say_who_goes_first() {
        let mut scene = solo([0, 0, 1], 2);
        assert_eq!((scene.asked(), scene.legal()), (Some(Green), words(&["order green", "order yellow"])));
        scene.by(Green, "order yellow").rolls(&[1]);
        assert_eq!((scene.asked(), along_your_line(&scene)), (Some(Green), [1, 0, 0]));
        scene.by(Green, "pass");
        assert_eq!(heats(&scene), [[6, 4]]);
    }

    #[test]
    fn w9_12_either_colour_can_be_the_gang() {
        let setup = Setup { shadow: Shadow::Collector, ..Setup::solo(Edition::German, Level::Normal) };
        both_ways(&setup, |scene, you, gang| {
            let mut scene = scene.boss(you, 9).shadow(2).cubes(5, [1, 1, 0]).action_dice(you, [2, 2, 2]);
            scene = scene.action_dice(gang, [2, 6, 1]).phase_3(2);
            scene.by(you, &format!("order {gang}")).rolls(&[5]);
            assert_eq!((scene.at(6), scene.state.side(gang).action_dice), (seen_by(you, [0, 1, 0]), [2, 5, 1]));
            scene.by(you, "collector 2").rolls(&[3]).by(you, "shift park>market");
            assert_eq!(scene.at(1), seen_by(you, [1, 0, 0]));
        });
    }
}
