//! Changing one key equals writing and reading the whole request.

use hyperfly_request::presets::PRESETS;
use hyperfly_request::{KEYS, Request};

/// Values of a run key, possible or not.
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
        "overlap" | "balanced" | "capacity" => &["true", "false", "yes"],
        "radix" => &["4", "3"],
        "twiddles" => &["computed"],
        "alltoall" => &["shift", "naive"],
        "io" => &["cyclic"],
        "blocking" => &["4", "none", "3"],
        "vc" => &["1", "2", "3"],
        "G" => &["0", "0.5", "none", "-1"],
        "direction" => &["inverse"],
        "signal" => &["own", "noise", "quiet"],
        "samples" => &["real", "complex", "whole"],
        "seed" => &["18446744073709551615", "-1"],
        "width" => &["p^0.5", "2", "0"],
        _ => &["0", "0.1", "77", "-3", "many"],
    }
}

/// Removes the comparison of a request.
fn without_comparison(request: &Request) -> Request {
    let mut single_change = request.clone();
    single_change.look.comparison_overrides.clear();
    single_change
}

fn requests() -> impl Iterator<Item = Request> {
    let fragments =
        ["", "p=1", "p=4&g=3", "p=64&n=4096&l-sync=1&ts=2", "algorithm=serial", "p=32&beside=g:7,p:2"];
    let presets = PRESETS.iter().map(|preset| format!("preset={}&", preset.id)).chain([String::new()]);
    presets
        .flat_map(move |preset| fragments.map(|rest| Request::from_fragment(&format!("{preset}{rest}")).0))
        .flatten()
}

/// Writes the request, appends these values and reads it again.
fn reread(request: &Request, values: &[(&'static str, String)]) -> Option<Request> {
    let mut pairs = request.to_pairs();
    pairs.push(("p", request.settings.p.to_string()));
    pairs.extend_from_slice(values);
    Request::from_pairs(pairs.iter().map(|(name, value)| (*name, value.as_str()))).ok()
}

#[test]
fn change_equals_rereading_the_request() {
    let (mut possible_count, mut refused_count) = (0, 0);
    for request in requests() {
        // Problems of the comparison run are refusals of its overrides, not of the changed key.
        let plain_request = without_comparison(&request);
        for key in KEYS.iter().filter(|key| key.is_run_key() && key.name != "preset") {
            for value in values(key.name) {
                let reread_request = reread(&plain_request, &[(key.name, (*value).to_owned())]);
                let changed_request =
                    request.change(key.name, value).map(|result| without_comparison(&result));
                assert_eq!(changed_request, reread_request, "{request:?}: {} = {value}", key.name);
                *if reread_request.is_some() { &mut possible_count } else { &mut refused_count } += 1;
            }
        }
    }
    assert!(possible_count > 500 && refused_count > 500, "{possible_count} {refused_count}");
}

#[test]
fn comparison_run_equals_rereading_with_overrides() {
    let mut seen_count = 0;
    for request in requests() {
        for changes in
            ["p:1", "p:64", "algorithm:serial", "algorithm:transpose,p:8", "machine:bsp,g:2", "ts:7,th:0"]
        {
            let mut request_alone = without_comparison(&request);
            request_alone.look.comparison_overrides =
                Request::parse_overrides(changes).expect("readable overrides");
            let comparison = request_alone.comparison().ok();
            seen_count += u32::from(comparison.is_some());
            let mut values = request_alone.look.comparison_overrides.clone();
            if values.contains(&("algorithm", "serial".to_owned())) {
                values.push(("p", "1".to_owned()));
            }
            assert_eq!(comparison, reread(&without_comparison(&request), &values), "{request:?}: {changes}");
        }
    }
    assert!(seen_count > 100, "{seen_count}");
}

#[test]
fn change_refuses_preset_and_display_keys() {
    let request = Request::default();
    for (name, value) in [("preset", "t3e"), ("theme", "dark"), ("beside", "p:2"), ("v", "1"), ("no", "1")] {
        assert_eq!(request.change(name, value), None, "{name}");
    }
}
