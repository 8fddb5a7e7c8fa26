//! Saving files of the displayed run. The page sends a worker the run, the points of the curves and the comparison run, and the
//! worker writes the file, so that it matches the screen, also for the reader's own samples.

use crate::app::context::Context;
use crate::app::dom::{base, first};
use crate::state::displayed_run::DisplayedRun;
use crate::state::page_state::State;
use crate::state::points::Point;
use crate::worker::browser::query_client;
use crate::worker::client::{PackRun, PackedRun};
use crate::worker::protocol::queries::file::{self, Format, MakeFile};
use crate::worker::protocol::queries::run::CurvePoint;
use hyperfly_core::isoefficiency::{RunOutcome, SearchOutcome};
use hyperfly_request::{Settings, View};
use hyperfly_text::page as text;
use js_sys::{Array, Promise};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlCanvasElement, HtmlElement, HtmlImageElement, Url,
};

/// A requested file.
pub struct FileRequest {
    pub kind: Kind,
    /// Whether a picture has a transparent background.
    pub transparent: bool,
    /// Fragment of a request for the displayed run.
    pub fragment: String,
    /// Colour scheme: `light`, `dark` or `projector`; `None` for the page's.
    pub theme: Option<String>,
}

/// Kind of a file, by the way it is made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// A file that a worker writes.
    Written(Format),
    /// A raster image that the page draws from an SVG.
    Pixels {
        /// Pixels per CSS pixel of the drawing.
        scale: f64,
    },
}

/// A file, ready to be saved.
pub struct SavedFile {
    pub name: String,
    /// MIME type.
    pub mime: String,
    /// A text, the `ArrayBuffer` of a raster image, or the `Blob` of a film.
    pub data: JsValue,
}

/// Makes a file.
///
/// # Errors
/// A message for the reader.
pub async fn make_file(cx: &Context, request: &FileRequest) -> Result<SavedFile, String> {
    let format = match request.kind {
        Kind::Written(format) => format,
        Kind::Pixels { .. } => Format::Svg,
    };
    let query = MakeFile {
        format,
        fragment: request.fragment.clone(),
        theme: request.theme.clone().unwrap_or_else(|| cx.state().palette_theme().name().to_owned()),
        covered: first(".predict .asks, .lesson .open").is_some(),
        transparent: request.transparent,
        width: 0.0,
        lesson: cx.state().lesson.to_string(),
        base: base(),
    };
    // Packed before waiting, so that the file shows the current state.
    let pack = pack_run(cx)?;
    let _turn = cx.engine.files.next().await;
    // This worker ends when it has answered.
    let worker = query_client();
    worker.show_run(query.fragment.clone(), pack);
    let file::FileContents { name, mime, text: content } = worker.answer(query).await?;
    let Kind::Pixels { scale } = request.kind else {
        return Ok(SavedFile { name, mime, data: content.into() });
    };
    let scale = scale.clamp(0.5, 8.0);
    let pixels = rasterize(&content, scale).await;
    let data = pixels.map_err(|error| {
        if error == READBACK_BLOCKED { text::pixels_forged() } else { text::no_pixels() }.to_owned()
    })?;
    let suffix = if request.transparent { "-transparent" } else { "" };
    let name = format!("{}{suffix}-{scale}x.png", name.trim_end_matches(".svg"));
    Ok(SavedFile { name, mime: "image/png".to_owned(), data })
}

/// Returns the fragment of a request for what is visible: the displayed run, even if a newer one has failed, and the time of the
/// cursor unless it is playing.
pub fn visible_fragment(cx: &Context) -> String {
    let mut request = cx.request();
    if let Some(shown) = &cx.state().displayed {
        // The requested run keeps settings that have no effect on it.
        if !shown.is_of(&request.settings.scenario()) {
            request.settings = Settings::of(&shown.run().scenario);
        }
    }
    let player = &cx.engine.player;
    request.look.t = if player.playing() { 0.0 } else { player.t() };
    request.to_fragment()
}

/// Returns a function that packs the simulated points of the curves, the displayed run and the comparison run for a worker.
///
/// # Errors
/// A message for the reader if there is no run.
pub fn pack_run(cx: &Context) -> Result<PackRun, String> {
    let state = cx.state();
    let shown = state.displayed.clone().ok_or_else(hyperfly_text::share::no_run)?;
    Ok(Rc::new(move || pack(&state, &shown)))
}

