//! Isoefficiency by hand: whether the reader's n keeps the efficiency, and the trail of points found.

use crate::state::points::{Point, Points};
use hyperfly_core::Scenario;
use hyperfly_core::isoefficiency::{SearchOutcome, timing};
use hyperfly_model::curves::isoefficiency_curve;
use hyperfly_model::isoefficiency::isoefficient_size;
use hyperfly_request::{Request, Topology};

/// Range of log2 p.
pub const LOG_P: (u32, u32) = (1, 10);
/// Range of log2 n: larger transforms would take seconds to execute.
pub const LOG_N: (u32, u32) = (2, 18);
/// Number of points from which their curve is drawn.
const MIN_CURVE_POINTS: usize = 4;

/// Comparison of a choice of p and n with the efficiency to keep.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Finding {
    /// The efficiency is lower.
    Below,
    /// The efficiency is kept, but a smaller n keeps it too.
    Above,
    /// The efficiency is kept and no smaller n keeps it; log2 of the n that keeps it exactly.
    Stays(f64),
    /// The efficiency is lower even at the largest n. Whether the n that would keep it was found by execution rather than the
    /// closed form, and its log2.
    OffThePage(bool, f64),
    /// The efficiency is kept; whether a smaller n keeps it is still being executed.
    Open,
}

impl Finding {
    /// Compares the efficiency of a run with the one to keep, using the sizes executed so far.
    pub fn of(scenario: &Scenario, efficiency: f64, target_efficiency: f64, points: &Points) -> Finding {
        let size = points.of(scenario.machine.topology()).find_map(|(p, point)| match point {
            Point::Size(SearchOutcome::Found(size)) if p == scenario.p => Some(*size),
            _ => None,
        });
        let size = size.filter(|_| points.belong_to(scenario, Some(target_efficiency)));
        match size {
            _ if efficiency < target_efficiency && scenario.r() < LOG_N.1 => Finding::Below,
            Some(size) if efficiency < target_efficiency => Finding::OffThePage(true, size.log2_n),
            None if efficiency < target_efficiency => {
                match isoefficient_size(scenario, scenario.p, target_efficiency) {
                    Ok(size) => Finding::OffThePage(false, size.log2_n),
                    Err(_) => Finding::Below,
                }
            }
            Some(size) if scenario.n() <= size.n => Finding::Stays(size.log2_n),
            Some(_) => Finding::Above,
            None => Finding::Open,
        }
    }
}

/// Returns the executed point of a machine's curve with the fewest processors on the plot, as p and log2 n; `None` until it is executed.
pub fn first_point(scenario: &Scenario, target_efficiency: f64, points: &Points) -> Option<(u32, f64)> {
    let found = points.of(scenario.machine.topology()).filter_map(|(p, point)| match point {
        Point::Size(SearchOutcome::Found(size)) => Some((p, size.log2_n)),
        _ => None,
    });
    let on_plot = |(p, log2_n): &(u32, f64)| {
        (LOG_P.0..=LOG_P.1).contains(&p.ilog2()) && (f64::from(LOG_N.0)..=LOG_N.1.into()).contains(log2_n)
    };
    let belongs = points.belong_to(scenario, Some(target_efficiency));
    found.filter(on_plot).filter(|_| belongs).min_by_key(|(p, _)| *p)
}

/// Points that keep the efficiency with the smallest n.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Trail {
    /// Family of the points: the scenario without topology, p and n, and the efficiency.
    belongs_to: Option<(Scenario, f64)>,
    points: Vec<(Option<Topology>, u32, f64)>,
}

impl Trail {
    /// Records a result; points of another machine or efficiency are dropped first.
    pub fn note(&mut self, scenario: &Scenario, target_efficiency: f64, finding: Finding) {
        let family = timing(scenario).with_topology(Topology::Hypercube).with_p(1).with_n(1);
        let key = Some((family, target_efficiency));
        if self.belongs_to != key {
            *self = Trail { belongs_to: key, points: Vec::new() };
        }
        let (topology, p) = (scenario.machine.topology(), scenario.p);
        if let Finding::Stays(log2_n) = finding
            && !self.points.iter().any(|point| (point.0, point.1) == (topology, p))
        {
            self.points.push((topology, p, log2_n));
        }
    }

    /// Returns the points of a topology as p and log2 n.
    pub fn of(&self, topology: Option<Topology>) -> impl Iterator<Item = (u32, f64)> {
        self.points.iter().filter(move |point| point.0 == topology).map(|&(_, p, log2_n)| (p, log2_n))
    }

    /// Whether a network has enough points for its curve.
    pub fn has_curve(&self) -> bool {
        let is_enough = |topology| self.of(Some(topology)).count() >= MIN_CURVE_POINTS;
        [Topology::Hypercube, Topology::Mesh].into_iter().any(is_enough)
    }

