//! Description of a run's preset: its parameters with their origins.

use crate::table::{Align, table};
use hyperfly_request::presets::Origin;
use hyperfly_request::{KEYS, Preset, Request};

/// Formats the preset and those of its values that the request keeps.
pub fn described(preset: &'static Preset, request: &Request) -> String {
    let mut there = Request { preset: Some(preset), ..request.clone() };
    preset.apply(&mut there.settings);
    let brought =
        |name: &str| preset.brings().find(|(key, _)| *key == name).map(|(_, value)| value.to_owned());
    let row = |key: &hyperfly_request::Key| {
        let origin = match preset.origin(key.name, request.settings.p)? {
            Origin::Paper(place) | Origin::Source(place) => place().to_owned(),
            Origin::Assumption(why) => format!("assumed: {}", why()),
        };
        let (own, given) = ((key.get)(request), brought(key.name).unwrap_or_else(|| (key.get)(&there)));
        (own == given).then(|| vec![key.name.to_owned(), own, origin])
    };
    let rows: Vec<_> = KEYS.iter().filter_map(row).collect();
    let align = [Align::Left, Align::Left, Align::Left];
    format!("{}, a unit of time is {}\n{}", (preset.name)(), (preset.unit)(), table(&align, &rows))
}
