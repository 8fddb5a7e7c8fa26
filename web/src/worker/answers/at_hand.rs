//! The run that the page shows, and what is made of it: words, tables, and files, which
//! `hyperfly_export` writes: the bytes that the command writes.

use super::{scaling, tables, words};
use crate::worker::protocol::RunData;
use crate::worker::protocol::queries::file::{Format, Make};
use crate::worker::protocol::queries::run::CurvePoint;
use crate::worker::protocol::queries::words::{Metric, Tell, Told, What, Words};
use hyperfly_core::Scenario;
use hyperfly_core::limits::{MEMORY_PAGE, Options};
use hyperfly_export::data::{self, Subject};
use hyperfly_export::{names, perfetto, points};
use hyperfly_request::{Request, View};
use hyperfly_text::share as text;
use hyperfly_view::chart::{Curves, families};
use hyperfly_view::scaling::Study;
use hyperfly_view::trace::schedule;
use hyperfly_view::{ColourScheme, Replay, figure};
use std::cell::OnceCell;
use std::io;
use std::rc::Rc;

/// The run at hand, with what the page shows beside it.
pub struct AtHand {
    /// The run.
    pub replay: Rc<Replay>,
    counterpart: Option<Rc<Replay>>,
    points: Vec<CurvePoint>,
    /// How the run scales, once something asked.
    scaling: OnceCell<Rc<Study>>,
}

/// A file.
pub struct File {
    /// What it is called.
    pub name: String,
    /// Its type.
    pub mime: &'static str,
    /// What is in it.
    pub text: String,
}

impl AtHand {
    /// A run alone, as the steps of a tour show it.
    pub fn of(replay: Rc<Replay>) -> AtHand {
        AtHand { replay, counterpart: None, points: Vec::new(), scaling: OnceCell::new() }
    }

    /// The right side of a comparison, if it came along.
    pub fn right(&self) -> Option<AtHand> {
        self.counterpart.clone().map(AtHand::of)
    }

    /// The run of a request, and the run beside it, if there is one.
    pub fn open(request: &Request, points: Vec<CurvePoint>, run: RunData, beside: Option<RunData>) -> AtHand {
        let scenario = request.settings.scenario();
        let replay = |scenario: Scenario, data: RunData| Replay::new(Rc::new(data.run(scenario)));
        let other = match request.compares() {
            true => request.right().ok().map(|right| right.settings.scenario()),
            false => schedule::counterpart(&scenario),
        };
        let counterpart = other.zip(beside).map(|(other, beside)| replay(other, beside));
        AtHand { replay: replay(scenario, run), counterpart, points, scaling: OnceCell::new() }
    }

    /// The file that is wanted, of the run at hand as `request` looks at it; of a handout, which is written elsewhere, a
    /// picture.
    ///
    /// # Errors
    /// Why there is none, for the reader.
    pub fn file(&self, wanted: &Make, request: &Request) -> Result<File, String> {
        match wanted.format {
            Format::Perfetto => {
                let text = whole(&mut |out| perfetto::write(self.replay.run(), out))?;
                Ok(File { name: names::name("trace", &request.settings, "json"), mime: JSON, text })
            }
            Format::Csv => self.data(request, "csv", "text/csv", data::csv),
            Format::Json => self.data(request, "json", JSON, data::json),
            Format::Svg | Format::Handout => self.picture(wanted, request),
        }
    }

    fn data(
        &self,
        request: &Request,
        ending: &str,
        mime: &'static str,
        write: Write,
    ) -> Result<File, String> {
        let views = views(request)?;
        let curves = self.all_curves(request, &views);
        let scaling = self.study(&views);
        let of = Subject {
            replay: &self.replay,
            counterpart: self.beside(request, &views),
            curves: &curves,
            scaling: scaling.as_deref(),
            // Measurements are kept where they were made.
            measured: None,
        };
        let text = whole(&mut |out| write(&of, &views, out))?;
        Ok(File { name: names::name(&names::views(&views), &request.settings, ending), mime, text })
    }

    fn picture(&self, wanted: &Make, request: &Request) -> Result<File, String> {
        let views = views(request)?;
        let look = &request.look;
        let usual = figure::Request::pair(views[0], views.get(1).copied());
        let wide = if wanted.width > 0.0 { wanted.width.clamp(160.0, 4000.0) / usual.width } else { 1.0 };
        let picture = figure::Request {
            t: (look.t > 0.0).then_some(look.t),
            width: usual.width * wide,
            height: usual.height * wide,
            counterpart: self.beside(request, &views).cloned(),
            theme: theme(&wanted.theme),
            ground: !wanted.transparent,
            covered: wanted.covered,
            curves: self.all_curves(request, &views),
            scaling: self.study(&views),
            ..usual
        };
        let name = names::name(&names::views(&views), &request.settings, "svg");
        Ok(File { name, mime: "image/svg+xml", text: figure::figure(&self.replay, &picture) })
    }

