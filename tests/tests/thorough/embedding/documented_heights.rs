//! Frame heights given in the documentation.

use hyperfly_tests::browser::Kind;
use hyperfly_tests::docs::{Block, list_pages, parse_blocks, read_page};
use hyperfly_tests::hosts::embed_host::{CONTENT_HEIGHT, EmbedHost};
use serde_json::{Value, json};
use std::process::Command;

/// Returns the width of the column that contains a full-width frame of this page.
fn column_width(page: &str) -> u32 {
    // Width of an output in nbconvert.
    if page == "jupyter" { 920 } else { 800 }
}

/// Maximum excess of a documented height: heights are rounded up, but a much higher frame has an empty bottom. In WebKit a legend has
/// fewer lines, so there a higher frame is no fault of the documentation.
const MAX_SPARE_HEIGHT: f64 = 30.0;

/// A documented frame.
#[derive(Debug)]
struct Frame {
    place: String,
    fragment: String,
    width: u32,
    height: u32,
}

/// Returns the value after a mark, up to the next quotation mark.
fn attribute_value<'a>(code: &'a str, name: &str) -> Option<&'a str> {
    code.split_once(&format!(" {name}=\"")).and_then(|(_, rest)| rest.split('"').next())
}

/// Returns the frames in a block of HTML, or of a language with HTML in its strings.
fn html_frames(name: &str, block: &Block) -> Vec<Frame> {
    let frame = |code: &str| {
        let (_, rest) = code.split_once("embed.html#")?;
        let fragment = rest.split('"').next()?.replace("&amp;", "&");
        let width =
            attribute_value(code, "width").and_then(|width| width.parse().ok()).unwrap_or(column_width(name));
        let height = attribute_value(code, "height")?.parse().expect("a number of pixels");
        Some(Frame { place: format!("docs/{name}.md"), fragment, width, height })
    };
    block.code.split("<iframe").skip(1).filter_map(frame).collect()
}

/// Returns the frames created by a notebook cell, as Python evaluates it.
fn python_frames(name: &str, block: &Block) -> Vec<Frame> {
    let stand_in = "import sys, types, json\n\
        display = types.ModuleType('IPython.display')\n\
        display.IFrame = lambda src, width, height: print(json.dumps([src, height]))\n\
        sys.modules['IPython'] = types.ModuleType('IPython')\n\
        sys.modules['IPython.display'] = display\n";
    let run =
        Command::new("python3").args(["-c", &format!("{stand_in}{}", block.code)]).output().expect("python3");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let description = String::from_utf8(run.stdout).expect("a text");
    let frame = |line: &str| {
        let [src, height]: [Value; 2] = serde_json::from_str(line).expect("address and height");
        let (_, fragment) = src.as_str().and_then(|src| src.split_once("embed.html#")).expect("a figure");
        let height = height.as_u64().expect("a number of pixels") as u32;
        Frame {
            place: format!("docs/{name}.md"),
            fragment: fragment.into(),
            width: column_width(name),
            height,
        }
    };
    description.lines().map(frame).collect()
}

/// Returns the rows of the table of heights in plain HTML: a fragment, and a height for each of the widths above.
fn table_frames() -> Vec<Frame> {
    let text = read_page("html");
    let rows = text.lines().filter(|line| line.starts_with('|')).map(|line| {
        line.trim_matches('|').split('|').map(|cell| cell.trim().trim_matches('`').to_owned()).collect()
    });
    let rows: Vec<Vec<String>> = rows.skip_while(|row: &Vec<String>| !row[0].starts_with("behind")).collect();
    let digits = |cell: &str| cell.chars().filter(char::is_ascii_digit).collect::<String>();
    let (head, rows) = (&rows[0], &rows[2..]);
    let parse_frame = |row: &Vec<String>, k: usize| Frame {
        place: "the table of docs/html.md".into(),
        fragment: row[0].clone(),
        width: digits(&head[k]).parse().expect("a width"),
        height: digits(&row[k]).parse().expect("a height"),
    };
    rows.iter().flat_map(|row| (1..row.len()).map(move |k| parse_frame(row, k))).collect()
}

/// Returns the slide background in reveal.md: a whole window.
fn slide_frame() -> Frame {
    let text = read_page("reveal").replace('\n', " ");
    let number = |text_before: &str| {
        let rest =
            text.split_once(text_before).unwrap_or_else(|| panic!("{text_before} in docs/reveal.md")).1;
        rest.split(' ')
            .next()
            .and_then(|number| number.parse().ok())
            .unwrap_or_else(|| panic!("{text_before}: {rest:.20}"))
    };
    Frame {
        place: "docs/reveal.md".into(),
        fragment: hyperfly_tests::docs::between(
            &text,
            "data-background-iframe=\"https://example.org/hyperfly/embed.html#",
            "\"",
        )
        .replace("&amp;", "&"),
        width: number("in a window "),
        height: number("pixels wide it is about "),
    }
}

