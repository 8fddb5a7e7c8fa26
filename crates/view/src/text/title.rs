//! Titles: the names of views, and what a run is.

use crate::notation::words;
use crate::trace::replay::Replay;
use hyperfly_request::{AllToAll, Choice, View};
use hyperfly_text::titles as texts;

/// Returns the full title, such as "Machine: binary-exchange of 1024 points on a 4 × 4 mesh, cut-through".
pub fn title(replay: &Replay, views: &[View]) -> String {
    texts::title(&view_names(views), &title_of(replay))
}

/// Returns the names of the views, such as "Machine and timeline".
pub fn view_names(views: &[View]) -> String {
    let mut name = match views {
        [] => String::new(),
        [first, rest @ ..] => rest.iter().fold(words::view(*first).to_owned(), |before, view| {
            texts::pair_of_views(&before, words::view(*view))
        }),
    };
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    name
}

/// Returns the subject, such as "binary-exchange of 1024 points on a 4 × 4 mesh, cut-through".
pub fn title_of(replay: &Replay) -> String {
    let s = &replay.run().scenario;
    let algorithm = words::algorithm(s.formulation.algorithm());
    let title = match s.p {
        _ if replay.run().is_measured() => return texts::title_measured(algorithm, s.n(), s.p),
        1 => return texts::title_of_one(algorithm, s.n()),
        _ => texts::title_of(algorithm, s.n(), &words::machine(s), &words::messages(s)),
    };
    match s.formulation.all_to_all() {
        None | Some(AllToAll::Paper) => title,
        Some(order) => texts::title_in_order(
            &title,
            hyperfly_text::controls::alltoall_named(order.id()).unwrap_or_default(),
        ),
    }
}