    /// Returns the closed form for a topology as log2 p and log2 n, up to the top of the plot; empty until there are enough points.
    pub fn curve(&self, scenario: &Scenario, target_efficiency: f64) -> Vec<(f64, f64)> {
        if self.of(scenario.machine.topology()).count() < MIN_CURVE_POINTS {
            return Vec::new();
        }
        let processor_counts: Vec<u32> = (LOG_P.0..=LOG_P.1).map(|d| 1 << d).collect();
        let sizes = isoefficiency_curve(scenario, target_efficiency, &processor_counts).unwrap_or_default();
        let line: Vec<(f64, f64)> =
            sizes.iter().map(|size| (f64::from(size.p.ilog2()), size.size.log2_n)).collect();
        clip_at(&line, f64::from(LOG_N.1))
    }
}

/// Clips a rising line at the height `top`.
fn clip_at(line: &[(f64, f64)], top: f64) -> Vec<(f64, f64)> {
    let visible_count = line.partition_point(|(_, y)| *y <= top);
    let mut visible = line[..visible_count].to_vec();
    if let (Some(&(x, y)), Some(&(x_next, y_next))) = (visible.last(), line.get(visible_count)) {
        visible.push((x + (x_next - x) * (top - y) / (y_next - y), top));
    }
    visible
}

/// Returns the fields for log2 p and log2 n, clamped so that each processor has at least one point.
pub fn chosen(log_p: u32, log_n: u32) -> Vec<(&'static str, String)> {
    let d = log_p.clamp(LOG_P.0, LOG_P.1);
    let r = log_n.clamp(LOG_N.0.max(d), LOG_N.1);
    vec![("p", (1u32 << d).to_string()), ("n", (1u64 << r).to_string())]
}

