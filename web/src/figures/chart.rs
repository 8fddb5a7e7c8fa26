//! Static charts, redrawn when their data changes: plotters charts, the breakdown bar and the map of formulations. Paper shows them as
//! vectors.

use crate::app::context::Context;
use crate::app::dom::{Scale, pixel_ratio, scale};
use crate::app::effect_guard::use_effect_guard;
use crate::app::selector::use_selector;
use crate::figures::canvas::Canvas;
use crate::figures::markup::Markup;
use crate::figures::use_size::use_size;
use crate::state::run_comparison::PtrEq;
use hyperfly_core::report::Report;
use hyperfly_request::MachineKind;
use hyperfly_text::step as text;
use hyperfly_view::chart::answer::Mark;
use hyperfly_view::chart::landscape::Marks;
use hyperfly_view::chart::map_points::{FastestMap, LandscapeMap};
use hyperfly_view::chart::{self as charts, Curves, Look, Plane};
use hyperfly_view::draw::palette::Palette;
use hyperfly_view::draw::surface::Surface;
use hyperfly_view::draw::svg::Svg;
use hyperfly_view::scene::{Frame, Selection};
use hyperfly_view::text::breakdown;
use plotters::drawing::IntoDrawingArea;
use plotters_canvas::CanvasBackend;
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};
use yew::prelude::*;

/// The contents of a chart.
#[derive(Clone, PartialEq)]
pub enum Plot {
    Curves(Curves),
    Plane(Plane),
    /// The division of p·T_p into activities, and the selected one.
    Breakdown(Report, MachineKind, Option<Selection>),
    /// The map of fastest formulations, and the cell under the pointer.
    Choose(PtrEq<FastestMap>, Option<Mark>),
    /// E over p and n.
    Landscape(PtrEq<LandscapeMap>, Option<Mark>),
}

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    pub plot: Option<Plot>,
    /// Description for screen readers.
    pub label: AttrValue,
    #[prop_or_default]
    pub class: &'static str,
    /// Handles keys; with it the chart can have the focus.
    #[prop_or_default]
    pub onkeydown: Option<Callback<KeyboardEvent>>,
}

#[component]
pub fn Drawing(props: &Props) -> Html {
    let (frame, canvas) = (use_node_ref(), use_node_ref());
    let size = use_size(&frame);
    let (scheme, _, language, printing) = use_selector(&props.cx, |state| {
        (state.palette_theme(), state.request.look.colours(), state.language, state.printing)
    });
    let inputs = (props.plot.clone(), Palette::new(scheme), scale(), size, language);
    let printed = use_memo((inputs.clone(), printing), |((plot, palette, scale, size, _), printing)| {
        let plot = plot.as_ref().filter(|_| *printing && size.0 > 0 && size.1 > 0)?;
        Some(AttrValue::from(draw_vectors(plot, palette, *scale, *size)))
    });
    {
        let canvas = canvas.clone();
        use_effect_guard(inputs, move |(plot, palette, scale, size, _)| {
            if let (Some(canvas), Some(plot)) = (canvas.cast::<HtmlCanvasElement>(), plot)
                && size.0 > 0
                && size.1 > 0
            {
                draw(canvas, plot, palette, *scale, *size);
            }
        });
    }
    let keys = props.onkeydown.is_some();
    html! {
        <div class={classes!("drawing", props.class)} ref={frame} role={if keys { "application" } else { "img" }}
            aria-label={props.label.clone()} tabindex={keys.then_some("0")} aria-roledescription={keys.then(text::picture)}
            aria-describedby={keys.then_some("marks-help")} onkeydown={props.onkeydown.clone()}>
            <canvas ref={canvas} />
            if let Some(source) = &*printed {
                <Markup source={source.clone()} />
            }
        </div>
    }
}

/// Renders a chart of curves.
pub fn chart(cx: &Context, plane: &Plane, label: String) -> Html {
    html! { <Drawing cx={cx.clone()} class="plane" plot={Plot::Plane(plane.clone())} {label} /> }
}

fn draw(element: HtmlCanvasElement, plot: &Plot, palette: &Palette, scale: Scale, size: (i32, i32)) {
    let ratio = pixel_ratio() * f64::from(scale.zoom);
    let frame = chart_frame(scale, size);
    let Frame { width, height, .. } = frame;
    if let Plot::Breakdown(..) | Plot::Choose(..) | Plot::Landscape(..) = plot {
        let Some(mut canvas) = Canvas::new(element) else { return };
        canvas.set_palette(palette);
        canvas.resize(width, height, ratio);
        canvas.clear();
        draw_on_surface(plot, frame, &mut canvas);
        return;
    }
    let (w, h) = ((f64::from(width) * ratio).round(), (f64::from(height) * ratio).round());
    let context = element.get_context("2d").ok().flatten();
    if let Some(context) = context.and_then(|context| context.dyn_into::<CanvasRenderingContext2d>().ok()) {
        if (element.width(), element.height()) == (w as u32, h as u32) {
            context.clear_rect(0.0, 0.0, w, h);
        } else {
            element.set_width(w as u32);
            element.set_height(h as u32);
        }
        context.set_line_join("round");
    }
    let Some(backend) = CanvasBackend::with_canvas_object(element) else { return };
    let area = backend.into_drawing_area();
    let look = Look { text: f64::from(scale.text), scale: ratio, ..Look::new(*palette) };
    // Drawing on a canvas cannot fail; plotters omits labels that do not fit.
    let _ = match plot {
        Plot::Curves(curves) => charts::draw_curves::draw(&area, curves, &look).ok(),
        Plot::Plane(plane) => charts::plane::draw(&area, plane, &look).ok(),
        Plot::Breakdown(..) | Plot::Choose(..) | Plot::Landscape(..) => None,
    };
}

/// Returns a chart as an SVG element.
fn draw_vectors(plot: &Plot, palette: &Palette, scale: Scale, size: (i32, i32)) -> String {
    let (frame, mut svg) = (chart_frame(scale, size), Svg::new(*palette));
    match plot {
        Plot::Curves(curves) => charts::file::draw_curves(curves, frame, *palette, &mut svg),
        Plot::Plane(plane) => charts::file::draw(plane, frame, *palette, &mut svg),
        plot => draw_on_surface(plot, frame, &mut svg),
    }
    svg.element(frame, "")
}

/// Draws a chart that needs no plotters.
fn draw_on_surface(plot: &Plot, frame: Frame, surface: &mut dyn Surface) {
    match plot {
        Plot::Curves(_) | Plot::Plane(_) => {}
        Plot::Breakdown(report, machine, selected) => {
            breakdown::draw(report, *machine, frame, surface);
            if let Some(Selection::Activity(activity)) = selected {
                breakdown::outline(report, *machine, *activity, frame, surface);
            }
        }
        Plot::Choose(chart, at) => charts::choose::draw(&chart.map, chart.run, *at, frame, surface),
        Plot::Landscape(chart, at) => {
            let marks = Marks { run: chart.run, pointed: *at, executed: &chart.executed };
            charts::landscape::draw(&chart.landscapes, marks, frame, surface);
        }
    }
}

/// Returns the frame of a chart in an element of this size.
fn chart_frame(scale: Scale, (width, height): (i32, i32)) -> Frame {
    let [width, height] = [width, height].map(|length| length as f32 / scale.zoom);
    Frame { text: scale.text, ..Frame::new(width, height) }
}
