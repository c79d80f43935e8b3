//! What holds at every moment of every game.

use crate::{Gang, Gangster, OF_EACH, Power, State, Table};

/// Checks that no gangster and no bullet is lost, and that the stacks hold what is unseen.
pub fn invariants(table: &Table, state: &State) -> Result<(), String> {
    for gang in Gang::ALL {
        for power in Power::ALL {
            let gangster = Gangster::new(gang, power);
            let count = state.count(gangster);
            if count != OF_EACH {
                return Err(format!("{count} of {gangster}"));
            }
        }
    }
    let (stacked, unseen) = (state.stacks.iter().sum::<u8>(), state.unseen.as_flattened().iter().sum::<u8>());
    if stacked != unseen {
        return Err(format!("{stacked} in the stacks, {unseen} unseen"));
    }
    let dead = state.board.filled().len() - state.board.living().len();
    let bullets = u32::from(state.bullets.iter().sum::<u8>()) + dead;
    let expected = if table.gangs().len() == 3 { 3 } else { 4 };
    if bullets != expected {
        return Err(format!("{bullets} bullets and dead, not {expected}"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Gang::{Blue, Grey, Red},
        Setup,
        testing::field,
    };
    use tabletop::Game;

    fn check(gangs: &[Gang], change: impl Fn(&mut State)) -> Result<(), String> {
        let table = Table::new(&Setup::new(gangs)).unwrap();
        let mut state = table.start(&mut ());
        change(&mut state);
        invariants(&table, &state)
    }

    #[test]
    fn g0_1_no_gangster_is_lost_or_found() {
        assert_eq!(check(&[Red, Blue], |_| {}), Ok(()));
        assert_eq!(check(&[Red, Blue], |state| state.own[0] = 0b011), Err("2 of red/3".into()));
        assert_eq!(check(&[Red, Blue], |state| state.unseen[3][1] += 1), Err("4 of grey/2".into()));
        assert_eq!(check(&[Red, Blue], |state| state.stacks[1] -= 1), Err("29 in the stacks, 30 unseen".into()));
    }

    #[test]
    fn g1_3_no_bullet_is_lost_or_found() {
        assert_eq!(check(&Gang::ALL, |_| {}), Ok(()));
        assert_eq!(check(&[Red, Blue, Grey], |_| {}), Ok(()));
        let lost = |state: &mut State| state.bullets[0] = 0;
        assert_eq!(check(&[Red, Blue, Grey], lost), Err("2 bullets and dead, not 3".into()));
        let shot = |state: &mut State| {
            state.own[0] = 0b011;
            state.board.put(field("a1"), Gangster::new(Red, Power::Three));
            state.board.kill(field("a1"));
            state.bullets[0] -= 1;
        };
        assert_eq!(check(&[Red, Blue, Grey], shot), Ok(()), "it is on the dead one");
    }
}
