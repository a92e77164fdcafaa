//! Languages that are installed in somebody's home: by pyenv, asdf, mise, uv, conda, venv, nvm, sdkman or rustup.
//!
//! Such a language is a *prefix*: a folder with its programs in `bin`, and beside it all that they need. A program
//! may read its prefix, and nothing else of the home. Some are started by shims: small programs that look for the
//! version that is wanted here, and start it. In the sandbox there is nothing to look in; so their folders in `PATH`
//! give way to those of the versions that they would have started.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// Where prefixes stand, one for each version: of pyenv and its likes, nvm, uv, rustup.
const SHELVES: [&str; 4] = ["versions", "versions/node", "uv/python", "toolchains"];
/// Where sdkman, asdf and mise have a folder for each language, with one for each version in it.
const CANDIDATES: [&str; 2] = ["candidates", INSTALLS];
/// Where asdf and mise have them.
const INSTALLS: &str = "installs";
/// Where they read which versions are wanted, from the working folder up.
const WISHES: [&str; 4] = ["mise.toml", ".mise.toml", ".tool-versions", ".config/mise/config.toml"];
/// What is in the prefix of every such language.
const TREE: [&str; 2] = ["bin", "lib"];
/// What conda has in every prefix.
const CONDA: &str = "conda-meta";
/// What a virtual environment of Python has of its own; it may stand in the middle of something else.
const VENV: [&str; 5] = ["bin", "include", "lib", "lib64", "share"];
/// Where it says whose environment it is.
const VENV_SETTINGS: &str = "pyvenv.cfg";
/// What stands beside the folder of any other program.
const LIBRARIES: [&str; 3] = ["lib", "lib64", "libexec"];

/// `PATH` as it is in the sandbox.
pub fn path() -> Option<OsString> {
    let here = env::current_dir().ok()?;
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?)
        .flat_map(|folder| behind(&folder, &here).unwrap_or_else(|| vec![folder]))
        .collect();
    env::join_paths(folders).ok()
}

/// A command that names a shim, with the program that it would start.
pub fn resolve(command: &[OsString]) -> Vec<OsString> {
    let mut command = command.to_vec();
    if let Some(program) = command.first().map(Path::new).and_then(target) {
        command[0] = program.into();
    }
    command
}

/// The program that a shim would start.
fn target(shim: &Path) -> Option<PathBuf> {
    let folder = shim.parent().filter(|folder| folder.is_absolute())?;
    let folders = behind(folder, &env::current_dir().ok()?)?;
    folders.iter().map(|folder| folder.join(shim.file_name().unwrap_or_default())).find(|file| file.is_file())
}

/// The folders of the programs that the shims of a folder stand for.
fn behind(folder: &Path, here: &Path) -> Option<Vec<PathBuf>> {
    let above = folder.parent()?;
    if folder.join("rustup").is_file() {
        let home = env::var_os("RUSTUP_HOME").map(PathBuf::from);
        let home = home.or_else(|| Some(above.parent()?.join(".rustup")))?;
        let wish = env::var("RUSTUP_TOOLCHAIN").ok().or_else(|| default_toolchain(&home));
        let chosen = choose(&home.join("toolchains"), wish.as_deref());
        return Some(
            chosen.into_iter().map(|prefix| prefix.join("bin")).chain([folder.to_owned()]).collect(),
        );
    }
    let installs = above.join(INSTALLS);
    if folder.ends_with("shims") && installs.is_dir() {
        let languages = fs::read_dir(&installs).into_iter().flatten();
        let versions = languages.filter_map(|entry| Some(entry.ok()?.path())).flat_map(|language| {
            let name = language.file_name().unwrap_or_default().to_string_lossy().into_owned();
            choose(&language, wished(&name, here).as_deref())
        });
        // Some versions are links to others.
        let real = versions.filter_map(|prefix| prefix.canonicalize().ok());
        return Some(real.map(|prefix| prefix.join("bin")).collect());
    }
    let versions = above.join("versions");
    if !folder.ends_with("shims") || !versions.is_dir() {
        return None;
    }
    let (variable, file) = match above.file_name().and_then(OsStr::to_str) {
        Some(".rbenv") => ("RBENV_VERSION", ".ruby-version"),
        Some(".nodenv") => ("NODENV_VERSION", ".node-version"),
        _ => ("PYENV_VERSION", ".python-version"),
    };
    let local = || here.ancestors().find_map(|folder| fs::read_to_string(folder.join(file)).ok());
    let wish = env::var(variable).ok().filter(|wish| !wish.is_empty()).or_else(local);
    let wish = wish.or_else(|| fs::read_to_string(above.join("version")).ok());
    Some(choose(&versions, wish.as_deref()).into_iter().map(|prefix| prefix.join("bin")).collect())
}

