//! Tests that run with every change in every engine.

use hyperfly_export::names;
use hyperfly_papers::entry;
use hyperfly_request::Request;
use hyperfly_tests::browser::Browser;
use hyperfly_tests::hosts::embed_host::EmbedHost;
use hyperfly_tests::hosts::frames::{add, host, runs};
use hyperfly_tests::hosts::site::Site;
use hyperfly_tests::hosts::standalone::{LOADED, file, url};
use hyperfly_tests::page::papers::verdict;
use hyperfly_tests::page::race::{line, race};
use hyperfly_tests::page::saved_files::{directory, native_files, save_file, saving};
use hyperfly_tests::page::{Page, RUN};
use hyperfly_tests::scenarios::scenarios;
use hyperfly_view::notation::numbers::quantity;
use serde_json::{Value, json};

/// Traces equal the native ones bit for bit, for 200 random scenarios over all formulations and machines.
#[tokio::test]
async fn trace_hashes_equal_the_native_ones() {
    let native_hashes = scenarios(1993, 200);
    let kinds: std::collections::BTreeSet<String> = native_hashes
        .iter()
        .map(|(_, request, _)| format!("{:?} {:?}", request.settings.algorithm, request.settings.machine))
        .collect();
    assert!(kinds.len() >= 12, "of few kinds: {kinds:?}");

    let host = EmbedHost::with("view=machine&play=false&p=2&n=8", 600, 500, "").await;
    let fragments: Vec<&String> = native_hashes.iter().map(|(fragment, ..)| fragment).collect();
    // In sequence, each once the previous run is shown.
    let script = format!(
        "(async () => {{
            const answers = [];
            for (const [id, request] of {}.entries()) {{
                const answer = new Promise((done) => addEventListener('message', function hear({{ data }}) {{
                    if (data.id !== id || data.type !== 'state' && data.type !== 'error') return;
                    removeEventListener('message', hear);
                    done(data.run?.trace_hash ?? data.message);
                }}));
                frames_[0].contentWindow.postMessage({{ hyperfly: 1, type: 'set', id, request }}, '*');
                answers.push(await answer);
            }}
            return answers;
        }})()",
        json!(fragments)
    );
    let hashes = host.eval(&script).await;
    let differing_hashes: Vec<String> = native_hashes
        .iter()
        .zip(hashes.as_array().into_iter().flatten())
        .filter(|((.., native), hash)| *hash != native)
        .map(|((fragment, _, native), hash)| format!("{fragment}: {hash}, natively {native}"))
        .collect();
    assert_eq!(hashes.as_array().map(Vec::len), Some(native_hashes.len()));
    assert_eq!(differing_hashes, Vec::<String>::new());
    host.assert_quiet().await;
}

/// A sandboxed figure on a host without CORS runs and computes a paper.
#[tokio::test]
async fn sandboxed_figure_runs_and_computes_a_paper() {
    let site = Site::of(hyperfly_tests::dist()).start();
    let (_host, browser) = host().await;
    for fragment in ["embed.html#p=32&play=false", "#paper=gk-table2&play=false"] {
        let url = site.url(fragment);
        add(&browser, &format!("{{ src: {url:?}, sandbox: 'allow-scripts' }}")).await;
    }
    let state = runs(&browser, 0, "[origin, JSON.parse(hyperfly.state()).run.p]").await;
    assert_eq!(state, json!(["null", 32]));
    let computed =
        "return document.querySelector('main .verdict')?.textContent.includes('We re-ran') === true";
    browser.wait_in_frame("the verdict on a table", 1, computed).await;
}

/// The single file, alone in a directory, runs, computes a paper and loads nothing else.
#[tokio::test]
async fn standalone_file_runs_from_a_disk() {
    let directory = hyperfly_tests::target().join("standalone");
    std::fs::create_dir_all(&directory).expect("a directory");
    std::fs::copy(file(), directory.join("a page.html")).expect("a copy");
    let browser = Browser::at(&url(&directory.join("a%20page.html"), "#p=32&play=false")).await;
    browser.wait_for("a run by a worker", &format!("({RUN})?.p === 32")).await;
    browser.eval("location.hash = 'paper=gk-table2'").await;
    browser.wait_for("an entry", "document.querySelector('main .verdict')").await;
    assert_eq!(browser.eval(LOADED).await, json!([]));
    browser.assert_quiet().await;
}

