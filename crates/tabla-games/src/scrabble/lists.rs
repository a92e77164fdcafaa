//! Word lists: the two that are built in, and any file; compiled once and kept in the data folder.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use tabla_core::{Say, Saying};
use tabla_scrabble::{Extent, Lexicon, ListError};

use super::personal::PersonalWords;
use crate::shipped::{self, Shipped};
use crate::{Language, SaveFolder, StorageError, Trouble, read_text, replace_bytes};

/// The lists of the house once they are compiled, which takes seconds.
static ENGLISH_WORDS: Kept = Mutex::new(None);
static ROMANIAN_WORDS: Kept = Mutex::new(None);

type Kept = Mutex<Option<Arc<Lexicon>>>;

/// Compiles a list, unless that was done before.
fn once(
    kept: &Kept,
    compile: impl FnOnce() -> Result<Arc<Lexicon>, ListProblem>,
) -> Result<Arc<Lexicon>, ListProblem> {
    let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.is_none() {
        *kept = Some(compile()?);
    }
    kept.clone().ok_or_else(|| ListProblem::Empty(PathBuf::new()))
}

/// Which words a game is played with.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum WordSource {
    /// The English list of the house.
    #[default]
    English,
    /// The Romanian list of the house.
    Romanian,
    /// A file: one word a line, or a compiled list.
    File(PathBuf),
}

impl WordSource {
    /// What was typed: one of the names, or else the name of a file.
    pub fn read(text: &str) -> WordSource {
        match text.trim() {
            "english" => WordSource::English,
            "romanian" => WordSource::Romanian,
            path => WordSource::File(path.into()),
        }
    }

    /// The list of the house for somebody who reads this language.
    pub const fn of_language(language: Language) -> WordSource {
        match language {
            Language::Ro => WordSource::Romanian,
            _ => WordSource::English,
        }
    }

    /// A short name, which the words that somebody added are kept by.
    pub fn name(&self) -> String {
        match self {
            WordSource::English => "english".to_owned(),
            WordSource::Romanian => "romanian".to_owned(),
            WordSource::File(path) => path
                .file_stem()
                .map_or_else(|| "words".to_owned(), |stem| stem.to_string_lossy().into_owned()),
        }
    }
}

/// As it can be typed again.
impl fmt::Display for WordSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WordSource::File(path) => write!(f, "{}", path.display()),
            built_in => f.write_str(&built_in.name()),
        }
    }
}

/// Why there is no word list.
#[derive(Clone, PartialEq, Eq, Debug, Say)]
pub enum ListProblem {
    /// The file could not be read or written.
    #[say(from)]
    Storage(StorageError),
    /// A line is no word.
    #[say(key = "storage-refused")]
    List(#[say("path")] PathBuf, #[say("because")] ListError),
    /// There is not a single word.
    #[say(key = "storage-refused", because = Saying::new("scrabble-list-empty"))]
    Empty(#[say("path")] PathBuf),
}

/// The word lists, and the folder in which they are kept once they are compiled.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct WordLists {
    folder: Option<PathBuf>,
    /// Whether somebody may add words there.
    is_personal: bool,
}

impl WordLists {
    /// Beside the saves of this folder; without one, the lists of the house are compiled once, and others each
    /// time.
    pub fn beside(saves: Option<&SaveFolder>) -> WordLists {
        WordLists { folder: saves.map(|saves| saves.path().join("words")), is_personal: true }
    }

    /// The same lists for everybody, without the words that somebody added: they are kept beside the saves of
    /// this folder, and once they were read, in memory.
    pub fn for_all(saves: &SaveFolder) -> WordLists {
        WordLists { is_personal: false, ..WordLists::beside(Some(saves)) }
    }

    /// The words of this source, with those that somebody added and without those that were removed.
    pub fn load(&self, source: &WordSource) -> Result<Arc<Lexicon>, ListProblem> {
        match (self.personal_path(source), source) {
            // Where nothing is added, everybody reads the same words.
            (None, WordSource::English) => return once(&ENGLISH_WORDS, || self.compile(source)),
            (None, WordSource::Romanian) => return once(&ROMANIAN_WORDS, || self.compile(source)),
            _ => {}
        }
        self.compile(source)
    }

