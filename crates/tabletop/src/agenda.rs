//! The bounded stack of steps that drives a game's flow.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A stack of at most `N` small steps. The step on top is what happens next; popped steps are cleared, so that
/// equal positions are equal bytes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Agenda<S, const N: usize> {
    steps: [S; N],
    len: u8,
}

impl<S: Copy + Default, const N: usize> Default for Agenda<S, N> {
    fn default() -> Self {
        Self { steps: [S::default(); N], len: 0 }
    }
}

impl<S: Copy + Default, const N: usize> Agenda<S, N> {
    /// The step that happens next, if any is left.
    #[inline]
    pub fn top(&self) -> Option<S> {
        self.len.checked_sub(1).map(|top| self.steps[usize::from(top)])
    }

    /// The step that happens next, where it lies. Matching on it loads only what is asked for, where [`Agenda::top`]
    /// would wait until all of a step that was just pushed is written.
    #[inline]
    pub fn peek(&self) -> Option<&S> {
        self.len.checked_sub(1).map(|top| &self.steps[usize::from(top)])
    }

    /// Puts a step on top.
    ///
    /// # Panics
    /// If more than `N` steps are pending, which is a mistake in a game's rules.
    #[inline]
    pub fn push(&mut self, step: S) {
        self.steps[usize::from(self.len)] = step;
        self.len += 1;
    }

    /// Takes the top step off.
    #[inline]
    pub fn pop(&mut self) {
        self.len -= 1;
        self.steps[usize::from(self.len)] = S::default();
    }

    /// Replaces the top step.
    #[inline]
    pub fn replace(&mut self, step: S) {
        self.steps[usize::from(self.len) - 1] = step;
    }

    /// How many steps are pending.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether nothing is pending.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Drops every pending step.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// The pending steps, the next one last.
    pub fn steps(&self) -> &[S] {
        &self.steps[..usize::from(self.len)]
    }
}

impl<S: Serialize, const N: usize> Serialize for Agenda<S, N> {
    fn serialize<Z: Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        self.steps[..usize::from(self.len)].serialize(serializer)
    }
}

impl<'de, S: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Agenda<S, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let steps = Vec::<S>::deserialize(deserializer)?;
        if steps.len() > N {
            return Err(D::Error::custom(format!("agenda: expected at most {N} steps, found {}", steps.len())));
        }
        let mut agenda = Self::default();
        steps.into_iter().for_each(|step| agenda.push(step));
        Ok(agenda)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_agenda_is_written_and_read() {
        let mut agenda = Agenda::<u8, 2>::default();
        agenda.push(4);
        assert_eq!(serde_json::to_string(&agenda).unwrap(), "[4]");
        assert_eq!(serde_json::from_str::<Agenda<u8, 2>>("[4]").unwrap(), agenda);
        assert!(serde_json::from_str::<Agenda<u8, 2>>("[1,2,3]").is_err());
    }

    #[test]
    fn the_last_step_pushed_comes_first() {
        let mut agenda = Agenda::<u8, 4>::default();
        assert_eq!(agenda.top(), None);
        agenda.push(1);
        agenda.push(2);
        assert_eq!((agenda.top(), agenda.peek()), (Some(2), Some(&2)));
        agenda.replace(3);
        assert_eq!(agenda.steps(), [1, 3]);
        assert_eq!((agenda.len(), agenda.is_empty()), (2, false));
        agenda.pop();
        assert_eq!(agenda.top(), Some(1));
    }

    #[test]
    fn popped_steps_leave_no_trace() {
        let mut agenda = Agenda::<u8, 4>::default();
        agenda.push(1);
        let before = agenda.clone();
        agenda.push(7);
        agenda.pop();
        assert_eq!(agenda, before);
        agenda.clear();
        assert_eq!(agenda, Agenda::default());
    }

    #[test]
    #[should_panic(expected = "index out of bounds")]
    fn a_full_agenda_refuses_another_step() {
        let mut agenda = Agenda::<u8, 1>::default();
        agenda.push(1);
        agenda.push(2);
    }
}
