//! Tests measurements of the reader's device.

use hyperfly_core::limits::Options;
use hyperfly_core::trace::hash_values;
use hyperfly_request::{Algorithm, Choice, Request, Settings};
use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::frames::{host, runs};
use hyperfly_tests::hosts::site::Site;
use hyperfly_tests::page::Page;
use hyperfly_tests::page::device::{IS_IDLE, begin, measure, offered_file};
use hyperfly_tests::page::device::{open, rows};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// JavaScript: records in `window.processors` the workers that act as processors, and whether each has ended.
const NOTE: &str = "{
    window.processors = [];
    const start = hyperflyWorker;
    window.hyperflyWorker = async name => {
        const worker = await start(name);
        if (name === 'processor') {
            const { terminate } = worker;
            const note = { kill: () => terminate.call(worker), ended: false, worker };
            worker.terminate = () => { note.ended = true; terminate.call(worker); };
            processors.push(note);
        }
        return worker;
    };
}";

/// Returns the natively simulated run of the same settings, in the form of a table row.
fn simulated_row(settings: &Settings) -> Value {
    let run = hyperfly_core::run(&settings.scenario(), None, Options::default()).expect("a run");
    let spectrum = &run.output.as_ref().expect("data").spectrum;
    json!({
        "p": settings.p.to_string(),
        "n": settings.n.to_string(),
        "transform": format!("{:016x}", hash_values(0, spectrum)),
        "messages": run.report.messages.to_string(),
        "words": run.report.words.to_string(),
    })
}

/// Bits, messages and words of every formulation equal the simulator's.
#[tokio::test]
async fn measured_runs_equal_the_simulator_bit_by_bit() {
    let page = Page::open("view=measured&algorithm=serial&n=4096&play=false").await;
    let mut compared = 0;
    for algorithm in Algorithm::BUILT_IN {
        // Every p up to the requested one is measured; not every formulation exists for every p.
        let request = [16, 2].iter().find_map(|p| {
            let fragment = format!("view=measured&algorithm={}&p={p}&n=4096&play=false", algorithm.id());
            Some((Request::from_fragment(&fragment).0.ok()?.settings, fragment))
        });
        let Some((settings, fragment)) = request else { continue };
        page.go(&fragment).await;
        measure(&page).await;
        for row in rows(&page).await {
            let number = |key: &str| row[key].as_str().and_then(|text| text.parse().ok()).expect("a number");
            // The page measures a larger n if the clock is too coarse for this one.
            let (p, n): (u64, u64) = (number("p"), number("n"));
            if p > 1 {
                let settings = Settings { p: p as u32, n, ..settings.clone() };
                assert_eq!(row, simulated_row(&settings), "{}", algorithm.id());
                compared += 1;
            }
        }
    }
    assert!(compared >= 3 * (Algorithm::BUILT_IN.len() - 1), "only {compared} runs were compared");
    page.assert_quiet().await;
}

