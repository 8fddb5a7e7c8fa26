//! The reader's own samples: text, sound, and other files.

use hyperfly_export::names;
use hyperfly_tests::page::Page;
use hyperfly_tests::page::saved_files::{directory, open_file_list, save_file};
use hyperfly_tests::page::sound::{wav, wav_with_channels};

#[tokio::test]
async fn pasted_text_is_transformed() {
    let page = Page::open("n=16&p=4&play=false").await;
    let built_in = page.pictures().await;
    // A constant signal: everything in one coefficient, which is 16.
    page.paste(&"1\n".repeat(16)).await;
    page.wait_for("the address", "location.hash.includes('signal=own')").await;
    let state = page.wait_until_settled().await;
    assert!(state["run"]["relative_l2_error"].as_f64() < Some(1e-15), "{state}");
    assert_ne!(page.pictures().await["spectrum"], built_in["spectrum"]);
    assert!(page.text(".signal .hint").await.contains("16 samples"));

    // Other samples of the same number give another run.
    let constant = page.pictures().await;
    let hash = state["run"]["trace_hash"].clone();
    page.paste(&(0..16).map(|k| format!("{k},{}\n", -k)).collect::<String>()).await;
    page.wait_for("another run", &format!("JSON.parse(hyperfly.state()).run.trace_hash !== {hash}")).await;
    page.wait_until_settled().await;
    assert_ne!(page.pictures().await["spectrum"], constant["spectrum"]);

    let second = page.state().await["run"]["trace_hash"].clone();
    // What a second paste or drop replaces can be brought back.
    page.drop_file("two.csv", "text/csv", r#"["1\n2\n"]"#).await;
    page.wait_for("the file", "document.querySelector('.signal .hint').textContent.includes('two.csv')")
        .await;
    page.wait_until_settled().await;
    page.eval("[...document.querySelectorAll('.signal .hint button')].at(-1).click()").await;
    page.wait_for(
        "the samples before",
        &format!("JSON.parse(hyperfly.state()).run?.trace_hash === {second}"),
    )
    .await;

    // The samples survive in the worker that replaces a crashed one.
    let hash = page.state().await["run"]["trace_hash"].clone();
    page.eval("hyperfly.crashWorker()").await;
    page.wait_for("another worker", "JSON.parse(hyperfly.state()).generation === 2").await;
    page.choose("topology", "mesh").await;
    page.wait_until_settled().await;
    page.choose("topology", "hypercube").await;
    assert_eq!(page.wait_until_settled().await["run"]["trace_hash"], hash);
    page.assert_quiet().await;
}

#[tokio::test]
async fn dropped_sound_file_is_decoded() {
    let page = Page::open("play=false").await;
    page.drop_file("tone.wav", "audio/wav", &wav(4096, "20000 * Math.sin(k * 2 * Math.PI * 32 / 1024)"))
        .await;
    page.wait_for("the sound", "location.hash.includes('signal=own')").await;
    let state = page.wait_until_settled().await;
    assert!(state["run"]["relative_l2_error"].as_f64() < Some(1e-14), "{state}");
    let hint = page.text(".signal .hint").await;
    assert!(hint.contains("tone.wav") && hint.contains("1024") && hint.contains("4096"), "{hint}");
    page.eval("document.querySelector('.signal .hint button').click()").await;
    assert_eq!(page.wait_until_settled().await["run"]["n"], 4096);
    page.screenshot("own-sound").await;
    page.assert_quiet().await;
}

/// A file of 8,000 Hz keeps its samples, with the silence before the tone, and frequencies are in hertz: 1,000 Hz is coefficient 128.
#[tokio::test]
async fn sound_keeps_its_rate_silence_and_channels() {
    let page = Page::open("n=1024&view=spectrum&play=false").await;
    // Both channels alternate; the second is silent, so the mean is half of the first.
    let tone = "k % 2 || k < 512 ? 0 : 20000 * Math.sin(k / 2 * 2 * Math.PI / 8)";
    page.drop_file("tone.wav", "audio/wav", &wav_with_channels(8000, 2, 2048, tone)).await;
    page.wait_for("the sound", "location.hash.includes('signal=own')").await;
    page.wait_until_settled().await;
    let hint = page.text(".signal .hint").await;
    assert!(hint.contains("1024 samples") && hint.contains("8000 Hz"), "{hint}");
    assert!(hint.contains("mean of 2 channels"), "{hint}");
    let target = directory("own-sound");
    page.downloads(&target).await;
    open_file_list(&page).await;
    let name = names::name("spectrum", &page.request().await.settings, "csv");
    let csv = String::from_utf8(save_file(&page, &target, "csv", &name).await).expect("text");
    let input = |line: &str| line.split(',').nth(1)?.parse().ok();
    let samples: Vec<f64> = csv.lines().skip(1).filter_map(input).collect();
    assert_eq!(samples.len(), 1024);
    assert!(samples[..256].iter().all(|&sample| sample == 0.0));
    for (k, sample) in samples.iter().enumerate().skip(256) {
        let expected = 0.5 * (20_000.0 * (k as f64 * std::f64::consts::TAU / 8.0).sin()).trunc() / 32_768.0;
        assert!((sample - expected).abs() < 1e-4, "{k}: {sample}, not {expected}");
    }
    page.assert_quiet().await;
}

/// Text pasted into a field stays in the field.
#[tokio::test]
async fn paste_into_a_field_keeps_the_signal() {
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
    page.wait_until_settled().await;
    assert!(!page.fragment().await.contains("own"));
}
