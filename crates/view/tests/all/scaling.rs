//! The charts of how a run scales: rings and lines are where the numbers say, and the words say those numbers.

use hyperfly_core::choice::Choice;
use hyperfly_model::scaling::{Rule, start};
use hyperfly_request::Settings;
use hyperfly_view::draw::svg::Svg;
use hyperfly_view::scaling::{Executed, Runs, Study, draw, key, planes, sentence};
use hyperfly_view::{ColourScheme, Frame, Ink, Palette};

/// Runs that nobody executed: S = 1, 2, 3 with n fixed, p with n/p fixed; no others. p of the reader's own run is 2.
fn made_up() -> Study {
    let s = Settings { p: 2, n: 64, ..Settings::default() }.scenario();
    let run = |p: u32, n: u64, speedup: f64| Executed {
        p,
        n,
        t_parallel: 384.0 / speedup,
        speedup,
        efficiency: speedup / f64::from(p),
    };
    Study::new(start(&s).expect("a start"), s.p, |rule| Runs {
        all: match rule {
            Rule::Strong => vec![run(1, 64, 1.0), run(2, 64, 2.0), run(4, 64, 3.0), run(8, 64, 2.5)],
            Rule::Memory => [1, 2, 4, 8].map(|p| run(p, 64 * u64::from(p), f64::from(p))).to_vec(),
            _ => Vec::new(),
        },
        left_out: None,
    })
}

/// Centres of the rings of an ink, in the order in which they are drawn: plotters' circles with a stroke.
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
fn rings_stand_where_the_runs_say() {
    let study = made_up();
    let [speedup, efficiency, time] = planes(&study);
    // What the planes hold are the runs.
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
    // Each doubling of p is as far to the right; with n/p fixed S doubles, too, and with n fixed from 1 to 2.
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
fn lines_are_closed_forms_and_laws() {
    let study = made_up();
    let [speedup, ..] = planes(&study);
    let strong = speedup.series.iter().find(|series| series.name == "n").expect("n fixed");
    assert_eq!(strong.line.len(), 7, "n = 64 ≥ p");
    // t_s = 25, t_h = ½, t_w = 1.28: 192 + 25 + ½ + 1.28 · 32 on two.
    assert!((strong.line[1].1 - 384.0 / 258.46).abs() < 1e-9, "{:?}", strong.line[1]);
    // S = 2 on 2 processors: by Amdahl's law no part is serial, and so S = p.
    assert_eq!((study.last_fitted, study.serial), (2, Some(0.0)));
    let law = speedup.series.iter().find(|series| series.name == "Amdahl").expect("a law");
    assert!(law.dashed && law.line.iter().all(|(p, s)| (p - s).abs() < 1e-9));
    // Without runs of W/p there is none of Gustafson's.
    assert!(study.scaled.is_none() && speedup.series.iter().all(|series| series.name != "Gustafson"));
    assert_eq!(key(&study).len(), 5, "four rules with a line, one law");
}

#[test]
fn the_words_say_the_numbers() {
    let said = sentence(&made_up());
    assert!(said.contains("With n = 64 fixed, S stops at 3 (p = 4)."), "{said}");
    assert!(said.contains("With n/p fixed it goes on to 8 (p = 8)."), "{said}");
    assert!(said.contains("with p ≤ 2, promises 8 for p = 8; the run gives 2.5."), "{said}");
    // f of S = 2.5 on 8: (0.4 − 0.125) / 0.875.
    assert!(said.contains("f is 0 for p = 2 and 0.314 for p = 8."), "{said}");
    assert!(!said.contains("NaN"), "{said}");
}

#[test]
fn nothing_to_scale_is_said() {
    let s = Settings { algorithm: hyperfly_request::Algorithm::Serial, p: 1, n: 64, ..Settings::default() };
    let s = s.scenario();
    let run = Executed { p: 1, n: 64, t_parallel: 384.0, speedup: 1.0, efficiency: 1.0 };
    let of = |left_out| Study::new(start(&s).expect("a start"), 1, |_| Runs { all: vec![run], left_out });
    assert!(sentence(&of(None)).contains("one processor only"));
    assert!(sentence(&of(Some(7))).contains("more than 7 messages"));
}

/// In any room, in every colour, and without a number that is none.
#[test]
fn it_is_drawn_in_any_room() {
    let study = made_up();
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
            // With room there are all three charts, and what their lines mean.
            if width * height > 200_000.0 {
                assert_eq!(out.matches("<svg").count(), 3);
                for &rule in Rule::ALL {
                    assert!(out.contains(hyperfly_view::scaling::rule(rule)), "{rule:?}");
                }
            }
        }
    }
}
