//! Codes are short enough to be typed, so nobody may try many: there are 32^6, about a thousand million, and at most
//! [`MOST`] wrong ones from one person in [`WHILE`]. With a thousand invitations open, whoever does nothing else for a
//! year hits one with a chance of less than one half, and a code is good for a day.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::proxies::Person;

/// So many wrong codes may be tried on end.
pub const MOST: u32 = 10;
/// After this time they are forgotten.
const WHILE: Duration = Duration::from_secs(600);
/// When so many people are known, those who have been quiet are forgotten.
const MOST_PEOPLE: usize = 4096;

/// Who has tried codes that are none.
#[derive(Debug, Default)]
pub struct Tries {
    wrong: Mutex<HashMap<Person, (u32, Instant)>>,
}

impl Tries {
    /// Whether this person may try a code.
    pub fn allows(&self, person: Person) -> bool {
        let wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        wrong.get(&person).is_none_or(|(count, since)| *count < MOST || since.elapsed() > WHILE)
    }

    /// Notes that a code was none.
    pub fn miss(&self, person: Person) {
        let mut wrong = self.wrong.lock().unwrap_or_else(PoisonError::into_inner);
        if wrong.len() >= MOST_PEOPLE {
            wrong.retain(|_, (_, since)| since.elapsed() <= WHILE);
        }
        let (count, since) = wrong.entry(person).or_insert((0, Instant::now()));
        if since.elapsed() > WHILE {
            (*count, *since) = (0, Instant::now());
        }
        *count += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_wrong_codes_are_enough_and_they_are_counted_by_person() {
        let tries = Tries::default();
        let [one, other] = ["2001:db8::", "2001:db8:1::"]
            .map(|text| Person { address: text.parse().unwrap(), is_here: false });
        for _ in 0..MOST {
            assert!(tries.allows(one));
            tries.miss(one);
        }
        assert!(!tries.allows(one) && tries.allows(other));
    }
}
