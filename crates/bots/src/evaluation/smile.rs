//! With a Smile & a Gun, described: what a player would look at.

use super::{Evaluated, PerSeat, built_in};
use crate::{
    Thinking,
    net::{Features, Net, Shape, Sheet},
    search::{Search, Stop, Weighed},
};
use smile_and_gun::{
    Edition, Gang, Infusion, Kind, Level, Objective, Player, Prompt, Shadow, State, Table,
    city::{CENTRE, DISTRICTS, LINES, PARK, in_front, onward},
    scores, strengths,
};
use std::sync::OnceLock;
use tabletop::{Game, Node, Seeded};

/// Features about a district, by number.
mod district {
    /// Differences from -7 to 7.
    pub const STEPS: usize = 15;
    pub const OURS_THEIRS: usize = 0;
    pub const OURS_POLICE: usize = OURS_THEIRS + STEPS;
    pub const THEIRS_POLICE: usize = OURS_POLICE + STEPS;
    pub const CUBES: usize = THEIRS_POLICE + STEPS;
    pub const NO_CUBES: usize = CUBES + 3;
    pub const TOKENS: usize = NO_CUBES + 3;
    pub const PER_TOKEN: usize = 8;
    pub const CENTRE: usize = TOKENS + 3 * PER_TOKEN;
    pub const CORNER: usize = CENTRE + 1;
    pub const SHADOW: usize = CORNER + 1;
    pub const REACH: usize = SHADOW + 13;
    pub const TURNS: usize = REACH + 2;
    pub const TURNS_EACH: usize = TURNS + 7;
    pub const ROUND: usize = TURNS_EACH + 2;
    pub const DIE: usize = ROUND + 3;
    pub const UNSCORED: usize = DIE + 1;
    pub const SETTLING: usize = UNSCORED + 1;
    pub const LEN: usize = SETTLING + 1;
}

/// Features about the whole city, by number.
mod whole {
    pub const EDITION: usize = 0;
    pub const SHADOW: usize = EDITION + 1;
    pub const INFUSION: usize = SHADOW + 13;
    pub const ROUND: usize = INFUSION + 9;
    pub const PHASE: usize = ROUND + 4;
    pub const TURNS: usize = PHASE + 6;
    pub const OUR_CHOICE: usize = TURNS + 8;
    pub const CHANCE: usize = OUR_CHOICE + 1;
    pub const PROMPT: usize = CHANCE + 1;
    pub const DIE: usize = PROMPT + 13;
    pub const SCORES: usize = DIE + 6;
    pub const BUSINESS: usize = SCORES + 3;
    pub const PER_BUSINESS: usize = 9;
    pub const INFUSIONS: usize = BUSINESS + 3 * PER_BUSINESS;
    pub const INFUSIONS_FOR: usize = INFUSIONS + 10;
    pub const HEAT: usize = INFUSIONS_FOR + 18;
    pub const LESS_HEAT: usize = HEAT + 3;
    pub const GUMSHOE: usize = LESS_HEAT + 2;
    pub const ON_CARD: usize = GUMSHOE + 2;
    pub const MORE_TOKENS: usize = ON_CARD + 5;
    pub const FIRST: usize = MORE_TOKENS + 1;
    pub const POOL: usize = FIRST + 1;
    pub const POOL_SIZE: usize = POOL + 6;
    pub const PICKED: usize = POOL_SIZE + 1;
    pub const LEFTOVER: usize = PICKED + 6;
    pub const BOSSES: usize = LEFTOVER + 6;
    pub const BAG: usize = BOSSES + 36;
    pub const LEVEL: usize = BAG + 3;
    pub const SCENARIO: usize = LEVEL + 9;
    pub const LEGACY: usize = SCENARIO + 11;
    pub const HARD: usize = LEGACY + 1;
    pub const SOLO_TOKENS: usize = HARD + 1;
    pub const MARKERS: usize = SOLO_TOKENS + 1;
    pub const CONDITION: usize = MARKERS + 3;
    pub const LEN: usize = CONDITION + 10;
}

