//! The points of curves against p as runs.

use super::answer::{Answer, AnsweringChart, Mark, RunKeys, keys_between, line, size_words};
use super::curve_layout::CurveLayout;
use super::curves::{Curves, Scale};
use super::families::compared_topologies;
use super::points::{Point, points};
use crate::draw::frame::Frame;
use crate::notation::numbers::quantity;
use crate::scene::navigation::KeyDirection;
use hyperfly_core::limits::{MAX_N_MODEL, MAX_P, check_run};
use hyperfly_core::report::Report;
use hyperfly_core::scenario::Scenario;

/// Distance at which a point is meant, in text heights.
const REACH: f32 = 2.5;
/// Distance at which the filled point is grabbed, in text heights.
const GRAB: f32 = 1.4;

/// Curves against p around a run, with the run that each point stands for.
#[derive(Clone, Debug, PartialEq)]
pub struct CurvePoints {
    pub chart: Curves,
    /// The displayed run.
    run: Scenario,
    /// The scenario of each curve, for any p.
    families: Vec<Scenario>,
    /// The points of each curve, from left to right.
    points: Vec<Vec<Point>>,
}

impl CurvePoints {
    /// Collects the points of the curves that [`super::families::curves`] builds around a run.
    pub fn of(chart: Curves, run: &Scenario) -> CurvePoints {
        let points = chart.series.iter().map(points).collect();
        CurvePoints { chart, run: run.clone(), families: compared_topologies(run), points }
    }

    fn point(&self, (series, k): Mark) -> Option<&Point> {
        self.points.get(series as usize)?.get(k as usize)
    }

    /// Returns the place of a point on the axes: its ring, if it was executed.
    fn value(&self, mark: Mark) -> Option<(f64, f64)> {
        let point = self.point(mark)?;
        Some((libm::log2(point.p), self.chart.place_y(point.run.or(point.line)?)))
    }

    /// Returns the chart with a point marked.
    pub fn marked(&self, mark: Option<Mark>) -> Curves {
        let at = mark.and_then(|mark| {
            let point = self.point(mark)?;
            Some((point.p, point.run.or(point.line)?))
        });
        Curves { at, ..self.chart.clone() }
    }

    fn layout(&self, frame: Frame) -> CurveLayout {
        CurveLayout::new(&self.chart, frame.width.into(), frame.height.into(), frame.text.into())
    }

    fn marks(&self) -> impl Iterator<Item = Mark> + '_ {
        (0..)
            .zip(&self.points)
            .flat_map(|(series, points)| (0..points.len() as u32).map(move |k| (series, k)))
    }

    /// Returns the run of a point. On an isoefficiency curve it has the smallest n that keeps the efficiency.
    pub fn scenario(&self, mark: Mark) -> Option<Scenario> {
        let point = self.point(mark)?;
        let family = self.families.get(mark.0 as usize)?.with_p(point.p as u32);
        if self.chart.scale != Scale::LogN {
            return Some(family);
        }
        // Interpolated sizes are rounded; some formulations skip sizes.
        let least = (point.run.or(point.line)? - 1e-9).ceil().max(1.0) as u32;
        let sizes = (least..=MAX_N_MODEL.ilog2()).map(|r| family.with_n(1 << r));
        let mut near = sizes.take(3);
        near.clone().find(|size| check_run(size, false).is_empty()).or_else(|| near.next())
    }

    fn current_place(&self, layout: &CurveLayout) -> Option<[f32; 2]> {
        let (p, y) = self.chart.current?;
        Some(layout.place((libm::log2(p), self.chart.place_y(y))))
    }
}

fn distance(a: [f32; 2], b: [f32; 2]) -> f32 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

impl AnsweringChart for CurvePoints {
    fn mark_at(&self, frame: Frame, at: [f32; 2]) -> Option<Mark> {
        let layout = self.layout(frame);
        let place = |mark: Mark| Some((mark, distance(layout.place(self.value(mark)?), at)));
        let nearest = self.marks().filter_map(place).min_by(|a, b| a.1.total_cmp(&b.1));
        nearest.filter(|(_, distance)| *distance <= REACH * frame.text).map(|(mark, _)| mark)
    }

    fn has(&self, mark: Mark) -> bool {
        self.point(mark).is_some()
    }

    fn place(&self, frame: Frame, mark: Mark) -> Option<[f32; 2]> {
        Some(self.layout(frame).place(self.value(mark)?))
    }

