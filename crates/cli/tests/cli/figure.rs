//! `figure`: a picture of every view with moment, size and theme, as SVG, PNG and PDF.

use super::{assert_close, hyperfly, number, temporary_path};
use hyperfly_request::{Choice, View};
use resvg::tiny_skia::Pixmap;
use std::collections::HashSet;

#[test]
fn figure_draws_every_view() {
    // measure.rs draws measured runs from a file.
    for view in View::ALL.iter().filter(|view| **view != View::Measured) {
        let svg = hyperfly(&format!("figure --view {} --topology mesh", view.id())).data();
        assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"), "{}", view.id());
        assert!(svg.contains("width=\"720\"") && svg.len() > 1000, "{}: {} bytes", view.id(), svg.len());
        assert!(!svg.contains("NaN") && !svg.contains("<script"), "{}", view.id());
    }
}

#[test]
fn figure_moment_size_and_theme_change_the_picture() {
    let figure = |flags: &str| hyperfly(&format!("figure --view machine --topology mesh {flags}")).data();
    let plain_figure = figure("");
    assert!(plain_figure == figure("--size 720x480 --theme light"), "the defaults");
    assert!(plain_figure != figure("--theme dark"));
    assert!(figure("--t 0") != figure("--t 10%"));
    assert!(figure("--t 50%") == figure("--t 617.26"), "half of T_p = 1234.52");
    assert!(figure("--size 900x300").contains("width=\"900\" height=\"300\""));
}

#[test]
fn figure_stacks_two_views() {
    let stacked = hyperfly("figure --view machine,timeline --topology mesh --t 50%").data();
    assert!(stacked.contains("width=\"720\" height=\"760\""), "higher than one");
    assert!(stacked.contains("<title id=\"hf-title\">Machine and timeline: binary-exchange"));
    let sentence = |svg: &str| svg.matches("messages, each").count() + svg.matches("T_p").count();
    assert_eq!(
        sentence(&stacked),
        sentence(&hyperfly("figure --view machine --topology mesh --t 50%").data()),
        "one sentence"
    );
    assert_eq!(stacked.matches("critical path").count(), 1, "one legend");
    let json = hyperfly("figure --json --view efficiency,breakdown --n 64").json();
    assert_eq!(json["view"], "efficiency,breakdown");
    let svg = json["svg"].as_str().expect("the picture");
    assert!(svg.contains("hypercube") && svg.contains("compute"), "both views");
}

#[test]
fn figure_json_names_the_file_or_contains_the_picture() {
    let path = temporary_path("machine.svg");
    let json =
        hyperfly(&format!("figure --json --view timeline --t 50% --n 4096 -o {}", path.display())).json();
    assert_eq!((json["view"].as_str(), json["file"].as_str()), (Some("timeline"), path.to_str()));
    assert_close(number(&json["t"]), 4484.72 / 2.0, "t");
    assert!(json["svg"].is_null());
    assert!(std::fs::read_to_string(&path).expect("the picture").starts_with("<svg "));
    assert!(
        hyperfly("figure --json --view breakdown").json()["svg"]
            .as_str()
            .is_some_and(|svg| svg.contains("<svg"))
    );
}

/// With `ask` the page asks questions about the run and hides the answers; so does the picture.
#[test]
fn figure_with_ask_hides_the_answers() {
    let run = hyperfly("run --json --topology mesh --p 16 --n 4096").json();
    let t_parallel = number(&run["t_parallel"]).to_string();
    for view in ["machine", "butterfly", "distribution", "spectrum", "machine,butterfly"] {
        let line = format!("figure --topology mesh --p 16 --n 4096 --view {view}");
        let (figure_with_values, covered_figure) =
            (hyperfly(&line).data(), hyperfly(&format!("{line} --ask 5 --t 50%")).data());
        assert!(
            figure_with_values.contains('%') && figure_with_values.contains(&t_parallel),
            "{view}: {figure_with_values}"
        );
        // The picture must show neither T_p, nor fractions of it, nor events.
        for revealing in ["%", &t_parallel, "contention", "E would be", "messages share", "2 messages"] {
            assert!(!covered_figure.contains(revealing), "{view} shows {revealing}:\n{covered_figure}");
        }
        assert!(
            covered_figure.contains("binary-exchange") && covered_figure.contains("hidden until you answer")
        );
        assert_eq!(covered_figure, hyperfly(&format!("{line} --ask 7")).data(), "for any question");
    }
    let json = hyperfly("figure --json --topology mesh --view machine --t 50% --ask 5").json();
    assert!(json["sentence"] == "" && json["t"].is_null(), "{}", json["sentence"]);
    for view in View::ALL.iter().map(|view| view.id()) {
        let output = hyperfly(&format!("figure --view {view} --ask 5"));
        let shows_values = ["machine", "butterfly", "cube", "distribution", "spectrum"].contains(&view);
        assert_eq!(output.code, if shows_values { 0 } else { 2 }, "{view}: {}", output.stderr);
        assert!(
            shows_values || output.stderr.contains("with --ask, which covers the answers"),
            "{view}: {}",
            output.stderr
        );
    }
}