impl Evaluated for Table {
    const SHAPE: Shape = Shape { part: district::LEN, whole: whole::LEN };
    const LEVELS: [Thinking; 6] = [
        Thinking { simulations: 12, temperature: 0.025 },
        Thinking { simulations: 36, temperature: 0.0135 },
        Thinking { simulations: 110, temperature: 0.007 },
        Thinking { simulations: 330, temperature: 0.0028 },
        Thinking { simulations: 2_000, temperature: 0.0 },
        Thinking { simulations: 20_000, temperature: 0.0 },
    ];

    fn weights(&self) -> &'static str {
        if self.human().is_some() { "smile-solo" } else { "smile-two" }
    }

    fn net(&self) -> &'static Net {
        static TWO: OnceLock<Net> = OnceLock::new();
        static SOLO: OnceLock<Net> = OnceLock::new();
        match self.human() {
            None => built_in(&TWO, include_str!("../../weights/smile-two.json"), Self::SHAPE),
            Some(_) => built_in(&SOLO, include_str!("../../weights/smile-solo.json"), Self::SHAPE),
        }
    }

    fn count(&self) -> usize {
        if self.human().is_some() { 1 } else { 2 }
    }

    fn place(&self, seat: Player) -> usize {
        if self.human().is_some() { 0 } else { seat as usize }
    }

    fn sides(&self, state: &State) -> std::ops::Range<usize> {
        let place = self.place(state.turn().player);
        place..place + 1
    }

    fn describe(&self, state: &State, place: usize, sheet: &mut Sheet) {
        let us = self.human().unwrap_or(Player::BOTH[place]);
        let eyes = Eyes { table: self, state, sides: [us, us.other()] };
        eyes.look(sheet);
    }

    fn points(&self, state: &State) -> PerSeat {
        let totals = scores(self, state).map(|score| f32::from(score.total));
        match self.human() {
            Some(Player::Yellow) => [totals[1], totals[0], 0.0, 0.0],
            _ => [totals[0], totals[1], 0.0, 0.0],
        }
    }

    /// A mission is half its points, half its objective.
    fn progress(&self, state: &State) -> f32 {
        let Some(progress) = smile_and_gun::progress(self, state) else { return 1.0 };
        let met = (f32::from(progress.have) / f32::from(progress.need.max(1))).min(1.0);
        match self.mission() {
            Some(mission) => (met + (self.points(state)[0] / f32::from(mission.target)).clamp(0.0, 1.0)) / 2.0,
            None => met,
        }
    }

    fn is_met(&self, state: &State) -> bool {
        smile_and_gun::progress(self, state).is_none_or(|progress| progress.is_met())
    }

    fn nearly_over(&self, state: &State) -> bool {
        state.round == 3 && (state.phase >= 4 || state.phase == 2 && state.pool.len() <= 1)
    }

    #[inline(never)]
    fn think(&self, search: &mut Search<Self>, state: &State, stop: Stop<'_>, random: &mut Seeded) -> Vec<Weighed> {
        search.look(self, state, stop, random)
    }
}

/// Somebody who looks at the table: we, and they.
struct Eyes<'a> {
    table: &'a Table,
    state: &'a State,
    sides: [Player; 2],
}

