//! WebKitGTK through WebKitWebDriver and its MiniBrowser; `cargo xtask test` provides a display and a bus.
//!
//! Its driver has no console access, so the test servers add a collector (`collector.js`) to their pages.

use super::kind::{Preferences, TIMEOUT};
use crate::driver::Driver;
use fantoccini::Client;
use fantoccini::wd::TimeoutConfiguration;
use serde_json::{Map, Value, json};
use std::path::Path;
use std::time::{Duration, Instant};

/// Starts WebKitWebDriver, from `$WEBKITWEBDRIVER` or PATH.
pub fn driver(preferences: Preferences<'_>) -> Driver {
    let program = std::env::var("WEBKITWEBDRIVER").unwrap_or_else(|_| "WebKitWebDriver".into());
    let preferences = |name: &str| preferences.iter().find(|(key, _)| *key == name).map(|(_, value)| *value);
    let theme = if preferences("prefers-color-scheme") == Some("dark") { "Adwaita:dark" } else { "Adwaita" };
    let reduces_motion = preferences("prefers-reduced-motion") == Some("reduce");
    Driver::start(
        &program,
        |command, profile| {
            configure(profile, reduces_motion);
            // Without a graphics card it would wait for one.
            command.env("WEBKIT_DISABLE_DMABUF_RENDERER", "1").env("GTK_THEME", theme);
            for place in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"] {
                command.env(place, profile);
            }
        },
        None,
    )
}

/// Writes the settings: a window without decoration, so that it can be as narrow as a phone, reduced motion, and the download directory.
fn configure(profile: &Path, reduces_motion: bool) {
    let write_file = |name: &str, text: &str| {
        let file = profile.join(name);
        let result = std::fs::create_dir_all(file.parent().expect("a directory"))
            .and_then(|()| std::fs::write(&file, text));
        result.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    };
    write_file("gtk-3.0/gtk.css", include_str!("webkit.css"));
    write_file("gtk-3.0/settings.ini", &format!("[Settings]\ngtk-enable-animations={}\n", !reduces_motion));
    write_file("user-dirs.dirs", &format!("XDG_DOWNLOAD_DIR=\"{}\"\n", profile.join(DOWNLOADS).display()));
}

const DOWNLOADS: &str = "downloads";

/// Returns the capabilities: the MiniBrowser from `$MINIBROWSER`, if set.
pub fn capabilities() -> Map<String, Value> {
    let mut options = json!({ "args": ["--automation"] });
    if let Ok(browser) = std::env::var("MINIBROWSER") {
        options["binary"] = browser.into();
    }
    json!({ "webkitgtk:browserOptions": options }).as_object().expect("an object").clone()
}

/// Sets the timeouts of a new session.
pub async fn started(client: &Client) {
    let patience = TimeoutConfiguration::new(Some(Duration::from_secs(120)), None, None);
    client.update_timeouts(patience).await.expect("timeouts are set");
}

/// Sets the page's size by the window's size plus its frame.
pub async fn zoom(client: &Client, width: u32, height: u32, scale: u32) {
    assert_eq!(scale, 1, "WebKit has the scale of its screen");
    let start = Instant::now();
    while start.elapsed() < TIMEOUT {
        let response =
            client.execute("return [innerWidth, innerHeight, outerWidth, outerHeight]", vec![]).await;
        let sizes = response.unwrap_or_else(|error| panic!("no size: {error}"));
        let size = |k: usize| sizes[k].as_u64().unwrap_or_default() as u32;
        if (size(0), size(1)) == (width, height) {
            return;
        }
        let (frame_width, frame_height) = (size(2).saturating_sub(size(0)), size(3).saturating_sub(size(1)));
        let result = client.set_window_rect(0, 0, width + frame_width, height + frame_height).await;
        result.unwrap_or_else(|error| panic!("no size of {width} × {height}: {error}"));
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the window does not become {width} × {height}");
}

/// Redirects downloads by replacing the configured directory with a symbolic link.
pub fn downloads(driver: &Driver, directory: &Path) {
    let place = driver.profile().join(DOWNLOADS);
    let _ = std::fs::remove_file(&place);
    #[cfg(unix)]
    std::os::unix::fs::symlink(directory, &place)
        .unwrap_or_else(|error| panic!("{}: {error}", place.display()));
}
