//! Colours by meaning, and the themes as data: the page's CSS, the canvas and the SVG files take them from here.
//!
//! The activities have the hues of Okabe & Ito's palette, which stays apart for colour-blind readers; the load of a
//! channel has a scale of even steps in OKLab lightness. No colour stands alone: shapes, hatching, widths and numbers repeat what it says.

mod themes;

pub use crate::draw::ink::Ink;
use themes::{DARK, LIGHT, PROJECTOR};

/// A set of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColourScheme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Black on white, deeper colours; go with a larger [`crate::draw::frame::Frame::text`].
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

fn hex([r, g, b]: Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
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
        for k in 0..12 {
            colours[50 + k] = rgb(base.angle[k]);
        }
        colours[62] = rgb(base.hand);
        Palette { colours }
    }

    /// The colour of an ink.
    pub fn get(&self, ink: Ink) -> Rgb {
        self.colours[ink as usize]
    }

    /// The colour of an ink as `#rrggbb`.
    pub fn hex(&self, ink: Ink) -> String {
        hex(self.get(ink))
    }

    /// All colours as `#rrggbb` by ink number: what a canvas backend hands to JavaScript once per theme.
    pub fn hexes(&self) -> Vec<String> {
        Ink::ALL.iter().map(|&ink| self.hex(ink)).collect()
    }

    /// The colour of contention, so much nearer to that of texts that small letters can be read in it: of what is refused, or differs.
    pub fn warning(&self) -> Rgb {
        mix(self.get(Ink::Contention), self.get(Ink::Text), 208)
    }

    /// CSS custom properties, `--hf-compute: #0072b2;` and so on, for the body of a rule.
    pub fn css(&self) -> String {
        let inks = Ink::ALL.iter().map(|&ink| (ink.name(), self.get(ink)));
        let all = inks.chain([("warning", self.warning())]);
        all.map(|(name, colour)| format!("--hf-{name}: {};\n", hex(colour))).collect()
    }
}
