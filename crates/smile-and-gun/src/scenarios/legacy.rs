//! W10.10 Your Legacy: any cards; only your own score counts (W11.3).

use super::Scenario;

pub(super) struct Legacy;

impl Scenario for Legacy {
    const RANKED: bool = true;
}
