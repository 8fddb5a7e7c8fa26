//! Every view of a few runs has a paragraph, and a table whose numbers are those of its CSV file.

use super::{DIGITS, MOST_ROWS, write};
use hyperfly_core::run::{Options, run};
use hyperfly_core::scenario::{Choice, Request, Scenario, View};
use hyperfly_export::data::{self, Subject};
use hyperfly_export::points;
use hyperfly_view::numbers::{quantity, whole};
use hyperfly_view::{Story, schedule};
use std::rc::Rc;

fn story(scenario: &Scenario) -> Rc<Story> {
    Story::new(Rc::new(run(scenario, None, Options::default()).expect("a run")))
}

/// The texts between these marks.
fn between<'h>(html: &'h str, from: &str, to: &str) -> Vec<&'h str> {
    let all = html.split(from).skip(1).filter_map(|rest| rest.split(to).next());
    all.map(|text| text.split_once('>').map_or(text, |(_, text)| text)).collect()
}

#[test]
fn every_view_is_told_with_the_numbers_of_its_file() {
    for fragment in [
        "p=16&n=1024&topology=mesh",
        "p=4&n=64",
        "algorithm=serial&n=8",
        "algorithm=output-driven&machine=logp&p=4&n=64",
        "algorithm=group-cyclic&machine=bsp&p=4&n=64",
    ] {
        let request = Request::from_fragment(fragment).0.expect("a request");
        let s = &request.scenario;
        let own = story(s);
        let other = schedule::counterpart(s).map(|other| story(&other));
        for &view in View::ALL {
            let execute = |of: &Scenario| {
                let options = Options { data: false, trace: false, ..Options::default() };
                let small = of.p <= 4 && of.n <= 4096;
                small.then(|| run(of, None, options).ok()).flatten().map(|run| run.report)
            };
            let curves: Vec<_> =
                points::curves(own.run(), &request.look, view, execute, |_| {}).into_iter().collect();
            let of = Subject { story: &own, counterpart: other.as_ref(), curves: &curves };
            let html = write(&of, &request, view);
            let paragraphs = between(&html, "<p", "</p>");
            let said = paragraphs.first().copied().unwrap_or_default();
            assert!(said.len() > 30 && said.ends_with('.'), "{fragment}, {}: “{said}”", view.id());
            assert!(!said.contains("NaN"), "{fragment}, {}: “{said}”", view.id());

            let mut file = Vec::new();
            data::csv(&of, &[view], &mut file).expect("a file");
            let file = String::from_utf8(file).expect("text");
            let lines: Vec<&str> = file.lines().collect();
            assert_eq!(between(&html, "<th scope=\"col\"", "</th>").len(), lines[0].split(',').count());
            let rows = between(&html, "<tbody", "</tbody>")[0];
            let rows: Vec<&str> = rows.split("<tr>").skip(1).collect();
            assert_eq!(rows.len(), (lines.len() - 1).min(MOST_ROWS), "{fragment}, {}", view.id());
            if lines.len() - 1 > MOST_ROWS {
                let rest = whole((lines.len() - 1 - MOST_ROWS) as u64);
                assert!(paragraphs[paragraphs.len() - 1].contains(&rest), "{paragraphs:?}");
            }
            // Words with commas are quoted in the file.
            for (row, line) in rows.iter().zip(&lines[1..]).filter(|(_, line)| !line.contains('"')) {
                let told = row.replace("</td>", "</th>").replace("<td", "<th");
                let told = between(&told, "<th", "</th>");
                for (cell, value) in told.iter().zip(line.split(',')) {
                    let Ok(number) = value.parse::<f64>() else { continue };
                    let plain = value.parse::<u64>().map(whole);
                    let same = quantity(number, DIGITS) == *cell || plain.is_ok_and(|text| text == *cell);
                    assert!(same || *cell == value, "{}: {cell} and {value}", view.id());
                }
            }
        }
    }
}
