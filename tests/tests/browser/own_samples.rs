//! The reader's own samples: pasted, dropped or chosen; as text or as sound; and what is neither.

use hyperfly_tests::page::Page;
use std::time::{Duration, Instant};

/// What is wrong with a file, once it is said.
async fn refusal(page: &Page, name: &str) -> String {
    page.wait_for(name, "document.querySelector('[data-field=signal] .problem')").await;
    page.says("signal").await
}

/// A WAV of these samples (a JavaScript expression of k), as an expression for the parts of a `File`.
fn wav(count: u32, sample: &str) -> String {
    format!(
        "(() => {{
            const count = {count}, view = new DataView(new ArrayBuffer(44 + 2 * count));
            const text = (at, s) => [...s].forEach((c, k) => view.setUint8(at + k, c.charCodeAt(0)));
            text(0, 'RIFF'); view.setUint32(4, 36 + 2 * count, true); text(8, 'WAVEfmt ');
            view.setUint32(16, 16, true); view.setUint16(20, 1, true); view.setUint16(22, 1, true);
            view.setUint32(24, 44100, true); view.setUint32(28, 88200, true);
            view.setUint16(32, 2, true); view.setUint16(34, 16, true);
            text(36, 'data'); view.setUint32(40, 2 * count, true);
            for (let k = 0; k < count; k++) view.setInt16(44 + 2 * k, {sample}, true);
            return [view.buffer];
        }})()"
    )
}

#[tokio::test]
async fn pasted_text_is_transformed() {
    let page = Page::open("n=16&p=4&play=false").await;
    let built_in = page.pictures().await;
    // A constant: all of it in one coefficient, which is 16.
    page.paste(&"1\n".repeat(16)).await;
    page.wait_for("the address", "location.hash.includes('signal=own')").await;
    let state = page.settled().await;
    assert!(state["run"]["relative_l2_error"].as_f64() < Some(1e-15), "{state}");
    assert_ne!(page.pictures().await["spectrum"], built_in["spectrum"]);
    assert!(page.text(".signal .hint").await.contains("16 samples"));

    // Others of the same number are another run.
    let constant = page.pictures().await;
    let hash = state["run"]["trace_hash"].clone();
    page.paste(&(0..16).map(|k| format!("{k},{}\n", -k)).collect::<String>()).await;
    page.wait_for("another run", &format!("JSON.parse(hyperfly.state()).run.trace_hash !== {hash}")).await;
    page.settled().await;
    assert_ne!(page.pictures().await["spectrum"], constant["spectrum"]);

    // They live on in a worker that takes the place of one that died.
    let hash = page.state().await["run"]["trace_hash"].clone();
    page.eval("hyperfly.crashWorker()").await;
    page.wait_for("another worker", "JSON.parse(hyperfly.state()).generation === 2").await;
    page.choose("topology", "mesh").await;
    page.settled().await;
    page.choose("topology", "hypercube").await;
    assert_eq!(page.settled().await["run"]["trace_hash"], hash);
    page.assert_quiet().await;
}

#[tokio::test]
async fn sound_is_decoded() {
    let page = Page::open("play=false").await;
    page.drop_file("tone.wav", "audio/wav", &wav(4096, "20000 * Math.sin(k * 2 * Math.PI * 32 / 1024)"))
        .await;
    page.wait_for("the sound", "location.hash.includes('signal=own')").await;
    let state = page.settled().await;
    assert!(state["run"]["relative_l2_error"].as_f64() < Some(1e-14), "{state}");
    let hint = page.text(".signal .hint").await;
    assert!(hint.contains("tone.wav") && hint.contains("1024") && hint.contains("4096"), "{hint}");
    page.eval("document.querySelector('.signal .hint button').click()").await;
    assert_eq!(page.settled().await["run"]["n"], 4096);
    page.screenshot("own-sound").await;
    page.assert_quiet().await;
}

