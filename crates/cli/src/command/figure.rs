//! `hyperfly figure`: draws one view of a run, or two stacked ones, as a picture, or with `--html` as a page (html.rs).

use super::reproduce::find;
use super::studies::{compute_curves, compute_study};
use crate::execution::execute::execute;
use crate::failure::Failure;
use crate::input::moment::{Moment, take_moment};
use crate::input::request::{RunRequest, collect_pairs, parse_request};
use crate::output::picture::Format;
use crate::output::{Destination, print_json};
use clap::ArgMatches;
use hyperfly_core::Run;
use hyperfly_core::limits::Options;
use hyperfly_export::{names, scenario};
use hyperfly_papers::figure::Style;
use hyperfly_request::{Choice, Settings, View};
use hyperfly_view::figure::{Request, figure};
use hyperfly_view::sentence;
use hyperfly_view::trace::schedule::counterpart;
use hyperfly_view::views::{self, Needs};
use hyperfly_view::{ColourScheme, NetworkComparison, Replay};
use serde::Serialize;
use serde_json::Value;
use std::rc::Rc;

#[derive(Serialize)]
struct FigureJson<'a> {
    view: String,
    t: Option<f64>,
    width: f32,
    height: f32,
    theme: &'static str,
    sentence: String,
    file: Option<&'a str>,
    /// The picture, unless it goes to a file.
    svg: Option<String>,
    scenario: Value,
}

pub fn run(matches: &ArgMatches) -> Result<(), Failure> {
    if matches.get_flag("html") {
        return super::html::run(matches);
    }
    if let Some(id) = matches.get_one::<String>("id") {
        return draw_paper_figure(matches, id);
    }
    let mut pairs = collect_pairs(matches)?;
    let moment = take_moment(&mut pairs)?;
    let run_request = RunRequest::with(matches, pairs)?;
    let destination = Destination::new("output", matches.get_one::<String>("output"))?;
    let drawing = Drawing::new(&run_request, moment, matches.get_one::<String>("size").map(String::as_str))?;
    let Drawing { width, height, theme, covers_answers, .. } = drawing;
    let format = Format::new(destination, matches.get_one::<String>("scale"), (width, height))?;

    let run = run_request.run(Options::default())?;
    let t = moment.map(|moment| moment.time(run.report.t_parallel)).transpose()?;
    let (replay, svg) = draw(&run_request, run, &drawing)?;
    if let Destination::File(_) = destination {
        let picture = format.encode(&svg)?;
        destination.write(|out| out.write_all(&picture))?;
    }
    if matches.get_flag("json") {
        let file = if let Destination::File(path) = destination { Some(path) } else { None };
        let sentence_unless = |is_covered: bool| match is_covered {
            true => String::new(),
            false => sentence(&replay, NetworkComparison::of(&replay.run().scenario).as_ref()),
        };
        return print_json(&FigureJson {
            view: run_request.request.value("view").unwrap_or_default(),
            t: t.filter(|_| !covers_answers),
            width,
            height,
            theme: theme.name(),
            sentence: sentence_unless(covers_answers),
            file,
            svg: file.is_none().then_some(svg),
            scenario: scenario(&run_request.request.settings),
        });
    }
    match destination {
        Destination::Stdout => destination.write(|out| out.write_all(svg.as_bytes())),
        Destination::File(_) => Ok(()),
    }
}

/// How a run is drawn: the views, and their size and colours.
pub struct Drawing {
    pub width: f32,
    pub height: f32,
    theme: ColourScheme,
    view: View,
    views: Vec<View>,
    moment: Option<Moment>,
    covers_answers: bool,
}

impl Drawing {
    /// Reads how a request is drawn; `size` is WIDTHxHEIGHT in pixels.
    ///
    /// # Errors
    /// The request has no view or one that cannot show its run, or the size is impossible.
    pub fn new(
        run_request: &RunRequest,
        moment: Option<Moment>,
        size: Option<&str>,
    ) -> Result<Drawing, Failure> {
        let look = &run_request.request.look;
        let allowed = || {
            format!("one view: {}; or two, such as machine,timeline", hyperfly_request::join_ids(View::IDS))
        };
        let view = look.view.ok_or_else(|| Failure::invalid("view", "all", allowed()))?;
        let default = Request::pair(view, look.under);
        let views = default.views();
        let covers_answers = look.ask.is_some();
        let allows_questions = |view: &&View| views::of(**view).allows_questions();
        if let Some(revealing) = views.iter().find(|view| covers_answers && !allows_questions(view)) {
            let allowed: Vec<&str> =
                View::ALL.iter().filter(allows_questions).map(|view| view.id()).collect();
            let allowed = format!("with --ask, which covers the answers: {}", allowed.join(", "));
            return Err(Failure::invalid("view", revealing.id(), allowed));
        }
        let (width, height) = size.map_or(Ok((default.width, default.height)), read_size)?;
        run_request.check_views(&views)?;
        let theme = to_colour_scheme(look.theme);
        Ok(Drawing { width, height, theme, view, views, moment, covers_answers })
    }
}

