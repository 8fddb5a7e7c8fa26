//! Colours by meaning, and the themes as data: the page's CSS, the canvas and the SVG files take them from here.
//!
//! The activities have the hues of Okabe & Ito's palette, which stays apart for colour-blind readers; the load of a
//! channel has a scale of even steps in OKLab lightness. No colour stands alone: shapes, hatching, widths and numbers repeat what it says.

pub use crate::ink::Ink;

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

/// What a theme states; the soft colours are mixed from it.
struct Base {
    /// Ground, panel, text, muted, faint, wire.
    page: [u32; 6],
    /// In the order of the activities.
    activity: [u32; 6],
    /// Even steps of OKLab lightness through vermillion.
    load: [u32; 6],
    /// Band a, band b, focus, cursor, critical, on strong.
    marks: [u32; 6],
    /// From the first holder to the last: even steps of lightness and hue in OKLCH.
    holder: [u32; 8],
    /// By angle, from 0° in steps of 30°: once around the hues of OKLCH from red, light opposite red, so that an angle and its mirror
    /// image, which have the same blue or yellow, differ in lightness for those who do not tell red from green.
    angle: [u32; 12],
    /// Hand.
    hand: u32,
    /// How much of the colour a soft one keeps, in 256ths.
    soft: u32,
}

const LIGHT: Base = Base {
    page: [0xfcfbf8, 0xf4f2ec, 0x1b1b1d, 0x6b6962, 0xe6e3dc, 0xd9d5cc],
    activity: [0x0072b2, 0xe69f00, 0x77746c, 0x009e73, 0xd55e00, 0xb5b1a6],
    load: [0xec7c27, 0xdb6112, 0xc44a0f, 0xa73b19, 0x8b2e1c, 0x6e2219],
    marks: [0xeef3f6, 0xfcfbf8, 0x1b1b1d, 0x1b1b1d, 0x1b1b1d, 0xffffff],
    holder: [0xf9e8a7, 0xcfe5a7, 0xa3e0b5, 0x80d5c7, 0x71c5d6, 0x78b1db, 0x8a9bd4, 0x9a86bf],
    angle: [
        0xcb4644, 0xbf6204, 0xaf8301, 0x99a602, 0x5cc864, 0x01d7b4, 0x07d6e7, 0x5ac6ff, 0x84aaff, 0xa482f8,
        0xbc61c2, 0xc84a84,
    ],
    hand: 0x1b1b1d,
    soft: 84,
};

const DARK: Base = Base {
    page: [0x141517, 0x1b1c1f, 0xf1f0ec, 0x9c9a94, 0x2a2b2e, 0x3a3b3f],
    activity: [0x3f94dc, 0xe3a519, 0x8c8a84, 0x22b58c, 0xf26b2e, 0x5a5a5c],
    load: [0xd45c36, 0xef6c34, 0xfc883e, 0xffa659, 0xffc57e, 0xffe3ab],
    marks: [0x191d22, 0x141517, 0xf1f0ec, 0xf1f0ec, 0xf1f0ec, 0x0c0d0e],
    holder: [0x422f60, 0x323f6f, 0x144f74, 0x005e6e, 0x006a5f, 0x38714c, 0x61743b, 0x847435],
    angle: [
        0xd25450, 0xcc6902, 0xba8c01, 0xa2af10, 0x6dd073, 0x11e2bd, 0x13e1f2, 0x78ceff, 0x93b4fe, 0xad8dfd,
        0xc46dc9, 0xcf588c,
    ],
    hand: 0x0c0d0e,
    soft: 88,
};

const PROJECTOR: Base = Base {
    page: [0xffffff, 0xf2f2f2, 0x000000, 0x3d3d3d, 0xd0d0d0, 0xbdbdbd],
    activity: [0x005a9e, 0xd98c00, 0x5c5c5c, 0x008560, 0xc44d00, 0x9a9a9a],
    load: [0xe06a14, 0xc44a0f, 0xa73b19, 0x8b2e1c, 0x6e2219, 0x4f1712],
    marks: [0xe6eef5, 0xffffff, 0x000000, 0x000000, 0x000000, 0xffffff],
    holder: [0xf9e8a7, 0xcfe5a7, 0xa3e0b5, 0x80d5c7, 0x71c5d6, 0x78b1db, 0x8a9bd4, 0x9a86bf],
    angle: [
        0xc13234, 0xae5905, 0xa17904, 0x909c07, 0x4cc157, 0x00cfad, 0x0dcfdf, 0x42bffe, 0x78a1ff, 0x9c76f3,
        0xb352ba, 0xbe3779,
    ],
    hand: 0x000000,
    soft: 100,
};

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
        }
        for k in 0..12 {
            colours[38 + k] = rgb(base.angle[k]);
        }
        colours[50] = rgb(base.hand);
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
