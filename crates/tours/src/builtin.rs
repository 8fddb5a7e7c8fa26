//! Built-in tours, which follow the papers. Their texts are messages (messages/…/tours.ftl).

use crate::tour::Tour;

macro_rules! tours {
    ($($id:literal),*) => {
        /// Ids of the built-in tours, in display order.
        pub const IDS: &[&str] = &[$($id),*];

        const FILES: &[&str] = &[$(include_str!(concat!("../data/", $id, ".json"))),*];
    };
}

tours!(
    "butterflies",
    "owners",
    "exchange",
    "mesh",
    "isoefficiency",
    "transpose",
    "hiding",
    "supersteps",
    "today",
    "device"
);

/// Returns a built-in tour by id.
pub fn builtin_tour(id: &str) -> Option<Tour> {
    let index = IDS.iter().position(|builtin| *builtin == id)?;
    Tour::read(FILES[index]).ok()
}
