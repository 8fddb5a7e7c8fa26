//! The service worker: offline visits and new versions.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::site::Site;
use hyperfly_tests::page::RUN;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// JavaScript: whether this is the page of the next version.
const IS_NEXT_VERSION: &str = "document.querySelector('meta[name=next]') !== null";

/// JavaScript: address of the page's script.
const SCRIPT: &str = "document.getElementById('hyperfly-script').getAttribute('src')";

/// JavaScript: whether a version is cached and its service worker is active.
const IS_CACHED: &str =
    "navigator.serviceWorker.getRegistration().then(of => of?.active?.state === 'activated')";

/// Opens the site and waits until its service worker controls the page.
async fn open_with_service_worker(site: &Site) -> Browser {
    let browser = Browser::at(&site.url("")).await;
    browser.wait_for("the files to be kept", IS_CACHED).await;
    browser.open(&site.url("#p=8")).await;
    // Firefox bypasses the service worker when its driver reloads a page.
    browser.open("about:blank").await;
    browser.open(&site.url("#p=8")).await;
    browser.wait_for("a page of the service worker", "navigator.serviceWorker.controller").await;
    browser.wait_for("a run by a worker", RUN).await;
    browser
}

#[tokio::test]
async fn page_works_offline_after_one_visit() {
    let site = Site::of(hyperfly_tests::dist()).unchanged().under("notes/week-3").start();
    let browser = open_with_service_worker(&site).await;
    let (page, embed) = (site.url("#p=32&play=false"), site.url("embed.html#p=64&play=false"));
    drop(site);
    browser.open("about:blank").await;
    browser.open(&page).await;
    browser.wait_for("a run by a worker", &format!("({RUN})?.p === 32")).await;
    // Also files that the page has not loaded before.
    browser.eval("location.hash = 'paper=gk-table2'").await;
    browser.wait_for("an entry", "document.querySelector('main .verdict')").await;
    browser.open(&embed).await;
    browser.wait_for("a run by a worker", &format!("({RUN})?.p === 64")).await;
}

#[tokio::test]
async fn service_worker_registers_at_top_level_only() {
    let site = Site::of(hyperfly_tests::dist()).unchanged().start();
    let browser = Browser::at(&site.url("nothing")).await;
    let frame = format!(
        "new Promise((done) => {{
            const frame = document.createElement('iframe');
            frame.src = {:?};
            const look = () => (frame.contentWindow.hyperfly ? done(true) : setTimeout(look, 20));
            frame.onload = look;
            document.body.append(frame);
        }})",
        site.url("")
    );
    browser.eval(&frame).await;
    // Enough time for a top-level page to register it.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let count = "navigator.serviceWorker.getRegistrations().then((all) => all.length)";
    assert_eq!(browser.eval(count).await, 0);
    assert!(
        !site.requested_paths().iter().any(|path| path.ends_with("sw.js")),
        "{:?}",
        site.requested_paths()
    );
    // At top level, this page registers it.
    browser.open(&site.url("")).await;
    browser.wait_for("the files to be kept", IS_CACHED).await;
}

/// A site that is updated while readers use it.
struct Changing {
    directory: PathBuf,
    /// Script names of the old and the new version.
    scripts: (String, String),
}

impl Changing {
    fn new() -> Self {
        let directory = hyperfly_tests::target().join("changing-site");
        let _ = std::fs::remove_dir_all(&directory);
        copy(&hyperfly_tests::dist(), &directory);
        let index = read(&directory.join("index.html"));
        let script_hash = index.split("src=\"./explorer-").nth(1).and_then(|rest| rest.split(".js").next());
        let old_script = format!("explorer-{}", script_hash.expect("the page's script"));
        Self { directory, scripts: (old_script, "explorer-0123456789abcdef".to_owned()) }
    }

    fn read_file(&self, name: &str) -> PathBuf {
        self.directory.join(name)
    }

    /// Returns the page of the next version, with a marker and other names for script and module.
    fn next_page(&self) -> String {
        let page = read(&self.read_file("index.html"));
        // Unchanged parts of the page.
        page.replace(&self.scripts.0, &self.scripts.1).replacen("<title>", "<meta name=\"next\"><title>", 1)
    }

