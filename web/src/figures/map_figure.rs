//! A map over p and n: pointing at a cell describes it, a click, a drag or Enter runs it, arrows move the selection.

use crate::app::context::Context;
use crate::app::dom::scale;
use crate::app::selector::use_selector;
use crate::figures::chart::{Drawing, Plot};
use crate::state::action::Action;
use crate::state::run_comparison::PtrEq;
use hyperfly_model::choose::{COLUMNS, Map, ROWS};
use hyperfly_request::Choice;
use hyperfly_view::chart::landscape::Landscapes;
use hyperfly_view::chart::{choose, landscape};
use hyperfly_view::scene::Frame;
use std::ops::RangeInclusive;
use web_sys::Element;
use yew::prelude::*;

/// log p and log n of a cell.
type CellPlace = (u32, u32);

/// The contents of a map.
#[derive(Clone, PartialEq)]
pub enum MapKind {
    /// The fastest formulation; running a cell chooses it.
    Fastest(PtrEq<Map>),
    /// The efficiency of the run's formulation.
    Efficiency(PtrEq<Landscapes>),
}

impl MapKind {
    fn plot(&self, run: CellPlace, pointed: Option<CellPlace>) -> Plot {
        match self {
            MapKind::Fastest(map) => Plot::Choose(map.clone(), run, pointed),
            MapKind::Efficiency(landscapes) => Plot::Landscape(landscapes.clone(), run, pointed),
        }
    }

    fn cell_at(&self, frame: Frame, x: f32, y: f32) -> Option<CellPlace> {
        match self {
            MapKind::Fastest(map) => choose::Layout::new(map, frame).cell(x, y),
            MapKind::Efficiency(landscapes) => landscape::Layout::new(landscapes, frame).cell(x, y),
        }
    }

    fn words(&self, cell: CellPlace) -> String {
        match self {
            MapKind::Fastest(map) => choose::words(map, cell),
            MapKind::Efficiency(landscapes) => landscapes.cell_words(cell),
        }
    }

    /// Returns log p and log n of the columns and rows.
    fn extent(&self) -> (RangeInclusive<u32>, RangeInclusive<u32>) {
        match self {
            MapKind::Fastest(map) => (0..=COLUMNS - 1, map.least..=map.least + ROWS - 1),
            MapKind::Efficiency(landscapes) => landscapes.extent(),
        }
    }

    /// Returns the values that run a cell; `None` where nothing can run.
    fn values(&self, (d, r): CellPlace) -> Option<Vec<(&'static str, String)>> {
        let mut values = vec![("p", (1u64 << d).to_string()), ("n", (1u64 << r).to_string())];
        match self {
            MapKind::Fastest(map) => {
                let choice = map.at(d, r)?.choice;
                values.push(("algorithm", choice.algorithm.id().to_owned()));
                values.push(("dims", choice.dims.to_string()));
                values.push(("overlap", "false".to_owned()));
            }
            MapKind::Efficiency(landscapes) => {
                landscapes.panels.first()?.landscape.at(d, r)?;
            }
        }
        Some(values)
    }

    /// Whether a drag runs the cells under the pointer: runs of the same formulation, which follow like a slider's.
    fn can_be_dragged(&self) -> bool {
        matches!(self, MapKind::Efficiency(_))
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    pub kind: MapKind,
    /// The displayed run.
    pub run: (u32, u32),
    /// Name for screen readers.
    pub about: &'static str,
}

#[component]
pub fn MapFigure(Props { cx, kind, run, about }: &Props) -> Html {
    let run = *run;
    let pointed = use_state_eq(|| None::<CellPlace>);
    let frame = use_node_ref();
    // The projector theme has larger text, which moves the cells.
    use_selector(cx, |state| state.request.look.colours());
    let cell_at = {
        let (frame, kind, scale) = (frame.clone(), kind.clone(), scale());
        move |event: &MouseEvent| {
            let bounds = frame.cast::<Element>()?.get_bounding_client_rect();
            let unzoom = |length: f64| length as f32 / scale.zoom;
            let size =
                Frame { text: scale.text, ..Frame::new(unzoom(bounds.width()), unzoom(bounds.height())) };
            let (x, y) = (event.client_x() as f64 - bounds.left(), event.client_y() as f64 - bounds.top());
            kind.cell_at(size, unzoom(x), unzoom(y))
        }
    };
    let run_cell = {
        let (cx, kind) = (cx.clone(), kind.clone());
        move |cell: CellPlace| {
            if let Some(values) = kind.values(cell) {
                cx.send(Action::SetAll(values));
            }
        }
    };
    let onclick = {
        let (cell_at, run_cell) = (cell_at.clone(), run_cell.clone());
        Callback::from(move |event: MouseEvent| {
            if let Some(cell) = cell_at(&event) {
                run_cell(cell);
            }
        })
    };
    let onmousemove = {
        let (pointed, run_cell, can_be_dragged) = (pointed.clone(), run_cell.clone(), kind.can_be_dragged());
        Callback::from(move |event: MouseEvent| {
            let cell = cell_at(&event);
            let is_new = cell != *pointed;
            pointed.set(cell);
            if let Some(cell) = cell.filter(|_| can_be_dragged && is_new && event.buttons() == 1) {
                run_cell(cell);
            }
        })
    };
    let onmouseleave = {
        let pointed = pointed.clone();
        Callback::from(move |_: MouseEvent| pointed.set(None))
    };
    let onkeydown = {
        let (pointed, (columns, rows)) = (pointed.clone(), kind.extent());
        Callback::from(move |event: KeyboardEvent| {
            let (d, r) = pointed.unwrap_or(run);
            let to = match event.key().as_str() {
                "ArrowLeft" => (d.saturating_sub(1).max(*columns.start()), r),
                "ArrowRight" => ((d + 1).min(*columns.end()), r),
                "ArrowDown" => (d, r.saturating_sub(1).max(*rows.start())),
                "ArrowUp" => (d, (r + 1).min(*rows.end())),
                "Enter" => return run_cell((d, r)),
                _ => return,
            };
            // Otherwise arrows would move the time cursor.
            event.prevent_default();
            event.stop_propagation();
            pointed.set(Some(to));
        })
    };
    let label = kind.words(pointed.unwrap_or(run));
    html! {
        <>
            <div class="map" ref={frame} tabindex="0" role="application" aria-label={*about}
                {onclick} {onmousemove} {onmouseleave} {onkeydown}>
                <Drawing cx={cx.clone()} plot={Some(kind.plot(run, *pointed))} label={label.clone()} />
            </div>
            <p class="said" aria-live="polite">{ crate::app::symbol::prose(&label) }</p>
        </>
    }
}
