//! The reader's own samples: text, sound, and other files.

use hyperfly_tests::page::Page;
use hyperfly_tests::page::sound::wav;

/// Waits for the error about a file.
async fn wait_for_refusal(page: &Page, name: &str) -> String {
    page.wait_for(name, "document.querySelector('[data-field=signal] .problem')").await;
    page.problem_at("signal").await
}

/// Unusable files are refused by name with the expected format; the current run stays.
#[tokio::test]
async fn unusable_file_is_refused_with_a_reason() {
    let page = Page::open("t=200").await;
    let before = page.state().await;
    let pictures = page.pictures().await;
    for (name, kind, contents, message) in [
        ("empty.csv", "text/csv", "[]", "is empty"),
        ("words.csv", "text/csv", "['1\\n2\\nthree\\n']", "Line 3, column 1: “three”"),
        ("table.csv", "text/csv", "['1,2,3\\n']", "Expected: one number"),
        ("blank.csv", "text/csv", "['\\n \\n']", "no number"),
        ("infinite.csv", "text/csv", "['1\\ninf\\n']", "Line 2"),
        ("comma.csv", "text/csv", "['1,5;2\\n']", "column 1: “1,5” has a decimal comma"),
        (
            "over.csv",
            "text/csv",
            "['1\\n1e999\\n']",
            "Line 2, column 1: “1e999” is beyond the largest number",
        ),
        ("wide.csv", "text/csv", "[new Uint8Array([255, 254, 49, 0, 10, 0])]", "UTF-16"),
        (
            "latin.csv",
            "text/csv",
            "[new Uint8Array([49, 10, 50, 32, 35, 228, 10])]",
            "Line 2, column 4: this is not text",
        ),
        ("long.csv", "text/csv", "['1\\n'.repeat(5242880)]", "4194304"),
        (
            "noise.mp3",
            "audio/mpeg",
            "[new Uint8Array(5000).map((_, k) => k * 7919)]",
            "neither a sound that this browser",
        ),
        (
            "binary.dat",
            "",
            "[new Uint8Array(5000).map((_, k) => k * 7919)]",
            "neither a sound that this browser",
        ),
        ("silent.wav", "audio/wav", &wav(2000, "0"), "silent"),
    ] {
        page.drop_file(name, kind, contents).await;
        let words = wait_for_refusal(&page, name).await;
        assert!(words.contains(message) && words.contains(name), "{name}: says “{words}”");
        let after = page.wait_until_settled().await;
        assert_eq!(after["run"], before["run"], "{name}");
        // The next message must be a new one.
        page.choose_file("good.csv", "text/csv", "['1\\n2\\n']").await;
        page.wait_for("the good file", "location.hash.includes('signal=own')").await;
        assert_eq!(page.problem_at("signal").await, "", "{name}: still said after a good one");
        page.select("#signal", "two-tone").await;
        page.wait_until_settled().await;
    }
    page.paste("not a number").await;
    assert!(wait_for_refusal(&page, "pasted words").await.contains("the pasted text: It contains no number"));
    assert_eq!(page.wait_until_settled().await["run"], before["run"]);
    assert_eq!(page.pictures().await["machine"], pictures["machine"]);
    page.assert_quiet().await;
}

/// A long file is read in the background: the page shows the progress, keeps drawing, and can cancel.
#[tokio::test]
async fn long_file_can_be_cancelled() {
    let page = Page::open("play=false").await;
    let before = page.wait_until_settled().await["run"].clone();
    // Records what the page shows in each frame.
    page.eval(
        "{
            window.seen = [];
            const look = () => {
                const bar = document.querySelector('.signal progress');
                if (bar && seen.at(-1) !== bar.value) seen.push(bar.value);
                requestAnimationFrame(look);
            };
            look();
        }",
    )
    .await;
    let long_file = "['0.123456,-0.654321\\n'.repeat(4000000)]";
    page.drop_file("long.csv", "text/csv", long_file).await;
    page.wait_for("several steps of the bar", "seen.length > 5 && seen.at(-1) < 1").await;
    let message = page.text(".signal .running").await;
    assert!(message.contains("Reading long.csv"), "{message}");
    page.eval("document.querySelector('.signal .running button').click()").await;
    page.wait_for("the bar to go", "!document.querySelector('.signal progress')").await;
    let observed = page.eval("seen.length").await;
    // The page still accepts a file, which arrives after all messages about the cancelled one.
    page.choose_file("short.csv", "text/csv", "['1\\n2\\n']").await;
    page.wait_for("the short file", "location.hash.includes('signal=own')").await;
    let after = page.wait_until_settled().await;
    assert!(page.text(".signal .hint").await.contains("short.csv"));
    assert_ne!(after["run"], before);
    assert_eq!(page.problem_at("signal").await, "");
    assert!(observed.as_u64().is_some_and(|count| count < 250), "it was read to its end: {observed}");

    // Another file replaces it: the later one counts.
    page.drop_file("long.csv", "text/csv", long_file).await;
    page.wait_for("the bar", "document.querySelector('.signal progress')").await;
    page.drop_file("later.csv", "text/csv", "['3\\n4\\n5\\n6\\n']").await;
    page.wait_for(
        "the later file",
        "document.querySelector('.signal .hint').textContent.includes('later.csv')",
    )
    .await;
    page.wait_until_settled().await;
    assert!(page.text(".signal .hint").await.contains("4 samples"));
    page.assert_quiet().await;
}
