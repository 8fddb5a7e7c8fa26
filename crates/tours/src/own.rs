//! The built-in tours, along the papers; their texts are messages (messages/…/tours.ftl).

use crate::tour::Tour;

macro_rules! tours {
    ($($id:literal),*) => {
        /// Their ids, in the order in which they are offered.
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
    "device"
);

/// The tour of an id.
pub fn own(id: &str) -> Option<Tour> {
    let at = IDS.iter().position(|known| *known == id)?;
    Tour::read(FILES[at]).ok()
}
