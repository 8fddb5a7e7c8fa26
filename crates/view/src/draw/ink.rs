//! Inks: colours named by their meaning. The themes in `palette` map them to colours.

use hyperfly_core::trace::Activity;
use serde::{Deserialize, Serialize};
use std::f64::consts::TAU;

/// A colour by its meaning. The discriminant is the index into [`Palette::colours`](crate::draw::palette::Palette::colours).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Ink {
    /// Background.
    Ground = 0,
    /// Surface slightly distinct from the background.
    Panel,
    /// Text and strong marks.
    Text,
    /// Secondary text.
    Muted,
    /// Grid lines and future events.
    Faint,
    /// Idle channel or wire.
    Wire,
    /// Butterfly computation.
    Compute,
    /// Start-up time t_s.
    Startup,
    /// Per-hop time t_h · x.
    Hop,
    /// Transfer time t_w · m.
    Transfer,
    /// Delay by other messages.
    Contention,
    /// Waiting without work.
    Idle,
    ComputeSoft,
    StartupSoft,
    HopSoft,
    TransferSoft,
    ContentionSoft,
    IdleSoft,
    /// Two messages on a channel.
    Load1,
    /// 3 or 4 messages.
    Load2,
    /// 5 to 8 messages.
    Load3,
    /// 9 to 16 messages.
    Load4,
    /// 17 to 32 messages.
    Load5,
    /// More than 32 messages.
    Load6,
    /// Rows of even processors.
    BandA,
    /// Rows of odd processors.
    BandB,
    /// Selection of the reader.
    Focus,
    /// Current time on a time axis.
    Cursor,
    /// Critical path.
    Critical,
    /// Text on a solid activity colour.
    OnStrong,
    /// Elements of the first eighth of the processors. The number is written next to the mark.
    Holder0,
    /// Elements of the second eighth.
    Holder1,
    /// Elements of the third eighth.
    Holder2,
    /// Elements of the fourth eighth.
    Holder3,
    /// Elements of the fifth eighth.
    Holder4,
    /// Elements of the sixth eighth.
    Holder5,
    /// Elements of the seventh eighth.
    Holder6,
    /// Elements of the last eighth.
    Holder7,
    /// First series of a chart: the hypercube in charts of networks.
    Series0,
    /// Second series: the mesh.
    Series1,
    /// Third series: any other network.
    Series2,
    /// Fourth series.
    Series3,
    /// Region of a chart in which a transpose in 2 dimensions is best; the following seven inks add one dimension each. The
    /// number is written in the region.
    Dims0,
    Dims1,
    Dims2,
    Dims3,
    Dims4,
    Dims5,
    Dims6,
    Dims7,
    /// Complex value with an angle nearest to 0°; the following inks advance by 30°. An arrow also shows the angle.
    Angle0,
    Angle1,
    Angle2,
    Angle3,
    Angle4,
    Angle5,
    Angle6,
    Angle7,
    Angle8,
    Angle9,
    Angle10,
    Angle11,
    /// Arrow of a complex value, drawn on the colour of its angle.
    Hand,
    /// Efficiency below 0.1; the following inks advance by 0.1. Contours are labelled.
    Efficiency0,
    Efficiency1,
    Efficiency2,
    Efficiency3,
    Efficiency4,
    Efficiency5,
    Efficiency6,
    Efficiency7,
    Efficiency8,
    Efficiency9,
}

impl Ink {
    /// Number of inks.
    pub const COUNT: usize = 73;

    /// All inks in the order of their numbers.
    pub const ALL: [Ink; Ink::COUNT] = [
        Ink::Ground,
        Ink::Panel,
        Ink::Text,
        Ink::Muted,
        Ink::Faint,
        Ink::Wire,
        Ink::Compute,
        Ink::Startup,
        Ink::Hop,
        Ink::Transfer,
        Ink::Contention,
        Ink::Idle,
        Ink::ComputeSoft,
        Ink::StartupSoft,
        Ink::HopSoft,
        Ink::TransferSoft,
        Ink::ContentionSoft,
        Ink::IdleSoft,
        Ink::Load1,
        Ink::Load2,
        Ink::Load3,
        Ink::Load4,
        Ink::Load5,
        Ink::Load6,
        Ink::BandA,
        Ink::BandB,
        Ink::Focus,
        Ink::Cursor,
        Ink::Critical,
        Ink::OnStrong,
        Ink::Holder0,
        Ink::Holder1,
        Ink::Holder2,
        Ink::Holder3,
        Ink::Holder4,
        Ink::Holder5,
        Ink::Holder6,
        Ink::Holder7,
        Ink::Series0,
        Ink::Series1,
        Ink::Series2,
        Ink::Series3,
        Ink::Dims0,
        Ink::Dims1,
        Ink::Dims2,
        Ink::Dims3,
        Ink::Dims4,
        Ink::Dims5,
        Ink::Dims6,
        Ink::Dims7,
        Ink::Angle0,
        Ink::Angle1,
        Ink::Angle2,
        Ink::Angle3,
        Ink::Angle4,
        Ink::Angle5,
        Ink::Angle6,
        Ink::Angle7,
        Ink::Angle8,
        Ink::Angle9,
        Ink::Angle10,
        Ink::Angle11,
        Ink::Hand,
        Ink::Efficiency0,
        Ink::Efficiency1,
        Ink::Efficiency2,
        Ink::Efficiency3,
        Ink::Efficiency4,
        Ink::Efficiency5,
        Ink::Efficiency6,
        Ink::Efficiency7,
        Ink::Efficiency8,
        Ink::Efficiency9,
    ];

