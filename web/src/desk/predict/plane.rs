//! The plane in which a curve is sketched: E against p. The rectangle with `data-plot` is where the pointer draws; it has a
//! column of the same width for each p that is drawn.

use super::question::Curve;
use super::said::number;
use hyperfly_text::predict as text;
use hyperfly_view::numbers::whole;
use hyperfly_view::svg::escape;
use std::fmt::Write;

/// Width and height of the whole, and of what lies around the plot.
const SIZE: (f64, f64) = (340.0, 230.0);
const LEFT: f64 = 38.0;
const TOP: f64 = 12.0;
const RIGHT: f64 = 10.0;
const FOOT: f64 = 34.0;

/// A sketch that nobody has drawn yet is a line at one half, as the sliders are.
const UNDRAWN: f64 = 0.5;

/// The plane with what was drawn, and with the run if it is to be `shown`; then a table of both.
pub fn write(curve: &Curve, drawn: &[f64], shown: bool) -> String {
    let columns = curve.points.len() - 1;
    let (width, height) = (SIZE.0 - LEFT - RIGHT, SIZE.1 - TOP - FOOT);
    // p = 1 stands on the axis itself.
    let x = |k: usize| LEFT + width * if k == 0 { 0.0 } else { (k as f64 - 0.5) / columns as f64 };
    let y = |e: f64| TOP + height * (1.0 - e.clamp(0.0, 1.0));
    let given = curve.points[0].1;
    let sketched: Vec<f64> = std::iter::once(given)
        .chain((0..columns).map(|k| drawn.get(k).copied().unwrap_or(UNDRAWN)))
        .collect();
    let run: Vec<f64> = curve.points.iter().map(|(_, e)| *e).collect();
    let label = if shown { text::sketch_label_both() } else { text::sketch_label() };
    let mut svg = format!(
        "<svg class=\"plane\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">",
        SIZE.0,
        SIZE.1,
        escape(label)
    );
    for tick in 0..=4 {
        let e = f64::from(tick) / 4.0;
        let _ = write!(
            svg,
            "<path class=\"grid\" d=\"M{LEFT} {0:.1}h{width}\"/><text x=\"{1}\" y=\"{2:.1}\" text-anchor=\"end\">{3}</text>",
            y(e),
            LEFT - 6.0,
            y(e) + 4.0,
            hyperfly_text::decimal(format!("{e}"))
        );
    }
    let _ = write!(svg, "<text class=\"axis\" x=\"4\" y=\"{}\">E</text>", TOP + height / 2.0 - 24.0);
    for (k, (p, _)) in curve.points.iter().enumerate() {
        let _ = write!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            x(k),
            TOP + height + 16.0,
            whole((*p).into())
        );
    }
    let _ = write!(
        svg,
        "<text class=\"axis\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">p</text>",
        LEFT + width / 2.0,
        SIZE.1 - 3.0
    );
    let line = |values: &[f64]| -> String {
        let each = values.iter().enumerate();
        each.map(|(k, e)| format!("{}{:.1} {:.1}", if k == 0 { 'M' } else { 'L' }, x(k), y(*e))).collect()
    };
    let _ = write!(svg, "<path class=\"drawn\" d=\"{}\"/>", line(&sketched));
    for (k, e) in sketched.iter().enumerate() {
        let class = if k == 0 { "given" } else { "drawn" };
        let _ = write!(svg, "<circle class=\"{class}\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\"/>", x(k), y(*e));
    }
    if shown {
        let _ = write!(svg, "<path class=\"run\" d=\"{}\"/>", line(&run));
        for (k, e) in run.iter().enumerate() {
            let _ = write!(
                svg,
                "<rect class=\"run\" x=\"{:.1}\" y=\"{:.1}\" width=\"7\" height=\"7\"/>",
                x(k) - 3.5,
                y(*e) - 3.5
            );
        }
    } else {
        let _ = write!(
            svg,
            "<rect data-plot=\"\" x=\"{LEFT}\" y=\"{TOP}\" width=\"{width}\" height=\"{height}\"/>"
        );
    }
    svg += "</svg>";
    if !shown {
        return svg + &format!("<p class=\"hint\">{}</p>", text::sketch_given(&number(given)));
    }
    let _ = write!(
        svg,
        "<p class=\"key\"><span class=\"drawn\"></span>{}<span class=\"run\"></span>{}</p><details><summary>{}</summary><table><tr><th scope=\"col\">p</th><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr>",
        text::sketch_yours(),
        text::sketch_run(),
        text::sketch_table(),
        text::sketch_yours(),
        text::sketch_run()
    );
    for (k, (p, e)) in curve.points.iter().enumerate() {
        let (p, yours, run) = (whole((*p).into()), number(sketched[k]), number(*e));
        let _ = write!(svg, "<tr><th scope=\"row\">{p}</th><td>{yours}</td><td>{run}</td></tr>");
    }
    svg + "</table></details>"
}