/// Draws a figure into a file and returns its bytes.
fn draw_file(name: &str, flags: &str) -> Vec<u8> {
    let path = temporary_path(name);
    let _ = std::fs::remove_file(&path);
    let out = hyperfly(&format!("figure {flags} -o {}", path.display())).data();
    assert_eq!(out, "", "{flags}");
    std::fs::read(&path).expect("a picture")
}

fn decode_png(name: &str, flags: &str) -> Pixmap {
    Pixmap::decode_png(&draw_file(name, flags)).expect("a PNG")
}

#[test]
fn figure_extension_chooses_the_format() {
    let svg = hyperfly("figure --view machine --topology mesh").data();
    for (name, start) in [
        ("format.svg", b"<svg ".as_slice()),
        ("format.SVG", b"<svg "),
        ("format", b"<svg "),
        ("format.png", b"\x89PNG\r\n\x1a\n"),
        ("format.PNG", b"\x89PNG\r\n\x1a\n"),
        ("format.pdf", b"%PDF-"),
    ] {
        let bytes = draw_file(name, "--view machine --topology mesh");
        assert!(bytes.starts_with(start), "{name}");
        assert!(!start.starts_with(b"<svg") || bytes == svg.as_bytes(), "{name}");
        assert!(bytes == draw_file(name, "--view machine --topology mesh"), "{name}: not deterministic");
    }
    assert!(draw_file("paper.pdf", "gk-fig2").starts_with(b"%PDF-"));
    assert!(draw_file("paper.png", "gk-fig2").starts_with(b"\x89PNG"));
}

#[test]
fn figure_png_has_the_size_and_the_scale() {
    for (flags, size) in [
        ("--view machine", (1440, 960)),
        ("--view machine,timeline", (1440, 1520)),
        ("--view machine --size 300x200", (600, 400)),
        ("--view machine --size 300x200 --scale 1", (300, 200)),
        ("--view machine --size 300x200 --scale 0.5", (150, 100)),
        ("gk-fig2 --size 300x200 --scale 3", (900, 600)),
    ] {
        let picture = decode_png("size.png", flags);
        assert_eq!((picture.width(), picture.height()), size, "{flags}");
    }
}

#[test]
fn figure_png_shows_every_view_in_light_and_dark() {
    for options in ["--view machine", "--view timeline", "--view butterfly", "--view spectrum", "gk-fig3"] {
        let ground = ["light", "dark"].map(|theme| {
            let picture = decode_png("theme.png", &format!("{options} --theme {theme} --scale 1"));
            let colours: HashSet<_> = picture.data().chunks(4).collect();
            assert!(colours.len() > 30, "{options} {theme}: {} colours", colours.len());
            picture.pixel(0, 0).expect("a pixel").red()
        });
        assert!(ground[0] > 240 && ground[1] < 60, "{options}: {ground:?}");
    }
}

#[test]
fn figure_pdf_has_one_page_of_the_size_and_text_in_embedded_fonts() {
    // An inch has 96 pixels or 72 points.
    for (flags, page) in [
        ("--view machine", "[0 0 540 360]"),
        ("--view machine,timeline", "[0 0 540 570]"),
        ("gk-fig3 --size 400x200 --theme dark", "[0 0 300 150]"),
    ] {
        let pdf = draw_file("page.pdf", flags);
        let text = String::from_utf8_lossy(&pdf);
        assert_eq!(text.matches("/MediaBox").count(), 1, "{flags}");
        assert!(text.contains(&format!("/MediaBox{page}")), "{flags}");
        for expected in ["+hyperfly-Regular", "+hyperfly-SemiBold", "/FontFile2", "/ToUnicode"] {
            assert!(text.contains(expected), "{flags}: {expected}");
        }
    }
}

#[test]
fn figure_unsupported_format_is_refused_before_writing() {
    for (flags, name, expected) in [
        ("--view machine", "refused.jpg", ".svg, .png or .pdf"),
        ("--view machine", "refused.svgz", ".svg, .png or .pdf"),
        ("--view machine", "refused.html", "with --html in .html"),
        ("gk-fig2", "refused.jpg", ".svg, .png or .pdf"),
        ("--view machine --html", "refused.png", "with --html in .html"),
        ("--view machine --scale 2", "refused.svg", "a file that ends in .png"),
        ("--view machine --scale 2", "refused.pdf", "a file that ends in .png"),
        ("--view machine --scale two", "refused.png", "a number from 0.1 to 20"),
        ("--view machine --size 10000x10000", "refused.png", "scale = 2"),
    ] {
        let path = temporary_path(name);
        let _ = std::fs::remove_file(&path);
        let output = hyperfly(&format!("figure {flags} -o {}", path.display()));
        assert!(
            output.code == 2 && output.stderr.contains(expected) && output.stdout.is_empty(),
            "{flags} {name}: {}",
            output.stderr
        );
        assert!(!path.exists(), "{name}");
    }
    let output = hyperfly("figure --view machine --scale 2");
    assert!(output.code == 2 && output.stderr.contains("a file that ends in .png"), "{}", output.stderr);
}
