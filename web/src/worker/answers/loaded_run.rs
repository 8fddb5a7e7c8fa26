//! The displayed run as loaded by the worker, and its derived texts, tables and files. `hyperfly_export` writes the files, with the
//! same bytes as the command line.

use super::{scaling, tables, words};
use crate::worker::protocol::RunData;
use crate::worker::protocol::queries::file::{Format, MakeFile};
use crate::worker::protocol::queries::run::CurvePoint;
use crate::worker::protocol::queries::words::{DescribeRun, Description, DescriptionKind, Metric, Words};
use hyperfly_core::Scenario;
use hyperfly_core::limits::{MEMORY_PAGE, Options};
use hyperfly_export::data::{self, Subject};
use hyperfly_export::{names, perfetto, points, values};
use hyperfly_request::{Request, View};
use hyperfly_text::share as text;
use hyperfly_view::chart::{Curves, families};
use hyperfly_view::scaling::Study;
use hyperfly_view::trace::schedule;
use hyperfly_view::views::{Needs, any_needs, curve_scale};
use hyperfly_view::{ColourScheme, Replay, figure};
use std::cell::OnceCell;
use std::io;
use std::rc::Rc;

/// A loaded run with its comparison run and the curves' points.
pub struct LoadedRun {
    pub replay: Rc<Replay>,
    counterpart: Option<Rc<Replay>>,
    points: Vec<CurvePoint>,
    /// Scaling study, computed on first use.
    scaling: OnceCell<Rc<Study>>,
}

pub struct File {
    pub name: String,
    /// MIME type.
    pub mime: &'static str,
    pub text: String,
}

impl LoadedRun {
    /// Wraps a single run, such as the run of a tour step.
    pub fn from_replay(replay: Rc<Replay>) -> LoadedRun {
        LoadedRun { replay, counterpart: None, points: Vec::new(), scaling: OnceCell::new() }
    }

    /// Returns the right side of the comparison, if it was sent.
    pub fn comparison_run(&self) -> Option<LoadedRun> {
        self.counterpart.clone().map(LoadedRun::from_replay)
    }

    /// Loads the run of a request, and its comparison run or the schedule's counterpart if there is one.
    pub fn open(
        request: &Request,
        points: Vec<CurvePoint>,
        run: RunData,
        comparison: Option<RunData>,
    ) -> LoadedRun {
        let scenario = request.settings.scenario();
        let replay = |scenario: Scenario, data: RunData| Replay::new(Rc::new(data.run(scenario)));
        let other_scenario = match request.has_comparison() {
            true => {
                request.comparison().ok().map(|comparison_request| comparison_request.settings.scenario())
            }
            false => schedule::counterpart(&scenario),
        };
        let counterpart =
            other_scenario.zip(comparison).map(|(other_scenario, data)| replay(other_scenario, data));
        LoadedRun { replay: replay(scenario, run), counterpart, points, scaling: OnceCell::new() }
    }

    /// Creates a file of the run as `request` looks at it. A handout becomes a picture: its document is written elsewhere.
    ///
    /// # Errors
    /// The reason, for the reader.
    pub fn make_file(&self, file_query: &MakeFile, request: &Request) -> Result<File, String> {
        match file_query.format {
            Format::Perfetto => {
                let text = to_text(&mut |out| perfetto::write(self.replay.run(), out))?;
                Ok(File { name: names::name("trace", &request.settings, "json"), mime: JSON, text })
            }
            Format::Csv => self.write_data_file(request, "csv", "text/csv", data::csv),
            Format::Json => self.write_data_file(request, "json", JSON, data::json),
            Format::Values => self.write_values(request, "csv", "text/csv", values::csv),
            Format::ValuesJson => self.write_values(request, "jsonl", "application/jsonl", values::json),
            Format::Svg | Format::Handout => self.draw_picture(file_query, request),
        }
    }

    fn write_values(
        &self,
        request: &Request,
        ending: &str,
        mime: &'static str,
        write: fn(&Replay, &mut dyn io::Write) -> io::Result<()>,
    ) -> Result<File, String> {
        // Large runs, and runs of times alone, have no values.
        if self.replay.run().output.as_ref().is_none_or(|output| output.stages.is_empty()) {
            return Err(hyperfly_text::page::values_not_kept(values::MAX_N));
        }
        let text = to_text(&mut |out| write(&self.replay, out))?;
        Ok(File { name: names::name("values", &request.settings, ending), mime, text })
    }

    fn write_data_file(
        &self,
        request: &Request,
        ending: &str,
        mime: &'static str,
        write_data: Write,
    ) -> Result<File, String> {
        let views = parse_views(request)?;
        let curves = self.curves_of(request, &views);
        let scaling = self.compute_study(&views);
        let subject = Subject {
            replay: &self.replay,
            counterpart: self.shown_counterpart(request, &views),
            curves: &curves,
            scaling: scaling.as_deref(),
            // The measuring page exports measurements itself.
            measured: None,
        };
        let text = to_text(&mut |out| write_data(&subject, &views, out))?;
        Ok(File { name: names::name(&names::views(&views), &request.settings, ending), mime, text })
    }

