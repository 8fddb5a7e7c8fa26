//! Printed pages as pixels: the browser's PDF, drawn by poppler's `pdftoppm`.
//!
//! A program of poppler and not a crate: a PDF has fonts, patterns and transparency, and a renderer of them would double the dependencies
//! of the tests.

use super::Pixels;
use std::path::Path;
use std::process::Command;

/// Pixels per inch of the drawn sheets: two per CSS pixel.
const RESOLUTION: &str = "192";

/// Returns the sheets of a PDF. `directory` receives the file.
pub fn sheets(pdf: &[u8], directory: &Path) -> Vec<Pixels> {
    let file = directory.join("printed.pdf");
    std::fs::write(&file, pdf).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let program = std::env::var("PDFTOPPM").unwrap_or_else(|_| "pdftoppm".into());
    let output = Command::new(&program).args(["-r", RESOLUTION]).arg(&file).output();
    let output = output.unwrap_or_else(|error| panic!("{program}: {error}: run `cargo xtask test`"));
    assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    let mut rest = &output.stdout[..];
    std::iter::from_fn(|| (!rest.is_empty()).then(|| read_ppm(&mut rest))).collect()
}

/// Reads one picture: "P6", width, height and 255 on three lines, and the bytes of red, green and blue.
fn read_ppm(rest: &mut &[u8]) -> Pixels {
    let mut line = || {
        let end = rest.iter().position(|byte| *byte == b'\n').expect("a line");
        let text = String::from_utf8_lossy(&rest[..end]).into_owned();
        *rest = &rest[end + 1..];
        text
    };
    let (kind, size, depth) = (line(), line(), line());
    assert_eq!((&*kind, &*depth), ("P6", "255"));
    let (width, height) = size.split_once(' ').expect("width and height");
    let [width, height] = [width, height].map(|length| length.parse().expect("a number"));
    let (rgb, after) = rest.split_at(3 * width * height);
    *rest = after;
    let rgba = rgb.chunks_exact(3).flat_map(|pixel| [pixel[0], pixel[1], pixel[2], 255]).collect();
    Pixels { width, height, rgba }
}
