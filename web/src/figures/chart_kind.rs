//! The charts that answer, each with its points.

use crate::figures::chart::Plot;
use crate::state::run_comparison::PtrEq;
use hyperfly_view::chart::answer::{AnsweringChart, Mark};
use hyperfly_view::chart::curve_points::CurvePoints;
use hyperfly_view::chart::map_points::{FastestMap, LandscapeMap};

/// A chart with its points.
#[derive(Clone, PartialEq)]
pub enum ChartKind {
    Curves(PtrEq<CurvePoints>),
    Fastest(PtrEq<FastestMap>),
    Landscape(PtrEq<LandscapeMap>),
}

impl ChartKind {
    pub fn chart(&self) -> &dyn AnsweringChart {
        match self {
            ChartKind::Curves(curves) => &**curves,
            ChartKind::Fastest(map) => &**map,
            ChartKind::Landscape(map) => &**map,
        }
    }

    pub fn plot(&self, pointed: Option<Mark>) -> Plot {
        match self {
            ChartKind::Curves(curves) => Plot::Curves(curves.marked(pointed)),
            ChartKind::Fastest(map) => Plot::Choose(map.clone(), pointed),
            ChartKind::Landscape(map) => Plot::Landscape(map.clone(), pointed),
        }
    }
}
