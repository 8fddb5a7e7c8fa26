//! A measured run beside the same one as simulated, as HTML: stage by stage in a table, and both timelines, of all of it or of one stage
//! in lockstep.

use super::super::set::prose;
use hyperfly_exec::Measurement;
use hyperfly_request::View;
use hyperfly_text::measured as text;
use hyperfly_view::measured::{
    Lockstep, Stage, Timing, cause_name, draw_lockstep, lockstep, lockstep_height, lockstep_of,
    most_different, off, stages, stages_of, took,
};
use hyperfly_view::numbers::seconds;
use hyperfly_view::svg::{FONTS, Svg};
use hyperfly_view::{ColourScheme, Frame, Palette, Replay, figure};
use maud::{Markup, PreEscaped, html};
use std::rc::Rc;

/// The width of a timeline, which the page sizes to its room.
const WIDTH: f32 = 620.0;
/// The same of a stage in lockstep, which has its causes beside it.
const BESIDE: f32 = 450.0;

/// A measured run and the same one as simulated.
pub struct Both {
    /// The measurement.
    pub measurement: Measurement,
    /// Its run.
    pub own: Rc<Replay>,
    /// The one beside it.
    pub beside: Option<Rc<Replay>>,
}

/// What is beside what.
pub enum Pair<'a> {
    /// Runs of one plan.
    Runs(&'a Both),
    /// Somebody else's timings beside a simulated run.
    Timed(&'a [Timing], &'a Rc<Replay>),
}

impl Pair<'_> {
    fn stages(&self) -> Vec<Stage> {
        match self {
            Pair::Runs(both) => stages(&both.own, both.beside.as_deref()),
            Pair::Timed(timings, run) => stages_of(timings, run),
        }
    }

    fn lockstep(&self, at: usize) -> Option<Lockstep> {
        match self {
            Pair::Runs(both) => lockstep(&both.own, both.beside.as_deref(), at),
            Pair::Timed(timings, run) => lockstep_of(timings, run, at),
        }
    }

    /// What the table is, and what is above each of the timelines.
    fn titles(&self) -> [String; 3] {
        let simulated = text::as_simulated().to_owned();
        match self {
            Pair::Runs(both) => [text::stages().into(), text::as_measured(both.own.p()), simulated],
            Pair::Timed(..) => [text::timings().into(), text::measured().into(), text::simulated().into()],
        }
    }
}

/// Both, of all or of the stage of this number from 1.
pub fn side_by_side(pair: &Pair, looked: usize, theme: ColourScheme) -> Markup {
    let all = pair.stages();
    let [caption, above, below] = pair.titles();
    let looked = looked.min(all.len());
    let one = looked.checked_sub(1).and_then(|at| pair.lockstep(at));
    html! {
        (by_stage(&caption, &all, looked))
        @if let Pair::Runs(both) = pair { (otherwise(&both.measurement)) }
        @if !all.is_empty() { (stepper(pair, &all, looked)) }
        @match (&one, pair) {
            (Some(one), _) => (in_lockstep(one, [&above, &below], theme)),
            (None, Pair::Runs(both)) => {
                div.timelines {
                    (titled(&above, timeline(&both.own, theme)))
                    @if let Some(beside) = &both.beside { (titled(&below, timeline(beside, theme))) }
                }
            }
            (None, Pair::Timed(..)) => {}
        }
    }
}

/// What was executed in another way than it is simulated.
fn otherwise(measurement: &Measurement) -> Markup {
    let messages = measurement.run.report.messages;
    html! {
        @if let Some(some) = measurement.collective { p.hint { (text::by_collectives(some, messages)) } }
        @if let Some(some) = measurement.rustfft { p.hint { (prose(&text::by_rustfft(some))) } }
    }
}

