//! Hints for who plays alone, against bots or at one screen.

use crate::{
    Output,
    machine::{Cx, Done, Machine},
    protocol::{Hinted, Refusal, ServerMessage},
};
use analysis::{Advice, Figures};
use games::Playable;
use words::{Lang, Words};

/// A hint that is being thought about, and the connections and requests that wait for it.
pub(crate) struct Hinting {
    asked: Vec<(u64, String)>,
    seq: i64,
    choices: Vec<u8>,
    lang: Option<Lang>,
}

impl<G: Playable> Machine<'_, G> {
    /// Wants to know what would be good for whoever asks, who is told when it is known. One hint at a time.
    pub(crate) fn hint(&mut self, id: u64, request: String, seq: i64, choices: Vec<u8>, cx: &mut Cx<'_>) -> Done {
        self.check_turn(id, seq)?;
        if self.company.others_play() {
            return Err(Refusal::NotNow.into());
        }
        if self.decision(&choices)?.is_whole(self.table) {
            return Err(Refusal::NoSuchChoice.into());
        }
        let Some(guest) = self.company.guest(id) else { return Ok(()) };
        let (lang, person) = (guest.wants.lang, guest.person);
        if let Some(hinting) = &mut self.hinting {
            let same = (hinting.seq, &hinting.choices, hinting.lang) == (seq, &choices, lang);
            // Whoever has come back asks again for what is being thought about.
            if !same || hinting.asked.iter().any(|(asker, _)| *asker == id) {
                return Err(Refusal::TooFast.into());
            }
            hinting.asked.push((id, request));
            return Ok(());
        }
        cx.out.push(Output::Hint { person, choices: choices.clone(), lang });
        self.hinting = Some(Hinting { asked: vec![(id, request)], seq, choices, lang });
        Ok(())
    }

    /// Tells a hint to whoever asked for it.
    pub(crate) fn tell_hint(&mut self, advice: Option<&[Hinted]>, cx: &mut Cx<'_>) {
        let Some(Hinting { asked, seq, .. }) = self.hinting.take() else { return };
        for (id, request) in asked {
            match advice {
                Some(choices) => cx.tell(vec![id], &ServerMessage::Hint { re: &request, seq, choices }),
                None => self.tell_refused(id, Some(&request), &Refusal::NotNow.into(), cx),
            }
        }
    }
}

/// Advice as clients are told it, with sentences if there are words.
pub fn hinted<G: Playable>(table: &G, advice: &Advice<G>, words: Option<&Words>) -> Hinted {
    Hinted {
        id: advice.choice,
        win: advice.win,
        own: advice.own,
        rival: advice.rival,
        line: advice.line.iter().map(ToString::to_string).collect(),
        says: words.map(|words| say(table, advice, words)),
    }
}

/// The decision, the odds and the reasons, one sentence after the other.
fn say<G: Playable>(table: &G, advice: &Advice<G>, words: &Words) -> String {
    let figures = Figures(words);
    let actions = advice.line.iter().map(|action| table.say_action(words, action));
    let line = actions
        .reduce(|before, after| words.text("analysis-then", &[("before", before.into()), ("after", after.into())]));
    let odds = [
        ("win", figures.percent(advice.win).into()),
        ("own", figures.decimal(advice.own).into()),
        ("rival", figures.decimal(advice.rival).into()),
    ];
    let odds = words.text(if table.counts_points() { "analysis-odds-legacy" } else { "analysis-odds" }, &odds);
    let first = words.text("server-hint", &[("line", line.unwrap_or_default().into()), ("odds", odds.into())]);
    let reasons = advice.reasons.iter().map(|reason| table.say_reason(words, reason));
    std::iter::once(first).chain(reasons).collect::<Vec<_>>().join(" ")
}
