//! Scenes for tests: a position laid by hand, played on with scripted chance.

use crate::{
    Action, Chance, Colour, Ending, Face, Happened, Held, Infusions, Outcome, Prompt, Score, State, Table,
    chance::Receiver,
    city::District,
    dice::Dice,
    game::run,
    setup::{First, Seat, SeatKind},
    state::{Counts, Doubled},
    vocabulary::Step,
};
use tabletop::{Game, Node, Play, decisions, random_choice};

mod cards;

pub(crate) use crate::{Edition, Event, Infusion, Level, Player, Setup, Shadow};
pub(crate) use Player::{Green, Yellow};
pub(crate) use cards::*;

/// A position and what the log told since it was last read.
pub(crate) struct Scene {
    pub table: Table,
    pub state: State,
    pub log: Vec<Event>,
}

impl Scene {
    /// An empty city in round 1, all tokens in the bag, nothing on the agenda.
    pub fn of(setup: &Setup) -> Self {
        let table = Table::new(setup).expect("the test's setup is valid");
        let mut state = table.start(&mut ());
        state.agenda.clear();
        state.first = state.first.or(Some(Green));
        state.bag = Counts::default();
        for id in 0..table.catalogue.len() {
            state.bag[id] = table.catalogue.count(id);
        }
        Self { table, state, log: Vec::new() }
    }

    /// Two players with the German edition.
    pub fn two(shadow: Shadow, infusion: Infusion) -> Self {
        Self::of(&Setup { shadow, infusion: Infusions::One(infusion), ..Setup::two(Edition::German) })
    }

    /// Two players with the first edition.
    pub fn two_first(shadow: Shadow, infusion: Infusion) -> Self {
        Self::of(&Setup { shadow, infusion: Infusions::One(infusion), ..Setup::two(Edition::First) })
    }

    /// A game from its very beginning.
    pub fn start(setup: &Setup) -> Self {
        let table = Table::new(setup).expect("the test's setup is valid");
        let mut log = Vec::new();
        let state = table.start(&mut log);
        Self { table, state, log }
    }

    /// The same setup with yellow as the human and green as the gang.
    pub fn mirrored(mut setup: Setup) -> Setup {
        setup.human = Some(Yellow);
        setup.first = First::Yellow;
        setup.seats.green = Seat { kind: SeatKind::Gang, name: "gang".into() };
        setup.seats.yellow = Seat { kind: SeatKind::Person, name: "you".into() };
        setup
    }

    /// Cubes of a district: green, yellow, police.
    pub fn cubes(mut self, district: District, cubes: [u8; 3]) -> Self {
        self.state.cubes[usize::from(district)] = cubes;
        self
    }

    /// Tokens of a district, in notation, taken from the bag.
    pub fn tokens(mut self, district: District, tokens: &[&str]) -> Self {
        for text in tokens {
            let id = self.print(text);
            self.state.bag[id] -= 1;
            self.state.tokens[usize::from(district)].insert(id);
        }
        self
    }

    /// Tokens before a player, in notation (`weapons.1:down`, `hat4.1^2` on an infusion), taken from the bag.
    pub fn holds(mut self, player: Player, tokens: &[&str]) -> Self {
        for text in tokens {
            let held = held(text);
            let id = self.table.catalogue.find(held.token()).expect("a token of the set");
            self.state.bag[id] -= 1;
            let under = held.on.map(|squares| self.table.catalogue.infusion_with(squares).expect("an infusion"));
            if let Some(on) = under {
                self.state.bag[self.table.catalogue.infusions() + on] -= 1;
            }
            let side = self.state.side_mut(player);
            match (under, held.face) {
                (Some(on), face) => side.put_doubled(Doubled { print: id, face: face.unwrap_or(Face::Up), on }),
                (None, Some(Face::Down)) => side.down[id] += 1,
                (None, _) => side.up[id] += 1,
            }
        }
        self
    }

    /// Where a boss stands.
    pub fn boss(mut self, player: Player, space: u8) -> Self {
        self.state.side_mut(player).boss = space;
        self
    }