    fn all_curves(&self, request: &Request, views: &[View]) -> Vec<Curves> {
        views.iter().filter_map(|&view| self.curves(request, view)).collect()
    }

    /// How the run scales, if one of the views shows it.
    fn study(&self, views: &[View]) -> Option<Rc<Study>> {
        let of = || Rc::new(scaling::study(&self.replay.run().scenario));
        views.contains(&View::Scaling).then(|| self.scaling.get_or_init(of).clone())
    }

    /// The run beside, where one of the views shows two schedules.
    fn beside(&self, request: &Request, views: &[View]) -> Option<&Rc<Replay>> {
        self.other_schedule(request).filter(|_| views.contains(&View::Schedule))
    }

    /// Returns what is told of the run; nothing if it is the run beside and there is none.
    pub fn told(&self, query: &Tell, request: &Request) -> Option<Told> {
        let replay = self.side(query.right)?;
        Some(match query.what {
            What::Picture(view) => Told::Picture(self.words(view, query.right, replay, request)),
            What::Tables(processor) => Told::Tables(tables::tables(replay, processor)),
            What::Metrics => Told::Metrics(metrics(replay)),
        })
    }

    fn words(&self, view: View, right: bool, replay: &Rc<Replay>, request: &Request) -> Words {
        let counterpart = self.other_schedule(request);
        let curves: Vec<Curves> = self.curves(request, view).into_iter().collect();
        let kept = request.look.kept(replay.run().report.efficiency);
        let scaling = match right {
            true => self.right().and_then(|right| right.study(&[view])),
            false => self.study(&[view]),
        };
        let scaling = scaling.as_deref();
        words::words(&Subject { replay, counterpart, curves: &curves, scaling, measured: None }, kept, view)
    }

    fn side(&self, right: bool) -> Option<&Rc<Replay>> {
        if right { self.counterpart.as_ref() } else { Some(&self.replay) }
    }

    /// Of S's two schedules the other one; in a comparison what stands beside is the right side.
    fn other_schedule(&self, request: &Request) -> Option<&Rc<Replay>> {
        self.counterpart.as_ref().filter(|_| !request.compares())
    }

    /// The curves of a view, with the points that the page has; those that it has not are run here.
    fn curves(&self, request: &Request, view: View) -> Option<Curves> {
        let run = self.replay.run();
        if !self.points.iter().any(|point| point.view == view) {
            let execute = |of: &Scenario| {
                let options = Options { data: false, trace: false, memory: MEMORY_PAGE };
                Some(hyperfly_core::run(of, None, options).ok()?.report)
            };
            return points::curves(run, &request.look, view, execute, |_| {});
        }
        let kept = request.look.kept(run.report.efficiency);
        families::curves(run, view, kept, |of| {
            let topology = of.machine.topology();
            let own = self.points.iter().filter(|point| point.view == view && point.topology == topology);
            own.map(|point| (f64::from(point.p), point.y)).collect()
        })
    }
}

/// Returns the metrics of scalability of a run.
fn metrics(replay: &Replay) -> Vec<Metric> {
    let all = hyperfly_view::text::metrics::metrics(replay.run()).into_iter();
    all.map(|of| Metric { key: of.entry.key.to_owned(), value: of.value, from: of.from.to_owned() }).collect()
}

const JSON: &str = "application/json";

/// How data are written.
type Write = fn(&Subject, &[View], &mut dyn io::Write) -> io::Result<()>;

/// The one view or two that a file is of.
fn views(request: &Request) -> Result<Vec<View>, String> {
    let views: Vec<View> = request.look.view.into_iter().chain(request.look.under).collect();
    if views.is_empty() { Err(text::one_view_or_two().to_owned()) } else { Ok(views) }
}

/// The theme of a name.
pub fn theme(name: &str) -> ColourScheme {
    match name {
        "dark" => ColourScheme::Dark,
        "projector" => ColourScheme::Projector,
        _ => ColourScheme::Light,
    }
}

/// What is written, as a text.
fn whole(write: &mut dyn FnMut(&mut Vec<u8>) -> io::Result<()>) -> Result<String, String> {
    let mut out = Vec::new();
    let written = write(&mut out).map_err(|error| error.to_string());
    written.and_then(|()| String::from_utf8(out).map_err(|error| error.to_string()))
}
