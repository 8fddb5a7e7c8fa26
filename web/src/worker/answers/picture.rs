//! Pictures as SVG elements, for the page to put beside words.

use hyperfly_view::Frame;
use hyperfly_view::draw::svg::{FONTS, Svg, escape};

/// Returns what is drawn as an element that the page sizes to its room.
pub fn element(svg: &Svg, frame: Frame, label: &str) -> String {
    with_attributes("", svg, frame, label)
}

/// Returns what is drawn as an element that is as wide as its frame where there is room.
pub fn element_with_width(svg: &Svg, frame: Frame, label: &str) -> String {
    with_attributes(&format!(" width=\"{}\"", frame.width), svg, frame, label)
}

fn with_attributes(attributes: &str, svg: &Svg, frame: Frame, label: &str) -> String {
    let Frame { width, height, .. } = frame;
    format!(
        "<svg viewBox=\"0 0 {width} {height}\"{attributes} role=\"img\" aria-label=\"{}\" direction=\"ltr\" \
         font-family=\"{FONTS}\">{}</svg>",
        escape(label),
        svg.inner()
    )
}
