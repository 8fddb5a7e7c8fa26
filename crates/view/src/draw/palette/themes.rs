//! The colour values of the themes.

/// The base colours of a theme, from which the soft colours are mixed.
pub struct ThemeColours {
    /// Ground, panel, text, muted, faint, wire.
    pub page: [u32; 6],
    /// Indexed by activity.
    pub activity: [u32; 6],
    /// Even steps of OKLab lightness through vermillion.
    pub load: [u32; 6],
    /// Band A, band B, focus, cursor, critical path, on strong.
    pub marks: [u32; 6],
    /// First to last holder, in even steps of lightness and hue in OKLCH.
    pub holder: [u32; 8],
    /// Series of charts, distinguishable from each other, from the activities and from the ground, also for colour-blind readers.
    pub series: [u32; 4],
    /// Even steps of lightness in OKLCH, from rose to violet.
    pub dims: [u32; 8],
    /// Angles from 0° in steps of 30°, once around the hues of OKLCH from red. The hue opposite red is light, so that an angle
    /// and its mirror image, which have the same amount of blue or yellow, differ in lightness for readers who confuse red and
    /// green.
    pub angle: [u32; 12],
    pub hand: u32,
    /// Efficiencies from 0 in steps of 0.1, in even steps of OKLab lightness, away from the ground.
    pub efficiency: [u32; 10],
    /// Weight of the base colour in a soft colour, in 256ths.
    pub soft: u32,
}

/// Dark on light.
pub const LIGHT: ThemeColours = ThemeColours {
    page: [0xfcfbf8, 0xf4f2ec, 0x1b1b1d, 0x6b6962, 0xe6e3dc, 0xd9d5cc],
    activity: [0x0072b2, 0xe69f00, 0x77746c, 0x009e73, 0xd55e00, 0xb5b1a6],
    load: [0xec7c27, 0xdb6112, 0xc44a0f, 0xa73b19, 0x8b2e1c, 0x6e2219],
    marks: [0xeef3f6, 0xfcfbf8, 0x1b1b1d, 0x1b1b1d, 0x1b1b1d, 0xffffff],
    holder: [0xf9e8a7, 0xcfe5a7, 0xa3e0b5, 0x80d5c7, 0x71c5d6, 0x78b1db, 0x8a9bd4, 0x9a86bf],
    series: [0x421d96, 0xb34862, 0x450018, 0x7a57f2],
    dims: [0xffe7f1, 0xf5d4e8, 0xe9c1e1, 0xdab0dd, 0xc9a0da, 0xb590d8, 0x9f82d6, 0x8675d4],
    angle: [
        0xcb4644, 0xbf6204, 0xaf8301, 0x99a602, 0x5cc864, 0x01d7b4, 0x07d6e7, 0x5ac6ff, 0x84aaff, 0xa482f8,
        0xbc61c2, 0xc84a84,
    ],
    hand: 0x1b1b1d,
    efficiency: [
        0xf8ecd4, 0xe9d3a8, 0xdbbb7b, 0xb2ac6d, 0x7e9f69, 0x4f8d70, 0x27767c, 0x045d80, 0x234078, 0x2a1f6e,
    ],
    soft: 84,
};

/// Light on dark.
pub const DARK: ThemeColours = ThemeColours {
    page: [0x141517, 0x1b1c1f, 0xf1f0ec, 0x9c9a94, 0x2a2b2e, 0x3a3b3f],
    activity: [0x3f94dc, 0xe3a519, 0x8c8a84, 0x22b58c, 0xf26b2e, 0x5a5a5c],
    load: [0xd45c36, 0xef6c34, 0xfc883e, 0xffa659, 0xffc57e, 0xffe3ab],
    marks: [0x191d22, 0x141517, 0xf1f0ec, 0xf1f0ec, 0xf1f0ec, 0x0c0d0e],
    holder: [0x422f60, 0x323f6f, 0x144f74, 0x005e6e, 0x006a5f, 0x38714c, 0x61743b, 0x847435],
    series: [0x9961fc, 0xc2639e, 0xffdafd, 0xdf99ef],
    dims: [0x1f1b35, 0x2f2446, 0x412e57, 0x553867, 0x6a4176, 0x814b83, 0x99558f, 0xb25e98],
    angle: [
        0xd25450, 0xcc6902, 0xba8c01, 0xa2af10, 0x6dd073, 0x11e2bd, 0x13e1f2, 0x78ceff, 0x93b4fe, 0xad8dfd,
        0xc46dc9, 0xcf588c,
    ],
    hand: 0x0c0d0e,
    efficiency: [
        0x3a2f22, 0x4d4023, 0x615121, 0x636a39, 0x588457, 0x509b7f, 0x55aeb0, 0x67bfd9, 0x98ceec, 0xc4dcff,
    ],
    soft: 88,
};

/// Black on white.
pub const PROJECTOR: ThemeColours = ThemeColours {
    page: [0xffffff, 0xf2f2f2, 0x000000, 0x3d3d3d, 0xd0d0d0, 0xbdbdbd],
    activity: [0x005a9e, 0xd98c00, 0x5c5c5c, 0x008560, 0xc44d00, 0x9a9a9a],
    load: [0xe06a14, 0xc44a0f, 0xa73b19, 0x8b2e1c, 0x6e2219, 0x4f1712],
    marks: [0xe6eef5, 0xffffff, 0x000000, 0x000000, 0x000000, 0xffffff],
    holder: [0xf9e8a7, 0xcfe5a7, 0xa3e0b5, 0x80d5c7, 0x71c5d6, 0x78b1db, 0x8a9bd4, 0x9a86bf],
    series: [0x4c0eb3, 0x9a6498, 0x34002c, 0x732d3d],
    dims: [0xffe7f1, 0xf5d4e8, 0xe9c1e1, 0xdab0dd, 0xc9a0da, 0xb590d8, 0x9f82d6, 0x8675d4],
    angle: [
        0xc13234, 0xae5905, 0xa17904, 0x909c07, 0x4cc157, 0x00cfad, 0x0dcfdf, 0x42bffe, 0x78a1ff, 0x9c76f3,
        0xb352ba, 0xbe3779,
    ],
    hand: 0x000000,
    efficiency: [
        0xf8ecd4, 0xe9d3a8, 0xdbbb7b, 0xb2ac6d, 0x7e9f69, 0x4f8d70, 0x27767c, 0x045d80, 0x234078, 0x2a1f6e,
    ],
    soft: 100,
};
