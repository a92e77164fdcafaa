//! What a keeper is told by its arguments.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use super::Terms;

/// The arguments for a command on these terms.
pub fn write(command: &[OsString], terms: &Terms) -> Vec<OsString> {
    let micros = |time: Duration| u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
    let numbers = [
        terms.memory,
        terms.processes,
        terms.file_size,
        terms.disk,
        micros(terms.cpu),
        terms.wall.map_or(u64::MAX, micros),
        terms.output,
        terms.longest_line as u64,
        u64::from(terms.trust),
        terms.readable.len() as u64,
        terms.hidden.len() as u64,
    ];
    let numbers = numbers.map(|number| number.to_string()).join(" ");
    let mut args = vec![numbers.into(), terms.folder.clone().into_os_string()];
    args.extend(terms.readable.iter().chain(&terms.hidden).map(|path| path.clone().into_os_string()));
    args.extend_from_slice(command);
    args
}

/// The command and the terms that arguments tell.
pub fn read(args: &[OsString]) -> Option<(&[OsString], Terms)> {
    let [numbers, folder, rest @ ..] = args else { return None };
    let numbers: Result<Vec<u64>, _> = numbers.to_str()?.split(' ').map(str::parse).collect();
    let [memory, processes, file_size, disk, cpu, wall, output, longest_line, trust, readable, hidden] =
        numbers.ok()?.try_into().ok()?;
    let (readable, rest) = rest.split_at_checked(usize::try_from(readable).ok()?)?;
    let (hidden, command) = rest.split_at_checked(usize::try_from(hidden).ok()?)?;
    let terms = Terms {
        folder: PathBuf::from(folder),
        readable: readable.iter().map(PathBuf::from).collect(),
        hidden: hidden.iter().map(PathBuf::from).collect(),
        memory,
        processes,
        file_size,
        disk,
        cpu: Duration::from_micros(cpu),
        wall: (wall != u64::MAX).then(|| Duration::from_micros(wall)),
        output,
        longest_line: usize::try_from(longest_line).ok()?,
        trust: trust != 0,
    };
    (!command.is_empty()).then_some((command, terms))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let command: Vec<OsString> = vec!["a b".into(), "".into()];
        let some: Vec<PathBuf> = vec!["/x".into(), "y z".into()];
        for (readable, hidden) in [(vec![], some.clone()), (some.clone(), vec![]), (some, vec!["h".into()])] {
            for (wall, trust) in [(None, true), (Some(Duration::from_micros(1_234_567)), false)] {
                let (readable, hidden) = (readable.clone(), hidden.clone());
                let terms = Terms { readable, hidden, wall, trust, ..Terms::new("some where") };
                let args = write(&command, &terms);
                assert_eq!(read(&args), Some((command.as_slice(), terms)));
            }
        }
    }

    #[test]
    fn anything_else_is_no_plan() {
        let args = |words: &[&str]| words.iter().map(OsString::from).collect::<Vec<_>>();
        for words in [
            &["1 2 3", ".", "sh"][..],
            &["1 2 3 4 5 6 7 8 0 0 0", "."],
            &["1 2 3 4 5 6 7 8 0 1 0", ".", "sh"],
            &["1 2 3 4 5 6 7 8 0 9 0", ".", "sh"],
            &["1 2 3 4 5 6 7 8 0 0 1", ".", "sh"],
            &["x 2 3 4 5 6 7 8 0 0 0", ".", "sh"],
            &["1 2 3 4 5 6 7 8 0 0 0"],
            &[],
        ] {
            assert_eq!(read(&args(words)), None, "{words:?}");
        }
        assert!(read(&args(&["1 2 3 4 5 6 7 8 0 0 0", ".", "sh"])).is_some());
    }
}
