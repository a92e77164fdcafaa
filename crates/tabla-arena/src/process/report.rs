//! What a keeper tells the one that started it, and a warden its keeper: that it is there, that the
//! command has been started or why it has not, and when all is over, how.

use std::io;
use std::time::Duration;

use super::{Ended, How, Limit};
use crate::sandbox::Protection;

#[derive(Debug)]
pub enum Report {
    /// The keeper is at work.
    Here,
    /// The command has been started.
    Started,
    /// The command cannot be started.
    NotStarted(io::Error),
    /// The sandbox cannot be had.
    Missing {
        protection: Protection,
        /// What the system says.
        error: String,
    },
    /// The command has ended, and nothing is left of it.
    Ended(Ended),
}

impl Report {
    /// A line with its end. After that of [`Report::Ended`], the error output follows.
    pub fn write(&self) -> Vec<u8> {
        match self {
            Report::Here => b"here\n".to_vec(),
            Report::Started => b"started\n".to_vec(),
            Report::NotStarted(error) => format!("unstarted {}\n", number(error)).into_bytes(),
            Report::Missing { protection, error } => {
                let error: String =
                    error.chars().map(|c| if c.is_control() { ' ' } else { c }).take(200).collect();
                format!("missing {} {error}\n", protection.word()).into_bytes()
            }
            Report::Ended(ended) => {
                let Ended { how, time, left_behind, cpu, memory, stderr } = ended;
                let mut bytes = format!(
                    "ended {} {} {left_behind} {} {memory} {}\n",
                    write_how(*how),
                    time.as_micros(),
                    cpu.as_micros(),
                    stderr.len()
                )
                .into_bytes();
                bytes.extend_from_slice(stderr);
                bytes
            }
        }
    }

    /// What a line without its end says, and how many bytes of error output follow it.
    pub fn read(line: &str) -> Option<(Report, usize)> {
        let words: Vec<&str> = line.split(' ').collect();
        let report = match words.as_slice() {
            ["here"] => Report::Here,
            ["started"] => Report::Started,
            ["unstarted", number] => Report::NotStarted(io::Error::from_raw_os_error(number.parse().ok()?)),
            ["missing", word, ..] => {
                Report::Missing { protection: Protection::of_word(word)?, error: words[2..].join(" ") }
            }
            ["ended", word, number, time, left_behind, cpu, memory, rest] => {
                let ended = Ended {
                    how: read_how(word, number)?,
                    time: Duration::from_micros(time.parse().ok()?),
                    left_behind: left_behind.parse().ok()?,
                    cpu: Duration::from_micros(cpu.parse().ok()?),
                    memory: memory.parse().ok()?,
                    stderr: Vec::new(),
                };
                return Some((Report::Ended(ended), rest.parse().ok()?));
            }
            _ => return None,
        };
        Some((report, 0))
    }
}

/// The number of an error. Every error of a start has one, but for those of the arguments.
pub fn number(error: &io::Error) -> i32 {
    error.raw_os_error().unwrap_or(22)
}

pub fn write_how(how: How) -> String {
    match how {
        How::Exited(code) => format!("exited {code}"),
        How::Signalled(signal) => format!("signalled {signal}"),
        How::Late => "late 0".to_owned(),
        How::Exceeded(limit) => format!("exceeded {}", limit.word()),
        How::Stopped => "stopped 0".to_owned(),
        How::Broke => "broke 0".to_owned(),
    }
}

/// What two words say.
pub fn read_how(word: &str, detail: &str) -> Option<How> {
    Some(match word {
        "exited" => How::Exited(detail.parse().ok()?),
        "signalled" => How::Signalled(detail.parse().ok()?),
        "late" => How::Late,
        "exceeded" => How::Exceeded(Limit::ALL.into_iter().find(|limit| limit.word() == detail)?),
        "stopped" => How::Stopped,
        "broke" => How::Broke,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let hows = [How::Exited(0), How::Exited(255), How::Signalled(9), How::Late, How::Stopped, How::Broke];
        for how in hows.into_iter().chain(Limit::ALL.map(How::Exceeded)) {
            let ended = Ended {
                how,
                time: Duration::from_micros(1_234_567),
                left_behind: 200,
                cpu: Duration::from_micros(7),
                memory: 1 << 40,
                stderr: b"no\nmore".to_vec(),
            };
            let bytes = Report::Ended(ended.clone()).write();
            let text = String::from_utf8(bytes).unwrap();
            let (line, rest) = text.split_once('\n').unwrap();
            let Some((Report::Ended(read), 7)) = Report::read(line) else { panic!("{line}") };
            assert_eq!(Ended { stderr: rest.into(), ..read }, ended);
        }
        let missing = Report::NotStarted(io::ErrorKind::NotFound.into());
        assert_eq!(missing.write(), b"unstarted 22\n");
        let Some((Report::NotStarted(error), 0)) = Report::read("unstarted 2") else { panic!("an error") };
        assert_eq!(error.kind(), io::ErrorKind::NotFound);
        assert!(matches!(Report::read("here"), Some((Report::Here, 0))));
        assert!(matches!(Report::read("started"), Some((Report::Started, 0))));
        for protection in Protection::ALL {
            let report = Report::Missing { protection, error: "no\nsuch  thing".to_owned() };
            let line = String::from_utf8(report.write()).unwrap();
            let read = Report::read(line.strip_suffix('\n').unwrap());
            let Some((Report::Missing { protection: other, error }, 0)) = read else { panic!("{line}") };
            assert_eq!((other, error.as_str()), (protection, "no such  thing"));
        }
    }

    #[test]
    fn anything_else_is_no_report() {
        for line in [
            "",
            "her",
            "here ",
            "missing",
            "missing link x",
            "ended exited",
            "ended exited 0 1 0 1 1",
            "ended exited x 1 0 1 1 0",
            "ended left 0 1 0 1 1 0",
            "ended exceeded patience 1 0 1 1 0",
            "ended late 0 1 -1 1 1 0",
            "ended late 0 1 1 1 1 -1",
        ] {
            assert!(Report::read(line).is_none(), "{line}");
        }
    }
}
