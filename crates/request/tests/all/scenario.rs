//! The schema at its boundary: accepted values, refusals and their words, and round trips through URLs.

use hyperfly_core::limits::Options;
use hyperfly_reference::scenarios::scenarios;
use hyperfly_request::presets::{PRESETS, Preset};
use hyperfly_request::{
    Algorithm, Choice, Controls, Invalid, Lang, Lockstep, Look, Pace, Race, Request, Settings, SettingsError,
    SignalKind, Theme, View, Width,
};
use proptest::prelude::*;

fn refusals(fragment: &str) -> Vec<Invalid> {
    Request::from_fragment(fragment).0.expect_err(fragment)
}

#[test]
fn refusals_name_field_and_allowed_values() {
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
        ("algorithm=quantum", "algorithm", "serial, binary-exchange, transpose, "),
        ("algorithm=two-dimensional&p=4&n=32", "n", "an even power of two"),
        ("algorithm=two-dimensional&p=8&n=64", "p", "an even power of two"),
        ("algorithm=two-dimensional-rows&p=16&n=64", "p", "at most √n, here 8"),
        ("algorithm=output-driven&p=16&n=64", "p", "at most √n, here 8"),
        ("algorithm=cyclic-to-blocked&p=16&n=64", "p", "at most √n, here 8"),
        ("algorithm=group-cyclic&p=64&n=64", "p", "fewer than n = 64"),
        ("algorithm=transpose&p=4&n=64&dims=4", "dims", "2 to log2 p + 1, here 3"),
        ("algorithm=transpose&p=32&n=64&dims=3", "p", "at most 16"),
        ("algorithm=slab&shape=64x64x16&n=4096", "shape", "n = 4096 points; this one has 65536"),
        ("n=4096&shape=64x64x16&algorithm=cyclic", "shape", "n = 4096 points; this one has 65536"),
        ("algorithm=pencil&grid=4x8&p=16", "grid", "p = 16 processors; this one has 32"),
        ("algorithm=pencil&shape=16x16x4&grid=2x8", "grid", "at most 16x4 for pencil"),
        ("algorithm=cyclic&shape=16x16x4&grid=8x1x2", "grid", "at most 4x4x2 for cyclic"),
        ("algorithm=slab&shape=64x4x4&p=8", "p", "at most 4 for slab"),
        ("shape=3x4", "shape", "auto, or two or three powers of two"),
        ("shape=16,,16", "shape", "auto, or two or three powers of two"),
        ("shape=16 16 16 16", "shape", "auto, or two or three powers of two"),
        ("shape=2^20x2^20", "shape", "auto, or two or three powers of two"),
        ("grid=4x", "grid", "auto, or two or three powers of two"),
        ("dims=1", "dims", "2 to log2 p + 1"),
        ("dims=18", "dims", "at most 17"),
        ("radix=3", "radix", "2 or 4"),
        ("algorithm=transpose&overlap=true", "overlap", "false for transpose"),
        ("io=stdin", "io", "block or cyclic"),
        ("balanced=1", "balanced", "true or false"),
        ("topology=ring", "topology", "hypercube, mesh, torus, mesh3d, complete, fat-tree or dragonfly"),
        ("width=0", "width", "from 0.001 to 1e6, or p^x with x from 0 to 2"),
        ("width=p^3", "width", "p^x with x from 0 to 2"),
        ("width=p^-0.5", "width", "p^x with x from 0 to 2"),
        ("width=p^", "width", "p^0.5"),
        ("width=n^0.5", "width", "p^0.5"),
        ("width=p^NaN", "width", "p^0.5"),
        ("rate=-1", "rate", "from 0"),
        ("twiddles=none", "twiddles", "stored or computed"),
        ("tt=-1", "tt", "from 0"),
        ("blocking=1", "blocking", "none or a power of two from 2"),
        ("blocking=12", "blocking", "none or a power of two from 2"),
        ("blocking=2^25", "blocking", "2^24"),
        ("L=-1", "L", "from 0"),
        ("g=inf", "g", "from 0"),
        ("o=x", "o", "from 0"),
        ("vc=3", "vc", "1 or 2"),
        ("G=-1", "G", "none, or a time from 0"),
        ("G=few", "G", "none, or a time from 0"),
        ("l-sync=1e13", "l-sync", "1e12"),
        ("tc=0", "tc", "above 0"),
        ("tc=NaN", "tc", "above 0"),
        ("ts=-1", "ts", "from 0"),
        ("tw=inf", "tw", "from 0"),
        ("th=1e999", "th", "from 0"),
        ("tw=1e13", "tw", "1e12"),
        ("machine=gpu", "machine", "network, logp or bsp"),
        ("samples=whole", "samples", "complex or real"),
        ("samples=real&direction=inverse", "samples", "complex with direction inverse"),
        (
            "samples=real&algorithm=pencil",
            "samples",
            "complex for pencil; real for serial, binary-exchange, transpose,",
        ),
        ("samples=real&algorithm=two-dimensional", "samples", "complex for two-dimensional"),
        ("samples=real&algorithm=program", "samples", "complex for program"),
        ("samples=real&p=1&n=2", "n", "a power of two from 4"),
        ("samples=real&p=16&n=16", "p", "at most 8 for binary-exchange with n = 16"),
        ("v=2", "v", "1"),
        ("seed=-1", "seed", "2^64"),
        ("speed=0", "speed", "0.01"),
        ("view=pie", "view", "machine"),
        ("view=machine,pie", "view", "machine"),
        ("view=machine,machine", "view", "two different"),
        ("view=machine,timeline,butterfly", "view", "two different"),
        ("view=efficiency,speedup", "view", "at most one of them a curve"),
        ("view=machine,all", "view", "one or two of"),
        ("window=3", "window", "two times"),
        ("window=3..3", "window", "the earlier one first"),
        ("window=3..inf", "window", "two times"),
        ("window=-1..3", "window", "two times"),
        ("beside=mesh", "beside", "keys of the run"),
        ("beside=n:64", "beside", "n, direction, signal, samples and seed"),
        ("beside=view:machine", "beside", "keys of the run"),
        ("beside=topology:ring", "beside", "hypercube, mesh"),
        ("beside=topology:mesh,p:3", "beside", "power of two"),
        ("lockstep=event", "lockstep", "time or stage"),
        ("pace=slow", "pace", "machine or even"),
        ("loop=often", "loop", "true or false"),
        ("lang=xx", "lang", "zh or ar"),
        ("controls=p,quantum", "controls", "keys of the run"),
        ("controls=theme", "controls", "keys of the run"),
        ("controls=v", "controls", "keys of the run"),
        ("controls=", "controls", "none, min, full"),
        ("play=maybe", "play", "true or false"),
    ];
    for (fragment, field, allowed) in cases {
        let problems = refusals(fragment);
        assert_eq!(problems.len(), 1, "{fragment}: {problems:?}");
        assert_eq!(problems[0].field, field, "{fragment}");
        assert!(problems[0].allowed.contains(allowed), "{fragment}: {}", problems[0]);
    }
}