    /// Returns the service worker of the next version.
    async fn next_worker(&self, browser: &Browser) -> String {
        let hash = format!(
            "crypto.subtle.digest('SHA-256', new TextEncoder().encode({}))
                .then((hash) => 'sha256-' + btoa(String.fromCharCode(...new Uint8Array(hash))))",
            Value::String(self.next_page())
        );
        let hash = browser.eval(&hash).await;
        let worker = read(&self.read_file("sw.js")).replace(&self.scripts.0, &self.scripts.1);
        let lines = worker.lines().map(|line| {
            if line.starts_with("  [\"index.html\"") {
                format!("  [\"index.html\", {hash}],\n")
            } else if line.starts_with("const VERSION") {
                "const VERSION = \"next\";\n".to_owned()
            } else {
                format!("{line}\n")
            }
        });
        lines.collect()
    }

    /// Replaces all files except the service worker by the next version.
    fn change(&self) {
        write(&self.read_file("index.html"), &self.next_page());
        for ending in [".js", "_bg.wasm", "_bg.js"] {
            let name = |stem: &str| self.read_file(&format!("{stem}{ending}"));
            std::fs::rename(name(&self.scripts.0), name(&self.scripts.1)).expect("renamed");
        }
    }
}

#[tokio::test]
async fn new_version_is_offered_and_never_mixed() {
    let changing = Changing::new();
    let site = Site::of(&changing.directory).unchanged().start();
    let browser = open_with_service_worker(&site).await;
    let old_script = browser.eval(SCRIPT).await;
    let next_script = changing.next_worker(&browser).await;

    // During the update, the new list exists with the old files: nothing is cached from it.
    write(&changing.read_file("sw.js"), &next_script);
    let update =
        "navigator.serviceWorker.ready.then((registration) => registration.update().then(async () => {
        while (registration.installing) await new Promise((done) => setTimeout(done, 20));
        return [!registration.waiting, (await caches.keys()).length];
    }))";
    assert_eq!(browser.eval(update).await, serde_json::json!([true, 1]), "half a version is kept");

    // The update is complete. The page is the old one and offers the new version.
    changing.change();
    // Firefox bypasses the service worker when its driver reloads a page.
    browser.open("about:blank").await;
    browser.open(&site.url("#p=8")).await;
    browser
        .wait_for("an offer", "document.querySelector('.notices')?.textContent.includes('new version')")
        .await;
    assert_eq!(browser.eval(SCRIPT).await, old_script);
    assert_eq!(browser.eval(IS_NEXT_VERSION).await, false);
    browser.wait_for("a run by the old worker", RUN).await;
    assert_eq!(browser.eval("caches.keys().then((keys) => keys.length)").await, 2);
    browser.screenshot("new-version").await;

    // The new version takes over when the reader confirms, and the scenario stays.
    let button =
        "[...document.querySelectorAll('.notices button')].find((button) => button.textContent === 'Reload')";
    browser.eval(&format!("{button}.click()")).await;
    browser.wait_for("the next version", IS_NEXT_VERSION).await;
    browser.wait_for("a run by the new worker", &format!("({RUN})?.p === 8")).await;
    assert_eq!(browser.eval(SCRIPT).await, format!("./{}.js", changing.scripts.1));
    // Pages of the old version still load the files of that version.
    let fetch_script = format!("fetch('./{}.js').then((answer) => answer.ok)", changing.scripts.0);
    assert_eq!(browser.eval(&fetch_script).await, true);
}

/// Every file matches the list, and the list contains every file that the page loads.
#[tokio::test]
async fn integrity_list_contains_every_loaded_file() {
    let site = Site::of(hyperfly_tests::dist()).unchanged().start();
    let browser = Browser::at(&site.url("")).await;
    browser.wait_for("a run by a worker", RUN).await;
    let check = "(async () => {
        const { files } = await (await fetch('integrity.json')).json();
        const wrong = [];
        for (const [name, { bytes, integrity }] of Object.entries(files)) {
            // Browsers refuse a file with another hash.
            const answer = await fetch(name, { integrity, cache: 'reload' }).catch(() => null);
            if (!answer?.ok || (await answer.arrayBuffer()).byteLength !== bytes) wrong.push(name);
        }
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        const strange = loaded.filter((name) => !name.startsWith(location.origin + '/'));
        return { count: Object.keys(files).length, wrong, strange, embed: !!files['embed.html'] };
    })()";
    let result = browser.eval(check).await;
    assert_eq!((&result["wrong"], &result["strange"]), (&Value::Array(vec![]), &Value::Array(vec![])));
    assert!(result["embed"] == true && result["count"].as_u64() > Some(15), "{result}");
}

fn read(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn write(file: &Path, text: &str) {
    std::fs::write(file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a directory");
    for entry in std::fs::read_dir(from).expect("a directory").flatten() {
        let (path, target) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy(&path, &target);
        } else {
            std::fs::copy(&path, &target).expect("a copy");
        }
    }
}