    /// Where the Shadow stands.
    pub fn shadow(mut self, space: u8) -> Self {
        self.state.shadow = space;
        self
    }

    /// The action dice that a player has taken.
    pub fn action_dice(mut self, player: Player, dice: [u8; 3]) -> Self {
        self.state.side_mut(player).action_dice = dice;
        self
    }

    /// Who is first player.
    pub fn first(mut self, player: Player) -> Self {
        self.state.first = Some(player);
        self
    }

    /// Which round it is.
    pub fn round(mut self, round: u8) -> Self {
        self.state.round = round;
        self
    }

    /// Anything else.
    pub fn with(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self
    }

    /// On to the filling of phase 1; the dice are rolled already.
    pub fn phase_1(self) -> Self {
        self.on_to(1, &[Step::Fill { level: 0, next: 0 }])
    }

    /// On to the turn after `taken` turns of phase 2, with this pool.
    pub fn phase_2(mut self, taken: u8, pool: &[u8]) -> Self {
        self.state.pool = Dice::of(pool);
        self.on_to(2, &[Step::Turns { taken }])
    }

    /// On to phase 3, with this die left over.
    pub fn phase_3(mut self, leftover: u8) -> Self {
        self.state.pool = Dice::of(&[leftover]);
        self.on_to(2, &[Step::Shadow])
    }

    /// On to phase 4.
    pub fn phase_4(self) -> Self {
        self.on_to(3, &[Step::Heat])
    }

    /// On to phase 5.
    pub fn phase_5(self) -> Self {
        self.on_to(4, &[Step::Settle { next: 0 }])
    }

    /// Lays out the rest of the round from one of its steps on, and runs to the first node.
    fn on_to(mut self, phase: u8, from: &[Step]) -> Self {
        let round = [
            Step::RoundEnd,
            Step::Settle { next: 0 },
            Step::Heat,
            Step::BeforeHeat,
            Step::Shadow,
            Step::Turns { taken: 0 },
            Step::Police,
            Step::Fill { level: 0, next: 0 },
        ];
        self.state.phase = phase;
        for step in
            round.into_iter().take_while(|step| std::mem::discriminant(step) != std::mem::discriminant(&from[0]))
        {
            self.state.agenda.push(step);
        }
        self.state.agenda.push(from[0]);
        run(&self.table, &mut self.state, &mut self.log);
        self
    }

    /// Decides, in notation; it must be legal.
    #[track_caller]
    pub fn decide(&mut self, action: &str) -> &mut Self {
        let Node::Decide { seat, .. } = self.node() else { panic!("{action}: nobody is asked, but {:?}", self.node()) };
        let action: Action = action.parse().expect("the test's notation is right");
        if let Err(refused) = self.play(|play, log| play.decide(seat, &action, log)) {
            panic!("{refused}; legal: {:?}", self.legal());
        }
        self
    }

    /// Decides as a certain player, in notation; it must be their turn and legal.
    #[track_caller]
    pub fn by(&mut self, player: Player, action: &str) -> &mut Self {
        assert_eq!(self.asked(), Some(player), "who is asked before {action}");
        self.decide(action)
    }

