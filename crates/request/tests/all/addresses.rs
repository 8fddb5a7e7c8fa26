//! Shared addresses keep their meaning when defaults, names and versions change.
//!
//! `tests/golden/addresses.txt` has one `address meaning` per line: the fragment as a reader saved it, and every key of
//! its request at that time. Lines are added, never changed.

use hyperfly_request::presets::PRESETS;
use hyperfly_request::{
    Algorithm, AllToAll, Choice, Direction, Io, KEYS, Lang, MachineKind, Order, Request, SampleType,
    SignalKind, Switching, Theme, Topology, Twiddles, View,
};

const LIST: &str = include_str!("../../../../tests/golden/addresses.txt");

fn lines() -> impl Iterator<Item = (&'static str, &'static str)> {
    LIST.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(' '))
}

#[test]
fn recorded_addresses_keep_their_requests() {
    assert!(lines().count() > 30);
    for (address, expected_text) in lines() {
        let (request, warnings) = Request::from_fragment(address);
        let request = request.unwrap_or_else(|problems| panic!("{address}: {problems:?}"));
        assert!(warnings.is_empty(), "{address}: {warnings:?}");
        // Keys added later are not in the line.
        for (key, value) in expected_text.split('&').filter_map(|pair| pair.split_once('=')) {
            assert_eq!(request.value(key).as_deref(), Some(value), "{key} of {address}");
        }
    }
}

/// New keys and values must be added to the list.
#[test]
fn address_list_covers_every_key_and_value() {
    let pairs: Vec<&str> = lines().flat_map(|(address, _)| address.split('&')).collect();
    let check_ids = |key: &str, ids: Vec<&'static str>| {
        for id in ids {
            let is_listed = pairs.iter().any(|pair| {
                pair.split_once('=')
                    .is_some_and(|(name, value)| name == key && value.split(',').any(|part| part == id))
            });
            assert!(is_listed, "no address with {key}={id}");
        }
    };
    fn ids<C: Choice>() -> Vec<&'static str> {
        C::ALL.iter().map(|choice| choice.id()).collect()
    }
    for key in KEYS {
        assert!(
            pairs.iter().any(|pair| pair.split('=').next() == Some(key.name)),
            "no address with {}",
            key.name
        );
    }
    check_ids("algorithm", ids::<Algorithm>());
    check_ids("topology", ids::<Topology>());
    check_ids("switching", ids::<Switching>());
    check_ids("machine", ids::<MachineKind>());
    check_ids("order", ids::<Order>());
    check_ids("alltoall", ids::<AllToAll>());
    check_ids("io", ids::<Io>());
    check_ids("twiddles", ids::<Twiddles>());
    check_ids("direction", ids::<Direction>());
    check_ids("signal", ids::<SignalKind>());
    check_ids("samples", ids::<SampleType>());
    check_ids("view", ids::<View>());
    check_ids("theme", ids::<Theme>());
    check_ids("lang", ids::<Lang>());
    check_ids("preset", PRESETS.iter().map(|preset| preset.id).collect());
}

/// Addresses are written without a version. A later version is refused by name.
#[test]
fn address_without_version_is_version_1() {
    let read_address = |address: &str| Request::from_fragment(address).0;
    assert_eq!(read_address("p=4"), read_address("v=1&p=4"));
    let newer_version = read_address("v=2&p=4").expect_err("an unknown version");
    assert_eq!((newer_version[0].field.as_str(), newer_version[0].value.as_str()), ("v", "2"));
    assert!(newer_version[0].allowed.contains("newer"), "{}", newer_version[0]);
}
