//! Gangster, described: what a player would look at.

use super::{Evaluated, PerSeat, built_in};
use crate::{
    Thinking,
    net::{Features, Net, Shape, Sheet},
    search::{Search, Stop, Weighed},
};
use gangster::{CAPONE, Field, Fields, Gang, Line, MOVES_IN_A_ROW, Origin, Power, Prompt, SIDE, State, Table, best};
use std::sync::OnceLock;
use tabletop::{Game, Node, Seeded};

/// Features about a row or column that isn't complete, by number.
mod line {
    pub const FREE: usize = 0;
    pub const FREE_OUR_TURN: usize = FREE + 7;
    /// Differences from -7 to 7.
    pub const LEAD: usize = FREE_OUR_TURN + 7;
    pub const OURS: usize = LEAD + 15;
    pub const OTHERS: usize = OURS + 1;
    pub const WORTH_OURS: usize = OTHERS + 3;
    pub const WORTH_RIVALS: usize = WORTH_OURS + 1;
    pub const WORTH_NOBODYS: usize = WORTH_RIVALS + 1;
    pub const BEST_IS_RIVAL: usize = WORTH_NOBODYS + 1;
    pub const BEST_RIVAL_RANK: usize = BEST_IS_RIVAL + 1;
    pub const DEAD: usize = BEST_RIVAL_RANK + 1;
    pub const OUR_GANGSTERS: usize = DEAD + 1;
    pub const THREAT: usize = OUR_GANGSTERS + 4;
    pub const TARGET: usize = THREAT + 1;
    /// Whether a gangster beside a gap could be pushed into the line.
    pub const PUSH_OURS: usize = TARGET + 1;
    pub const PUSH_RIVALS: usize = PUSH_OURS + 1;
    pub const LEN: usize = PUSH_RIVALS + 1;
}

/// Features about the whole board, by number.
mod whole {
    pub const RANK: usize = 0;
    pub const BEST_RIVAL: usize = RANK + 18;
    pub const LEAD: usize = BEST_RIVAL + 18;
    pub const BULLETS: usize = LEAD + 2;
    pub const OWN: usize = BULLETS + 5;
    pub const OWN_RIVALS: usize = OWN + 3;
    pub const OPEN: usize = OWN_RIVALS + 1;
    pub const UNSEEN: usize = OPEN + 6;
    pub const FREE: usize = UNSEEN + 6;
    pub const MOVES: usize = FREE + 2;
    pub const TURN: usize = MOVES + 1;
    pub const PROMPT: usize = TURN + 4;
    pub const IN_HAND: usize = PROMPT + 10;
    pub const AHEAD_IN_TIES: usize = IN_HAND + 9;
    pub const CHANCE: usize = AHEAD_IN_TIES + 1;
    pub const LEN: usize = CHANCE + 1;
}

impl Evaluated for Table {
    const SHAPE: Shape = Shape { part: line::LEN, whole: whole::LEN };
    const LEVELS: [Thinking; 6] = [
        Thinking { simulations: 36, temperature: 0.0125 },
        Thinking { simulations: 75, temperature: 0.0083 },
        Thinking { simulations: 160, temperature: 0.005 },
        Thinking { simulations: 400, temperature: 0.002 },
        Thinking { simulations: 2_500, temperature: 0.0 },
        Thinking { simulations: 20_000, temperature: 0.0 },
    ];

    fn weights(&self) -> &'static str {
        match self.gangs().len() {
            2 => "gangster-2",
            3 => "gangster-3",
            _ => "gangster-4",
        }
    }

    fn net(&self) -> &'static Net {
        static TWO: OnceLock<Net> = OnceLock::new();
        static THREE: OnceLock<Net> = OnceLock::new();
        static FOUR: OnceLock<Net> = OnceLock::new();
        match self.gangs().len() {
            2 => built_in(&TWO, include_str!("../../weights/gangster-2.json"), Self::SHAPE),
            3 => built_in(&THREE, include_str!("../../weights/gangster-3.json"), Self::SHAPE),
            _ => built_in(&FOUR, include_str!("../../weights/gangster-4.json"), Self::SHAPE),
        }
    }

    fn count(&self) -> usize {
        self.gangs().len()
    }

    fn place(&self, seat: Gang) -> usize {
        self.gangs().iter().position(|gang| *gang == seat).unwrap_or(0)
    }

    fn sides(&self, state: &State) -> std::ops::Range<usize> {
        if self.count() > 2 {
            return 0..self.count();
        }
        let place = self.place(state.player);
        place..place + 1
    }

    fn describe(&self, state: &State, place: usize, sheet: &mut Sheet) {
        Eyes::new(self, state, place).look(sheet);
    }

    fn points(&self, state: &State) -> PerSeat {
        let mut points = [0.0; 4];
        for (points, gang) in points.iter_mut().zip(self.gangs()) {
            *points = f32::from(state.rank[gang.index()]);
        }
        points
    }

    fn nearly_over(&self, state: &State) -> bool {
        state.board.free().len() <= 2 && state.stacks == [0, 0]
    }

    #[inline(never)]
    fn think(&self, search: &mut Search<Self>, state: &State, stop: Stop<'_>, random: &mut Seeded) -> Vec<Weighed> {
        search.look(self, state, stop, random)
    }
}

