//! Which file an interpreter is to run: one that is not there would lose every game of its bot.

use std::path::Path;

/// Programs that run what their first argument names, by the beginning of their names; a version may follow.
const INTERPRETERS: [&str; 15] = [
    "python", "pypy", "node", "nodejs", "ruby", "perl", "php", "lua", "luajit", "mono", "sh", "bash", "dash",
    "zsh", "ksh",
];
/// Options that bring the program along, or name something that is no file.
const INLINE: [&str; 10] = ["-c", "-e", "-E", "-m", "-p", "-r", "-s", "--eval", "--print", "--import"];
/// Options whose value is the next argument.
const VALUED: [&str; 9] = ["-W", "-X", "-I", "-C", "-o", "-O", "-l", "--require", "--loader"];

/// The place of the argument that names the file that an interpreter runs.
pub fn script(command: &[String]) -> Option<usize> {
    let name = name(command)?;
    if name == "java" {
        let jar = command.iter().position(|word| word == "-jar").map(|place| place + 1);
        let source = || command.iter().position(|word| word.ends_with(".java"));
        return jar.or_else(source).filter(|&place| place < command.len());
    }
    if !is_interpreter(command) {
        return None;
    }
    let mut is_value = false;
    for (place, word) in command.iter().enumerate().skip(1) {
        if is_value {
            is_value = false;
        } else if !word.starts_with('-') {
            return Some(place);
        } else if word == "-" || INLINE.contains(&word.as_str()) || is_cluster(word) {
            return None;
        } else {
            is_value = VALUED.contains(&word.as_str());
        }
    }
    None
}

/// Whether a command's program is one that runs other people's programs.
pub fn is_interpreter(command: &[String]) -> bool {
    name(command).is_some_and(|name| name == "java" || INTERPRETERS.contains(&name))
}

/// The name of a command's program, without its version.
fn name(command: &[String]) -> Option<&str> {
    let name = Path::new(command.first()?).file_name()?.to_str()?;
    Some(name.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == '.'))
}

/// Whether it is several short options in one, of which the last brings the program along, such as `-uc`.
fn is_cluster(word: &str) -> bool {
    let is_short =
        !word.starts_with("--") && word.len() > 2 && word[1..].bytes().all(|byte| byte.is_ascii_alphabetic());
    is_short && word.ends_with(['c', 'e', 'm'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_an_interpreter_is_found() {
        for (line, right) in [
            ("python3 bot.py", Some("bot.py")),
            ("/usr/bin/python3.11 -u -X utf8 bot.py --fast", Some("bot.py")),
            ("java -Xmx1g -jar bot.jar", Some("bot.jar")),
            ("java -Xmx1g Bot.java 1", Some("Bot.java")),
            ("sh bot.sh 1", Some("bot.sh")),
            ("bash -o pipefail bot.sh", Some("bot.sh")),
            ("node --no-warnings bot.js", Some("bot.js")),
            ("sh -c exit", None),
            ("sh -ec exit", None),
            ("python3 -m bot", None),
            ("python3 -uc pass", None),
            ("python3 -", None),
            ("python3", None),
            ("perl -ne print", None),
            ("java -cp x Main", None),
            ("java -jar", None),
            ("./bot missing.txt", None),
            ("show me", None),
        ] {
            let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
            assert_eq!(script(&words).map(|place| words[place].as_str()), right, "{line}");
        }
    }
}
