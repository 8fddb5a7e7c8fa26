//! A [`Surface`] that writes SVG. Files contain their colours and fonts and need no scripts or host styles.

use crate::draw::frame::Frame;
use crate::draw::palette::{Ink, Palette};
use crate::draw::subscripts::lower_subscripts;
use crate::draw::surface::{Anchor, Surface, TextStyle, directed};
use std::fmt::Write;

/// Font families for files and for plotters.
pub const FONTS: &str =
    "hyperfly, Geist, system-ui, -apple-system, 'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif";

/// Writes SVG elements.
pub struct Svg {
    palette: Palette,
    body: String,
}

/// Writes a number with at most two decimals and without trailing zeros.
fn push_number(out: &mut String, value: f32) {
    let hundredths = (value * 100.0).round();
    if hundredths == 0.0 || !hundredths.is_finite() {
        out.push('0');
        return;
    }
    let start = out.len();
    let _ = write!(out, "{:.2}", hundredths / 100.0);
    while out.ends_with('0') {
        out.pop();
    }
    if out.ends_with('.') {
        out.pop();
    }
    debug_assert!(out.len() > start);
}

/// Replaces the characters that XML reserves.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c if c < ' ' => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

impl Svg {
    /// Creates an empty picture.
    pub fn new(palette: Palette) -> Self {
        Svg { palette, body: String::new() }
    }

    /// Translates everything that `draw` draws by (x, y).
    pub fn at(&mut self, x: f32, y: f32, draw: impl FnOnce(&mut Svg)) {
        self.body.push_str("<g transform=\"translate(");
        push_number(&mut self.body, x);
        self.body.push(' ');
        push_number(&mut self.body, y);
        self.body.push_str(")\">\n");
        draw(self);
        self.body.push_str("</g>\n");
    }

    /// Adds elements written elsewhere, such as a chart.
    pub fn raw(&mut self, elements: &str) {
        self.body.push_str(elements);
    }

    /// Returns the elements without an enclosing `<svg>`.
    pub fn inner(&self) -> &str {
        &self.body
    }

    /// Returns the picture as an element of a page, which scales it to the available width.
    pub fn element(&self, frame: Frame, label: &str) -> String {
        self.element_with("", frame, label)
    }

    /// Returns the picture as an element of its frame's width, where there is space.
    pub fn element_with_width(&self, frame: Frame, label: &str) -> String {
        self.element_with(&format!(" width=\"{}\"", frame.width), frame, label)
    }

    fn element_with(&self, attributes: &str, Frame { width, height, .. }: Frame, label: &str) -> String {
        format!(
            "<svg viewBox=\"0 0 {width} {height}\"{attributes} role=\"img\" aria-label=\"{}\" direction=\"ltr\" \
             font-family=\"{FONTS}\">{}</svg>",
            escape(label),
            self.body
        )
    }

    /// Returns the whole file, with or without a background in the palette's colour.
    pub fn finish(self, width: f32, height: f32, title: &str, description: &str, ground: bool) -> String {
        let fill = self.palette.hex(Ink::Ground);
        let ground = match ground {
            true => format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>\n"),
            false => String::new(),
        };
        // On a right-to-left page the root would otherwise inherit its direction and mirror the anchors.
        let direction = if hyperfly_text::is_rtl() { "direction=\"ltr\" " } else { "" };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" {direction}width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" aria-labelledby=\"hf-title hf-desc\" \
             font-family=\"{FONTS}\" font-variant-numeric=\"tabular-nums\" style=\"font-variant-numeric: tabular-nums\">\n\
             <title id=\"hf-title\">{}</title>\n<desc id=\"hf-desc\">{}</desc>\n\
             {ground}{}</svg>\n",
            escape(title),
            escape(description),
            self.body
        )
    }

    fn stroke_path(&mut self, ink: Ink, width: f32, attributes: &str, path: &str) {
        let colour = self.palette.hex(ink);
        let _ = write!(self.body, "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"");
        push_number(&mut self.body, width);
        let _ = writeln!(self.body, "\"{attributes} d=\"{path}\"/>");
    }

    fn fill_path(&mut self, ink: Ink, path: &str) {
        let colour = self.palette.hex(ink);
        let _ = writeln!(self.body, "<path fill=\"{colour}\" d=\"{path}\"/>");
    }
}

fn push_point(path: &mut String, command: char, x: f32, y: f32) {
    path.push(command);
    push_number(path, x);
    path.push(' ');
    push_number(path, y);
}

