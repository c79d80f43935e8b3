//! Verbs about dice.

use crate::{Event, Party, Player, State, chance::Why, dice::Dice};
use tabletop::Log;

impl State {
    /// Begins a round: all dice go back.
    #[inline]
    pub(crate) fn begin_round(&mut self, round: u8, log: &mut impl Log<Event>) {
        self.round = round;
        self.phase = 1;
        self.pool = Dice::NONE;
        self.leftover = 0;
        for side in &mut self.players {
            side.action_dice = [0; 3];
        }
        log.tell(Event::RoundBegan { round });
    }

    /// Takes dice out of the pool to be rolled again.
    #[inline]
    pub(crate) fn pick_up(&mut self, dice: Dice, log: &mut impl Log<Event>) {
        self.pool = self.pool.without(dice);
        log.tell(Event::PickedUp { dice });
    }

    /// Adds rolled dice to the pool.
    #[inline]
    pub(crate) fn roll(&mut self, why: Why, dice: Dice, log: &mut impl Log<Event>) {
        self.pool = self.pool.with(dice);
        log.tell(Event::Rolled { why, dice });
    }

    /// The player whose turn it is takes two dice of the pool.
    pub(crate) fn draft(&mut self, movement: u8, action: u8, log: &mut impl Log<Event>) {
        let player = self.turn.player;
        self.pool.remove(movement);
        self.pool.remove(action);
        self.turn.movement = movement;
        self.turn.action = action;
        let dice = &mut self.side_mut(player).action_dice;
        if let Some(free) = dice.iter_mut().find(|die| **die == 0) {
            *free = action;
        }
        log.tell(Event::Drafted { player, movement, action });
    }

    /// Lays the left-over die aside, or into the park as a prize (W6.13), so that the pool is empty.
    #[inline]
    pub(crate) fn leave_over(&mut self, die: u8, in_park: bool, log: &mut impl Log<Event>) {
        self.leftover = die;
        self.die_in_park = in_park;
        self.pool = Dice::NONE;
        log.tell(Event::LeftOver { die, in_park });
    }

    /// Somebody takes the die in the park.
    pub(crate) fn take_die(&mut self, party: Party, log: &mut impl Log<Event>) {
        self.die_in_park = false;
        log.tell(Event::TookDie { party, die: self.leftover });
    }

    /// The die in the park goes back unused.
    pub(crate) fn return_die(&mut self, log: &mut impl Log<Event>) {
        self.die_in_park = false;
        log.tell(Event::DieReturned);
    }

    /// Turns an action die to what was rolled.
    pub(crate) fn turn_action_die(&mut self, player: Player, old: u8, die: u8, log: &mut impl Log<Event>) {
        if let Some(found) = self.side_mut(player).action_dice.iter_mut().find(|found| **found == old) {
            *found = die;
            log.tell(Event::ActionDie { player, old, die });
        }
    }
}
