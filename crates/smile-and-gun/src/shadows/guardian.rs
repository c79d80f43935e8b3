//! W6.12 The Guardian lives in the centre: in phase 5 it is a fourth colour there with as many cubes as the left-over
//! die shows, and wins every tie it is in. Its token goes into the bag. The centre is settled first, then the ring from
//! district 0.

use super::Card;
use crate::{
    State,
    city::{CENTRE, District},
};

pub(super) struct Guardian;

impl Card for Guardian {
    const HOME: Option<District> = Some(CENTRE);
    const CENTRE_FIRST: bool = true;

    fn fourth_colour(state: &State, district: District) -> u8 {
        if district == CENTRE { state.leftover } else { 0 }
    }
}
