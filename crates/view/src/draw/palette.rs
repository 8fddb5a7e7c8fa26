//! The colour themes as data, from which the page's CSS, the canvas and SVG files are coloured.
//!
//! Activities use the hues of Okabe & Ito's palette, which colour-blind readers can distinguish; the load of a channel uses a
//! scale of even steps of OKLab lightness. Shapes, hatching, widths and numbers repeat everything that a colour says.

mod themes;

pub use crate::draw::ink::Ink;
use themes::{DARK, LIGHT, PROJECTOR};

/// A colour theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColourScheme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Black on white with deeper colours, for a larger [`crate::draw::frame::Frame::text`].
    Projector,
}

impl ColourScheme {
    /// All themes.
    pub const ALL: [ColourScheme; 3] = [ColourScheme::Light, ColourScheme::Dark, ColourScheme::Projector];

    /// Returns the name in the schema.
    pub fn name(self) -> &'static str {
        ["light", "dark", "projector"][self as usize]
    }
}

/// A colour as red, green and blue.
pub type Rgb = [u8; 3];

/// The colours of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Indexed by [`Ink`] number.
    pub colours: [Rgb; Ink::COUNT],
}

fn rgb(hex: u32) -> Rgb {
    [(hex >> 16) as u8, (hex >> 8) as u8, hex as u8]
}

fn hex([r, g, b]: Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

fn mix(a: Rgb, b: Rgb, weight_of_a: u32) -> Rgb {
    [0, 1, 2]
        .map(|k| ((u32::from(a[k]) * weight_of_a + u32::from(b[k]) * (256 - weight_of_a) + 128) / 256) as u8)
}

impl Palette {
    /// Builds the palette of a theme.
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
        for k in 0..10 {
            colours[63 + k] = rgb(base.efficiency[k]);
        }
        Palette { colours }
    }

    /// Returns the colour of an ink.
    pub fn get(&self, ink: Ink) -> Rgb {
        self.colours[ink as usize]
    }

    /// Returns the colour of an ink as `#rrggbb`.
    pub fn hex(&self, ink: Ink) -> String {
        hex(self.get(ink))
    }

    /// Returns all colours as `#rrggbb` in ink order, for canvas backends to pass to JavaScript once per theme.
    pub fn hexes(&self) -> Vec<String> {
        Ink::ALL.iter().map(|&ink| self.hex(ink)).collect()
    }

    /// Returns the colour of warnings and differences: the colour of contention, mixed with the text colour until small letters are
    /// legible.
    pub fn warning(&self) -> Rgb {
        mix(self.get(Ink::Contention), self.get(Ink::Text), 208)
    }

    /// Returns CSS custom properties such as `--hf-compute: #0072b2;` for the body of a rule.
    pub fn css(&self) -> String {
        let inks = Ink::ALL.iter().map(|&ink| (ink.name(), self.get(ink)));
        let all = inks.chain([("warning", self.warning())]);
        all.map(|(name, colour)| format!("--hf-{name}: {};\n", hex(colour))).collect()
    }
}
