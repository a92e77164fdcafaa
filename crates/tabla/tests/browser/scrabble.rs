//! Scrabble in the browser.
