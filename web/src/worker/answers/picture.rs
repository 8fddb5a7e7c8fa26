//! Pictures as SVG elements for the page.

use hyperfly_view::Frame;
use hyperfly_view::draw::svg::{FONTS, Svg, escape};

/// Returns a drawing as an element that the page scales to the available width.
pub fn element(svg: &Svg, frame: Frame, label: &str) -> String {
    with_attributes("", svg, frame, label)
}

/// Returns a drawing as an element of its frame's width, where there is space.
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
