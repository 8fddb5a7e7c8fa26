//! Saving the shared run as a file, with status messages.

use super::fields::field_text;
use super::form::NumberFields;
use crate::app::context::Context;
use crate::files::film::{self, Film};
use crate::files::save::{self, FileRequest, Kind};
use crate::worker::protocol::queries::share::FileKind;
use hyperfly_request::{Choice, Invalid, Theme};
use hyperfly_text::{page as text, share};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The status message of the dialog, and the film in progress.
#[derive(Clone)]
pub struct SaveStatus {
    pub message: UseStateHandle<AttrValue>,
    pub film: UseStateHandle<Option<Rc<Film>>>,
}

impl SaveStatus {
    /// Cancels the film in progress.
    pub fn cancel(&self) {
        self.film.iter().for_each(|film| film.cancel());
    }
}

/// Saves a file other than a film, of the state in `fragment`.
pub fn save_as(cx: &Context, kind: FileKind, fragment: &str, theme: Theme, status: &SaveStatus) {
    let (cx, message) = (cx.clone(), status.message.clone());
    let (kind, transparent) = match kind {
        FileKind::Written(format) => (Kind::Written(format), false),
        FileKind::Pixels { scale, transparent } => (Kind::Pixels { scale: scale.into() }, transparent),
        FileKind::Film => return,
    };
    message.set(text::saving().into());
    let request =
        FileRequest { kind, transparent, fragment: fragment.to_owned(), theme: Some(theme.id().to_owned()) };
    spawn_local(async move {
        let file = save::make_file(&cx, &request).await;
        message.set(save::download(file).into());
    });
}

/// Records a film of the state in `fragment`, with the typed times.
pub fn record(cx: &Context, name: &str, fragment: &str, numbers: &NumberFields, status: &SaveStatus) {
    let times = match film_times(numbers) {
        Ok(times) => times,
        Err(why) => return status.message.set(why.into()),
    };
    let (progress_message, message) = (status.message.clone(), status.message.clone());
    let progress =
        move |fraction: f64| progress_message.set(text::filming(&format!("{:.0}", fraction * 100.0)).into());
    match Film::begin(cx, name, fragment, times, progress) {
        Err(why) => status.message.set(why.into()),
        Ok(film) => {
            let (film, current_film) = (Rc::new(film), status.film.clone());
            current_film.set(Some(film.clone()));
            spawn_local(async move {
                let file = film::finish(&film).await;
                current_film.set(None);
                message.set(save::download(file).into());
            });
        }
    }
}

/// Parses the beginning, the end and the duration of a film; `None` for empty fields.
///
/// # Errors
/// Returns a message for the reader if a text is no valid time.
fn film_times(NumberFields { from, to, seconds, .. }: &NumberFields) -> Result<[Option<f64>; 3], String> {
    let time = |field: &NodeRef, label: &str| {
        let text = field_text(field);
        film::parse_time(&text)
            .map_err(|allowed_values| Invalid::new(label, text, allowed_values).to_string())
    };
    Ok([time(from, share::film_from())?, time(to, share::film_to())?, time(seconds, share::film_seconds())?])
}
