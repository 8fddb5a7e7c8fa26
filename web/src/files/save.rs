//! Files of what is seen. The page hands a worker the run that it shows, with the points of the curves and the run beside
//! it; the worker writes. So a file holds what is on the screen, also of the reader's own samples.

use crate::app::context::Context;
use crate::app::dom::{base, first};
use crate::state::displayed_run::DisplayedRun;
use crate::state::page_state::State;
use crate::state::points::Point;
use crate::worker::browser::query_client;
use crate::worker::client::{PackRun, PackedRun};
use crate::worker::protocol::queries::file::{self, Format, Make};
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

/// A file that is wanted.
pub struct Wanted {
    /// How it is made.
    pub kind: Kind,
    /// Of a picture: without the ground.
    pub transparent: bool,
    /// Of what: the fragment of a request for the run that is shown.
    pub fragment: String,
    /// In which colours: `light`, `dark` or `projector`; `None` for those of the page.
    pub theme: Option<String>,
}

/// How a file is made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// A worker writes it.
    Written(Format),
    /// The page draws a picture of lines as one of pixels.
    Pixels {
        /// So many pixels for each of the drawing.
        scale: f64,
    },
}

/// A file.
pub struct Made {
    /// What it is called.
    pub name: String,
    /// Its type.
    pub mime: String,
    /// What is in it: a text, or the `ArrayBuffer` of a picture of pixels, or the `Blob` of a film.
    pub data: JsValue,
}

/// Makes a file.
///
/// # Errors
/// Why there is none, for the reader.
pub async fn file(cx: &Context, wanted: &Wanted) -> Result<Made, String> {
    let format = match wanted.kind {
        Kind::Written(format) => format,
        Kind::Pixels { .. } => Format::Svg,
    };
    let query = Make {
        format,
        fragment: wanted.fragment.clone(),
        theme: wanted.theme.clone().unwrap_or_else(|| cx.state().palette_theme().name().to_owned()),
        covered: first(".predict .asks, .lesson .open").is_some(),
        transparent: wanted.transparent,
        width: 0.0,
        lesson: cx.state().lesson.to_string(),
        base: base(),
    };
    // What is seen now, whenever its turn comes.
    let seen = load(cx)?;
    let _turn = cx.engine.files.next().await;
    // A worker of its own, which goes when it has answered.
    let worker = query_client();
    worker.show_run(query.fragment.clone(), seen);
    let file::Made { name, mime, text: made } = worker.answer(query).await?;
    let Kind::Pixels { scale } = wanted.kind else {
        return Ok(Made { name, mime, data: made.into() });
    };
    let scale = scale.clamp(0.5, 8.0);
    let pixels = paint(&made, scale).await;
    let data = pixels
        .map_err(|why| if why == FORGED { text::pixels_forged() } else { text::no_pixels() }.to_owned())?;
    let clear = if wanted.transparent { "-transparent" } else { "" };
    let name = format!("{}{clear}-{scale}x.png", name.trim_end_matches(".svg"));
    Ok(Made { name, mime: "image/png".to_owned(), data })
}

/// The request for what is seen now: the run that is shown, also where another one has failed, with the cursor where it is,
/// unless it moves: then no moment is meant.
pub fn visible_fragment(cx: &Context) -> String {
    let mut request = cx.request();
    if let Some(shown) = &cx.state().displayed {
        // What means nothing for a run is kept where it is the run that is asked for.
        if !shown.is_of(&request.settings.scenario()) {
            request.settings = Settings::of(&shown.run().scenario);
        }
    }
    let player = &cx.engine.player;
    request.look.t = if player.playing() { 0.0 } else { player.t() };
    request.to_fragment()
}

/// Returns what a worker makes files, words and tables of: the simulated points of the curves, the run, the run beside it.
///
/// # Errors
/// What to say where there is no run.
pub fn load(cx: &Context) -> Result<PackRun, String> {
    let state = cx.state();
    let shown = state.displayed.clone().ok_or_else(text::no_run)?;
    Ok(Rc::new(move || pack(&state, &shown)))
}

