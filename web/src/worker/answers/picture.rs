//! Charts and other pictures as SVG elements, for the page to put beside words.

use hyperfly_view::chart::{Plane, file};
use hyperfly_view::draw::svg::{FONTS, Svg, escape};
use hyperfly_view::{ColourScheme, Frame, Palette};

/// Width and height of a chart, which the page sizes to its room.
const CHART: [f32; 2] = [380.0, 300.0];

/// Returns a chart with this label for those who do not see it.
pub fn chart(plane: &Plane, label: &str, theme: ColourScheme) -> String {
    let palette = Palette::new(theme);
    let frame = Frame::new(CHART[0], CHART[1]);
    let mut svg = Svg::new(palette);
    file::draw(plane, frame, palette, &mut svg);
    element(&svg, frame, label)
}

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
