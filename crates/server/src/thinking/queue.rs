//! Whose job is next: that of whoever has used the least time lately.

use std::{
    collections::{HashMap, VecDeque},
    hash::Hash,
    time::Duration,
};

/// After so long, used time counts half.
const HALF_LIFE: Duration = Duration::from_secs(10);
/// Less than this is forgotten, in seconds.
const FORGOTTEN: f64 = 0.001;

/// Jobs that wait, by who asked for them. It knows no clock: whoever calls it says what time it is.
pub struct Queue<A, J> {
    askers: HashMap<A, Account<J>>,
    /// Up to when what was used has faded.
    at: Duration,
    /// How many jobs ever came.
    count: u64,
}

struct Account<J> {
    /// The time used lately, in seconds.
    used: f64,
    /// Where a newcomer begins, in seconds: not before those who wait already, or fresh names would always be first.
    floor: f64,
    jobs: VecDeque<(u64, J)>,
}

impl<A, J> Default for Queue<A, J> {
    fn default() -> Self {
        Self { askers: HashMap::new(), at: Duration::ZERO, count: 0 }
    }
}

impl<J> Account<J> {
    fn rank(&self) -> f64 {
        self.used.max(self.floor)
    }
}

impl<A: Copy + Eq + Hash, J> Queue<A, J> {
    /// Lets a job wait. Gives its number.
    pub fn push(&mut self, asker: A, job: J, now: Duration) -> u64 {
        self.fade(now);
        let waiting = self.askers.values().filter(|account| !account.jobs.is_empty());
        let least = waiting.map(Account::rank).min_by(f64::total_cmp).unwrap_or(0.0);
        let known = self.askers.contains_key(&asker);
        self.count += 1;
        let number = self.count;
        let account = self.account(asker);
        if account.jobs.is_empty() {
            account.floor = if known { 0.0 } else { least };
        }
        account.jobs.push_back((number, job));
        number
    }

    /// The next job, and whose it is. Of those who have used the same, whoever has the fewest jobs comes first, and then
    /// whoever waits longest.
    pub fn pop(&mut self, now: Duration) -> Option<(A, J)> {
        self.fade(now);
        let waiting = self.askers.iter().filter_map(|(asker, account)| {
            let (number, _) = account.jobs.front()?;
            Some((asker, (account.rank(), account.jobs.len(), *number)))
        });
        let first = waiting
            .min_by(|(_, one), (_, two)| one.0.total_cmp(&two.0).then_with(|| (one.1, one.2).cmp(&(two.1, two.2))));
        let asker = *first?.0;
        let (_, job) = self.askers.get_mut(&asker)?.jobs.pop_front()?;
        Some((asker, job))
    }

    /// Takes a job out again. Says whether it still waited.
    pub fn remove(&mut self, asker: A, number: u64) -> bool {
        let Some(account) = self.askers.get_mut(&asker) else { return false };
        let before = account.jobs.len();
        account.jobs.retain(|(other, _)| *other != number);
        account.jobs.len() < before
    }

    /// Remembers how long somebody's job took.
    pub fn charge(&mut self, asker: A, time: Duration, now: Duration) {
        self.fade(now);
        self.account(asker).used += time.as_secs_f64();
    }

    /// How many jobs of somebody wait.
    pub fn waiting(&self, asker: A) -> usize {
        self.askers.get(&asker).map_or(0, |account| account.jobs.len())
    }

    /// How many jobs wait, whoever asked for them.
    pub fn crowd(&self) -> usize {
        self.askers.values().map(|account| account.jobs.len()).sum()
    }

    fn account(&mut self, asker: A) -> &mut Account<J> {
        self.askers.entry(asker).or_insert_with(|| Account { used: 0.0, floor: 0.0, jobs: VecDeque::new() })
    }