    fn step(&self, from: Option<Mark>, direction: KeyDirection) -> Option<Mark> {
        let Some((series, k)) = from.filter(|mark| self.point(*mark).is_some()) else {
            return self.marks().next();
        };
        let moved = |index: u32| u32::try_from(i64::from(index) + direction.sign()).ok();
        if direction.is_sideways() {
            return moved(k).map(|k| (series, k)).filter(|mark| self.point(*mark).is_some());
        }
        // The point of the neighbouring curve with the same p, or its last one.
        let other = moved(series)?;
        let (p, points) = (self.point((series, k))?.p, self.points.get(other as usize)?);
        let last = points.len().checked_sub(1)?;
        Some((other, points.iter().position(|point| point.p >= p).unwrap_or(last) as u32))
    }

    fn grabs(&self, frame: Frame, at: [f32; 2]) -> bool {
        let place = self.current_place(&self.layout(frame));
        place.is_some_and(|place| distance(place, at) <= GRAB * frame.text)
    }

    /// Changes p along the curve; where y is n, also n.
    fn drag(&self, frame: Frame, at: [f32; 2]) -> Option<RunKeys> {
        let (x, y) = self.layout(frame).value(at);
        let d = x.round().clamp(0.0, MAX_P.ilog2().into()) as u32;
        let own = self.run.with_p(1 << d);
        let wished = match self.chart.scale {
            Scale::LogN => own.with_n(1 << (y.round().clamp(1.0, 22.0) as u32).max(d)),
            _ => own,
        };
        keys_between(&self.run, &wished).filter(|keys| !keys.is_empty())
    }

    fn run_keys(&self, mark: Mark) -> Option<RunKeys> {
        keys_between(&self.run, &self.scenario(mark)?)
    }

