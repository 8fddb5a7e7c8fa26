//! Files that the share dialog saves.

use hyperfly_core::Complex64;
use hyperfly_export::names;
use hyperfly_request::SignalKind;
use hyperfly_tests::page::Page;
use hyperfly_tests::page::saved_files::{directory, native_files, save_file, saving};
use hyperfly_tests::page::share_dialog::{open_dialog, way};

#[tokio::test]
async fn saved_files_contain_own_samples() {
    let target = directory("own");
    let page = Page::open("n=16&p=4&play=false&theme=light&view=spectrum").await;
    let samples: Vec<Complex64> = (0..16).map(|k| Complex64::new(f64::from(k * k), -1.5)).collect();
    page.paste(&samples.iter().map(|x| format!("{},{}\n", x.re, x.im)).collect::<String>()).await;
    page.wait_for("the address", "location.hash.includes('signal=own')").await;
    page.wait_until_settled().await;
    page.downloads(&target).await;
    open_dialog(&page).await;
    way(&page, "save").await;
    let request = page.request().await;
    assert_eq!(request.settings.signal, SignalKind::Own);
    let [svg, csv, ..] = native_files(&request, Some(&samples));
    let called = |ending| names::name("spectrum", &request.settings, ending);
    assert!(save_file(&page, &target, "csv", &called("csv")).await == csv);
    assert!(save_file(&page, &target, "svg", &called("svg")).await == svg);
    page.assert_quiet().await;
}

/// Firefox with `privacy.resistFingerprinting` silently returns noise when a page reads a canvas. Such a file is not saved; the vector
/// picture is.
#[tokio::test]
async fn noisy_canvas_is_not_saved() {
    let target = directory("noise");
    let page = saving("topology=mesh&p=16&n=256&play=false&theme=light&t=300&view=machine", &target).await;
    page.eval(
        "{
            const plain = CanvasRenderingContext2D.prototype.getImageData;
            CanvasRenderingContext2D.prototype.getImageData = function (...all) {
                const image = plain.apply(this, all);
                image.data.forEach((_, k, data) => data[k] = k * 151 % 256);
                return image;
            };
        }",
    )
    .await;
    page.eval("document.querySelector('[data-save=\"png 2\"]').click()").await;
    page.wait_for(
        "why not",
        "document.querySelector('.share .said').textContent.includes('resistFingerprinting')",
    )
    .await;
    let name = "hyperfly-machine-binary-exchange-mesh-p16-n256.svg";
    assert!(!save_file(&page, &target, "svg", name).await.is_empty());
    assert_eq!(std::fs::read_dir(&target).expect("the directory").count(), 1);
    page.assert_quiet().await;
}
