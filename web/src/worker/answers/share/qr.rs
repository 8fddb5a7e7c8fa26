//! A QR code as a picture of lines.

use crate::worker::protocol::queries::share::Code;
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// What a reader needs around it, in modules.
const QUIET: i32 = 4;

impl Code {
    /// The code of a text; `None` if it is too long for one.
    pub fn of(text: &str) -> Option<Code> {
        // What is lost of a larger code hurts less than what its finer modules lose at a distance.
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
        Some(Code { side: code.size() + 2 * QUIET, path })
    }

    /// The picture, dark on light whatever the colours of the page.
    pub fn svg(&self) -> String {
        let Code { side, path } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" role=\"img\" aria-label=\"QR code of the \
             link\" shape-rendering=\"crispEdges\"><rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/><path d=\"{path}\" \
             fill=\"#000\"/></svg>"
        )
    }
}
