//! Whether a table's history holds what was acknowledged: each decision once, where it was made, and as it was chosen.

use super::player::Table;
use anyhow::{Context, bail};
use server::store::Row;
use tabletop::{Decision, Game, Record};

/// Compares what was acknowledged with the lines on disk and with the record.
pub fn check(table: &Table, record: &Record<smile_and_gun::Table>, history: &[Row]) -> anyhow::Result<()> {
    let rules = smile_and_gun::Table::new(&record.setup)?;
    let mut states = Vec::with_capacity(record.log.len() + 1);
    record.replay(&rules, None, |play, _| states.push(play.state().clone()))?;
    for asked in table.acknowledged() {
        let told = || format!("table {}: {asked:?}", table.link);
        let lines: Vec<_> = history.iter().filter(|line| line.request.as_ref() == Some(&asked.request)).collect();
        match lines.as_slice() {
            [] => bail!("{} was acknowledged and is lost", told()),
            [line] if line.seq == asked.seq + 1 => {}
            [line] => bail!("{} is at line {}", told(), line.seq),
            several => bail!("{} was played {} times", told(), several.len()),
        }
        let at = usize::try_from(asked.seq)?;
        let (before, after) = states.get(at).zip(states.get(at + 1)).with_context(told)?;
        let made = Decision::made(&rules, before.clone(), &asked.choices);
        if made.filter(|made| made.is_whole(&rules)).as_ref().map(Decision::state) != Some(after) {
            bail!("{} became {:?}", told(), record.log[at].what);
        }
    }
    Ok(())
}