/// A paper's table has the cells and notes of the command.
#[tokio::test]
async fn paper_table_equals_the_command_output() {
    let page = Page::open("paper=gk-table2&play=false").await;
    verdict(&page, "gk-table2").await;
    let reproduction = entry("gk-table2").expect("an entry").reproduce(None);
    let rows = page.eval("[...document.querySelectorAll('.sheet tbody tr')].map(row => [...row.cells].slice(1).map(cell => cell.textContent).join('|'))").await;
    // Typeset with subscripts and superscripts.
    let typeset = |text: &str| text.replace(['_', '^'], "");
    let expected: Vec<Value> =
        reproduction.sheet().lines.iter().map(|line| typeset(&line.cells.join("|")).into()).collect();
    assert_eq!(rows, Value::Array(expected));
    let reasons = page.text("main .reasons").await;
    for reason in reproduction.reasons() {
        let text = typeset(reason.text.expect("a reason"));
        assert!(reasons.contains(&text), "{reasons}");
    }
    page.assert_quiet().await;
}

/// Picture, table and trace saved by the dialog equal the command's, byte by byte.
#[tokio::test]
async fn saved_files_equal_the_command_output() {
    let fragment = "topology=mesh&p=16&n=256&play=false&theme=light&t=300&view=machine,timeline";
    let target = directory("engines");
    let page = saving(fragment, &target).await;
    let request = Request::from_fragment(fragment).0.expect("a request");
    let views: Vec<_> = request.look.view.into_iter().chain(request.look.under).collect();
    let [svg, csv, _, trace] = native_files(&request, None);
    for (format, subject, ending, expected) in [
        ("svg", &*names::views(&views), "svg", svg),
        ("csv", &*names::views(&views), "csv", csv),
        ("perfetto", "trace", "json", trace),
    ] {
        let name = names::name(subject, &request.settings, ending);
        assert!(
            save_file(&page, &target, format, &name).await == expected,
            "{name} differs from that of the command"
        );
    }
    page.assert_quiet().await;
}

/// The race names the mesh's jam while it lasts, and finally the winner.
#[tokio::test]
async fn race_names_the_jam_and_the_winner() {
    let page = Page::open("").await;
    let (ratio, jam) = race(64);
    assert_eq!(page.state().await["playing"], false, "it waits for the reader");
    // Checked in every frame in the page: the driver may be too slow on a busy machine.
    page.eval(
        "{
            const look = () => {
                const line = document.querySelector('.lens-says.jam');
                if (line) window.jam ??= [line.textContent, JSON.parse(hyperfly.state()).t];
                requestAnimationFrame(look);
            };
            look();
        }",
    )
    .await;
    page.press("1").await;
    page.press(" ").await;
    let jam_message = page.wait_for("the jam to be named", "window.jam").await;
    let words = jam_message[0].as_str().unwrap_or_default();
    assert!(words.starts_with(&format!("{} messages want this one wire", jam.load)), "{jam_message}");
    let t = jam_message[1].as_f64().unwrap_or_default();
    assert!((jam.start..jam.end).contains(&t), "named at {t}, but it is from {} to {}", jam.start, jam.end);
    let final_line = line(&page, "the end", "line.textContent.startsWith('The mesh')").await;
    assert!(
        final_line.starts_with(&format!("The mesh takes {} times as long.", quantity(ratio, 3))),
        "{final_line}"
    );
    assert!(final_line.contains("waiting for shared wires"), "{final_line}");
    assert_eq!(page.text(".bet span").await, "You were right.", "the bet on the hypercube");
    page.assert_quiet().await;
}
