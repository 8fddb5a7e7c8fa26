//! Films of a time window: records the canvases of the views with the browser's `MediaRecorder`.

use crate::app::context::Context;
use crate::files::recorder::Recorder;
use crate::files::save::SavedFile;
use crate::player::clock::Subscription;
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use hyperfly_request::{Choice, Look, Request, parse_typed};
use hyperfly_text::page as text;
use hyperfly_text::request::allowed_time_from_0;
use hyperfly_view::draw::palette::{Ink, Palette};
use hyperfly_view::views::has_time;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, DomRect, HtmlCanvasElement, MediaRecorder, MediaRecorderOptions};

/// MIME types of films, in order of preference. WebKit writes MP4 only.
const MIME_TYPES: [&str; 4] = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", MP4];
/// Prefix of the MIME types of MP4.
pub const MP4: &str = "video/mp4";
/// Default duration in seconds.
const DEFAULT_SECONDS: f64 = 8.0;
/// Delay in milliseconds before the recorder stops, so that it records the last frame.
const STOP_DELAY: u32 = 200;

#[wasm_bindgen]
extern "C" {
    /// A window or a canvas, in a browser that may lack `MediaRecorder` or `captureStream`.
    type MaybeRecordable;

    #[wasm_bindgen(method, getter, js_name = MediaRecorder)]
    fn media_recorder(this: &MaybeRecordable) -> JsValue;

    #[wasm_bindgen(method, getter, js_name = captureStream)]
    fn stream(this: &MaybeRecordable) -> JsValue;
}

/// A film being recorded.
pub struct Film {
    cx: Context,
    name: String,
    /// Settings to restore afterwards.
    look: Look,
    t: f64,
    recorder: Rc<Recorder>,
    mime: &'static str,
    cancelled: Cell<bool>,
    _painter: Subscription,
}

/// A canvas and its position.
type PlacedCanvas = (HtmlCanvasElement, DomRect);

impl Film {
    /// Begins to film the views of a fragment between the virtual times `from` and `to`, in `seconds`. `progress` receives the
    /// recorded fraction, from 0 to 1.
    ///
    /// # Errors
    /// A message for the reader if no view moves, the times are empty, or the browser cannot record.
    pub fn begin(
        cx: &Context,
        name: &str,
        fragment: &str,
        [from, to, seconds]: [Option<f64>; 3],
        progress: impl Fn(f64) + 'static,
    ) -> Result<Film, String> {
        let canvases = visible_canvases(fragment).ok_or_else(text::film_nothing)?;
        let unable = |_| text::film_unable().to_owned();
        let player = cx.engine.player.clone();
        let window = cx.state().request.look.window;
        let (first, last) = window.unwrap_or((0.0, player.end()));
        let (from, to) = (from.unwrap_or(first).max(0.0), to.unwrap_or(last).min(player.end()));
        if from >= to {
            return Err(text::film_times().to_owned());
        }
        let (canvas, draw) =
            compose_canvases(canvases, Palette::new(cx.state().palette_theme())).map_err(unable)?;
        let (recorder, mime) = create_recorder(&canvas).map_err(unable)?;
        let recorder = Rc::new(Recorder::begin(recorder).map_err(unable)?);
        let (before, running, percent) = (player.t(), recorder.clone(), Cell::new(-1.0));
        let painter = player.subscribe(Rc::new(move |t| {
            draw();
            let fraction = ((t - from) / (to - from)).clamp(0.0, 1.0);
            let now = (fraction * 100.0).floor();
            if percent.replace(now) != now {
                progress(fraction);
                if fraction == 1.0 {
                    let running = running.clone();
                    Timeout::new(STOP_DELAY, move || running.stop()).forget();
                }
            }
        }));
        player.set_window(Some((from, to)), false);
        player.set_speed(player.length() / seconds.unwrap_or(DEFAULT_SECONDS).clamp(0.5, 600.0));
        // Before seeking: a playing cursor does not notify the rest listeners, which write the address.
        player.set_playing(true);
        player.seek(from);
        Ok(Film {
            cx: cx.clone(),
            name: name.to_owned(),
            look: cx.state().request.look.clone(),
            t: before,
            recorder,
            mime: mime.split(';').next().unwrap_or(mime),
            cancelled: Cell::new(false),
            _painter: painter,
        })
    }

    /// Stops recording and discards the film.
    pub fn cancel(&self) {
        self.cancelled.set(true);
        self.recorder.stop();
    }
}

/// Parses a time typed into the form; `None` if it is empty.
///
/// # Errors
/// The allowed values, for the reader.
pub fn parse_time(text: &str) -> Result<Option<f64>, String> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let allowed = || allowed_time_from_0().to_owned();
    let time = parse_typed(text, false, allowed)?;
    if time >= 0.0 { Ok(Some(time)) } else { Err(allowed()) }
}

