//! Setting up (W1).

use crate::{
    Event, Face, Player, State, Table,
    chance::{self, Receiver},
    setup::First,
    state::{Counts, Side, Slots, Turn},
    tokens::PrintId,
    vocabulary::Step,
};
use tabletop::{Agenda, Log};

/// The table before anything happened (W1.1): all tokens are in the bag, where those that aren't dealt stay (W1.3).
pub(crate) fn start(table: &Table) -> State {
    let mut bag = Counts::default();
    for id in 0..table.catalogue.len() {
        bag[id] = table.catalogue.count(id);
    }
    let first = match table.setup.first {
        First::Random => None,
        First::Green => Some(Player::Green),
        First::Yellow => Some(Player::Yellow),
    };
    let mut on_card = [0; 2];
    if let Some(gang) = table.gang_colour() {
        on_card[gang as usize] = table.gang.on_card();
    }
    let mut agenda = Agenda::default();
    agenda.push(Step::Round);
    agenda.push(Step::Deal { next: 0 });
    if first.is_none() {
        agenda.push(Step::FirstPlayer);
    }
    State {
        agenda,
        cubes: Default::default(),
        tokens: [Slots::default(); 9],
        players: [Side::default(), Side::default()],
        bag,
        discard: Counts::default(),
        arriving: [0; 9],
        received: 0,
        unscored: 0,
        pool: Default::default(),
        picked: Default::default(),
        leftover: 0,
        die_in_park: false,
        round: 1,
        phase: 1,
        first,
        shadow: table.gang.shadow_starts(),
        gumshoe: None,
        on_card,
        turn: Turn { player: Player::Green, movement: 0, action: 0, infused: false },
        lost_at_once: false,
    }
}

/// Chance names the first player (W1.4).
pub(crate) fn first_player(state: &mut State, player: Player, log: &mut impl Log<Event>) {
    state.agenda.pop();
    state.make_first(player, log);
}