/// The calibrated device becomes a machine: keys of the address, and files that the command reads.
#[tokio::test]
async fn device_is_calibrated_and_saved() {
    let page = Page::open("view=measured&n=16384&p=2&play=false").await;
    page.wait_for("the figure", IS_IDLE).await;
    let about = page.text("[data-told=measured]").await;
    assert!(about.contains("Nothing leaves the device"), "{about}");
    let start = Instant::now();
    measure(&page).await;
    println!("measured in {:.1} s", start.elapsed().as_secs_f64());
    let message = page.text("[data-told=measured] .see").await;
    assert!(message.contains("processors the transform took") && message.contains("E ="), "{message}");
    assert_eq!(
        page.eval("document.querySelectorAll('[data-told=measured] .charts > .plane').length").await,
        4
    );
    let machine = offered_file(&page, "machine.json").await.expect("a file");
    let machine = hyperfly_exec::calibrate::file::read(&machine).expect("a machine");
    assert_eq!(machine.executor.kind, hyperfly_exec::ExecutorKind::Workers);
    let file = offered_file(&page, "run.json").await.expect("a file");
    let run = hyperfly_exec::file::read(&file).expect("a measurement");
    assert!(run.run.plan.p >= 2 && run.run.report.t_parallel > 0.0);
    let message = page.text("[data-told=measured]").await;
    assert!(!message.contains("MPI_Alltoallv"), "{message}");
    page.eval("document.querySelector('[data-told=measured] a.fix:not([download])').click()").await;
    page.wait_for("the machine", "location.hash.includes('rate=')").await;
    page.wait_until_settled().await;
    let settings = page.request().await.settings;
    let keys = machine.settings_for(&settings);
    assert_eq!((settings.tc, settings.ts, settings.tw), (keys.tc, keys.ts, keys.tw));
    // The line for long messages, as with a large n, may start at 0.
    assert!(settings.tc > 0.0 && settings.tw > 0.0);

    // For a file, the page says which differences the simulation has.
    open(&page, &file.replacen('{', "{\"collective\": 1,", 1)).await;
    let message = format!("(MPI_Alltoallv): 1 of {}", run.run.report.messages);
    let message = format!("document.querySelector('[data-told=measured]').textContent.includes('{message}')");
    page.wait_for("what collectives carried", &message).await;
    page.assert_quiet().await;
}

/// Stopping ends the wait and all processors.
#[tokio::test]
async fn measurement_can_be_stopped() {
    let page = Page::open("view=measured&n=65536&p=4&play=false").await;
    page.eval(NOTE).await;
    begin(&page).await;
    page.wait_for("progress", "document.querySelector('[data-told=measured] progress')?.value > 0").await;
    page.eval("document.querySelector('[data-go=stop]').click()").await;
    page.wait_for("the end", IS_IDLE).await;
    page.wait_for("no processor", "processors.length > 1 && processors.every(({ ended }) => ended)").await;
    measure(&page).await;
    assert!(rows(&page).await.len() >= 2);
    page.assert_quiet().await;
}

/// A crashed or silent processor is named, and the measurement can be restarted.
#[tokio::test]
async fn dead_processor_is_named() {
    let page = Page::open("view=measured&n=65536&p=2&play=false").await;
    page.eval(NOTE).await;
    let kill_script =
        "processors.at(-1).worker.dispatchEvent(new ErrorEvent('error', { message: 'killed' }))";
    for (kill, expected) in
        [(kill_script, "died"), ("processors.at(-1).kill()", "has not answered for ten seconds")]
    {
        let before = page.eval("processors.length").await;
        begin(&page).await;
        page.wait_for(
            "progress",
            &format!("processors.length > {before} && document.querySelector('[data-told=measured] progress')?.value > 0"),
        )
        .await;
        // WebKit claims more than two cores, and the page measures with as many processors.
        let last = page.eval("processors.filter(({ ended }) => !ended).length - 1").await;
        page.eval(kill).await;
        page.wait_long("the end", IS_IDLE, Duration::from_secs(120)).await;
        let problem = page.text("[data-told=measured] .problem").await;
        assert!(problem.contains(&format!("processor {last}")) && problem.contains(expected), "{problem}");
    }
    measure(&page).await;
    assert!(rows(&page).await.len() >= 2);
    page.assert_quiet().await;
}

/// Passes measured while the page was in the background are repeated, and the page says so.
#[tokio::test]
async fn background_measurement_is_repeated() {
    // The clock has a resolution of 0.1 ms. Serial runs take several ticks; runs of a single tick give no row.
    let page = Page::open("view=measured&n=65536&p=2&play=false").await;
    page.eval("{ Object.defineProperty(document, 'hidden', { get: () => window.away, configurable: true }); window.away = true }").await;
    begin(&page).await;
    page.wait_for(
        "a note",
        "document.querySelector('[data-told=measured] .notes')?.textContent.includes('in the background')",
    )
    .await;
    // In the background, no measurement is kept.
    assert_eq!(page.eval(IS_IDLE).await, false);
    page.eval("window.away = false").await;
    // The measurement may pause for a moment before it restarts.
    let measure_again =
        "document.querySelector('[data-told=measured] .notes')?.textContent.includes('measured again')";
    page.wait_long("the end", &format!("{measure_again} && ({IS_IDLE})"), Duration::from_secs(120)).await;
    assert!(rows(&page).await.len() >= 2);
    page.assert_quiet().await;
}

