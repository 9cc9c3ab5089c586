//! How is the built app shown on this machine without installing a web server?
//!
//! A small static server for a person at this machine and for the tests: it listens on the loopback
//! address only, answers GET and HEAD, and closes the connection after each answer.
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::arguments::Arguments;
use super::gzip::gzip;
use super::{Failure, Outcome};

/// How many ports after the asked one are tried when it is taken.
const N_PORTS: u16 = 20;

/// A browser that says nothing for so long is let go.
const PATIENCE: Duration = Duration::from_secs(10);

/// A request line and its headers together may be this long.
const MAX_HEAD_BYTES: u64 = 16 * 1024;

/// A smaller body is sent as it is.
const MIN_PACKED_BYTES: usize = 1024;

/// What is served, and under which path.
#[derive(Debug, Clone)]
struct Site {
    dir: PathBuf,
    /// Begins and ends with a slash.
    under: String,
}

/// `kydai serve [--dir dist] [--port 8080] [--under /folder/]`; runs until it is stopped.
///
/// # Errors
/// When the folder holds no built app or no port is free.
pub(super) fn run(words: &[String]) -> Outcome {
    let arguments = Arguments::sort(words, &["--dir", "--port", "--under"], &[])?;
    let port = arguments.number("--port", 0, u16::MAX)?.unwrap_or(8080);
    let dir = PathBuf::from(arguments.value("--dir").unwrap_or("dist"));
    if !dir.join("index.html").is_file() {
        return Err(Failure::input(format!(
            "no index.html in {}: build the app first (make build).",
            dir.display()
        )));
    }
    let under = arguments.value("--under").unwrap_or("").trim_matches('/');
    let under = if under.is_empty() { "/".to_owned() } else { format!("/{under}/") };

    let listener = listen(port)?;
    let address = listener.local_addr().map_err(|why| Failure::machine("the address", &why))?;
    println!("Kỳ Đài is at http://localhost:{}{under} (stop with Ctrl+C)", address.port());
    let site = Site { dir, under };
    for stream in listener.incoming().flatten() {
        let site = site.clone();
        // A connection that breaks concerns only the browser that broke it.
        std::thread::spawn(move || answer(&site, stream));
    }
    Ok(())
}

/// Port 0 means any free one; another that is taken gives way to the next.
fn listen(port: u16) -> Result<TcpListener, Failure> {
    let last = if port == 0 { 0 } else { port.saturating_add(N_PORTS) };
    for candidate in port..=last {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, candidate)) {
            Ok(listener) => return Ok(listener),
            Err(why) if why.kind() == ErrorKind::AddrInUse => {}
            Err(why) => return Err(Failure::machine(&format!("port {candidate}"), &why)),
        }
    }
    Err(Failure::machine(&format!("ports {port} to {last}"), &ErrorKind::AddrInUse.into()))
}

/// Reads one request and writes one answer.
fn answer(site: &Site, stream: TcpStream) -> std::io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut reader = BufReader::new((&stream).take(MAX_HEAD_BYTES));
    let mut request = String::new();
    reader.read_line(&mut request)?;
    // The headers are read to their end: a socket closed with bytes unread resets the answer.
    let (mut line, mut takes_gzip) = (String::new(), false);
    while reader.read_line(&mut line)? > 2 {
        line.make_ascii_lowercase();
        takes_gzip |= line.starts_with("accept-encoding:") && line.contains("gzip");
        line.clear();
    }
    let reply = reply(site, &request);
    let reply = if takes_gzip { reply.packed() } else { reply };
    let mut stream = &stream;
    stream.write_all(reply.head().as_bytes())?;
    if !request.starts_with("HEAD ") {
        stream.write_all(&reply.body)?;
    }
    stream.flush()
}

/// An answer before it is written.
#[derive(Debug, PartialEq, Eq)]
struct Reply {
    status: &'static str,
    /// Header lines beside the length, each ended.
    headers: String,
    body: Vec<u8>,
}

impl Reply {
    fn text(status: &'static str, headers: &str) -> Self {
        let headers = format!("content-type: text/plain; charset=utf-8\r\n{headers}");
        Self { status, headers, body: status.as_bytes().to_vec() }
    }

    /// The same answer in fewer bytes, where it is worth it: the wasm alone shrinks to less than half.
    fn packed(mut self) -> Self {
        let is_packable =
            ["text/", "application/wasm", "json", "svg"].iter().any(|kind| self.headers.contains(kind));
        if is_packable && self.body.len() >= MIN_PACKED_BYTES {
            self.body = gzip(&self.body);
            self.headers.push_str("content-encoding: gzip\r\nvary: accept-encoding\r\n");
        }
        self
    }

    fn head(&self) -> String {
        let length = self.body.len();
        format!(
            "HTTP/1.1 {}\r\n{}content-length: {length}\r\nconnection: close\r\n\r\n",
            self.status, self.headers
        )
    }
}

