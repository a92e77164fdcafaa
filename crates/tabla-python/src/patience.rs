//! What may take long, and ends when somebody presses Ctrl-C.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use tabla_table::{JobAnswer, Thinking};

use crate::errors::Refused;

/// How often Python is asked whether somebody pressed Ctrl-C.
const GLANCE: Duration = Duration::from_millis(50);

/// Waits for an answer.
pub fn answer(py: Python<'_>, thinking: &Thinking) -> PyResult<JobAnswer> {
    while !py.detach(|| thinking.wait_for(GLANCE)) {
        if let Err(interrupt) = py.check_signals() {
            thinking.stop();
            return Err(interrupt);
        }
    }
    Ok(py.detach(|| thinking.answer()).map_err(Refused)?)
}

/// Does some work beside Python, which `stop` ends early.
pub fn work<T: Send>(py: Python<'_>, stop: impl Fn(), work: impl FnOnce() -> T + Send) -> PyResult<T> {
    thread::scope(|scope| {
        // Whether the work is over: the other end is gone.
        let (done, is_done) = mpsc::channel::<()>();
        let is_done = Mutex::new(is_done);
        let wait = || is_done.lock().unwrap_or_else(PoisonError::into_inner).recv_timeout(GLANCE);
        let worker = scope.spawn(move || {
            let result = work();
            drop(done);
            result
        });
        let mut heard = Ok(());
        while py.detach(wait) == Err(RecvTimeoutError::Timeout) {
            heard = heard.and_then(|()| py.check_signals());
            if heard.is_err() {
                stop();
            }
        }
        let result = py.detach(|| worker.join());
        heard?;
        result.map_err(|_| PyRuntimeError::new_err("the work broke down"))
    })
}