/// Measures all formulations cell by cell; the map shows the fastest ones, and a sentence counts the correct predictions.
#[tokio::test]
async fn fastest_formulation_is_measured() {
    const CELLS: &str = "document.querySelectorAll('[data-told=measured] tr[data-cell]').length";
    let page = Page::open("view=measured&n=4096&p=2&play=false").await;
    page.wait_for("the figure", IS_IDLE).await;
    page.eval("document.querySelector('[data-go=choose]').click()").await;
    page.wait_long("a cell", &format!("{CELLS} > 0"), Duration::from_secs(120)).await;
    // Stopping keeps the cells measured so far.
    page.eval("document.querySelector('[data-go=stop]')?.click()").await;
    page.wait_for("the end", IS_IDLE).await;
    let cells = page
        .eval("[...document.querySelectorAll('[data-told=measured] tr[data-cell]')].map(row => ({ ...row.dataset, verdict: row.lastElementChild.textContent }))")
        .await;
    let cells = cells.as_array().expect("cells").clone();
    for cell in &cells {
        let tried_count: u32 =
            cell["tried"].as_str().and_then(|tried_count| tried_count.parse().ok()).expect("how many");
        assert!(
            tried_count >= 4 && cell["cell"].as_str().is_some_and(|cell| !cell.starts_with("1,")),
            "{cell}"
        );
        let verdict = cell["verdict"].as_str().expect("a verdict");
        assert!(["=", "≈"].contains(&verdict) || verdict.starts_with('−'), "{cell}");
    }
    let drawn_cells =
        page.eval("document.querySelectorAll('[data-told=measured] .of-cells svg text').length").await;
    assert!(
        drawn_cells.as_u64().is_some_and(|drawn_cells| drawn_cells as usize >= 3 * cells.len()),
        "{drawn_cells}"
    );
    let right_count = cells.iter().filter(|cell| cell["verdict"] == "=").count();
    let message = page.text("[data-told=measured] .see").await;
    assert!(message.contains(&format!("In {right_count} of {} cells", cells.len())), "{message}");
    page.assert_quiet().await;
}

/// Processors also start on pages without an origin and in the standalone file.
#[tokio::test]
async fn measurement_runs_in_a_sandbox_and_standalone() {
    // Presses the button only once.
    const BEGIN: &str = "(begin => (begin && !window.begun && (window.begun = true, begin.click()),
        !!document.querySelector('progress')))(document.querySelector('[data-go=begin]'))";
    const ROWS: &str = "document.querySelectorAll('[data-told=measured] tr[data-p]').length";
    const MEASURED_FRAGMENT: &str = "#view=measured&n=262144&p=2&play=false";
    let site = Site::of(hyperfly_tests::dist()).start();
    let (_host, browser) = host().await;
    let url = site.url(MEASURED_FRAGMENT);
    browser
        .eval(&format!(
            "document.body.append(Object.assign(document.createElement('iframe'), {{ src: {url:?}, sandbox: 'allow-scripts' }}))"
        ))
        .await;
    for (request, expected_value) in [(BEGIN, json!(true)), (ROWS, json!(2))] {
        let start = Instant::now();
        while runs(&browser, 0, request).await != expected_value {
            if start.elapsed() > Duration::from_secs(120) {
                panic!("in a sandbox: {request}: {}", runs(&browser, 0, "document.body.innerText").await);
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    let file = hyperfly_tests::dist().join("hyperfly-standalone.html");
    let browser = Browser::at(&format!("file://{}{MEASURED_FRAGMENT}", file.display())).await;
    browser.wait_for("the beginning", BEGIN).await;
    browser.wait_long("the end", &format!("{ROWS} === 2"), Duration::from_secs(120)).await;
    browser.assert_quiet().await;
}