fn pack(state: &State, shown: &Rc<DisplayedRun>) -> PackedRun {
    let all = &state.points;
    let mut points = Vec::new();
    // Points of what was asked before, and curves that are not complete, are not what is seen.
    if all.points.len() == all.total && all.belong_to(&shown.run().scenario, all.kept()) {
        for (topology, p, point) in &all.points {
            let of: &[(View, f64)] = match point {
                Point::Run(RunOutcome::Completed(report)) => {
                    &[(View::Efficiency, report.efficiency), (View::Speedup, report.speedup)]
                }
                Point::Size(SearchOutcome::Found(size)) => &[(View::Isoefficiency, size.log2_n)],
                _ => &[],
            };
            points.extend(of.iter().map(|&(view, y)| CurvePoint { view, topology: *topology, p: *p, y }));
        }
    }
    PackedRun { points, run: shown.clone(), comparison: state.current_comparison_run().cloned() }
}

/// Why there is no picture: what is read of a canvas is not what was drawn on it.
const FORGED: &str = "forged";

/// Whether what is read of a canvas is what was drawn on it. A browser that hides who its reader is (`privacy.resistFingerprinting` in
/// Firefox) gives noise, and says nothing.
fn reads_what_was_drawn(
    canvas: &HtmlCanvasElement,
    context: &CanvasRenderingContext2d,
) -> Result<bool, JsValue> {
    const SIDE: u32 = 8;
    canvas.set_width(SIDE);
    canvas.set_height(SIDE);
    context.set_fill_style_str("#4080c0");
    let side = f64::from(SIDE);
    context.fill_rect(0.0, 0.0, side, side);
    let read = context.get_image_data(0.0, 0.0, side, side)?.data();
    // A little noise is seen by nobody.
    let near = |pixel: &[u8; 4]| pixel.iter().zip([0x40, 0x80, 0xc0, 0xff]).all(|(a, b)| a.abs_diff(b) < 16);
    Ok(read.as_chunks::<4>().0.iter().all(near))
}

/// Draws a file of lines as one of pixels.
async fn paint(svg: &str, scale: f64) -> Result<JsValue, JsValue> {
    let image = HtmlImageElement::new()?;
    // As data and not as an object URL: in a frame of an opaque origin that would be another origin's picture.
    image.set_src(&format!("data:image/svg+xml,{}", String::from(js_sys::encode_uri_component(svg))));
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = gloo::utils::document().create_element("canvas")?.unchecked_into();
    let context: CanvasRenderingContext2d = canvas.get_context("2d")?.ok_or("no context")?.unchecked_into();
    if !reads_what_was_drawn(&canvas, &context)? {
        return Err(FORGED.into());
    }
    let side = |pixels: u32| (f64::from(pixels) * scale).round() as u32;
    canvas.set_width(side(image.natural_width()));
    canvas.set_height(side(image.natural_height()));
    let (width, height) = (f64::from(canvas.width()), f64::from(canvas.height()));
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height)?;
    let blob = JsFuture::from(Promise::new(&mut |resolve, reject| {
        if let Err(why) = canvas.to_blob(&resolve) {
            let _ = reject.call1(&JsValue::NULL, &why);
        }
    }));
    let blob: Blob = blob.await?.dyn_into()?;
    JsFuture::from(blob.array_buffer()).await
}

/// Gives a file to the reader, and says so; or says why there is none.
pub fn download(made: Result<Made, String>) -> String {
    let given = made.and_then(|made| {
        give(&made).map_err(|_| text::no_files().to_owned())?;
        Ok(text::saved(&made.name))
    });
    given.unwrap_or_else(|why| why)
}

fn give(made: &Made) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type(&made.mime);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&made.data), &kind)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let link = gloo::utils::document().create_element("a")?;
    link.set_attribute("href", &url)?;
    link.set_attribute("download", &made.name)?;
    link.unchecked_ref::<HtmlElement>().click();
    // The browser reads it in its own time.
    gloo::timers::callback::Timeout::new(60_000, move || {
        let _ = Url::revoke_object_url(&url);
    })
    .forget();
    Ok(())
}
