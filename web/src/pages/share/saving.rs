//! Saves what is shared as a file, and says how far it is.

use super::fields::typed;
use super::form::Numbers;
use crate::app::context::Context;
use crate::files::film::{self, Film};
use crate::files::save::{self, Kind, Wanted};
use crate::worker::protocol::queries::share::FileKind;
use hyperfly_request::{Choice, Invalid, Theme};
use hyperfly_text::{page as text, share};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// What is said at the top of the dialog, and the film that is being made.
#[derive(Clone)]
pub struct Saying {
    /// What is said.
    pub said: UseStateHandle<AttrValue>,
    /// The film.
    pub film: UseStateHandle<Option<Rc<Film>>>,
}

impl Saying {
    /// Gives up the film, if one is being made.
    pub fn cancel(&self) {
        self.film.iter().for_each(|film| film.cancel());
    }
}

/// Saves a file that is no film, of what the fragment shows.
pub fn save_as(cx: &Context, kind: FileKind, fragment: &str, theme: Theme, saying: &Saying) {
    let (cx, said) = (cx.clone(), saying.said.clone());
    let (kind, transparent) = match kind {
        FileKind::Written(format) => (Kind::Written(format), false),
        FileKind::Pixels { scale, transparent } => (Kind::Pixels { scale: scale.into() }, transparent),
        FileKind::Film => return,
    };
    said.set(text::saving().into());
    let wanted =
        Wanted { kind, transparent, fragment: fragment.to_owned(), theme: Some(theme.id().to_owned()) };
    spawn_local(async move {
        let made = save::file(&cx, &wanted).await;
        said.set(save::download(made).into());
    });
}

/// Films what the fragment shows, with the times that are typed.
pub fn record(cx: &Context, name: &str, fragment: &str, numbers: &Numbers, saying: &Saying) {
    let times = match times(numbers) {
        Ok(times) => times,
        Err(why) => return saying.said.set(why.into()),
    };
    let (tell, end) = (saying.said.clone(), saying.said.clone());
    let progress = move |part: f64| tell.set(text::filming(&format!("{:.0}", part * 100.0)).into());
    match Film::begin(cx, name, fragment, times, progress) {
        Err(why) => saying.said.set(why.into()),
        Ok(begun) => {
            let (begun, film) = (Rc::new(begun), saying.film.clone());
            film.set(Some(begun.clone()));
            spawn_local(async move {
                let made = film::end(&begun).await;
                film.set(None);
                end.set(save::download(made).into());
            });
        }
    }
}

/// When a film begins and ends, and how long it takes, as far as it is typed.
///
/// # Errors
/// Why what was typed is refused.
fn times(Numbers { from, to, seconds, .. }: &Numbers) -> Result<[Option<f64>; 3], String> {
    let time = |field: &NodeRef, label: &str| {
        let typed = typed(field);
        film::time(&typed).map_err(|allowed| Invalid::new(label, typed, allowed).to_string())
    };
    Ok([time(from, share::film_from())?, time(to, share::film_to())?, time(seconds, share::film_seconds())?])
}
