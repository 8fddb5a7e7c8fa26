//! The reader's own samples: text, sound, and other files.

use hyperfly_tests::page::Page;
use std::time::{Duration, Instant};

/// Ten megabytes of numbers are read within seconds, and the page says how many are used.
#[tokio::test]
async fn ten_megabytes_of_csv_load_in_six_seconds() {
    let page = Page::open("play=false").await;
    let start = Instant::now();
    page.drop_file("large.csv", "text/csv", "['0.123456,-0.654321\\n'.repeat(524288)]").await;
    page.wait_for("the samples", "location.hash.includes('signal=own')").await;
    page.wait_until_settled().await;
    assert!(start.elapsed() < Duration::from_secs(6), "took {:?}", start.elapsed());
    let hint = page.text(".signal .hint").await;
    assert!(hint.contains("the first 1024 of 524\u{202f}288 samples"), "{hint}");
    page.eval("document.querySelector('.signal .hint button').click()").await;
    let state = page.wait_until_settled().await;
    assert_eq!(state["run"]["n"], 524_288);
    assert!(state["run"]["relative_l2_error"].as_f64() < Some(1e-14), "{state}");
    page.assert_quiet().await;
}
