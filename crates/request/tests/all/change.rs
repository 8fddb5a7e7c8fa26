//! One key changed alone comes to the same as everything written and read again.

use hyperfly_request::presets::PRESETS;
use hyperfly_request::{KEYS, Request};

/// Values of a key of the run, possible or not.
fn values(key: &str) -> &'static [&'static str] {
    match key {
        "algorithm" => &["serial", "transpose", "group-cyclic", "output-driven"],
        "topology" => &["mesh", "Mesh"],
        "switching" => &["wormhole", "cut-through"],
        "machine" => &["logp", "bsp", "network"],
        "p" => &["1", "2", "2^4", "32", "64", "3", "65536"],
        "n" => &["2", "256", "2^20", "1000"],
        "dims" => &["2", "3", "99"],
        "order" => &["ordered"],
        "overlap" | "balanced" => &["true", "false", "yes"],
        "radix" => &["4", "3"],
        "twiddles" => &["computed"],
        "alltoall" => &["shift", "naive"],
        "io" => &["cyclic"],
        "blocking" => &["4", "none", "3"],
        "direction" => &["inverse"],
        "signal" => &["own", "noise", "quiet"],
        "seed" => &["18446744073709551615", "-1"],
        "width" => &["p^0.5", "2", "0"],
        _ => &["0", "0.1", "77", "-3", "many"],
    }
}

/// A request without a comparison.
fn alone(request: &Request) -> Request {
    let mut alone = request.clone();
    alone.look.beside.clear();
    alone
}

fn requests() -> impl Iterator<Item = Request> {
    let said = ["", "p=1", "p=4&g=3", "p=64&n=4096&l-sync=1&ts=2", "algorithm=serial", "p=32&beside=g:7,p:2"];
    let presets = PRESETS.iter().map(|preset| format!("preset={}&", preset.id)).chain([String::new()]);
    presets
        .flat_map(move |preset| said.map(|rest| Request::from_fragment(&format!("{preset}{rest}")).0))
        .flatten()
}

/// The request written, with these values after it, and read again.
fn read(request: &Request, values: &[(&'static str, String)]) -> Option<Request> {
    let mut pairs = request.to_pairs();
    pairs.push(("p", request.settings.p.to_string()));
    pairs.extend_from_slice(values);
    Request::from_pairs(pairs.iter().map(|(name, value)| (*name, value.as_str()))).ok()
}

#[test]
fn a_key_changed_is_a_request_read_again() {
    let (mut possible, mut refused) = (0, 0);
    for request in requests() {
        // What is not possible on the other side is said there.
        let left = alone(&request);
        for key in KEYS.iter().filter(|key| key.is_of_run() && key.name != "preset") {
            for value in values(key.name) {
                let again = read(&left, &[(key.name, (*value).to_owned())]);
                let changed = request.change(key.name, value).map(|changed| alone(&changed));
                assert_eq!(changed, again, "{request:?}: {} = {value}", key.name);
                *if again.is_some() { &mut possible } else { &mut refused } += 1;
            }
        }
    }
    assert!(possible > 500 && refused > 500, "{possible} {refused}");
}

#[test]
fn the_right_side_is_the_left_one_with_its_changes_read_again() {
    let mut seen = 0;
    for request in requests() {
        for changes in
            ["p:1", "p:64", "algorithm:serial", "algorithm:transpose,p:8", "machine:bsp,g:2", "ts:7,th:0"]
        {
            let mut asked = alone(&request);
            asked.look.beside = Request::read_changes(changes).expect("they can be read");
            let right = asked.right().ok();
            seen += u32::from(right.is_some());
            let mut values = asked.look.beside.clone();
            if values.contains(&("algorithm", "serial".to_owned())) {
                values.push(("p", "1".to_owned()));
            }
            assert_eq!(right, read(&alone(&request), &values), "{request:?}: {changes}");
        }
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn a_preset_and_what_is_no_key_of_the_run_are_not_changed_alone() {
    let request = Request::default();
    for (name, value) in [("preset", "t3e"), ("theme", "dark"), ("beside", "p:2"), ("v", "1"), ("no", "1")] {
        assert_eq!(request.change(name, value), None, "{name}");
    }
}
