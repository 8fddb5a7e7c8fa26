//! Description of a run's preset: its parameters with their origins.

use crate::output::table::{Align, format_table};
use hyperfly_request::presets::Origin;
use hyperfly_request::{KEYS, Preset, Request};

/// Formats the preset and the preset values that the request keeps.
pub fn describe(preset: &'static Preset, request: &Request) -> String {
    let mut defaults = Request { preset: Some(preset), ..request.clone() };
    preset.apply(&mut defaults.settings);
    let preset_value =
        |name: &str| preset.also_sets().find(|(key, _)| *key == name).map(|(_, value)| value.to_owned());
    let row = |key: &hyperfly_request::Key| {
        let origin = match preset.origin(key.name, request.settings.p)? {
            Origin::Paper(place) | Origin::Source(place) => place().to_owned(),
            Origin::Assumption(reason) => format!("assumed: {}", reason()),
        };
        let (value, is_given) =
            ((key.get)(request), preset_value(key.name).unwrap_or_else(|| (key.get)(&defaults)));
        (value == is_given).then(|| vec![key.name.to_owned(), value, origin])
    };
    let rows: Vec<_> = KEYS.iter().filter_map(row).collect();
    let align = [Align::Left, Align::Left, Align::Left];
    format!("{}, a unit of time is {}\n{}", (preset.name)(), (preset.unit)(), format_table(&align, &rows))
}
