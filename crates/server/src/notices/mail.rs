//! Notices by e-mail. Every one has a link that stops them, which works without signing in.

use super::{Sent, mailbox::fingerprint};
use crate::{
    people::{Purpose, Signer},
    store::{MailRow, Person},
};
use lettre::{
    Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    message::{
        Mailbox,
        header::{ContentType, HeaderName, HeaderValue},
    },
};
use std::time::Duration;
use words::Words;

/// How long the mail server may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// Sends notices by e-mail.
pub struct Mail {
    server: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    public_url: String,
}

impl Mail {
    /// Sets it up; nothing is sent yet.
    pub fn new(smtp: &str, from: &str, public_url: &str) -> Result<Self, String> {
        let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(smtp)
            .map_err(|error| format!("smtp: expected smtp://… or smtps://…: {error}"))?;
        let from = from.parse().map_err(|error| format!("mail_from: {error}"))?;
        let public_url = public_url.trim_end_matches('/').to_owned();
        Ok(Self { server: server.timeout(Some(PATIENCE)).build(), from, public_url })
    }

    /// An address as it is kept, if it is one.
    pub fn tidy(&self, address: &str) -> Option<String> {
        let address = address.trim();
        let known: Address = address.parse().ok().filter(|_| address.len() <= 200)?;
        Some(known.to_string())
    }

    /// Whose e-mails they are.
    pub fn sender(&self) -> &Address {
        &self.from.email
    }

    /// Tells somebody that it is their turn.
    pub async fn send_turn(
        &self,
        signer: &Signer,
        to: (&Person, &MailRow),
        words: &Words,
        turn: &str,
        link: &str,
    ) -> Sent {
        let text = format!("{turn}\n\n{}/table/{link}\n", self.public_url);
        self.send(signer, to, words, [&words.text("server-mail-turn", &[]), &text]).await
    }

    /// Asks whether the address is theirs and they want notices there.
    pub async fn send_question(&self, signer: &Signer, to: (&Person, &MailRow), words: &Words) -> Sent {
        let link = format!("{}/confirm#{}", self.public_url, token(signer, Purpose::ConfirmMail, to));
        let text = format!("{}\n\n{link}\n", words.text("server-mail-question", &[]));
        self.send(signer, to, words, [&words.text("server-mail-confirm", &[]), &text]).await
    }

    /// Sends a link by which they can set another password.
    pub async fn send_reset(&self, signer: &Signer, to: (&Person, &MailRow), words: &Words, word: &str) -> Sent {
        let text = format!("{}\n\n{}/reset#{word}\n", words.text("server-mail-reset", &[]), self.public_url);
        self.send(signer, to, words, [&words.text("server-mail-forgotten", &[]), &text]).await
    }

    async fn send(&self, signer: &Signer, to: (&Person, &MailRow), words: &Words, letter: [&str; 2]) -> Sent {
        match self.write(signer, to, words, letter) {
            Ok(message) => match self.server.send(message).await {
                Ok(_) => Sent::Taken,
                Err(error) => {
                    tracing::warn!(%error, "an e-mail could not be sent");
                    Sent::Failed
                }
            },
            Err(error) => {
                tracing::warn!(error, "an e-mail could not be written");
                Sent::Failed
            }
        }
    }

    /// The letter, of a subject and a text.
    fn write(
        &self,
        signer: &Signer,
        to: (&Person, &MailRow),
        words: &Words,
        [subject, text]: [&str; 2],
    ) -> Result<Message, String> {
        let address: Address = to.1.address.parse().map_err(|_| "address: not an address".to_owned())?;
        let token = token(signer, Purpose::StopMail, to);
        let stop = words.text("server-mail-stop", &[]);
        let text = format!("{text}\n--\n{stop}\n{}/stop#{token}\n", self.public_url);
        let message = Message::builder().from(self.from.clone()).to(Mailbox::new(None, address)).subject(subject);
        let mut message = message.header(ContentType::TEXT_PLAIN).body(text).map_err(|error| error.to_string())?;
        // Mail programs show a button for it.
        let one_click = format!("<{}/api/notices/stop/{token}>", self.public_url);
        for (name, value) in [
            (HeaderName::new_from_ascii_str("List-Unsubscribe"), one_click),
            (HeaderName::new_from_ascii_str("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click".to_owned()),
        ] {
            message.headers_mut().insert_raw(HeaderValue::new(name, value));
        }
        Ok(message)
    }
}

/// What a link holds: it is about this person and this address.
fn token(signer: &Signer, purpose: Purpose, (person, mail): (&Person, &MailRow)) -> String {
    signer.seal(purpose, &person.mark, &fingerprint(&mail.address))
}
