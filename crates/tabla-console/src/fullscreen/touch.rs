//! The spots of a picture under the cursor keys, Enter and the mouse.

use ratatui::layout::Rect;

use super::field::Field;
use crate::screen::{Drawn, Touch};

/// Where the cursor keys are, and what was touched so far.
#[derive(Debug, Default)]
pub struct Finger {
    /// The spot that the cursor keys are at.
    pub at: Option<usize>,
    /// What belongs to the line that is being put together.
    pub marked: Vec<usize>,
    /// Whether the line was put together by touching, and not typed.
    pub composes: bool,
}

/// Which way the cursor goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    Up,
    Down,
    Left,
    Right,
}

impl Finger {
    /// What was begun is forgotten; the cursor stays where it is.
    pub fn lift(&mut self) {
        self.marked.clear();
        self.composes = false;
    }

    /// Another picture is there: the cursor stays at what it was at.
    pub fn follow(&mut self, before: Option<&Drawn>, now: Option<&Drawn>) {
        let touched = self.at.and_then(|at| spot(before?, at));
        self.at = match (touched, now) {
            (Some(touched), Some(now)) => {
                let all = now.spots.iter().chain(&now.side_spots);
                all.into_iter().position(|spot| spot.touch == *touched)
            }
            _ => None,
        };
        self.marked.clear();
    }

    /// Goes to the next spot this way; the first step is to the one in the middle.
    pub fn go(&mut self, way: Way, spots: &[(Rect, usize)]) {
        let middle = |rect: &Rect| {
            // A row is about as high as two columns are wide.
            (
                2 * i32::from(rect.x) + i32::from(rect.width),
                4 * i32::from(rect.y) + 2 * i32::from(rect.height),
            )
        };
        let here = self.at.and_then(|at| spots.iter().find(|(_, number)| *number == at));
        let Some((here, _)) = here else {
            let count = spots.len().max(1) as i32;
            let all = spots.iter().map(|(rect, _)| middle(rect));
            let (x, y) = all.fold((0, 0), |sum, next| (sum.0 + next.0, sum.1 + next.1));
            let centre = (x / count, y / count);
            let far = |(rect, _): &&(Rect, usize)| {
                let (x, y) = middle(rect);
                (x - centre.0).abs() + (y - centre.1).abs()
            };
            self.at = spots.iter().min_by_key(far).map(|(_, number)| *number);
            return;
        };
        let (x, y) = middle(here);
        let steps = spots.iter().filter_map(|(rect, number)| {
            let (to_x, to_y) = middle(rect);
            let (ahead, aside) = match way {
                Way::Up => (y - to_y, (x - to_x).abs()),
                Way::Down => (to_y - y, (x - to_x).abs()),
                Way::Left => (x - to_x, (y - to_y).abs()),
                Way::Right => (to_x - x, (y - to_y).abs()),
            };
            (ahead > 0 && aside <= 2 * ahead).then_some((ahead + 2 * aside, *number))
        });
        self.at = steps.min().map(|(_, number)| number).or(self.at);
    }

    /// Whether the Enter key touches what the cursor is at: not where a line is ready.
    pub fn touches(&self, drawn: &Drawn, field: &Field) -> bool {
        let Some(touch) = self.at.and_then(|at| spot(drawn, at)) else { return false };
        if field.is_empty() {
            return true;
        }
        self.composes
            && match touch {
                Touch::Pair(_) => true,
                Touch::Begin(texts) => texts.len() > 1 && texts.iter().any(|text| *text == field.text()),
                _ => false,
            }
    }

