//! The plot of isoefficiency by hand: p on the horizontal axis, n on the vertical one, both logarithmic.

use crate::state::manual_isoefficiency::{LOG_N, LOG_P, Trail};
use hyperfly_core::Scenario;
use hyperfly_request::Topology;
use hyperfly_text::{race as text, scene, view};
use hyperfly_view::chart::families::label_and_ink;
use hyperfly_view::notation::numbers::{fixed, superscript, whole};
use yew::prelude::*;

/// Left, top, right and bottom margins of the plot, in em.
const MARGINS: [f64; 4] = [2.6, 2.2, 1.6, 2.0];

/// Runs and goal of the plot.
pub struct PlotData<'a> {
    /// The displayed run and its efficiency.
    pub scenario: &'a Scenario,
    pub e: f64,
    /// The efficiency to keep.
    pub kept: f64,
    pub trail: &'a Trail,
    /// The first point of the curve of this machine: p and log2 n.
    pub first: Option<(u32, f64)>,
}

/// Layout of the plot, in CSS pixels.
pub struct Geometry {
    em: f64,
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Geometry {
    /// Lays out a plot in an element of this size. Larger elements have larger text, and presented ones the largest.
    pub fn new((width, height): (f64, f64), presents: bool) -> Geometry {
        let lines = if presents { 22.0 } else { 30.0 };
        let em = (height / lines).min(width / 24.0).clamp(12.0, 60.0);
        let [left, top, right, foot] = MARGINS.map(|part| part * em);
        Geometry { em, left, top, width: width - left - right, height: height - top - foot }
    }

    fn x(&self, log_p: f64) -> f64 {
        let (from, to) = (f64::from(LOG_P.0), f64::from(LOG_P.1));
        self.left + self.width * (log_p - from) / (to - from)
    }

    fn y(&self, log_n: f64) -> f64 {
        let (from, to) = (f64::from(LOG_N.0), f64::from(LOG_N.1));
        self.top + self.height * (to - log_n) / (to - from)
    }

    /// Returns log2 p and log2 n of the grid point nearest to a position.
    pub fn nearest(&self, (x, y): (f64, f64)) -> (u32, u32) {
        let (p, n) = (f64::from(LOG_P.1 - LOG_P.0), f64::from(LOG_N.1 - LOG_N.0));
        let log_p = f64::from(LOG_P.0) + p * (x - self.left) / self.width;
        let log_n = f64::from(LOG_N.1) - n * (y - self.top) / self.height;
        (log_p.round().max(0.0) as u32, log_n.round().max(0.0) as u32)
    }

    /// Draws the reader's position at log2 p and log2 n, the line of all n for its p, on which the goal is, and what the runs show.
    pub fn picture(&self, (d, r): (u32, u32), data: Option<&PlotData>) -> Html {
        // The page is not laid out yet.
        if self.width <= 0.0 || self.height <= 0.0 {
            return Html::default();
        }
        let here = (self.x(d.into()), self.y(r.into()));
        let back = data.is_some_and(|data| data.e >= data.kept).then_some("back");
        // Near the right end the label does not fit to the right of the point.
        let on_left = here.0 > self.left + self.width - self.em * 6.0;
        let label_x = if on_left { here.0 - self.em } else { here.0 + self.em };
        let label_y = if on_left { here.1 - self.em * 0.3 } else { here.1 + self.em * 0.35 };
        html! {
            <svg style={format!("font-size: {:.1}px", self.em)}>
                <path class="goal" d={format!("M{:.1} {:.1}v{:.1}", here.0, self.top, self.height)} />
                { self.axes() }
                if let Some(data) = data {
                    { for data.first.map(|point| self.first_point(point, data)) }
                    { for [Topology::Hypercube, Topology::Mesh].map(|topology| self.network(topology, data)) }
                }
                <circle class={classes!("here", back)} cx={px(here.0)} cy={px(here.1)} r={px(self.em * 0.55)} />
                if let Some(data) = data {
                    <text class="e" x={px(label_x)} y={px(label_y)} text-anchor={if on_left { "end" } else { "start" }}>
                        { format!("E = {}", fixed(data.e, 2)) }
                    </text>
                }
            </svg>
        }
    }

    /// Draws the first point of the curve, found by execution, so that the reader sees what to look for.
    fn first_point(&self, (p, log2_n): (u32, f64), data: &PlotData) -> Html {
        let (x, y) = (self.x(p.ilog2().into()), self.y(log2_n));
        let (_, ink) = label_and_ink(data.scenario);
        html! {
            <g style={format!("--ink: var(--hf-{})", ink.name())}>
                <circle class="stayed" cx={px(x)} cy={px(y)} r={px(self.em * 0.3)} />
                <text class="first" x={px(x + self.em * 0.7)} y={px(y + self.em * 1.1)}>{ text::hand_ring(&fixed(data.kept, 2)) }</text>
            </g>
        }
    }

    /// Draws the points found on a network, and its curve once there are enough.
    fn network(&self, topology: Topology, data: &PlotData) -> Html {
        let trail = data.trail;
        let scenario = data.scenario.with_topology(topology);
        let line = trail.curve(&scenario, data.kept);
        let (name, ink) = label_and_ink(&scenario);
        let class = ink.name();
        let each = line.iter().enumerate();
        let path: String = each
            .map(|(k, (x, y))| {
                format!("{}{:.1} {:.1}", if k == 0 { 'M' } else { 'L' }, self.x(*x), self.y(*y))
            })
            .collect();
        let end = line.last().map(|(x, y)| (self.x(*x), self.y(*y)));
        html! {
            <g style={format!("--ink: var(--hf-{class})")}>
                <path class="curve" d={path} />
                { for trail.of(Some(topology)).map(|(p, log2_n)| html! {
                    <circle class="stayed" cx={px(self.x(p.ilog2().into()))} cy={px(self.y(log2_n))} r={px(self.em * 0.3)} />
                }) }
                // Right of the end of the curve, or below it at the right border.
                if let Some((x, y)) = end {
                    if x + self.em * 8.0 < self.left + self.width {
                        <text class="name" x={px(x + self.em)} y={px(y + self.em * 0.4)}>{ name }</text>
                    } else {
                        <text class="name" x={px(x)} y={px(y + self.em * 1.5)} text-anchor="end">{ name }</text>
                    }
                }
            </g>
        }
    }

    fn axes(&self) -> Html {
        let (x, y) = (|d: u32| px(self.x(d.into())), |r: u32| self.y(r.into()));
        let rows = (LOG_N.0..=LOG_N.1).step_by(2);
        // Narrow plots label every second value of p.
        let step = if self.width > self.em * 24.0 { 1 } else { 2 };
        let columns = (LOG_P.0..=LOG_P.1).rev().step_by(step);
        html! {
            <>
                { for rows.map(|r| html! {
                    <>
                        <path class="grid" d={format!("M{:.1} {:.1}h{:.1}", self.left, y(r), self.width)} />
                        <text x={px(self.left - self.em * 0.5)} y={px(y(r) + self.em * 0.35)} text-anchor="end">
                            { format!("2{}", superscript(r as i32)) }
                        </text>
                    </>
                }) }
                { for columns.map(|d| html! {
                    <text x={x(d)} y={px(self.top + self.height + self.em * 1.4)} text-anchor="middle">{ whole(1 << d) }</text>
                }) }
                <text class="axis" x="0" y={px(self.em * 0.8)}>{ scene::axis_points() }</text>
                <text class="axis" x={px(self.left + self.width + self.em * 1.5)} y={px(self.top + self.height - self.em * 0.5)}
                    text-anchor="end">{ text::hand_axis_p() }</text>
            </>
        }
    }
}

/// Renders the legend of what is in the picture.
pub fn legend(kept: f64, has_curve: bool) -> Html {
    html! {
        <p class="hand-key">
            <span><b class="disc" />{ text::hand_here() }</span>
            <span><b class="hoop" />{ text::hand_ring(&fixed(kept, 2)) }</span>
            if has_curve {
                <span><b class="rule" />{ view::closed_form() }</span>
            }
        </p>
    }
}

fn px(pixels: f64) -> String {
    format!("{pixels:.1}")
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;

    #[test]
    fn nearest_grid_point_inverts_layout() {
        let plot = Geometry::new((800.0, 400.0), false);
        for (d, r) in [(1, 2), (4, 7), (10, 18)] {
            assert_eq!(plot.nearest((plot.x(f64::from(d)), plot.y(f64::from(r)))), (d, r));
        }
        assert!(plot.nearest((0.0, 400.0)).1 < LOG_N.0, "below the plot");
    }
}