/// The version of a language that asdf or mise would start here: by a variable, or by the nearest file that names it.
fn wished(language: &str, here: &Path) -> Option<String> {
    let variable = |manager: &str| {
        env::var(format!("{manager}_{}_VERSION", language.to_uppercase().replace('-', "_"))).ok()
    };
    let told = variable("MISE").or_else(|| variable("ASDF")).filter(|wish| !wish.is_empty());
    let home = env::home_dir();
    let mut places = here.ancestors().chain(home.as_deref());
    told.or_else(|| {
        places.find_map(|folder| {
            WISHES.iter().find_map(|name| named(&fs::read_to_string(folder.join(name)).ok()?, language))
        })
    })
}

/// What a file says of a language: `python 3.11.4`, or `python = "3.11"`.
fn named(text: &str, language: &str) -> Option<String> {
    let of_language = |line: &str| {
        let rest = line.trim().trim_start_matches('"').strip_prefix(language)?;
        let rest = rest.trim_start_matches('"');
        rest.starts_with([' ', '\t', '='])
            .then(|| rest.replace(['=', '"', '\'', '[', ']', '{', '}', ','], " "))
    };
    text.lines().find_map(of_language)
}

/// What `default_toolchain = "stable-…"` says.
fn default_toolchain(home: &Path) -> Option<String> {
    let settings = fs::read_to_string(home.join("settings.toml")).ok()?;
    let value = settings.lines().find_map(|line| line.trim().strip_prefix("default_toolchain"))?;
    Some(value.trim_matches([' ', '=', '"']).to_owned())
}

/// The versions that a text asks for: of `3.11` the latest. Without a text it is the latest of all. What is not
/// there, such as `system`, is found further on in `PATH`.
fn choose(versions: &Path, wish: Option<&str>) -> Vec<PathBuf> {
    let entries = fs::read_dir(versions).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let mut all: Vec<PathBuf> = entries.filter(|path| path.join("bin").is_dir()).collect();
    all.sort_by_key(|path| numbers(path));
    let Some(wish) = wish else { return all.pop().into_iter().collect() };
    let words = wish.lines().filter_map(|line| line.split('#').next());
    let words = words.flat_map(|line| line.split([':', ' ', '\t'])).filter(|word| !word.is_empty());
    let is_it = |path: &Path, word: &str| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.strip_prefix(word).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '-']))
    };
    words.filter_map(|word| all.iter().rfind(|path| is_it(path, word)).cloned()).collect()
}

/// The numbers in a name, by which versions are in order.
fn numbers(path: &Path) -> Vec<u64> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.split(|letter: char| !letter.is_ascii_digit()).filter_map(|part| part.parse().ok()).collect()
}

/// What can be read of the language that has its programs in this folder, if it is one.
pub fn language(folder: &Path) -> Vec<PathBuf> {
    let Some(prefix) = prefix(folder) else { return Vec::new() };
    if let Ok(settings) = fs::read_to_string(prefix.join(VENV_SETTINGS)) {
        let home =
            settings.lines().find_map(|line| line.trim().strip_prefix("home")?.trim().strip_prefix('='));
        let home = home.and_then(|home| Path::new(home.trim()).canonicalize().ok());
        let base = home.and_then(|home| prefix_of_manager(&home));
        let own = VENV.iter().chain([&VENV_SETTINGS]).map(|name| prefix.join(name));
        return own.chain(base).collect();
    }
    folder.canonicalize().ok().and_then(|folder| prefix_of_manager(&folder)).into_iter().collect()
}

/// What a program can read that is installed somewhere else than the system, by its name and by that of the file
/// behind it.
pub fn libraries(program: &Path) -> Vec<PathBuf> {
    let real = program.canonicalize().unwrap_or_else(|_| program.to_owned());
    let languages = [program, &real].into_iter().filter_map(Path::parent).flat_map(language);
    let beside = real.parent().and_then(prefix).into_iter();
    languages.chain(beside.flat_map(|prefix| LIBRARIES.map(|name| prefix.join(name)))).collect()
}

