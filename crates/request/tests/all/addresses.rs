//! Shared addresses keep their meaning when defaults, names and versions change.
//!
//! `tests/golden/addresses.txt` has one `address meaning` per line: the fragment as a reader saved it, and every key of
//! its request at that time. Lines are added, never changed.

use hyperfly_request::presets::PRESETS;
use hyperfly_request::{
    Algorithm, AllToAll, Choice, Direction, Io, KEYS, Lang, MachineKind, Order, Request, SignalKind,
    Switching, Theme, Topology, Twiddles, View,
};

const LIST: &str = include_str!("../../../../tests/golden/addresses.txt");

fn lines() -> impl Iterator<Item = (&'static str, &'static str)> {
    LIST.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(' '))
}

#[test]
fn recorded_addresses_keep_their_requests() {
    assert!(lines().count() > 30);
    for (address, meaning) in lines() {
        let (request, unknown) = Request::from_fragment(address);
        let request = request.unwrap_or_else(|why| panic!("{address}: {why:?}"));
        assert!(unknown.is_empty(), "{address}: {unknown:?}");
        // Keys added later are not in the line.
        for (key, value) in meaning.split('&').filter_map(|pair| pair.split_once('=')) {
            assert_eq!(request.value(key).as_deref(), Some(value), "{key} of {address}");
        }
    }
}

/// New keys and values must be added to the list.
#[test]
fn address_list_covers_every_key_and_value() {
    let pairs: Vec<&str> = lines().flat_map(|(address, _)| address.split('&')).collect();
    let all = |key: &str, ids: Vec<&'static str>| {
        for id in ids {
            let there = pairs.iter().any(|pair| {
                pair.split_once('=')
                    .is_some_and(|(name, value)| name == key && value.split(',').any(|part| part == id))
            });
            assert!(there, "no address with {key}={id}");
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
    all("algorithm", ids::<Algorithm>());
    all("topology", ids::<Topology>());
    all("switching", ids::<Switching>());
    all("machine", ids::<MachineKind>());
    all("order", ids::<Order>());
    all("alltoall", ids::<AllToAll>());
    all("io", ids::<Io>());
    all("twiddles", ids::<Twiddles>());
    all("direction", ids::<Direction>());
    all("signal", ids::<SignalKind>());
    all("view", ids::<View>());
    all("theme", ids::<Theme>());
    all("lang", ids::<Lang>());
    all("preset", PRESETS.iter().map(|preset| preset.id).collect());
}

/// Addresses are written without a version. A later version is refused by name.
#[test]
fn address_without_version_is_version_1() {
    let read = |address: &str| Request::from_fragment(address).0;
    assert_eq!(read("p=4"), read("v=1&p=4"));
    let later = read("v=2&p=4").expect_err("an unknown version");
    assert_eq!((later[0].field.as_str(), later[0].value.as_str()), ("v", "2"));
    assert!(later[0].allowed.contains("newer"), "{}", later[0]);
}
