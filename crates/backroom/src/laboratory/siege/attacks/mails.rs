//! E-mails that nobody wants: to an opponent, turn after turn, and to a stranger.

use super::{Attack, Outcome};
use crate::laboratory::siege::{attacker::pair, field::Field};
use async_trait::async_trait;
use serde_json::json;
use std::time::Duration;
use tokio::time::{Instant, sleep};

pub struct Mails;

/// How often a decision is made and taken back.
const WAVERING: u32 = 150;
/// How often a stranger is asked once more.
const ASKING: usize = 59;
/// How many people ask.
const ASKERS: usize = 3;
/// Where the opponent gets e-mails, and where the stranger does.
const OPPONENT: &str = "opponent@example.org";
const STRANGER: &str = "stranger@example.org";

#[async_trait]
impl Attack for Mails {
    fn name(&self) -> &'static str {
        "mails"
    }

    fn tries(&self) -> &'static str {
        "150 e-mails to an opponent by deciding and undoing, and 60 to a stranger"
    }

    fn needs_mail(&self) -> bool {
        true
    }

    async fn attack(&self, field: &Field, time: Duration) -> anyhow::Result<Outcome> {
        let (mut outcome, end) = (Outcome::default(), Instant::now() + time);
        waver(&mut outcome, field, end).await?;
        pester(&mut outcome, field).await?;
        // What is on its way arrives.
        sleep(Duration::from_millis(300)).await;
        let mailbox = field.mailbox()?;
        let (told, asked) = (mailbox.count(OPPONENT).saturating_sub(1), mailbox.count(STRANGER));
        outcome.note = format!("{told} to the opponent, {asked} to the stranger");
        outcome.broken_if(told != 1, || format!("{told} e-mails to the opponent about one turn"));
        outcome.broken_if(asked != 1, || format!("{asked} e-mails to a stranger"));
        Ok(outcome)
    }
}

/// Hands the turn to an opponent who is away and takes it back, again and again.
async fn waver(outcome: &mut Outcome, field: &Field, end: Instant) -> anyhow::Result<()> {
    let (waverer, opponent) = (field.attacker("Waverer").await?, field.honest("Opponent").await?);
    let wish = json!({ "address": OPPONENT, "lang": "en" });
    opponent.ask(field.server(), "/me/notices/mail", Some(&wish)).await?;
    let token = field.mailbox()?.token(OPPONENT, "confirm").await?;
    let (status, why) = opponent.ask(field.server(), &format!("/notices/confirm/{token}"), Some(&json!({}))).await?;
    anyhow::ensure!(status == 204, "the opponent could not say yes: {why}");
    let options = json!({ "clock": { "kind": "days", "days": 3 } });
    let (_, [mut socket, mut away]) = pair(field, [&waverer, &opponent], options).await?;
    // The attacker decides until it is the other's turn for the first time, who has gone.
    while away.is_asked() {
        anyhow::ensure!(away.decide(None).await.is_some(), "the opponent can't decide");
    }
    drop(away);
    sleep(Duration::from_millis(300)).await;
    while !socket.is_asked() {
        anyhow::ensure!(socket.hear().await.is_some(), "the attacker is not asked");
    }
    for n in 0..WAVERING {
        if Instant::now() >= end && n > 20 {
            break;
        }
        if socket.is_asked() {
            socket.decide(None).await;
        }
        let seq = socket.seq();
        let undone = socket.ask(json!({ "type": "undo", "seq": seq })).await;
        let undone = undone.is_some_and(|answer| answer["type"] == "update");
        outcome.count(!undone);
        if !undone {
            socket.ask(json!({ "type": "agree", "to": "takeback" })).await;
            socket.ask(json!({ "type": "disagree", "to": "takeback" })).await;
        }
        // As fast as one connection may.
        sleep(Duration::from_millis(160)).await;
    }
    Ok(())
}

/// Asks a stranger over and over whether they want e-mails.
async fn pester(outcome: &mut Outcome, field: &Field) -> anyhow::Result<()> {
    let mut askers = Vec::new();
    for n in 0..ASKERS {
        askers.push(field.attacker(&format!("Asker {n}")).await?);
    }
    let wish = |address| json!({ "address": address, "lang": "en" });
    let before = |field: &Field| field.mailbox().map(|mailbox| mailbox.count(STRANGER));
    // An address that is taken back before its e-mail goes out gets none.
    askers[0].ask(field.server(), "/me/notices/mail", Some(&wish(json!(STRANGER)))).await?;
    field.mailbox()?.token(STRANGER, "confirm").await?;
    for n in 0..ASKING {
        let sent = before(field)?;
        for address in [json!(null), json!(STRANGER)] {
            askers[n % ASKERS].ask(field.server(), "/me/notices/mail", Some(&wish(address))).await?;
        }
        outcome.count(before(field)? == sent);
    }
    Ok(())
}
