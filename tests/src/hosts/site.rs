//! A static server on the loopback, like the simplest host: files with their types and no special headers.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A directory, served until dropped.
#[derive(Debug)]
pub struct Site {
    port: u16,
    shared: Arc<SiteState>,
}

#[derive(Debug)]
struct SiteState {
    rules: Builder,
    requested_paths: Mutex<Vec<String>>,
    stop: AtomicBool,
}

/// Options for serving a directory.
#[derive(Debug)]
pub struct Builder {
    directory: PathBuf,
    base: String,
    headers: Vec<(String, String)>,
    kinds: Vec<(String, String)>,
    faults: Vec<(String, Fault)>,
    scripts: String,
    files: Vec<(String, String)>,
    gzip: bool,
}

/// Simulated fault of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Responds with 404.
    Missing,
    /// Never responds.
    Withheld,
    /// Responds with the first half of the file, as if it were complete.
    Half,
    /// Responds after 1.5 s, later than a page checks its workers.
    Late,
}

impl Builder {
    /// Serves every file unchanged: pages get no collector, so console messages before a test opened them are lost.
    pub fn unchanged(mut self) -> Builder {
        self.scripts.clear();
        self
    }

    /// Serves under this path instead of `/`, such as `/notes/week-3/`.
    pub fn under(mut self, base: &str) -> Self {
        self.base = format!("/{}/", base.trim_matches('/'));
        self
    }

    /// Adds a header to every response.
    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.headers.push((name.into(), value.into()));
        self
    }

    /// Sets the content type of files with this extension.
    pub fn kind(mut self, extension: &str, kind: &str) -> Self {
        self.kinds.push((extension.into(), kind.into()));
        self
    }

    /// Simulates a fault for every file whose path contains this text.
    pub fn fault(mut self, path_part: &str, fault: Fault) -> Self {
        self.faults.push((path_part.into(), fault));
        self
    }

    /// Adds a script that runs in every page before the page's own.
    pub fn script(mut self, source: &str) -> Self {
        self.scripts += &format!("{{\n{source}\n}}");
        self
    }

    /// Adds a file with this text.
    pub fn file(mut self, name: &str, text: &str) -> Self {
        self.files.push((name.into(), text.into()));
        self
    }

    /// Sends `X.gz` for `X` where both files exist, as compressing hosts do.
    pub fn gzip(mut self) -> Self {
        self.gzip = true;
        self
    }

    /// Starts serving on a free port.
    pub fn start(self) -> Site {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port on the loopback");
        let port = listener.local_addr().expect("the port just bound").port();
        let state = Arc::new(SiteState {
            rules: self,
            requested_paths: Mutex::default(),
            stop: AtomicBool::new(false),
        });
        let site = Site { port, shared: Arc::clone(&state) };
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if state.stop.load(Ordering::SeqCst) {
                    break;
                }
                let shared_state = Arc::clone(&state);
                std::thread::spawn(move || answer(&shared_state, &stream));
            }
        });
        site
    }
}

impl Site {
    /// Serves a directory at the root.
    pub fn of(directory: impl Into<PathBuf>) -> Builder {
        Builder {
            directory: directory.into(),
            base: "/".into(),
            headers: Vec::new(),
            kinds: Vec::new(),
            faults: Vec::new(),
            scripts: collector(),
            files: Vec::new(),
            gzip: false,
        }
    }

