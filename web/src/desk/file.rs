//! Files, made of the run that the page shows: decoded from its columns and written by `hyperfly_export`, the bytes that the
//! command writes.

use super::{metrics, tables, told};
use crate::protocol::bulk::{self, COLUMNS};
use crate::protocol::desk::{Place, Wish};
use hyperfly_core::run::{self, Options};
use hyperfly_core::scenario::limits::MEMORY_PAGE;
use hyperfly_core::scenario::{Choice, Request, Scenario, Topology, View};
use hyperfly_export::data::{self, Subject};
use hyperfly_export::{names, perfetto, points};
use hyperfly_text::desk as text;
use hyperfly_view::chart::{Curves, families};
use hyperfly_view::{Story, Theme, figure, schedule};
use js_sys::{Array, Float64Array};
use std::io;
use std::rc::Rc;
use wasm_bindgen::JsCast;

/// The run at hand, with what the page shows beside it.
pub struct Seen {
    /// The run.
    pub story: Rc<Story>,
    counterpart: Option<Rc<Story>>,
    points: Vec<SeenPoint>,
}

/// A simulated point of the curves.
struct SeenPoint {
    topology: Topology,
    p: u32,
    /// In the view of this name.
    view: View,
    y: f64,
}

/// A file.
pub struct Made {
    /// What it is called.
    pub name: String,
    /// Its type.
    pub mime: &'static str,
    /// What is in it.
    pub text: String,
}

impl Seen {
    /// Reads what [`crate::save::load`] packed: the points, the columns of the run, those of its counterpart.
    pub fn open(request: &Request, load: &Array) -> Option<Seen> {
        let scenario = &request.scenario;
        let story = |scenario: &Scenario, from: u32| {
            let columns = load.slice(from, from + COLUMNS);
            Some(Story::new(Rc::new(bulk::decode(scenario, &columns)?)))
        };
        let other = match request.compares() {
            true => request.right().ok().map(|right| right.scenario),
            false => schedule::counterpart(scenario),
        };
        let numbers = load.get(0).dyn_into::<Float64Array>().ok()?.to_vec();
        let point = |of: &[f64]| {
            let (view, topology) = (View::ALL.get(of[0] as usize)?, Topology::ALL.get(of[1] as usize)?);
            Some(SeenPoint { view: *view, topology: *topology, p: of[2] as u32, y: of[3] })
        };
        Some(Seen {
            story: story(scenario, 1)?,
            counterpart: other.and_then(|other| story(&other, 1 + COLUMNS)),
            points: numbers.chunks_exact(4).filter_map(point).collect(),
        })
    }

    /// The file that is wished for.
    ///
    /// # Errors
    /// Why there is none, for the reader.
    pub fn file(&self, wish: &Wish, request: &Request) -> Result<Made, String> {
        let look = &request.look;
        let views: Vec<View> = look.view.into_iter().chain(look.under).collect();
        let scenario = &request.scenario;
        if wish.what == "perfetto" {
            let text = whole(&mut |out| perfetto::write(self.story.run(), out))?;
            return Ok(Made { name: names::name("trace", scenario, "json"), mime: JSON, text });
        }
        let Some(&view) = views.first() else {
            return Err(text::one_view_or_two().to_owned());
        };
        let curves: Vec<Curves> = views.iter().filter_map(|&view| self.curves(request, view)).collect();
        let counterpart = self.other_schedule(request).filter(|_| views.contains(&View::Schedule));
        let name = |ending| names::name(&names::views(&views), scenario, ending);
        let of = Subject { story: &self.story, counterpart, curves: &curves };
        match wish.what.as_str() {
            "csv" => {
                let text = whole(&mut |out| data::csv(&of, &views, out))?;
                Ok(Made { name: name("csv"), mime: "text/csv", text })
            }
            "json" => {
                let text = whole(&mut |out| data::json(&of, &views, out))?;
                Ok(Made { name: name("json"), mime: JSON, text })
            }
            "svg" => {
                let usual = figure::Request::pair(view, look.under);
                let wide = if wish.width > 0.0 { wish.width.clamp(160.0, 4000.0) / usual.width } else { 1.0 };
                let picture = figure::Request {
                    t: (look.t > 0.0).then_some(look.t),
                    width: usual.width * wide,
                    height: usual.height * wide,
                    counterpart: counterpart.cloned(),
                    theme: theme(wish),
                    ground: !wish.choices.contains("transparent"),
                    curves,
                    ..usual
                };
                let text = figure::figure(&self.story, &picture);
                Ok(Made { name: name("svg"), mime: "image/svg+xml", text })
            }
            other => Err(text::no_format(other)),
        }
    }

    /// What stands in a place of the page: what a view shows, in words and as a table, or the view itself, if it is one of text.
    /// Of outputs that are posted one by one those of `processor` are told.
    pub fn told(&self, request: &Request, place: Place, processor: Option<u32>) -> Option<String> {
        let story = if place.right { self.counterpart.as_ref()? } else { &self.story };
        let counterpart = self.other_schedule(request);
        Some(match (place.itself, place.view) {
            (true, View::Metrics) => metrics::write(story.run()),
            (true, View::Table) => tables::write(story, processor),
            (true, _) => return None,
            (false, view) => {
                let curves: Vec<Curves> = self.curves(request, view).into_iter().collect();
                told::write(&Subject { story, counterpart, curves: &curves }, request, view)
            }
        })
    }

    /// Of S's two schedules the other one; in a comparison what stands beside is the right side.
    fn other_schedule(&self, request: &Request) -> Option<&Rc<Story>> {
        self.counterpart.as_ref().filter(|_| !request.compares())
    }

    /// The curves of a view, with the points that the page has; those that it has not are run here.
    fn curves(&self, request: &Request, view: View) -> Option<Curves> {
        let run = self.story.run();
        if !self.points.iter().any(|point| point.view == view) {
            let execute = |of: &Scenario| {
                let options = Options { data: false, trace: false, memory: MEMORY_PAGE };
                Some(run::run(of, None, options).ok()?.report)
            };
            return points::curves(run, &request.look, view, execute, |_| {});
        }
        let kept = request.look.kept(run.report.efficiency);
        families::curves(run, view, kept, |of| {
            let own = self.points.iter().filter(|point| point.view == view && point.topology == of.topology);
            own.map(|point| (f64::from(point.p), point.y)).collect()
        })
    }
}

const JSON: &str = "application/json";

/// The colours that are wished for.
pub fn theme(wish: &Wish) -> Theme {
    match wish.theme.as_str() {
        "dark" => Theme::Dark,
        "projector" => Theme::Projector,
        _ => Theme::Light,
    }
}

/// What is written, as a text.
fn whole(write: &mut dyn FnMut(&mut Vec<u8>) -> io::Result<()>) -> Result<String, String> {
    let mut out = Vec::new();
    let written = write(&mut out).map_err(|error| error.to_string());
    written.and_then(|()| String::from_utf8(out).map_err(|error| error.to_string()))
}