/// Draws the run of a request as SVG. Executes further runs where a view needs them.
///
/// # Errors
/// The moment is after the end of the run, or the run has no such picture.
pub fn draw(run_request: &RunRequest, run: Run, drawing: &Drawing) -> Result<(Rc<Replay>, String), Failure> {
    let (look, views) = (&run_request.request.look, &drawing.views);
    let t = drawing.moment.map(|moment| moment.time(run.report.t_parallel)).transpose()?;
    let curves = views.iter().filter_map(|&view| compute_curves(&run, look, view)).collect();
    let scaling = compute_study(&run, views).map(Rc::new);
    let measured = run_request.measured(views)?.map(Rc::new);
    let replay = Replay::new(Rc::new(run));
    let other_schedule = counterpart(&run_request.request.settings.scenario())
        .map(|scenario| Settings::of(&scenario))
        .filter(|_| views::any_needs(views, Needs::Counterpart) && !run_request.is_measured());
    let other_settings = other_schedule
        .map(|settings| execute(&settings, run_request.samples.as_deref(), Options::default()))
        .transpose()?;
    let counterpart = other_settings.map(|run| Replay::new(Rc::new(run)));
    let request = Request {
        t,
        covered: drawing.covers_answers,
        width: drawing.width,
        height: drawing.height,
        theme: drawing.theme,
        curves,
        scaling,
        measured,
        counterpart,
        ..Request::pair(drawing.view, look.under)
    };
    let svg = figure(&replay, &request);
    if svg.is_empty() {
        return Err(Failure::Run(format!("there is no figure of {}", names::views(views))));
    }
    Ok((replay, svg))
}

/// Draws a figure of a paper. Of the schema only the theme applies; the paper determines the rest.
fn draw_paper_figure(matches: &ArgMatches, id: &str) -> Result<(), Failure> {
    let entry = find(id)?;
    let pairs = collect_pairs(matches)?;
    if let Some((key, value)) = pairs.iter().find(|(key, _)| key != "theme") {
        return Err(Failure::invalid(key, value, format!("only theme and size together with {id}")));
    }
    let look = parse_request(&pairs)?.look;
    let default = Style::default();
    let (width, height) = read_size_option(matches, (default.width, default.height))?;
    let destination = Destination::new("output", matches.get_one::<String>("output"))?;
    let format = Format::new(destination, matches.get_one::<String>("scale"), (width, height))?;
    let svg =
        (entry.figure)(&Style { theme: to_colour_scheme(look.theme), width, height, ..Style::default() });
    let picture = format.encode(&svg)?;
    destination.write(|out| out.write_all(&picture))
}

fn to_colour_scheme(theme: hyperfly_request::Theme) -> ColourScheme {
    match theme {
        hyperfly_request::Theme::Auto | hyperfly_request::Theme::Light => ColourScheme::Light,
        hyperfly_request::Theme::Dark => ColourScheme::Dark,
        hyperfly_request::Theme::Projector => ColourScheme::Projector,
    }
}

/// Returns width and height in pixels from the option, else the default.
fn read_size_option(matches: &ArgMatches, default: (f32, f32)) -> Result<(f32, f32), Failure> {
    matches.get_one::<String>("size").map_or(Ok(default), |text| read_size(text))
}

fn read_size(text: &str) -> Result<(f32, f32), Failure> {
    let pixels = |text: &str| text.trim().parse::<u32>().ok().filter(|size| (100..=10_000).contains(size));
    let size = text.split_once(['x', '×']).and_then(|(w, h)| Some((pixels(w)?, pixels(h)?)));
    let (width, height) = size.ok_or_else(|| {
        Failure::invalid("size", text, "WIDTHxHEIGHT, each from 100 to 10000, such as 720x480")
    })?;
    Ok((width as f32, height as f32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn size_accepts_100_to_10000_pixels() {
        assert_eq!(read_size("640x360").ok(), Some((640.0, 360.0)));
        for invalid in ["640", "0x10", "1e3x500", "x", "99999x100"] {
            assert!(read_size(invalid).is_err(), "{invalid}");
        }
    }
}
