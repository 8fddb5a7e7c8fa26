//! The reader's own device: workers as processors, one memory each. What they execute are the Plans that are simulated.

use crate::frames::{host, runs};
use hyperfly_core::limits::Options;
use hyperfly_core::trace::hash_values;
use hyperfly_exec::calibrate::{self, Samples};
use hyperfly_exec::{Calibrated, Clocked, On, Threads, file};
use hyperfly_request::{Algorithm, Choice, Request, Settings, Topology};
use hyperfly_tests::browser::Browser;
use hyperfly_tests::device::{STILL, begin, kept, measure};
use hyperfly_tests::page::Page;
use hyperfly_tests::site::Site;
use serde_json::{Value, json};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// Notes in `window.processors` the workers that are processors, and whether each was ended.
const NOTE: &str = "{
    window.processors = [];
    const start = hyperflyWorker;
    hyperflyWorker = name => {
        const worker = start(name);
        if (name === 'processor') {
            const { terminate } = worker;
            const note = { kill: () => terminate.call(worker), ended: false, worker };
            worker.terminate = () => { note.ended = true; terminate.call(worker); };
            processors.push(note);
        }
        return worker;
    };
}";

/// What each row of the table says of its run.
async fn rows(page: &Page) -> Vec<Value> {
    let rows = page
        .eval("[...document.querySelectorAll('[data-told=measured] tr[data-p]')].map(row => ({ ...row.dataset }))")
        .await;
    rows.as_array().expect("rows").clone()
}