/// An infusion is dealt (W1.2); the gang's lies face down (W9.1).
pub(crate) fn deal(table: &Table, state: &mut State, next: u8, print: PrintId, log: &mut impl Log<Event>) {
    let Some(to) = chance::receiver(table, next) else { return };
    let gangs = matches!(to, Receiver::Player(player) if table.is_gang(player));
    let face = if gangs && !table.gang.infusions_face_up() { Face::Down } else { Face::Up };
    let token = state.deal(table, to, face, print, log);
    if let Receiver::District(district) = to {
        super::sizing_it_up::arrives(state, district, token);
    }
    match chance::receiver(table, next + 1) {
        Some(_) => state.agenda.replace(Step::Deal { next: next + 1 }),
        None => state.agenda.pop(),
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        Chance, Happened, Why,
        chance::Receiver::{District, Player},
        setup::First,
        testing::*,
    };

    const DISTRICTS: [crate::chance::Receiver; 5] = [District(0), District(2), District(6), District(8), District(4)];

    #[test]
    fn w1_1_the_first_game_is_played_with_badge_and_last_chance() {
        for edition in [Edition::German, Edition::First] {
            let scene = Scene::start(&Setup::two(edition));
            assert_eq!((scene.table.shadow, scene.table.infusions), (Shadow::Badge, vec![Infusion::LastChance]));
        }
    }

    #[test]
    fn w1_1_bosses_and_the_shadow_start_on_space_0_monsters_in_their_district() {
        for &shadow in Shadow::ALL {
            let scene = Scene::start(&Setup { shadow, ..Setup::two(Edition::German) });
            let home = match shadow {
                Shadow::WaterCreature => Some(0),
                Shadow::Guardian => Some(4),
                Shadow::Cursed => Some(5),
                _ => None,
            };
            let view = crate::view::view(&scene.table, &scene.state);
            assert_eq!((view.players.green.boss, view.players.yellow.boss), (0, 0), "{shadow}");
            assert_eq!(view.shadow_space, if home.is_some() { None } else { Some(0) }, "{shadow}");
            assert_eq!(scene.table.shadow_district(&scene.state), home.unwrap_or(0), "{shadow}");
        }
    }

    #[test]
    fn w1_2_german_one_infusion_to_each_player_the_others_to_corners_and_centre() {
        let mut scene = Scene::start(&Setup::two(Edition::German));
        let to = scene.deals_all(&[1, 2, 1, 2, 1, 2, 1]);
        assert_eq!(to, [[Player(Green), Player(Yellow)].as_slice(), &DISTRICTS].concat());
        assert_eq!(
            (scene.before(Green), scene.before(Yellow)),
            (vec!["infusion.1:up".into()], vec!["infusion.2:up".to_owned()])
        );
        let there = (0..9).map(|district| scene.tokens_at(district).join(" ")).collect::<Vec<_>>();
        assert_eq!(there, ["infusion.1", "", "infusion.2", "", "infusion.1", "", "infusion.1", "", "infusion.2"]);
        assert_eq!((scene.in_bag("infusion.1"), scene.in_bag("infusion.2")), (0, 0));
    }

    #[test]
    fn w1_2_first_edition_all_five_infusions_to_corners_and_centre() {
        let mut scene = Scene::start(&Setup::two(Edition::First));
        assert_eq!(scene.deals_all(&[0, 0, 0, 1, 1]), DISTRICTS);
        assert!(scene.before(Green).is_empty() && scene.before(Yellow).is_empty());
        assert_eq!(scene.tokens_at(4), ["infusion.1"]);
        assert_eq!(scene.due(), Some(Chance::Roll { why: Why::Round, count: 13 }));
    }

    #[test]
    fn w1_3_all_other_tokens_go_into_the_bag() {
        for (edition, bagged, infusions, dealt) in [
            (Edition::German, 41, ["infusion.1", "infusion.2"], [1, 1, 1, 1, 2, 2, 2].as_slice()),
            (Edition::First, 40, ["infusion.0", "infusion.1"], &[0, 0, 0, 1, 1]),
        ] {
            let mut scene = Scene::start(&Setup::two(edition));
            for squares in dealt {
                scene.deals(*squares);
            }
            assert_eq!(scene.state.bag.total(), bagged);
            assert_eq!((scene.in_bag("hat2.0"), infusions.map(|infusion| scene.in_bag(infusion))), (8, [0, 0]));
            assert_eq!(scene.state.discard.total(), 0);
        }
    }

    #[test]
    fn w1_4_chance_names_the_first_player_before_everything() {
        for player in [Green, Yellow] {
            let mut scene = Scene::start(&Setup { first: First::Random, ..Setup::two(Edition::German) });
            assert_eq!((scene.due(), scene.state.first), (Some(Chance::First), None));
            scene.happens(&Happened::First { player });
            assert_eq!(scene.state.first, Some(player));
            assert_eq!(scene.log, [Event::FirstPlayer { player }]);
            assert_eq!(scene.due(), Some(Chance::Deal { to: Player(Green) }));
        }
    }

    #[test]
    fn w1_4_or_the_players_say_who_is_first() {
        for (first, player) in [(First::Green, Green), (First::Yellow, Yellow)] {
            let scene = Scene::start(&Setup { first, ..Setup::two(Edition::German) });
            assert_eq!(scene.state.first, Some(player));
            assert_eq!(scene.due(), Some(Chance::Deal { to: Player(Green) }));
        }
    }

    #[test]
    fn w1_5_three_rounds_of_five_phases() {
        let mut scene = Scene::start(&Setup::two(Edition::German));
        scene.plays_on(1);
        let told = scene.told(|event| match event {
            Event::RoundBegan { round } => Some(10 * round + 1),
            Event::PhaseBegan { phase } => Some(phase),
            Event::GameOver => Some(0),
            _ => None,
        });
        assert_eq!(told, [11, 2, 3, 4, 5, 21, 2, 3, 4, 5, 31, 2, 3, 4, 5, 0]);
        assert_eq!((scene.state.round, scene.state.phase), (3, 5));
    }

    #[test]
    fn w9_1_german_the_gangs_starting_infusion_lies_face_down() {
        for (setup, you, gang) in solo(Edition::German) {
            let mut scene = Scene::start(&setup);
            scene.deals_all(&[1, 1]);
            assert_eq!(scene.before(you), ["infusion.1:up"]);
            assert_eq!(scene.before(gang), ["infusion.1:down"]);
        }
    }

    #[test]
    fn w9_1_first_edition_the_gang_starts_with_nothing() {
        for (setup, _, gang) in solo(Edition::First) {
            let mut scene = Scene::start(&setup);
            assert_eq!(scene.deals(1), District(0));
            assert!(scene.before(gang).is_empty());
        }
    }

    #[test]
    fn w9_1_you_are_first_player_in_every_round() {
        for (setup, you, _) in solo(Edition::German) {
            let mut scene = Scene::start(&setup);
            scene.plays_on(3);
            let turns = scene.told(|event| match event {
                Event::TurnBegan { player, turn: 1 } => Some(player),
                _ => None,
            });
            assert_eq!(turns, [you, you.other(), you, you.other(), you, you.other()]);
            assert_eq!(scene.state.first, Some(you));
        }
    }

    fn solo(edition: Edition) -> [(Setup, crate::Player, crate::Player); 2] {
        let setup = Setup::solo(edition, Level::Normal);
        [(setup.clone(), Green, Yellow), (Scene::mirrored(setup), Yellow, Green)]
    }
}
