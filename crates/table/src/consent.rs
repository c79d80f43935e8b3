//! What happens only if everybody who plays agrees.

use crate::{
    Change, Output,
    history::Back,
    machine::{Busy, Cx, Done, Machine, Then},
    protocol::{Proposal, Refusal},
};
use games::Playable;
use tabletop::{Ended, How};

impl<G: Playable> Machine<'_, G> {
    /// Proposes something, or agrees to it; it happens when the last one agrees.
    pub(crate) fn agree(&mut self, id: u64, request: String, to: Proposal, cx: &mut Cx<'_>) -> Done {
        if self.answered(id, &request, cx) {
            return Ok(());
        }
        let places = self.company.places(id);
        let Some(&place) = places.first() else { return Err(Refusal::NotYourSeat.into()) };
        self.check_proposal(place, to)?;
        let new = self.notes.agree(to, &places);
        if self.everybody_agrees(to) {
            let proposer = self.notes.agreed(to)[0];
            self.notes.withdraw(to);
            return self.happen(id, request, to, proposer, cx);
        }
        self.keep_if_changed(new, id, request, cx);
        Ok(())
    }

    /// Refuses a proposal, or takes it back.
    pub(crate) fn disagree(&mut self, id: u64, request: String, to: Proposal, cx: &mut Cx<'_>) -> Done {
        if self.company.places(id).is_empty() {
            return Err(Refusal::NotYourSeat.into());
        }
        let before = self.notes.clone();
        self.notes.withdraw(to);
        if to == Proposal::KeepTalk && before.keep_talk {
            self.keep_talk(false, Then::Changed(id, request), cx);
        } else {
            self.keep_if_changed(self.notes != before, id, request, cx);
        }
        Ok(())
    }

    /// Answers whoever asked. The others are told, and the disk, only if something has changed.
    fn keep_if_changed(&mut self, changed: bool, id: u64, request: String, cx: &mut Cx<'_>) {
        match changed {
            true => self.keep(Change::default(), Then::Changed(id, request), cx),
            false => self.tell_done(id, &request, cx),
        }
    }

    fn everybody_agrees(&self, to: Proposal) -> bool {
        let agreed = self.notes.agreed(to);
        self.company.seats.iter().enumerate().all(|(place, seat)| seat.person.is_none() || agreed.contains(&place))
    }

    /// Whether it can be proposed here and now.
    fn check_proposal(&self, place: usize, to: Proposal) -> Done {
        let possible = match to {
            Proposal::Rematch | Proposal::SameDeal => self.standing.is_over(),
            Proposal::Draw => {
                self.check_playing()?;
                // A bot has no opinion about a draw, and the gang knows none.
                !self.company.has_bots() && self.company.others_play()
            }
            Proposal::KeepTalk => true,
            Proposal::Abandon => return self.check_playing(),
            Proposal::Takeback => {
                self.check_playing()?;
                if self.laid.options.rated {
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
        match self.notes.agreed(Proposal::Takeback).first().filter(|first| **first != place) {
            Some(&first) => self.standing.takeback_to(self.table.seat_at(first)?),
            None => self.standing.takeback_to(seat),
        }
    }

    fn happen(&mut self, id: u64, request: String, what: Proposal, proposer: usize, cx: &mut Cx<'_>) -> Done {
        match what {
            Proposal::Draw => self.end(Ended { how: How::Agreed, by: None }, Some((id, request)), cx),
            Proposal::Abandon => self.end(Ended { how: How::Abandoned, by: None }, Some((id, request)), cx),
            Proposal::Takeback => {
                let by = self.table.seat_at(proposer).ok_or(Refusal::NotNow)?;
                let back_to = self.standing.takeback_to(by).ok_or(Refusal::NothingToUndo)?;
                return self.go_back(Back { back_to, by, agreed: true }, Some((id, request)), cx);
            }
            Proposal::Rematch | Proposal::SameDeal => {
                self.busy = Some(Busy::Laying(id, request));
                cx.out.push(Output::Lay { same_deal: what == Proposal::SameDeal });
            }
            Proposal::KeepTalk => self.keep_talk(true, Then::Changed(id, request), cx),
        }
        Ok(())
    }

    /// The same table is laid again: everybody is told where.
    pub(crate) fn laid_again(&mut self, laid: Result<String, Refusal>, cx: &mut Cx<'_>) {
        let Some(Busy::Laying(id, request)) = self.busy.take() else { return };
        match laid {
            Ok(link) => {
                self.notes.moved = Some(link);
                self.keep(Change::default(), Then::Moved(id, request), cx);
            }
            Err(refusal) => self.tell_refused(id, Some(&request), &refusal.into(), cx),
        }
    }
}
