//! A connection to a table that plays by chance. It shares the machine with the server that is measured, so it doesn't
//! read whole messages: it looks for the few words that it needs.

use super::Guest;
use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt};
use std::{
    hash::{DefaultHasher, Hash, Hasher},
    net::SocketAddr,
};
use tabletop::{Seeded, Source};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, Utf8Bytes, client::IntoClientRequest, protocol::WebSocketConfig},
};

/// A seat's connection.
pub struct Seat {
    socket: WebSocketStream<TcpStream>,
    random: Seeded,
    /// The number of the last position that was seen.
    pub seq: i64,
    /// The ids of the choices, if this seat is asked.
    pub choices: Vec<u8>,
    /// Whether the game was over when it was last seen.
    pub is_over: bool,
    /// What it has chosen of the decision under way.
    made: Vec<u8>,
    /// What was asked for last and is not answered yet.
    unanswered: Option<Asked>,
    requests: u64,
    name: u64,
    /// What the last position looked like, as a number: the same one looks the same to the same seat. Only for who wants it.
    pub view: Option<u64>,
    looks_closely: bool,
}

/// A request to decide something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Its name.
    pub request: String,
    /// The position.
    pub seq: i64,
    /// The choices.
    pub choices: Vec<u8>,
}

/// What was heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A new position, and whether it is the last.
    Update {
        /// The request that it answers.
        re: Option<String>,
        /// Whether the game is over.
        over: bool,
    },
    /// The next step of an own decision.
    Step,
    /// It could not be written and doesn't count.
    NotWritten,
    /// Something that doesn't matter here.
    Other,
}

impl Seat {
    /// Connects to a table and syncs.
    pub async fn connect(server: SocketAddr, guest: &Guest, link: &str, seed: u64) -> anyhow::Result<Self> {
        let stream = guest.connect(server).await?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{server}/api/tables/{link}/socket").into_client_request()?;
        request.headers_mut().insert("cookie", guest.cookie().parse()?);
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        let (random, choices, made) = (Seeded::new(seed), Vec::new(), Vec::new());
        let mut seat = Self {
            socket,
            random,
            seq: 0,
            choices,
            is_over: false,
            made,
            unanswered: None,
            requests: 0,
            name: seed,
            view: None,
            looks_closely: false,
        };
        seat.look_again().await?;
        Ok(seat)
    }

    /// Looks at the table as it lies there.
    pub async fn look_again(&mut self) -> anyhow::Result<()> {
        // The story of a game that goes on already is of no interest.
        self.say(format!("{{\"type\":\"sync\",\"since\":{}}}", i64::MAX)).await?;
        while !matches!(self.hear().await?, Heard::Update { .. }) {}
        Ok(())
    }

    /// From now on every position is looked at closely.
    pub fn look_closely(&mut self) {
        self.looks_closely = true;
    }

    async fn say(&mut self, message: String) -> anyhow::Result<()> {
        Ok(self.socket.send(Message::text(message)).await?)
    }

    /// Says that it is ready.
    pub async fn ready(&mut self) -> anyhow::Result<()> {
        let seed = self.name;
        self.say(format!("{{\"type\":\"ready\",\"seed\":\"{seed}\"}}")).await
    }

    /// Whether this seat is asked.
    pub fn is_asked(&self) -> bool {
        !self.choices.is_empty()
    }

    /// Chooses by chance. Gives the name of the request.
    pub async fn choose(&mut self) -> anyhow::Result<String> {
        self.made.push(self.choices[self.random.below(self.choices.len() as u32) as usize]);
        self.requests += 1;
        let request = format!("{}-{}", self.name, self.requests);
        let asked = Asked { request: request.clone(), seq: self.seq, choices: self.made.clone() };
        self.ask(asked).await?;
        Ok(request)
    }

    /// Asks for a decision, perhaps again.
    pub async fn ask(&mut self, asked: Asked) -> anyhow::Result<()> {
        let Asked { request, seq, choices } = &asked;
        let message = format!(r#"{{"type":"choose","request":"{request}","seq":{seq},"choices":{choices:?}}}"#);
        self.made.clone_from(choices);
        self.unanswered = Some(asked);
        self.say(message).await
    }

    /// What was asked for last and is not answered yet.
    pub fn unanswered(&self) -> Option<&Asked> {
        self.unanswered.as_ref()
    }

    /// Takes the next message.
    pub async fn hear(&mut self) -> anyhow::Result<Heard> {
        loop {
            match self.socket.next().await.context("the server closed the connection")?? {
                Message::Text(text) => return self.understand(&text),
                Message::Close(frame) => bail!("the server closed the connection: {frame:?}"),
                _ => {}
            }
        }
    }

    fn understand(&mut self, text: &Utf8Bytes) -> anyhow::Result<Heard> {
        let text = text.as_str();
        if text.starts_with(r#"{"type":"update""#) {
            let (ask, rest) = text.split_once(r#","undo":"#).context("an update without undo")?;
            self.seq = number_after(ask, r#""seq":"#).context("an update without seq")?;
            self.read_choices(ask);
            let re = ask.find(r#""re":""#).map(|at| &ask[at + 6..]).and_then(|rest| rest.split('"').next());
            if re.is_some() && re == self.unanswered.as_ref().map(|asked| asked.request.as_str()) {
                self.unanswered = None;
            }
            // The same position may be shown once more before a step is answered: what was chosen there still counts.
            if self.unanswered.as_ref().is_none_or(|asked| asked.seq != self.seq) {
                self.made.clear();
            }
            if self.looks_closely {
                self.view = rest.split_once(r#","view":"#).map(|(_, view)| fingerprint(view));
            }
            self.is_over = !self.is_asked() && rest.contains(r#","outcome":{"result":"#);
            return Ok(Heard::Update { re: re.map(str::to_owned), over: self.is_over });
        }
        if text.starts_with(r#"{"type":"step""#) {
            self.read_choices(text);
            self.unanswered = None;
            return Ok(Heard::Step);
        }
        if text.starts_with(r#"{"type":"refused""#) && text.contains(r#""code":"not_written""#) {
            return Ok(Heard::NotWritten);
        }
        if text.starts_with(r#"{"type":"refused""#) {
            bail!("refused: {text}");
        }
        Ok(Heard::Other)
    }

    fn read_choices(&mut self, ask: &str) {
        self.choices.clear();
        let ids = ask.match_indices(r#"{"id":"#).filter_map(|(at, word)| number_after(&ask[at..], word));
        self.choices.extend(ids.map(|id| id as u8));
    }
}

fn fingerprint(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

fn number_after(text: &str, word: &str) -> Option<i64> {
    let rest = &text[text.find(word)? + word.len()..];
    let end = rest.find(|digit: char| !digit.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok()
}
