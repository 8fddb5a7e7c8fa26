//! Implements `Surface` for a Canvas 2D context.
//!
//! Colours, fonts and texts are cached as JavaScript strings, and each call draws its whole batch as one path, so that the animation
//! loop does not allocate.

use hyperfly_view::draw::palette::{Ink, Palette};
use hyperfly_view::draw::surface::{Anchor, Surface, TextStyle, directed};
use hyperfly_view::draw::svg::FONTS;
use js_sys::{Array, JsString};
use std::f64::consts::TAU;
use wasm_bindgen::prelude::*;
use web_sys::HtmlCanvasElement;

#[wasm_bindgen]
extern "C" {
    /// A `CanvasRenderingContext2D` whose methods take JavaScript strings, which `web_sys` would convert on every call.
    #[wasm_bindgen(js_name = CanvasRenderingContext2D)]
    type Context;
    #[wasm_bindgen(method, structural, setter, js_name = fillStyle)]
    fn set_fill_style(this: &Context, style: &JsString);
    #[wasm_bindgen(method, structural, setter, js_name = strokeStyle)]
    fn set_stroke_style(this: &Context, style: &JsString);
    #[wasm_bindgen(method, structural, setter, js_name = lineWidth)]
    fn set_line_width(this: &Context, width: f64);
    #[wasm_bindgen(method, structural, setter, js_name = lineJoin)]
    fn set_line_join(this: &Context, join: &str);
    #[wasm_bindgen(method, structural, setter)]
    fn set_font(this: &Context, font: &JsString);
    #[wasm_bindgen(method, structural, setter, js_name = textAlign)]
    fn set_text_align(this: &Context, align: &JsString);
    #[wasm_bindgen(method, structural, setter, js_name = textBaseline)]
    fn set_text_baseline(this: &Context, baseline: &str);
    #[wasm_bindgen(method, js_name = setLineDash)]
    fn set_line_dash(this: &Context, pattern: &Array);
    #[wasm_bindgen(method, js_name = setTransform)]
    fn set_transform(this: &Context, a: f64, b: f64, c: f64, d: f64, e: f64, f: f64);
    #[wasm_bindgen(method, js_name = clearRect)]
    fn clear_rect(this: &Context, x: f64, y: f64, w: f64, h: f64);
    #[wasm_bindgen(method, js_name = fillRect)]
    fn fill_rect(this: &Context, x: f32, y: f32, w: f32, h: f32);
    #[wasm_bindgen(catch, method, js_name = fillText)]
    fn fill_text(this: &Context, text: &JsString, x: f32, y: f32) -> Result<(), JsValue>;
    #[wasm_bindgen(method, js_name = beginPath)]
    fn begin_path(this: &Context);
    #[wasm_bindgen(method, js_name = closePath)]
    fn close_path(this: &Context);
    #[wasm_bindgen(method, js_name = moveTo)]
    fn move_to(this: &Context, x: f32, y: f32);
    #[wasm_bindgen(method, js_name = lineTo)]
    fn line_to(this: &Context, x: f32, y: f32);
    #[wasm_bindgen(method)]
    fn rect(this: &Context, x: f32, y: f32, w: f32, h: f32);
    #[wasm_bindgen(method)]
    fn arc(this: &Context, x: f32, y: f32, radius: f32, from: f64, to: f64);
    #[wasm_bindgen(method)]
    fn fill(this: &Context);
    #[wasm_bindgen(method)]
    fn stroke(this: &Context);
}

/// A canvas in logical pixels.
pub struct Canvas {
    element: HtmlCanvasElement,
    context: Context,
    colours: Vec<JsString>,
    fonts: Vec<(TextStyle, JsString)>,
    texts: Vec<(String, JsString)>,
    aligns: [JsString; 3],
    dashes: Vec<(f32, Array)>,
    solid: Array,
    fill_ink: Option<Ink>,
    stroke_ink: Option<Ink>,
    line_width: f32,
    text_type: Option<TextStyle>,
    size: (f32, f32),
}

