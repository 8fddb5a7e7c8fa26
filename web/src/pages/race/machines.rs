//! The two machines of a race, between the signal that they transform and the spectra that they compute.

use super::phase::Phase;
use crate::app::context::Context;
use crate::app::dom::scale;
use crate::app::selector::use_selector;
use crate::figures::layers::{Picture, SceneKind};
use crate::figures::use_size::use_size;
use hyperfly_text::race as text;
use hyperfly_view::notation::numbers::{quantity, whole};
use hyperfly_view::{Frame, LensPlaces, MachineScene};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub cx: Context,
    pub phase: Phase,
    /// Most messages that share a channel in the mesh's run, so that its picture has a lens.
    pub max_load: Option<u16>,
}

/// The signal and both machines, each with its spectrum.
#[component]
pub fn RacingMachines(Props { cx, phase, max_load }: &Props) -> Html {
    let frame = use_node_ref();
    let (p, n, width) = use_selector(cx, |state| {
        let width = state.comparison_settings().map_or(1.0, |mesh| mesh.width.on(mesh.p));
        (state.request.settings.p, state.request.settings.n, width)
    });
    let below_lens = match phase {
        Phase::Jam(load) => Some((text::jam(u32::from(*load)), true)),
        Phase::Before => Some((text::lens_before().to_owned(), false)),
        Phase::UnderWay => Some((text::lens().to_owned(), false)),
        // After the last message the lens shows the moment at which most messages shared it.
        Phase::Tail | Phase::Over => max_load.map(|load| (text::lens_fullest(u32::from(load)), true)),
    };
    let (left, right) = (cx.left_side(), cx.right_side());
    let picture = |cx: &Context, kind: SceneKind, name: &str, description: &str| {
        html! { <Picture cx={cx.clone()} {kind} label={format!("{name}: {description}")} /> }
    };
    let spectrum = |cx: &Context| {
        html! {
            <div class="spectrum-out">
                <Picture cx={cx.clone()} kind={SceneKind::SpectrumOnly} interactive={false} label={text::spectrum()} />
            </div>
        }
    };
    let heading = |name: &str, description: &str| {
        html! { <h3>{ name }{ " " }<small>{ description }</small></h3> }
    };
    let bundled = MachineScene::bundled_messages(p).map(text::bundles);
    let wires = bundled.as_deref().unwrap_or(text::a_wire_for_each());
    let ways = match width > 1.0 {
        true => text::shared_wider_ways(&quantity(width, 3)),
        false => text::shared_ways().to_owned(),
    };
    let (cube, mesh) = ((text::hypercube(), wires), (text::mesh(), ways.as_str()));
    html! {
        <div class="machines">
            <section class="signal-in">
                <h3>{ text::signal() }{ " " }<small>{ text::signal_pieces(&whole(n)) }</small></h3>
                <Picture cx={left.clone()} kind={SceneKind::Signal} label={text::signal()} />
            </section>
            <section class="racing">
                { heading(cube.0, cube.1) }
                <div class="machine-picture">{ picture(&left, SceneKind::Race, cube.0, cube.1) }</div>
                { spectrum(&left) }
            </section>
            <section class="racing lensed">
                { heading(mesh.0, mesh.1) }
                <div class="machine-picture" ref={&frame}>
                    { picture(&right, SceneKind::Lens, mesh.0, mesh.1) }
                    if let Some((sentence, jams)) = below_lens.filter(|_| max_load.is_some()) {
                        <LensSentence {sentence} {jams} {frame} />
                    }
                </div>
                { spectrum(&right) }
            </section>
        </div>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct SentenceProps {
    sentence: String,
    /// Whether messages share the channel now.
    jams: bool,
    /// The picture with the lens.
    frame: NodeRef,
}

/// The sentence below the lens, to which the scene draws a line.
#[component]
fn LensSentence(SentenceProps { sentence, jams, frame }: &SentenceProps) -> Html {
    let (width, height) = use_size(frame);
    if width == 0 {
        return Html::default();
    }
    let scale = scale();
    let [width, height] = [width, height].map(|length| length as f32 / scale.zoom);
    let places = LensPlaces::new(Frame { text: scale.text, ..Frame::new(width, height) });
    let [left, top, width, _] = places.sentence.map(|length| length * scale.zoom);
    let size = (0.95 * places.em * scale.zoom).max(13.0);
    let style = format!("left: {left:.1}px; top: {top:.1}px; width: {width:.1}px; font-size: {size:.1}px");
    html! { <p class={classes!("lens-says", jams.then_some("jam"))} {style} aria-live="polite">{ sentence }</p> }
}
