//! Tests figures on paper.

use crate::embedding::figure_colours::{page, pictures, wait_for_colours};
use serde_json::json;

/// Dark on the screen, and dark on light on paper, both with print events and with the print medium alone.
#[tokio::test]
async fn printed_figure_has_light_colours() {
    let body = ["dark", "light"].map(|theme| {
        format!("<hyperfly-figure loading=eager topology=mesh t=300 view=machine,efficiency theme={theme}></hyperfly-figure>")
    });
    let (browser, _host, _site) = page(&body.concat(), 2).await;
    wait_for_colours(&browser, 0, "dark").await;
    let has_all_points = "const state = JSON.parse(hyperfly.state()); return state.points_total > 0 && state.points === state.points_total";
    for figure in 0..2 {
        browser.wait_in_frame("the points of the curves", figure, has_all_points).await;
    }
    let (dark, light) = (pictures(&browser, 0).await, pictures(&browser, 1).await);
    assert_ne!(dark, light);
    for [begins, ends] in [["print", ""], ["beforeprint", "afterprint"]] {
        for (dispatched, scheme, pixels) in [(begins, "light", &light), (ends, "dark", &dark)] {
            match dispatched {
                "print" | "" => {
                    browser.devtools("Emulation.setEmulatedMedia", json!({ "media": dispatched })).await;
                }
                event => {
                    browser.in_frame(0, &format!("dispatchEvent(new Event('{event}'))")).await;
                }
            }
            wait_for_colours(&browser, 0, scheme).await;
            assert_eq!(pictures(&browser, 0).await, *pixels, "{dispatched:?}");
        }
    }
    browser.assert_quiet().await;
}
