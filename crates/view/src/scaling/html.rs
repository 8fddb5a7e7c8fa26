//! A study as HTML for the page: what to see, the three charts, which stand side by side or below each other as there is room,
//! their key, and the terms.

use super::key::key;
use super::picture::planes;
use super::say::{TERMS, sentence};
use super::study::Study;
use crate::chart::file;
use crate::frame::Frame;
use crate::palette::{ColourScheme, Palette};
use crate::svg::{FONTS, Svg, escape};
use hyperfly_text::scaling as say;

/// Width and height of a chart, which the page sizes to its room.
const CHART: [f32; 2] = [380.0, 300.0];

/// How it is laid out.
const STYLE: &str = include_str!("page.css");

/// Writes it; `set` makes HTML of prose, with its variables set as in the papers.
pub fn html(study: &Study, theme: ColourScheme, set: &dyn Fn(&str) -> String) -> String {
    let palette = Palette::new(theme);
    let mut out =
        format!("<style>{STYLE}</style><p class=\"see\">{}</p><div class=\"charts\">", set(&sentence(study)));
    let [width, height] = CHART;
    for plane_of in planes(study) {
        let mut svg = Svg::new(palette);
        file::draw(&plane_of, Frame::new(width, height), palette, &mut svg);
        let what = escape(&say::chart(&plane_of.y.title));
        out += &format!(
            "<svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{what}\" direction=\"ltr\" \
             font-family=\"{FONTS}\">{}</svg>",
            svg.inner()
        );
    }
    out += "</div><ul class=\"key\">";
    for mark in key(study) {
        let ink = palette.hex(mark.ink);
        let stroke = match mark.dashed {
            true => {
                format!("<path d=\"M0 6h28\" stroke=\"{ink}\" stroke-width=\"2\" stroke-dasharray=\"6 4\"/>")
            }
            false => format!(
                "<path d=\"M0 6h10M18 6h10\" stroke=\"{ink}\" stroke-width=\"2\"/>\
                 <circle cx=\"14\" cy=\"6\" r=\"3.5\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"1.6\"/>"
            ),
        };
        out += &format!(
            "<li><svg width=\"28\" height=\"12\" aria-hidden=\"true\">{stroke}</svg>{}</li>",
            set(&mark.text)
        );
    }
    out += &format!("</ul><p>{}</p><h3>{}</h3><dl class=\"terms\">", set(say::marks()), escape(say::terms()));
    for term in TERMS {
        out += &format!(
            "<dt data-term=\"{}\">{}</dt><dd>{}</dd>",
            term.key,
            set((term.name)()),
            set((term.definition)())
        );
    }
    out + "</dl>"
}
