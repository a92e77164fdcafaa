//! Which files can be read and written.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use landlock::{
    ABI, Access, AccessFs, AccessNet, BitFlags, CompatLevel, Compatible, PathBeneath, PathFd, Ruleset,
    RulesetAttr, RulesetCreated, RulesetCreatedAttr, RulesetStatus, Scope,
};

use super::{Missing, Protection, languages};
use crate::process::Terms;

/// The kernel must know at least these rights: with fewer, files elsewhere could be truncated.
const NEEDED: ABI = ABI::V3;
/// What is taken away where the kernel knows it.
const WANTED: ABI = ABI::V9;

/// The system's programs and libraries, and what they need to start.
const SYSTEM: [&str; 26] = [
    "/bin",
    "/sbin",
    "/lib",
    "/lib32",
    "/lib64",
    "/usr",
    "/opt",
    "/nix/store",
    "/gnu/store",
    "/run/current-system",
    "/etc/alternatives",
    "/etc/fonts",
    "/etc/group",
    "/etc/ld.so.cache",
    "/etc/ld.so.conf",
    "/etc/ld.so.conf.d",
    "/etc/locale.alias",
    "/etc/localtime",
    "/etc/mime.types",
    "/etc/nsswitch.conf",
    "/etc/passwd",
    "/etc/ssl/certs",
    "/etc/ssl/openssl.cnf",
    "/etc/timezone",
    "/dev/random",
    "/dev/urandom",
];
/// Languages have their settings under names that begin so, with a version.
const SETTINGS: &str = "/etc";
const LANGUAGES: [&str; 8] = ["guile", "java", "lua", "mono", "perl", "php", "python", "ruby"];
/// Devices that everybody may write to.
const DEVICES: [&str; 3] = ["/dev/null", "/dev/zero", "/dev/full"];
/// No interpreter's line is longer.
const LONGEST_FIRST_LINE: u64 = 4096;
/// Programs that are interpreted by programs that are interpreted: the kernel knows an end, too.
const DEEPEST: usize = 5;

/// Restricts this process and all that it starts. What is in `/proc` can be read if it shows this
/// namespace alone.
pub fn restrict(command: &[OsString], terms: &Terms, has_own_proc: bool) -> Result<(), Missing> {
    let missing = |error: &dyn std::fmt::Display| {
        Protection::Files.missing(io::Error::new(io::ErrorKind::Unsupported, error.to_string()))
    };
    let rules = Ruleset::default()
        .set_compatibility(CompatLevel::HardRequirement)
        .handle_access(AccessFs::from_all(NEEDED))
        .map_err(|error| missing(&error))?
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(AccessFs::from_all(WANTED))
        .and_then(|rules| rules.handle_access(AccessNet::from_all(WANTED)))
        .and_then(|rules| rules.scope(Scope::from_all(WANTED)))
        .and_then(Ruleset::create)
        .map_err(|error| missing(&error))?;
    let rules = Rules { rules }.fill(command, terms, has_own_proc).map_err(|error| missing(&error))?;
    let status = rules.restrict_self().map_err(|error| missing(&error))?;
    if status.ruleset == RulesetStatus::NotEnforced {
        return Err(Protection::Files.missing(io::ErrorKind::Unsupported));
    }
    Ok(())
}

struct Rules {
    rules: RulesetCreated,
}

impl Rules {
    fn fill(
        mut self,
        command: &[OsString],
        terms: &Terms,
        has_own_proc: bool,
    ) -> Result<RulesetCreated, landlock::RulesetError> {
        let read = AccessFs::from_read(WANTED);
        let read_and_write =
            AccessFs::from_all(WANTED) & !(AccessFs::MakeBlock | AccessFs::MakeChar | AccessFs::IoctlDev);
        self = self.allow(Path::new("."), read_and_write)?;
        for path in DEVICES {
            self = self.allow(Path::new(path), AccessFs::ReadFile | AccessFs::WriteFile)?;
        }
        if has_own_proc {
            self = self.allow(Path::new("/proc"), AccessFs::ReadFile | AccessFs::ReadDir)?;
        }
        let (program, interpreters) = programs(command);
        let named = program.iter().chain(&terms.readable).filter(|path| path.is_file());
        // A file that is named can be read wherever it is, unless it is what is hidden.
        for path in named.filter(|path| !path.canonicalize().is_ok_and(|real| terms.hidden.contains(&real))) {
            self = self.allow(path, read)?;
        }
        let path = env::var_os("PATH").unwrap_or_default();
        let folders: Vec<PathBuf> = env::split_paths(&path).collect();
        // A script can name whatever it likes on its first line: only who is in `PATH` has libraries beside it.
        let is_known = |program: &&PathBuf| {
            program.parent().is_some_and(|place| folders.iter().any(|known| known == place))
        };
        let known = program.iter().chain(interpreters.iter().filter(is_known));
        let places =
            folders.iter().map(PathBuf::as_path).chain(interpreters.iter().filter_map(|file| file.parent()));
        let languages =
            places.flat_map(languages::language).chain(known.flat_map(|file| languages::libraries(file)));
        let system = SYSTEM.into_iter().map(PathBuf::from).chain(settings());
        let given = terms.readable.iter().filter(|path| !path.is_file()).chain(&interpreters).cloned();
        for path in system.chain(given).chain(languages) {
            self = self.allow_but_for(&path, &terms.hidden)?;
        }
        Ok(self.rules)
    }