impl Canvas {
    /// Returns `None` if the browser provides no 2D context.
    pub fn new(element: HtmlCanvasElement) -> Option<Canvas> {
        let context = element.get_context("2d").ok()??.unchecked_into();
        Some(Canvas {
            element,
            context,
            colours: Vec::new(),
            fonts: Vec::new(),
            texts: Vec::new(),
            aligns: ["left", "center", "right"].map(JsString::from),
            dashes: Vec::new(),
            solid: Array::new(),
            fill_ink: None,
            stroke_ink: None,
            line_width: 0.0,
            text_type: None,
            size: (0.0, 0.0),
        })
    }

    /// Sets `data-strips` if the picture draws the processors' memories, so that the style sheet can hide their legend otherwise.
    pub fn set_strips(&self, drawn: bool) {
        // Fails only for an invalid name.
        let _ = self.element.toggle_attribute_with_force("data-strips", drawn);
    }

    /// Sets the colours.
    pub fn set_palette(&mut self, palette: &Palette) {
        self.colours = palette.hexes().iter().map(|hex| JsString::from(hex.as_str())).collect();
        self.reset_state();
    }

    /// Sets the logical size, and the device pixels per logical pixel.
    pub fn resize(&mut self, width: f32, height: f32, ratio: f64) {
        let (w, h) = ((f64::from(width) * ratio).round() as u32, (f64::from(height) * ratio).round() as u32);
        if self.element.width() != w || self.element.height() != h {
            self.element.set_width(w);
            self.element.set_height(h);
        }
        self.size = (width, height);
        self.context.set_transform(ratio, 0.0, 0.0, ratio, 0.0, 0.0);
        self.context.set_line_join("round");
        self.context.set_text_baseline("middle");
        self.reset_state();
    }

    /// Clears the canvas to transparent.
    pub fn clear(&mut self) {
        self.context.clear_rect(0.0, 0.0, f64::from(self.size.0), f64::from(self.size.1));
    }

    /// Discards the cached drawing state: resizing a canvas resets its context.
    fn reset_state(&mut self) {
        self.fill_ink = None;
        self.stroke_ink = None;
        self.line_width = 0.0;
        self.text_type = None;
    }

    fn fill_with(&mut self, ink: Ink) {
        if self.fill_ink != Some(ink) {
            self.fill_ink = Some(ink);
            self.context.set_fill_style(&self.colours[ink as usize]);
        }
    }

    fn stroke_with(&mut self, ink: Ink, width: f32) {
        if self.stroke_ink != Some(ink) {
            self.stroke_ink = Some(ink);
            self.context.set_stroke_style(&self.colours[ink as usize]);
        }
        if self.line_width != width {
            self.line_width = width;
            self.context.set_line_width(f64::from(width));
        }
    }

    fn segments(&self, segments: &[f32]) {
        self.context.begin_path();
        for &[x0, y0, x1, y1] in segments.as_chunks::<4>().0 {
            self.context.move_to(x0, y0);
            self.context.line_to(x1, y1);
        }
        self.context.stroke();
    }

    fn circles(&self, circles: &[f32]) {
        self.context.begin_path();
        for &[x, y, radius] in circles.as_chunks::<3>().0 {
            self.context.move_to(x + radius, y);
            self.context.arc(x, y, radius, 0.0, TAU);
        }
    }

    /// Returns the index of a text in the cache. An animation repeats few texts, so a linear search suffices.
    fn cache_text(&mut self, text: &str) -> usize {
        if let Some(at) = self.texts.iter().position(|(known, _)| known == text) {
            return at;
        }
        if self.texts.len() > 256 {
            self.texts.clear();
        }
        self.texts.push((text.to_owned(), JsString::from(&*directed(text))));
        self.texts.len() - 1
    }

