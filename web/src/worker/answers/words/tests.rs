//! Tests that every view of some runs has a paragraph, and a table with the numbers of its CSV file.

use super::{DIGITS, MAX_ROWS, Words, describe_limits, words};
use hyperfly_core::Scenario;
use hyperfly_core::limits::Options;
use hyperfly_export::data::{self, Subject};
use hyperfly_export::{points, scaling};
use hyperfly_request::{Choice, Request, Settings, View, run};
use hyperfly_view::Replay;
use hyperfly_view::notation::numbers::{quantity, whole};
use hyperfly_view::trace::schedule;
use std::rc::Rc;

fn replay(scenario: &Settings) -> Rc<Replay> {
    Replay::new(Rc::new(run(scenario, None, Options::default()).expect("a run")))
}

#[test]
fn every_view_is_described_with_numbers_of_its_file() {
    for fragment in [
        "p=16&n=1024&topology=mesh",
        "p=4&n=64",
        "algorithm=serial&n=8",
        "algorithm=output-driven&machine=logp&p=4&n=64",
        "algorithm=group-cyclic&machine=bsp&p=4&n=64",
    ] {
        let request = Request::from_fragment(fragment).0.expect("a request");
        let s = &request.settings;
        let run_replay = replay(s);
        let scenario = schedule::counterpart(&s.scenario()).map(|other| replay(&Settings::of(&other)));
        for &view in View::ALL {
            let execute = |subject: &Scenario| {
                let options = Options { data: false, trace: false, ..Options::default() };
                let is_small = subject.p <= 4 && subject.n() <= 4096;
                is_small
                    .then(|| hyperfly_core::run(subject, None, options).ok())
                    .flatten()
                    .map(|run| run.report)
            };
            let curves: Vec<_> =
                points::curves(run_replay.run(), &request.look, view, execute, |_| {}).into_iter().collect();
            let study = (view == View::Scaling).then(|| scaling::study(&run_replay.run().scenario, execute));
            let scaling = study.as_ref();
            let subject = Subject {
                replay: &run_replay,
                counterpart: scenario.as_ref(),
                curves: &curves,
                scaling,
                measured: None,
            };
            let target_efficiency = request.look.target_efficiency(run_replay.run().report.efficiency);
            let Words { paragraph, table } = words(&subject, target_efficiency, view);
            assert!(
                paragraph.len() > 30 && paragraph.ends_with('.'),
                "{fragment}, {}: “{paragraph}”",
                view.id()
            );
            assert!(!paragraph.contains("NaN"), "{fragment}, {}: “{paragraph}”", view.id());

            let mut file = Vec::new();
            data::csv(&subject, &[view], &mut file).expect("a file");
            let file = String::from_utf8(file).expect("text");
            let lines: Vec<&str> = file.lines().collect();
            assert_eq!(table.head.len(), lines[0].split(',').count());
            assert_eq!(table.rows.len(), (lines.len() - 1).min(MAX_ROWS), "{fragment}, {}", view.id());
            assert_eq!(table.rows.len() + table.left_out, lines.len() - 1, "{fragment}, {}", view.id());
            // Skip quoted words with commas.
            for (row, line) in table.rows.iter().zip(&lines[1..]).filter(|(_, line)| !line.contains('"')) {
                for (cell, value) in row.iter().zip(line.split(',')) {
                    let Ok(number) = value.parse::<f64>() else { continue };
                    let formatted = value.parse::<u64>().map(whole);
                    let is_same =
                        quantity(number, DIGITS) == *cell || formatted.is_ok_and(|text| text == *cell);
                    assert!(is_same || cell == value, "{}: {cell} and {value}", view.id());
                }
            }
        }
    }
}

#[test]
fn limits_have_a_row_each_and_a_note() {
    for (fragment, count) in
        [("p=16&n=1024&topology=mesh", 7), ("machine=bsp&p=4&n=64", 3), ("algorithm=serial&n=8", 2)]
    {
        let run = replay(&Request::from_fragment(fragment).0.expect("a request").settings);
        let Words { paragraph, table } = describe_limits(run.run());
        assert_eq!(table.rows.len(), count, "{fragment}");
        assert!(table.rows.iter().all(|row| row.len() == table.head.len()), "{table:?}");
        assert_eq!(paragraph.contains("Hong and Kung"), run.run().scenario.p > 1, "{paragraph}");
    }
}

#[test]
fn butterfly_description_has_value_sizes_or_reason() {
    let describe = |n: u64, data: bool| {
        let s = Settings { p: 4, n, ..Settings::default() };
        let run = run(&s, None, Options { data, ..Options::default() }).expect("a run");
        let replay = Replay::new(Rc::new(run));
        let subject =
            Subject { replay: &replay, counterpart: None, curves: &[], scaling: None, measured: None };
        words(&subject, 0.5, View::Butterfly).paragraph
    };
    // Two tones of amplitudes 1 and ½: the first one's two coefficients are n / 2 each.
    assert!(describe(1024, true).contains(" and 512 after the last stage."), "{}", describe(1024, true));
    assert!(describe(8192, true).ends_with("the values between the stages are not kept."));
    assert!(describe(8192, false).ends_with('.') && !describe(8192, false).contains("kept"));
}