/// Returns the fields that an arrow key sets: left and right change p, up and down n.
pub fn fields_for_key(request: &Request, key: &str) -> Option<Vec<(&'static str, String)>> {
    let (d, r) = (request.settings.d(), request.settings.r());
    match key {
        "ArrowRight" => Some(chosen(d + 1, r)),
        "ArrowLeft" => Some(chosen(d - 1, r)),
        "ArrowUp" => Some(chosen(d, r + 1)),
        "ArrowDown" => Some(chosen(d, r - 1)),
        _ => None,
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::state::points::CurvesKey;
    use crate::state::run_comparison::PtrEq;
    use hyperfly_core::isoefficiency::search;
    use hyperfly_core::limits::Options;
    use hyperfly_request::{Look, Race, Settings};

    const CUBE: Option<Topology> = Some(Topology::Hypercube);
    const MESH: Option<Topology> = Some(Topology::Mesh);

    fn settings(topology: Topology, p: u32, log_n: u32) -> Settings {
        Settings { topology, p, n: 1 << log_n, ..Settings::default() }
    }

    fn scenario(topology: Topology, p: u32, log_n: u32) -> Scenario {
        settings(topology, p, log_n).scenario()
    }

    fn efficiency(scenario: &Scenario) -> f64 {
        let options = Options { data: false, trace: false, ..Options::default() };
        hyperfly_core::run(scenario, None, options).expect("the run succeeds").report.efficiency
    }

    /// Finds the sizes that keep an efficiency by execution, like the page's workers.
    fn points(topology: Topology, processor_counts: &[u32], target_efficiency: f64) -> Points {
        let size = |&p: &u32| {
            let outcome = search(&scenario(topology, p, 18), target_efficiency, 256 << 20, 3_000_000, |_| {});
            (Some(topology), p, Point::Size(outcome))
        };
        let key = CurvesKey::new(&scenario(topology, 2, 4), Some(target_efficiency));
        Points {
            key: Some(key),
            points: processor_counts.iter().map(size).collect(),
            total: processor_counts.len(),
            runs: PtrEq::default(),
        }
    }

    #[test]
    fn finding_is_stays_only_at_smallest_n_that_keeps_efficiency() {
        let points = points(Topology::Hypercube, &[4, 8, 16, 32], 0.4);
        let mut trail = Trail::default();
        for p in [4u32, 8, 16, 32] {
            let mut stayed = 0;
            for log_n in p.ilog2()..=12 {
                let largest_scenario = scenario(Topology::Hypercube, p, log_n);
                let e = efficiency(&largest_scenario);
                let finding = Finding::of(&largest_scenario, e, 0.4, &points);
                let smaller_n = scenario(Topology::Hypercube, p, log_n - 1);
                let is_first = e >= 0.4 && (smaller_n.n() < u64::from(p) || efficiency(&smaller_n) < 0.4);
                assert_eq!(matches!(finding, Finding::Stays(_)), is_first, "p = {p}, n = 2^{log_n}");
                assert_eq!(finding == Finding::Below, e < 0.4);
                stayed += u32::from(is_first);
                trail.note(&largest_scenario, 0.4, finding);
            }
            assert_eq!(stayed, 1);
        }
        // The executed points lie on the closed form.
        let curve = trail.curve(&scenario(Topology::Hypercube, 4, 6), 0.4);
        for (p, log2_n) in trail.of(CUBE) {
            let point_on_curve =
                curve.iter().find(|(x, _)| *x == f64::from(p.ilog2())).expect("on the curve");
            assert!((point_on_curve.1 - log2_n).abs() < 1e-9, "p = {p}: {log2_n} and {}", point_on_curve.1);
        }
    }

    #[test]
    fn first_point_is_smallest_executed_machine_on_plot() {
        let points = points(Topology::Hypercube, &[8, 4, 16], 0.4);
        let at = scenario(Topology::Hypercube, 64, 12);
        let (p, log2_n) = first_point(&at, 0.4, &points).expect("executed");
        assert_eq!(p, 4);
        // The whole number above it keeps the efficiency, and the one below does not.
        let e = |log_n: f64| efficiency(&scenario(Topology::Hypercube, 4, log_n as u32));
        assert!(e(log2_n.ceil()) >= 0.4 && e(log2_n.ceil() - 1.0) < 0.4);
        assert_eq!(first_point(&at, 0.3, &points), None, "of another efficiency");
        assert_eq!(first_point(&scenario(Topology::Mesh, 64, 12), 0.4, &points), None);
    }

    #[test]
    fn step_begins_below_the_efficiency_and_has_a_curve_on_the_plot() {
        let request = Race::Isoefficiency.request(&Look::default());
        let (target_efficiency, begin) =
            (request.look.efficiency.expect("given"), request.settings.scenario());
        for topology in [begin.machine.topology(), CUBE].into_iter().flatten() {
            let begin = begin.with_topology(topology);
            assert!(efficiency(&begin) < target_efficiency, "{topology:?}");
            for step in 0..MIN_CURVE_POINTS {
                let p = begin.p << step;
                let size = isoefficient_size(&begin, p, target_efficiency).expect("a size");
                let is_on_plot = p.ilog2() <= LOG_P.1 && size.log2_n <= f64::from(LOG_N.1);
                assert!(is_on_plot, "{topology:?} {p}: {}", size.log2_n);
            }
        }
    }

    #[test]
    fn trail_draws_from_four_points_and_resets_at_new_efficiency() {
        let mut trail = Trail::default();
        for (k, p) in [4u32, 8, 16].into_iter().enumerate() {
            trail.note(&scenario(Topology::Mesh, p, 10), 0.4, Finding::Stays(5.0 + k as f64));
        }
        assert!(trail.curve(&scenario(Topology::Mesh, 4, 6), 0.4).is_empty());
        assert_eq!(trail.of(MESH).count(), 3);
        trail.note(&scenario(Topology::Mesh, 4, 6), 0.3, Finding::Below);
        assert_eq!(trail.of(MESH).count(), 0);
    }

    #[test]
    fn finding_is_off_the_page_where_the_closed_form_is() {
        let largest_scenario = scenario(Topology::Mesh, 128, LOG_N.1);
        let points = points(Topology::Mesh, &[128], 0.4);
        let e = efficiency(&largest_scenario);
        let finding = |points: &Points| match Finding::of(&largest_scenario, e, 0.4, points) {
            Finding::OffThePage(executed, log2_n) => (executed, log2_n),
            other => panic!("there is room for it: {other:?}"),
        };
        let ((executed, log2_n), (formula, closed)) = (finding(&points), finding(&Points::default()));
        assert!(executed && !formula && log2_n > f64::from(LOG_N.1));
        assert!((closed - log2_n).abs() < 1e-9, "executed {log2_n}, closed form {closed}");
        assert_eq!(
            clip_at(&[(1.0, 3.0), (2.0, 8.0), (3.0, 28.0)], 18.0),
            [(1.0, 3.0), (2.0, 8.0), (2.5, 18.0)]
        );
    }

    #[test]
    fn arrow_keys_stay_within_runnable_range() {
        let mut request = Request::from(settings(Topology::Mesh, 1024, 10));
        assert_eq!(fields_for_key(&request, "ArrowRight"), Some(chosen(10, 10)));
        assert_eq!(fields_for_key(&request, "ArrowDown"), Some(chosen(10, 10)));
        request.settings = settings(Topology::Mesh, 16, 4);
        assert_eq!(
            fields_for_key(&request, "ArrowRight"),
            Some(vec![("p", "32".into()), ("n", "32".into())])
        );
        assert_eq!(fields_for_key(&request, "x"), None);
    }
}
