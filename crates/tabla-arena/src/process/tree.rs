//! A command with all that it starts, where no keeper can be had: they are ended together.
//!
//! On Windows they are in a job, which nobody can leave. On other systems they are in a group of processes: whoever
//! has left it gets away.

use std::ffi::OsString;
use std::io::{self, Read};
use std::process::{ChildStderr, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use super::{Ended, How, RunError, STDERR_KEPT, Terms};

/// How often the command is looked at.
const TICK: Duration = Duration::from_millis(5);
/// So long the last words of what has been ended are waited for: whoever holds the pipe is going.
const GOING: Duration = Duration::from_secs(2);

/// Runs a command to its end, or until `stop` says so. Only the time from start to end is limited.
pub fn run(command: &[OsString], terms: &Terms, stop: &dyn Fn() -> bool) -> Result<Ended, RunError> {
    if !terms.trust {
        return Err(RunError::Unconfined);
    }
    let [program, args @ ..] = command else { return Err(RunError::Empty) };
    let mut prepared = Command::new(program);
    prepared.args(args).current_dir(&terms.folder);
    prepared.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    let begin = Instant::now();
    let mut tree = Tree::start(prepared).map_err(|error| {
        let program = program.to_string_lossy().into_owned();
        RunError::NotStarted { program, error }
    })?;
    let words = tree.stderr().map(last_words);
    let how = loop {
        let late = terms.wall.is_some_and(|wall| begin.elapsed() > wall);
        match tree.status() {
            _ if stop() => break How::Stopped,
            _ if late => break How::Late,
            Ok(Some(status)) => break of_status(status),
            Ok(None) => thread::sleep(TICK),
            Err(_) => break How::Broke,
        }
    };
    let time = begin.elapsed();
    // With the tree, the pipe is closed.
    drop(tree);
    let stderr = words.and_then(|words| words.recv_timeout(GOING).ok()).unwrap_or_default();
    // Nobody counts for us what they used, or how many they were.
    Ok(Ended { how, time, left_behind: 0, cpu: Duration::ZERO, memory: 0, stderr })
}

fn of_status(status: ExitStatus) -> How {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return How::Signalled(signal);
    }
    status.code().map_or(How::Broke, How::Exited)
}

/// The end of what is said on the error output, when nobody says anything any more.
fn last_words(mut pipe: ChildStderr) -> Receiver<Vec<u8>> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let (mut kept, mut bytes) = (Vec::new(), [0; 16 << 10]);
        while let Ok(count @ 1..) = pipe.read(&mut bytes) {
            kept.extend_from_slice(&bytes[..count]);
            kept.drain(..kept.len().saturating_sub(STDERR_KEPT));
        }
        // Nobody may be waiting any more.
        let _ = sender.send(kept);
    });
    receiver
}

/// A command with all that it has started. It ends with its owner.
struct Tree {
    #[cfg(windows)]
    root: Box<dyn process_wrap::std::ChildWrapper>,
    #[cfg(unix)]
    root: std::process::Child,
}

#[cfg(windows)]
impl Tree {
    fn start(command: Command) -> io::Result<Tree> {
        let mut command = process_wrap::std::CommandWrap::from(command);
        let root = command.wrap(process_wrap::std::JobObject).spawn()?;
        Ok(Tree { root })
    }

    fn stderr(&mut self) -> Option<ChildStderr> {
        self.root.stderr().take()
    }

    /// What waits for the job's news might wait for news that have been heard: so the command itself is asked.
    fn root(&mut self) -> &mut dyn process_wrap::std::ChildWrapper {
        self.root.inner_mut()
    }

    fn kill(&mut self) -> io::Result<()> {
        self.root.start_kill()
    }
}

#[cfg(unix)]
impl Tree {
    fn start(mut command: Command) -> io::Result<Tree> {
        use std::os::unix::process::CommandExt;
        let root = command.process_group(0).spawn()?;
        Ok(Tree { root })
    }

