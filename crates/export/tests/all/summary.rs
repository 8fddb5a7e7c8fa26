//! Summaries: parts are named after activities, channels by their ends.

use hyperfly_core::limits::Options;
use hyperfly_core::roofline::{LimitKind, Roofline};
use hyperfly_core::trace::Activity;
use hyperfly_core::{Run, topology::Graph};
use hyperfly_export::limits::LimitsJson;
use hyperfly_export::summary::{Hottest, Parts, max_channel_load};
use hyperfly_model::predict;
use hyperfly_request::{Request, run};

fn run_of(fragment: &str) -> Run {
    let scenario = Request::from_fragment(fragment).0.expect("a request").settings;
    run(&scenario, None, Options::default()).expect("a run")
}

#[test]
fn parts_are_named_after_activities() {
    let run = run_of("p=16&n=1024&topology=mesh");
    let parts = serde_json::to_value(Parts::from(run.report.breakdown)).expect("JSON");
    assert_eq!(parts.as_object().map(|parts| parts.len()), Some(Activity::ALL.len()));
    for activity in Activity::ALL {
        let part = run.report.breakdown.of(activity);
        assert_eq!(parts[activity.name()].as_f64(), Some(part), "{}", activity.name());
    }
    // The closed form is exact here, so its terms are the same fractions of T_p.
    let terms = predict(&run.scenario).expect("a closed form").terms;
    let terms = serde_json::to_value(Parts::from(terms)).expect("JSON");
    for activity in Activity::ALL {
        let (term, part) =
            (terms[activity.name()].as_f64().expect("a number"), run.report.breakdown.of(activity));
        assert!((term / run.report.t_parallel - part).abs() < 1e-12, "{}: {term}", activity.name());
    }
    assert!(run.report.breakdown.of(Activity::Contention) > 0.1, "no contention");
}

/// The limits of a mesh are those of its roofline, by id; machines without channels have no halves, and one processor no words.
#[test]
fn limits_are_named_and_have_ratios() {
    let limits = |fragment: &str| {
        let run = run_of(fragment);
        let roofline = Roofline::of(&run);
        (serde_json::to_value(LimitsJson::new(&roofline)).expect("JSON"), roofline)
    };
    for (fragment, absent) in [
        ("p=16&n=1024&topology=mesh", &[][..]),
        ("machine=logp&p=16&n=1024", &["halving_words", "halving_time"]),
        ("machine=bsp&p=16&n=1024", &["halving_words", "halving_time", "startup_time", "without_contention"]),
    ] {
        let (json, roofline) = limits(fragment);
        assert_eq!(json.as_object().map(|json| json.len()), Some(LimitKind::ALL.len() + 1), "{json}");
        for kind in LimitKind::ALL {
            let (found, expected) = (&json[kind.id()], roofline.get(kind));
            assert_eq!(found.is_null(), absent.contains(&kind.id()), "{fragment}: {}", kind.id());
            let Some(expected) = expected else { continue };
            assert_eq!(found["limit"].as_f64(), Some(expected.limit));
            assert_eq!(found["run"].as_f64(), Some(expected.run));
            assert_eq!(found["ratio"].as_f64(), Some(expected.run / expected.limit));
        }
        // (1024/16) · 10/6.
        assert!((json["words_order"].as_f64().expect("a number") - 64.0 * 10.0 / 6.0).abs() < 1e-9);
    }
    let (serial, _) = limits("algorithm=serial&p=1&n=16");
    assert!(serial["words"].is_null() && serial["words_order"].is_null(), "{serial}");
    assert_eq!(serial["computation"]["ratio"].as_f64(), Some(1.0));
}

#[test]
fn hottest_channel_is_named_by_its_ends() {
    let run = run_of("p=16&n=1024&topology=mesh");
    let (busiest, report) =
        (Hottest::from_report(&run).expect("messages"), run.report.hottest.expect("messages"));
    let graph: &dyn Graph = &**run.graph.as_ref().expect("a network");
    assert_eq!(graph.ends(report.channel), Some((busiest.from, busiest.to)));
    assert_eq!((busiest.load, max_channel_load(&run)), (2, Some(2)));
    assert_ne!(busiest.from, busiest.to);
    let serial = run_of("algorithm=serial&p=1&n=16");
    assert_eq!((Hottest::from_report(&serial), max_channel_load(&serial)), (None, Some(0)));
    for machine in ["logp", "bsp"] {
        let run = run_of(&format!("machine={machine}&p=16&n=1024"));
        assert_eq!((Hottest::from_report(&run), max_channel_load(&run)), (None, None), "{machine}");
    }
}