    /// Returns the name in CSS, after `--hf-`.
    pub fn name(self) -> &'static str {
        const NAMES: [&str; Ink::COUNT] = [
            "ground",
            "panel",
            "text",
            "muted",
            "faint",
            "wire",
            "compute",
            "startup",
            "hop",
            "transfer",
            "contention",
            "idle",
            "compute-soft",
            "startup-soft",
            "hop-soft",
            "transfer-soft",
            "contention-soft",
            "idle-soft",
            "load-1",
            "load-2",
            "load-3",
            "load-4",
            "load-5",
            "load-6",
            "band-a",
            "band-b",
            "focus",
            "cursor",
            "critical",
            "on-strong",
            "holder-0",
            "holder-1",
            "holder-2",
            "holder-3",
            "holder-4",
            "holder-5",
            "holder-6",
            "holder-7",
            "series-0",
            "series-1",
            "series-2",
            "series-3",
            "dims-0",
            "dims-1",
            "dims-2",
            "dims-3",
            "dims-4",
            "dims-5",
            "dims-6",
            "dims-7",
            "angle-0",
            "angle-1",
            "angle-2",
            "angle-3",
            "angle-4",
            "angle-5",
            "angle-6",
            "angle-7",
            "angle-8",
            "angle-9",
            "angle-10",
            "angle-11",
            "hand",
            "efficiency-0",
            "efficiency-1",
            "efficiency-2",
            "efficiency-3",
            "efficiency-4",
            "efficiency-5",
            "efficiency-6",
            "efficiency-7",
            "efficiency-8",
            "efficiency-9",
        ];
        NAMES[self as usize]
    }

    /// Returns the ink of an activity.
    pub fn of(activity: Activity) -> Ink {
        Ink::ALL[Ink::Compute as usize + activity as usize]
    }

    /// Returns the ink of an activity mixed with the background.
    pub fn soft(activity: Activity) -> Ink {
        Ink::ALL[Ink::ComputeSoft as usize + activity as usize]
    }

    /// Returns the ink for the elements of the `k`-th of `count` processors: one of eight steps on which text is legible.
    pub fn holder(k: u32, count: u32) -> Ink {
        let step = u64::from(k) * 8 / u64::from(count.max(1));
        Ink::ALL[Ink::Holder0 as usize + step.min(7) as usize]
    }

    /// Returns the ink of an angle in radians, rounded to one of twelve.
    pub fn angle(radians: f64) -> Ink {
        let steps = (radians / (TAU / 12.0)).round() as i64;
        Ink::ALL[Ink::Angle0 as usize + steps.rem_euclid(12) as usize]
    }

    /// Returns the ink of the `k`-th series of a chart. No series has the colour of an activity: blue means computation and
    /// orange contention in every picture.
    pub fn series(k: usize) -> Ink {
        Ink::ALL[Ink::Series0 as usize + k % 4]
    }

    /// Returns the ink of the messages of a sender: one of those of series, which no activity has. Senders that meet on a channel of a
    /// mesh differ by few powers of two, so that the sum of the digits to base 4 separates them.
    pub fn sender(rank: u32) -> Ink {
        Ink::series((0..16).map(|digit| (rank >> (2 * digit) & 3) as usize).sum())
    }

    /// Returns the ink of the region of a transpose in `dims` dimensions. Inks repeat after eight; the number in the region
    /// distinguishes them.
    pub fn dims(dims: u32) -> Ink {
        Ink::ALL[Ink::Dims0 as usize + (dims.saturating_sub(2) % 8) as usize]
    }

    /// Returns the ink of an efficiency from 0 to 1: one of ten steps of lightness.
    pub fn efficiency(efficiency: f64) -> Ink {
        Ink::ALL[Ink::Efficiency0 as usize + ((efficiency * 10.0) as usize).min(9)]
    }

    /// Returns the ink of a channel that carries `load` messages: idle, transfer, then a step for each doubling.
    pub fn load(load: u32) -> Ink {
        match load {
            0 => Ink::Wire,
            1 => Ink::Transfer,
            _ => Ink::ALL[Ink::Load1 as usize + ((load - 1).ilog2() as usize).min(5)],
        }
    }
}
