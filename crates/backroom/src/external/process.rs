//! A running program: what is said to it, what it says, and its end.
//!
//! Each of its three streams has a thread, so that a program which doesn't read, write or end blocks nobody.

use super::fault::printable;
use process_wrap::std::{ChildWrapper, CommandWrap};
use std::{
    collections::VecDeque,
    io::{self, BufRead, BufReader, Read, Write},
    process::{ChildStderr, ChildStdin, ChildStdout, ExitStatus, Stdio},
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel},
    },
    thread,
    time::{Duration, Instant},
};

/// No answer is longer.
pub const LONGEST_LINE: usize = 1 << 16;
/// How many lines may wait to be heard; whoever babbles on has to wait.
const WAITING_LINES: usize = 16;
/// How much of its standard error is kept.
const LAST_WORDS: usize = 2_000;
/// How long to wait for what a closed stream announces.
const MOMENT: Duration = Duration::from_millis(500);

/// A running program.
pub struct Process {
    /// Until it was stopped.
    child: Option<Box<dyn ChildWrapper>>,
    /// Lines for its input; dropping this closes it.
    to: Option<Sender<String>>,
    from: Receiver<Received>,
    last_words: Arc<Mutex<VecDeque<u8>>>,
    /// Disconnected once its standard error is closed.
    silence: Receiver<()>,
}

/// What came of listening.
#[derive(Debug, PartialEq, Eq)]
pub enum Received {
    /// A whole line.
    Line(Vec<u8>),
    /// More than a line may have.
    TooLong,
    /// Not in this time.
    Nothing,
    /// Its output is closed.
    End,
}

impl Process {
    /// Starts a program.
    pub fn start(words: &[String]) -> io::Result<Self> {
        let mut command = CommandWrap::with_new(&words[0], |command| {
            command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        });
        // A group of its own, so that whatever it starts can be ended with it.
        #[cfg(unix)]
        command.wrap(process_wrap::std::ProcessGroup::leader());
        let mut child = command.spawn()?;
        let missing = || io::Error::other("a stream is missing");
        let (input, output) = (child.stdin().take().ok_or_else(missing)?, child.stdout().take().ok_or_else(missing)?);
        let errors = child.stderr().take().ok_or_else(missing)?;
        let (to, lines) = channel();
        let (lines_out, from) = sync_channel(WAITING_LINES);
        let (open, silence) = sync_channel(0);
        let last_words = Arc::new(Mutex::new(VecDeque::new()));
        let kept = Arc::clone(&last_words);
        thread::spawn(move || write_lines(input, &lines));
        thread::spawn(move || read_lines(output, &lines_out));
        thread::spawn(move || keep_last(errors, &kept, open));
        Ok(Self { child: Some(child), to: Some(to), from, last_words, silence })
    }

    /// Says something, as one line of JSON. A program that is gone or doesn't listen shows by its silence.
    pub fn say(&mut self, message: &impl serde::Serialize) {
        let line = serde_json::to_string(message).expect("messages are plain data");
        if let Some(to) = &self.to {
            to.send(line + "\n").ok();
        }
    }

    /// Waits for a line.
    pub fn hear(&self, limit: Duration) -> Received {
        match self.from.recv_timeout(limit) {
            Ok(heard) => heard,
            Err(RecvTimeoutError::Timeout) => Received::Nothing,
            Err(RecvTimeoutError::Disconnected) => Received::End,
        }
    }

    /// How it ended, if it does so at once: its output closes a little before.
    pub fn exit(&mut self) -> Option<ExitStatus> {
        let child = self.child.as_mut()?;
        let began = Instant::now();
        loop {
            match child.try_wait() {
                Ok(None) if began.elapsed() < MOMENT => thread::sleep(MOMENT / 250),
                exit => return exit.ok().flatten(),
            }
        }
    }

    /// Closes its input and waits for it to end by itself before it is stopped.
    pub fn dismiss(&mut self, limit: Duration) {
        self.to = None;
        let end = Instant::now() + limit;
        loop {
            match self.hear(end.saturating_duration_since(Instant::now())) {
                Received::Line(_) | Received::TooLong if Instant::now() < end => {}
                Received::End => {
                    self.exit();
                    break;
                }
                _ => break,
            }
        }
        self.stop();
    }

    /// Ends it and everything it started.
    pub fn stop(&mut self) {
        self.to = None;
        if let Some(mut child) = self.child.take() {
            // It may have ended by itself, which is as good.
            child.start_kill().ok();
            child.wait().ok();
        }
    }

    /// The last lines of its standard error; all of it that matters once it was stopped.
    pub fn last_words(&self) -> Vec<String> {
        self.silence.recv_timeout(MOMENT).ok();
        let mut bytes = self.last_words.lock().map(|bytes| bytes.clone()).unwrap_or_default();
        String::from_utf8_lossy(bytes.make_contiguous()).lines().map(printable).collect()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.stop();
    }
}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).is_err() {
            return;
        }
    }
}

fn read_lines(output: ChildStdout, lines: &SyncSender<Received>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let heard = match output.by_ref().take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(bytes) if bytes > LONGEST_LINE => Received::TooLong,
            Ok(_) => Received::Line(line),
        };
        if lines.send(heard).is_err() {
            return;
        }
    }
}

/// Keeps the last bytes; `_open` is dropped when there are no more.
fn keep_last(mut errors: ChildStderr, kept: &Mutex<VecDeque<u8>>, _open: SyncSender<()>) {
    let mut bytes = [0; 1024];
    while let Ok(count @ 1..) = errors.read(&mut bytes) {
        let Ok(mut kept) = kept.lock() else { return };
        kept.extend(&bytes[..count]);
        let surplus = kept.len().saturating_sub(LAST_WORDS);
        kept.drain(..surplus);
    }
}
