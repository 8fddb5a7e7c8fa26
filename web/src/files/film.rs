//! A film of a stretch of time: the canvases of a view, one frame after the other, by the browser's own recorder.

use crate::app::context::Context;
use crate::files::recorder::Recorder;
use crate::files::save::Made;
use crate::player::clock::Subscription;
use crate::player::cursor::WHOLE_RUN;
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use hyperfly_request::{Choice, Look, Request, parse_typed};
use hyperfly_text::page as text;
use hyperfly_text::request::allowed_time_from_0;
use hyperfly_view::draw::palette::{Ink, Palette};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, DomRect, HtmlCanvasElement, MediaRecorder, MediaRecorderOptions};

/// What a browser may write, the best first. WebKit writes MP4 alone.
const KINDS: [&str; 4] = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", MP4];
/// How the names of those that are MP4 begin.
pub const MP4: &str = "video/mp4";
/// A film takes so long where nothing else is said, in seconds.
const USUAL: f64 = 8.0;
/// The recorder needs so long for the last frame, in milliseconds.
const LAST: u32 = 200;

#[wasm_bindgen]
extern "C" {
    /// A window or a canvas of a browser that may not be able to record.
    type MayRecord;

    #[wasm_bindgen(method, getter, js_name = MediaRecorder)]
    fn recorder(this: &MayRecord) -> JsValue;

    #[wasm_bindgen(method, getter, js_name = captureStream)]
    fn stream(this: &MayRecord) -> JsValue;
}

/// A film that is being made.
pub struct Film {
    cx: Context,
    name: String,
    /// As everything was before.
    look: Look,
    t: f64,
    recorder: Rc<Recorder>,
    mime: &'static str,
    cancelled: Cell<bool>,
    _painter: Subscription,
}

/// A canvas and where it stands.
type Placed = (HtmlCanvasElement, DomRect);

impl Film {
    /// Begins to film the views of a fragment between two virtual times, in so many seconds; `progress` hears how far it is.
    ///
    /// # Errors
    /// Why there will be no film, for the reader.
    pub fn begin(
        cx: &Context,
        name: &str,
        fragment: &str,
        [from, to, seconds]: [Option<f64>; 3],
        progress: impl Fn(f64) + 'static,
    ) -> Result<Film, String> {
        let places = places(fragment).ok_or_else(text::film_nothing)?;
        let unable = |_| text::film_unable().to_owned();
        let player = cx.engine.player.clone();
        let window = cx.state().request.look.window;
        let (first, last) = window.unwrap_or((0.0, player.end()));
        let (from, to) = (from.unwrap_or(first).max(0.0), to.unwrap_or(last).min(player.end()));
        if from >= to {
            return Err(text::film_times().to_owned());
        }
        let (canvas, draw) = stage(places, Palette::new(cx.state().palette_theme())).map_err(unable)?;
        let (recorder, kind) = recorder(&canvas).map_err(unable)?;
        let recorder = Rc::new(Recorder::begin(recorder).map_err(unable)?);
        let (before, over, percent) = (player.t(), recorder.clone(), Cell::new(-1.0));
        let painter = player.subscribe(Rc::new(move |t| {
            draw();
            let part = ((t - from) / (to - from)).clamp(0.0, 1.0);
            let now = (part * 100.0).floor();
            if percent.replace(now) != now {
                progress(part);
                if part == 1.0 {
                    let over = over.clone();
                    Timeout::new(LAST, move || over.stop()).forget();
                }
            }
        }));
        player.set_window(Some((from, to)), false);
        player.set_speed(WHOLE_RUN / seconds.unwrap_or(USUAL).clamp(0.5, 600.0));
        // While it plays, it rests nowhere.
        player.set_playing(true);
        player.seek(from);
        Ok(Film {
            cx: cx.clone(),
            name: name.to_owned(),
            look: cx.state().request.look.clone(),
            t: before,
            recorder,
            mime: kind.split(';').next().unwrap_or(kind),
            cancelled: Cell::new(false),
            _painter: painter,
        })
    }

    /// Ends it without a file.
    pub fn cancel(&self) {
        self.cancelled.set(true);
        self.recorder.stop();
    }
}