    /// Returns the address of a file; `""` is the page itself, `"#p=64"` adds a fragment.
    pub fn url(&self, rest: &str) -> String {
        format!("http://127.0.0.1:{}{}{rest}", self.port, self.shared.rules.base)
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// Returns the paths requested so far, in order.
    pub fn requested_paths(&self) -> Vec<String> {
        self.shared.requested_paths.lock().expect("an unpoisoned lock").clone()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.shared.stop.store(true, Ordering::SeqCst);
        // Wakes the listener, so that it sees the stop flag.
        let _ = TcpStream::connect(("127.0.0.1", self.port));
    }
}

fn answer(state: &SiteState, mut stream: &TcpStream) {
    let rules = &state.rules;
    let _ = stream.set_read_timeout(Some(Duration::from_secs(10)));
    let mut request = Vec::new();
    let mut reader = BufReader::new(stream.take(64 * 1024));
    while !request.ends_with(b"\r\n\r\n") {
        if reader.read_until(b'\n', &mut request).unwrap_or(0) == 0 {
            return;
        }
    }
    let request = String::from_utf8_lossy(&request);
    let mut words = request.split(' ');
    let (method, path) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    let path = path.split(['?', '#']).next().unwrap_or("");
    let is_scripts_path = path.strip_prefix(&rules.base) == Some(SCRIPTS);
    if !is_scripts_path {
        state.requested_paths.lock().expect("an unpoisoned lock").push(path.to_string());
    }

    let fault =
        rules.faults.iter().find(|(path_part, _)| path.contains(&**path_part)).map(|(_, fault)| *fault);
    if fault == Some(Fault::Withheld) {
        while !state.stop.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(50));
        }
        return;
    }
    if fault == Some(Fault::Late) {
        std::thread::sleep(LATE);
    }
    let is_there = matches!(method, "GET" | "HEAD") && fault != Some(Fault::Missing);
    let file = if is_there { find(rules, path) } else { None };
    let compressed = file.as_ref().filter(|_| rules.gzip).and_then(|file| {
        let mut name = file.clone().into_os_string();
        name.push(".gz");
        std::fs::read(name).ok()
    });
    let is_compressed = compressed.is_some();
    let mut content =
        file.and_then(|file| Some((kind(rules, &file), compressed.or_else(|| content(rules, &file))?)));
    if let (Some(Fault::Half), Some((_, body))) = (fault, &mut content) {
        body.truncate(body.len() / 2);
    }
    let content = content
        .map(|(kind, body)| (kind, if is_compressed { body } else { with_scripts(rules, kind, body) }));
    let content =
        if is_scripts_path { Some(("text/javascript", rules.scripts.clone().into_bytes())) } else { content };
    let (status, kind, body) = match content {
        Some((kind, body)) => ("200 OK", kind, body),
        None => ("404 Not Found", "text/plain", b"not here\n".to_vec()),
    };
    let mut head = format!("HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n", body.len());
    for (name, value) in &rules.headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    if is_compressed {
        head.push_str("Content-Encoding: gzip\r\n");
    }
    head.push_str("Connection: close\r\n\r\n");
    let _ = stream.write_all(head.as_bytes());
    if method != "HEAD" {
        let _ = stream.write_all(&body);
    }
}

/// Delay of [`Fault::Late`].
const LATE: Duration = Duration::from_millis(1500);

/// Path of the injected scripts.
const SCRIPTS: &str = "scripts-of-the-test.js";

/// Returns the content of an added file or a file on disk.
fn content(rules: &Builder, file: &Path) -> Option<Vec<u8>> {
    let added_file = rules.files.iter().find(|(name, _)| rules.directory.join(name) == file);
    added_file.map(|(_, text)| text.clone().into_bytes()).or_else(|| std::fs::read(file).ok())
}

/// Inserts the scripts of this site before the scripts of a page.
fn with_scripts(rules: &Builder, kind: &str, body: Vec<u8>) -> Vec<u8> {
    const DOCTYPE: &[u8] = b"<!doctype html>";
    let is_page = kind.starts_with("text/html") && body.len() >= DOCTYPE.len();
    if rules.scripts.is_empty() || !is_page || !body[..DOCTYPE.len()].eq_ignore_ascii_case(DOCTYPE) {
        return body;
    }
    // A content security policy may forbid inline scripts.
    let has_policy = rules.headers.iter().any(|(name, _)| name == "Content-Security-Policy");
    let script = if has_policy {
        format!("<script src=\"{}{SCRIPTS}\"></script>", rules.base)
    } else {
        format!("<script>{}</script>", rules.scripts)
    };
    [DOCTYPE, script.as_bytes(), &body[DOCTYPE.len()..]].concat()
}

/// Returns the script for every page where the browser's driver has no console.
fn collector() -> String {
    if !matches!(std::env::var("HYPERFLY_BROWSER").as_deref(), Ok("firefox" | "webkit")) {
        return String::new();
    }
    include_str!("../browser/collector.js").to_string()
}

/// Maps a path to a file, never outside the directory.
fn find(rules: &Builder, path: &str) -> Option<PathBuf> {
    let rest = path.strip_prefix(&rules.base)?;
    if rest.split('/').any(|segment| segment == "..") || rest.contains(['%', '\\']) {
        return None;
    }
    let file = rules.directory.join(rest);
    if file.is_dir() { Some(file.join("index.html")) } else { Some(file) }
}

/// Returns the content type of a file, as configured or by its extension.
fn kind<'a>(rules: &'a Builder, file: &Path) -> &'a str {
    let configured_fault = rules
        .kinds
        .iter()
        .find(|(extension, _)| file.extension().is_some_and(|file_extension| file_extension == &**extension));
    configured_fault.map_or_else(|| mime(file), |(_, kind)| kind)
}

