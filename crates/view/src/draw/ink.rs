//! Inks: colours by what they mean. The themes, in `palette`, say which colour each is.

use hyperfly_core::trace::Activity;
use serde::{Deserialize, Serialize};
use std::f64::consts::TAU;

/// A colour by its meaning. The discriminant is the index into [`Palette::colours`](crate::draw::palette::Palette::colours).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Ink {
    /// Behind everything.
    Ground = 0,
    /// A surface slightly apart from the ground.
    Panel,
    /// Text and strong marks.
    Text,
    /// Secondary text.
    Muted,
    /// Grid lines, what is yet to come.
    Faint,
    /// A channel or wire at rest.
    Wire,
    /// Butterflies.
    Compute,
    /// t_s.
    Startup,
    /// t_h · x.
    Hop,
    /// t_w · m.
    Transfer,
    /// Held up by other messages.
    Contention,
    /// Waiting.
    Idle,
    /// Compute, mixed with the ground.
    ComputeSoft,
    /// Start-up, mixed with the ground.
    StartupSoft,
    /// Hop, mixed with the ground.
    HopSoft,
    /// Transfer, mixed with the ground.
    TransferSoft,
    /// Contention, mixed with the ground.
    ContentionSoft,
    /// Idle, mixed with the ground.
    IdleSoft,
    /// Two messages on a channel.
    Load1,
    /// 3 or 4.
    Load2,
    /// 5 to 8.
    Load3,
    /// 9 to 16.
    Load4,
    /// 17 to 32.
    Load5,
    /// More.
    Load6,
    /// Rows of even processors.
    BandA,
    /// Rows of odd processors.
    BandB,
    /// What the reader points at.
    Focus,
    /// The moment on a time axis.
    Cursor,
    /// The critical path.
    Critical,
    /// Text on a solid activity colour.
    OnStrong,
    /// Elements of the first eighth of the processors; the number stands beside it.
    Holder0,
    /// Of the second eighth.
    Holder1,
    /// Of the third.
    Holder2,
    /// Of the fourth.
    Holder3,
    /// Of the fifth.
    Holder4,
    /// Of the sixth.
    Holder5,
    /// Of the seventh.
    Holder6,
    /// Of the last.
    Holder7,
    /// One of the things that a chart compares: the hypercube, in charts of networks.
    Series0,
    /// The second: the mesh.
    Series1,
    /// The third: any other network.
    Series2,
    /// The fourth.
    Series3,
    /// Regions of transposes by their dimensions, from 2 on; the number stands in them.
    Dims0,
    /// One more dimension.
    Dims1,
    /// One more dimension.
    Dims2,
    /// One more dimension.
    Dims3,
    /// One more dimension.
    Dims4,
    /// One more dimension.
    Dims5,
    /// One more dimension.
    Dims6,
    /// One more dimension.
    Dims7,
    /// A complex value whose angle is nearest to 0°; its arrow shows the angle, too.
    Angle0,
    /// To 30°.
    Angle1,
    /// To 60°.
    Angle2,
    /// To 90°.
    Angle3,
    /// To 120°.
    Angle4,
    /// To 150°.
    Angle5,
    /// To 180°.
    Angle6,
    /// To 210°.
    Angle7,
    /// To 240°.
    Angle8,
    /// To 270°.
    Angle9,
    /// To 300°.
    Angle10,
    /// To 330°.
    Angle11,
    /// The arrow of a complex value, on the colour of its angle.
    Hand,
}

impl Ink {
    /// How many there are.
    pub const COUNT: usize = 63;

    /// All, in the order of their numbers.
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
    ];

    /// Its name in CSS, after `--hf-`.
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
        ];
        NAMES[self as usize]
    }

    /// The colour of an activity.
    pub fn of(activity: Activity) -> Ink {
        Ink::ALL[Ink::Compute as usize + activity as usize]
    }

    /// The colour of an activity, mixed with the ground.
    pub fn soft(activity: Activity) -> Ink {
        Ink::ALL[Ink::ComputeSoft as usize + activity as usize]
    }

    /// The colour of what the `k`-th of `count` holds: eight steps, light enough (dark enough in the dark) to be written on.
    pub fn holder(k: u32, count: u32) -> Ink {
        let step = u64::from(k) * 8 / u64::from(count.max(1));
        Ink::ALL[Ink::Holder0 as usize + step.min(7) as usize]
    }

    /// The colour of an angle in radians, to the nearest of twelve.
    pub fn angle(radians: f64) -> Ink {
        let steps = (radians / (TAU / 12.0)).round() as i64;
        Ink::ALL[Ink::Angle0 as usize + steps.rem_euclid(12) as usize]
    }

    /// The colour of the `k`-th thing that a chart compares. None of them is the colour of an activity: blue is for computing
    /// and orange for contention in every picture.
    pub fn series(k: usize) -> Ink {
        Ink::ALL[Ink::Series0 as usize + k % 4]
    }

    /// The colour of the region of a transpose in so many dimensions. It comes back after eight; the number tells them apart.
    pub fn dims(dims: u32) -> Ink {
        Ink::ALL[Ink::Dims0 as usize + (dims.saturating_sub(2) % 8) as usize]
    }

    /// The colour of a channel that carries `load` messages: at rest, transfer, then a step for each doubling.
    pub fn load(load: u32) -> Ink {
        match load {
            0 => Ink::Wire,
            1 => Ink::Transfer,
            _ => Ink::ALL[Ink::Load1 as usize + ((load - 1).ilog2() as usize).min(5)],
        }
    }
}
