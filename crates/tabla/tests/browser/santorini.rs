//! Santorini in the browser.
