//! One table in one file.
//!
//! A header of 28 bytes, then one byte for each position. Numbers are written with the low end first.
//!
//! ```text
//! 0  8 bytes  TABLAMIC
//! 8  4 bytes  version of the format
//! 12 1 byte   1 if three men may fly, else 0
//! 13 1 byte   men of the side that has more
//! 14 1 byte   men of the other side
//! 15 1 byte   0
//! 16 8 bytes  number of positions
//! 24 4 bytes  checksum (CRC-32) of the first 24 bytes and of all positions
//! ```
//!
//! The name of a file says all that the header says, the version too, so that different versions of the
//! program do not take each other's files for damaged ones.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use tabla_mice::solve::{Material, Solved, Tables};

use super::TableDamage;
use crate::storage::replace_bytes;
use crate::{StorageError, Trouble};

const MAGIC: &[u8; 8] = b"TABLAMIC";
const VERSION: u32 = 1;
/// What stands before the checksum.
const HEAD: usize = 24;
const HEADER: usize = HEAD + 4;

/// The file of a table, of the same rules as the others.
pub fn path(folder: &Path, tables: &Tables, material: Material) -> PathBuf {
    let rules = if tables.rules().flying { "flying" } else { "sliding" };
    folder.join(format!("{rules}-{material}.v{VERSION}"))
}

/// Reads a table, of the same rules as the others; `None` if there is no file.
pub fn read(folder: &Path, tables: &Tables, material: Material) -> Result<Option<Solved>, TableDamage> {
    let path = path(folder, tables, material);
    let unreadable = |error: io::Error| TableDamage::Unreadable { because: Trouble::of(&error) };
    let length = match fs::metadata(&path) {
        Ok(data) if data.is_file() => data.len(),
        // Whatever it is, reading it might never end.
        Ok(_) => return Err(TableDamage::NotATable),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(unreadable(error)),
    };
    let mut file = File::open(&path).map_err(unreadable)?;
    let mut header = Vec::with_capacity(HEADER);
    file.by_ref().take(HEADER as u64).read_to_end(&mut header).map_err(unreadable)?;
    let size = tables.len_of(material);
    let checksum = read_header(&header, &head(tables, material, size), length, size)?;
    let mut bytes = Vec::with_capacity(size);
    // One byte more than there should be would be a file that has grown meanwhile.
    file.take(size as u64 + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if checksum_of(&header[..HEAD], &bytes) != checksum {
        return Err(TableDamage::Checksum);
    }
    Ok(Some(Solved::from_bytes(tables.rules().flying, material, bytes)))
}

/// Writes a table that is at hand. The folder is made if there is none.
pub fn write(folder: &Path, tables: &Tables, material: Material) -> Result<(), StorageError> {
    let Some(solved) = tables.solved(material) else { return Ok(()) };
    fs::create_dir_all(folder).map_err(|error| StorageError::write(folder, &error))?;
    let bytes = solved.bytes();
    let head = head(tables, material, bytes.len());
    let checksum = checksum_of(&head, bytes).to_le_bytes();
    replace_bytes(&path(folder, tables, material), &[&head, &checksum, bytes])
}

/// What the header should say, up to the checksum.
fn head(tables: &Tables, material: Material, size: usize) -> [u8; HEAD] {
    let mut head = [0; HEAD];
    head[..8].copy_from_slice(MAGIC);
    head[8..12].copy_from_slice(&VERSION.to_le_bytes());
    head[12] = tables.rules().flying.into();
    head[13] = material.more();
    head[14] = material.fewer();
    head[16..].copy_from_slice(&(size as u64).to_le_bytes());
    head
}

/// Compares the header of a file of this length with what it should be; returns the checksum.
fn read_header(header: &[u8], expected: &[u8; HEAD], length: u64, size: usize) -> Result<u32, TableDamage> {
    if !header.starts_with(MAGIC) {
        return Err(TableDamage::NotATable);
    }
    let number = |at: usize| header[at..].first_chunk().copied().map(u32::from_le_bytes);
    let wrong_length = TableDamage::Length { bytes: length, expected: (HEADER + size) as u64 };
    match number(8) {
        None => Err(wrong_length),
        Some(version) if version != VERSION => Err(TableDamage::Format { version }),
        Some(_) if header.len() == HEADER && !header.starts_with(expected) => Err(TableDamage::OtherTable),
        Some(_) if length != (HEADER + size) as u64 => Err(wrong_length),
        Some(_) => number(HEAD).ok_or(wrong_length),
    }
}

fn checksum_of(head: &[u8], bytes: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(head);
    hasher.update(bytes);
    hasher.finalize()
}