    /// Allows reading something, but for what is hidden in it. A rule for a folder is one for everything in it;
    /// so where something is hidden, the folder can be listed, and each of its entries gets a rule of its own.
    fn allow_but_for(mut self, path: &Path, hidden: &[PathBuf]) -> Result<Rules, landlock::RulesetError> {
        let Ok(real) = path.canonicalize() else { return Ok(self) };
        if hidden.iter().any(|hidden| real.starts_with(hidden)) {
            return Ok(self);
        }
        if !hidden.iter().any(|hidden| hidden.starts_with(&real)) {
            return self.allow(&real, AccessFs::from_read(WANTED));
        }
        self = self.allow(&real, AccessFs::ReadDir.into())?;
        let entries = fs::read_dir(&real).into_iter().flatten().filter_map(Result::ok);
        // A rule for a folder does not reach beyond its links either.
        for entry in entries.filter(|entry| entry.file_type().is_ok_and(|kind| !kind.is_symlink())) {
            self = self.allow_but_for(&entry.path(), hidden)?;
        }
        Ok(self)
    }

    /// Allows something for a file, or for a folder with everything in it. What does not exist needs no rule.
    fn allow(self, path: &Path, access: BitFlags<AccessFs>) -> Result<Rules, landlock::RulesetError> {
        let (Ok(place), Ok(data)) = (PathFd::new(path), fs::metadata(path)) else { return Ok(self) };
        let access = if data.is_dir() { access } else { access & AccessFs::from_file(WANTED) };
        Ok(Rules { rules: self.rules.add_rule(PathBeneath::new(place, access))? })
    }
}

/// Where the languages of this system have their settings.
fn settings() -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(SETTINGS).into_iter().flatten().filter_map(Result::ok);
    let is_language =
        |name: &OsStr| LANGUAGES.iter().any(|language| name.as_bytes().starts_with(language.as_bytes()));
    entries.filter(move |entry| is_language(&entry.file_name())).map(|entry| entry.path())
}

/// The file of a command's program, and those of the programs that interpret it.
fn programs(command: &[OsString]) -> (Option<PathBuf>, Vec<PathBuf>) {
    let program = find(&command[0]);
    let mut found = Vec::new();
    let mut words: Vec<OsString> = program.as_deref().map(interpreters).unwrap_or_default();
    while let Some(word) = words.pop() {
        let Some(path) = find(&word) else { continue };
        if found.len() < DEEPEST {
            words.extend(interpreters(&path));
        }
        found.push(path);
    }
    (program, found)
}

/// Where a program is: in the folders of `PATH`, unless its name says where.
fn find(word: &OsStr) -> Option<PathBuf> {
    if languages::is_place(word) {
        return Some(PathBuf::from(word));
    }
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(word)).find(|file| file.is_file())
}

/// The program on a first line such as `#!/bin/sh -e`, and what `#!/usr/bin/env python3` looks for. Other words are
/// for that program alone: they may name anything.
fn interpreters(path: &Path) -> Vec<OsString> {
    let mut line = Vec::new();
    let read = File::open(path)
        .and_then(|file| BufReader::new(file.take(LONGEST_FIRST_LINE)).read_until(b'\n', &mut line));
    let Some(rest) = line.strip_prefix(b"#!").filter(|_| read.is_ok()) else { return Vec::new() };
    let mut words =
        rest.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty()).map(OsStr::from_bytes);
    let first = words.next();
    let is_env = first.is_some_and(|word| Path::new(word).ends_with("env"));
    let wanted = words.find(|word| !word.as_bytes().starts_with(b"-"));
    let wanted = wanted.filter(|word| is_env && !languages::is_place(word));
    first.into_iter().chain(wanted).map(OsStr::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interpreters_of_a_program_are_found() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::write(&path, text).unwrap();
            path
        };
        let plain = write("plain", "\x7fELF");
        let script = write("script", "#!/usr/bin/env -S sh -e\nexit\n");
        let second = write("second", &format!("#! {}\t-x\n", script.display()));
        let names = |path: &Path| {
            let (program, interpreters) = programs(&[path.into(), "-c".into()]);
            assert_eq!(program.as_deref(), Some(path));
            interpreters
        };
        assert_eq!(names(&plain), Vec::<PathBuf>::new());
        assert_eq!(names(&script), [find("sh".as_ref()).unwrap(), "/usr/bin/env".into()]);
        assert_eq!(names(&second)[0], script);
        assert!(names(&second).contains(&"/usr/bin/env".into()));
        assert_eq!(programs(&["no-such-program-anywhere".into()]), (None, Vec::new()));
        let endless = folder.path().join("endless");
        fs::write(&endless, format!("#!{}\n", endless.display())).unwrap();
        assert_eq!(names(&endless).len(), DEEPEST + 1);
        // Nobody gets at a file by naming it here.
        let secret = folder.path().join("secret").display().to_string();
        for line in [format!("#!/bin/cat {secret}"), format!("#!/usr/bin/env {secret}"), "#!".to_owned()] {
            let sly = write("sly", &line);
            assert!(names(&sly).iter().all(|path| !path.starts_with(folder.path())), "{line}");
        }
    }
}
