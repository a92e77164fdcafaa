//! Languages that are installed in somebody's home play in the sandbox as those of the system do.
#![cfg(target_os = "linux")]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::{Ran, TABLA, finish, folder};
use tempfile::TempDir;

/// A board on which the first swap is legal for ever.
const BOARD: &str = "12124542\n21215451\n12121312\n21213131\n12121212\n21212121\n12121212\n21212121\n\
    12345612\n12345612\n12345612\n12345612\n56123456\n65123456\n56123456\n12345612\n";

/// A home with a tree like that of pyenv, a folder for the game, and something that is nobody's business.
struct Home {
    folder: TempDir,
}

impl Home {
    fn new() -> Home {
        let home = Home { folder: folder() };
        for name in ["game", ".pyenv/shims", ".pyenv/versions/3.8.1/bin"] {
            fs::create_dir_all(home.at(name)).unwrap();
        }
        home.write("private", "private");
        home.write("game/board.txt", BOARD);
        home.write(".pyenv/version", "3.99.1\n");
        let root = home.at(".pyenv").display().to_string();
        let shim = format!(
            "#!/usr/bin/env bash\nset -e\nexport PYENV_ROOT=\"{root}\"\n\
             exec \"{root}/versions/$(cat {root}/version)/bin/${{0##*/}}\" \"$@\"\n"
        );
        home.write_program(".pyenv/shims/python3", &shim);
        home
    }

    fn at(&self, name: &str) -> PathBuf {
        self.folder.path().canonicalize().unwrap().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.at(name), text).unwrap();
    }

    fn write_program(&self, name: &str, text: &str) {
        self.write(name, text);
        fs::set_permissions(self.at(name), fs::Permissions::from_mode(0o755)).unwrap();
    }

    /// A language of our own, which needs its library to start: the shell under another name.
    fn with_shell(self) -> Home {
        let prefix = self.at(".pyenv/versions/3.99.1");
        for name in ["bin", "lib"] {
            fs::create_dir_all(prefix.join(name)).unwrap();
        }
        self.write_program(
            ".pyenv/versions/3.99.1/bin/python3",
            &format!("#!/bin/sh\n. {}/lib/start\n", prefix.display()),
        );
        self.write(".pyenv/versions/3.99.1/lib/start", "exec sh \"$@\"\n");
        self
    }

    /// The Python of this machine, if it has one, as a version of that tree.
    fn with_python(self) -> Option<Home> {
        let ran = Command::new("python3").args(["-c", "import sys; print(sys.base_prefix)"]).output().ok()?;
        let prefix = String::from_utf8(ran.stdout).ok().filter(|_| ran.status.success())?;
        symlink(prefix.trim(), self.at(".pyenv/versions/3.99.1")).unwrap();
        Some(self)
    }

    fn run(&self, program: &str, words: &[&str]) -> Ran {
        self.run_with(&self.at(".pyenv/shims"), program, words)
    }

    /// Runs a program where these shims come first.
    fn run_with(&self, shims: &Path, program: &str, words: &[&str]) -> Ran {
        let mut command = Command::new(program);
        let path = format!("{}:/usr/bin:/bin", shims.display());
        command.args(words).current_dir(self.at("game")).env("LC_ALL", "C.UTF-8").env("PATH", path);
        command
            .env("HOME", self.folder.path())
            .env("TABLA_DATA", self.at("data"))
            .env_remove("PYENV_VERSION");
        finish(command, "")
    }

    fn judges(&self, command: &[&str]) {
        let judge = [&["--time", "60s", "board.txt", "2"], command].concat();
        let ran = self.run(env!("CARGO_BIN_EXE_jewels_judge"), &judge);
        assert_eq!(ran.code, 0, "{command:?}: {ran:?}");
        assert!(ran.out.contains("all turns are played"), "{command:?}: {ran:?}");
    }

    fn plays(&self, command: &str) {
        let args =
            ["arena", "run", "jewels", command, "greedy", "--games", "2", "--rules", "turns=2", "--json"];
        let ran = self.run(TABLA, &args);
        assert_eq!(ran.code, 0, "{command}: {ran:?}");
        assert_eq!(ran.out.matches("\"fouls\": {}").count(), 2, "{command}: {ran:?}");
        assert!(ran.out.contains("\"games\": 2,"), "{command}: {ran:?}");
    }
}