    /// Touches this spot. A line that is done comes back.
    pub fn touch(&mut self, number: usize, drawn: &Drawn, field: &mut Field) -> Option<String> {
        let touch = spot(drawn, number)?.clone();
        self.at = Some(number);
        if !self.composes {
            self.marked.clear();
            if !matches!(touch, Touch::Add(_)) {
                field.set("");
            }
        }
        match touch {
            Touch::Line(text) => return self.done(text),
            Touch::Pair(text) => match self.marked.first().copied() {
                Some(first) if first != number => {
                    let before = match spot(drawn, first) {
                        Some(Touch::Pair(before)) => before.clone(),
                        _ => String::new(),
                    };
                    field.set("");
                    return self.done(format!("{before} {text}"));
                }
                Some(_) => {
                    self.lift();
                    field.set("");
                    return None;
                }
                None => {
                    self.marked = vec![number];
                    field.set(&format!("{text} "));
                }
            },
            Touch::Toggle(_) => {
                self.marked.retain(|&one| matches!(spot(drawn, one), Some(Touch::Toggle(_))));
                match self.marked.iter().position(|&one| one == number) {
                    Some(place) => {
                        self.marked.remove(place);
                    }
                    None => self.marked.push(number),
                }
                self.marked.sort_unstable();
                let texts = self.marked.iter().filter_map(|&one| match spot(drawn, one) {
                    Some(Touch::Toggle(text)) => Some(text.as_str()),
                    _ => None,
                });
                field.set(&texts.collect::<Vec<_>>().join(" "));
            }
            Touch::Begin(texts) => {
                let now = texts.iter().position(|text| *text == field.text());
                let next = match now {
                    Some(now) if texts.len() > 1 => (now + 1) % texts.len(),
                    Some(_) => return self.done(field.take()),
                    None => 0,
                };
                self.marked = vec![number];
                field.set(texts.get(next).map_or("", String::as_str));
            }
            Touch::Add(text) => field.set(&(field.text() + &text)),
        }
        self.composes = !field.is_empty();
        None
    }

    fn done(&mut self, line: String) -> Option<String> {
        self.lift();
        Some(line)
    }
}

/// What touching this spot does.
fn spot(drawn: &Drawn, number: usize) -> Option<&Touch> {
    drawn.spots.iter().chain(&drawn.side_spots).nth(number).map(|spot| &spot.touch)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::Spot;

    fn drawn(touches: Vec<Touch>) -> Drawn {
        let spots = touches.into_iter().enumerate().map(|(row, touch)| Spot::new(row, 0, 3, touch)).collect();
        Drawn { spots, ..Drawn::default() }
    }

    fn text(text: &str) -> String {
        text.to_owned()
    }

    #[test]
    fn two_stones_are_one_line_and_the_same_stone_is_put_down() {
        let drawn = drawn(vec![Touch::Pair(text("6 3")), Touch::Pair(text("6 4"))]);
        let (mut finger, mut field) = (Finger::default(), Field::default());
        assert_eq!(finger.touch(0, &drawn, &mut field), None);
        assert_eq!(field.text(), "6 3 ");
        assert_eq!(finger.touch(0, &drawn, &mut field), None);
        assert!(field.is_empty());
        finger.touch(0, &drawn, &mut field);
        assert_eq!(finger.touch(1, &drawn, &mut field), Some(text("6 3 6 4")));
        assert!(field.is_empty());
    }

    #[test]
    fn dice_are_taken_and_put_back() {
        let drawn = drawn(["2", "5", "2"].map(|die| Touch::Toggle(text(die))).to_vec());
        let (mut finger, mut field) = (Finger::default(), Field::default());
        for number in [2, 1, 0, 1] {
            assert_eq!(finger.touch(number, &drawn, &mut field), None);
        }
        assert_eq!(field.text(), "2 2");
        assert!(!finger.touches(&drawn, &field), "a line that is ready is sent");
    }

    #[test]
    fn a_word_begins_at_a_square_and_turns_there() {
        let drawn = drawn(vec![Touch::Begin(vec![text("h8 "), text("8h ")]), Touch::Add(text("A"))]);
        let (mut finger, mut field) = (Finger::default(), Field::default());
        finger.touch(0, &drawn, &mut field);
        assert!(finger.touches(&drawn, &field));
        finger.touch(0, &drawn, &mut field);
        finger.touch(1, &drawn, &mut field);
        assert_eq!(field.text(), "8h A");
    }

    #[test]
    fn the_cursor_goes_from_spot_to_spot() {
        let spots: Vec<(Rect, usize)> = (0..9)
            .map(|number| (Rect::new(4 * (number % 3), 2 * (number / 3), 3, 1), usize::from(number)))
            .collect();
        let mut finger = Finger::default();
        finger.go(Way::Up, &spots);
        assert_eq!(finger.at, Some(4), "it begins in the middle");
        for (way, at) in [(Way::Up, 1), (Way::Left, 0), (Way::Left, 0), (Way::Down, 3), (Way::Right, 4)] {
            finger.go(way, &spots);
            assert_eq!(finger.at, Some(at), "{way:?}");
        }
    }
}