    fn draw_picture(&self, file_query: &MakeFile, request: &Request) -> Result<File, String> {
        let views = parse_views(request)?;
        let look = &request.look;
        let default_figure = figure::Request::pair(views[0], views.get(1).copied());
        let scale = if file_query.width > 0.0 {
            file_query.width.clamp(160.0, 4000.0) / default_figure.width
        } else {
            1.0
        };
        let picture = figure::Request {
            t: (look.t > 0.0).then_some(look.t),
            width: default_figure.width * scale,
            height: default_figure.height * scale,
            counterpart: self.shown_counterpart(request, &views).cloned(),
            theme: parse_theme(&file_query.theme),
            ground: !file_query.transparent,
            covered: file_query.covered,
            curves: self.curves_of(request, &views),
            scaling: self.compute_study(&views),
            ..default_figure
        };
        let name = names::name(&names::views(&views), &request.settings, "svg");
        Ok(File { name, mime: "image/svg+xml", text: figure::figure(&self.replay, &picture) })
    }

    fn curves_of(&self, request: &Request, views: &[View]) -> Vec<Curves> {
        views.iter().filter_map(|&view| self.curves(request, view)).collect()
    }

    /// Computes how the run scales, if one of the views shows that.
    fn compute_study(&self, views: &[View]) -> Option<Rc<Study>> {
        let compute = || Rc::new(scaling::study(&self.replay.run().scenario));
        any_needs(views, Needs::Scaling).then(|| self.scaling.get_or_init(compute).clone())
    }

    /// Returns the other schedule, if one of the views compares schedules.
    fn shown_counterpart(&self, request: &Request, views: &[View]) -> Option<&Rc<Replay>> {
        self.counterpart_if_shown(request).filter(|_| any_needs(views, Needs::Counterpart))
    }

    /// Answers a query about texts of the run; `None` if it is about the right side and there is none.
    pub fn describe(&self, query: &DescribeRun, request: &Request) -> Option<Description> {
        let replay = self.replay_of_side(query.is_comparison)?;
        Some(match query.kind {
            DescriptionKind::Picture(view) => {
                Description::Picture(self.describe_figure(view, query.is_comparison, replay, request))
            }
            DescriptionKind::Tables(processor) => Description::Tables(tables::list_tables(replay, processor)),
            DescriptionKind::Limits => Description::Picture(words::describe_limits(replay.run())),
            DescriptionKind::Metrics => Description::Metrics(list_metrics(replay)),
        })
    }

    fn describe_figure(
        &self,
        view: View,
        is_comparison: bool,
        replay: &Rc<Replay>,
        request: &Request,
    ) -> Words {
        let counterpart = self.counterpart_if_shown(request);
        let curves: Vec<Curves> = self.curves(request, view).into_iter().collect();
        let target_efficiency = request.look.target_efficiency(replay.run().report.efficiency);
        let scaling = match is_comparison {
            true => self.comparison_run().and_then(|comparison| comparison.compute_study(&[view])),
            false => self.compute_study(&[view]),
        };
        let scaling = scaling.as_deref();
        words::words(
            &Subject { replay, counterpart, curves: &curves, scaling, measured: None },
            target_efficiency,
            view,
        )
    }

    fn replay_of_side(&self, is_comparison: bool) -> Option<&Rc<Replay>> {
        if is_comparison { self.counterpart.as_ref() } else { Some(&self.replay) }
    }

    /// Returns the counterpart schedule; in a comparison the second run is the right side instead.
    fn counterpart_if_shown(&self, request: &Request) -> Option<&Rc<Replay>> {
        self.counterpart.as_ref().filter(|_| !request.has_comparison())
    }

    /// Returns the curves of a view with the page's points; without any, the points are run here.
    fn curves(&self, request: &Request, view: View) -> Option<Curves> {
        let run = self.replay.run();
        if !self.points.iter().any(|point| point.view == view) {
            let execute = |scenario: &Scenario| {
                let options = Options { data: false, trace: false, memory: MEMORY_PAGE };
                Some(hyperfly_core::run(scenario, None, options).ok()?.report)
            };
            return points::curves(run, &request.look, view, execute, |_| {});
        }
        let efficiency = request.look.target_efficiency(run.report.efficiency);
        Some(families::curves(run, curve_scale(view)?, efficiency, |family| {
            let topology = family.machine.topology();
            let points = self.points.iter().filter(|point| point.view == view && point.topology == topology);
            points.map(|point| (f64::from(point.p), point.y)).collect()
        }))
    }
}

/// Returns the scalability metrics of a run.
fn list_metrics(replay: &Replay) -> Vec<Metric> {
    let metrics = hyperfly_view::text::metrics::metrics(replay.run()).into_iter();
    metrics
        .map(|metric| Metric {
            key: metric.entry.key.to_owned(),
            value: metric.value,
            from: metric.from.to_owned(),
        })
        .collect()
}

const JSON: &str = "application/json";

/// Writes the data of views.
type Write = fn(&Subject, &[View], &mut dyn io::Write) -> io::Result<()>;

/// Returns the one or two views of a file.
fn parse_views(request: &Request) -> Result<Vec<View>, String> {
    let views: Vec<View> = request.look.view.into_iter().chain(request.look.under).collect();
    if views.is_empty() { Err(text::one_view_or_two().to_owned()) } else { Ok(views) }
}

/// Parses a colour scheme's name.
pub fn parse_theme(name: &str) -> ColourScheme {
    match name {
        "dark" => ColourScheme::Dark,
        "projector" => ColourScheme::Projector,
        _ => ColourScheme::Light,
    }
}

/// Collects written bytes as text.
fn to_text(write_data: &mut dyn FnMut(&mut Vec<u8>) -> io::Result<()>) -> Result<String, String> {
    let mut out = Vec::new();
    let result = write_data(&mut out).map_err(|error| error.to_string());
    result.and_then(|()| String::from_utf8(out).map_err(|error| error.to_string()))
}
