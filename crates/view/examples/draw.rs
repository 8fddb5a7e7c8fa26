//! Draws one figure to stdout: `draw FRAGMENT at=FRACTION size=WxH select=p3`, e.g. `draw view=machine&p=16&machine=logp`
//! (select: p3, c7, m12, l2, e3:5; theme in the fragment).
use hyperfly_core::limits::Options;
use hyperfly_request::{self, Choice, Settings, View};
use hyperfly_view::chart::{Curves, Scale, Series};
use hyperfly_view::{ColourScheme, Ink, Replay, Selection, figure, schedule};
use std::rc::Rc;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let get = |key: &str| args.iter().find_map(|arg| arg.strip_prefix(key)?.strip_prefix('=')).unwrap_or("");
    let asked = hyperfly_request::Request::from_fragment(args.first().map_or("", |fragment| fragment)).0;
    let asked = asked.unwrap_or_else(|problems| panic!("{problems:?}"));
    let run =
        hyperfly_request::run(&asked.settings, None, Default::default()).unwrap_or_else(|e| panic!("{e}"));
    let replay = Replay::new(Rc::new(run));
    let (width, height) = get("size").split_once('x').unwrap_or(("720", "480"));
    let view = asked.look.view.unwrap_or(View::Machine);
    let other = schedule::counterpart(&replay.run().scenario)
        .and_then(|other| hyperfly_core::run(&other, None, Default::default()).ok());
    let request = figure::Request {
        counterpart: other.map(|run| Replay::new(Rc::new(run))),
        t: get("at").parse::<f64>().ok().map(|f| f * replay.t_end()),
        theme: match asked.look.theme {
            hyperfly_request::Theme::Dark => ColourScheme::Dark,
            hyperfly_request::Theme::Projector => ColourScheme::Projector,
            _ => ColourScheme::Light,
        },
        width: width.parse().expect("width"),
        height: height.parse().expect("height"),
        selection: selection(get("select")),
        curves: vec![curves(&asked.settings, view.id())],
        ..figure::Request::new(view)
    };
    print!("{}", figure::figure(&replay, &request));
}

/// Curves from simulated runs alone, to look at the chart.
fn curves(scenario: &Settings, view: &str) -> Curves {
    let scale = match view {
        "speedup" => Scale::Speedup,
        "isoefficiency" => Scale::LogN,
        _ => Scale::Efficiency,
    };
    let mut chart = Curves::new(scale);
    chart.threshold = Some(scenario.tc / (scenario.tc + scenario.tw));
    for (topology, ink) in [("hypercube", Ink::series(0)), ("mesh", Ink::series(1))] {
        let mut points = Vec::new();
        for d in 0..=scenario.n.trailing_zeros().min(10) {
            let one = Settings {
                p: 1 << d,
                topology: Choice::from_id(topology).expect("topology"),
                ..scenario.clone()
            };
            let Ok(run) = hyperfly_request::run(
                &one,
                None,
                Options { data: false, trace: false, ..Default::default() },
            ) else {
                continue;
            };
            let y = match scale {
                Scale::Efficiency => run.report.efficiency,
                Scale::Speedup => run.report.speedup,
                _ => 1.5 * f64::from(d) + if ink == Ink::series(1) { f64::from(1 << (d / 2)) } else { 3.0 },
            };
            points.push((f64::from(one.p), y));
            if one.p == scenario.p && one.topology == scenario.topology {
                chart.current = Some((f64::from(one.p), y));
                chart.current_ink = ink;
            }
        }
        chart.series.push(Series {
            name: topology.into(),
            ink,
            line: points.clone(),
            printed: Vec::new(),
            points,
        });
    }
    chart
}

fn selection(text: &str) -> Option<Selection> {
    let rest = text.get(1..)?;
    Some(match &text[..1] {
        "p" => Selection::Processor(rest.parse().ok()?),
        "c" => Selection::Channel(rest.parse().ok()?),
        "m" => Selection::Message(rest.parse().ok()?),
        "l" => Selection::Stage(rest.parse().ok()?),
        _ => {
            let (stage, index) = rest.split_once(':')?;
            Selection::Element { stage: stage.parse().ok()?, index: index.parse().ok()? }
        }
    })
}