    fn answer(&self, mark: Mark, executed: &dyn Fn(&Scenario) -> Option<Report>) -> Answer {
        let (Some(point), Some(scenario)) = (self.point(mark), self.scenario(mark)) else {
            return Answer::default();
        };
        let name = &self.chart.series[mark.0 as usize].name;
        let size = size_words(&scenario);
        // The exact size that keeps the efficiency, which need not be a power of two.
        let title = match (self.chart.scale, point.run, point.run.or(point.line)) {
            (Scale::LogN, _, Some(log2_n)) => format!("{size} (≥ {})", quantity(libm::exp2(log2_n), 4)),
            (Scale::Speedup, Some(speedup), _) => format!("{size}, S = {}", quantity(speedup, 4)),
            _ => size,
        };
        Answer { title, lines: vec![line(name, &scenario, executed)] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chart::Look;
    use crate::chart::draw_curves::draw;
    use crate::chart::families::curves;
    use crate::chart::file::plotted;
    use crate::draw::palette::{ColourScheme, Palette};
    use hyperfly_core::isoefficiency::{SearchOutcome, search, timing};
    use hyperfly_core::limits::{MEMORY_NATIVE, Options};
    use hyperfly_core::topology::Topology;
    use hyperfly_core::{Run, run};

    const FRAME: Frame = Frame { width: 640.0, height: 360.0, text: 12.0 };

    fn execute(scenario: &Scenario) -> Run {
        run(&timing(scenario), None, Options::default()).expect("the run succeeds")
    }

    fn mesh() -> Scenario {
        Scenario::default().with_topology(Topology::Mesh).with_p(16).with_n(256)
    }

    /// Builds the chart around a run, with executed points for p ≤ 16.
    fn points_of(scale: Scale, kept: f64) -> CurvePoints {
        let run = execute(&mesh());
        let executed = |family: &Scenario| {
            let y = |p: u32| {
                let scenario = family.with_p(p);
                Some(match scale {
                    Scale::LogN => match search(&scenario, kept, MEMORY_NATIVE, u64::MAX, |_| {}) {
                        SearchOutcome::Found(size) => size.log2_n,
                        _ => return None,
                    },
                    Scale::Speedup => execute(&scenario).report.speedup,
                    _ => execute(&scenario).report.efficiency,
                })
            };
            [1, 2, 4, 8, 16].into_iter().filter_map(|p| Some((f64::from(p), y(p)?))).collect()
        };
        CurvePoints::of(curves(&run, scale, kept, executed), &run.scenario)
    }

    /// Returns the centres of the circles that plotters draws.
    fn drawn_circles(points: &CurvePoints) -> Vec<[f32; 2]> {
        let look = Look { leading: 1.24, ..Look::new(Palette::new(ColourScheme::Light)) };
        let svg = plotted(FRAME, |area| draw(area, &points.chart, &look).map_err(|_| ()));
        let number = |tag: &str, name: &str| {
            let value = tag.split(name).nth(1).and_then(|rest| rest.split('"').next());
            value.and_then(|value| value.parse::<f32>().ok()).expect("a number")
        };
        svg.split("<circle").skip(1).map(|tag| [number(tag, "cx=\""), number(tag, "cy=\"")]).collect()
    }

    #[test]
    fn every_point_answers_where_its_ring_is_drawn() {
        for (scale, kept) in [(Scale::Efficiency, 0.0), (Scale::Speedup, 0.0), (Scale::LogN, 0.5)] {
            let points = points_of(scale, kept);
            let circles = drawn_circles(&points);
            let rings = points.marks().filter(|mark| points.point(*mark).is_some_and(|at| at.run.is_some()));
            let rings: Vec<Mark> = rings.collect();
            assert!(rings.len() >= 8, "{scale:?}: {rings:?}");
            for mark in rings {
                let place = points.place(FRAME, mark).expect("a place");
                let is_drawn = circles.iter().any(|circle| distance(*circle, place) < 1.5);
                assert!(is_drawn, "{scale:?} {mark:?} at {place:?} is not among {circles:?}");
                let found = points.mark_at(FRAME, place).expect("a point");
                // Curves meet at p = 1.
                assert_eq!(points.place(FRAME, found), Some(place), "{scale:?} {mark:?}");
            }
            assert_eq!(points.mark_at(FRAME, [FRAME.width - 2.0, 2.0]), None, "far from all points");
        }
    }

    #[test]
    fn answer_has_the_numbers_of_the_run_or_says_closed_form() {
        let points = points_of(Scale::Efficiency, 0.0);
        for mark in points.marks() {
            let scenario = points.scenario(mark).expect("a run");
            let closed = points.answer(mark, &|_| None);
            assert!(closed.lines[0].words.ends_with("(closed form)"), "{closed:?}");
            assert_eq!(closed.lines[0].report, None);
            if scenario.p <= 16 {
                let executed = |at: &Scenario| {
                    assert_eq!(*at, timing(&scenario));
                    Some(execute(at).report)
                };
                let report = execute(&scenario).report;
                let answer = points.answer(mark, &executed);
                let words = &answer.lines[0].words;
                assert!(words.contains(&format!("E = {:.3}", report.efficiency)), "{words} {report:?}");
                assert!(words.contains(&format!("Tₚ = {}", quantity(report.t_parallel, 5))), "{words}");
                assert!(words.ends_with("(simulated)"), "{words}");
                assert_eq!(answer.lines[0].report.as_ref().map(|(report, _)| report), Some(&report));
            }
        }
    }

    #[test]
    fn isoefficiency_point_opens_the_smallest_n_that_keeps_the_efficiency() {
        let points = points_of(Scale::LogN, 0.5);
        let executed = |mark: &Mark| points.point(*mark).is_some_and(|point| point.run.is_some());
        for mark in points.marks().filter(executed) {
            let scenario = points.scenario(mark).expect("a run");
            let found = search(&scenario, 0.5, MEMORY_NATIVE, u64::MAX, |_| {});
            assert!(matches!(found, SearchOutcome::Found(size) if size.n == scenario.n()), "{found:?}");
        }
    }

    #[test]
    fn click_and_drag_set_only_what_changes() {
        let points = points_of(Scale::Efficiency, 0.0);
        let cube =
            points.marks().find(|mark| mark.0 == 0 && points.scenario(*mark).is_some_and(|s| s.p == 16));
        assert_eq!(points.run_keys(cube.expect("p = 16")), Some(vec![("topology", "hypercube".into())]));
        let current = points.current_place(&points.layout(FRAME)).expect("the displayed run");
        assert!(points.grabs(FRAME, current) && !points.grabs(FRAME, [current[0] + 60.0, current[1]]));
        assert_eq!(points.drag(FRAME, current), None, "nothing changes yet");
        let to = points.layout(FRAME).place((3.1, 0.2));
        assert_eq!(points.drag(FRAME, to), Some(vec![("p", "8".into())]));
        let sizes = points_of(Scale::LogN, 0.5);
        let to = sizes.layout(FRAME).place((5.0, 11.2));
        assert_eq!(sizes.drag(FRAME, to), Some(vec![("p", "32".into()), ("n", "2048".into())]));
    }

    #[test]
    fn arrows_reach_every_point() {
        let points = points_of(Scale::Efficiency, 0.0);
        let mut reached = vec![points.step(None, KeyDirection::Right).expect("a point")];
        while let Some(next) = reached.last().and_then(|last| points.step(Some(*last), KeyDirection::Right)) {
            reached.push(next);
        }
        let below = points.step(reached.first().copied(), KeyDirection::Down).expect("the mesh");
        assert_eq!((below.0, points.scenario(below).map(|s| s.p)), (1, Some(1)));
        assert_eq!(reached.len(), points.marks().filter(|mark| mark.0 == 0).count());
    }
}