/// What the site answers to a request line such as `GET /app.js HTTP/1.1`.
fn reply(site: &Site, request: &str) -> Reply {
    let mut parts = request.split_whitespace();
    let (Some(method), Some(target)) = (parts.next(), parts.next()) else {
        return Reply::text("400 Bad Request", "");
    };
    if !["GET", "HEAD"].contains(&method) {
        return Reply::text("405 Method Not Allowed", "allow: GET, HEAD\r\n");
    }
    let path = target.split(['?', '#']).next().unwrap_or(target);
    if format!("{path}/") == site.under {
        return Reply::text("301 Moved Permanently", &format!("location: {}\r\n", site.under));
    }
    let Some(file) = path.strip_prefix(site.under.as_str()).and_then(|rest| locate(&site.dir, rest)) else {
        return Reply::text("404 Not Found", "");
    };
    match std::fs::read(&file) {
        Ok(body) => Reply { status: "200 OK", headers: headers(&file), body },
        Err(_) => Reply::text("404 Not Found", ""),
    }
}

/// The file that a path names, unless the path leaves the folder.
fn locate(dir: &Path, path: &str) -> Option<PathBuf> {
    let path = decode(path)?;
    let is_inside =
        path.split('/').all(|part| part != ".." && part != "." && !part.contains(['\\', '\0', ':']));
    if !is_inside || path.starts_with('/') {
        return None;
    }
    let file =
        dir.join(if path.is_empty() || path.ends_with('/') { format!("{path}index.html") } else { path });
    // A link that points out of the folder is outside too.
    let (real, root) = (file.canonicalize().ok()?, dir.canonicalize().ok()?);
    (real.starts_with(root) && real.is_file()).then_some(file)
}

/// `%41` becomes `A`; anything that is no UTF-8 afterwards is no path of ours.
fn decode(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let (high, low) = (char::from(rest.next()?).to_digit(16)?, char::from(rest.next()?).to_digit(16)?);
        bytes.push(u8::try_from(high * 16 + low).ok()?);
    }
    String::from_utf8(bytes).ok()
}

fn headers(file: &Path) -> String {
    let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let kind = match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    };
    // The service worker keeps the app; the browser's own cache must never hold back a new version.
    format!("content-type: {kind}\r\ncache-control: no-cache\r\nx-content-type-options: nosniff\r\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(request: &str, status: &str, header: &str) {
        let site = Site { dir: PathBuf::from(env!("CARGO_MANIFEST_DIR")), under: "/kydai/".into() };
        let reply = reply(&site, request);
        assert_eq!(reply.status, status, "{request}");
        assert!(reply.headers.contains(header), "{request}: {}", reply.headers);
    }

    #[test]
    fn files_come_with_their_type_and_nothing_leaves_the_folder() {
        check("GET /kydai/ HTTP/1.1", "200 OK", "text/html");
        check("GET /kydai/src/%6dain.rs?x=1 HTTP/1.1", "200 OK", "octet-stream");
        check("HEAD /kydai/index.html HTTP/1.1", "200 OK", "no-cache");
        check("GET /kydai HTTP/1.1", "301 Moved Permanently", "location: /kydai/");
        check("GET /other/index.html HTTP/1.1", "404 Not Found", "");
        check("GET /kydai/../Cargo.toml HTTP/1.1", "404 Not Found", "");
        check("GET /kydai/src/%2e%2e/%2e%2e/x HTTP/1.1", "404 Not Found", "");
        check("GET /kydai//etc/hosts HTTP/1.1", "404 Not Found", "");
        check("GET /kydai/%ff%fe HTTP/1.1", "404 Not Found", "");
        check("GET /kydai/src HTTP/1.1", "404 Not Found", "");
        check("POST /kydai/ HTTP/1.1", "405 Method Not Allowed", "GET, HEAD");
        check("", "400 Bad Request", "");
    }

    #[test]
    fn text_is_packed_and_pictures_are_not() {
        let site = Site { dir: PathBuf::from(env!("CARGO_MANIFEST_DIR")), under: "/".into() };
        let plain = reply(&site, "GET / HTTP/1.1");
        let n_plain = plain.body.len();
        let packed = plain.packed();
        assert!(packed.body.len() < n_plain && packed.headers.contains("content-encoding: gzip"));
        let picture = reply(&site, "GET /public/icons/icon-512.png HTTP/1.1");
        assert!(!picture.packed().headers.contains("content-encoding"));
    }

    #[test]
    fn a_taken_port_gives_way_to_the_next() {
        let first = listen(0).unwrap();
        let taken = first.local_addr().unwrap().port();
        let second = listen(taken).unwrap().local_addr().unwrap().port();
        assert!(second > taken && second <= taken + N_PORTS);
    }
}
