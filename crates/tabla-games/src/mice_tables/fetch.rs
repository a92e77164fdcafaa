//! Tables from an address: plain HTTP, file by file, gone on with where it was stopped.

use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use tabla_core::Say;
use tabla_search::StopSignal;

use super::{TableDamage, Told};
use crate::{StorageError, Timer, Trouble};

/// Where tables are, for whoever gives them away: the folder of another machine's tables, behind any server of files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TablesAddress {
    host: String,
    /// With a slash at both ends.
    path: String,
}

/// Why a file did not come.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
#[say("mice-fetch", error)]
pub enum FetchError {
    /// Nobody answers there, or not to the end.
    Silent {
        address: String,
        because: Trouble,
    },
    /// The server says something else than a file.
    Refused {
        address: String,
        status: String,
    },
    /// What came is not the table.
    Wrong {
        address: String,
        because: TableDamage,
    },
    /// It could not be kept.
    #[say(from)]
    NotKept(StorageError),
    Stopped,
}

const SCHEME: &str = "http://";
/// Nobody is waited for any longer.
const PATIENCE: Duration = Duration::from_secs(30);
/// What is read at a time.
const PIECE: usize = 1 << 16;
/// No line of a head is longer, and there are not more lines.
const LINE: u64 = 8 << 10;
const LINES: usize = 100;

impl TablesAddress {
    /// Whether somebody means an address, and not a folder.
    pub fn is_meant(text: &str) -> bool {
        text.contains("://")
    }

    /// Reads `http://host[:port]/path`; `None` when it is something else.
    pub fn read(text: &str) -> Option<TablesAddress> {
        let (host, path) = match text.strip_prefix(SCHEME)?.split_once('/') {
            Some((host, path)) => (host, format!("/{}/", path.trim_matches('/')).replace("//", "/")),
            None => (text.strip_prefix(SCHEME)?, "/".to_owned()),
        };
        let is_plain = |text: &str| text.chars().all(|letter| letter.is_ascii_graphic());
        let fits = !host.is_empty() && is_plain(host) && is_plain(&path) && !host.contains('@');
        fits.then(|| TablesAddress { host: host.to_owned(), path })
    }

    /// Fetches a file; what came before it was stopped is kept in another one beside it. `hear` is told how many bytes
    /// there are.
    pub(super) fn fetch(&self, path: &Path, hear: &dyn Fn(u64), timer: &Timer) -> Result<(), FetchError> {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let part = part_of(path);
        let write = |error: io::Error| FetchError::NotKept(StorageError::write(&part, &error));
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(write)?;
        }
        let mut file =
            OpenOptions::new().create(true).write(true).truncate(false).open(&part).map_err(write)?;
        let there = file.seek(SeekFrom::End(0)).map_err(write)?;
        let address = format!("{self}{name}");
        let silent =
            |error: io::Error| FetchError::Silent { address: address.clone(), because: Trouble::of(&error) };
        let Answer { status, length, mut body } = self.ask(&name, there).map_err(silent)?;
        let mut have = match status.as_str() {
            "206" => there,
            // Whoever cannot give a part gives the whole once more.
            "200" => 0,
            // There is no more to give: what is here is judged by whoever reads it.
            "416" if there > 0 => return finish(file, &part, path),
            _ => return Err(FetchError::Refused { address, status }),
        };
        file.set_len(have).and_then(|()| file.seek(SeekFrom::Start(have))).map_err(write)?;
        let (mut piece, begun) = (vec![0; PIECE], have);
        loop {
            if timer.is_stopped() {
                return Err(FetchError::Stopped);
            }
            let read = body.read(&mut piece).map_err(silent)?;
            if read == 0 {
                break;
            }
            file.write_all(&piece[..read]).map_err(write)?;
            have += read as u64;
            hear(have);
        }
        if length.is_some_and(|length| have - begun < length) {
            return Err(silent(io::ErrorKind::UnexpectedEof.into()));
        }
        finish(file, &part, path)
    }

    /// Asks for a file from this byte on: what the server says, and what follows.
    fn ask(&self, name: &str, from: u64) -> io::Result<Answer> {
        let host = &self.host;
        let is_port = |text: &str| text.chars().all(|letter| letter.is_ascii_digit());
        let has_port = host.rsplit_once(':').is_some_and(|(_, port)| is_port(port) && !port.is_empty());
        let mut stream = TcpStream::connect(if has_port { host.clone() } else { format!("{host}:80") })?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let range = if from > 0 { format!("Range: bytes={from}-\r\n") } else { String::new() };
        // In this version nobody answers in chunks.
        write!(stream, "GET {}{name} HTTP/1.0\r\nHost: {host}\r\n{range}\r\n", self.path)?;
        let (mut body, mut first) = (BufReader::new(stream), String::new());
        (&mut body).take(LINE).read_line(&mut first)?;
        let status = first.split_whitespace().nth(1).unwrap_or("?").to_owned();
        let mut length = None;
        for _ in 0..LINES {
            let mut line = String::new();
            (&mut body).take(LINE).read_line(&mut line)?;
            match line.split_once(':') {
                Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                    length = value.trim().parse().ok();
                }
                _ if line.trim().is_empty() => return Ok(Answer { status, length, body }),
                _ => {}
            }
        }
        Err(io::ErrorKind::InvalidData.into())
    }
}

impl fmt::Display for TablesAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{SCHEME}{}{}", self.host, self.path)
    }
}

/// What a server says.
struct Answer {
    status: String,
    /// How many bytes follow, if it says so.
    length: Option<u64>,
    body: BufReader<TcpStream>,
}

/// Where a file is while it comes.
fn part_of(path: &Path) -> PathBuf {
    path.with_extension("part")
}

fn finish(file: File, part: &Path, path: &Path) -> Result<(), FetchError> {
    let done = file.sync_all().and_then(|()| fs::rename(part, path));
    done.map_err(|error| FetchError::NotKept(StorageError::write(path, &error)))
}

/// How quick something comes.
pub(super) struct Pace {
    begun: Instant,
    before: u64,
}

impl Pace {
    /// So much was there before.
    pub fn begin(before: u64) -> Pace {
        Pace { begun: Instant::now(), before }
    }

    /// How far it is with so many bytes of all.
    pub fn at(&self, have: u64, all: u64) -> Told {
        let rate = have.saturating_sub(self.before) as f64 / self.begun.elapsed().as_secs_f64().max(0.001);
        let rest = all.saturating_sub(have) as f64;
        let left = (rate > 0.0).then(|| Duration::from_secs_f64((rest / rate).min(1e9)));
        Told { share: have as f64 / all.max(1) as f64, rate, left }
    }
}