    /// The rule that forbids a decision, in notation.
    #[track_caller]
    pub fn forbids(&self, action: &str) -> &'static str {
        let action: Action = action.parse().expect("the test's notation is right");
        assert!(!decisions(&self.table, &self.state).contains(&action), "{action} is legal");
        self.table.forbids(&self.state, &action)
    }

    /// Dice come up; it must be the roll that is due.
    #[track_caller]
    pub fn rolls(&mut self, values: &[u8]) -> &mut Self {
        let Node::Chance(Chance::Roll { why, .. }) = self.node() else { panic!("no roll: {:?}", self.node()) };
        self.happens(&Happened::Roll { why, dice: Dice::of(values) })
    }

    /// A token is drawn, in notation; it must be a draw that is due. Says for which district.
    #[track_caller]
    pub fn draws(&mut self, token: &str) -> District {
        let Node::Chance(Chance::Draw { district }) = self.node() else { panic!("no draw: {:?}", self.node()) };
        self.happens(&Happened::Draw { district, token: held(token).token() });
        district
    }

    /// Draws whatever comes first until no draw is due. Says for which districts.
    pub fn draws_all(&mut self) -> Vec<District> {
        let mut districts = Vec::new();
        while let Some(Chance::Draw { district }) = self.due() {
            let (id, _) = self.state.bag.each().next().expect("nothing is drawn from an empty bag");
            let token = self.table.catalogue.token(id);
            self.happens(&Happened::Draw { district, token });
            districts.push(district);
        }
        districts
    }

    /// An infusion with so many squares is dealt. Says to whom or where.
    #[track_caller]
    pub fn deals(&mut self, squares: u8) -> Receiver {
        let Some(Chance::Deal { to }) = self.due() else { panic!("no deal: {:?}", self.node()) };
        self.happens(&Happened::Deal { to, token: held(&format!("infusion.{squares}")).token() });
        to
    }

    /// Infusions with so many squares are dealt, one after the other. Says to whom or where.
    #[track_caller]
    pub fn deals_all(&mut self, squares: &[u8]) -> Vec<Receiver> {
        squares.iter().map(|squares| self.deals(*squares)).collect()
    }

    /// Plays on to the end at random.
    pub fn plays_on(&mut self, seed: u64) -> &mut Self {
        let mut dice = tabletop_test::Dice::new(seed);
        loop {
            match self.node() {
                Node::Over => return self,
                Node::Decide { .. } => {
                    let choice = random_choice(self.table.legal(&self.state), &mut dice);
                    self.table.apply(&mut self.state, choice, &mut self.log);
                }
                Node::Chance(_) => {
                    let outcome = self.table.sample(&self.state, &mut dice);
                    self.table.resolve(&mut self.state, outcome, &mut self.log);
                }
            }
        }
    }

    #[track_caller]
    pub fn happens(&mut self, happened: &Happened) -> &mut Self {
        if let Err(refused) = self.play(|play, log| play.happen(happened, log)) {
            panic!("{refused}");
        }
        self
    }

    fn play<T>(
        &mut self,
        act: impl FnOnce(&mut Play<'_, Table>, &mut Vec<Event>) -> Result<T, tabletop::Refused>,
    ) -> Result<T, tabletop::Refused> {
        let mut play = Play::from_state(&self.table, self.state.clone());
        let done = act(&mut play, &mut self.log)?;
        self.state = play.state().clone();
        Ok(done)
    }

    pub fn node(&self) -> Node<Player, Prompt, Chance> {
        self.table.node(&self.state)
    }

    /// The random event that is due, if one is.
    pub fn due(&self) -> Option<Chance> {
        match self.node() {
            Node::Chance(due) => Some(due),
            _ => None,
        }
    }

    /// Every outcome of the random event that is due, with its weight.
    pub fn odds(&self) -> Vec<(Outcome, u64)> {
        let mut odds = Vec::new();
        self.table.outcomes(&self.state, |outcome, weight| odds.push((outcome, weight)));
        odds
    }

    /// What is asked, if anything is.
    pub fn prompt(&self) -> Option<Prompt> {
        match self.node() {
            Node::Decide { prompt, .. } => Some(prompt),
            _ => None,
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.node() == Node::Over
    }

    /// Who is asked, if anybody is.
    pub fn asked(&self) -> Option<Player> {
        match self.node() {
            Node::Decide { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// Every legal decision, in notation, sorted.
    pub fn legal(&self) -> Vec<String> {
        let mut legal: Vec<_> = decisions(&self.table, &self.state).iter().map(ToString::to_string).collect();
        legal.sort();
        legal
    }

    /// The cubes of a district: green, yellow, police.
    pub fn at(&self, district: District) -> [u8; 3] {
        Colour::ALL.map(|colour| self.state.cubes(district, colour))
    }

    /// Everything in the log that is of one sort.
    pub fn told<T>(&self, sort: impl Fn(Event) -> Option<T>) -> Vec<T> {
        self.log.iter().filter_map(|event| sort(*event)).collect()
    }

    /// The districts that came up to be settled, in order.
    pub fn settled(&self) -> Vec<District> {
        self.told(|event| match event {
            Event::Settling { district } => Some(district),
            _ => None,
        })
    }

    /// The districts that were unscored in the round before.
    pub fn unscored(&self) -> Vec<District> {
        (0..9).filter(|district| self.state.unscored >> district & 1 == 1).collect()
    }

    /// The tokens of a district, in notation, as the police would choose.
    pub fn tokens_at(&self, district: District) -> Vec<String> {
        self.state.tokens(district).each().map(|id| self.table.catalogue.token(id).to_string()).collect()
    }

    /// What lies before a player, in notation: face up, face down, on infusions.
    pub fn before(&self, player: Player) -> Vec<String> {
        let held = self.state.held(&self.table, player);
        held.flat_map(|(held, count)| std::iter::repeat_n(held.to_string(), usize::from(count))).collect()
    }

    /// How many of a print lie in the discard pile.
    pub fn discarded(&self, token: &str) -> u8 {
        self.state.discard[self.print(token)]
    }

    /// How many of a print lie in the bag.
    pub fn in_bag(&self, token: &str) -> u8 {
        self.state.bag[self.print(token)]
    }

    /// A player's points if the game ended now.
    pub fn score(&self, player: Player) -> Score {
        crate::scores(&self.table, &self.state)[player as usize]
    }

    /// How the game ended, or would if it ended now.
    pub fn ending(&self) -> Ending {
        crate::scoring::ending(&self.table, &self.state)
    }

    /// The number of a print, in notation.
    pub fn print(&self, token: &str) -> u8 {
        self.table.catalogue.find(held(token).token()).expect("a token of the set")
    }
}

/// Cubes as one player counts them (own, the rival's, police) in the order of colours; and the other way round.
pub(crate) fn seen_by(player: Player, [own, rival, police]: [u8; 3]) -> [u8; 3] {
    match player {
        Green => [own, rival, police],
        Yellow => [rival, own, police],
    }
}

/// Checks the same with green alone against the gang, then with yellow: scene, human, gang.
pub(crate) fn both_ways(setup: &Setup, check: impl Fn(Scene, Player, Player)) {
    check(Scene::of(setup), Green, Yellow);
    check(Scene::of(&Scene::mirrored(setup.clone())), Yellow, Green);
}

/// Alone at a level; the Trickster's cards are Last Chance and Dragging Arms.
pub(crate) fn solo_at(edition: Edition, level: Level) -> Setup {
    let mut setup = Setup::solo(edition, level);
    if level == Level::Trickster {
        setup.infusion = Infusions::Several(vec![Infusion::LastChance, Infusion::DraggingArms]);
    }
    setup
}

/// Hats that are worth so many points together.
pub(crate) fn hats_worth(points: u8) -> Vec<&'static str> {
    let mut rest = points;
    let mut hats = Vec::new();
    for (hat, value, count) in
        [("hat6.3", 6, 3), ("hat5.2", 5, 3), ("hat4.1", 4, 5), ("hat3.1", 3, 7), ("hat2.0", 2, 7)]
    {
        for _ in 0..count {
            if rest >= value && rest - value != 1 {
                hats.push(hat);
                rest -= value;
            }
        }
    }
    assert_eq!(rest, 0, "{points} points in hats");
    hats
}

/// A token before a player, in notation.
fn held(text: &str) -> Held {
    let action: Action = format!("swap {text} for hat2.0 with 1").parse().expect("the test's notation is right");
    match action {
        Action::Swap { give, .. } => give,
        _ => unreachable!(),
    }
}

#[test]
fn a_scene_is_laid_and_played() {
    let mut scene =
        Scene::two(Shadow::Badge, Infusion::LastChance).cubes(4, [1, 2, 3]).phase_2(0, &[1, 2, 3, 4, 5, 6, 6]);
    assert_eq!(scene.asked(), Some(Green));
    scene.decide("draft 1/4");
    assert_eq!(scene.state.side(Green).boss, 1);
    scene.decide("remove police @hall");
    assert_eq!(scene.at(4), [3, 2, 2]);
    assert_eq!(scene.asked(), Some(Yellow));
}