fn segment_path(numbers: &[f32]) -> String {
    let mut path = String::new();
    for &[x0, y0, x1, y1] in numbers.as_chunks::<4>().0 {
        push_point(&mut path, 'M', x0, y0);
        push_point(&mut path, 'L', x1, y1);
    }
    path
}

fn rect_path(numbers: &[f32], inset: f32) -> String {
    let mut path = String::new();
    for &[x, y, w, h] in numbers.as_chunks::<4>().0 {
        push_point(&mut path, 'M', x + inset, y + inset);
        path.push('h');
        push_number(&mut path, w - 2.0 * inset);
        path.push('v');
        push_number(&mut path, h - 2.0 * inset);
        path.push('h');
        push_number(&mut path, 2.0 * inset - w);
        path.push('z');
    }
    path
}

fn circle_path(numbers: &[f32]) -> String {
    let mut path = String::new();
    for &[x, y, r] in numbers.as_chunks::<3>().0 {
        push_point(&mut path, 'M', x - r, y);
        for turn in [2.0, -2.0] {
            path.push('a');
            push_number(&mut path, r);
            path.push(' ');
            push_number(&mut path, r);
            path.push_str(" 0 0 1 ");
            push_number(&mut path, turn * r);
            path.push_str(" 0");
        }
        path.push('z');
    }
    path
}

impl Surface for Svg {
    fn lines(&mut self, ink: Ink, width: f32, numbers: &[f32]) {
        if !numbers.is_empty() {
            self.stroke_path(ink, width, "", &segment_path(numbers));
        }
    }

    fn dashes(&mut self, ink: Ink, width: f32, numbers: &[f32]) {
        if !numbers.is_empty() {
            let mut attributes = String::from(" stroke-dasharray=\"");
            push_number(&mut attributes, (3.0 * width).max(2.0));
            attributes.push('"');
            self.stroke_path(ink, width, &attributes, &segment_path(numbers));
        }
    }

    fn polyline(&mut self, ink: Ink, width: f32, points: &[f32]) {
        let mut path = String::new();
        for (k, &[x, y]) in points.as_chunks::<2>().0.iter().enumerate() {
            push_point(&mut path, if k == 0 { 'M' } else { 'L' }, x, y);
        }
        if !path.is_empty() {
            self.stroke_path(ink, width, " stroke-linejoin=\"round\"", &path);
        }
    }

    fn rects(&mut self, ink: Ink, rects: &[f32]) {
        if !rects.is_empty() {
            self.fill_path(ink, &rect_path(rects, 0.0));
        }
    }

    fn frames(&mut self, ink: Ink, width: f32, rects: &[f32]) {
        if !rects.is_empty() {
            self.stroke_path(ink, width, "", &rect_path(rects, width / 2.0));
        }
    }

    fn discs(&mut self, ink: Ink, discs: &[f32]) {
        if !discs.is_empty() {
            self.fill_path(ink, &circle_path(discs));
        }
    }

    fn rings(&mut self, ink: Ink, width: f32, rings: &[f32]) {
        if !rings.is_empty() {
            self.stroke_path(ink, width, "", &circle_path(rings));
        }
    }

    fn triangles(&mut self, ink: Ink, corners: &[f32]) {
        let mut path = String::new();
        for &[x0, y0, x1, y1, x2, y2] in corners.as_chunks::<6>().0 {
            push_point(&mut path, 'M', x0, y0);
            push_point(&mut path, 'L', x1, y1);
            push_point(&mut path, 'L', x2, y2);
            path.push('z');
        }
        if !path.is_empty() {
            self.fill_path(ink, &path);
        }
    }

    fn text(&mut self, x: f32, y: f32, set: TextStyle, ink: Ink, text: &str) {
        let colour = self.palette.hex(ink);
        self.body.push_str("<text x=\"");
        push_number(&mut self.body, x);
        self.body.push_str("\" y=\"");
        push_number(&mut self.body, y + 0.35 * set.size);
        self.body.push_str("\" font-size=\"");
        push_number(&mut self.body, set.size);
        let anchor = match set.anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let bold = if set.bold { " font-weight=\"600\"" } else { "" };
        let italic = if set.italic { " font-style=\"italic\"" } else { "" };
        let _ = writeln!(
            self.body,
            "\" fill=\"{colour}\"{anchor}{bold}{italic}>{}</text>",
            lower_subscripts(&escape(&directed(text)))
        );
    }
}
