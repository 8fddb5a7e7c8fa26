//! Workers as processors: T_p as measured by the page, and as simulated with the parameters that the page calibrated.

use crate::row::{compute_median, numbers, print_row};
use hyperfly_core::Run;
use hyperfly_core::limits::{MEMORY_PAGE, Options, fits_with_data};
use hyperfly_exec::{calibrate, file};
use hyperfly_request::{Algorithm, Choice, Request, Settings};
use hyperfly_tests::page::Page;
use hyperfly_tests::page::device::{measure, offered_file};
use serde_json::Value;

/// log2 n. For a smaller n the page may measure a larger one, which a browser's clock can time.
const SIZES: [u32; 3] = [16, 18, 20];
/// Parts of T_p.
const TERMS: [&str; 3] = ["computing", "messages", "waiting"];

/// Measures each formulation and n on two processors, and the errors of the predictions; with `quick` only n = 2^18.
pub async fn measure_held_out(quick: bool) {
    let page = Page::open("view=measured&n=4096&p=2&play=false").await;
    let sizes = if quick { &SIZES[1..2] } else { &SIZES[..] };
    let (mut misses, mut terms) = (Vec::new(), [const { Vec::new() }; 3]);
    for algorithm in Algorithm::BUILT_IN.iter().filter(|algorithm| **algorithm != Algorithm::Serial) {
        for log in sizes {
            let fragment =
                format!("view=measured&algorithm={}&p=2&n={}&play=false", algorithm.id(), 1u32 << log);
            let Ok(Request { settings, .. }) = Request::from_fragment(&fragment).0 else { continue };
            if !fits_with_data(&settings.scenario(), Options { memory: MEMORY_PAGE, ..Options::default() }) {
                continue;
            }
            page.go(&fragment).await;
            measure(&page).await;
            let Some([measured, simulated]) = measured_and_simulated(&page, &settings).await else {
                continue;
            };
            for (deviations, (measured_term, simulated_term)) in
                terms.iter_mut().zip(measured.terms.iter().zip(simulated.terms))
            {
                deviations.push((simulated_term - measured_term).abs() / measured.seconds * 100.0);
            }
            let (measured, simulated) = (measured.seconds, simulated.seconds);
            let miss = (simulated / measured - 1.0) * 100.0;
            misses.push(miss.abs());
            let name = format!("workers: {} p=2 n=2^{log}", algorithm.id());
            print_row(&format!("{name}, T_p measured"), measured * 1e6, "µs");
            print_row(&format!("  {name}, predicted"), simulated * 1e6, "µs");
            print_row(&format!("  {name}, off by"), miss, "%");
        }
    }
    print_row("workers: a prediction is off by, at the median", compute_median(&mut misses), "%");
    print_row("workers: a prediction is off by, at the worst", misses[misses.len() - 1], "%");
    for (term, deviations) in TERMS.into_iter().zip(&mut terms) {
        print_row(
            &format!("  workers: {term} is off by, of T_p, at the median"),
            compute_median(deviations),
            "%",
        );
    }
}

/// T_p and its parts, in seconds.
struct Time {
    seconds: f64,
    terms: [f64; 3],
}

impl Time {
    fn from_run(run: &Run, seconds: f64) -> Time {
        let [compute, startup, hop_time, transfer, contention, idle] = run.report.breakdown.parts;
        let terms =
            [compute, startup + hop_time + transfer + contention, idle].map(|fraction| fraction * seconds);
        Time { seconds, terms }
    }
}

/// Returns T_p measured and simulated; `None` where the run was too short for the clock.
async fn measured_and_simulated(page: &Page, settings: &Settings) -> Option<[Time; 2]> {
    let text = offered_file(page, "run.json").await?;
    let run: Value = serde_json::from_str(&text).expect("JSON");
    let request = [("p", settings.p.into()), ("n", settings.n)];
    if request.iter().any(|(key, value): &(_, u64)| run["scenario"][key] != *value) {
        return None;
    }
    let seconds = compute_median(&mut numbers(&run["passes"]));
    let measured = Time::from_run(&file::read(&text).expect("a run").run, seconds);
    let machine = offered_file(page, "machine.json").await.expect("it was calibrated");
    let machine = calibrate::file::read(&machine).expect("a machine");
    let options = Options { data: false, trace: false, ..Options::default() };
    let run = hyperfly_core::run(&machine.settings_for(settings).scenario(), None, options).expect("a run");
    Some([measured, Time::from_run(&run, run.seconds(run.report.t_parallel)?)])
}
