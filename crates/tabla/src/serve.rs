//! `tabla serve`: the house in the browser.

use std::env;
use std::io::Write;
use std::net::IpAddr;
use std::path::Path;
use std::sync::Arc;

use serde_json::json;
use tabla_core::{Say, Saying};
use tabla_games::kits::served;
use tabla_games::{MiceTables, SaveFolder, StorageError, Trouble, Words};
use tabla_web::{Data, Engines, Limits, Network, Server, ServerError, Settings, StoreError};

use crate::cli::ServeArgs;
use crate::shelf::shelf_with;
use crate::{DONE, Failure};

/// The word for a server that keeps nothing.
const MEMORY: &str = ":memory:";

/// Serves until Ctrl-C.
pub fn serve(args: &ServeArgs, words: &Words) -> Result<u8, Failure> {
    let settings = settings(args)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let result = runtime.block_on(async {
        let server = Server::open(settings.clone()).await?;
        // Whoever has read the address may end the server.
        let ending = ending();
        announce(&server, &settings, args, words)?;
        for note in server.notes() {
            writeln!(anstream::stderr(), "{}", words.say(&note))?;
        }
        if !args.no_open {
            show(&server.url());
        }
        server.run(ending).await
    });
    // A computer player that still thinks is not waited for.
    runtime.shutdown_background();
    result.map(|()| DONE).map_err(failure)
}

/// An address that cannot be listened at is a wrong argument, and so is a folder whose store is damaged or used
/// by another server; a store that cannot be made or written is none.
pub fn failure(error: ServerError) -> Failure {
    match error {
        ServerError::Store(error @ StoreError::Failed { .. }) => Failure::Failed(error.say()),
        ServerError::Failed(error) => Failure::Io(error),
        ServerError::Listen { addr, error } => Failure::Refused(
            Saying::new("server-cannot-listen")
                .with("addr", addr.to_string())
                .with("detail", Trouble::of(&error).say()),
        ),
        error => Failure::Refused(error.say()),
    }
}

fn settings(args: &ServeArgs) -> Result<Settings, Failure> {
    let address = |text: &str| {
        text.trim().parse::<IpAddr>().map_err(|_| Saying::new("server-bad-address").with("text", text))
    };
    let addr = address(&args.addr)?;
    let lan = args.lan.as_deref().map(address).transpose()?;
    let port = match args.port.as_deref() {
        None => None,
        Some(text) => {
            let bad = |_| Saying::new("server-bad-port").with("text", text);
            Some(text.trim().parse().map_err(bad)?)
        }
    };
    let folder = match args.data.as_deref() {
        Some(MEMORY) => None,
        asked => Some(SaveFolder::find(asked.map(Path::new), |name| env::var(name).ok())?),
    };
    let engines = match &args.engines {
        None => Engines::built_in(),
        Some(folder) => {
            let read = Engines::read(folder);
            Some(read.map_err(|error| Failure::Refused(StorageError::read(folder, &error).say()))?)
        }
    };
    let mut shelf = shelf_with(&args.tables)?;
    // Strangers must not begin hours of work.
    shelf.mice_making = addr.is_loopback() && args.trusted_proxy.is_empty();
    if let (Some(_), Some(folder), None) = (&args.data, &folder, &args.tables.mice_tables) {
        shelf.mice_endings = Some(Arc::new(MiceTables::beside(folder)));
    }
    let games = served(shelf, folder.as_ref());
    let data = folder.map_or(Data::Memory, |folder| Data::Folder(folder.path().to_owned()));
    let proxies = args.trusted_proxy.iter().map(|text| {
        text.parse::<Network>().map_err(|_| Saying::new("server-bad-proxy").with("text", text.as_str()))
    });
    Ok(Settings {
        addr,
        port,
        lan,
        hosts: args.host.clone(),
        proxies: proxies.collect::<Result<_, _>>()?,
        data,
        limits: Limits { forgets_finished: args.forget_finished, ..Limits::default() },
        games,
        arena: None,
        engines,
    })
}

fn announce(
    server: &Server,
    settings: &Settings,
    args: &ServeArgs,
    words: &Words,
) -> Result<(), ServerError> {
    let elsewhere = server.urls_elsewhere();
    let mut out = anstream::stdout();
    if args.json {
        let data = match &settings.data {
            Data::Folder(folder) => folder.display().to_string(),
            Data::Memory => MEMORY.to_owned(),
        };
        let line = json!({
            "url": server.url(),
            "port": server.addr().port(),
            "elsewhere": elsewhere,
            "data": data,
            "pid": std::process::id(),
        });
        writeln!(out, "{line}")?;
        return Ok(out.flush()?);
    }
    writeln!(out, "{}", words.say(&Saying::new("serve-at").with("url", server.url())))?;
    for url in elsewhere {
        writeln!(out, "{}", words.say(&Saying::new("serve-elsewhere").with("url", url)))?;
    }
    let kept = match &settings.data {
        Data::Folder(folder) => Saying::new("serve-data").with("path", folder.display().to_string()),
        Data::Memory => Saying::new("serve-memory"),
    };
    writeln!(out, "{}\n{}", words.say(&kept), words.text("serve-stop"))?;
    Ok(out.flush()?)
}

/// Opens a browser where somebody could see its window. The address was printed: without one nothing is lost.
pub fn show(address: &str) {
    if has_display() {
        let _ = opener::open_browser(address);
    }
}

/// Whether somebody could see a browser window.
fn has_display() -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// Comes when somebody wants the server to end. The signals are watched from this call on.
#[cfg(unix)]
fn ending() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    // A signal that cannot be watched ends the program as usual.
    let watched = [SignalKind::interrupt(), SignalKind::terminate()].map(|kind| signal(kind).ok());
    async move {
        let [interrupt, terminate] = watched.map(|signal| async move {
            match signal {
                Some(mut signal) => drop(signal.recv().await),
                None => std::future::pending().await,
            }
        });
        tokio::select! {
            () = interrupt => {}
            () = terminate => {}
        }
    }
}

/// Comes when somebody wants the server to end.
#[cfg(not(unix))]
async fn ending() {
    // A signal that cannot be watched ends the program as usual.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
