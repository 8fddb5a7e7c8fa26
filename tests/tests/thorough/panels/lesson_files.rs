//! Tour files that are late, too long or change controls.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::site::Site;
use hyperfly_tours::IDS;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns a copy of dist/ with additional lessons: one that never arrives, one that is too long, and one that removes the controls.
fn site_with_lessons() -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lesson-files");
    let _ = fs::remove_dir_all(&directory);
    let tours = directory.join("tours");
    fs::create_dir_all(&tours).expect("a directory");
    for entry in fs::read_dir(hyperfly_tests::dist()).expect("dist/").flatten() {
        if entry.file_name() != "tours" {
            std::os::unix::fs::symlink(entry.path(), directory.join(entry.file_name())).expect("a link");
        }
    }
    // Reading a pipe without a writer blocks.
    assert!(Command::new("mkfifo").arg(tours.join("never.json")).status().expect("mkfifo").success());
    let lesson = |text: &str| {
        format!(
            r#"{{"hyperfly-tour": 1, "title": "Mine", "steps": [{{"text": "{text}",
            "state": "p=4&n=64&controls=none&present=false&tour=mesh&view=machine"}}]}}"#
        )
    };
    fs::write(tours.join("long.json"), lesson("x").replace("Mine", &"m".repeat(2 << 20))).expect("a file");
    fs::write(tours.join("greedy.json"), lesson("It asks for all of it.")).expect("a file");
    directory
}

#[tokio::test]
async fn bad_lesson_files_never_block_the_page() {
    let site = Site::of(site_with_lessons()).start();
    let page = Browser::at(&site.url("#play=false&p=8&tour=tours/never.json")).await;
    let is_run = "window.hyperfly && JSON.parse(hyperfly.state()).run";
    page.wait_for("a run", is_run).await;
    // While the file is loading, the panel can be closed and the page can be used.
    page.wait_for("the panel", "document.querySelector('.lesson [aria-busy] button')").await;
    page.eval("document.querySelector('.lesson [aria-busy] button').click()").await;
    page.wait_for("the panel to close", "!document.querySelector('.lesson')").await;
    page.wait_for("its address to go", "!location.hash.includes('tour=')").await;
    // After a timeout the panel shows an error and the list.
    page.eval("location.hash = 'play=false&p=8&tour=tours/never.json'").await;
    let description = |words: &str| {
        format!(
            "[...document.querySelectorAll('.lesson .problem')].some(it => it.textContent.includes({words:?}))"
        )
    };
    page.wait_for(
        "the end of patience",
        &description("never.json cannot be loaded: the server did not answer"),
    )
    .await;
    page.wait_for(
        "the list",
        &format!("document.querySelectorAll('.lesson .tours a').length === {}", IDS.len()),
    )
    .await;

    page.eval("location.hash = 'play=false&p=8&tour=tours/long.json'").await;
    page.wait_for("too long", &description("longer than 1 MiB")).await;
    // From the reader's disk, only enough is read to show that the file is too long.
    page.eval(
        "{
            const data = new DataTransfer();
            data.items.add(new File(['{\"hyperfly-tour\": 1, \"title\": \"' + 'm'.repeat(80 << 20) + '\"}'], 'own.json'));
            document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
        }",
    )
    .await;
    page.wait_for("the reader's own", "location.hash.includes('tour=file')").await;
    page.wait_for(
        "too long",
        "document.querySelector('.lesson .faults')?.textContent.includes('longer than 1 MiB')",
    )
    .await;

    page.eval("location.hash = 'tour=tours/greedy.json'").await;
    page.wait_for("its step", "document.querySelector('#lesson-text')?.textContent.includes('all of it')")
        .await;
    // The address contains no run, so the page's stays; the link to the step's run is shown.
    page.wait_for("the way", "!!document.querySelector('.lesson .left a')").await;
    page.eval("document.querySelector('.lesson .left a').click()").await;
    page.wait_for("its run", "JSON.parse(hyperfly.state()).run.n === 64").await;
    let has_lesson =
        "!!document.querySelector('#write-p, #p') && !!document.querySelector('.lesson .top button')";
    page.wait_for("the controls", has_lesson).await;
    let hash = page.eval("location.hash").await.to_string();
    assert!(!hash.contains("controls") && hash.contains("greedy"), "{hash}");
    page.assert_quiet().await;
}
