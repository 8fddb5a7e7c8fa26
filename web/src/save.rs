//! Files of what is seen. The page hands the desk the run that it shows, with the points of the curves and the run beside it;
//! the desk writes. So a file holds what is on the screen, also of the reader's own samples.

use crate::components::share;
use crate::context::Context;
use crate::desk::Desk;
use crate::protocol::desk::{FromDesk, Wish};
use crate::protocol::encode;
use crate::sweep::Point;
use hyperfly_core::isoefficiency::{Answer, Outcome};
use hyperfly_core::scenario::{Choice, Topology, View};
use hyperfly_text::page as text;
use js_sys::{Array, Float64Array, Function, Promise};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlCanvasElement, HtmlElement, HtmlImageElement, Url,
};

/// A file that is wanted.
pub struct Wanted {
    /// `svg`, `png`, `csv`, `json` or `perfetto`.
    pub format: String,
    /// Of a picture of pixels: so many for each pixel of the drawing.
    pub scale: f64,
    /// Of a picture: without the ground.
    pub transparent: bool,
    /// Of what: the fragment of a request for the run that is shown.
    pub fragment: String,
    /// In which colours: `light`, `dark` or `projector`; `None` for those of the page.
    pub theme: Option<String>,
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
    let pixels = wanted.format == "png";
    let wish = Wish {
        what: if pixels { "svg".to_owned() } else { wanted.format.clone() },
        fragment: wanted.fragment.clone(),
        choices: if wanted.transparent { "transparent".to_owned() } else { String::new() },
        base: share::base(),
        theme: wanted.theme.clone().unwrap_or_else(|| cx.state.palette_theme().name().to_owned()),
        ..Wish::default()
    };
    let (name, mime, made) = ask(wish, load(cx)?).await?;
    if !pixels {
        return Ok(Made { name, mime, data: made });
    }
    let scale = wanted.scale.clamp(0.5, 8.0);
    let pixels = paint(&made.as_string().unwrap_or_default(), scale).await;
    let data = pixels.map_err(|_| text::no_pixels().to_owned())?;
    let clear = if wanted.transparent { "-transparent" } else { "" };
    let name = format!("{}{clear}-{scale}x.png", name.trim_end_matches(".svg"));
    Ok(Made { name, mime: "image/png".to_owned(), data })
}

/// The request for what is seen now: the run that is shown, also where another one has failed, with the cursor where it is,
/// unless it moves: then no moment is meant.
pub fn seen(cx: &Context) -> String {
    let mut request = cx.state.request.clone();
    if let Some(shown) = &cx.state.shown {
        request.scenario = shown.run().scenario.clone();
    }
    let player = &cx.engine.player;
    request.look.t = if player.playing() { 0.0 } else { player.t() };
    request.to_fragment()
}

/// What the desk makes a file of: the simulated points of the curves, the run, the run beside it.
///
/// # Errors
/// What to say where there is no run.
pub fn load(cx: &Context) -> Result<Vec<JsValue>, String> {
    let shown = cx.state.shown.as_ref().ok_or_else(text::no_run)?;
    let points = &cx.state.points;
    let mut numbers = Vec::new();
    // Points of what was asked before, and curves that are not complete, are not what is seen.
    if points.points.len() == points.total && points.are_of(&shown.run().scenario, points.kept()) {
        for (topology, p, point) in &points.points {
            let of: &[(View, f64)] = match point {
                Point::Run(Answer::Run(report)) => {
                    &[(View::Efficiency, report.efficiency), (View::Speedup, report.speedup)]
                }
                Point::Size(Outcome::Found(size)) => &[(View::Isoefficiency, size.log2_n)],
                _ => &[],
            };
            for (view, y) in of {
                numbers.extend([place(*view), place::<Topology>(*topology), f64::from(*p), *y]);
            }
        }
    }
    let mut load = vec![Float64Array::from(&numbers[..]).into()];
    load.extend(encode(shown.run()));
    let wanted = cx.state.wanted_beside(&shown.run().scenario);
    if let Some(other) =
        cx.state.other.as_ref().filter(|other| Some(&other.run().scenario) == wanted.as_ref())
    {
        load.extend(encode(other.run()));
    }
    Ok(load)
}

fn place<C: Choice + PartialEq>(choice: C) -> f64 {
    C::ALL.iter().position(|other| *other == choice).unwrap_or_default() as f64
}

/// Asks a desk of its own, which goes when it has answered.
async fn ask(wish: Wish, load: Vec<JsValue>) -> Result<(String, String, JsValue), String> {
    let kept = Rc::new(RefCell::new(None::<Desk>));
    let mut start = |resolve: Function, reject: Function| {
        let desk = Desk::new(Rc::new(move |message, buffers: Array| {
            let (call, value) = match message {
                FromDesk::File(name, mime) => {
                    buffers.unshift(&mime.into());
                    buffers.unshift(&name.into());
                    (&resolve, buffers.into())
                }
                FromDesk::Refused(why) | FromDesk::Panic(why) => (&reject, why.into()),
                _ => return,
            };
            // Cannot fail: they are a promise's own.
            let _ = call.call1(&JsValue::NULL, &value);
        }));
        desk.ask(wish.clone(), load.clone());
        *kept.borrow_mut() = Some(desk);
    };
    let answer = JsFuture::from(Promise::new(&mut start)).await;
    let parts: Array = answer.map_err(|why| why.as_string().unwrap_or_default())?.unchecked_into();
    let text = |k: u32| parts.get(k).as_string().unwrap_or_default();
    Ok((text(0), text(1), parts.get(2)))
}

/// Draws a file of lines as one of pixels.
async fn paint(svg: &str, scale: f64) -> Result<JsValue, JsValue> {
    let image = HtmlImageElement::new()?;
    // As data and not as an object URL: in a frame of an opaque origin that would be another origin's picture.
    image.set_src(&format!("data:image/svg+xml,{}", String::from(js_sys::encode_uri_component(svg))));
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = gloo::utils::document().create_element("canvas")?.unchecked_into();
    let side = |pixels: u32| (f64::from(pixels) * scale).round() as u32;
    canvas.set_width(side(image.natural_width()));
    canvas.set_height(side(image.natural_height()));
    let context: CanvasRenderingContext2d = canvas.get_context("2d")?.ok_or("no context")?.unchecked_into();
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
