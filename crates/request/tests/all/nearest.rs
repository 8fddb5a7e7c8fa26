//! Refusals offer the nearest possible value: accepting it removes the refusal, accepting one after the other leads to
//! a possible request, and no possible value is nearer.

use hyperfly_core::limits::Options;

use hyperfly_reference::case_count;
use hyperfly_request::{
    Algorithm, Choice, Invalid, MachineKind, Request, Settings, SettingsError, Switching, Topology,
};
use proptest::prelude::*;

type Pairs = Vec<(&'static str, String)>;

fn read(pairs: &Pairs) -> Result<Request, Vec<Invalid>> {
    Request::from_pairs(pairs.iter().map(|(key, value)| (*key, value.as_str())))
}

fn accept_nearest(pairs: &mut Pairs, problem: &Invalid) {
    let pair =
        pairs.iter_mut().find(|(key, _)| *key == problem.field).expect("only given fields are refused");
    pair.1 = problem.nearest.clone().expect("a nearest value");
}

/// A number as a reader might write it for a power of two.
fn number_near_power_of_two() -> impl Strategy<Value = String> {
    prop_oneof![
        (0u32..=66).prop_map(|k| format!("2^{k}")),
        (0u32..=18).prop_map(|k| (1u64 << k).to_string()),
        (-3i64..200_000).prop_map(|number| number.to_string()),
        (0.0f64..1e20).prop_map(|number| number.to_string()),
    ]
}

fn any_id<C: Choice>() -> impl Strategy<Value = String> {
    proptest::sample::select(C::ALL.iter().map(|choice| choice.id().to_owned()).collect::<Vec<_>>())
}

prop_compose! {
    /// Most of these are impossible, for one or several reasons.
    fn requests()(
        algorithm in any_id::<Algorithm>(), machine in any_id::<MachineKind>(), switching in any_id::<Switching>(),
        topology in any_id::<Topology>(), p in number_near_power_of_two(), n in number_near_power_of_two(), dims in -2i32..30,
        overlap in any::<bool>(),
        times in proptest::array::uniform7(proptest::sample::select(&["-3", "0", "2.5", "2e12", "inf"][..])),
        width in proptest::sample::select(&["0", "1", "1e9"][..]),
        loud in any::<bool>(),
    ) -> Pairs {
        let mut pairs = vec![
            ("algorithm", algorithm), ("machine", machine), ("topology", topology), ("p", p), ("n", n),
            ("dims", dims.to_string()), ("overlap", overlap.to_string()), ("width", width.to_owned()),
        ];
        pairs.push(("switching", if loud { switching.to_uppercase() } else { switching }));
        pairs.extend(["ts", "th", "tw", "L", "g", "o", "l-sync"].into_iter().zip(times.map(str::to_owned)));
        pairs
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(case_count(300, 1500)))]

    #[test]
    fn accepting_nearest_values_leads_to_a_possible_request(
        mut pairs in requests(), picks in proptest::collection::vec(any::<prop::sample::Index>(), 24),
    ) {
        let typed_pairs = pairs.clone();
        let mut picks = picks.into_iter();
        while let Err(problems) = read(&pairs) {
            let pick = picks.next();
            prop_assert!(pick.is_some(), "{typed_pairs:?} is still impossible: {problems:?}");
            let problem = pick.expect("one of 24").get(&problems);
            prop_assert!(problem.nearest.is_some(), "{problem} offers nothing");
            accept_nearest(&mut pairs, problem);
            let problems_left = read(&pairs).err().unwrap_or_default();
            let repeated_problem = problems_left.iter().find(|p| p.field == problem.field && p.allowed == problem.allowed);
            prop_assert!(repeated_problem.is_none(), "{problem} does not help: {repeated_problem:?}");
        }
    }

    /// If a single field is wrong, the offered value corrects the request, and no power of two that does is nearer.
    #[test]
    fn suggested_value_is_the_nearest_possible(
        algorithm in any_id::<Algorithm>(), p in 0u32..18, n in 1u32..64, dims in 2u32..9, by in 0u32..4,
    ) {
        let mut pairs: Pairs = vec![
            ("algorithm", algorithm), ("p", ((1u64 << p) + u64::from(by)).to_string()), ("n", format!("2^{n}")),
            ("dims", dims.to_string()),
        ];
        let Err(problems) = read(&pairs) else { return Ok(()) };
        let [problem] = &problems[..] else { return Ok(()) };
        let typed_pairs = pairs.clone();
        accept_nearest(&mut pairs, problem);
        let Err(problems_left) = read(&pairs) else {
            let log = |text: &str| match text.strip_prefix("2^") {
                Some(k) => k.parse().expect("an exponent"),
                None => text.parse::<f64>().expect("a number").log2(),
            };
            let value = |pairs: &Pairs| {
                let (_, text) = pairs.iter().find(|(key, _)| *key == problem.field).expect("the refused field");
                if problem.field == "dims" { text.parse().expect("a number") } else { log(text) }
            };
            let distance = (value(&pairs) - value(&typed_pairs)).abs();
            for candidate in 0u32..=60 {
                let text = if problem.field == "dims" { candidate.to_string() } else { format!("2^{candidate}") };
                let is_nearer = (f64::from(candidate) - value(&typed_pairs)).abs() < distance - 1e-12;
                let mut pairs = typed_pairs.clone();
                accept_nearest(&mut pairs, &Invalid { nearest: Some(text), ..problem.clone() });
                prop_assert!(!is_nearer || read(&pairs).is_err(), "{problem}, but {pairs:?} is nearer and possible");
            }
            return Ok(());
        };
        // No value of this field is possible with the rest.
        for k in 0..=60 {
            let mut pairs = typed_pairs.clone();
            accept_nearest(&mut pairs, &Invalid { nearest: Some(format!("2^{k}")), ..problem.clone() });
            prop_assert!(problem.field == "dims" || read(&pairs).is_err(), "{problem} leaves {problems_left:?}, but {pairs:?}");
        }
    }

    /// Includes limits that only the simulator has: p, blocks, memory.
    #[test]
    fn accepting_nearest_values_leads_to_a_run_that_fits(
        algorithm in proptest::sample::select(Algorithm::BUILT_IN), topology in proptest::sample::select(Topology::ALL),
        d in 0u32..=16, r in 1u32..=60, data in any::<bool>(), megabytes in 1u64..8,
    ) {
        let mut s = Settings { algorithm, topology, p: 1 << d, n: 1 << r, ..Settings::default() };
        let options = Options { data, trace: false, memory: megabytes << 20 };
        let requested_settings = s.clone();
        for _ in 0..12 {
            let started = s.check_run(options.data).map_err(SettingsError::Invalid).and_then(|()| {
                let run = hyperfly_core::begin(&s.scenario(), None, None, options);
                run.map(|_| ()).map_err(|error| SettingsError::of(&s, error, options))
            });
            let Err(error) = started else { return Ok(()) };
            let SettingsError::Invalid(problems) = error else { panic!("{error}") };
            let value: u64 = problems[0].nearest.as_deref().expect("a nearest value").parse().expect("a number");
            match problems[0].field.as_str() {
                "p" => s.p = value as u32,
                _ => s.n = value,
            }
        }
        prop_assert!(false, "{requested_settings:?} does not come to an end");
    }
}