/// What cannot be used is refused by name and with what is expected; the run that is shown stays.
#[tokio::test]
async fn what_is_no_signal_is_refused() {
    let page = Page::open("t=200").await;
    let before = page.state().await;
    let pictures = page.pictures().await;
    for (name, kind, parts, said) in [
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
        page.drop_file(name, kind, parts).await;
        let words = refusal(&page, name).await;
        assert!(words.contains(said) && words.contains(name), "{name}: says “{words}”");
        let after = page.settled().await;
        assert_eq!(after["run"], before["run"], "{name}");
        // The next message must be a new one.
        page.choose_file("good.csv", "text/csv", "['1\\n2\\n']").await;
        page.wait_for("the good file", "location.hash.includes('signal=own')").await;
        assert_eq!(page.says("signal").await, "", "{name}: still said after a good one");
        page.select("#signal", "two-tone").await;
        page.settled().await;
    }
    page.paste("not a number").await;
    assert!(refusal(&page, "pasted words").await.contains("the pasted text: It contains no number"));
    assert_eq!(page.settled().await["run"], before["run"]);
    assert_eq!(page.pictures().await["machine"], pictures["machine"]);
    page.assert_quiet().await;
}

/// Ten megabytes of numbers are read within seconds, and the page says how much of it is used.
#[tokio::test]
async fn ten_megabytes_of_csv() {
    let page = Page::open("play=false").await;
    let start = Instant::now();
    page.drop_file("large.csv", "text/csv", "['0.123456,-0.654321\\n'.repeat(524288)]").await;
    page.wait_for("the samples", "location.hash.includes('signal=own')").await;
    page.settled().await;
    assert!(start.elapsed() < Duration::from_secs(6), "took {:?}", start.elapsed());
    let hint = page.text(".signal .hint").await;
    assert!(hint.contains("the first 1024 of 524\u{202f}288 samples"), "{hint}");
    page.eval("document.querySelector('.signal .hint button').click()").await;
    let state = page.settled().await;
    assert_eq!(state["run"]["n"], 524_288);
    assert!(state["run"]["relative_l2_error"].as_f64() < Some(1e-14), "{state}");
    page.assert_quiet().await;
}

/// A long file is read beside the page: it says how far it is, goes on drawing, and stops when the reader says so.
#[tokio::test]
async fn a_long_file_can_be_left() {
    let page = Page::open("play=false").await;
    let before = page.settled().await["run"].clone();
    // What the reader sees of it, frame by frame.
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
    let long = "['0.123456,-0.654321\\n'.repeat(4000000)]";
    page.drop_file("long.csv", "text/csv", long).await;
    page.wait_for("several steps of the bar", "seen.length > 5 && seen.at(-1) < 1").await;
    let said = page.text(".signal .running").await;
    assert!(said.contains("Reading long.csv"), "{said}");
    page.eval("document.querySelector('.signal .running button').click()").await;
    page.wait_for("the bar to go", "!document.querySelector('.signal progress')").await;
    let seen = page.eval("seen.length").await;
    // The page still takes a file, which comes after everything that the other would have said.
    page.choose_file("short.csv", "text/csv", "['1\\n2\\n']").await;
    page.wait_for("the short file", "location.hash.includes('signal=own')").await;
    let after = page.settled().await;
    assert!(page.text(".signal .hint").await.contains("short.csv"));
    assert_ne!(after["run"], before);
    assert_eq!(page.says("signal").await, "");
    assert!(seen.as_u64().is_some_and(|seen| seen < 250), "it was read to its end: {seen}");

    // Another file in its place: the later one counts.
    page.drop_file("long.csv", "text/csv", long).await;
    page.wait_for("the bar", "document.querySelector('.signal progress')").await;
    page.drop_file("later.csv", "text/csv", "['3\\n4\\n5\\n6\\n']").await;
    page.wait_for(
        "the later file",
        "document.querySelector('.signal .hint').textContent.includes('later.csv')",
    )
    .await;
    page.settled().await;
    assert!(page.text(".signal .hint").await.contains("4 samples"));
    page.assert_quiet().await;
}

/// Text that is pasted into a field is for the field.
#[tokio::test]
async fn pasting_into_a_field_is_no_signal() {
    let page = Page::open("play=false").await;
    page.eval(
        "{
            const data = new DataTransfer();
            data.setData('text/plain', '64');
            const field = document.getElementById('write-n');
            field.focus();
            field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
        }",
    )
    .await;
    page.settled().await;
    assert!(!page.fragment().await.contains("own"));
}