fn mime(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hosts::http::{Answer, request};
    use std::time::Instant;

    fn get(site: &Site, path: &str) -> Answer {
        request("GET", site.port(), path, Duration::from_secs(60)).expect("an answer")
    }

    fn here() -> Builder {
        Site::of(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))
    }

    #[test]
    fn site_serves_files_without_special_headers() {
        let site = here().start();
        let response = get(&site, "/docs.rs?x=1");
        assert_eq!(
            (response.status, response.header("content-type")),
            (200, Some("application/octet-stream"))
        );
        assert!(String::from_utf8_lossy(&response.body).starts_with("//! The documentation's p"));
        assert_eq!(response.headers.len(), 3, "{:?}", response.headers);
        assert_eq!(get(&site, "/nothing.rs").status, 404);
        assert_eq!(get(&site, "/../Cargo.toml").status, 404);
        assert_eq!(site.requested_paths(), ["/docs.rs", "/nothing.rs", "/../Cargo.toml"]);
    }

    #[test]
    fn site_serves_under_a_path_with_headers() {
        let site = here().under("notes/3").header("Access-Control-Allow-Origin", "*").start();
        assert!(site.url("lib.rs").ends_with("/notes/3/lib.rs"));
        let response = get(&site, "/notes/3/lib.rs");
        assert_eq!((response.status, response.header("access-control-allow-origin")), (200, Some("*")));
        assert_eq!(get(&site, "/lib.rs").status, 404);
    }

    #[test]
    fn site_sends_gzip_where_a_compressed_file_exists() {
        let directory = crate::target().join("site-with-gzip");
        std::fs::create_dir_all(&directory).expect("a directory");
        for (name, text) in [("a.css", "plain"), ("a.css.gz", "compressed"), ("b.css", "plain")] {
            std::fs::write(directory.join(name), text).expect("a file");
        }
        let site = Site::of(&directory).gzip().start();
        let encoded = get(&site, "/a.css");
        assert_eq!((encoded.header("content-encoding"), &*encoded.body), (Some("gzip"), &b"compressed"[..]));
        assert_eq!(encoded.header("content-type"), Some("text/css; charset=utf-8"));
        let uncompressed = get(&site, "/b.css");
        assert_eq!((uncompressed.header("content-encoding"), &*uncompressed.body), (None, &b"plain"[..]));
        assert_eq!(&*get(&Site::of(&directory).start(), "/a.css").body, b"plain");
    }

    #[test]
    fn site_simulates_faults() {
        let site = here().fault("docs", Fault::Missing).fault("lib", Fault::Half).start();
        assert_eq!(get(&site, "/docs.rs").status, 404);
        let full_file =
            std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/src/lib.rs")).expect("this crate");
        assert_eq!(get(&site, "/lib.rs").body, full_file[..full_file.len() / 2]);
        let silent_site = here().fault("lib", Fault::Withheld).start();
        assert!(request("GET", silent_site.port(), "/lib.rs", Duration::from_millis(300)).is_err());
        let (late_site, start) = (here().fault("lib", Fault::Late).start(), Instant::now());
        assert_eq!(get(&late_site, "/lib.rs").body, full_file);
        assert!(start.elapsed() >= LATE);
    }

    #[test]
    fn site_inserts_scripts_before_the_page_scripts() {
        let directory = crate::target().join("site-with-scripts");
        std::fs::create_dir_all(&directory).expect("a directory");
        std::fs::write(directory.join("index.html"), "<!DOCTYPE html><script>page()</script>")
            .expect("a page");
        let without_policy = Site::of(&directory).script("test()").start();
        let text = |site: &Site, path: &str| String::from_utf8_lossy(&get(site, path).body).into_owned();
        let page = text(&without_policy, "/");
        assert!(
            page.starts_with("<!doctype html><script>") && page.ends_with("<script>page()</script>"),
            "{page}"
        );
        assert!(page.contains("test()"), "{page}");
        // With a policy, the scripts come from a file that is not recorded.
        let strict_site = Site::of(&directory)
            .header("Content-Security-Policy", "script-src 'self'")
            .script("test()")
            .start();
        let page = text(&strict_site, "/");
        let file = page.split('"').nth(1).expect("a file");
        assert!(!page.contains("test()") && text(&strict_site, file).contains("test()"), "{page}");
        assert_eq!(strict_site.requested_paths(), ["/"]);
    }

    #[test]
    fn wasm_has_the_content_type_for_streaming() {
        assert_eq!(mime(Path::new("a_bg.wasm")), "application/wasm");
        assert_eq!(mime(Path::new("a.js")), "text/javascript; charset=utf-8");
    }
}
