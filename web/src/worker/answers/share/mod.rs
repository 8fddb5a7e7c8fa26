//! Sharing: the text to copy, files and preview for the choices in the dialog.

mod form;
mod latex;
mod packages;
mod qr;
mod share_context;
mod site;
mod ways;

use super::loaded_run::LoadedRun;
use crate::worker::protocol::queries::file::{Format, MakeFile};
use crate::worker::protocol::queries::share::{Compose, Preview, ShareSheet, Way};
use hyperfly_request::{Choice, Request, SignalKind, Theme};
use hyperfly_text::share as text;
use hyperfly_view::figure::title_of;
use hyperfly_view::sentence;
use hyperfly_view::{NetworkComparison, Replay};
use share_context::{ShareContext, file_theme, versioned};
use site::Site;

/// Returns the dialog's contents for its form and the run.
pub fn compose_sheet(query: &Compose, run: &LoadedRun) -> ShareSheet {
    let mut request = Request::from_fragment(&query.fragment).0.unwrap_or_default();
    let form = &query.form;
    request.look.t = round_time(request.look.t, run.replay.run().report.t_parallel);
    let request = form.request(&request);
    let theme = file_theme(form.theme).id().to_owned();
    let picture = MakeFile { format: Format::Svg, theme, ..MakeFile::default() };
    let (svg, name) = match run.make_file(&picture, &form.file_request(&request)) {
        Ok(file) => (file.text, file.name),
        Err(_) => (String::new(), String::new()),
    };
    let sentence = sentence(&run.replay, NetworkComparison::of(&request.settings.scenario()).as_ref());
    let title = describe(&run.replay);
    let (site, mp4) = (Site::from_address(&query.base), query.mp4);
    let context = &ShareContext { form, request, site, title, sentence, svg, name, mp4 };
    ShareSheet {
        content: ways::create_content(context),
        notes: list_notes(context).into_iter().map(str::to_owned).collect(),
        preview: create_preview(context),
        files: ways::list_files(context),
        fragment: versioned(&context.form.file_request(&context.request)),
        theme: context.theme(),
    }
}

/// Returns notes on the choices.
fn list_notes(context: &ShareContext) -> Vec<&'static str> {
    if context.needs_site() {
        return Vec::new();
    }
    let (form, way) = (context.form, context.form.way);
    let is_file = matches!(way, Way::Markdown | Way::Latex | Way::Command | Way::Python | Way::Save);
    let has_own_samples = context.request.settings.signal == SignalKind::Own;
    let notes = [
        (has_own_samples, text::own_samples()),
        (has_own_samples && way == Way::Python, text::samples_python()),
        (form.theme == Theme::Auto && is_file, text::light_colours()),
        (form.view.is_none() && !matches!(way, Way::Link | Way::Qr), text::two_views()),
        (context.site.local, text::on_your_disk()),
    ];
    notes.into_iter().filter(|(applies, _)| *applies).map(|(_, note)| note).collect()
}

/// Returns a preview: the live figure, or its picture.
fn create_preview(context: &ShareContext) -> Preview {
    match context.form.way {
        _ if context.needs_site() => Preview::Nothing,
        Way::Iframe | Way::Element | Way::Npm | Way::Sphinx | Way::MkDocs => Preview::Frame {
            title: text::preview().to_owned(),
            src: context.embed(),
            height: context.form.height(),
        },
        Way::Qr => Preview::Nothing,
        _ => Preview::Picture(context.svg.clone()),
    }
}

/// Describes a run, such as "Parallel FFT: binary-exchange of 1024 points on a 4 × 4 mesh, cut-through".
fn describe(replay: &Replay) -> String {
    text::parallel_fft(&title_of(replay))
}

/// Rounds the cursor to about five digits of the run's duration.
fn round_time(t: f64, t_parallel: f64) -> f64 {
    let digits = (4.0 - t_parallel.log10().floor()).clamp(0.0, 15.0) as usize;
    format!("{t:.digits$}").parse().unwrap_or(t)
}

/// Returns the address that restores a request in the explorer, and whether it works only on this machine.
pub fn permalink(page_address: &str, request: &Request) -> (String, bool) {
    let site = Site::from_address(page_address);
    let mut request = request.clone();
    request.look.controls = Default::default();
    (request.look.present, request.look.ask) = (false, None);
    (format!("{}#{}", site.page, versioned(&request)), site.local)
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
