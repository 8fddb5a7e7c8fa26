//! The cube is turned by its slider and by the pointer.

use hyperfly_tests::page::Page;

/// JavaScript function: moves the pressed pointer over the picture, to the right by a number of pixels.
const DRAG: &str = "(pixels => document.querySelector('.cube .layers canvas:last-of-type').dispatchEvent(
    new PointerEvent('pointermove', { bubbles: true, buttons: 1, movementX: pixels })
))";

#[tokio::test]
async fn cube_turns_by_slider_and_by_pointer() {
    let page = Page::open("algorithm=pencil&p=16&n=4096&view=cube&theme=light&play=false&t=999999").await;
    let first = page.picture("cube", true).await;
    assert!(first.count_colours() > 8, "the owners");
    let slide = "{
        const slider = document.querySelector('.cube input[type=range]');
        slider.value = 18;
        slider.dispatchEvent(new Event('input', { bubbles: true }));
    }";
    page.eval(slide).await;
    let turned = "JSON.stringify(document.querySelector('.cube input').value)";
    assert_eq!(page.eval(turned).await, "\"18\"");
    let mut second = page.picture("cube", true).await;
    // The turn is animated.
    for _ in 0..100 {
        second = page.picture("cube", true).await;
        if first.count_differing(&second) > 1000 {
            break;
        }
    }
    assert!(first.count_differing(&second) > 1000, "another face");
    page.eval(&format!("{DRAG}(-180)")).await;
    page.wait_for("a quarter more", "document.querySelector('.cube input').value === '36'").await;
    assert!(page.text(".cube .turn").await.contains("Turn the cube"));
    page.assert_quiet().await;
}
