//! QR codes as SVG paths.

use crate::worker::protocol::queries::share::Code;
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// Width of the quiet zone in modules.
const QUIET: i32 = 4;

impl Code {
    /// Encodes a text; `None` if it is too long.
    pub fn from_text(text: &str) -> Option<Code> {
        // Prefer the higher error correction: smaller modules cost less at a distance than weaker correction.
        let code = [QrCodeEcc::Medium, QrCodeEcc::Low]
            .iter()
            .find_map(|level| QrCode::encode_text(text, *level).ok())?;
        let mut path = String::new();
        for y in 0..code.size() {
            let mut x = 0;
            while x < code.size() {
                let run = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
                if run > 0 {
                    let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
                }
                x += run.max(1);
            }
        }
        Some(Code { size: code.size() + 2 * QUIET, path })
    }

    /// Returns the picture, dark on light in every theme.
    pub fn to_svg(&self) -> String {
        let Code { size, path } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" role=\"img\" aria-label=\"QR code of the \
             link\" shape-rendering=\"crispEdges\"><rect width=\"{size}\" height=\"{size}\" fill=\"#fff\"/><path d=\"{path}\" \
             fill=\"#000\"/></svg>"
        )
    }
}
