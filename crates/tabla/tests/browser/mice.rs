//! Mice in the browser.