/// The folder above one that is called `bin`, unless somebody's home is in it.
fn prefix(folder: &Path) -> Option<PathBuf> {
    let place = folder.parent().filter(|_| folder.ends_with("bin"))?;
    let home = env::home_dir().map(|home| home.canonicalize().unwrap_or(home));
    (!home.is_some_and(|home| home.starts_with(place))).then(|| place.to_owned())
}

/// The same, if it is what a manager of versions has made.
fn prefix_of_manager(folder: &Path) -> Option<PathBuf> {
    let place = prefix(folder)?;
    let shelf = place.parent()?;
    let is_on_shelf = SHELVES.iter().any(|name| shelf.ends_with(name))
        || shelf.parent().is_some_and(|above| CANDIDATES.iter().any(|name| above.ends_with(name)))
        || place.join(CONDA).is_dir();
    (is_on_shelf && TREE.iter().all(|name| place.join(name).is_dir())).then_some(place)
}

/// Whether a word names a place, and is not looked for in `PATH`.
pub fn is_place(word: &OsStr) -> bool {
    word.as_bytes().contains(&b'/')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A place with these folders.
    fn place(folders: &[&str]) -> (tempfile::TempDir, PathBuf) {
        let place = tempfile::tempdir().unwrap();
        let root = place.path().canonicalize().unwrap();
        folders.iter().for_each(|folder| fs::create_dir_all(root.join(folder)).unwrap());
        (place, root)
    }

    #[test]
    fn shims_give_way_to_the_versions_that_are_wanted() {
        let folders = ["p/shims", "p/versions/3.9.1/bin", "p/versions/3.11.2/bin", "p/versions/3.11.10/bin"];
        let (_place, root) = place(&[&folders[..], &["here/deep", "p/bin", "other/shims"]].concat());
        let shims = root.join("p/shims");
        let found = || {
            let folders = behind(&shims, &root.join("here/deep")).unwrap();
            let names = folders.iter().map(|folder| folder.strip_prefix(root.join("p/versions")).unwrap());
            names.map(|name| name.display().to_string()).collect::<Vec<_>>()
        };
        assert_eq!(found(), ["3.11.10/bin"], "the latest, not the last by letters");
        fs::write(root.join("p/version"), "3.11\n").unwrap();
        assert_eq!(found(), ["3.11.10/bin"]);
        fs::write(root.join("p/version"), "3.11.2 # ours\n3.9\nsystem\n").unwrap();
        assert_eq!(found(), ["3.11.2/bin", "3.9.1/bin"]);
        fs::write(root.join("here/.python-version"), "3.9.1").unwrap();
        assert_eq!(found(), ["3.9.1/bin"]);
        fs::write(root.join("here/.python-version"), "system").unwrap();
        assert_eq!(found(), Vec::<String>::new());
        for other in ["p/bin", "other/shims", "p"] {
            assert_eq!(behind(&root.join(other), &root), None, "{other}");
        }
        fs::write(root.join("here/.python-version"), "3.9").unwrap();
        fs::write(root.join("p/versions/3.9.1/bin/python3"), "").unwrap();
        let folders = behind(&shims, &root.join("here")).unwrap();
        assert!(folders[0].join("python3").is_file());
    }

    #[test]
    fn asdf_and_mise_start_what_the_nearest_file_names() {
        let versions = ["python/3.9.1", "python/3.11.10", "nodejs/22.1.0"];
        let folders = versions.map(|name| format!("a/installs/{name}/bin"));
        let (_place, root) = place(&folders.each_ref().map(String::as_str));
        for folder in ["a/shims", "here/deep"] {
            fs::create_dir_all(root.join(folder)).unwrap();
        }
        std::os::unix::fs::symlink("3.9.1", root.join("a/installs/python/3.9")).unwrap();
        let found = || {
            let found = behind(&root.join("a/shims"), &root.join("here/deep")).unwrap();
            let names = found.iter().map(|path| path.strip_prefix(root.join("a/installs")).unwrap());
            let mut names: Vec<String> = names.map(|name| name.display().to_string()).collect();
            names.sort();
            names
        };
        let with = |python: &str| vec!["nodejs/22.1.0/bin".to_owned(), format!("python/{python}/bin")];
        fs::write(root.join("here/.tool-versions"), "# ours\npython 3.11.10 3.9.1\nnodejs 22.1.0\n").unwrap();
        assert_eq!(found(), [with("3.11.10"), vec!["python/3.9.1/bin".to_owned()]].concat());
        fs::write(root.join("here/deep/mise.toml"), "[tools]\npython = \"3.9\"\nnodejs = [\"22\"]\n")
            .unwrap();
        assert_eq!(found(), with("3.9.1"), "by its own name, and not by that of a link");
        fs::write(root.join("here/deep/mise.toml"), "[tools]\npython = { version = '3.11' }\n").unwrap();
        assert_eq!(found(), with("3.11.10"));
        assert_eq!(named("pythonic 1\n\"python\" = \"3\"\n", "python").unwrap().trim(), "3");
    }

    #[test]
    fn rustup_stands_before_its_default() {
        let folders = ["home/.cargo/bin", "home/.rustup/toolchains/stable-x/bin"];
        let (_place, root) = place(&[&folders[..], &["home/.rustup/toolchains/nightly-x/bin"]].concat());
        fs::write(root.join("home/.cargo/bin/rustup"), "").unwrap();
        fs::write(root.join("home/.rustup/settings.toml"), "version = 1\ndefault_toolchain = \"stable-x\"\n")
            .unwrap();
        if env::var_os("RUSTUP_TOOLCHAIN").is_none() && env::var_os("RUSTUP_HOME").is_none() {
            let right = [folders[1], folders[0]].map(|name| root.join(name));
            assert_eq!(behind(&root.join("home/.cargo/bin"), &root).unwrap(), right);
        }
        assert_eq!(default_toolchain(&root.join("home/.rustup")).as_deref(), Some("stable-x"));
    }

    #[test]
    fn the_prefix_of_a_language_is_found_and_nothing_wider() {
        let whole = [
            ".pyenv/versions/3.11.7",
            ".local/share/uv/python/cpython-3.12",
            ".nvm/versions/node/v22.1.0",
            ".sdkman/candidates/java/21-tem",
            ".asdf/installs/python/3.11.7",
            ".local/share/mise/installs/node/22.1.0",
            ".rustup/toolchains/stable",
            "miniconda3",
            "miniconda3/envs/mine",
        ];
        let (_place, root) = place(&["miniconda3/conda-meta", "miniconda3/envs/mine/conda-meta"]);
        for name in whole.iter().chain(&["tools", ".local", "project/.venv"]) {
            fs::create_dir_all(root.join(name).join("bin")).unwrap();
            fs::create_dir_all(root.join(name).join("lib")).unwrap();
        }
        for name in whole {
            assert_eq!(language(&root.join(name).join("bin")), [root.join(name)], "{name}");
            assert_eq!(libraries(&root.join(name).join("bin/x"))[0], root.join(name), "{name}");
        }
        for name in [".pyenv/versions", ".pyenv/versions/3.11.7", "tools/bin", ".local/bin", "project"] {
            assert_eq!(language(&root.join(name)), Vec::<PathBuf>::new(), "{name}");
        }
        // Anything else reads what stands beside it.
        assert_eq!(libraries(&root.join("tools/bin/x")), LIBRARIES.map(|name| root.join("tools").join(name)));
        assert_eq!(libraries(&root.join("project/bot")), Vec::<PathBuf>::new());
        // A link leads to the language, an environment to the one that it was made of.
        fs::write(root.join(whole[0]).join("bin/python3"), "").unwrap();
        let link = root.join(".local/bin/python3");
        std::os::unix::fs::symlink(root.join(whole[0]).join("bin/python3"), &link).unwrap();
        assert!(libraries(&link).contains(&root.join(whole[0])));
        assert!(!libraries(&link).iter().any(|path| path.starts_with(root.join(".local"))));
        let venv = root.join("project/.venv");
        let home = root.join(whole[0]).join("bin");
        fs::write(venv.join(VENV_SETTINGS), format!("home = {}\nversion = 3\n", home.display())).unwrap();
        let found = language(&venv.join("bin"));
        assert!(
            found.contains(&root.join(whole[0])) && found.contains(&venv.join(VENV_SETTINGS)),
            "{found:?}"
        );
        assert!(!found.contains(&venv), "{found:?}");
        fs::write(venv.join(VENV_SETTINGS), format!("home = {}\n", root.join("tools/bin").display()))
            .unwrap();
        assert!(language(&venv.join("bin")).iter().all(|path| path.starts_with(&venv)));
    }
}
