//! `figure --html`: one page with a scenario.

use super::{command, hyperfly, temporary_path, write_file};

/// The part of a page that the command looks at.
const PAGE: &str = "<!doctype html><head><meta charset=\"utf-8\">\n  <meta name=\"hyperfly-scenario\" content=\"\">\n</head>";

#[test]
fn html_page_contains_the_scenario() {
    let standalone = write_file("standalone.html", PAGE);
    let flags = "--p 64 --topology mesh --view machine --theme dark";
    let page = hyperfly(&format!("figure --html {flags} --standalone {standalone}")).data();
    assert_eq!(
        page,
        PAGE.replace(
            "content=\"\">",
            "content=\"topology=mesh&amp;p=64&amp;view=machine&amp;theme=dark&amp;controls=min\">"
        )
    );
    // To a file, with JSON on stdout.
    let path = temporary_path("figure.html");
    let line = format!("figure --html {flags} --standalone {standalone} --json -o {}", path.display());
    let json = hyperfly(&line).json();
    assert_eq!(json["fragment"], "topology=mesh&p=64&view=machine&theme=dark&controls=min");
    assert_eq!((json["file"].as_str(), json["bytes"].as_u64()), (path.to_str(), Some(page.len() as u64)));
    assert!(std::fs::read_to_string(&path).expect("the page") == page);
}

#[test]
fn html_moment_becomes_a_time() {
    let standalone = write_file("standalone-t.html", PAGE);
    let json_at = |t: &str| {
        hyperfly(&format!("figure --html --json --n 4096 --t {t} --standalone {standalone}")).json()
    };
    assert_eq!(json_at("12.5")["fragment"], "n=4096&t=12.5&controls=min");
    // T_p = 4484.72.
    assert_eq!(json_at("50%")["fragment"], "n=4096&t=2242.36&controls=min");
}

#[test]
fn html_finds_the_standalone_page() {
    let standalone = write_file("standalone-env.html", PAGE);
    let output = command("figure --html --p 4")
        .env("HYPERFLY_STANDALONE", &standalone)
        .output()
        .expect("the command ends");
    assert!(
        output.status.success()
            && String::from_utf8_lossy(&output.stdout).contains("content=\"p=4&amp;controls=min\"")
    );

    let empty_directory = temporary_path("nothing-here");
    // Left from an earlier run.
    let _ = std::fs::remove_dir_all(&empty_directory);
    std::fs::create_dir_all(empty_directory.join("dist")).expect("a directory");
    let command_in_directory = || {
        let mut command = command("figure --html --p 4");
        command.current_dir(&empty_directory).env_remove("HYPERFLY_STANDALONE");
        command
    };
    let output = command_in_directory().output().expect("the command ends");
    let err = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{err}");
    assert!(err.contains("cargo xtask dist") && err.contains("--standalone FILE"), "{err}");

    std::fs::write(empty_directory.join("dist/hyperfly-standalone.html"), PAGE).expect("a file");
    let output = command_in_directory().output().expect("the command ends");
    assert!(
        output.status.success()
            && String::from_utf8_lossy(&output.stdout).contains("content=\"p=4&amp;controls=min\"")
    );
}

#[test]
fn html_impossible_request_is_refused() {
    let standalone = write_file("standalone-bad.html", PAGE);
    let other_file = write_file("another.html", "<!doctype html>");
    for (flags, word) in [
        (format!("--standalone {other_file}"), "hyperfly-standalone.html"),
        ("--standalone /nowhere/at-all.html".to_owned(), "cannot be read"),
        (format!("--standalone {standalone} --p 3"), "p = 3"),
        (format!("--standalone {standalone} --signal own"), "own"),
        (format!("gk-fig2 --standalone {standalone}"), "cannot be used with"),
        (format!("--standalone {standalone} --size 300x200"), "cannot be used with"),
    ] {
        let output = hyperfly(&format!("figure --html {flags}"));
        assert_eq!(output.code, 2, "{flags}: {}", output.stderr);
        assert!(output.stderr.contains(word) && output.stdout.is_empty(), "{flags}: {}", output.stderr);
    }
}
