//! A mail server that takes everything, so that what the server sends can be counted.

use std::{
    collections::HashMap,
    net::SocketAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
    time::{Instant, sleep},
};

/// What links in e-mails begin with.
const PAGE: &str = "https://backroom.example";

/// Everything that was sent, by address.
type Letters = Arc<Mutex<HashMap<String, Vec<String>>>>;

/// A mail server, as long as this is there.
pub struct Mailbox {
    address: SocketAddr,
    letters: Letters,
    serving: JoinHandle<()>,
}

impl Drop for Mailbox {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

fn lock(letters: &Letters) -> MutexGuard<'_, HashMap<String, Vec<String>>> {
    letters.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Mailbox {
    /// Opens it on a free port of this machine.
    pub async fn open() -> anyhow::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let (address, letters) = (listener.local_addr()?, Letters::default());
        let taken = letters.clone();
        let serving = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let taken = taken.clone();
                tokio::spawn(async move { take(stream, &taken).await });
            }
        });
        Ok(Self { address, letters, serving })
    }

    /// What a server has to be told to send its e-mails here.
    pub fn flags(&self) -> [String; 6] {
        let smtp = format!("smtp://{}", self.address);
        ["--smtp", &smtp, "--mail-from", "backroom@example.org", "--public-url", PAGE].map(str::to_owned)
    }

    /// How many were sent to an address.
    pub fn count(&self, address: &str) -> usize {
        lock(&self.letters).get(address).map_or(0, Vec::len)
    }

    /// Waits for an e-mail to an address. What its link to a place of the page holds.
    pub async fn token(&self, address: &str, place: &str) -> anyhow::Result<String> {
        let (link, begun) = (format!("{PAGE}/{place}#"), Instant::now());
        while begun.elapsed() < Duration::from_secs(10) {
            let letter = lock(&self.letters).get(address).and_then(|letters| letters.last().cloned());
            if let Some((_, rest)) = letter.as_ref().and_then(|letter| letter.split_once(&link)) {
                return Ok(rest.split_whitespace().next().unwrap_or_default().to_owned());
            }
            sleep(Duration::from_millis(20)).await;
        }
        anyhow::bail!("no e-mail came to {address}")
    }
}

/// Takes what one connection brings.
async fn take(mut stream: TcpStream, letters: &Letters) -> std::io::Result<()> {
    let (read, mut write) = stream.split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 siege\r\n").await?;
    let (mut to, mut letter) = (String::new(), None::<String>);
    while let Some(line) = lines.next_line().await? {
        let answer: &[u8] = match (&mut letter, line.as_str()) {
            (Some(text), ".") => {
                // Long lines are wrapped on the way.
                let text = text.replace("=\n", "").replace("=3D", "=");
                lock(letters).entry(std::mem::take(&mut to)).or_default().push(text);
                letter = None;
                b"250 taken\r\n"
            }
            (Some(text), line) => {
                text.push_str(line);
                text.push('\n');
                continue;
            }
            (None, "DATA") => {
                letter = Some(String::new());
                b"354 go on\r\n"
            }
            (None, "QUIT") => b"221 bye\r\n",
            (None, line) => {
                if let Some(address) = line.strip_prefix("RCPT TO:<") {
                    address.trim_end_matches('>').clone_into(&mut to);
                }
                b"250 yes\r\n"
            }
        };
        write.write_all(answer).await?;
    }
    Ok(())
}