    fn set_type(&mut self, set: TextStyle) {
        if self.text_type == Some(set) {
            return;
        }
        self.text_type = Some(set);
        let same =
            |known: &TextStyle| (known.size, known.bold, known.italic) == (set.size, set.bold, set.italic);
        let at = self.fonts.iter().position(|(known, _)| same(known)).unwrap_or_else(|| {
            let style = if set.italic { "italic " } else { "" };
            let weight = if set.bold { "600 " } else { "" };
            let font = format!("{style}{weight}{}px {FONTS}", f64::from(set.size));
            self.fonts.push((set, JsString::from(font)));
            self.fonts.len() - 1
        });
        self.context.set_font(&self.fonts[at].1);
        self.context.set_text_align(&self.aligns[set.anchor as usize]);
    }
}

// `aligns` is indexed by `Anchor`.
const _: () =
    assert!(Anchor::Start as usize == 0 && Anchor::Middle as usize == 1 && Anchor::End as usize == 2);

impl Surface for Canvas {
    fn lines(&mut self, ink: Ink, width: f32, segments: &[f32]) {
        if !segments.is_empty() {
            self.stroke_with(ink, width);
            self.segments(segments);
        }
    }

    fn dashes(&mut self, ink: Ink, width: f32, segments: &[f32]) {
        if segments.is_empty() {
            return;
        }
        self.stroke_with(ink, width);
        let at = self.dashes.iter().position(|(known, _)| *known == width).unwrap_or_else(|| {
            let length = JsValue::from_f64(f64::from((3.0 * width).max(2.0)));
            self.dashes.push((width, Array::of2(&length, &length)));
            self.dashes.len() - 1
        });
        self.context.set_line_dash(&self.dashes[at].1);
        self.segments(segments);
        self.context.set_line_dash(&self.solid);
    }

    fn polyline(&mut self, ink: Ink, width: f32, points: &[f32]) {
        if points.len() < 4 {
            return;
        }
        self.stroke_with(ink, width);
        self.context.begin_path();
        self.context.move_to(points[0], points[1]);
        for &[x, y] in points[2..].as_chunks::<2>().0 {
            self.context.line_to(x, y);
        }
        self.context.stroke();
    }

    fn rects(&mut self, ink: Ink, rects: &[f32]) {
        if rects.is_empty() {
            return;
        }
        self.fill_with(ink);
        for &[x, y, w, h] in rects.as_chunks::<4>().0 {
            self.context.fill_rect(x, y, w, h);
        }
    }

    fn frames(&mut self, ink: Ink, width: f32, rects: &[f32]) {
        if rects.is_empty() {
            return;
        }
        self.stroke_with(ink, width);
        self.context.begin_path();
        for &[x, y, w, h] in rects.as_chunks::<4>().0 {
            self.context.rect(x + width / 2.0, y + width / 2.0, w - width, h - width);
        }
        self.context.stroke();
    }

    fn discs(&mut self, ink: Ink, discs: &[f32]) {
        if !discs.is_empty() {
            self.fill_with(ink);
            self.circles(discs);
            self.context.fill();
        }
    }

    fn rings(&mut self, ink: Ink, width: f32, rings: &[f32]) {
        if !rings.is_empty() {
            self.stroke_with(ink, width);
            self.circles(rings);
            self.context.stroke();
        }
    }

    fn triangles(&mut self, ink: Ink, corners: &[f32]) {
        if corners.is_empty() {
            return;
        }
        self.fill_with(ink);
        self.context.begin_path();
        for &[x0, y0, x1, y1, x2, y2] in corners.as_chunks::<6>().0 {
            self.context.move_to(x0, y0);
            self.context.line_to(x1, y1);
            self.context.line_to(x2, y2);
            self.context.close_path();
        }
        self.context.fill();
    }

    fn text(&mut self, x: f32, y: f32, set: TextStyle, ink: Ink, text: &str) {
        self.fill_with(ink);
        self.set_type(set);
        let at = self.cache_text(text);
        // Firefox throws in a frame that is not displayed, such as one on a hidden slide.
        let _ = self.context.fill_text(&self.texts[at].1, x, y);
    }
}