    fn compile(&self, source: &WordSource) -> Result<Arc<Lexicon>, ListProblem> {
        let bytes: Vec<u8> = match source {
            WordSource::English => of_the_house(&shipped::ENGLISH_LIST)?,
            WordSource::Romanian => of_the_house(&shipped::ROMANIAN_LIST)?,
            WordSource::File(path) => read_list(path)?,
        };
        let personal = self.personal(source)?;
        let changes = personal.to_text();
        let kept = self.folder.as_ref().map(|folder| {
            folder.join(format!(
                "{}-{:016x}.lexicon",
                source.name(),
                fingerprint(&[&bytes, changes.as_bytes()])
            ))
        });
        if let Some(lexicon) = kept.as_ref().and_then(|path| Lexicon::from_bytes(&fs::read(path).ok()?).ok())
        {
            return Ok(Arc::new(lexicon));
        }
        let path = if let WordSource::File(path) = source { path.as_path() } else { Path::new("") };
        let lexicon = personal.apply(parse(path, &bytes)?);
        if lexicon.is_empty() {
            return Err(ListProblem::Empty(path.into()));
        }
        if let (Some(path), Some(folder)) = (kept, &self.folder) {
            // What cannot be kept is compiled again the next time.
            let _ = fs::create_dir_all(folder);
            let _ = replace_bytes(&path, &[&lexicon.to_bytes(Extent::Whole)]);
        }
        Ok(Arc::new(lexicon))
    }

    /// What somebody added to a list and removed from it.
    pub fn personal(&self, source: &WordSource) -> Result<PersonalWords, ListProblem> {
        match self.personal_path(source).filter(|path| path.exists()) {
            Some(path) => Ok(PersonalWords::read(&read_text(&path)?)),
            None => Ok(PersonalWords::default()),
        }
    }

    /// Keeps what somebody added and removed.
    pub fn keep_personal(&self, source: &WordSource, words: &PersonalWords) -> Result<(), ListProblem> {
        let path = self.personal_path(source).ok_or(StorageError::NoFolder)?;
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| StorageError::write(folder, &error))?;
        }
        Ok(replace_bytes(&path, &[words.to_text().as_bytes()])?)
    }

    fn personal_path(&self, source: &WordSource) -> Option<PathBuf> {
        let folder = self.folder.as_ref().filter(|_| self.is_personal)?;
        Some(folder.join(format!("{}.changes.txt", source.name())))
    }
}

/// A list that comes with the house.
fn of_the_house(list: &Shipped) -> Result<Vec<u8>, StorageError> {
    let missing = || StorageError::Read { path: list.name.into(), because: Trouble::NotFound };
    list.bytes().map(<[u8]>::to_vec).ok_or_else(missing)
}

/// Compiles a list into the compact form in which lists are shipped; how many words it has.
pub fn compile_list(list: &Path, out: &Path) -> Result<usize, ListProblem> {
    let lexicon = parse(list, &read_list(list)?)?;
    if lexicon.is_empty() {
        return Err(ListProblem::Empty(list.into()));
    }
    replace_bytes(out, &[&lexicon.to_bytes(Extent::Words)])?;
    Ok(lexicon.len())
}

/// No list is longer: a device that never ends must not fill the memory.
const MOST_BYTES: u64 = 256 << 20;

fn read_list(path: &Path) -> Result<Vec<u8>, StorageError> {
    use std::io::Read;

    let mut bytes = Vec::new();
    fs::File::open(path)
        .and_then(|file| file.take(MOST_BYTES).read_to_end(&mut bytes))
        .map_err(|error| StorageError::read(path, &error))?;
    Ok(bytes)
}

/// A compiled list, or one word a line.
fn parse(path: &Path, bytes: &[u8]) -> Result<Lexicon, ListProblem> {
    if bytes.starts_with(b"TABLALEX") {
        let refused = |fault: tabla_scrabble::BytesFault| StorageError::Refused {
            path: path.into(),
            because: Box::new(fault.say()),
        };
        return Ok(Lexicon::from_bytes(bytes).map_err(refused)?);
    }
    let text = String::from_utf8_lossy(bytes);
    Lexicon::from_text(&text).map_err(|error| ListProblem::List(path.into(), error))
}

/// A number that other contents do not have: FNV-1a.
fn fingerprint(parts: &[&[u8]]) -> u64 {
    let bytes = parts.iter().flat_map(|part| part.iter().chain(&[0xff]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
