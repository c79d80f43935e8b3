//! The phases of the rulebook, one file each: every step's prompt, legality and effect side by side.

pub(crate) mod actions;
pub(crate) mod casting_the_shadow;
pub(crate) mod feeling_the_heat;
pub(crate) mod hitting_the_town;
pub(crate) mod setting_up;
pub(crate) mod settling_the_score;
pub(crate) mod sizing_it_up;
