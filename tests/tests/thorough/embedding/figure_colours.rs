//! Colours of figures in their host page and on paper.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::host::Host;
use hyperfly_tests::hosts::site::Site;
use serde_json::Value;

/// Opens a host page with this body and waits until its figures are painted.
pub async fn page(body: &str, figures: u16) -> (Browser, Host, Site) {
    let site = Site::of(hyperfly_tests::dist()).start();
    let host = Host::page(&format!("<script async src=\"{}\"></script>{body}", site.url("hyperfly.js")));
    let browser = Browser::at(&host.url("")).await;
    for figure in 0..figures {
        browser.wait_for_figure(figure).await;
    }
    (browser, host, site)
}

/// Waits until a figure's background is light or dark.
pub async fn wait_for_colours(browser: &Browser, frame: u16, scheme: &str) {
    let has_scheme = format!("return document.documentElement.style.colorScheme === '{scheme}'");
    browser.wait_in_frame(scheme, frame, &has_scheme).await;
}

/// Returns the hash of all pixels of a figure's pictures.
pub async fn pictures(browser: &Browser, frame: u16) -> Value {
    let pictures = include_str!("../../../src/page/pictures.js");
    let pictures = pictures.split_once("\n").expect("a comment stands first").1.trim().trim_end_matches(';');
    browser.in_frame(frame, &format!("return {pictures}")).await.expect("the figure has pictures")
}

/// Figures follow the `color-scheme` of their place in the page, else the system's preference (here: light). An explicit theme takes
/// precedence. Figures follow when the page turns dark.
#[tokio::test]
async fn figure_inherits_the_colours_of_its_page() {
    let body = "
        <div style='color-scheme: dark'><hyperfly-figure loading=eager p=4 view=machine></hyperfly-figure></div>
        <div style='color-scheme: light'><hyperfly-figure loading=eager p=4 view=machine></hyperfly-figure></div>
        <div><hyperfly-figure loading=eager p=4 view=machine></hyperfly-figure></div>
        <div style='color-scheme: dark'><hyperfly-figure loading=eager p=4 view=machine theme=light></hyperfly-figure></div>";
    let (browser, _host, _site) = page(body, 4).await;
    for (figure, scheme) in [(0, "dark"), (1, "light"), (2, "light"), (3, "light")] {
        wait_for_colours(&browser, figure, scheme).await;
    }
    assert_ne!(pictures(&browser, 0).await, pictures(&browser, 1).await);
    browser.eval("document.documentElement.style.colorScheme = 'dark'").await;
    browser.eval("document.querySelectorAll('div').forEach(div => div.removeAttribute('style'))").await;
    for (figure, scheme) in [(0, "dark"), (1, "dark"), (2, "dark"), (3, "light")] {
        wait_for_colours(&browser, figure, scheme).await;
    }
    let dark = pictures(&browser, 0).await;
    // Only visible figures are painted, after their background.
    browser.eval("document.querySelectorAll('hyperfly-figure')[1].scrollIntoView()").await;
    for _ in 0..100 {
        if pictures(&browser, 1).await == dark {
            break;
        }
        browser.eval("new Promise(requestAnimationFrame)").await;
    }
    assert_eq!(pictures(&browser, 1).await, dark);
    browser.assert_quiet().await;
}

/// A page chooses background, accent and font by custom properties, and may change them.
#[tokio::test]
async fn figure_takes_colours_and_font_of_its_page() {
    let body = "<style>main { --hyperfly-background: transparent; --hyperfly-accent: rgb(10, 120, 30); --hyperfly-font: Georgia, serif }
            .other { --hyperfly-background: rgb(255, 240, 200); --hyperfly-accent: url(x) }</style>
        <main><hyperfly-figure loading=eager p=4 theme=dark controls=p></hyperfly-figure></main>";
    let (browser, _host, _site) = page(body, 1).await;
    let style = "(root => [root.backgroundColor, root.accentColor, getComputedStyle(document.querySelector('.headline')).fontFamily.split(',')[0]])(getComputedStyle(document.documentElement))";
    let wait = async |colours: &str| {
        let is = format!("return String({style}) === '{colours}'");
        browser.wait_in_frame(colours, 0, &is).await;
    };
    wait("rgba(0, 0, 0, 0),rgb(10, 120, 30),Georgia").await;
    let scheme =
        "document.querySelector('hyperfly-figure').shadowRoot.querySelector('iframe').style.colorScheme";
    assert_eq!(browser.eval(scheme).await, "dark", "a frame of another scheme is opaque");
    browser.eval("document.querySelector('main').className = 'other'").await;
    // The palette of the theme stays where the page chooses no possible colour.
    let text = browser.in_frame(0, "return getComputedStyle(document.documentElement).color").await;
    let text = text.as_ref().and_then(Value::as_str).expect("a colour").to_owned();
    wait(&format!("rgb(255, 240, 200),{text},Georgia")).await;
    browser.assert_quiet().await;
}
