//! Colours by meaning, and the themes as data: the page's CSS, the canvas and the SVG files take them from here.
//!
//! The activities have the hues of Okabe & Ito's palette, which stays apart for colour-blind readers; the load of a
//! channel has a scale of even steps in OKLab lightness. No colour stands alone: shapes, hatching, widths and numbers repeat what it says.

mod themes;

use hyperfly_core::trace::Activity;
use themes::{DARK, LIGHT, PROJECTOR};

/// What a colour means. The discriminant is the index into [`Palette::colours`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
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
}

impl Ink {
    /// How many there are.
    pub const COUNT: usize = 50;

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

/// A set of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColourScheme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Black on white, deeper colours; go with a larger [`crate::frame::Frame::text`].
    Projector,
}

impl ColourScheme {
    /// All.
    pub const ALL: [ColourScheme; 3] = [ColourScheme::Light, ColourScheme::Dark, ColourScheme::Projector];

    /// Its name in the schema.
    pub fn name(self) -> &'static str {
        ["light", "dark", "projector"][self as usize]
    }
}

/// A colour: red, green, blue.
pub type Rgb = [u8; 3];

/// The colours of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// By [`Ink`] number.
    pub colours: [Rgb; Ink::COUNT],
}

fn rgb(hex: u32) -> Rgb {
    [(hex >> 16) as u8, (hex >> 8) as u8, hex as u8]
}

fn mix(a: Rgb, b: Rgb, of_a: u32) -> Rgb {
    [0, 1, 2].map(|k| ((u32::from(a[k]) * of_a + u32::from(b[k]) * (256 - of_a) + 128) / 256) as u8)
}

impl Palette {
    /// The colours of a theme.
    pub fn new(theme: ColourScheme) -> Self {
        let base = match theme {
            ColourScheme::Light => &LIGHT,
            ColourScheme::Dark => &DARK,
            ColourScheme::Projector => &PROJECTOR,
        };
        let mut colours = [[0; 3]; Ink::COUNT];
        for k in 0..6 {
            colours[k] = rgb(base.page[k]);
            colours[6 + k] = rgb(base.activity[k]);
            colours[12 + k] = mix(rgb(base.activity[k]), rgb(base.page[0]), base.soft);
            colours[18 + k] = rgb(base.load[k]);
            colours[24 + k] = rgb(base.marks[k]);
        }
        for k in 0..8 {
            colours[30 + k] = rgb(base.holder[k]);
            colours[42 + k] = rgb(base.dims[k]);
        }
        for k in 0..4 {
            colours[38 + k] = rgb(base.series[k]);
        }
        Palette { colours }
    }

    /// The colour of an ink.
    pub fn get(&self, ink: Ink) -> Rgb {
        self.colours[ink as usize]
    }

    /// The colour of an ink as `#rrggbb`.
    pub fn hex(&self, ink: Ink) -> String {
        let [r, g, b] = self.get(ink);
        format!("#{r:02x}{g:02x}{b:02x}")
    }

    /// All colours as `#rrggbb` by ink number: what a canvas backend hands to JavaScript once per theme.
    pub fn hexes(&self) -> Vec<String> {
        Ink::ALL.iter().map(|&ink| self.hex(ink)).collect()
    }

    /// CSS custom properties, `--hf-compute: #0072b2;` and so on, for the body of a rule.
    pub fn css(&self) -> String {
        Ink::ALL.iter().map(|&ink| format!("--hf-{}: {};\n", ink.name(), self.hex(ink))).collect()
    }
}
