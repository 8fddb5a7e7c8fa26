//! `figure`: SVG of every view, at a moment, in a size, in colours.

use super::{close, file, hyperfly, number};
use hyperfly_request::{Choice, View};

#[test]
fn every_view_is_a_picture() {
    // What was measured is drawn of a file (measure.rs).
    for view in View::ALL.iter().filter(|view| **view != View::Measured) {
        let svg = hyperfly(&format!("figure --view {} --topology mesh", view.id())).data();
        assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"), "{}", view.id());
        assert!(svg.contains("width=\"720\"") && svg.len() > 1000, "{}: {} bytes", view.id(), svg.len());
        assert!(!svg.contains("NaN") && !svg.contains("<script"), "{}", view.id());
    }
}

#[test]
fn moment_size_and_theme_change_it() {
    let of = |flags: &str| hyperfly(&format!("figure --view machine --topology mesh {flags}")).data();
    let plain = of("");
    assert!(plain == of("--size 720x480 --theme light"), "the defaults");
    assert!(plain != of("--theme dark"));
    assert!(of("--t 0") != of("--t 10%"));
    assert!(of("--t 50%") == of("--t 617.26"), "half of T_p = 1234.52");
    assert!(of("--size 900x300").contains("width=\"900\" height=\"300\""));
}

#[test]
fn two_views_stand_one_above_the_other() {
    let pair = hyperfly("figure --view machine,timeline --topology mesh --t 50%").data();
    assert!(pair.contains("width=\"720\" height=\"760\""), "higher than one");
    assert!(pair.contains("<title id=\"hf-title\">Machine and timeline: binary-exchange"));
    let sentence = |svg: &str| svg.matches("messages, each").count() + svg.matches("T_p").count();
    assert_eq!(
        sentence(&pair),
        sentence(&hyperfly("figure --view machine --topology mesh --t 50%").data()),
        "one sentence"
    );
    assert_eq!(pair.matches("critical path").count(), 1, "what the marks mean is said once");
    let json = hyperfly("figure --json --view efficiency,breakdown --n 64").json();
    assert_eq!(json["view"], "efficiency,breakdown");
    let svg = json["svg"].as_str().expect("the picture");
    assert!(svg.contains("hypercube") && svg.contains("compute"), "both are there");
}

#[test]
fn a_file_and_what_json_says_of_it() {
    let path = file("machine.svg");
    let json =
        hyperfly(&format!("figure --json --view timeline --t 50% --n 4096 -o {}", path.display())).json();
    assert_eq!((json["view"].as_str(), json["file"].as_str()), (Some("timeline"), path.to_str()));
    close(number(&json["t"]), 4484.72 / 2.0, "t");
    assert!(json["svg"].is_null());
    assert!(std::fs::read_to_string(&path).expect("the picture").starts_with("<svg "));
    assert!(
        hyperfly("figure --json --view breakdown").json()["svg"]
            .as_str()
            .is_some_and(|svg| svg.contains("<svg"))
    );
}

/// With `ask` the page asks about the run, and covers what would answer; so does the picture.
#[test]
fn while_the_page_asks_the_picture_does_not_tell() {
    let run = hyperfly("run --json --topology mesh --p 16 --n 4096").json();
    let t_parallel = number(&run["t_parallel"]).to_string();
    for view in ["machine", "butterfly", "distribution", "spectrum", "machine,butterfly"] {
        let line = format!("figure --topology mesh --p 16 --n 4096 --view {view}");
        let (open, covered) = (hyperfly(&line).data(), hyperfly(&format!("{line} --ask 5 --t 50%")).data());
        assert!(open.contains('%') && open.contains(&t_parallel), "{view}: {open}");
        // Neither T_p nor a part of it, neither what happened nor that it did.
        for tells in ["%", &t_parallel, "contention", "E would be", "messages share", "2 messages"] {
            assert!(!covered.contains(tells), "{view} tells {tells}:\n{covered}");
        }
        assert!(covered.contains("binary-exchange") && covered.contains("hidden until you answer"));
        assert_eq!(covered, hyperfly(&format!("{line} --ask 7")).data(), "whatever is asked");
    }
    let json = hyperfly("figure --json --topology mesh --view machine --t 50% --ask 5").json();
    assert!(json["sentence"] == "" && json["t"].is_null(), "{}", json["sentence"]);
    for view in View::ALL.iter().map(|view| view.id()) {
        let done = hyperfly(&format!("figure --view {view} --ask 5"));
        let shows = ["machine", "butterfly", "distribution", "spectrum"].contains(&view);
        assert_eq!(done.code, if shows { 0 } else { 2 }, "{view}: {}", done.err);
        assert!(shows || done.err.contains("with --ask, which covers the answers"), "{view}: {}", done.err);
    }
}