/// Somebody who looks at the board.
struct Eyes<'a> {
    table: &'a Table,
    state: &'a State,
    us: Gang,
    our_turn: bool,
    /// The fields beside living gangsters of gangs that could shoot them.
    under_fire: [Fields; 2],
}

impl<'a> Eyes<'a> {
    fn new(table: &'a Table, state: &'a State, place: usize) -> Self {
        let us = table.gangs()[place];
        let beside = |gang: Gang| match state.bullets[gang.index()] {
            0 => Fields::NONE,
            _ => state.board.living_of(gang).beside(),
        };
        let rivals = table.gangs().iter().filter(|gang| **gang != us);
        let theirs = rivals.fold(Fields::NONE, |fields, gang| fields.or(beside(*gang)));
        Self { table, state, us, our_turn: state.player == us, under_fire: [beside(us), theirs] }
    }

    fn look(&self, sheet: &mut Sheet) {
        let free = self.state.board.free();
        for n in 0..SIDE {
            for line in Line::ALL {
                let field = if line == Line::Row { Field::new(n, 0) } else { Field::new(0, n) };
                let Some(field) = field else { continue };
                let fields = line.through(field);
                let gaps = fields.and(free);
                if !gaps.is_empty() {
                    let id = n + if line == Line::Row { 0 } else { SIDE };
                    self.line(sheet.part(id, line::LEN), fields, gaps);
                }
            }
        }
        let features = &mut sheet.whole;
        self.ranks(features);
        self.supplies(features);
        self.moment(features);
    }

    fn line(&self, features: &mut Features, fields: Fields, gaps: Fields) {
        let board = &self.state.board;
        let powers = board.power_on(fields);
        let ours = powers[self.us.index()];
        let mut others = [0; 3];
        let mut strongest: Option<Gang> = None;
        for (n, gang) in Gang::ALL.into_iter().filter(|gang| *gang != self.us).enumerate() {
            others[n] = powers[gang.index()];
            if others[n] > strongest.map_or(0, |gang| powers[gang.index()]) {
                strongest = Some(gang);
            }
        }
        others.sort_unstable_by(|one, two| two.cmp(one));
        let free = gaps.len() as usize;
        features.is(line::FREE + free);
        if self.our_turn {
            features.is(line::FREE_OUR_TURN + free);
        }
        let lead = (i32::from(ours) - i32::from(others[0])).clamp(-7, 7);
        features.is(line::LEAD + (lead + 7) as usize);
        features.put(line::OURS, f32::from(ours) / 6.0);
        for (n, other) in others.into_iter().enumerate() {
            features.put(line::OTHERS + n, f32::from(other) / 6.0);
        }
        match best(powers) {
            Some((gang, points)) if gang == self.us => features.put(line::WORTH_OURS, f32::from(points) / 4.0),
            Some((gang, points)) if self.table.plays(gang) => features.put(line::WORTH_RIVALS, f32::from(points) / 4.0),
            Some((_, points)) => features.put(line::WORTH_NOBODYS, f32::from(points) / 4.0),
            None => {}
        }
        if let Some(gang) = strongest.filter(|gang| self.table.plays(*gang)) {
            features.is(line::BEST_IS_RIVAL);
            features.put(line::BEST_RIVAL_RANK, f32::from(self.state.rank[gang.index()]) / 17.0);
        }
        let living = board.living();
        let dead = fields.and(board.filled()).without(living).len();
        features.put(line::DEAD, dead as f32 / 2.0);
        let own = board.living_of(self.us).and(fields);
        features.is(line::OUR_GANGSTERS + own.len().min(3) as usize);
        let [ours_can, theirs_can] = self.under_fire;
        features.put(line::THREAT, f32::from(u8::from(!own.and(theirs_can).is_empty())));
        let rivals = living.and(fields).without(board.living_of(self.us));
        features.put(line::TARGET, f32::from(u8::from(!rivals.and(ours_can).is_empty())));
        let pushers = gaps.beside().and(living).without(fields);
        features.put(line::PUSH_OURS, f32::from(u8::from(!pushers.and(board.living_of(self.us)).is_empty())));
        features.put(line::PUSH_RIVALS, f32::from(u8::from(!pushers.without(board.living_of(self.us)).is_empty())));
    }

