//! Jewels in the browser.