/// A run of the same settings, natively simulated, as a row says it.
fn simulated(settings: &Settings) -> Value {
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

/// Bits, messages and words of every formulation are those of the simulator, whatever carries the messages.
#[tokio::test]
async fn every_formulation_gives_the_bits_of_the_simulator() {
    let page = Page::open("view=measured&algorithm=serial&n=4096&play=false").await;
    let mut compared = 0;
    for algorithm in Algorithm::BUILT_IN {
        // Each p up to the one that is asked is measured; not every formulation exists for every p.
        let asked = [16, 2].iter().find_map(|p| {
            let fragment = format!("view=measured&algorithm={}&p={p}&n=4096&play=false", algorithm.id());
            Some((Request::from_fragment(&fragment).0.ok()?.settings, fragment))
        });
        let Some((settings, fragment)) = asked else { continue };
        page.go(&fragment).await;
        measure(&page).await;
        for row in rows(&page).await {
            let number = |key: &str| row[key].as_str().and_then(|text| text.parse().ok()).expect("a number");
            // The page measures a larger n where the clock is too coarse for this one.
            let (p, n): (u64, u64) = (number("p"), number("n"));
            if p > 1 {
                let settings = Settings { p: p as u32, n, ..settings.clone() };
                assert_eq!(row, simulated(&settings), "{}", algorithm.id());
                compared += 1;
            }
        }
    }
    assert!(compared >= 3 * (Algorithm::BUILT_IN.len() - 1), "only {compared} runs were compared");
    page.assert_quiet().await;
}

/// The device becomes a machine of the reader's own: keys of the address, and files that the command reads.
#[tokio::test]
async fn a_device_is_calibrated_and_kept() {
    let page = Page::open("view=measured&n=16384&p=2&play=false").await;
    page.wait_for("the figure", STILL).await;
    let about = page.text("[data-told=measured]").await;
    assert!(about.contains("Nothing leaves the device"), "{about}");
    let begun = Instant::now();
    measure(&page).await;
    println!("measured in {:.1} s", begun.elapsed().as_secs_f64());
    let said = page.text("[data-told=measured] .see").await;
    assert!(said.contains("processors the transform took") && said.contains("E ="), "{said}");
    assert_eq!(page.eval("document.querySelectorAll('[data-told=measured] .charts > svg').length").await, 4);
    let machine = kept(&page, "machine.json").await.expect("a file");
    let machine = hyperfly_exec::calibrate::file::read(&machine).expect("a machine");
    assert_eq!(machine.clocked.on, hyperfly_exec::On::Workers);
    let file = kept(&page, "run.json").await.expect("a file");
    let run = hyperfly_exec::file::read(&file).expect("a measurement");
    assert!(run.run.plan.p >= 2 && run.run.report.t_parallel > 0.0);
    let said = page.text("[data-told=measured]").await;
    assert!(!said.contains("MPI_Alltoallv"), "{said}");
    page.eval("document.querySelector('[data-told=measured] a.fix:not([download])').click()").await;
    page.wait_for("the machine", "location.hash.includes('rate=')").await;
    page.settled().await;
    let settings = page.request().await.settings;
    let keys = machine.of(&settings);
    assert_eq!((settings.tc, settings.ts, settings.tw), (keys.tc, keys.ts, keys.tw));
    assert!(settings.ts > 0.0 && settings.tc > 0.0);

    // Of a file it is said what was executed in another way than it is simulated.
    open(&page, &file.replacen('{', "{\"collective\": 1,", 1)).await;
    let of = format!("(MPI_Alltoallv): 1 of {}", run.run.report.messages);
    let said = format!("document.querySelector('[data-told=measured]').textContent.includes('{of}')");
    page.wait_for("what collectives carried", &said).await;
    page.assert_quiet().await;
}

/// Who stops it waits no longer, and no processor is left.
#[tokio::test]
async fn it_can_be_stopped() {
    let page = Page::open("view=measured&n=65536&p=4&play=false").await;
    page.eval(NOTE).await;
    begin(&page).await;
    page.wait_for("progress", "document.querySelector('[data-told=measured] progress')?.value > 0").await;
    page.eval("document.querySelector('[data-go=stop]').click()").await;
    page.wait_for("the end", STILL).await;
    page.wait_for("no processor", "processors.length > 1 && processors.every(({ ended }) => ended)").await;
    measure(&page).await;
    assert!(rows(&page).await.len() >= 2);
    page.assert_quiet().await;
}

/// A processor that dies, or is silent for ever, is named, and it can be begun again.
#[tokio::test]
async fn a_processor_that_dies_is_named() {
    let page = Page::open("view=measured&n=65536&p=2&play=false").await;
    page.eval(NOTE).await;
    let dies = "processors.at(-1).worker.dispatchEvent(new ErrorEvent('error', { message: 'killed' }))";
    for (kill, says) in [(dies, "died"), ("processors.at(-1).kill()", "has not answered for ten seconds")] {
        let before = page.eval("processors.length").await;
        begin(&page).await;
        page.wait_for(
            "progress",
            &format!("processors.length > {before} && document.querySelector('[data-told=measured] progress')?.value > 0"),
        )
        .await;
        page.eval(kill).await;
        page.wait_long("the end", STILL, Duration::from_secs(30)).await;
        let problem = page.text("[data-told=measured] .problem").await;
        assert!(problem.contains("processor 1") && problem.contains(says), "{problem}");
    }
    measure(&page).await;
    assert!(rows(&page).await.len() >= 2);
    page.assert_quiet().await;
}

/// What was measured while the page was in the background is measured again, and that is said.
#[tokio::test]
async fn what_was_measured_in_the_background_is_measured_again() {
    // One processor alone takes several ticks of a clock that tells 0.1 ms apart: what takes one is no row.
    let page = Page::open("view=measured&n=65536&p=2&play=false").await;
    page.eval("Object.defineProperty(document, 'hidden', { get: () => window.away, configurable: true }); window.away = true").await;
    begin(&page).await;
    page.wait_for(
        "a note",
        "document.querySelector('[data-told=measured] .notes')?.textContent.includes('in the background')",
    )
    .await;
    // As long as it stays there, nothing is measured for good.
    assert_eq!(page.eval(STILL).await, false);
    page.eval("window.away = false").await;
    // It may stand still for a moment before it begins again.
    let again =
        "document.querySelector('[data-told=measured] .notes')?.textContent.includes('measured again')";
    page.wait_long("the end", &format!("{again} && ({STILL})"), Duration::from_secs(120)).await;
    assert!(rows(&page).await.len() >= 2);
    page.assert_quiet().await;
}

/// A run that the command has measured is shown with its stages and both timelines; timings of others beside the run that is asked for;
/// of what is neither it is said why.
#[tokio::test]
async fn runs_of_others_are_opened() {
    let settings = Settings { n: 4096, p: 2, rate: 1e9, ..Settings::default() };
    let run = Threads::new(&settings.scenario(), 3)
        .measure(None, &mut |_| ControlFlow::Continue(()))
        .expect("a measurement");
    let page = Page::open("view=measured&n=65536&p=4&play=false").await;
    page.wait_for("the figure", STILL).await;
    open(&page, &file::write(&run)).await;
    page.wait_for("both timelines", "document.querySelectorAll('.timelines svg').length === 2").await;
    assert_eq!(rows(&page).await.len(), 2);
    let stages = page.eval("document.querySelectorAll('[data-told=measured] th[scope=row]').length").await;
    // T_p for p = 1 and 2, the parts for p = 2, stage 0, and the local ones.
    assert_eq!(stages, 2 + 1 + 2);
    let said = page.text("[data-told=measured]").await;
    assert!(said.contains("binary-exchange · n = 4096") && said.contains("As measured, p = 2"), "{said}");
    in_lockstep(&page, 2, &["Computing", "Messages", "Waiting", "Rest"]).await;

    for (text, says) in [
        ("0,0,0,1\n0,1,2,1", "Line 2 cannot be read"),
        ("{}", "cannot be shown"),
        (&*file::write(&run).replace("\"hyperfly\":1", "\"hyperfly\":9"), "version 9"),
        ("0,0,0,1", "have no clock"),
    ] {
        open(&page, text).await;
        let there = format!(
            "document.querySelector('[data-told=measured] .problem')?.textContent.includes({says:?})"
        );
        page.wait_for(says, &there).await;
    }
    page.go("view=measured&n=4096&p=2&rate=1000000000&play=false").await;
    open(&page, "rank,stage,begin,end\n0,0,0,0.5\n1,0,0.25,1\n0,1,1,2\n1,11,1,3").await;
    page.wait_for(
        "the stages",
        "document.querySelectorAll('[data-told=measured] th[scope=row]').length === 2",
    )
    .await;
    let said = page.text("[data-told=measured]").await;
    assert!(said.contains("Your timings") && said.contains("1 s") && said.contains("2 s"), "{said}");
    in_lockstep(&page, 2, &["Within", "Rest"]).await;
    page.assert_quiet().await;
}

/// By keys alone: `C` looks at one stage, in lockstep and with the causes of its difference; arrows go on to others, and back to all.
async fn in_lockstep(page: &Page, stages: usize, causes: &[&str]) {
    const SHOWN: &str = "document.querySelector('[data-told=measured] .stepper output')?.textContent";
    const ONE: &str = "!!document.querySelector('[data-told=measured] .lockstep svg')";
    assert_eq!(page.eval(SHOWN).await, "all");
    assert_eq!(page.eval(ONE).await, false);
    page.press("C").await;
    page.wait_for("a stage", ONE).await;
    let found = page
        .eval("[...document.querySelectorAll('[data-told=measured] tr[data-cause]')].map(row => row.dataset.cause)")
        .await;
    assert_eq!(found, json!(causes));
    let said = page.text("[data-told=measured] .see[role=status]").await;
    assert!(said.contains("as simulated"), "{said}");
    assert!(!page.fragment().await.contains("beside"), "the page compares, too");
    // The range is the way from all, 0, to the last stage.
    page.eval("document.querySelector('[data-told=measured] [data-set=stage]').focus()").await;
    page.press("Home").await;
    page.wait_for("all", &format!("{SHOWN} === 'all' && !({ONE})")).await;
    let mut names = Vec::new();
    for stage in 1..=stages {
        page.press("ArrowRight").await;
        page.wait_for(
            "the next stage",
            &format!("{ONE} && document.querySelector('[data-told=measured] [data-set=stage]').getAttribute('value') === '{stage}'"),
        )
        .await;
        names.push(page.eval(SHOWN).await);
    }
    assert!(names[0].as_str().is_some_and(|name| name.starts_with("stage 0")), "{names:?}");
    names.dedup();
    assert_eq!(names.len(), stages);
    page.press("C").await;
    page.wait_for("all", &format!("{SHOWN} === 'all'")).await;
}

/// A machine that takes 4 ns a node, 1 µs a message and 2 ns a word.
fn machine() -> String {
    let sizes = || (0..20).map(|k| 1u32 << k);
    let node: Vec<(u32, f64)> = sizes().map(|size| (size, 4e-9)).collect();
    let messages: Vec<(u32, f64)> = sizes().map(|words| (words, 1e-6 + 2e-9 * f64::from(words))).collect();
    let samples = Samples { local: node.clone(), combine: node, exchange: messages, ..Samples::default() };
    let clocked = Clocked { on: On::Threads, cores: 2, resolution: 1e-8 };
    calibrate::file::write(&Calibrated { clocked, p: 2, samples })
}

async fn dropped(page: &Page, name: &str, text: &str) {
    page.drop_file(name, "", &json!([text]).to_string()).await;
}

/// Wherever on the page a file is dropped, it says itself what it is.
#[tokio::test]
async fn what_is_dropped_anywhere_is_told_apart() {
    const ROWS: &str = "document.querySelectorAll('[data-told=measured] tr[data-p]').length === 2";
    const STAGES: &str = "document.querySelectorAll('[data-told=measured] th[scope=row]').length === 3";
    let settings = Settings { n: 1024, p: 2, ..Settings::default() };
    let run = Threads::new(&settings.scenario(), 1)
        .measure(None, &mut |_| ControlFlow::Continue(()))
        .expect("a measurement");
    let page = Page::open("view=machine&n=4096&p=4&play=false").await;
    dropped(&page, "mine.json", &file::write(&run)).await;
    page.wait_for("the run", ROWS).await;
    assert!(page.fragment().await.contains("view=measured"));

    // The machine is that of the run at hand, and what is looked at stays.
    page.go("view=butterfly&n=4096&p=4&play=false").await;
    dropped(&page, "whatever.json", &machine()).await;
    page.wait_for("the machine", "location.hash.includes('rate=')").await;
    page.settled().await;
    let found = page.request().await;
    let node = found.settings.tc / found.settings.rate;
    assert!((node - 4e-9).abs() < 1e-12 && found.settings.topology == Topology::Complete, "{found:?}");
    assert_eq!((found.settings.n, found.settings.p), (4096, 4));
    assert!(page.fragment().await.contains("view=butterfly"));

    // Now that it has a clock, timings are beside it; the same ones once more are, too.
    for _ in 0..2 {
        dropped(&page, "times.csv", "rank,stage,begin,end\n0,0,0,0.5\n1,0,0.25,1\n0,1,1,2\n0,11,1,3").await;
        page.wait_for("the stages", STAGES).await;
        let elsewhere = page.fragment().await.replace("view=measured", "view=butterfly");
        page.go(&elsewhere).await;
    }
    // Samples are samples, with decimal commas as well, and lessons lessons.
    dropped(&page, "samples.csv", "1,2\n3,4").await;
    page.wait_for("samples", "location.hash.includes('signal=own')").await;
    dropped(&page, "commas.csv", "1,5;2,5\n1,5;2,5").await;
    let problem = "document.querySelector('.problem')?.textContent";
    page.wait_for("what is wrong with them", &format!("({problem} ?? '').includes('decimal')")).await;
    dropped(&page, "other.json", "{\"a\": 1}").await;
    page.wait_for("no lesson", "location.hash.includes('tour=file')").await;
    // What says that it is a run and is none is told where runs are shown.
    dropped(&page, "new.json", "{\"hyperfly\": 9, \"kind\": \"run\"}").await;
    page.wait_for(
        "its version",
        "document.querySelector('[data-told=measured] .problem')?.textContent.includes('version 9')",
    )
    .await;
    page.assert_quiet().await;
}

/// All formulations are measured, cell by cell; the cells that there are say which is the fastest, and a sentence in how many that was predicted.
#[tokio::test]
async fn the_fastest_formulation_is_measured() {
    const CELLS: &str = "document.querySelectorAll('[data-told=measured] tr[data-cell]').length";
    let page = Page::open("view=measured&n=4096&p=2&play=false").await;
    page.wait_for("the figure", STILL).await;
    page.eval("document.querySelector('[data-go=choose]').click()").await;
    page.wait_long("a cell", &format!("{CELLS} > 0"), Duration::from_secs(60)).await;
    // Who stops it keeps what there is.
    page.eval("document.querySelector('[data-go=stop]')?.click()").await;
    page.wait_for("the end", STILL).await;
    let cells = page
        .eval("[...document.querySelectorAll('[data-told=measured] tr[data-cell]')].map(row => ({ ...row.dataset, verdict: row.lastElementChild.textContent }))")
        .await;
    let cells = cells.as_array().expect("cells").clone();
    for cell in &cells {
        let tried: u32 = cell["tried"].as_str().and_then(|tried| tried.parse().ok()).expect("how many");
        assert!(tried >= 4 && cell["cell"].as_str().is_some_and(|cell| cell.starts_with("2,")), "{cell}");
        let verdict = cell["verdict"].as_str().expect("a verdict");
        assert!(["=", "≈"].contains(&verdict) || verdict.starts_with('−'), "{cell}");
    }
    let drawn =
        page.eval("document.querySelectorAll('[data-told=measured] .of-cells svg text').length").await;
    assert!(drawn.as_u64().is_some_and(|drawn| drawn as usize >= 3 * cells.len()), "{drawn}");
    let right = cells.iter().filter(|cell| cell["verdict"] == "=").count();
    let said = page.text("[data-told=measured] .see").await;
    assert!(said.contains(&format!("In {right} of {} cells", cells.len())), "{said}");
    page.assert_quiet().await;
}

/// Opens a file by the figure's own button.
async fn open(page: &Page, text: &str) {
    let script = format!(
        "{{
            const data = new DataTransfer();
            data.items.add(new File([{text:?}], 'run', {{ type: 'text/plain' }}));
            const input = document.querySelector('[data-told=measured] input');
            input.files = data.files;
            input.dispatchEvent(new Event('change', {{ bubbles: true }}));
        }}"
    );
    page.eval(&script).await;
}

