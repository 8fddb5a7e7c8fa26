//! The reader's own samples: text, sound, and other files.

use hyperfly_tests::page::Page;
use hyperfly_tests::page::sound::wav;

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