#[test]
fn nearest_values_match_examples() {
    for (fragment, nearest) in [
        ("algorithm=transpose&p=64&n=1024", "p = 32"),
        ("algorithm=two-dimensional&p=4&n=32", "n = 64"),
        ("algorithm=two-dimensional&p=8&n=64", "p = 4"),
        ("algorithm=transpose&p=4&n=64&dims=9", "dims = 3"),
        ("algorithm=transpose&p=32&n=64&dims=3", "p = 16"),
        ("algorithm=serial&p=16", "p = 1"),
        ("algorithm=group-cyclic&p=64&n=64", "p = 32"),
        ("p=12", "p = 16"),
        ("p=12&n=8", "p = 8"),
        ("p=0", "p = 1"),
        ("n=1000", "n = 1024"),
        ("n=2^80", "n = 1152921504606846976"),
        ("machine=bsp&switching=wormhole", "switching = cut-through"),
        ("machine=logp&switching=store-and-forward", "switching = cut-through"),
        ("algorithm=transpose&overlap=true", "overlap = false"),
        ("switching=Wormhole", "switching = wormhole"),
        ("tw=-1", "tw = 0"),
        ("view=values", "view = butterfly"),
        ("view=Machine", "view = machine"),
        ("width=1e9", "width = 1000000"),
    ] {
        let problems = Request::from_fragment(fragment).0.expect_err(fragment);
        let message = problems[0].to_string();
        assert!(message.ends_with(&format!("; nearest: {nearest}")), "{fragment}: {message}");
    }
    for fragment in ["p=sixteen", "tc=0", "ts=NaN", "algorithm=quantum", "overlap=maybe"] {
        let problems = Request::from_fragment(fragment).0.expect_err(fragment);
        assert_eq!(problems[0].nearest, None, "{fragment}");
    }
}

#[test]
fn powers_in_other_notations_get_the_nearest_value() {
    for (text, expected) in [
        ("2**12", "4096"),
        ("4k", "4096"),
        ("4K", "4096"),
        ("4Ki", "4096"),
        ("4,096", "4096"),
        ("1m", "1048576"),
    ] {
        let problems = read(&vec![("n", text.to_owned())]).expect_err(text);
        assert_eq!(problems.len(), 1, "{text}: {problems:?}");
        assert_eq!(problems[0].nearest.as_deref(), Some(expected), "{text}");
    }
}