/// Reads a time that was typed into the form; `None` if nothing was.
///
/// # Errors
/// What is allowed.
pub fn time(typed: &str) -> Result<Option<f64>, String> {
    if typed.trim().is_empty() {
        return Ok(None);
    }
    let allowed = || allowed_time_from_0().to_owned();
    let time = parse_typed(typed, false, allowed)?;
    if time >= 0.0 { Ok(Some(time)) } else { Err(allowed()) }
}

/// The film, once it is over; then everything is as it was before.
///
/// # Errors
/// That it was cancelled.
pub async fn end(film: &Film) -> Result<Made, String> {
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
    Ok(Made { name: film.name.clone(), mime: film.mime.to_owned(), data })
}

/// The canvases of the views on the page; `None` if none of them moves.
fn places(fragment: &str) -> Option<Vec<Placed>> {
    let look = Request::from_fragment(fragment).0.ok()?.look;
    let mut places = Vec::new();
    for view in look.view.into_iter().chain(look.under).filter(|view| view.has_time()) {
        let all = document().query_selector_all(&format!("[data-view={}] canvas", view.id())).ok()?;
        for k in 0..all.length() {
            let canvas: HtmlCanvasElement = all.get(k)?.unchecked_into();
            let place = canvas.get_bounding_client_rect();
            if place.width() > 0.0 {
                places.push((canvas, place));
            }
        }
    }
    (!places.is_empty()).then_some(places)
}

/// A canvas that has room for all of them, and what draws them onto it.
fn stage(places: Vec<Placed>, palette: Palette) -> Result<(HtmlCanvasElement, impl Fn()), JsValue> {
    let edge = |side: fn(&DomRect) -> f64, choose: fn(f64, f64) -> f64| {
        places.iter().map(|(_, place)| side(place)).reduce(choose).unwrap_or_default()
    };
    let (left, top) = (edge(|place| place.left(), f64::min), edge(|place| place.top(), f64::min));
    let ratio = crate::app::dom::pixel_ratio();
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    // Even numbers: some recorders take no others.
    let size = |end: f64, begin: f64| ((end - begin) * ratio / 2.0).ceil() as u32 * 2;
    canvas.set_width(size(edge(|place| place.right(), f64::max), left));
    canvas.set_height(size(edge(|place| place.bottom(), f64::max), top));
    let context: CanvasRenderingContext2d = canvas.get_context("2d")?.ok_or("no context")?.unchecked_into();
    let ground = palette.hex(Ink::Ground);
    let (width, height) = (f64::from(canvas.width()), f64::from(canvas.height()));
    let draw = move || {
        context.set_fill_style_str(&ground);
        context.fill_rect(0.0, 0.0, width, height);
        for (canvas, place) in &places {
            let (x, y) = ((place.left() - left) * ratio, (place.top() - top) * ratio);
            // A canvas without any pixels cannot be drawn, and need not.
            let _ = context.draw_image_with_html_canvas_element(canvas, x, y);
        }
    };
    draw();
    Ok((canvas, draw))
}

/// What this browser writes, if it has a recorder.
pub fn kind() -> Option<&'static str> {
    let there = !window().unchecked_into::<MayRecord>().recorder().is_undefined();
    KINDS.into_iter().find(|kind| there && MediaRecorder::is_type_supported(kind))
}

/// A recorder of a canvas, if the browser has one, and what it writes.
fn recorder(canvas: &HtmlCanvasElement) -> Result<(MediaRecorder, &'static str), JsValue> {
    let kind = kind().ok_or(JsValue::NULL)?;
    if canvas.unchecked_ref::<MayRecord>().stream().is_undefined() {
        return Err(JsValue::NULL);
    }
    let options = MediaRecorderOptions::new();
    options.set_mime_type(kind);
    let stream = canvas.capture_stream()?;
    Ok((MediaRecorder::new_with_media_stream_and_media_recorder_options(&stream, &options)?, kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_time_is_read_by_the_language() {
        assert!(hyperfly_text::set_language("pt"));
        assert_eq!([time(" "), time("1,5"), time("10.240")], [Ok(None), Ok(Some(1.5)), Ok(Some(10_240.0))]);
        assert!(time("1.024").is_err_and(|allowed| allowed.contains("1024") && allowed.contains("1,024")));
        assert_eq!(time("-1"), Err(allowed_time_from_0().to_owned()));
        assert!(hyperfly_text::set_language("en"));
    }
}