fn pack(state: &State, shown: &Rc<DisplayedRun>) -> PackedRun {
    let curves = &state.points;
    let mut points = Vec::new();
    // Points of an earlier request and incomplete curves are not on the screen.
    if curves.points.len() == curves.total
        && curves.belong_to(&shown.run().scenario, curves.target_efficiency())
    {
        for (topology, p, point) in &curves.points {
            let values: &[(View, f64)] = match point {
                Point::Run(RunOutcome::Completed(report)) => {
                    &[(View::Efficiency, report.efficiency), (View::Speedup, report.speedup)]
                }
                Point::Size(SearchOutcome::Found(size)) => &[(View::Isoefficiency, size.log2_n)],
                _ => &[],
            };
            points.extend(values.iter().map(|&(view, y)| CurvePoint { view, topology: *topology, p: *p, y }));
        }
    }
    PackedRun { points, run: shown.clone(), comparison: state.current_comparison_run().cloned() }
}

/// Error of [`rasterize`]: the browser falsifies the pixels read from a canvas.
const READBACK_BLOCKED: &str = "forged";

/// Whether the pixels read from a canvas are the drawn ones. Browsers that resist fingerprinting (`privacy.resistFingerprinting`
/// in Firefox) silently return noise.
fn can_read_pixels(canvas: &HtmlCanvasElement, context: &CanvasRenderingContext2d) -> Result<bool, JsValue> {
    const SIDE: u32 = 8;
    canvas.set_width(SIDE);
    canvas.set_height(SIDE);
    context.set_fill_style_str("#4080c0");
    let size = f64::from(SIDE);
    context.fill_rect(0.0, 0.0, size, size);
    let pixels = context.get_image_data(0.0, 0.0, size, size)?.data();
    // Slight noise is invisible.
    let is_close =
        |pixel: &[u8; 4]| pixel.iter().zip([0x40, 0x80, 0xc0, 0xff]).all(|(a, b)| a.abs_diff(b) < 16);
    Ok(pixels.as_chunks::<4>().0.iter().all(is_close))
}

/// Draws an SVG as PNG, in an `ArrayBuffer`.
async fn rasterize(svg: &str, scale: f64) -> Result<JsValue, JsValue> {
    let image = HtmlImageElement::new()?;
    // A data URL, because in a frame of an opaque origin an object URL would taint the canvas.
    image.set_src(&format!("data:image/svg+xml,{}", String::from(js_sys::encode_uri_component(svg))));
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = gloo::utils::document().create_element("canvas")?.unchecked_into();
    let context: CanvasRenderingContext2d = canvas.get_context("2d")?.ok_or("no context")?.unchecked_into();
    if !can_read_pixels(&canvas, &context)? {
        return Err(READBACK_BLOCKED.into());
    }
    let scaled = |pixels: u32| (f64::from(pixels) * scale).round() as u32;
    canvas.set_width(scaled(image.natural_width()));
    canvas.set_height(scaled(image.natural_height()));
    let (width, height) = (f64::from(canvas.width()), f64::from(canvas.height()));
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height)?;
    let blob = JsFuture::from(Promise::new(&mut |resolve, reject| {
        if let Err(error) = canvas.to_blob(&resolve) {
            let _ = reject.call1(&JsValue::NULL, &error);
        }
    }));
    let blob: Blob = blob.await?.dyn_into()?;
    JsFuture::from(blob.array_buffer()).await
}

/// Saves a file as a download; returns a message for the reader.
pub fn download(file: Result<SavedFile, String>) -> String {
    let message = file.and_then(|file| {
        start_download(&file).map_err(|_| text::no_files().to_owned())?;
        Ok(text::saved(&file.name))
    });
    message.unwrap_or_else(|error| error)
}

fn start_download(file: &SavedFile) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type(&file.mime);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&file.data), &kind)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let link = gloo::utils::document().create_element("a")?;
    link.set_attribute("href", &url)?;
    link.set_attribute("download", &file.name)?;
    link.unchecked_ref::<HtmlElement>().click();
    // The browser reads the file later.
    gloo::timers::callback::Timeout::new(60_000, move || {
        let _ = Url::revoke_object_url(&url);
    })
    .forget();
    Ok(())
}
