//! Files saved by the share dialog, and the command's output for the same request.

use crate::browser::TIMEOUT;
use crate::page::Page;
use crate::page::share_dialog::{open_dialog, way};
use hyperfly_core::limits::Options;
use hyperfly_core::{Complex64, Scenario, run};
use hyperfly_export::data::{self, Subject};
use hyperfly_export::{perfetto, points};
use hyperfly_request::Request;
use hyperfly_view::trace::schedule;
use hyperfly_view::{Replay, figure};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

/// Creates an empty directory for downloads.
///
/// # Panics
/// When it cannot be created.
pub fn directory(name: &str) -> PathBuf {
    let directory = crate::target().join("downloads").join(name);
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).expect("a directory can be made");
    directory
}

/// Opens the page with the share dialog at its files, which are saved to `to`.
pub async fn saving(fragment: &str, directory: &Path) -> Page {
    let page = Page::open(fragment).await;
    page.downloads(directory).await;
    open_file_list(&page).await;
    page
}

/// Opens the share dialog at its files.
pub async fn open_file_list(page: &Page) {
    open_dialog(page).await;
    way(page, "save").await;
}

/// Saves a file in the dialog and returns its bytes.
///
/// # Panics
/// When the file does not appear.
pub async fn save_file(page: &Page, directory: &Path, format: &str, name: &str) -> Vec<u8> {
    let button = format!("document.querySelector('[data-save^={format:?}]')");
    page.wait_for("the button", &format!("!!{button}")).await;
    page.eval(&format!("{button}.click()")).await;
    let is_confirmed = format!("document.querySelector('.share .said').textContent === 'Saved {name}.'");
    page.wait_for(name, &is_confirmed).await;
    let start = Instant::now();
    loop {
        // A file is complete once it has its name; Firefox reserves the name with an empty file and writes a .part file.
        let names =
            std::fs::read_dir(directory).expect("the directory").flatten().map(|entry| entry.file_name());
        let is_incomplete = names.into_iter().any(|name| name.to_string_lossy().ends_with(".part"));
        if let (false, Ok(bytes)) = (is_incomplete, std::fs::read(directory.join(name)))
            && !bytes.is_empty()
        {
            return bytes;
        }
        assert!(start.elapsed() < TIMEOUT, "{name} never came");
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
}

/// Returns the command's files for a request: SVG, CSV, JSON and Perfetto trace.
///
/// # Panics
/// When the request has no run.
pub fn native_files(request: &Request, own_samples: Option<&[Complex64]>) -> [Vec<u8>; 4] {
    let (s, look) = (&request.settings, &request.look);
    let replay = |s: &Scenario| Replay::new(Rc::new(run(s, own_samples, Options::default()).expect("a run")));
    let run_replay = replay(&s.scenario());
    let other_scenario = schedule::counterpart(&s.scenario()).map(|other| replay(&other));
    let views: Vec<_> = look.view.into_iter().chain(look.under).collect();
    let execute = |scenario: &Scenario| Some(run(scenario, None, Options::default()).ok()?.report);
    let curves = |view: &_| points::curves(run_replay.run(), look, *view, execute, |_| {});
    let curves: Vec<_> = views.iter().filter_map(curves).collect();
    let default_figure = figure::Request::pair(views[0], look.under);
    let t = (look.t > 0.0).then_some(look.t);
    let picture =
        figure::Request { t, counterpart: other_scenario.clone(), curves: curves.clone(), ..default_figure };
    let scenario = Subject {
        replay: &run_replay,
        counterpart: other_scenario.as_ref(),
        curves: &curves,
        scaling: None,
        measured: None,
    };
    let (mut csv, mut json, mut trace) = (Vec::new(), Vec::new(), Vec::new());
    data::csv(&scenario, &views, &mut csv).expect("the run fits in memory");
    data::json(&scenario, &views, &mut json).expect("the run fits in memory");
    perfetto::write(run_replay.run(), &mut trace).expect("the run fits in memory");
    [figure::figure(&run_replay, &picture).into_bytes(), csv, json, trace]
}
