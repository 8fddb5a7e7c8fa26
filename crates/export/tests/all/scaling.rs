//! The selection of runs of a scaling study, checked by running every size.

use hyperfly_core::choice::Choice;
use hyperfly_core::formulations::{Formulation, Order, Serial};
use hyperfly_core::limits::Options;
use hyperfly_core::report::Report;
use hyperfly_core::{Scenario, run};
use hyperfly_export::scaling::{MAX_MESSAGES, study};
use hyperfly_model::scaling::Rule;
use hyperfly_request::Request;
use hyperfly_view::scaling::{ExecutedRun, Study};

fn scenario(fragment: &str) -> Scenario {
    Request::from_fragment(fragment).0.expect("a request").settings.scenario()
}

fn report(scenario: &Scenario) -> Option<Report> {
    let options = Options { data: false, trace: false, ..Options::default() };
    Some(run(scenario, None, options).ok()?.report)
}

/// Builds a study with runs up to p = `most` only, to keep the tests fast.
fn limited_study(fragment: &str, max_p: u32) -> Study {
    study(&scenario(fragment), |scenario| report(scenario).filter(|_| scenario.p <= max_p))
}

#[test]
fn time_rule_finds_the_largest_n_in_time() {
    for fragment in [
        "p=4&n=64",
        "p=4&n=256&topology=mesh&switching=store-and-forward",
        "p=4&n=256&ts=0&th=0&algorithm=transpose",
        "p=4&n=256&machine=logp&algorithm=cyclic-to-blocked",
        "p=4&n=4096&machine=bsp&algorithm=group-cyclic",
        "p=4&n=64&algorithm=two-dimensional",
    ] {
        let s = scenario(fragment);
        let study = limited_study(fragment, 16);
        let run_report = |p: u32, n: u64| report(&s.with_p(p).with_n(n));
        let limit = run_report(1, s.n()).expect("one processor").t_parallel;
        let mut additional_points = 0;
        for p in [1, 2, 4, 8, 16] {
            let is_in_time =
                |r: &u32| run_report(p, 1 << r).is_some_and(|report| report.t_parallel <= limit + 1e-6);
            // A larger n cannot be in time, because no run takes less than W/p.
            let largest = (1..=s.r() + p.ilog2()).rev().find(is_in_time).map(|r| 1u64 << r);
            let run = study.curve(Rule::Time).runs.iter().find(|run| run.p == p);
            assert_eq!(run.map(|run| run.n), largest, "{fragment}, p = {p}");
            additional_points += u32::from(run.is_some_and(|run| run.n > s.n()));
        }
        assert!(additional_points > 0, "{fragment}: n grows somewhere");
    }
}

#[test]
fn study_runs_match_reports_and_closed_forms() {
    for fragment in
        ["p=4&n=64", "p=4&n=64&topology=mesh", "p=4&n=256&machine=logp&algorithm=cyclic-to-blocked"]
    {
        let (s, study) = (scenario(fragment), limited_study(fragment, 16));
        for &rule in Rule::ALL {
            let curve = study.curve(rule);
            assert!(curve.runs.len() > 3, "{fragment}, {rule:?}");
            for run in &curve.runs {
                let ExecutedRun { p, n, t_parallel, speedup, efficiency } = *run;
                let report = report(&s.with_p(p).with_n(n)).expect("a run");
                assert_eq!(
                    (t_parallel, speedup, efficiency),
                    (report.t_parallel, report.speedup, report.efficiency)
                );
                let line = curve.line.iter().find(|point| point.p == p).expect("a closed form");
                if line.log2_n == f64::from(n.ilog2()) {
                    assert!((line.t_parallel / t_parallel - 1.0).abs() < 1e-9, "{fragment}, {rule:?}, {p}");
                } else {
                    assert!(line.log2_n > f64::from(n.ilog2()) && line.log2_n < f64::from(n.ilog2() + 1));
                }
            }
        }
    }
}

#[test]
fn laws_are_fitted_up_to_the_displayed_run() {
    let study = limited_study("p=4&n=64", 64);
    assert_eq!(study.last_fitted, 4);
    let strong_runs = &study.curve(Rule::Strong).runs;
    assert_eq!(strong_runs.last().map(|run| run.p), Some(64));
    // Definition: Σ (1/S − 1/p)(1 − 1/p) / Σ (1 − 1/p)², p = 2 and 4.
    let [speedup_of_2, speedup_of_4] = [strong_runs[1].speedup, strong_runs[2].speedup];
    let f = ((1.0 / speedup_of_2 - 0.5) * 0.5 + (1.0 / speedup_of_4 - 0.25) * 0.75) / (0.25 + 0.5625);
    assert!((study.serial.expect("f") - f).abs() < 1e-12);
    // The start alone cannot be fitted, so the laws are fitted to all runs.
    assert_eq!(limited_study("p=1&n=64", 64).last_fitted, 64);
}

#[test]
fn runs_with_too_many_messages_are_left_out() {
    let mut max_p = 0;
    let short_study = study(&scenario("p=4&n=64&machine=logp&algorithm=cyclic-to-blocked"), |scenario| {
        max_p = max_p.max(scenario.p);
        report(&scenario.with_p(1))
    });
    assert_eq!((short_study.left_out, max_p), (None, 64), "n/p = 64 ends at p = 64");
    let transposes = study(&scenario("p=4&n=4096&algorithm=transpose"), |scenario| {
        // Each processor sends at most 2 p messages.
        assert!(2 * u64::from(scenario.p) * u64::from(scenario.p) <= MAX_MESSAGES, "p = {}", scenario.p);
        report(&scenario.with_p(1))
    });
    assert_eq!(transposes.left_out, Some(MAX_MESSAGES));
    let last = |rule: Rule| transposes.curve(rule).runs.last().map(|run| run.p);
    assert_eq!((last(Rule::Strong), last(Rule::Memory)), (Some(64), Some(256)));
    // In output-driven runs each word is a message.
    let words = study(&scenario("p=4&n=65536&machine=logp&algorithm=output-driven"), |scenario| {
        assert!(scenario.p == 1 || scenario.n() <= MAX_MESSAGES);
        let single_run = Scenario {
            formulation: Formulation::Serial(Serial { order: Order::Unordered }),
            ..scenario.with_p(1)
        };
        report(&single_run)
    });
    assert_eq!(words.left_out, Some(MAX_MESSAGES));
}
