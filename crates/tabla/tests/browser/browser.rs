//! A browser with its driver, for one story.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use serde_json::json;
use tempfile::TempDir;
use thirtyfour::LoggingPrefsLogLevel;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::prelude::*;

use crate::harness::Size;

/// So often a driver is started until one does: the port that it finds free may be taken before it listens there.
const STARTS: usize = 5;

/// A driver, and where it listens; `None` if it ended before it did.
fn start_chromedriver() -> Option<(Child, u16)> {
    let mut chromedriver = Command::new("chromedriver")
        .arg("--port=0")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("chromedriver is missing; `cargo xtask test` installs it");
    let lines = BufReader::new(chromedriver.stdout.as_mut().unwrap()).lines();
    let port = lines.map_while(Result::ok).find_map(|line| {
        line.split("successfully on port ").nth(1)?.trim_end_matches('.').parse::<u16>().ok()
    });
    match port {
        Some(port) => Some((chromedriver, port)),
        None => {
            // Whether it is there still or not, nobody will ask it.
            let _ = chromedriver.kill();
            let _ = chromedriver.wait();
            None
        }
    }
}

/// A browser with its driver.
pub struct Browser {
    chromedriver: Child,
    pub driver: WebDriver,
    _profile: TempDir,
}

impl Browser {
    /// A browser with a window of this size.
    pub async fn start(size: Size) -> Browser {
        let started = (0..STARTS).find_map(|_| start_chromedriver());
        let (chromedriver, port) = started.expect("chromedriver tells its port");
        let profile = tempfile::tempdir().unwrap();
        let mut capabilities = DesiredCapabilities::chrome();
        let folder = format!("--user-data-dir={}", profile.path().display());
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--lang=en-GB",
            "--accept-lang=en-GB",
            &folder,
        ];
        for argument in arguments {
            capabilities.add_arg(argument).unwrap();
        }
        capabilities.set_browser_log_level(LoggingPrefsLogLevel::All).unwrap();
        let driver = WebDriver::new(format!("http://127.0.0.1:{port}"), capabilities).await.unwrap();
        let browser = Browser { chromedriver, driver, _profile: profile };
        browser.resize(size).await;
        browser
    }

    async fn resize(&self, size: Size) {
        give_window(&self.driver, size, size.width < 600).await;
        let motion = if size.width < 600 { "reduce" } else { "no-preference" };
        let media = json!({ "features": [{ "name": "prefers-reduced-motion", "value": motion }] });
        self.driver.cdp().send_raw("Emulation.setEmulatedMedia", media).await.unwrap();
    }

    pub async fn quit(mut self) {
        // A browser that broke down is reported by the story.
        let _ = self.driver.clone().quit().await;
        let _ = self.chromedriver.kill();
        let _ = self.chromedriver.wait();
    }
}

/// A window of this size, on a phone or on a desk.
pub async fn give_window(driver: &WebDriver, size: Size, is_phone: bool) {
    let metrics =
        json!({ "width": size.width, "height": size.height, "deviceScaleFactor": 1, "mobile": is_phone });
    driver.cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await.unwrap();
}