/// What says which stage is looked at. Every button has as its value the stage that it leads to, 0 for all.
fn stepper(pair: &Pair, all: &[Stage], looked: usize) -> Markup {
    let compared = looked > 0;
    let to = if compared { 0 } else { 1 + most_different(all.len(), |at| pair.lockstep(at)) };
    let name = looked.checked_sub(1).map_or(text::all_stages(), |at| &all[at].name);
    let go = |says: &str, sign: &str, to: usize| {
        html! {
            button.fix type="button" data-go="stage" value=(to) aria-label=(says) title=(says)
                aria-disabled=[(to == looked).then_some("true")] { (sign) }
        }
    };
    html! {
        p.ways.stepper {
            button.fix type="button" data-go="stage" value=(to) aria-pressed=(compared.to_string()) aria-keyshortcuts="C" {
                (text::compare_stages())
            }
            " " (go(text::stage_before(), "‹", looked.saturating_sub(1))) " "
            label {
                (text::stage()) " "
                input type="range" data-set="stage" min="0" max=(all.len()) step="1" value=(looked) aria-valuetext=(name);
            }
            " " (go(text::stage_after(), "›", (looked + 1).min(all.len()))) " "
            output { (name) }
        }
    }
}

/// One stage: what makes the difference, and both from its beginning.
fn in_lockstep(stage: &Lockstep, titles: [&str; 2], theme: ColourScheme) -> Markup {
    let (palette, em) = (Palette::new(theme), figure::text_size(theme));
    let frame = Frame { width: BESIDE, height: lockstep_height(stage, em), text: em };
    let mut svg = Svg::new(palette);
    draw_lockstep(stage, titles, frame, &mut svg);
    let (portions, most) = (stage.portions(), stage.most());
    let name = text::lockstep(&stage.name);
    html! {
        p.see role="status" { (prose(&took(stage))) }
        div.timelines {
            div.scrolls.lockstep tabindex="0" role="region" aria-label=(name) {
                svg viewBox={ "0 0 " (frame.width) " " (frame.height) } role="img" aria-label=(name) direction="ltr"
                    font-family=(FONTS) { (PreEscaped(svg.inner())) }
            }
            @if !portions.is_empty() {
                div {
                    div.scrolls tabindex="0" role="region" aria-label=(text::causes()) {
                        table {
                            caption { (text::causes()) }
                            thead {
                                tr {
                                    td {} th scope="col" { (text::measured()) }
                                    th scope="col" { (text::simulated()) } th scope="col" { (text::difference()) }
                                }
                            }
                            tbody {
                                @for portion in &portions {
                                    @let is_most = most.is_some_and(|most| most.cause == portion.cause);
                                    tr.most[is_most] data-cause={ (format!("{:?}", portion.cause)) } {
                                        th scope="row" { (prose(cause_name(portion.cause))) }
                                        td { (seconds(portion.measured)) }
                                        td { (seconds(portion.simulated)) }
                                        td { (signed(portion.measured - portion.simulated)) }
                                    }
                                }
                            }
                        }
                    }
                    p.about { (text::causes_about()) }
                }
            }
        }
    }
}

/// A difference with its sign.
fn signed(time: f64) -> String {
    let sign = if time < 0.0 { "−" } else { "+" };
    if time == 0.0 { seconds(time) } else { sign.to_owned() + &seconds(time.abs()) }
}

fn timeline(replay: &Rc<Replay>, theme: ColourScheme) -> Markup {
    let usual = figure::Request::new(View::Timeline);
    let height = (150.0 + 24.0 * replay.p() as f32).min(420.0);
    PreEscaped(figure::figure(replay, &figure::Request { width: WIDTH, height, theme, ..usual }))
}

/// A picture that can be scrolled where there is no room for it.
fn titled(title: &str, picture: Markup) -> Markup {
    html! {
        figure {
            figcaption { (prose(title)) }
            div.scrolls tabindex="0" role="region" aria-label=(title) { (picture) }
        }
    }
}

fn by_stage(caption: &str, stages: &[Stage], looked: usize) -> Markup {
    html! {
        div.scrolls tabindex="0" role="region" aria-label=(caption) {
            table {
                caption { (caption) }
                thead {
                    tr {
                        th scope="col" { (text::stage()) } th scope="col" { (text::measured()) }
                        th scope="col" { (text::simulated()) } th scope="col" { (text::off_by()) }
                    }
                }
                tbody {
                    @for (at, stage) in stages.iter().enumerate() {
                        tr.most[at + 1 == looked] {
                            th scope="row" { (stage.name) }
                            td { b { (seconds(stage.measured)) } }
                            @match stage.simulated {
                                Some(time) => { td { (seconds(time)) } td { (off(stage.measured, time)) } }
                                None => { td { "–" } td {} }
                            }
                        }
                    }
                }
            }
        }
    }
}