/// A program in the shell that says nothing of use if it sees what it must not see.
fn shell(closed: &[PathBuf], play: &str) -> String {
    let looks = closed.iter().map(|path| format!("cat {} && exit 1\n", path.display()));
    format!("{}{play}\n", looks.collect::<String>())
}

#[test]
fn a_language_behind_a_shim_plays_in_the_sandbox() {
    let home = Home::new().with_shell();
    let closed = ["private", ".pyenv/version", ".pyenv/shims/python3"].map(|name| home.at(name));
    home.write("game/judged.py", &shell(&closed, "echo 6 3 6 4 > vystup.txt"));
    home.judges(&["python3", "judged.py"]);
    home.judges(&[home.at(".pyenv/shims/python3").to_str().unwrap(), "judged.py"]);
    let line = "while read -r word rest; do case $word in tabla) echo ready moves;;
        move) rest=${rest#*moves=}; rest=${rest%% *}; echo ${rest%%|*};; esac; done";
    home.write("game/bot.py", &shell(&closed, line));
    home.plays("line:python3 bot.py");
    // By its first line, and by a script of which nothing is known.
    home.write_program("game/own.py", &format!("#!/usr/bin/env python3\n{}", shell(&closed, line)));
    home.plays("line:./own.py");
    home.write("game/run.sh", "exec python3 bot.py\n");
    home.plays("line:sh run.sh");
}

/// The trees of asdf and mise: shims that ask their manager, and a folder for each version of each language.
#[test]
fn a_language_behind_the_shims_of_asdf_and_mise_plays_in_the_sandbox() {
    for manager in [".asdf", ".local/share/mise"] {
        let home = Home::new().with_shell();
        let prefix = home.at(manager).join("installs/python/3.99.1");
        fs::create_dir_all(prefix.parent().unwrap()).unwrap();
        fs::create_dir_all(home.at(manager).join("shims")).unwrap();
        // What is in the prefix names its own place.
        fs::rename(home.at(".pyenv/versions/3.99.1"), &prefix).unwrap();
        let start = format!("#!/bin/sh\n. {}/lib/start\n", prefix.display());
        home.write_program(&format!("{manager}/installs/python/3.99.1/bin/python3"), &start);
        home.write(".tool-versions", "python 3.99.1\n");
        // It would look for its manager, which is not there.
        home.write_program(&format!("{manager}/shims/python3"), "#!/bin/sh\nexec asdf exec python3 \"$@\"\n");
        let shims = home.at(manager).join("shims");
        let closed = [home.at("private"), home.at(".tool-versions"), shims.join("python3")];
        home.write("game/judged.py", &shell(&closed, "echo 6 3 6 4 > vystup.txt"));
        let judge = ["--time", "60s", "board.txt", "2", "python3", "judged.py"];
        let ran = home.run_with(&shims, env!("CARGO_BIN_EXE_jewels_judge"), &judge);
        assert!(ran.code == 0 && ran.out.contains("all turns are played"), "{manager}: {ran:?}");
    }
}

#[test]
fn python_from_a_home_plays_in_the_sandbox() {
    let Some(home) = Home::new().with_python() else { return };
    let look = |path: &Path| {
        format!(
            "try:\n    open('{}').read()\n    sys.exit('it can be read')\nexcept PermissionError:\n    pass\n",
            path.display()
        )
    };
    let head = ["private", ".pyenv/version"].map(|name| look(&home.at(name))).concat();
    let head = format!("import json, random, sys\n{head}");
    home.write("game/judged.py", &format!("{head}open('vystup.txt', 'w').write('6 3 6 4\\n')\n"));
    home.judges(&["python3", "judged.py"]);
    // The bot of the documentation.
    let page = include_str!("../../tabla-arena/README.md");
    let bot = page.split("```python\n").nth(1).unwrap().split("```").next().unwrap();
    home.write("game/bot.py", &format!("{head}{bot}"));
    home.plays("line:python3 bot.py");
    // An environment that was made of it.
    let made = home.run("/bin/sh", &["-c", "python3 -m venv --without-pip .venv"]);
    if made.code == 0 {
        home.plays("line:.venv/bin/python bot.py");
        home.judges(&[".venv/bin/python", "judged.py"]);
    }
}
