//! The schema at its boundary: what is read, what is refused and in which words, and that a URL gives the same request.

use hyperfly_core::run::{self, Options, RunError};
use hyperfly_core::scenario::{
    Algorithm, Choice, Direction, Invalid, Look, Order, Request, Scenario, Signal, Switching, Theme,
    Topology, View,
};
use proptest::prelude::*;

fn refused(fragment: &str) -> Vec<Invalid> {
    Request::from_fragment(fragment).0.expect_err(fragment)
}

#[test]
fn every_refusal_names_the_field_and_what_is_allowed() {
    let cases = [
        ("p=12", "p", "a power of two from 1 to 65536"),
        ("p=0", "p", "a power of two"),
        ("p=-4", "p", "a power of two"),
        ("p=131072", "p", "65536"),
        ("p=99999999999999999999", "p", "65536"),
        ("n=1000", "n", "a power of two from 2 to 2^60"),
        ("n=1", "n", "from 2"),
        ("n=2^61", "n", "2^60"),
        ("n=2^", "n", "2^60"),
        ("p=16&n=8", "p", "at most n = 8"),
        ("algorithm=transpose&p=64&n=1024", "p", "at most √n, here 32"),
        ("algorithm=serial&p=2", "p", "serial runs on one processor"),
        ("algorithm=quantum", "algorithm", "serial, binary-exchange or transpose"),
        ("tc=0", "tc", "above 0"),
        ("tc=NaN", "tc", "above 0"),
        ("ts=-1", "ts", "from 0"),
        ("tw=inf", "tw", "from 0"),
        ("th=1e999", "th", "from 0"),
        ("tw=1e13", "tw", "1e12"),
        ("machine=gpu", "machine", "network"),
        ("v=2", "v", "1"),
        ("seed=-1", "seed", "2^64"),
        ("speed=0", "speed", "0.01"),
        ("view=pie", "view", "machine"),
        ("play=maybe", "play", "true or false"),
    ];
    for (fragment, field, allowed) in cases {
        let problems = refused(fragment);
        assert_eq!(problems.len(), 1, "{fragment}: {problems:?}");
        assert_eq!(problems[0].field, field, "{fragment}");
        assert!(problems[0].allowed.contains(allowed), "{fragment}: {}", problems[0]);
    }
}

#[test]
fn all_problems_are_told_at_once() {
    let fields: Vec<_> = refused("p=3&n=5&tc=x").into_iter().map(|problem| problem.field).collect();
    assert_eq!(fields, ["p", "n", "tc"]);
}

#[test]
fn unknown_keys_warn_in_a_url_and_fail_in_json() {
    let (request, warnings) = Request::from_fragment("#p=4&q=4&%3Cb%3E=1");
    assert_eq!(request.expect("the rest is right").scenario.p, 4);
    assert_eq!(warnings.iter().map(|w| w.field.as_str()).collect::<Vec<_>>(), ["q", "<b>"]);
    let problems = Request::from_json(r#"{"p": 4, "q": 4}"#).expect_err("an unknown key");
    assert_eq!(problems[0].field, "q");
    assert!(problems[0].allowed.contains("topology"));
}

#[test]
fn json_that_is_none_or_no_object_or_nested_is_refused() {
    for text in ["", "{", "[1]", "3", r#"{"p": [4]}"#, r#"{"p": null}"#, r#"{"p": {"p": 4}}"#] {
        assert!(Request::from_json(text).is_err(), "{text}");
    }
    let mixed =
        Request::from_json(r#"{"p": "64", "n": 4096, "play": true, "topology": "mesh"}"#).expect("all right");
    assert_eq!((mixed.scenario.p, mixed.scenario.n, mixed.look.play), (64, 4096, true));
}

#[test]
fn garbage_is_refused_or_warned_about_and_never_panics() {
    for fragment in ["%", "%%%zz", "&&&&", "====", "#p", "p=%F0%9F%92%A9", "\u{0}=\u{0}", "a=b=c", "%E2%82"] {
        let _ = Request::from_fragment(fragment);
    }
    assert!(Request::from_fragment(&"x".repeat(100_000)).0.is_err());
    assert!(Request::from_fragment("").0.is_ok());
}

#[test]
fn serial_needs_no_p() {
    let request = Request::from_fragment("algorithm=serial").0.expect("serial on its one processor");
    assert_eq!(request.scenario.p, 1);
    assert_eq!(request.to_fragment(), "algorithm=serial");
}

#[test]
fn limits_are_checked_before_anything_is_allocated() {
    let invalid = |s: &Scenario, options| match run::Execution::new(s, None, options).err() {
        Some(RunError::Invalid(problems)) => problems,
        other => panic!("expected a refusal, got {other:?}"),
    };
    let timing = Options { data: false, ..Options::default() };
    let big = Scenario { n: 1 << 40, ..Scenario::default() };
    assert_eq!(invalid(&big, Options::default())[0].field, "n");
    let many = Scenario { p: 65_536, n: 1 << 22, ..Scenario::default() };
    assert_eq!(invalid(&many, Options::default())[0].field, "p");
    let crowd = Scenario { algorithm: Algorithm::Transpose, p: 65_536, n: 1 << 40, ..Scenario::default() };
    let problem = &invalid(&crowd, timing)[0];
    assert!(problem.allowed.contains("MiB"), "{problem}");
    let own = Scenario { signal: Signal::Own, ..Scenario::default() };
    assert_eq!(invalid(&own, Options::default())[0].field, "signal");
}

fn choice<C: Choice + std::fmt::Debug>() -> impl Strategy<Value = C> {
    proptest::sample::select(C::ALL)
}

prop_compose! {
    fn request()(
        topology in choice::<Topology>(), switching in choice::<Switching>(), order in choice::<Order>(),
        direction in choice::<Direction>(), signal in choice::<Signal>(), theme in choice::<Theme>(),
        view in proptest::option::of(choice::<View>()), r in 1u32..=60, d in 0u32..=16,
        tc in 1e-6..1e6, times in proptest::array::uniform3(0.0..1e6), seed in any::<u64>(),
        t in 0.0..1e9, play in any::<bool>(), speed in 0.01..100.0,
        algorithm in choice::<Algorithm>(),
    ) -> Request {
        let most = match algorithm { Algorithm::Serial => 0, Algorithm::BinaryExchange => r, Algorithm::Transpose => r / 2 };
        let [ts, th, tw] = times;
        Request {
            scenario: Scenario {
                algorithm, topology, switching, p: 1 << d.min(most), n: 1 << r, tc, ts, th, tw, order, direction, signal, seed,
            },
            look: Look { view, t, play, speed, theme },
        }
    }
}

proptest! {
    #[test]
    fn a_url_and_a_json_file_give_the_same_request_back(request in request()) {
        let fragment = request.to_fragment();
        prop_assert!(fragment.len() < 2000);
        let (read, warnings) = Request::from_fragment(&fragment);
        prop_assert_eq!(read.as_ref(), Ok(&request));
        prop_assert!(warnings.is_empty());
        let json = request.to_json().to_string();
        prop_assert_eq!(Request::from_json(&json), Ok(request));
    }

    #[test]
    fn no_text_panics(fragment in ".{0,200}") {
        let _ = Request::from_fragment(&fragment);
        let _ = Request::from_json(&fragment);
    }
}
