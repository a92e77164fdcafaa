//! Programs that attack whoever runs them, for the tests of the sandbox: one for each first argument.
//!
//! An attack that is over at once says on its output what came of it, in one line for each attempt: `done`,
//! or `refused` and why. Then it waits for its input to end.

use std::process::ExitCode;

#[cfg(target_os = "linux")]
fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().collect();
    attack::attack(&args[1..])
}

#[cfg(not(target_os = "linux"))]
fn main() -> ExitCode {
    ExitCode::FAILURE
}

#[cfg(target_os = "linux")]
mod attack {
    use std::fs::{self, File, OpenOptions, Permissions};
    use std::io::{self, Read, Write};
    use std::net::{TcpListener, TcpStream, UdpSocket};
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt, symlink};
    use std::os::unix::net::{SocketAddr, UnixDatagram, UnixListener, UnixStream};
    use std::process::{Command, ExitCode, Stdio};
    use std::thread;
    use std::time::{Duration, Instant};

    use nix::sched::{CloneFlags, unshare};
    use nix::sys::ptrace;
    use rustix::fs::MemfdFlags;
    use rustix::process::{Pid, Signal, kill_process, setsid};
    use tabla_arena::process::{Keeper, Terms};

    /// Nothing here lasts longer, even if it is not contained.
    const LONGEST: Duration = Duration::from_secs(300);

    pub fn attack(args: &[String]) -> ExitCode {
        let words: Vec<&str> = args.iter().map(String::as_str).collect();
        match words.as_slice() {
            ["bomb"] => bomb(),
            ["threads"] => threads(),
            ["hog"] => hog(usize::MAX),
            ["crowd", each] => crowd(each.parse().unwrap_or(0)),
            ["part", bytes] => hog(bytes.parse().unwrap_or(0)),
            ["burn"] => burn(),
            ["flood"] => flood(b"move\n", &mut io::stdout()),
            ["flood-errors"] => flood(b"error\n", &mut io::stderr()),
            ["line"] => flood(b"x", &mut io::stdout()),
            ["drip"] => drip(),
            ["sleep"] => thread::sleep(LONGEST),
            ["stay", _] => thread::sleep(LONGEST),
            ["deaf"] => deaf(),
            ["close"] => close(),
            ["daemon", mark] => daemon(mark),
            ["detach", mark] => detach(mark),
            ["file"] => one_file(),
            ["files"] => many_files(),
            ["depths"] => depths(),
            ["nameless"] => nameless(),
            ["sockets"] => sockets(),
            ["write", path] => write(path),
            ["read", paths @ ..] => read(paths),
            ["links", path] => links(path),
            ["inet", address] => inet(address),
            ["unix", path, name] => unix(path, name),
            ["kill", pids @ ..] => kill(pids),
            ["trace", pids @ ..] => trace(pids),
            ["privileges"] => privileges(),
            ["environment"] => environment(),
            ["host", keeper, folder, mark, program] => host(keeper, folder, mark, program),
            _ => return ExitCode::FAILURE,
        }
        ExitCode::SUCCESS
    }

    /// Says what came of an attempt.
    fn tell<T, E: std::fmt::Debug>(attempt: &str, result: Result<T, E>) {
        match result {
            Ok(_) => println!("{attempt}: done"),
            Err(error) => println!("{attempt}: refused {error:?}"),
        }
    }

    /// Says that all was tried, and waits for the end of the input.
    fn rest() {
        println!("over");
        let _ = io::stdin().read_to_end(&mut Vec::new());
    }

    fn own(words: &[&str]) -> Command {
        let mut command = Command::new(std::env::current_exe().unwrap_or_default());
        command.args(words).stdin(Stdio::null());
        command
    }

    /// Two of everyone, for ever.
    fn bomb() {
        let begin = Instant::now();
        while begin.elapsed() < LONGEST {
            // When no more can be started, the next one may be.
            if own(&["bomb"]).spawn().is_err() {
                thread::sleep(Duration::from_millis(1));
            }
        }
    }

    fn threads() {
        let begin = Instant::now();
        while begin.elapsed() < LONGEST {
            if thread::Builder::new().spawn(|| thread::sleep(LONGEST)).is_err() {
                thread::sleep(Duration::from_millis(1));
            }
        }
    }

    /// Takes memory and uses it.
    fn hog(most: usize) {
        let mut memory: Vec<Vec<u8>> = Vec::new();
        while memory.len() << 20 < most {
            let mut piece = Vec::new();
            if piece.try_reserve_exact(1 << 20).is_err() {
                std::process::exit(9);
            }
            piece.resize(1 << 20, 7);
            memory.push(piece);
        }
        thread::sleep(LONGEST);
    }

    /// Many who take a little each.
    fn crowd(each: usize) {
        let _crowd: Vec<_> = (0..16).map(|_| own(&["part", &each.to_string()]).spawn()).collect();
        thread::sleep(LONGEST);
    }

    /// Two threads that only use the processor.
    fn burn() {
        thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    let begin = Instant::now();
                    while begin.elapsed() < LONGEST {}
                });
            }
        });
    }

    fn flood(bytes: &[u8], to: &mut dyn Write) {
        let block = bytes.repeat(4096 / bytes.len());
        while to.write_all(&block).is_ok() {}
        thread::sleep(LONGEST);
    }

    /// A line that comes one byte at a time, and then one that never ends.
    fn drip() {
        let begin = Instant::now();
        let line = b"slowly\n".iter().copied().chain(std::iter::repeat(b'x'));
        for byte in line {
            let mut out = io::stdout();
            if begin.elapsed() > LONGEST || out.write_all(&[byte]).and_then(|()| out.flush()).is_err() {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Answers, and never reads.
    fn deaf() {
        println!("ready");
        thread::sleep(LONGEST);
    }

    /// Closes its output and stays.
    fn close() {
        if let Ok(nothing) = File::open("/dev/null") {
            let _ = rustix::stdio::dup2_stdout(nothing);
        }
        thread::sleep(LONGEST);
    }

    /// Leaves somebody behind who has a parent, a session and a name of his own.
    fn daemon(mark: &str) {
        let detached = own(&["detach", mark]).stdout(Stdio::null()).stderr(Stdio::null()).status();
        tell("daemon", detached);
    }

    fn detach(mark: &str) {
        let _ = setsid();
        let daemon = own(&["stay", mark]).current_dir("/").env_clear().stdout(Stdio::null()).spawn();
        std::process::exit(i32::from(daemon.is_err()));
    }

    fn one_file() {
        let block = vec![7; 1 << 20];
        let Ok(mut file) = File::create("large") else { return };
        while file.write_all(&block).is_ok() {}
        println!("over");
    }

    fn many_files() {
        let block = vec![7; 1 << 20];
        for number in 0.. {
            if fs::write(format!("file-{number}"), &block).is_err() {
                thread::sleep(Duration::from_millis(5));
            }
        }
    }

    /// Fills the disk where names become too long.
    fn depths() {
        let block = vec![7; 1 << 20];
        let name = "x".repeat(200);
        for _ in 0..100 {
            let _ = fs::create_dir(&name);
            let _ = std::env::set_current_dir(&name);
        }
        for number in 0.. {
            if fs::write(format!("file-{number}"), &block).is_err() {
                thread::sleep(Duration::from_millis(5));
            }
        }
    }

    /// Fills the disk with files that nobody can see.
    fn nameless() {
        let block = vec![7; 1 << 20];
        let mut files = Vec::new();
        while let Ok(mut file) = File::create("file") {
            let _ = fs::remove_file("file");
            let _ = file.write_all(&block);
            files.push(file);
        }
        thread::sleep(LONGEST);
    }

    /// Hides memory in sockets.
    fn sockets() {
        let mut pairs = Vec::new();
        while let Ok((one, other)) = UnixStream::pair() {
            let _ = one.set_nonblocking(true);
            while matches!((&one).write(&[7; 4096]), Ok(count) if count > 0) {}
            pairs.push((one, other));
        }
        thread::sleep(LONGEST);
    }

    /// Whatever changes a file elsewhere, or its folder.
    fn write(path: &str) {
        let beside = format!("{path}-new");
        tell("create", File::create_new(&beside));
        tell("append", OpenOptions::new().append(true).open(path));
        tell("truncate", OpenOptions::new().write(true).truncate(true).open(path));
        tell("remove", fs::remove_file(path));
        tell("rename", fs::rename(path, "taken"));
        tell("replace", File::create("own").and_then(|_| fs::rename("own", path)));
        tell("link", fs::hard_link(path, "linked"));
        tell("truncate by name", nix::unistd::truncate(path, 0));
        tell("mode", fs::set_permissions(path, Permissions::from_mode(0o666)));
        let handle = File::open(path);
        tell("times", handle.and_then(|file| file.set_modified(std::time::SystemTime::UNIX_EPOCH)));
        tell("folder", fs::create_dir(&beside));
        tell("symlink", symlink("/", &beside));
        rest();
    }

    fn read(paths: &[&str]) {
        for path in paths {
            match fs::read(path) {
                Ok(bytes) => println!("{path}: done {}", String::from_utf8_lossy(&bytes).replace('\n', " ")),
                Err(error) => println!("{path}: refused {error:?}"),
            }
            tell(path, fs::read_dir(path));
        }
        rest();
    }

    /// Ways around by links that are made here.
    fn links(path: &str) {
        tell("link itself", symlink(path, "way"));
        tell("read", fs::read("way"));
        tell("write", OpenOptions::new().write(true).open("way"));
        tell("by the process", fs::read(format!("/proc/self/root/{path}")));
        tell("by the folder", fs::read(format!("/proc/self/cwd/../{path}")));
        tell("by the first process", fs::read(format!("/proc/1/root/{path}")));
        rest();
    }

    fn inet(address: &str) {
        tell("tcp", TcpStream::connect(address));
        tell("listen", TcpListener::bind("127.0.0.1:0"));
        tell("udp", UdpSocket::bind("127.0.0.1:0").and_then(|socket| socket.send_to(b"hello", address)));
        rest();
    }

    fn unix(path: &str, name: &str) {
        tell("path", UnixStream::connect(path));
        let address = SocketAddr::from_abstract_name(name);
        tell("abstract", address.and_then(|address| UnixStream::connect_addr(&address)));
        tell("listen", UnixListener::bind("socket"));
        tell("datagram", UnixDatagram::unbound());
        tell("datagrams", UnixDatagram::pair());
        tell("streams", UnixStream::pair());
        rest();
    }

    fn numbers<'a>(words: &'a [&str]) -> impl Iterator<Item = Pid> + 'a {
        words.iter().filter_map(|word| Pid::from_raw(word.parse().ok()?))
    }

    /// Kills whomever it can.
    fn kill(pids: &[&str]) {
        for pid in numbers(pids) {
            tell("kill", kill_process(pid, Signal::KILL));
            tell("stop", kill_process(pid, Signal::STOP));
        }
        tell("parent", rustix::process::getppid().ok_or(()).map(|pid| kill_process(pid, Signal::KILL)));
        println!("processes: {}", processes());
        rest();
    }

    /// How many processes can be seen.
    fn processes() -> usize {
        let names =
            fs::read_dir("/proc").into_iter().flatten().filter_map(|entry| Some(entry.ok()?.file_name()));
        names.filter(|name| name.to_str().is_some_and(|name| name.parse::<u32>().is_ok())).count()
    }

    /// Looks into whomever it can.
    fn trace(pids: &[&str]) {
        for pid in numbers(pids).chain(rustix::process::getppid()) {
            let number = pid.as_raw_nonzero().get();
            tell("trace", ptrace::attach(nix::unistd::Pid::from_raw(number)));
            for file in ["mem", "environ", "maps", "fd/0", "cwd/..", "root/etc/shadow"] {
                let path = format!("/proc/{number}/{file}");
                tell(file, fs::read(&path).map(drop).or_else(|_| fs::read_dir(&path).map(drop)));
            }
        }
        rest();
    }

    /// Whatever would give it more than it has.
    fn privileges() {
        tell("users", unshare(CloneFlags::CLONE_NEWUSER));
        tell("mounts", unshare(CloneFlags::CLONE_NEWNS));
        tell("mount", rustix::mount::mount_bind("/etc", "."));
        tell("root", rustix::process::chroot("."));
        tell("memory file", rustix::fs::memfd_create("x", MemfdFlags::CLOEXEC));
        tell(
            "set user id",
            File::create("a").and_then(|file| file.set_permissions(Permissions::from_mode(0o4755))),
        );
        tell("set group id", fs::set_permissions("a", Permissions::from_mode(0o2755)));
        tell("new with set user id", File::options().write(true).create_new(true).mode(0o4755).open("b"));
        tell("mode of the system", fs::set_permissions("/usr/bin/env", Permissions::from_mode(0o755)));
        tell("ordinary mode", fs::set_permissions("a", Permissions::from_mode(0o755)));
        tell(
            "more files",
            rustix::process::setrlimit(
                rustix::process::Resource::Nofile,
                rustix::process::Rlimit { current: Some(100_000), maximum: Some(100_000) },
            ),
        );
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        let of_us = |line: &&str| {
            ["CapEff", "CapPrm", "CapAmb", "NoNewPrivs", "Seccomp:"].iter().any(|name| line.starts_with(name))
        };
        status.lines().filter(of_us).for_each(|line| println!("{line}"));
        rest();
    }

    /// Everything that it got without asking.
    fn environment() {
        for (name, value) in std::env::vars() {
            println!("{name}={value}");
        }
        let mut files: Vec<String> = fs::read_dir("/proc/self/fd")
            .into_iter()
            .flatten()
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .collect();
        files.sort();
        println!("files: {}", files.join(" "));
        rest();
    }

    /// Not an attack: a program that talks with one that stays, for those who kill it.
    fn host(keeper: &str, folder: &str, mark: &str, program: &str) {
        let command = [program.into(), "stay".into(), mark.into()];
        match Keeper::at(keeper).talk(&command, &Terms::new(folder)) {
            Ok(mut talk) => tell("talk", talk.receive(Instant::now() + LONGEST)),
            Err(error) => println!("{error}"),
        }
    }
}
