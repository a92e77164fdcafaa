//! Connections: whoever opens one says soon what it wants, or is shown out.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::connect_info::ConnectInfo;
use axum::http::Request;
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt;

/// How long a connection may take to send the head of its next request.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// Serves until `end` comes; then every connection finishes what is under way.
pub async fn serve(
    mut listener: TcpListener,
    router: Router,
    patience: Duration,
    end: impl Future<Output = ()>,
) {
    // Every connection listens for the end; when all are gone, nobody listens any more.
    let (ending, _) = watch::channel(());
    let mut end = pin!(end);
    loop {
        // What goes wrong with one connection before it stands is no trouble of the others.
        let (stream, peer) = tokio::select! {
            accepted = Listener::accept(&mut listener) => accepted,
            () = &mut end => break,
        };
        tokio::spawn(welcome(stream, peer, router.clone(), patience, ending.subscribe()));
    }
    drop(listener);
    ending.send_replace(());
    ending.closed().await;
}

async fn welcome(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    patience: Duration,
    mut ending: watch::Receiver<()>,
) {
    // Messages are small and should not wait for each other.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: Request<Incoming>| answer(router.clone(), peer, request));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    // A connection that breaks off is nobody's fault here.
    let is_over = tokio::select! {
        _ = connection.as_mut() => true,
        _ = ending.changed() => false,
    };
    if !is_over {
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    }
}

async fn answer(
    router: Router,
    peer: SocketAddr,
    request: Request<Incoming>,
) -> Result<axum::response::Response, Infallible> {
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    router.oneshot(request).await
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::sync::oneshot;

    use super::*;

    /// A server that greets, what ends it, and its work.
    async fn greeter(patience: Duration) -> (SocketAddr, oneshot::Sender<()>, tokio::task::JoinHandle<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let greet = |ConnectInfo(peer): ConnectInfo<SocketAddr>| async move { format!("good day, {peer}") };
        let router = Router::new().route("/", get(greet));
        let (end, ends) = oneshot::channel();
        let work = serve(listener, router, patience, async move { ends.await.unwrap() });
        (addr, end, tokio::spawn(work))
    }

    async fn connect(addr: SocketAddr, text: &str) -> TcpStream {
        let mut stream = TcpStream::connect(addr).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        stream
    }

    async fn rest(mut stream: TcpStream) -> String {
        let mut text = String::new();
        // Shown out rudely or politely: in both cases nothing more comes.
        let _ = stream.read_to_string(&mut text).await;
        text
    }

    #[tokio::test]
    async fn whoever_says_nothing_or_only_begins_to_is_shown_out() {
        let (addr, _end, _work) = greeter(Duration::from_millis(50)).await;
        assert_eq!(rest(connect(addr, "").await).await, "");
        let half = rest(connect(addr, "GET / HTTP/1.1\r\nhost: here\r\nx-slow: ").await).await;
        assert!(!half.contains("good day"), "{half}");
        let once = rest(connect(addr, "GET / HTTP/1.1\r\nhost: here\r\n\r\n").await).await;
        assert!(once.contains("good day, 127.0.0.1:"), "{once}");
    }

    #[tokio::test]
    async fn the_end_waits_for_nobody_who_asks_nothing() {
        let (addr, end, work) = greeter(PATIENCE).await;
        let mut idle = connect(addr, "GET / HTTP/1.1\r\nhost: here\r\n\r\n").await;
        let mut first = [0; 15];
        idle.read_exact(&mut first).await.unwrap();
        assert_eq!(&first, b"HTTP/1.1 200 OK");
        end.send(()).unwrap();
        work.await.unwrap();
        assert!(rest(idle).await.contains("good day"));
        assert!(TcpStream::connect(addr).await.is_err());
    }
}
