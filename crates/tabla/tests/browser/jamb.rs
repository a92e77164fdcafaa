//! Jamb in the browser.
