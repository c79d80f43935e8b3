//! Hints for who plays alone, against bots or at one screen.

use super::{
    host::{Done, Host},
    tell::text,
};
use crate::{
    games::Playable,
    protocol::{Hinted, Refusal, ServerMessage},
    thinking::{Asker, clock},
};
use analysis::{Advice, Figures, Patience, hint_within};
use std::time::Duration;
use tokio::sync::oneshot;
use words::{Lang, Words};

/// How long a position is looked at, at most.
const TIME: Duration = Duration::from_secs(1);

/// A hint that is being thought about, and the connections and requests that wait for it.
pub(super) struct Hinting {
    asked: Vec<(u64, String)>,
    seq: i64,
    choices: Vec<u8>,
    lang: Option<Lang>,
    advice: oneshot::Receiver<Vec<Hinted>>,
}

/// The hint, when it has been thought about; never, if there is none. No advice comes of a thinker who fell over.
pub(super) async fn thought(hinting: &mut Option<Hinting>) -> (Hinting, Option<Vec<Hinted>>) {
    let advice = match hinting {
        Some(hinting) => (&mut hinting.advice).await.ok(),
        None => None,
    };
    match hinting.take() {
        Some(hinting) => (hinting, advice),
        None => std::future::pending().await,
    }
}

impl<G: Playable> Host<'_, G> {
    /// Thinks about what would be good for whoever asks, who is told when it is done. One hint at a time for each table.
    pub(super) fn hint(&mut self, id: u64, request: String, seq: i64, choices: Vec<u8>) -> Done {
        self.check_turn(id, seq)?;
        if self.others_play() {
            return Err(Refusal::NotNow.into());
        }
        let decision = self.decision(&choices)?;
        if decision.is_whole(self.table) {
            return Err(Refusal::NoSuchChoice.into());
        }
        let Some(guest) = self.guest(id) else { return Ok(()) };
        let (lang, asker) = (guest.wants.lang, Asker::Person(guest.connection.person.key));
        if let Some(hinting) = &mut self.hinting {
            let same = (hinting.seq, &hinting.choices, hinting.lang) == (seq, &choices, lang);
            // Whoever has come back asks again for what is being thought about.
            if !same || hinting.asked.iter().any(|(asker, _)| *asker == id) {
                return Err(Refusal::TooFast.into());
            }
            hinting.asked.push((id, request));
            return Ok(());
        }
        let (house, table) = (self.house.clone(), self.table.clone());
        let (told, advice) = oneshot::channel();
        self.hinting = Some(Hinting { asked: vec![(id, request)], seq, choices, lang, advice });
        self.house.deep.submit(asker, move || {
            let (advice, _) = hint_within(&*table, Patience::new(TIME, clock), &decision);
            let words = lang.map(|lang| house.words(lang));
            told.send(advice.iter().map(|advice| hinted(&*table, advice, words)).collect()).ok();
        });
        Ok(())
    }

    /// Tells a hint to whoever asked for it.
    pub(super) fn tell_hint(&mut self, Hinting { asked, seq, .. }: Hinting, advice: Option<Vec<Hinted>>) {
        for (id, request) in asked {
            match &advice {
                Some(choices) => {
                    let message = text(&ServerMessage::Hint { re: &request, seq, choices });
                    self.send(id, message);
                }
                None => self.tell_refused(id, Some(&request), Refusal::NotNow.into()),
            }
        }
    }
}

fn hinted<G: Playable>(table: &G, advice: &Advice<G>, words: Option<&Words>) -> Hinted {
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