    /// Lets what was used fade, and forgets who has used nothing and waits for nothing.
    fn fade(&mut self, now: Duration) {
        let passed = now.saturating_sub(self.at);
        self.at = self.at.max(now);
        let left = 0.5_f64.powf(passed.as_secs_f64() / HALF_LIFE.as_secs_f64());
        self.askers.retain(|_, account| {
            account.used *= left;
            account.floor *= left;
            !account.jobs.is_empty() || account.used >= FORGOTTEN
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn order(queue: &mut Queue<char, u32>, now: Duration) -> Vec<(char, u32)> {
        std::iter::from_fn(|| queue.pop(now)).collect()
    }

    #[test]
    fn one_asker_is_served_in_order() {
        let mut queue = Queue::default();
        for job in 1..=3 {
            queue.push('a', job, at(0));
        }
        assert_eq!(order(&mut queue, at(1)), [('a', 1), ('a', 2), ('a', 3)]);
    }

    #[test]
    fn a_newcomer_waits_for_nobody_who_has_sixty_jobs() {
        let mut queue = Queue::default();
        for job in 0..60 {
            queue.push('a', job, at(0));
        }
        for second in 0..30 {
            assert_eq!(queue.pop(at(second)).map(|(asker, _)| asker), Some('a'));
            queue.charge('a', at(1), at(second + 1));
        }
        // Again and again: what a newcomer has used stays less than what the other has.
        for second in 30..40 {
            queue.push('b', second, at(second as u64));
            assert_eq!(queue.pop(at(second as u64)), Some(('b', second)));
            queue.charge('b', Duration::from_millis(100), at(second as u64));
            assert_eq!(queue.pop(at(second as u64)).map(|(asker, _)| asker), Some('a'));
            queue.charge('a', at(1), at(second as u64 + 1));
        }
    }

    #[test]
    fn whoever_has_used_less_comes_first() {
        let mut queue = Queue::default();
        queue.push('z', 0, at(0));
        queue.charge('a', at(5), at(0));
        queue.charge('b', at(3), at(0));
        assert_eq!(queue.pop(at(0)), Some(('z', 0)));
        for (asker, job) in [('a', 1), ('b', 2), ('a', 3), ('b', 4)] {
            queue.push(asker, job, at(0));
        }
        assert_eq!(order(&mut queue, at(0)), [('b', 2), ('b', 4), ('a', 1), ('a', 3)]);
    }

    #[test]
    fn cost_counts_and_not_the_number_of_jobs() {
        let mut queue = Queue::default();
        for job in 0..4 {
            queue.push('a', job, at(0));
            queue.push('b', job, at(0));
        }
        let mut served = Vec::new();
        while let Some((asker, _)) = queue.pop(at(0)) {
            queue.charge(asker, if asker == 'a' { at(3) } else { at(1) }, at(0));
            served.push(asker);
        }
        assert_eq!(served.iter().collect::<String>(), "abbbbaaa");
    }

    #[test]
    fn what_was_used_fades() {
        let mut queue = Queue::default();
        queue.charge('a', at(8), at(0));
        queue.charge('b', at(1), at(60));
        queue.push('a', 1, at(60));
        queue.push('b', 2, at(60));
        assert_eq!(order(&mut queue, at(60)), [('a', 1), ('b', 2)]);
        queue.fade(at(600));
        assert!(queue.askers.is_empty(), "nobody is remembered for ever");
    }

    #[test]
    fn fresh_names_do_not_overtake_those_who_wait() {
        let mut queue = Queue::default();
        queue.charge('a', at(5), at(0));
        queue.push('a', 1, at(0));
        for (name, job) in ('m'..='p').zip(2..) {
            queue.push(name, job, at(0));
        }
        assert_eq!(queue.pop(at(0)), Some(('a', 1)));
    }

    #[test]
    fn a_job_that_nobody_wants_any_more_is_taken_out() {
        let mut queue = Queue::default();
        let number = queue.push('a', 1, at(0));
        queue.push('a', 2, at(0));
        assert_eq!(queue.waiting('a'), 2);
        assert!(queue.remove('a', number) && !queue.remove('a', number));
        assert_eq!((queue.waiting('a'), queue.pop(at(0)), queue.pop(at(0))), (1, Some(('a', 2)), None));
    }
}
