//! Choosing a file by keys: folders are gone through, and what is typed narrows the list down.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use super::page::Choices;

/// A folder that is looked through.
#[derive(Debug)]
pub struct Picker {
    folder: PathBuf,
    /// What is in it: folders first, both by name.
    entries: Vec<Entry>,
    filter: String,
    selected: usize,
}

#[derive(Clone, Debug)]
struct Entry {
    name: String,
    is_folder: bool,
}

/// What came of choosing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    File(PathBuf),
    /// Another folder is open now.
    Folder,
    /// There is no such thing here.
    Nothing,
}

impl Picker {
    pub fn open(folder: &Path) -> Picker {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
        let mut picker = Picker { folder, entries: Vec::new(), filter: String::new(), selected: 0 };
        picker.look();
        picker
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    fn look(&mut self) {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        self.entries = entries
            .map(|entry| Entry {
                name: entry.file_name().to_string_lossy().into_owned(),
                is_folder: entry.path().is_dir(),
            })
            .filter(|entry| !entry.name.starts_with('.'))
            .collect();
        self.entries.sort_by_key(|entry| (!entry.is_folder, entry.name.to_lowercase()));
        self.selected = 0;
    }

    fn go_to(&mut self, folder: PathBuf) {
        self.folder = folder;
        self.filter.clear();
        self.look();
    }

    /// The folder above.
    pub fn go_up(&mut self) {
        if let Some(above) = self.folder.parent().map(Path::to_owned) {
            let name = self.folder.file_name().map(|name| name.to_string_lossy().into_owned());
            self.go_to(above);
            // Where one came from is where one is.
            self.selected = self
                .shown()
                .iter()
                .position(|entry| Some(&entry.name) == name.as_ref())
                .map_or(0, |at| at + 1);
        }
    }

    fn shown(&self) -> Vec<&Entry> {
        let filter = self.filter.to_lowercase();
        self.entries.iter().filter(|entry| entry.name.to_lowercase().contains(&filter)).collect()
    }

    pub fn step(&mut self, by: isize) {
        let last = self.shown().len();
        self.selected = self.selected.saturating_add_signed(by).min(last);
    }

    pub fn select(&mut self, index: usize) {
        self.selected = index.min(self.shown().len());
    }

    /// Something was typed. `true`: it named a folder, which is open now.
    pub fn narrow(&mut self, text: &str) -> bool {
        if text.ends_with(['/', std::path::MAIN_SEPARATOR]) || text == "~" {
            let folder = self.meant(text);
            if folder.is_dir() {
                self.go_to(folder);
                return true;
            }
        }
        self.filter = text.to_owned();
        self.selected = usize::from(!self.filter.is_empty() && !self.shown().is_empty());
        false
    }

    /// The path that a text means: `~` is the person's own folder.
    fn meant(&self, text: &str) -> PathBuf {
        let home = || env::var_os("HOME").or_else(|| env::var_os("USERPROFILE")).map(PathBuf::from);
        match (text.strip_prefix('~'), home()) {
            (Some(rest), Some(home)) if rest.is_empty() || rest.starts_with(['/', '\\']) => {
                home.join(rest.trim_start_matches(['/', '\\']))
            }
            _ => self.folder.join(text),
        }
    }

    /// Takes what is selected, or what was typed where nothing here is called so.
    pub fn take(&mut self) -> Picked {
        let shown = self.shown();
        if self.selected == 0 && (self.filter.is_empty() || !shown.is_empty()) {
            self.go_up();
            return Picked::Folder;
        }
        match self.selected.checked_sub(1).and_then(|index| shown.get(index)) {
            Some(Entry { name, is_folder: true }) => {
                let folder = self.folder.join(name);
                self.go_to(folder);
                Picked::Folder
            }
            Some(Entry { name, .. }) => Picked::File(self.folder.join(name)),
            None => {
                let path = self.meant(&self.filter);
                match path.is_dir() {
                    true => {
                        self.go_to(path);
                        Picked::Folder
                    }
                    false if self.filter.is_empty() => Picked::Nothing,
                    false => Picked::File(path),
                }
            }
        }
    }

    /// The list as it is shown.
    pub fn choices(&self) -> Choices {
        let name =
            |entry: &&Entry| if entry.is_folder { format!("{}/", entry.name) } else { entry.name.clone() };
        let mut items = vec!["../".to_owned()];
        items.extend(self.shown().iter().map(name));
        Choices {
            title: self.folder.display().to_string(),
            items,
            note: String::new(),
            selected: self.selected,
            is_numbered: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_gone_through_and_names_narrow_the_list_down() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join("old")).expect("a folder");
        for name in ["b.txt", "a.gcg", "old/c.txt", ".hidden"] {
            fs::write(folder.path().join(name), "").expect("a file");
        }
        let mut picker = Picker::open(folder.path());
        assert_eq!(picker.choices().items, ["../", "old/", "a.gcg", "b.txt"]);
        picker.narrow("B.T");
        assert_eq!(picker.choices().items, ["../", "b.txt"]);
        assert_eq!(picker.take(), Picked::File(folder.path().join("b.txt")));
        picker.narrow("");
        picker.step(1);
        assert_eq!(picker.take(), Picked::Folder);
        assert_eq!(picker.choices().items, ["../", "c.txt"]);
        picker.go_up();
        assert_eq!(picker.choices().selected, 1, "one is where one came from");
        assert!(picker.narrow("old/"));
        picker.narrow("missing.txt");
        assert_eq!(picker.take(), Picked::File(folder.path().join("old/missing.txt")));
    }
}