    fn rivals(&self) -> impl Iterator<Item = Gang> {
        self.table.gangs().iter().copied().filter(|gang| *gang != self.us)
    }

    fn ranks(&self, features: &mut Features) {
        let state = self.state;
        let rank = state.rank[self.us.index()];
        let best = self.rivals().max_by_key(|gang| state.rank[gang.index()]).unwrap_or(self.us);
        let rival = state.rank[best.index()];
        features.is(whole::RANK + usize::from(rank.min(CAPONE)));
        features.is(whole::BEST_RIVAL + usize::from(rival.min(CAPONE)));
        features.put(whole::LEAD, (f32::from(rank) - f32::from(rival)) / 6.0);
        let sum: u8 = self.rivals().map(|gang| state.rank[gang.index()]).sum();
        features.put(whole::LEAD + 1, f32::from(sum) / 17.0);
        if state.reached[self.us.index()] < state.reached[best.index()] {
            features.is(whole::AHEAD_IN_TIES);
        }
    }

    fn supplies(&self, features: &mut Features) {
        let state = self.state;
        features.is(whole::BULLETS + usize::from(state.bullets[self.us.index()].min(2)));
        let bullets: u8 = self.rivals().map(|gang| state.bullets[gang.index()]).sum();
        features.put(whole::BULLETS + 3, f32::from(bullets) / 2.0);
        for power in Power::ALL {
            features.put(whole::OWN + power.index(), f32::from(u8::from(state.owns(self.us, power))));
        }
        let own: u32 = self.rivals().map(|gang| state.own[gang.index()].count_ones()).sum();
        features.put(whole::OWN_RIVALS, own as f32 / 3.0);
        for gangster in state.open.into_iter().flatten() {
            let whose = usize::from(gangster.gang != self.us) * 3;
            features.put(whole::OPEN + whose + gangster.power.index(), 1.0);
        }
        for (n, power) in Power::ALL.into_iter().enumerate() {
            let of = |gang: Gang| f32::from(state.unseen[gang.index()][power.index()]);
            features.put(whole::UNSEEN + n, of(self.us) / 3.0);
            features.put(whole::UNSEEN + 3 + n, self.rivals().map(of).sum::<f32>() / 6.0);
        }
        let free = state.board.free().len() as f32;
        features.put(whole::FREE, free / 36.0);
        features.put(whole::FREE + 1, (free / 8.0).min(1.0));
        features.put(whole::MOVES, f32::from(state.moves) / f32::from(MOVES_IN_A_ROW));
    }

    fn moment(&self, features: &mut Features) {
        let count = self.table.count();
        let place = |gang| self.table.place(gang);
        let distance = (place(self.us) + count - place(self.state.player)) % count;
        features.is(whole::TURN + distance);
        match self.table.node(self.state) {
            Node::Decide { prompt, .. } => self.prompt(features, prompt),
            _ => features.is(whole::CHANCE),
        }
    }

    fn prompt(&self, features: &mut Features, prompt: Prompt) {
        let number = match prompt {
            Prompt::Turn => 0,
            Prompt::Lay { from: Origin::Own, .. } => 1,
            Prompt::Lay { .. } => 2,
            Prompt::MoveFrom => 3,
            Prompt::MoveTo { .. } => 4,
            Prompt::ShootWith => 5,
            Prompt::ShootAt { .. } => 6,
            Prompt::Score { .. } => 7,
            Prompt::Refill => 8,
        };
        features.is(whole::PROMPT + number);
        if let Prompt::Lay { gangster, .. } = prompt {
            let whose = match gangster.gang {
                gang if gang == self.us => 0,
                gang if self.table.plays(gang) => 1,
                _ => 2,
            };
            features.is(whole::IN_HAND + 3 * whose + gangster.power.index());
        }
    }
}
