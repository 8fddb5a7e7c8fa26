//! WebDriver commands that fantoccini lacks, and script evaluation for all drivers.

use super::kind::Line;
use fantoccini::Client;
use fantoccini::elements::Element;
use fantoccini::wd::WebDriverCompatibleCommand;
use serde_json::{Value, json};

/// Posts a command to the session by its path.
///
/// # Panics
/// When the driver refuses the command.
pub async fn post(client: &Client, path: &'static str, body: Value) -> Value {
    let response = client.issue_cmd(Post { path, body }).await;
    response.unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[derive(Debug)]
struct Post {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Post {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}

/// Evaluates an expression, or executes statements, through W3C WebDriver; promises are awaited.
///
/// A driver runs scripts in its own global scope, where classes of the page differ. So the text is evaluated in the page, as Chromium's
/// protocol does, unless the page's content security policy forbids that.
pub async fn eval(client: &Client, expression: &str) -> Value {
    let mut response = execute_script(client, expression, IN_PAGE, vec![json!(expression)]).await;
    if response == json!("forbidden") {
        let text = expression.trim().trim_end_matches(';');
        let body = if text.starts_with('{') { text.to_string() } else { format!("return (\n{text}\n)") };
        let script = format!(
            "const done = arguments[arguments.length - 1];
            (async () => {{ {body} }})().then(
                (value) => done(JSON.stringify({{ value }})),
                (error) => done(JSON.stringify({{ thrown: `${{error}}\\n${{error?.stack ?? ''}}` }})));"
        );
        response = execute_script(client, expression, &script, vec![]).await;
    }
    let response: Value =
        serde_json::from_str(response.as_str().unwrap_or("null")).expect("JSON of a browser");
    assert!(response["thrown"].is_null(), "`{expression}` threw {}", response["thrown"]);
    // A value without a JSON form becomes null.
    response["value"].clone()
}

/// JavaScript: evaluates its first argument in the page and answers in JSON, or `forbidden`.
const IN_PAGE: &str = r"const [text, done] = arguments;
    let run;
    try {
        run = window.eval(`(text, done) => (async () => (0, eval)(text))().then(
            (value) => done(JSON.stringify({ value })),
            (error) => done(JSON.stringify({ thrown: [error, error?.stack].join(' ') })))`);
    } catch {
        done('forbidden');
    }
    run?.(text, done);";

async fn execute_script(client: &Client, expression: &str, script: &str, arguments: Vec<Value>) -> Value {
    let response = client.execute_async(script, arguments).await;
    response.unwrap_or_else(|error| panic!("`{expression}`: {error}"))
}

/// Adds a collector to a page that no test server has served, such as a local file. It records from now on.
pub async fn collect(client: &Client) {
    client.execute(include_str!("collector.js"), vec![]).await.expect("a collector");
}

/// Lines recorded by the collectors (`collector.js`) of the page and its frames since the last call, and whether each came from a console
/// call.
pub async fn collect_lines(client: &Client) -> Vec<(Line, bool)> {
    let mut lines = Vec::new();
    collect_from_frames(client, &mut lines).await;
    lines
}

/// JavaScript: the frames of a page in its order, including those of elements, which are in shadow trees.
pub const FRAMES: &str = "[...document.querySelectorAll('iframe, hyperfly-figure')]
    .map(one => one.localName === 'iframe' ? one : one.shadowRoot?.querySelector('iframe')).filter(Boolean)";

/// Switches to one of [`FRAMES`], if it exists.
pub async fn enter_frame(client: &Client, frame: u16) -> Option<()> {
    let found = client.execute(&format!("return {FRAMES}[{frame}] ?? null"), vec![]).await.ok()?;
    let id = found.as_object()?.values().next()?.as_str()?.to_owned();
    Element::from_element_id(client.clone(), id.into()).enter_frame().await.ok()
}

/// Collects from the driver's current document, then from its frames.
async fn collect_from_frames(client: &Client, lines: &mut Vec<(Line, bool)>) {
    let take = format!("return [window.heardByTests?.splice(0) ?? [], {FRAMES}.length]");
    let Ok(result) = client.execute(&take, vec![]).await else { return };
    for line in result[0].as_array().into_iter().flatten() {
        let text = |k: usize| line[k].as_str().unwrap_or_default().to_string();
        lines.push((Line { level: text(0), message: text(1) }, line[2] == true));
    }
    for k in 0..result[1].as_u64().unwrap_or_default() as u16 {
        // A frame may have been removed meanwhile.
        if enter_frame(client, k).await.is_some() {
            Box::pin(collect_from_frames(client, lines)).await;
            client.enter_parent_frame().await.expect("a frame has a parent");
        }
    }
}
