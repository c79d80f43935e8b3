//! What happens only if everybody who plays agrees.

use super::{
    history::Back,
    host::{Done, Host, Refused},
};
use crate::{
    games::Playable,
    lobby,
    protocol::{Proposal, Refusal, ServerMessage},
    store::{Change, StoreError},
};
use tabletop::{Ended, How};

impl<G: Playable> Host<'_, G> {
    /// Proposes something, or agrees to it; it happens when the last one agrees.
    pub(super) async fn agree(&mut self, id: u64, request: String, to: Proposal) -> Done {
        if self.answered(id, &request) {
            return Ok(());
        }
        let places = self.places(id);
        let Some(&place) = places.first() else { return Err(Refusal::NotYourSeat.into()) };
        self.check_proposal(place, to)?;
        let agreed = match self.notes.proposals.iter_mut().find(|(what, _)| *what == to) {
            Some((_, agreed)) => agreed,
            None => {
                self.notes.proposals.push((to, Vec::new()));
                &mut self.notes.proposals.last_mut().unwrap_or_else(|| unreachable!("it was just pushed")).1
            }
        };
        let new: Vec<_> = places.into_iter().filter(|place| !agreed.contains(place)).collect();
        agreed.extend(&new);
        let agreed = agreed.clone();
        if self.everybody_agrees(&agreed) {
            self.notes.proposals.retain(|(what, _)| *what != to);
            return self.happen(id, request, to, agreed[0]).await;
        }
        self.tell_change(id, &request, !new.is_empty()).await
    }

    /// Refuses a proposal, or takes it back.
    pub(super) async fn disagree(&mut self, id: u64, request: &str, to: Proposal) -> Done {
        if self.places(id).is_empty() {
            return Err(Refusal::NotYourSeat.into());
        }
        let before = self.notes.clone();
        self.notes.proposals.retain(|(what, _)| *what != to);
        if to == Proposal::KeepTalk && before.keep_talk {
            self.keep_talk(false).await?;
        }
        self.tell_change(id, request, self.notes != before).await
    }

    /// Answers whoever asked. The others are told, and the disk, only if something has changed.
    async fn tell_change(&mut self, id: u64, request: &str, changed: bool) -> Done {
        if changed {
            self.keep(Change::default()).await?;
        }
        self.tell_done(id, request);
        if changed {
            self.tell_table();
        }
        Ok(())
    }

    fn everybody_agrees(&self, agreed: &[usize]) -> bool {
        self.seats.iter().enumerate().all(|(place, seat)| seat.row.person.is_none() || agreed.contains(&place))
    }

    /// Whether it can be proposed here and now.
    fn check_proposal(&self, place: usize, to: Proposal) -> Done {
        let bots = self.seats.iter().any(|seat| seat.row.bot.is_some());
        let possible = match to {
            Proposal::Rematch | Proposal::SameDeal => self.standing.is_over(),
            Proposal::Draw => {
                self.check_playing()?;
                // A bot has no opinion about a draw, and the gang knows none.
                !bots && self.others_play()
            }
            Proposal::KeepTalk => true,
            Proposal::Abandon => return self.check_playing(),
            Proposal::Takeback => {
                self.check_playing()?;
                if self.options.rated {
                    return Err(Refusal::Rated.into());
                }
                let seat = self.table.seat_at(place);
                let back_to = seat.and_then(|seat| self.takeback_for(seat, place));
                return back_to.map(|_| ()).ok_or_else(|| Refusal::NothingToUndo.into());
            }
        };
        if possible { Ok(()) } else { Err(Refusal::NotNow.into()) }
    }

    /// Where a takeback goes that this seat agrees to: its own last decision, or that of whoever proposed it.
    fn takeback_for(&self, seat: G::Seat, place: usize) -> Option<i64> {
        let proposed = self.notes.proposals.iter().find(|(what, _)| *what == Proposal::Takeback);
        match proposed.and_then(|(_, agreed)| agreed.first()).filter(|first| **first != place) {
            Some(&first) => self.standing.takeback_to(self.table.seat_at(first)?),
            None => self.standing.takeback_to(seat),
        }
    }

    async fn happen(&mut self, id: u64, request: String, what: Proposal, proposer: usize) -> Done {
        match what {
            Proposal::Draw => self.end(Ended { how: How::Agreed, by: None }, Some((id, request))).await,
            Proposal::Abandon => self.end(Ended { how: How::Abandoned, by: None }, Some((id, request))).await,
            Proposal::Takeback => {
                let by = self.table.seat_at(proposer).ok_or(Refusal::NotNow)?;
                let back_to = self.standing.takeback_to(by).ok_or(Refusal::NothingToUndo)?;
                self.go_back(Back { back_to, by, agreed: true }, Some((id, request))).await
            }
            Proposal::Rematch | Proposal::SameDeal => {
                self.play_again(what == Proposal::SameDeal).await?;
                self.tell_done(id, &request);
                Ok(())
            }
            Proposal::KeepTalk => {
                self.keep_talk(true).await?;
                self.tell_done(id, &request);
                self.tell_table();
                Ok(())
            }
        }
    }

    /// Lays the same table again and tells everybody where.
    async fn play_again(&mut self, same_deal: bool) -> Done {
        let seats = self.seats.iter().map(|seat| seat.row.clone()).collect();
        let new = lobby::again(&self.row, &self.options, seats, same_deal);
        let link = new.table.link.clone();
        self.house.lay(new).await.map_err(|error| match error {
            StoreError::TooManyTables(_) => Refused::Because(Refusal::TooManyTables),
            _ => Refused::Because(Refusal::NotWritten),
        })?;
        self.notes.moved = Some(link.clone());
        self.keep(Change::default()).await?;
        self.tell_everybody(&ServerMessage::Moved { link: &link });
        self.tell_table();
        Ok(())
    }
}
