//! Colours are distinguishable, also for colour-blind readers, and legible.

use hyperfly_view::draw::palette::Rgb;
use hyperfly_view::{ColourScheme, Ink, Palette};

/// Matrices for normal vision and for missing red, green and blue cones (Machado, Oliveira & Fernandes 2009, full severity).
const VISIONS: [[[f64; 3]; 3]; 4] = [
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
];

const LMS: [[f64; 3]; 3] = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
];
const OKLAB: [[f64; 3]; 3] = [
    [0.2104542553, 0.7936177850, -0.0040720468],
    [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660],
];

fn multiply(matrix: &[[f64; 3]; 3], v: [f64; 3]) -> [f64; 3] {
    [0, 1, 2].map(|row| (0..3).map(|k| matrix[row][k] * v[k]).sum())
}

fn linear(colour: Rgb) -> [f64; 3] {
    colour.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

/// Returns the distance of two colours in OKLab for the vision that distinguishes them least.
fn distance(a: Rgb, b: Rgb) -> f64 {
    let seen = |colour: Rgb, sight: &[[f64; 3]; 3]| {
        let light = multiply(sight, linear(colour)).map(|part| part.clamp(0.0, 1.0));
        multiply(&OKLAB, multiply(&LMS, light).map(f64::cbrt))
    };
    let separation = |sight| {
        let (a, b) = (seen(a, sight), seen(b, sight));
        (0..3).map(|k| (a[k] - b[k]).powi(2)).sum::<f64>().sqrt()
    };
    VISIONS.iter().map(separation).fold(f64::INFINITY, f64::min)
}

/// Returns the WCAG contrast.
fn contrast(a: Rgb, b: Rgb) -> f64 {
    let bright = |colour| {
        let [r, g, b] = linear(colour);
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    let (a, b) = (bright(a), bright(b));
    a.max(b) / a.min(b)
}

#[test]
fn series_colours_differ_from_each_other_and_from_activities() {
    for scheme in ColourScheme::ALL {
        let palette = Palette::new(scheme);
        let get = |ink| palette.get(ink);
        for k in 0..4 {
            let colour = get(Ink::series(k));
            // Series names are written in their colour.
            for ground in [Ink::Ground, Ink::Panel] {
                let contrast = contrast(colour, get(ground));
                assert!(contrast > 4.0, "{scheme:?}: series {k} on {ground:?}: {contrast}");
            }
            for other in 0..k {
                let separation = distance(colour, get(Ink::series(other)));
                assert!(separation > 0.12, "{scheme:?}: series {k} and {other}: {separation}");
            }
            for activity in [Ink::Compute, Ink::Startup, Ink::Transfer, Ink::Contention] {
                let separation = distance(colour, get(activity));
                assert!(separation > 0.05, "{scheme:?}: series {k} and {activity:?}: {separation}");
            }
        }
    }
}

#[test]
fn dimension_colours_differ_and_are_legible_with_text() {
    for scheme in ColourScheme::ALL {
        let palette = Palette::new(scheme);
        for m in 2..10u32 {
            let colour = palette.get(Ink::dims(m));
            assert!(contrast(colour, palette.get(Ink::Text)) > 3.0, "{scheme:?}: the contours over m = {m}");
            for other in 2..m {
                let separation = distance(colour, palette.get(Ink::dims(other)));
                assert!(separation > 0.035, "{scheme:?}: m = {m} and {other}: {separation}");
            }
        }
    }
}

/// WCAG requires 4.5 for small text.
#[test]
fn small_text_colours_have_wcag_contrast() {
    for scheme in ColourScheme::ALL {
        let palette = Palette::new(scheme);
        for ground in [Ink::Ground, Ink::Panel] {
            for (name, colour) in [
                ("warning", palette.warning()),
                ("text", palette.get(Ink::Text)),
                ("muted", palette.get(Ink::Muted)),
            ] {
                let contrast = contrast(colour, palette.get(ground));
                assert!(contrast >= 4.5, "{scheme:?}: {name} on {ground:?}: {contrast}");
            }
        }
        let [r, g, b] = palette.warning();
        assert!(palette.css().contains(&format!("--hf-warning: #{r:02x}{g:02x}{b:02x};")), "the page has it");
    }
}

/// Small text on the page has a legible colour.
#[test]
fn style_sheets_never_use_contention_colour_for_text() {
    let sheets = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../static");
    let sheets = std::fs::read_dir(sheets).expect("the style sheets lie there");
    for file in sheets
        .map(|file| file.expect("a file").path())
        .filter(|file| file.extension().is_some_and(|it| it == "css"))
    {
        let text = std::fs::read_to_string(&file).expect("a text");
        let bad = text.lines().find(|line| line.contains(" color: var(--hf-contention)"));
        assert_eq!(bad, None, "{}", file.display());
    }
}