impl Eyes<'_> {
    fn look(&self, sheet: &mut Sheet) {
        let strengths = self.sides.map(|side| strengths(self.table, self.state, side));
        let turns = self.turns_left();
        let reach = [self.reach(0, turns[0]), self.reach(1, turns[1])];
        let shadow = self.shadow();
        for district in 0..DISTRICTS {
            let features = sheet.part(district as u8, district::CENTRE);
            self.cubes(features, district);
            self.tokens(features, district, &strengths);
            features.put(district::CENTRE, f32::from(u8::from(district == usize::from(CENTRE))));
            features.put(district::CORNER, f32::from(u8::from([0, 2, 6, 8].contains(&district))));
            features.put(district::SHADOW + self.table.shadow as usize, shadow[district]);
            features.put(district::REACH, f32::from(reach[0][district]) / 3.0);
            features.put(district::REACH + 1, f32::from(reach[1][district]) / 3.0);
            features.is(district::TURNS + usize::from(turns[0] + turns[1]).min(6));
            features.put(district::TURNS_EACH, f32::from(turns[0]) / 3.0);
            features.put(district::TURNS_EACH + 1, f32::from(turns[1]) / 3.0);
            features.is(district::ROUND + usize::from(self.state.round.clamp(1, 3)) - 1);
            if self.state.die_in_park() && district == usize::from(PARK) {
                features.put(district::DIE, f32::from(self.state.leftover()) / 6.0);
            }
            features.put(district::UNSCORED, f32::from(u8::from(self.state.is_unscored(district as u8))));
            features.put(district::SETTLING, f32::from(u8::from(self.state.phase == 5)));
        }
        let features = &mut sheet.whole;
        self.cards(features);
        self.moment(features, turns);
        self.holdings(features, &strengths);
        self.heat(features, turns);
        self.figures(features);
        if self.table.human().is_some() {
            self.alone(features);
        }
    }

    fn cubes(&self, features: &mut Features, district: usize) {
        let henchmen = self.sides.map(|side| i32::from(self.state.henchmen(district as u8, side)));
        let police = i32::from(self.state.cubes(district as u8, smile_and_gun::Colour::Police));
        let [ours, theirs] = henchmen;
        let step = |difference: i32| (difference.clamp(-7, 7) + 7) as usize;
        features.is(district::OURS_THEIRS + step(ours - theirs));
        features.is(district::OURS_POLICE + step(ours - police));
        features.is(district::THEIRS_POLICE + step(theirs - police));
        for (n, count) in [ours, theirs, police].into_iter().enumerate() {
            features.put(district::CUBES + n, count.min(12) as f32 / 4.0);
            features.put(district::NO_CUBES + n, f32::from(u8::from(count == 0)));
        }
    }

    fn tokens(&self, features: &mut Features, district: usize, strengths: &[[u8; 3]; 2]) {
        for (n, id) in self.state.tokens(district as u8).each().enumerate() {
            let at = district::TOKENS + n * district::PER_TOKEN;
            let token = self.table.catalogue.token(id);
            features.is(at);
            match token.kind {
                Kind::Hat => {
                    let value = f32::from(token.value);
                    features.put(at + 1, value / 6.0);
                    features.put(at + 6, value / 10.0);
                    features.put(at + 7, value / 10.0);
                }
                Kind::Infusion => features.is(at + 5),
                kind => {
                    let business = kind.business().unwrap_or(0);
                    features.is(at + 2 + business);
                    let [ours, theirs] = strengths.map(|strengths| i32::from(strengths[business]));
                    let marker = f32::from(self.table.catalogue.markers[business]) / 10.0;
                    let now = majority(ours, theirs);
                    features.put(at + 6, marker * (majority(ours + 1, theirs) - now));
                    features.put(at + 7, marker * (now - majority(ours, theirs + 1)));
                }
            }
        }
    }

    /// How many turns both still have in this round.
    fn turns_left(&self) -> [u8; 2] {
        let state = self.state;
        match state.phase {
            0 | 1 => [3, 3],
            2 => self.sides.map(|side| 3 - state.side(side).action_dice().count().min(3) as u8),
            _ => [0, 0],
        }
    }

    /// The most henchmen that the next turn can bring to each district.
    fn reach(&self, side: usize, turns: u8) -> [u8; DISTRICTS] {
        let mut reach = [0; DISTRICTS];
        if turns > 0 {
            let boss = self.state.side(self.sides[side]).boss;
            for die in self.state.pool.values() {
                let line = LINES[usize::from(onward(boss, die))];
                for (district, count) in line.into_iter().zip([3, 2, 1]) {
                    let most = &mut reach[usize::from(district)];
                    *most = count.max(*most);
                }
            }
        }
        reach
    }

    /// How likely each district is the Shadow's, if any die may be left over.
    fn shadow(&self) -> [f32; DISTRICTS] {
        let mut likely = [0.0; DISTRICTS];
        let (table, state) = (self.table, self.state);
        if table.shadow.home().is_some() || state.phase > 2 || state.pool.is_empty() {
            likely[usize::from(table.shadow_district(state))] = 1.0;
        } else {
            let each = 1.0 / f32::from(state.pool.len());
            for die in 1..=6 {
                let district = in_front(onward(state.shadow_space(), die));
                likely[usize::from(district)] += each * f32::from(state.pool.count(die));
            }
        }
        likely
    }

    fn cards(&self, features: &mut Features) {
        features.put(whole::EDITION, f32::from(u8::from(self.table.edition == Edition::First)));
        features.is(whole::SHADOW + self.table.shadow as usize);
        for card in &self.table.infusions {
            features.is(whole::INFUSION + *card as usize);
        }
    }

    /// Where the game stands and what is asked.
    fn moment(&self, features: &mut Features, turns: [u8; 2]) {
        features.is(whole::ROUND + usize::from(self.state.round.min(3)));
        features.is(whole::PHASE + usize::from(self.state.phase.min(5)));
        features.is(whole::TURNS + usize::from(turns[0]));
        features.is(whole::TURNS + 4 + usize::from(turns[1]));
        match self.table.node(self.state) {
            Node::Decide { seat, prompt } => {
                features.put(whole::OUR_CHOICE, f32::from(u8::from(seat == self.sides[0])));
                let (number, die) = number(prompt);
                features.is(whole::PROMPT + number);
                if die > 0 {
                    features.is(whole::DIE + usize::from(die) - 1);
                }
            }
            _ => features.is(whole::CHANCE),
        }
        if self.state.first == Some(self.sides[0]) {
            features.is(whole::FIRST);
        }
    }

    fn holdings(&self, features: &mut Features, strengths: &[[u8; 3]; 2]) {
        let totals = scores(self.table, self.state).map(|score| f32::from(score.total) / 10.0);
        let [ours, theirs] = self.sides.map(|side| totals[side as usize]);
        features.put(whole::SCORES, ours);
        features.put(whole::SCORES + 1, theirs);
        features.put(whole::SCORES + 2, ours - theirs);
        for business in 0..3 {
            let at = whole::BUSINESS + business * whole::PER_BUSINESS;
            let [ours, theirs] = strengths.map(|strengths| i32::from(strengths[business]));
            features.is(at + ((ours - theirs).clamp(-3, 3) + 3) as usize);
            features.put(at + 7, ours as f32 / 3.0);
            features.put(at + 8, theirs as f32 / 3.0);
        }
        for (n, side) in self.sides.into_iter().enumerate() {
            let infusions = self.state.all_infusions(self.table, side);
            features.is(whole::INFUSIONS + 5 * n + usize::from(infusions.min(4)));
            for card in &self.table.infusions {
                features.put(whole::INFUSIONS_FOR + 9 * n + *card as usize, f32::from(infusions) / 2.0);
            }
            features.put(whole::GUMSHOE + n, f32::from(u8::from(self.state.gumshoe == Some(side))));
            let on_card = self.state.on_card[side as usize];
            features.put(whole::ON_CARD + n, f32::from(on_card) / 5.0);
            features.put(whole::ON_CARD + 2 + n, f32::from(u8::from(on_card == 0)));
        }
        let [ours, theirs] = self.sides.map(|side| f32::from(self.state.on_card[side as usize]));
        features.put(whole::ON_CARD + 4, ((ours - theirs) / 3.0).clamp(-1.0, 1.0));
        let [ours, theirs] = self.sides.map(|side| f32::from(self.state.side(side).tokens()));
        features.put(whole::MORE_TOKENS, ((ours - theirs) / 3.0).clamp(-1.0, 1.0));
    }

    fn heat(&self, features: &mut Features, turns: [u8; 2]) {
        let heat = self.sides.map(|side| f32::from(self.state.side(side).action_dice().sum::<u8>()));
        let [ours, theirs] = heat.map(|heat| heat / 10.0);
        features.put(whole::HEAT, ours);
        features.put(whole::HEAT + 1, theirs);
        features.put(whole::HEAT + 2, ours - theirs);
        if turns == [0, 0] && self.state.phase <= 4 {
            features.put(whole::LESS_HEAT, f32::from(u8::from(ours < theirs)));
            features.put(whole::LESS_HEAT + 1, f32::from(u8::from(theirs < ours)));
        }
    }

    fn figures(&self, features: &mut Features) {
        let state = self.state;
        for die in 1..=6 {
            features.put(whole::POOL + usize::from(die) - 1, f32::from(state.pool.count(die)) / 3.0);
            features.put(whole::PICKED + usize::from(die) - 1, f32::from(state.picked().count(die)) / 3.0);
        }
        features.put(whole::POOL_SIZE, f32::from(state.pool.len()) / 13.0);
        if state.leftover() > 0 {
            features.is(whole::LEFTOVER + usize::from(state.leftover()) - 1);
        }
        for (n, side) in self.sides.into_iter().enumerate() {
            features.is(whole::BOSSES + 12 * n + usize::from(state.side(side).boss));
        }
        if self.table.shadow.home().is_none() {
            features.is(whole::BOSSES + 24 + usize::from(state.shadow_space()));
        }
        let (mut hats, mut worth, mut infusions) = (0.0, 0.0, 0.0);
        for (id, count) in state.bag().each() {
            let token = self.table.catalogue.token(id);
            match token.kind {
                Kind::Hat => {
                    hats += f32::from(count);
                    worth += f32::from(count) * f32::from(token.value);
                }
                Kind::Infusion => infusions += f32::from(count),
                _ => {}
            }
        }
        features.put(whole::BAG, hats / 20.0);
        features.put(whole::BAG + 1, worth / 60.0);
        features.put(whole::BAG + 2, infusions / 3.0);
    }

    /// What else counts against a gang.
    fn alone(&self, features: &mut Features) {
        let (table, state, [us, them]) = (self.table, self.state, self.sides);
        if let Some(level) = table.level() {
            features.is(whole::LEVEL + Level::ALL.iter().position(|other| *other == level).unwrap_or(0));
        }
        features.is(whole::SCENARIO + Gang::ALL.iter().position(|other| *other == table.gang()).unwrap_or(0));
        features.put(whole::LEGACY, f32::from(u8::from(table.is_legacy())));
        features.put(whole::HARD, f32::from(u8::from(table.is_hard_mission())));
        features.put(whole::SOLO_TOKENS, f32::from(state.side(them).solo_tokens) / 3.0);
        for (n, markers) in state.side(them).markers.into_iter().enumerate() {
            features.put(whole::MARKERS + n, f32::from(markers) / 3.0);
        }
        let scores = scores(table, state);
        let at = whole::CONDITION;
        features.put(at, f32::from(scores[us as usize].monopolies) / 2.0);
        features.put(at + 1, f32::from(scores[them as usize].monopolies) / 2.0);
        features.put(at + 2, f32::from(state.side(us).used_infusions()) / 4.0);
        features.put(at + 3, f32::from(state.small_hats(table, us)) / 6.0);
        features.put(at + 4, f32::from(state.side(us).gained_infusions()) / 4.0);
        if let Some(mission) = table.mission() {
            features.put(at + 5, f32::from(mission.target - scores[us as usize].total) / 20.0);
            match mission.objective {
                Objective::Monopolies(wanted) => features.put(at + 6, f32::from(wanted)),
                Objective::Infusions(wanted) => features.put(at + 7, f32::from(wanted) / 3.0),
                Objective::SmallHats(wanted) => features.put(at + 8, f32::from(wanted) / 7.0),
            }
            features.is(at + 9);
        }
    }
}

/// The points for a business, as a multiple of its marker: ours less theirs (W8.3).
fn majority(ours: i32, theirs: i32) -> f32 {
    let points = |own: i32, other: i32| match () {
        () if own <= other => 0.0,
        () if other == 0 => 2.0,
        () => 1.0,
    };
    points(ours, theirs) - points(theirs, ours)
}

/// What is asked, by number, and the die that it is about.
fn number(prompt: Prompt) -> (usize, u8) {
    match prompt {
        Prompt::Draft => (0, 0),
        Prompt::Move => (1, 0),
        Prompt::Place => (2, 0),
        Prompt::Act { die } => (3, die),
        Prompt::MayAct { die } => (4, die),
        Prompt::End => (5, 0),
        Prompt::Bonus => (6, 0),
        Prompt::Mayor => (7, 0),
        Prompt::Enthral { .. } => (8, 0),
        Prompt::Take { .. } => (9, 0),
        Prompt::Collect | Prompt::Order => (10, 0),
        Prompt::Overwhelm { die } => (11, die),
        _ => (12, 0),
    }
}

const _: () = assert!(Shadow::ALL.len() == 13 && Infusion::ALL.len() == 9 && Gang::ALL.len() <= 11);
