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

use super::{Missing, Protection};
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
/// What stands beside the folder of a language's programs.
const LIBRARIES: [&str; 4] = ["lib", "lib64", "libexec", "pyvenv.cfg"];
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
        let programs = programs(command);
        let named = programs.iter().chain(&terms.readable).filter(|path| path.is_file());
        for path in named {
            self = self.allow(path, read)?;
        }
        let libraries = programs.iter().flat_map(|program| libraries(program));
        let folders = terms.readable.iter().filter(|path| !path.is_file()).cloned();
        let system = SYSTEM.into_iter().map(PathBuf::from).chain(settings());
        for path in system.chain(folders).chain(libraries) {
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
fn programs(command: &[OsString]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut words = vec![command[0].clone()];
    while let Some(word) = words.pop() {
        let Some(path) = find(&word) else { continue };
        if found.len() < DEEPEST {
            words.extend(interpreter(&path));
        }
        found.push(path);
    }
    found
}

/// Where the libraries of a program are that was installed somewhere else than the system: beside the folder
/// `bin` that it is in, by its name and by that of the file behind it.
fn libraries(program: &Path) -> Vec<PathBuf> {
    let real = program.canonicalize().unwrap_or_else(|_| program.to_owned());
    let named = program.is_absolute().then(|| program.to_owned());
    let places = named.into_iter().chain([real]).filter_map(|file| {
        let folder = file.parent().filter(|folder| folder.ends_with("bin"))?;
        let place = folder.parent()?;
        (env::home_dir().as_deref() != Some(place)).then(|| place.to_owned())
    });
    places.flat_map(|place| LIBRARIES.map(|name| place.join(name))).collect()
}

/// Where a program is: in the folders of `PATH`, unless its name says where.
fn find(word: &OsStr) -> Option<PathBuf> {
    if word.as_bytes().contains(&b'/') {
        return Some(PathBuf::from(word));
    }
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(word)).find(|file| file.is_file())
}

/// The words of a first line such as `#!/usr/bin/env python3`.
fn interpreter(path: &Path) -> Vec<OsString> {
    let mut line = Vec::new();
    let read = File::open(path)
        .and_then(|file| BufReader::new(file.take(LONGEST_FIRST_LINE)).read_until(b'\n', &mut line));
    match (read, line.strip_prefix(b"#!")) {
        (Ok(_), Some(rest)) => rest
            .split(u8::is_ascii_whitespace)
            .filter(|word| !word.is_empty())
            .take(2)
            .map(|word| OsStr::from_bytes(word).to_owned())
            .collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libraries_stand_beside_the_folder_of_programs() {
        let place = tempfile::tempdir().unwrap();
        let root = place.path().canonicalize().unwrap();
        for folder in ["python/bin", "own/bin", "bots"] {
            fs::create_dir_all(root.join(folder)).unwrap();
        }
        let real = root.join("python/bin/python3");
        fs::write(&real, "").unwrap();
        let link = root.join("own/bin/python");
        std::os::unix::fs::symlink(&real, &link).unwrap();
        assert_eq!(libraries(&real)[4..], LIBRARIES.map(|name| root.join("python").join(name)));
        let found = libraries(&link);
        for path in ["own/pyvenv.cfg", "own/lib", "python/lib"] {
            assert!(found.contains(&root.join(path)), "{path}: {found:?}");
        }
        assert_eq!(libraries(&root.join("bots/bot")), Vec::<PathBuf>::new());
    }

    #[test]
    fn the_interpreters_of_a_program_are_found() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::write(&path, text).unwrap();
            path
        };
        let plain = write("plain", "\x7fELF");
        let script = write("script", "#!/usr/bin/env sh\nexit\n");
        let second = write("second", &format!("#! {}\t-x\n", script.display()));
        let names = |path: &Path| programs(&[path.into(), "-c".into()]);
        assert_eq!(names(&plain), std::slice::from_ref(&plain));
        assert_eq!(names(&script)[..2], [script.clone(), find("sh".as_ref()).unwrap()]);
        assert!(names(&script).contains(&"/usr/bin/env".into()));
        assert!(names(&second).contains(&script));
        assert!(names(&second).contains(&"/usr/bin/env".into()));
        assert_eq!(names(&folder.path().join("nothing")).len(), 1);
        assert_eq!(programs(&["no-such-program-anywhere".into()]), Vec::<PathBuf>::new());
        let endless = folder.path().join("endless");
        fs::write(&endless, format!("#!{}\n", endless.display())).unwrap();
        assert_eq!(names(&endless).len(), DEEPEST + 1);
    }
}
