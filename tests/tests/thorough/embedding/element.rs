//! `<hyperfly-figure>` in a page of another origin.

use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::element_host::{ElementHost, element_host, page, with_site_address};
use hyperfly_tests::hosts::host::Host;
use hyperfly_tests::hosts::site::Site;
use serde_json::json;
use std::rc::Rc;

/// Without children, the loader draws a poster with a text description, inserted as plain text.
#[tokio::test]
async fn element_without_children_draws_a_poster() {
    let host_page =
        element_host("<div style='height:9000px'></div><hyperfly-figure p=64 topology='<img src=x onerror=alert(1)>'></hyperfly-figure>")
            .await;
    let observed = host_page
        .eval(
            "await when('the element', () => figure.shadowRoot);
             const words = figure.shadowRoot.querySelector('.words');
             return [words.textContent, words.checkVisibility(), words.querySelectorAll('svg').length,
                 figure.shadowRoot.querySelectorAll('img').length, figure.offsetHeight > 200, words.href]",
        )
        .await;
    let link = host_page.site.url("#topology=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&p=64");
    let words = "Parallel FFT · <img src=x onerror=alert(1)> · p = 64";
    assert_eq!(observed, json!([words, true, 1, 0, true, link]));
    host_page.browser.assert_quiet().await;
}

/// The script derives the site from its own address, also as a module; `base` overrides it, and `sandbox` is passed on.
#[tokio::test]
async fn script_finds_its_site() {
    let site =
        Site::of(hyperfly_tests::dist()).under("a/b").header("Access-Control-Allow-Origin", "*").start();
    let site = Rc::new(site);
    let module = "<script type=module src=SITE/hyperfly.js></script>".to_owned();
    let loader = "<script src=hyperfly.js></script>".to_owned();
    let copy = std::fs::read_to_string(hyperfly_tests::dist().join("hyperfly.js")).expect("the loader");
    for (script, attributes) in [
        (module.clone(), ""),
        (module + "<script defer src=SITE/hyperfly.js></script>", "sandbox=allow-scripts"),
        (loader.clone(), "base=SITE/"),
        (loader, "base=BARE"),
    ] {
        let body = with_site_address(
            &site,
            &format!("{script}<hyperfly-figure p=8 {attributes}></hyperfly-figure>"),
        );
        let page = format!("<!doctype html><title>ElementHost</title>{body}");
        let host = Host::serving(&[("index.html", &page), ("hyperfly.js", &copy)], &[]);
        let host_page = ElementHost { browser: Browser::at(&host.url("")).await, site: site.clone(), host };
        let observed = host_page
            .eval("const { run } = await there(figure); const frame = frameOf(figure); return [run.p, frame.src, frame.getAttribute('sandbox')]")
            .await;
        let sandbox = if attributes.starts_with("sandbox") { json!("allow-scripts") } else { json!(null) };
        assert_eq!(observed, json!([8, site.url("embed.html#p=8"), sandbox]));
        host_page.browser.assert_quiet().await;
    }
}

/// Addresses with other schemes are ignored; no script runs in the page.
#[tokio::test]
async fn script_url_is_not_accepted_as_site() {
    for base_address in ["javascript:alert(1)//", "data:text/html,x/", "blob:null/x", "http://["] {
        let host_page = element_host(&format!(
            "<hyperfly-figure loading=eager base=\"{base_address}\"></hyperfly-figure>"
        ))
        .await;
        let observed = host_page
            .eval("await when('the element', () => figure.shadowRoot); await painted(); const frame = frameOf(figure); return !frame || frame.src === 'about:blank'")
            .await;
        assert_eq!(observed, true, "{base_address}");
        host_page.browser.assert_quiet().await;
    }
}

/// Ten elements on a page compile a single module.
#[tokio::test]
async fn ten_elements_share_one_module() {
    // In every document: number of modules compiled.
    const COUNT: &str = "window.compiled = 0;
        for (const name of ['compile', 'compileStreaming', 'instantiate', 'instantiateStreaming']) {
            const plain = WebAssembly[name];
            WebAssembly[name] = (source, ...rest) => {
                // A module of another frame is not an instance of this frame's class.
                if (String(source) !== '[object WebAssembly.Module]') window.compiled++;
                return plain.call(WebAssembly, source, ...rest);
            };
        }";
    let site = Site::of(hyperfly_tests::dist()).script(COUNT).start();
    let views = [
        "machine",
        "butterfly",
        "timeline",
        "efficiency",
        "machine,timeline",
        "breakdown",
        "distribution",
        "spectrum",
        "speedup",
        "isoefficiency",
    ];
    let figures: Vec<String> = views
        .iter()
        .enumerate()
        .map(|(k, view)| {
            format!("<hyperfly-figure loading=eager n=256 p={} view={view}></hyperfly-figure>", 2 << (k % 4))
        })
        .collect();
    let host = page(&site, &figures.concat());
    let browser = Browser::at(&host.url("")).await;
    browser
        .wait_for("all to be ready", "[...document.querySelectorAll('hyperfly-figure')].filter(figure => figure.state?.run).length === 10")
        .await;
    let mut compiled = 0;
    for k in 0..10 {
        browser.eval(&format!("document.querySelectorAll('hyperfly-figure')[{k}].scrollIntoView()")).await;
        browser.wait_for_figure(k).await;
        compiled += browser
            .in_frame(k, "return window.compiled")
            .await
            .and_then(|count| count.as_u64())
            .expect("a count");
    }
    let modules = site
        .requested_paths()
        .iter()
        .filter(|path| path.contains("explorer") && path.ends_with(".wasm"))
        .count();
    assert_eq!((compiled, modules), (1, 1), "{:?}", site.requested_paths());
    browser.assert_quiet().await;
}

/// If the element whose frame loads the module for all is removed early, another one takes over.
#[tokio::test]
async fn removed_element_does_not_stop_the_others() {
    // The module of the first frame never arrives.
    let hold = "if (name.startsWith('hyperfly-first-')) window.fetch = () => new Promise(() => {});";
    let site = Rc::new(Site::of(hyperfly_tests::dist()).script(hold).start());
    let host = page(&site, &"<hyperfly-figure loading=eager p=8></hyperfly-figure>".repeat(4));
    let host_page = ElementHost { browser: Browser::at(&host.url("")).await, site, host };
    let observed = host_page
        .eval(
            "await when('the element', () => figure.ready);
             const others = [...document.querySelectorAll('hyperfly-figure')].slice(1);
             const waits = await soon(Promise.race(others.map(other => other.ready)), 500);
             figure.remove();
             for (const other of others) await within(other.ready);
             return waits",
        )
        .await;
    assert_eq!(observed, "nothing yet");
    let modules = host_page.count_requests("_bg.wasm");
    assert_eq!(modules, 1, "{:?}", host_page.site.requested_paths());
    host_page.browser.assert_quiet().await;
}
