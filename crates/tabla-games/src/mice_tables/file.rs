//! One table in one file.
//!
//! A header of 28 bytes, then the table. Numbers are written with the low end first.
//!
//! ```text
//! 0  8 bytes  TABLAMIC
//! 8  4 bytes  version of the format
//! 12 1 byte   1 if three men may fly, else 0
//! 13 1 byte   men of the side that has more; in a layer of the placing, how many men have been placed
//! 14 1 byte   men of the other side; in a layer 0
//! 15 1 byte   0 for distances, one byte a position; 1 for outcomes, two bits a position
//! 16 8 bytes  length of the table in bytes
//! 24 4 bytes  checksum (CRC-32) of the first 24 bytes and of the table
//! ```
//!
//! The name of a file says all that the header says, the version too, so that different versions of the
//! program do not take each other's files for damaged ones.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use tabla_mice::Mice;
use tabla_mice::solve::Material;

use super::TableDamage;
use crate::storage::replace_bytes;
use crate::{StorageError, Trouble};

const MAGIC: &[u8; 8] = b"TABLAMIC";
const VERSION: u32 = 1;
/// What stands before the checksum.
const HEAD: usize = 24;
const HEADER: usize = HEAD + 4;

/// What a table has of each position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// The plies to the end.
    Distances(Material),
    /// Who wins.
    Outcomes(Material),
    /// The same, where so many men have been placed.
    Layer(u8),
}

/// A table that is kept, or may be.
pub struct SolvedFile {
    pub path: PathBuf,
    sheet: Sheet,
    flying: bool,
}

/// A table whose header is right. It stays open, or in memory: whoever asks for the value of a position asks for many.
pub enum OpenTable {
    OnDisk(File),
    InMemory(Vec<u8>),
}

impl OpenTable {
    pub fn byte(&self, at: usize) -> Option<u8> {
        match self {
            OpenTable::OnDisk(file) => {
                let mut byte = [0];
                read_at(file, &mut byte, (HEADER + at) as u64).ok()?;
                Some(byte[0])
            }
            OpenTable::InMemory(bytes) => bytes.get(at).copied(),
        }
    }
}

/// Many may read from one file at the same time.
#[cfg(unix)]
fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, bytes, at)
}

#[cfg(windows)]
fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<()> {
    match std::os::windows::fs::FileExt::seek_read(file, bytes, at)? {
        read if read == bytes.len() => Ok(()),
        _ => Err(io::ErrorKind::UnexpectedEof.into()),
    }
}

/// Elsewhere, as in a page, there are no files.
#[cfg(not(any(unix, windows)))]
fn read_at(_: &File, _: &mut [u8], _: u64) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

impl SolvedFile {
    /// The file of this table by these rules.
    pub fn new(folder: &Path, rules: &Mice, sheet: Sheet) -> SolvedFile {
        let flying = rules.flying;
        let rules = if flying { "flying" } else { "sliding" };
        let name = match sheet {
            Sheet::Distances(material) => format!("{rules}-{material}.v{VERSION}"),
            Sheet::Outcomes(material) => format!("{rules}-{material}.outcomes.v{VERSION}"),
            Sheet::Layer(placed) => format!("{rules}-placed-{placed}.outcomes.v{VERSION}"),
        };
        SolvedFile { path: folder.join(name), sheet, flying }
    }

    /// How many bytes the file of a table with so many has.
    pub fn bytes(&self, size: usize) -> u64 {
        (HEADER + size) as u64
    }

    /// Reads the table, which must have so many bytes; `None` if there is no file. To count them takes longer than to look
    /// for the file, so it is asked only where there is one.
    pub fn read(&self, size: impl FnOnce() -> usize) -> Result<Option<Vec<u8>>, TableDamage> {
        let Some((mut file, length)) = self.open()? else { return Ok(None) };
        let size = size();
        let mut header = Vec::with_capacity(HEADER);
        file.by_ref().take(HEADER as u64).read_to_end(&mut header).map_err(unreadable)?;
        let checksum = self.read_header(&header, length, size)?;
        let mut bytes = Vec::with_capacity(size);
        // One byte more than there should be would be a file that has grown meanwhile.
        file.take(size as u64 + 1).read_to_end(&mut bytes).map_err(unreadable)?;
        if checksum_of(&header[..HEAD], &[&bytes]) != checksum {
            return Err(TableDamage::Checksum);
        }
        Ok(Some(bytes))
    }

    /// The table, to read single bytes of it without asking for its checksum; `None` where there is no table of this kind.
    pub fn opened(&self, size: impl FnOnce() -> usize) -> Option<OpenTable> {
        let (mut file, length) = self.open().ok()??;
        let mut header = [0; HEADER];
        file.read_exact(&mut header).ok()?;
        self.read_header(&header, length, size()).ok()?;
        Some(OpenTable::OnDisk(file))
    }

    /// Writes the table, which may come in parts. The folder is made if there is none.
    pub fn write(&self, parts: &[&[u8]]) -> Result<(), StorageError> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder).map_err(|error| StorageError::write(folder, &error))?;
        }
        let head = self.head(parts.iter().map(|part| part.len()).sum());
        let checksum = checksum_of(&head, parts).to_le_bytes();
        let mut all: Vec<&[u8]> = vec![&head, &checksum];
        all.extend(parts);
        replace_bytes(&self.path, &all)
    }

    fn open(&self) -> Result<Option<(File, u64)>, TableDamage> {
        let length = match fs::metadata(&self.path) {
            Ok(data) if data.is_file() => data.len(),
            // Whatever it is, reading it might never end.
            Ok(_) => return Err(TableDamage::NotATable),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(unreadable(error)),
        };
        Ok(Some((File::open(&self.path).map_err(unreadable)?, length)))
    }

    /// What the header should say, up to the checksum.
    fn head(&self, size: usize) -> [u8; HEAD] {
        let mut head = [0; HEAD];
        head[..8].copy_from_slice(MAGIC);
        head[8..12].copy_from_slice(&VERSION.to_le_bytes());
        head[12] = self.flying.into();
        (head[13], head[14], head[15]) = match self.sheet {
            Sheet::Distances(material) => (material.more(), material.fewer(), 0),
            Sheet::Outcomes(material) => (material.more(), material.fewer(), 1),
            Sheet::Layer(placed) => (placed, 0, 1),
        };
        head[16..].copy_from_slice(&(size as u64).to_le_bytes());
        head
    }

    /// Compares the header of a file of this length with what it should be; returns the checksum.
    fn read_header(&self, header: &[u8], length: u64, size: usize) -> Result<u32, TableDamage> {
        if !header.starts_with(MAGIC) {
            return Err(TableDamage::NotATable);
        }
        let number = |at: usize| header[at..].first_chunk().copied().map(u32::from_le_bytes);
        let expected = (HEADER + size) as u64;
        let wrong_length = TableDamage::Length { bytes: length, expected };
        match number(8) {
            None => Err(wrong_length),
            Some(version) if version != VERSION => Err(TableDamage::Format { version }),
            Some(_) if header.len() == HEADER && !header.starts_with(&self.head(size)) => {
                Err(TableDamage::OtherTable)
            }
            Some(_) if length != expected => Err(wrong_length),
            Some(_) => number(HEAD).ok_or(wrong_length),
        }
    }
}

fn unreadable(error: io::Error) -> TableDamage {
    TableDamage::Unreadable { because: Trouble::of(&error) }
}

fn checksum_of(head: &[u8], parts: &[&[u8]]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(head);
    parts.iter().for_each(|part| hasher.update(part));
    hasher.finalize()
}
