//! Sharing: the text to copy, files and preview for the choices in the dialog.

mod form;
mod latex;
mod qr;
mod shared;
mod site;
mod ways;

use super::at_hand::AtHand;
use crate::worker::protocol::queries::file::{Format, Make};
use crate::worker::protocol::queries::share::{Compose, Preview, ShareSheet, Way};
use hyperfly_request::{Choice, Request, SignalKind, Theme};
use hyperfly_text::share as text;
use hyperfly_view::figure::title_of;
use hyperfly_view::sentence;
use hyperfly_view::{Comparison, Replay};
use shared::{Shared, of_file, versioned};
use site::Site;

/// Returns the dialog's contents for its form and the run.
pub fn sheet(query: &Compose, seen: &AtHand) -> ShareSheet {
    let mut asked = Request::from_fragment(&query.fragment).0.unwrap_or_default();
    let form = &query.form;
    asked.look.t = clean(asked.look.t, seen.replay.run().report.t_parallel);
    let request = form.request(&asked);
    let theme = of_file(form.theme).id().to_owned();
    let picture = Make { format: Format::Svg, theme, ..Make::default() };
    let (svg, name) = match seen.file(&picture, &form.of_file(&request)) {
        Ok(made) => (made.text, made.name),
        Err(_) => (String::new(), String::new()),
    };
    let sentence = sentence(&seen.replay, Comparison::of(&request.settings.scenario()).as_ref());
    let title = described(&seen.replay);
    let (place, mp4) = (Site::of(&query.base), query.mp4);
    let share = &Shared { form, request, place, title, sentence, svg, name, mp4 };
    ShareSheet {
        content: ways::content(share),
        notes: notes(share).into_iter().map(str::to_owned).collect(),
        preview: preview(share),
        files: ways::files(share),
        fragment: versioned(&share.form.of_file(&share.request)),
        theme: share.theme(),
    }
}

/// Returns notes on the choices.
fn notes(share: &Shared) -> Vec<&'static str> {
    if share.needs_site() {
        return Vec::new();
    }
    let (form, way) = (share.form, share.form.way);
    let is_file = matches!(way, Way::Markdown | Way::Latex | Way::Command | Way::Save);
    let notes = [
        (share.request.settings.signal == SignalKind::Own, text::own_samples()),
        (form.theme == Theme::Auto && is_file, text::light_colours()),
        (form.view.is_none() && !matches!(way, Way::Link | Way::Qr), text::two_views()),
        (share.place.local, text::on_your_disk()),
    ];
    notes.into_iter().filter(|(applies, _)| *applies).map(|(_, note)| note).collect()
}

/// Returns a preview: the live figure, or its picture.
fn preview(share: &Shared) -> Preview {
    match share.form.way {
        _ if share.needs_site() => Preview::Nothing,
        Way::Iframe | Way::Element => Preview::Frame {
            title: text::preview().to_owned(),
            src: share.embed(),
            height: share.form.height(),
        },
        Way::Qr => Preview::Nothing,
        _ => Preview::Picture(share.svg.clone()),
    }
}

/// Describes a run, such as "Parallel FFT: binary-exchange of 1024 points on a 4 × 4 mesh, cut-through".
fn described(replay: &Replay) -> String {
    text::parallel_fft(&title_of(replay))
}

/// Rounds the cursor to about five digits of the run's duration.
fn clean(t: f64, whole: f64) -> f64 {
    let digits = (4.0 - whole.log10().floor()).clamp(0.0, 15.0) as usize;
    format!("{t:.digits$}").parse().unwrap_or(t)
}

/// Returns the address that restores a request in the explorer, and whether it works only on this machine.
pub fn way_back(base: &str, request: &Request) -> (String, bool) {
    let place = Site::of(base);
    let mut request = request.clone();
    request.look.controls = Default::default();
    (request.look.present, request.look.ask) = (false, None);
    (format!("{}#{}", place.page, versioned(&request)), place.local)
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