    fn stderr(&mut self) -> Option<ChildStderr> {
        self.root.stderr.take()
    }

    fn root(&mut self) -> &mut std::process::Child {
        &mut self.root
    }

    fn kill(&mut self) -> io::Result<()> {
        use rustix::process::{Pid, Signal, kill_process_group};
        Ok(kill_process_group(Pid::from_child(&self.root), Signal::KILL)?)
    }
}

impl Tree {
    /// How the command itself has ended, if it has.
    fn status(&mut self) -> io::Result<Option<ExitStatus>> {
        self.root().try_wait()
    }
}

impl Drop for Tree {
    fn drop(&mut self) {
        // When all have ended already, there is nobody to kill, and that is as good.
        let _ = self.kill();
        let _ = self.root().wait();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    /// Longer than anything takes here that is not meant to be late.
    const LONG: Duration = Duration::from_secs(60);

    fn terms(folder: &Path, wall: Duration) -> Terms {
        Terms { wall: Some(wall), trust: true, ..Terms::new(folder) }
    }

    fn run_script(script: &str, wall: Duration, stop: &dyn Fn() -> bool) -> (Ended, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let command = ["sh", "-c", script].map(OsString::from);
        (run(&command, &terms(folder.path(), wall), stop).unwrap(), folder)
    }

    /// Whether the process whose number is in this file is gone, or dead and not yet collected by whoever has it now.
    fn is_gone(file: &Path) -> bool {
        let number = fs::read_to_string(file).unwrap();
        let stat = format!("/proc/{}/stat", number.trim());
        (0..1000).any(|_| {
            thread::sleep(TICK);
            fs::read_to_string(&stat).map_or(true, |stat| stat.contains(") Z "))
        })
    }

    #[test]
    fn a_command_that_is_not_trusted_is_not_started() {
        let folder = tempfile::tempdir().unwrap();
        let terms = Terms::new(folder.path());
        let command = ["sh", "-c", "touch there"].map(OsString::from);
        assert!(matches!(run(&command, &terms, &|| false), Err(RunError::Unconfined)));
        assert!(!folder.path().join("there").exists());
    }

    #[test]
    fn a_command_runs_in_its_folder_and_how_it_ends_is_told() {
        let (ended, folder) = run_script("pwd > here; echo why >&2; exit 3", LONG, &|| false);
        assert_eq!((ended.how, ended.stderr.as_slice()), (How::Exited(3), b"why\n".as_slice()));
        assert!(folder.path().join("here").exists());
        assert_eq!(run_script("kill -9 $$", LONG, &|| false).0.how, How::Signalled(9));
        let (ended, _) = run_script("head -c 200000 /dev/zero >&2", LONG, &|| false);
        assert_eq!(ended.stderr.len(), STDERR_KEPT);
        let nobody = ["no-such-program-of-ours"].map(OsString::from);
        let refused = run(&nobody, &terms(folder.path(), LONG), &|| false);
        assert!(matches!(refused, Err(RunError::NotStarted { .. })));
        assert!(matches!(run(&[], &terms(folder.path(), LONG), &|| false), Err(RunError::Empty)));
    }

    #[test]
    fn whatever_a_command_has_started_ends_with_it() {
        let late = Duration::from_millis(300);
        let stay = "sleep 86400 & echo $! > child; ";
        let (ended, folder) = run_script(&format!("{stay} wait"), late, &|| false);
        assert_eq!(ended.how, How::Late);
        assert!(is_gone(&folder.path().join("child")));
        let (ended, folder) = run_script(stay, LONG, &|| false);
        assert_eq!(ended.how, How::Exited(0));
        assert!(is_gone(&folder.path().join("child")));
        let (ended, _) = run_script("sleep 86400", LONG, &|| true);
        assert_eq!(ended.how, How::Stopped);
    }
}
