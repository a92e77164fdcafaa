//! What a keeper tells the one that started it: one line when it is there, one when all is over.

use std::io;
use std::time::Duration;

use super::{How, Ran};

/// One line of a keeper.
#[derive(Debug)]
pub enum Report {
    /// The keeper is at work.
    Here,
    /// The command cannot be started.
    NotStarted(io::Error),
    /// The command has ended, and nothing is left of it.
    Ended(Ran),
}

impl Report {
    /// The line, with its end.
    pub fn write(&self) -> String {
        match self {
            Report::Here => "here\n".to_owned(),
            // Every error of a start has a number, but for those of the arguments.
            Report::NotStarted(error) => format!("unstarted {}\n", error.raw_os_error().unwrap_or(22)),
            Report::Ended(Ran { how, time, left_behind }) => {
                let (word, number) = match how {
                    How::Exited(code) => ("exited", *code),
                    How::Signalled(signal) => ("signalled", *signal),
                    How::Late => ("late", 0),
                    How::Stopped => ("stopped", 0),
                    How::Broke => ("broke", 0),
                };
                format!("{word} {number} {} {left_behind}\n", time.as_micros())
            }
        }
    }

    /// What a line without its end says.
    pub fn read(line: &str) -> Option<Report> {
        let words: Vec<&str> = line.split(' ').collect();
        match words.as_slice() {
            ["here"] => Some(Report::Here),
            ["unstarted", number] => {
                Some(Report::NotStarted(io::Error::from_raw_os_error(number.parse().ok()?)))
            }
            [word, number, micros, left] => {
                let number = number.parse().ok()?;
                let how = match *word {
                    "exited" => How::Exited(number),
                    "signalled" => How::Signalled(number),
                    "late" => How::Late,
                    "stopped" => How::Stopped,
                    "broke" => How::Broke,
                    _ => return None,
                };
                let time = Duration::from_micros(micros.parse().ok()?);
                Some(Report::Ended(Ran { how, time, left_behind: left.parse().ok()? }))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let hows = [How::Exited(0), How::Exited(255), How::Signalled(9), How::Late, How::Stopped, How::Broke];
        let ran = |how| Ran { how, time: Duration::from_micros(1_234_567), left_behind: 200 };
        for report in hows.map(|how| Report::Ended(ran(how))) {
            let line = report.write();
            let read = Report::read(line.trim_end()).unwrap();
            assert!(matches!((&report, &read), (Report::Ended(one), Report::Ended(other)) if one == other));
        }
        let missing = Report::NotStarted(io::ErrorKind::NotFound.into());
        assert_eq!(missing.write(), "unstarted 22\n");
        let Some(Report::NotStarted(error)) = Report::read("unstarted 2") else { panic!("an error") };
        assert_eq!(error.kind(), io::ErrorKind::NotFound);
        assert!(matches!(Report::read(Report::Here.write().trim_end()), Some(Report::Here)));
    }

    #[test]
    fn anything_else_is_no_report() {
        for line in ["", "her", "here ", "exited", "exited 0 1", "exited x 1 0", "left 0 1 0", "late 0 1 -1"]
        {
            assert!(Report::read(line).is_none(), "{line}");
        }
    }
}