/// Waits for the end of the film, restores the page's settings, and returns the file.
///
/// # Errors
/// A message for the reader if the film was cancelled or is too large.
pub async fn finish(film: &Film) -> Result<SavedFile, String> {
    let blob = film.recorder.end(film.mime).await;
    let (player, look) = (&film.cx.engine.player, &film.look);
    player.set_window(look.window, look.loop_playback);
    player.set_speed(look.speed);
    player.seek(film.t);
    player.set_playing(look.play);
    film.cx.play(look.play);
    if film.cancelled.get() {
        return Err(text::film_cancelled().to_owned());
    }
    let data = blob.map_err(|_| text::film_too_large().to_owned())?.into();
    Ok(SavedFile { name: film.name.clone(), mime: film.mime.to_owned(), data })
}

/// Returns the visible canvases of the views that depend on time; `None` if there are none.
fn visible_canvases(fragment: &str) -> Option<Vec<PlacedCanvas>> {
    let look = Request::from_fragment(fragment).0.ok()?.look;
    let mut canvases = Vec::new();
    for view in look.view.into_iter().chain(look.under).filter(|view| has_time(*view)) {
        let all = document().query_selector_all(&format!("[data-view={}] canvas", view.id())).ok()?;
        for k in 0..all.length() {
            let canvas: HtmlCanvasElement = all.get(k)?.unchecked_into();
            let place = canvas.get_bounding_client_rect();
            if place.width() > 0.0 {
                canvases.push((canvas, place));
            }
        }
    }
    (!canvases.is_empty()).then_some(canvases)
}

/// Returns a canvas that holds all given ones, and a function that copies them onto it.
fn compose_canvases(
    canvases: Vec<PlacedCanvas>,
    palette: Palette,
) -> Result<(HtmlCanvasElement, impl Fn()), JsValue> {
    let edge = |edge_of: fn(&DomRect) -> f64, choose: fn(f64, f64) -> f64| {
        canvases.iter().map(|(_, place)| edge_of(place)).reduce(choose).unwrap_or_default()
    };
    let (left_edge, top) = (edge(|place| place.left(), f64::min), edge(|place| place.top(), f64::min));
    let ratio = crate::app::dom::pixel_ratio();
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    // Some recorders accept only even sizes.
    let size = |end: f64, begin: f64| ((end - begin) * ratio / 2.0).ceil() as u32 * 2;
    canvas.set_width(size(edge(|place| place.right(), f64::max), left_edge));
    canvas.set_height(size(edge(|place| place.bottom(), f64::max), top));
    let context: CanvasRenderingContext2d = canvas.get_context("2d")?.ok_or("no context")?.unchecked_into();
    let ground = palette.hex(Ink::Ground);
    let (width, height) = (f64::from(canvas.width()), f64::from(canvas.height()));
    let draw = move || {
        context.set_fill_style_str(&ground);
        context.fill_rect(0.0, 0.0, width, height);
        for (canvas, place) in &canvases {
            let (x, y) = ((place.left() - left_edge) * ratio, (place.top() - top) * ratio);
            // Drawing fails for an empty canvas, which shows nothing anyway.
            let _ = context.draw_image_with_html_canvas_element(canvas, x, y);
        }
    };
    draw();
    Ok((canvas, draw))
}

/// Returns the MIME type in which this browser records; `None` if it cannot.
pub fn find_mime_type() -> Option<&'static str> {
    let has_recorder = !window().unchecked_into::<MaybeRecordable>().media_recorder().is_undefined();
    MIME_TYPES.into_iter().find(|mime| has_recorder && MediaRecorder::is_type_supported(mime))
}

/// Returns a recorder of a canvas and its MIME type.
///
/// # Errors
/// The browser cannot record.
fn create_recorder(canvas: &HtmlCanvasElement) -> Result<(MediaRecorder, &'static str), JsValue> {
    let mime = find_mime_type().ok_or(JsValue::NULL)?;
    if canvas.unchecked_ref::<MaybeRecordable>().stream().is_undefined() {
        return Err(JsValue::NULL);
    }
    let options = MediaRecorderOptions::new();
    options.set_mime_type(mime);
    let stream = canvas.capture_stream()?;
    Ok((MediaRecorder::new_with_media_stream_and_media_recorder_options(&stream, &options)?, mime))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parse_time_follows_language() {
        assert!(hyperfly_text::set_language("pt"));
        assert_eq!(
            [parse_time(" "), parse_time("1,5"), parse_time("10.240")],
            [Ok(None), Ok(Some(1.5)), Ok(Some(10_240.0))]
        );
        assert!(
            parse_time("1.024").is_err_and(|message| message.contains("1024") && message.contains("1,024"))
        );
        assert_eq!(parse_time("-1"), Err(allowed_time_from_0().to_owned()));
        assert!(hyperfly_text::set_language("en"));
    }
}