/// Where a page has no origin of its own, or is one file on a disk, processors start, too.
#[tokio::test]
async fn in_a_sandbox_and_in_one_file() {
    // Pressed once.
    const BEGIN: &str = "(begin => (begin && !window.begun && (window.begun = true, begin.click()),
        !!document.querySelector('progress')))(document.querySelector('[data-go=begin]'))";
    const ROWS: &str = "document.querySelectorAll('[data-told=measured] tr[data-p]').length";
    const SHOWS: &str = "#view=measured&n=262144&p=2&play=false";
    let site = Site::of(hyperfly_tests::dist()).start();
    let (_host, browser) = host().await;
    let url = site.url(SHOWS);
    browser
        .eval(&format!(
            "document.body.append(Object.assign(document.createElement('iframe'), {{ src: {url:?}, sandbox: 'allow-scripts' }}))"
        ))
        .await;
    for (asked, wanted) in [(BEGIN, json!(true)), (ROWS, json!(2))] {
        let begun = Instant::now();
        while runs(&browser, 0, asked).await != wanted {
            if begun.elapsed() > Duration::from_secs(60) {
                panic!("in a sandbox: {asked}: {}", runs(&browser, 0, "document.body.innerText").await);
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    let file = hyperfly_tests::dist().join("hyperfly-standalone.html");
    let browser = Browser::at(&format!("file://{}{SHOWS}", file.display())).await;
    browser.wait_for("the beginning", BEGIN).await;
    browser.wait_long("the end", &format!("{ROWS} === 2"), Duration::from_secs(60)).await;
    browser.assert_quiet().await;
}
