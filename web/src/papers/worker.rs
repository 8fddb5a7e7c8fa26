//! The worker: lists the entries, computes one when asked. It works on one request after the other.

use crate::protocol::papers::{Found, FromPapers, Title, ToPapers, Wish};
use crate::protocol::{BUILD_ID, Packet};
use hyperfly_papers::figure::Style;
use hyperfly_papers::{Entry, Reproduction, entries, entry};
use hyperfly_view::Theme;
use js_sys::Date;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Figures are this much lower than wide.
const ASPECT: f32 = 0.62;

/// Listens, and says that it does.
pub fn start() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let say = {
        let scope = scope.clone();
        move |message: &FromPapers| {
            // Fails only for values that cannot be cloned; ours can.
            let _ = scope.post_message(&Packet::new(message, &[]).message);
        }
    };
    let last_words = say.clone();
    std::panic::set_hook(Box::new(move |panic| last_words(&FromPapers::Panic(panic.to_string()))));
    let answer = say.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        match Packet::open::<ToPapers>(&event.data()) {
            Some((ToPapers::List, _)) => answer(&FromPapers::List(entries().map(title).collect())),
            Some((ToPapers::Open(wish), _)) => {
                if let Some(entry) = entry(&wish.id) {
                    answer(&FromPapers::Figure(wish.clone(), figure(entry, &wish)));
                    let clock = || Date::now() / 1000.0;
                    answer(&FromPapers::Found(wish.id, found(&entry.reproduce(Some(&clock)))));
                }
            }
            None => {}
        }
    });
    scope.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
    say(&FromPapers::Ready(BUILD_ID.to_owned()));
}

fn title(entry: &Entry) -> Title {
    Title {
        id: entry.id.to_owned(),
        paper: entry.paper.name().to_owned(),
        place: entry.place.to_owned(),
        title: entry.title.to_owned(),
        claim: entry.claim.to_owned(),
        explore: entry.explore.to_owned(),
    }
}

fn figure(entry: &Entry, wish: &Wish) -> String {
    let theme = match wish.theme.as_str() {
        "dark" => Theme::Dark,
        "projector" => Theme::Projector,
        _ => Theme::Light,
    };
    let width = wish.width.clamp(320.0, 1400.0);
    (entry.figure)(&Style { theme, width, height: (width * ASPECT).max(340.0) })
}

fn found(reproduction: &Reproduction) -> Found {
    let sheet = reproduction.sheet();
    let (compared, agree) = reproduction.score();
    let reasons = reproduction.reasons().into_iter().map(|reason| {
        (reason.places(), reason.text.unwrap_or("Nobody has explained this difference yet.").to_owned())
    });
    Found {
        compared: compared as u32,
        agree: agree as u32,
        columns: sheet.columns.into_iter().map(str::to_owned).collect(),
        lines: sheet.lines.into_iter().map(|line| (line.cells, line.agrees)).collect(),
        reasons: reasons.collect(),
    }
}
