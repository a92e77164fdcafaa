//! Taking a terminal over and giving it back, whatever happens in between.

#[cfg(unix)]
use std::io::stdin;
use std::io::{self, Write, stdout};
use std::panic;
#[cfg(unix)]
use std::sync::Mutex;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::cursor::Show;
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
#[cfg(unix)]
use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};

/// Whether the terminal is ours.
static TAKEN: AtomicBool = AtomicBool::new(false);
static HOOK: Once = Once::new();

/// How the terminal was before it was made quiet.
#[cfg(unix)]
static LOUD: Mutex<Option<Termios>> = Mutex::new(None);

/// Nothing that is typed is shown until somebody asks; it can be read letter by letter.
#[cfg(unix)]
pub fn hush() {
    let Ok(before) = tcgetattr(stdin()) else { return };
    let mut quiet = before.clone();
    quiet.local_modes.remove(LocalModes::ECHO | LocalModes::ICANON);
    // Ctrl-C throws away nothing that was typed before it.
    quiet.local_modes.insert(LocalModes::NOFLSH);
    if let Ok(mut loud) = LOUD.lock() {
        loud.get_or_insert(before);
        // A terminal that cannot be quiet shows what is typed.
        let _ = tcsetattr(stdin(), OptionalActions::Now, &quiet);
    }
}

/// What is typed is shown again.
#[cfg(unix)]
pub fn unhush() {
    if let Ok(mut loud) = LOUD.lock()
        && let Some(before) = loud.take()
    {
        let _ = tcsetattr(stdin(), OptionalActions::Now, &before);
    }
}

/// Takes the terminal over: every key comes to us, and what was on it is kept for later.
pub fn take() -> io::Result<()> {
    HOOK.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            give_back();
            usual(info);
        }));
    });
    // Whoever reads of a panic reads it on a terminal as it was.
    enable_raw_mode()?;
    TAKEN.store(true, Ordering::SeqCst);
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)
}

/// Gives the terminal back as it was; nothing where it is not ours.
pub fn give_back() {
    #[cfg(unix)]
    unhush();
    if TAKEN.swap(false, Ordering::SeqCst) {
        // When that fails, there is nothing more to be done.
        let _ = execute!(stdout(), DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen, Show);
        let _ = disable_raw_mode();
        let _ = stdout().flush();
    }
}

/// Lets the shell have the terminal until it calls us back.
#[cfg(unix)]
pub fn pause() -> io::Result<()> {
    give_back();
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
    take()
}

#[cfg(not(unix))]
pub fn pause() -> io::Result<()> {
    Ok(())
}