#[tokio::test]
async fn documented_heights_fit_their_figures() {
    let mut frames: Vec<Frame> = table_frames();
    assert!(frames.len() >= 10, "{frames:#?}");
    frames.push(slide_frame());
    for name in list_pages() {
        for block in parse_blocks(&read_page(&name)) {
            frames.extend(match block.language.as_str() {
                "html" | "js" => html_frames(&name, &block),
                "python" if block.code.contains("IFrame") => python_frames(&name, &block),
                _ => Vec::new(),
            });
        }
    }
    let places = frames.iter().filter(|frame| frame.place.starts_with("docs/")).count();
    assert!(places >= 9, "{frames:#?}");
    let mut problems = Vec::new();
    let host_page = EmbedHost::empty().await;
    for Frame { place, fragment, width, height } in frames {
        host_page.eval("frames_.pop()?.remove()").await;
        host_page.forget().await;
        host_page.add(&host_page.embed(&fragment), width, height, "").await;
        host_page.wait_for_message("ready", "true").await;
        let ready_messages = host_page.received_messages("ready").await;
        let description = ready_messages[0]["height"].as_f64().expect("a height");
        // At the documented height nothing needs scrolling.
        let overflow = host_page.inside("document.documentElement.scrollHeight - innerHeight").await;
        let remaining = f64::from(height) - description;
        println!("{place}: {fragment} in {width}: {height}, told {description}");
        let is_too_high = remaining > MAX_SPARE_HEIGHT && host_page.browser.kind() != Kind::WebKit;
        if remaining < 0.0 || is_too_high || overflow != json!(0) {
            problems.push(format!(
                "{place}: {fragment} in {width} is said to be {height} high, and is {description}; over {overflow}"
            ));
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
}

/// A slider of the host sets a key and is below the figure: no run may reduce the figure's height.
#[tokio::test]
async fn height_never_shrinks_between_runs() {
    let host_page = EmbedHost::with("view=machine,timeline&topology=mesh&n=4096&p=4", 700, 900, "").await;
    // Skips the delay before a figure reports a smaller height.
    host_page.inside("(() => { const plain = setTimeout; setTimeout = (call, ms, ...rest) => plain(call, ms === 1000 ? 0 : ms, ...rest) })()").await;
    let ready_height = host_page.received_messages("ready").await[0]["height"].as_f64().expect("a height");
    let mut measured = Vec::new();
    for k in 0..20 {
        let p = [4, 256, 16, 1024, 2][k % 5];
        host_page.say("set", json!({ "id": k, "request": { "p": p } })).await;
        host_page.wait_for_message("state", &format!("m.id === {k} && m.run.p === {p}")).await;
        // Two frames, and the tasks that they trigger.
        host_page.inside("(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))(() => window.rested = (window.rested ?? 0) + 1)").await;
        host_page.wait_in_frame("rest", 0, &format!("return window.rested === {}", k + 1)).await;
        measured.push(host_page.inside(CONTENT_HEIGHT).await.as_f64().expect("a height"));
    }
    let description: Vec<f64> = host_page
        .received_messages("resize")
        .await
        .iter()
        .filter_map(|message| message["height"].as_f64())
        .collect();
    assert!(measured.iter().any(|height| height != &measured[0]), "all runs are of one height: {measured:?}");
    assert!(description.is_sorted(), "it went to and fro: {description:?}, by itself {measured:?}");
    let highest = measured.iter().copied().fold(ready_height, f64::max);
    assert_eq!(
        description.last().copied().unwrap_or(ready_height),
        highest,
        "{description:?}, by itself {measured:?}"
    );
    // Another view has its own height.
    host_page.forget().await;
    host_page.say("set", json!({ "request": { "view": "machine" } })).await;
    host_page.wait_for_message("resize", &format!("m.height < {highest} - 200")).await;
    host_page.assert_quiet().await;
}

/// The progress of a long run does not move the content below the figure.
#[tokio::test]
async fn progress_does_not_change_the_height() {
    let host_page = EmbedHost::with("view=machine&topology=mesh&n=4096&p=4", 700, 900, "").await;
    host_page.received_messages("ready").await;
    let before = host_page.inside(CONTENT_HEIGHT).await;
    host_page
        .say("set", json!({ "id": 1, "request": { "p": 1024, "n": 1 << 20, "algorithm": "transpose" } }))
        .await;
    host_page.wait_in_frame("progress", 0, "return !!document.querySelector('.running')").await;
    assert_eq!(host_page.inside(CONTENT_HEIGHT).await, before);
    // The progress does not cover the picture either.
    let is_covered = "(() => { const [a, b] = ['.running', '.headline b'].map(one => document.querySelector(one).getBoundingClientRect()); return a.left < b.right && a.top < b.bottom })()";
    assert_eq!(host_page.inside(is_covered).await, false);
    host_page.inside("document.querySelector('.running button').click()").await;
}
