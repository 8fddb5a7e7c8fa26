//! Charts and sentences of scaling studies, checked against their numbers.

use hyperfly_core::choice::Choice;
use hyperfly_model::scaling::{Rule, start};
use hyperfly_request::Settings;
use hyperfly_view::draw::svg::Svg;
use hyperfly_view::scaling::{ExecutedRun, RuleRuns, Study, draw, key, planes, sentence};
use hyperfly_view::{ColourScheme, Frame, Ink, Palette};

/// Returns a study of invented runs around p = 2: S = 1, 2, 3, 2.5 with n fixed, S = p with n/p fixed.
fn invented_study() -> Study {
    let s = Settings { p: 2, n: 64, ..Settings::default() }.scenario();
    let run = |p: u32, n: u64, speedup: f64| ExecutedRun {
        p,
        n,
        t_parallel: 384.0 / speedup,
        speedup,
        efficiency: speedup / f64::from(p),
    };
    Study::new(start(&s).expect("a start"), s.p, |rule| RuleRuns {
        all: match rule {
            Rule::Strong => vec![run(1, 64, 1.0), run(2, 64, 2.0), run(4, 64, 3.0), run(8, 64, 2.5)],
            Rule::Memory => [1, 2, 4, 8].map(|p| run(p, 64 * u64::from(p), f64::from(p))).to_vec(),
            _ => Vec::new(),
        },
        left_out: None,
    })
}

/// Returns the centres of the rings (stroked circles) of an ink in drawing order.
fn rings(svg: &str, ink: Ink) -> Vec<(f64, f64)> {
    let colour = Palette::new(ColourScheme::Light).hex(ink).to_uppercase();
    let value = |tag: &str, name: &str| -> Option<f64> {
        let rest = &tag[tag.find(&format!(" {name}=\""))? + name.len() + 3..];
        rest[..rest.find('"')?].parse().ok()
    };
    let circles = svg.split("<circle").skip(1).filter(|tag| {
        let tag = &tag[..tag.find("/>").unwrap_or(0)];
        tag.to_uppercase().contains(&format!("STROKE=\"{colour}\""))
    });
    circles.filter_map(|tag| Some((value(tag, "cx")?, value(tag, "cy")?))).collect()
}

#[test]
fn rings_are_drawn_at_the_runs() {
    let study = invented_study();
    let [speedup, efficiency, time] = planes(&study);
    // The planes hold all runs.
    for plane in [&speedup, &efficiency, &time] {
        assert_eq!(plane.series.iter().map(|series| series.points.len()).sum::<usize>(), 8);
    }
    let palette = Palette::new(ColourScheme::Light);
    let mut svg = Svg::new(palette);
    hyperfly_view::figure::plane(&speedup, Frame::new(400.0, 300.0), palette, &mut svg);
    let strong = rings(svg.inner(), Ink::series(Rule::Strong as usize));
    let weak = rings(svg.inner(), Ink::series(Rule::Memory as usize));
    assert_eq!((strong.len(), weak.len()), (4, 4));
    let close = |a: f64, b: f64| assert!((a - b).abs() <= 2.0, "{a}, not {b}, in eighths of a pixel");
    // Each doubling of p is the same distance; with n/p fixed, S doubles as well.
    let (right, up) = (weak[1].0 - weak[0].0, weak[1].1 - weak[0].1);
    assert!(right > 8.0 && up < -8.0);
    for (k, &(x, y)) in weak.iter().enumerate() {
        close(x, weak[0].0 + right * k as f64);
        close(y, weak[0].1 + up * k as f64);
    }
    for (k, s) in [1.0f64, 2.0, 3.0, 2.5].into_iter().enumerate() {
        close(strong[k].0, weak[k].0);
        close(strong[k].1, weak[0].1 + up * s.log2());
    }
}

#[test]
fn lines_follow_closed_forms_and_laws() {
    let study = invented_study();
    let [speedup, ..] = planes(&study);
    let strong = speedup.series.iter().find(|series| series.name == "n").expect("n fixed");
    assert_eq!(strong.line.len(), 7, "n = 64 ≥ p");
    // t_s = 25, t_h = ½, t_w = 1.28: 192 + 25 + ½ + 1.28 · 32 on two.
    assert!((strong.line[1].1 - 384.0 / 258.46).abs() < 1e-9, "{:?}", strong.line[1]);
    // S = 2 on 2 processors fits Amdahl's law with f = 0, so S = p.
    assert_eq!((study.last_fitted, study.serial), (2, Some(0.0)));
    let law = speedup.series.iter().find(|series| series.name == "Amdahl").expect("a law");
    assert!(law.dashed && law.line.iter().all(|(p, s)| (p - s).abs() < 1e-9));
    // Without runs for fixed W/p, Gustafson's law has no curve.
    assert!(study.scaled.is_none() && speedup.series.iter().all(|series| series.name != "Gustafson"));
    assert_eq!(key(&study).len(), 5, "four rules with a line, one law");
}

#[test]
fn sentence_contains_the_numbers_of_the_study() {
    let message = sentence(&invented_study());
    assert!(message.contains("With n = 64 fixed, S stops at 3 (p = 4)."), "{message}");
    assert!(message.contains("With n/p fixed, S goes on to 8 (p = 8)."), "{message}");
    assert!(message.contains("with p ≤ 2, predicts 8 for p = 8; the run gives 2.5."), "{message}");
    // f of S = 2.5 on 8: (0.4 − 0.125) / 0.875.
    assert!(message.contains("f is 0 for p = 2 and 0.314 for p = 8."), "{message}");
    assert!(!message.contains("NaN"), "{message}");
}

#[test]
fn sentence_without_larger_runs_gives_the_reason() {
    let s = Settings { algorithm: hyperfly_request::Algorithm::Serial, p: 1, n: 64, ..Settings::default() };
    let s = s.scenario();
    let run = ExecutedRun { p: 1, n: 64, t_parallel: 384.0, speedup: 1.0, efficiency: 1.0 };
    let study =
        |left_out| Study::new(start(&s).expect("a start"), 1, |_| RuleRuns { all: vec![run], left_out });
    assert!(sentence(&study(None)).contains("one processor only"));
    assert!(sentence(&study(Some(7))).contains("more than 7 messages"));
}

#[test]
fn draw_fits_any_frame_and_colour_scheme() {
    let study = invented_study();
    for theme in ColourScheme::ALL {
        for (width, height, text) in
            [(720.0, 480.0, 12.0), (320.0, 700.0, 12.0), (200.0, 90.0, 12.0), (1200.0, 500.0, 18.0)]
        {
            let palette = Palette::new(theme);
            let mut svg = Svg::new(palette);
            draw(&study, Frame { width, height, text }, palette, &mut svg);
            let out = svg.inner();
            assert!(
                out.contains("<circle") && !out.contains("NaN") && !out.contains("inf"),
                "{width} × {height}"
            );
            // A large frame shows all three charts and the key.
            if width * height > 200_000.0 {
                assert_eq!(out.matches("<svg").count(), 3);
                for &rule in Rule::ALL {
                    assert!(out.contains(hyperfly_view::scaling::rule(rule)), "{rule:?}");
                }
            }
        }
    }
}
