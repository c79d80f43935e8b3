//! What the database keeps of nodes and their tables, and how it answers. This says what every database has to do; it is the
//! database itself where there is no other.

use crate::{Answer, Ask, Epoch, Life, Other, TableKey};
use std::collections::BTreeMap;
use table::Millis;

/// Lives and the tables that belong to them.
#[derive(Clone, Debug, Default)]
pub struct Register {
    born: Life,
    /// Those that aren't over.
    lives: BTreeMap<Life, (u64, bool)>,
    /// Whose each table was last, unless it was given back, and its epoch.
    tables: BTreeMap<TableKey, (Option<Life>, Epoch)>,
}

impl Register {
    /// Answers, at this time.
    pub fn ask(&mut self, ask: Ask, clock: Millis) -> Answer {
        match ask {
            Ask::Join { sent } => {
                self.born += 1;
                self.lives.insert(self.born, (0, true));
                Answer::Born { life: self.born, sent, clock }
            }
            Ask::Beat { life, sent, linked } => {
                let Some(beaten) = self.lives.get_mut(&life) else { return Answer::Over { life } };
                *beaten = (beaten.0 + 1, linked);
                Answer::Alive { life, sent, clock, others: self.others(life) }
            }
            Ask::End { life, beats } => match self.lives.get(&life) {
                Some((beaten, _)) if *beaten != beats => Answer::Lives { life },
                _ => self.end(life),
            },
            Ask::Take { life, .. } if !self.lives.contains_key(&life) => Answer::Over { life },
            Ask::Take { life, table } => {
                let kept = self.tables.entry(table).or_default();
                match kept.0.filter(|owner| *owner != life && self.lives.contains_key(owner)) {
                    Some(owner) => Answer::Theirs { life, table, owner },
                    None => {
                        *kept = (Some(life), kept.1 + 1);
                        Answer::Mine { life, table, epoch: kept.1 }
                    }
                }
            }
            Ask::Release { life, table, epoch } => {
                if self.may_write(table, life, epoch) {
                    self.tables.insert(table, (None, epoch));
                }
                Answer::Released { life, table, epoch }
            }
            Ask::Leave { life } => self.end(life),
        }
    }

    /// Whether a write to a table that carries this life and epoch is accepted.
    pub fn may_write(&self, table: TableKey, life: Life, epoch: Epoch) -> bool {
        self.tables.get(&table) == Some(&(Some(life), epoch))
    }

    /// Whose a table is: of those who live.
    pub fn owner(&self, table: TableKey) -> Option<Life> {
        self.tables.get(&table)?.0.filter(|owner| self.lives.contains_key(owner))
    }

    fn end(&mut self, life: Life) -> Answer {
        self.lives.remove(&life);
        Answer::Over { life }
    }

    fn others(&self, life: Life) -> Vec<Other> {
        let others = self.lives.iter().filter(|(other, _)| **other != life);
        others.map(|(life, (beats, linked))| Other { life: *life, beats: *beats, linked: *linked }).collect()
    }
}
