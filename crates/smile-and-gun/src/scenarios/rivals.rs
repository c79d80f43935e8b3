//! The plain gang of W9: nothing changes.

use super::Scenario;

pub(super) struct Rivals;

impl Scenario for Rivals {}