#[test]
fn all_problems_are_reported_together() {
    let fields: Vec<_> = refusals("p=3&n=5&tc=x").into_iter().map(|problem| problem.field).collect();
    assert_eq!(fields, ["p", "n", "tc"]);
}

#[test]
fn unknown_keys_warn_in_a_url_and_fail_in_json() {
    let (request, warnings) = Request::from_fragment("#p=4&q=4&%3Cb%3E=1");
    assert_eq!(request.expect("the rest is right").settings.p, 4);
    assert_eq!(warnings.iter().map(|w| w.field.as_str()).collect::<Vec<_>>(), ["q", "<b>"]);
    let problems = Request::from_json(r#"{"p": 4, "q": 4}"#).expect_err("an unknown key");
    assert_eq!(problems[0].field, "q");
    assert!(problems[0].allowed.contains("topology"));
}

#[test]
fn json_other_than_a_flat_object_is_refused() {
    for text in ["", "{", "[1]", "3", r#"{"p": [4]}"#, r#"{"p": null}"#, r#"{"p": {"p": 4}}"#] {
        assert!(Request::from_json(text).is_err(), "{text}");
    }
    let mixed_address =
        Request::from_json(r#"{"p": "64", "n": 4096, "play": true, "topology": "mesh"}"#).expect("all right");
    assert_eq!(
        (mixed_address.settings.p, mixed_address.settings.n, mixed_address.look.play),
        (64, 4096, true)
    );
}

#[test]
fn garbage_in_a_fragment_does_not_panic() {
    for fragment in ["%", "%%%zz", "&&&&", "====", "#p", "p=%F0%9F%92%A9", "\u{0}=\u{0}", "a=b=c", "%E2%82"] {
        let _ = Request::from_fragment(fragment);
    }
    assert!(Request::from_fragment(&"x".repeat(100_000)).0.is_err());
    assert!(Request::from_fragment("").0.is_ok());
}

/// A program runs its stages one by one, even if the request sets radix 4; otherwise T_s would be that of another
/// transform.
#[test]
fn program_has_radix_2() {
    let radix = |fragment: &str| {
        let settings = Request::from_fragment(fragment).0.expect("a request").settings;
        settings.scenario().radix
    };
    assert_eq!(radix("algorithm=program&radix=4"), 2);
    assert_eq!(radix("algorithm=transpose&radix=4"), 4);
}

#[test]
fn serial_without_p_uses_one_processor() {
    let request = Request::from_fragment("algorithm=serial").0.expect("serial on its one processor");
    assert_eq!(request.settings.p, 1);
    assert_eq!(request.to_fragment(), "algorithm=serial");
}

#[test]
fn limits_are_checked_before_allocation() {
    let invalid = |s: &Settings, options| match hyperfly_request::run(s, None, options).err() {
        Some(SettingsError::Invalid(problems)) => problems,
        other => panic!("expected a refusal, got {other:?}"),
    };
    let timing = Options { data: false, ..Options::default() };
    let big_n = Settings { n: 1 << 40, ..Settings::default() };
    assert_eq!(invalid(&big_n, Options::default())[0].field, "n");
    let many_processors = Settings { p: 65_536, n: 1 << 22, ..Settings::default() };
    assert_eq!(invalid(&many_processors, Options::default())[0].field, "p");
    let crowd = Settings { algorithm: Algorithm::Transpose, p: 65_536, n: 1 << 40, ..Settings::default() };
    let problem = &invalid(&crowd, timing)[0];
    assert!(problem.allowed.contains("MiB"), "{problem}");
    let own_samples = Settings { signal: SignalKind::Own, ..Settings::default() };
    assert_eq!(invalid(&own_samples, Options::default())[0].field, "signal");
}

fn choice<C: Choice + std::fmt::Debug>() -> impl Strategy<Value = C> {
    proptest::sample::select(C::ALL)
}

prop_compose! {
    /// A request with any signal, seed and display, and times and sizes up to the largest.
    fn request()(
        scenario in scenarios(16, 60), signal in choice::<SignalKind>(), theme in choice::<Theme>(),
        view in proptest::option::of(choice::<View>()), under in proptest::option::of(choice::<View>()), tc in 1e-6..1e6,
        width in prop_oneof![(1e-3..1e6).prop_map(Width::Factor), (0.0..2.0).prop_map(Width::Power)],
        times in proptest::array::uniform9(0.0..1e6), seed in any::<u64>(),
        (t, play, speed) in (0.0..1e9, any::<bool>(), 0.01..100.0),
        efficiency in proptest::option::of(1e-6..0.999),
        preset in proptest::option::of(proptest::sample::select(PRESETS)),
        paper in proptest::sample::select(vec!["", "all", "gk-fig2", "s-thm3.1"]),
        program in proptest::sample::select(vec!["", "transpose", "# π & more\nmine = layout(block())\n\tlocal(mine[0:2])\n"]),
        (loop_playback, lang, lockstep, pace) in (
            any::<bool>(), choice::<Lang>(), choice::<Lockstep>(), choice::<Pace>(),
        ),
        (tour, step) in (
            proptest::sample::select(vec!["", "all", "mesh", "file", "../our tours/Übung_1.json"]), (1u8..=100, 0u8..=9),
        ),
        beside in proptest::sample::select(vec![
            vec![], vec![("topology", "mesh")], vec![("ts", "2.5"), ("width", "p^0.5"), ("radix", "4")],
        ]),
        (ask, present, race) in (proptest::option::of(any::<u32>()), any::<bool>(), choice::<Race>()),
        window in proptest::option::of((0.0..1e6, 1e-3..1e6).prop_map(|(from, long)| (from, from + long))),
        controls in proptest::sample::select(vec![
            Controls::Auto, Controls::None, Controls::Min, Controls::Full, Controls::Only(vec!["p", "l-sync", "n"]),
        ]),
    ) -> Request {
        let [ts, th, tw, latency, gap, overhead, sync, tt, rate] = times;
        let scenario = Settings {
            tc, ts, th, tw, width, latency, gap, overhead, sync, tt, rate, signal, seed, ..scenario
        };
        // A preset as in the schema, without a reader's change.
        let preset = preset.map(|preset| preset.id).and_then(Preset::from_id);
        let has_one_curve = |second_view: &View| !(second_view.is_curve() && view.is_some_and(View::is_curve));
        let second_view = under.filter(|_| view.is_some()).filter(|_| view != under).filter(has_one_curve);
        let paper = paper.to_owned();
        let tour = tour.to_owned();
        let program = program.to_owned();
        let comparison_overrides = beside.into_iter().map(|(key, value)| (key, value.to_owned())).collect();
        let look = Look {
            view, under: second_view, efficiency, comparison_overrides, lockstep, t, play, speed, pace, window, loop_playback, theme, lang, controls, paper, program, tour,
            step, ask, present, race,
        };
        Request { settings: scenario, preset, look }
    }
}

proptest! {
    #[test]
    fn url_and_json_round_trip_the_request(request in request()) {
        let fragment = request.to_fragment();
        prop_assert!(fragment.len() < 2000);
        let (reread, warnings) = Request::from_fragment(&fragment);
        prop_assert_eq!(reread.as_ref(), Ok(&request));
        prop_assert!(warnings.is_empty());
        let json = request.to_json().to_string();
        prop_assert_eq!(Request::from_json(&json), Ok(request));
    }

    #[test]
    fn arbitrary_text_does_not_panic(fragment in ".{0,200}") {
        let _ = Request::from_fragment(&fragment);
        let _ = Request::from_json(&fragment);
    }
}

/// The comparison run is the baseline with the overrides; data and direction stay.
#[test]
fn comparison_run_is_the_baseline_with_overrides() {
    // Baseline, overrides, and the comparison run as a request of its own.
    for (baseline_text, beside, expected_text) in [
        ("p=64&n=4096&signal=noise&seed=7", "topology:mesh", "p=64&n=4096&signal=noise&seed=7&topology=mesh"),
        ("topology=mesh&tw=3", "switching:wormhole,topology:torus", "topology=torus&tw=3&switching=wormhole"),
        ("p=64&n=4096", "algorithm:serial", "algorithm=serial&p=1&n=4096"),
        ("preset=ncube1&p=64", "p:16", "preset=ncube1&p=16"),
        ("preset=ncube2&p=64", "ts:9,topology:mesh", "preset=ncube2&p=64&ts=9&topology=mesh"),
        ("preset=ncube2&p=64&ts=9&th=3", "preset:t3e", "preset=t3e&p=64"),
        ("preset=ncube2&p=64", "preset:none", "p=64&ts=64&th=0&tw=0.75&rate=400000"),
    ] {
        let read_address = |text: &str| {
            Request::from_fragment(text).0.unwrap_or_else(|problems| panic!("{text}: {problems:?}"))
        };
        let baseline = read_address(&format!("{baseline_text}&beside={beside}"));
        let baseline_comparison = baseline.comparison().expect("it is possible");
        let expected = read_address(expected_text);
        if beside != "preset:none" {
            assert_eq!(baseline_comparison.settings, expected.settings, "{baseline_text} beside {beside}");
        } else {
            assert_eq!(baseline_comparison.settings, baseline.settings, "{baseline_text} beside {beside}");
        }
        assert_eq!(
            baseline_comparison.preset.map(|preset| preset.id),
            expected.preset.map(|preset| preset.id)
        );
        assert!(!baseline_comparison.has_comparison(), "the comparison run has no comparison");
        // Changes in both directions can be computed.
        let mut run_request = read_address(baseline_text);
        run_request.look.comparison_overrides = run_request.overrides_to(&expected);
        let comparison = run_request.comparison().expect("it is possible");
        if beside != "preset:none" {
            assert_eq!(comparison.settings, expected.settings, "{baseline_text} to {expected_text}");
        }
        let mut back = comparison.clone();
        back.look.comparison_overrides = comparison.overrides_to(&baseline);
        assert_eq!(
            back.comparison().map(|restored| restored.settings),
            Ok(baseline.settings.clone()),
            "{expected_text} to {baseline_text}"
        );
        // The address contains the comparison.
        assert_eq!(Request::from_fragment(&baseline.to_fragment()).0, Ok(baseline));
    }
}

/// Problems of the comparison run are refusals of its overrides, with a possible alternative.
#[test]
fn impossible_comparison_run_is_refused() {
    let problems = refusals("p=256&n=1024&beside=algorithm:transpose");
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert_eq!((&*problems[0].field, &*problems[0].value), ("beside", "algorithm:transpose"));
    assert!(problems[0].allowed.contains("p = 256"), "{}", problems[0]);
    let suggestion = problems[0].nearest.as_deref().expect("a way out");
    assert_eq!(suggestion, "algorithm:transpose,p:32");
    assert!(Request::from_fragment(&format!("p=256&n=1024&beside={suggestion}")).0.is_ok());
}

/// n follows a shape and p a grid, in any order of the keys; a formulation without shape ignores both.
#[test]
fn points_follow_shape_and_processors_follow_grid() {
    let sizes = |fragment: &str| {
        let settings = Request::from_fragment(fragment).0.expect(fragment).settings;
        (settings.p, settings.n)
    };
    assert_eq!(sizes("algorithm=slab&shape=64x64x16"), (16, 65536));
    assert_eq!(sizes("shape=64x64x16&algorithm=slab&p=32"), (32, 65536));
    assert_eq!(sizes("grid=4x8&shape=64x64x16&algorithm=pencil"), (32, 65536));
    assert_eq!(sizes("grid=4x2x2&shape=64x64x16&algorithm=cyclic&n=65536&p=16"), (16, 65536));
    assert_eq!(sizes("shape=64x64x16&grid=2x2"), (16, 1024));
    for shape in
        ["16,16,8", "16, 16, 8", "16%2C16%2C8", "16×16×8", "16 x 16 x 8", "16 16 8", "16%2016%208", "16,16x8"]
    {
        let request = Request::from_fragment(&format!("algorithm=slab&shape={shape}")).0.expect("a request");
        assert_eq!(
            (request.settings.n, request.value("shape").as_deref()),
            (1 << 11, Some("16x16x8")),
            "{shape}"
        );
        assert!(request.to_fragment().contains("shape=16x16x8"), "{shape}");
    }
    let request = Request::from_fragment("algorithm=pencil&shape=64x64x16&grid=4x8").0.expect("a request");
    let change = |name, value| request.change(name, value).map(|it| (it.settings.p, it.settings.n));
    assert_eq!(change("shape", "64x64x64"), Some((32, 1 << 18)));
    assert_eq!(change("grid", "8x8"), Some((64, 65536)));
    let scaled = request.change("n", "2^17").expect("possible").settings;
    assert_eq!(scaled.shape.map(|shape| shape.to_string()), Some("64x128x16".to_owned()));
    assert_eq!(request.change("p", "8").expect("possible").settings.grid, None);
}
