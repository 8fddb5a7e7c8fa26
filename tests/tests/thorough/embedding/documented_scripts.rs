//! Scripts of the documentation in simulated hosts.

use hyperfly_tests::browser::{Browser, TIMEOUT};
use hyperfly_tests::docs::{Block, EXAMPLE, list_pages, parse_blocks, read_page};
use hyperfly_tests::hosts::host::Host;
use hyperfly_tests::hosts::site::Site;
use serde_json::Value;

/// Number of scripts on each page; each is run below, and those of npm in npm/test/app/package.test.mjs.
const SCRIPTS: &[(&str, usize)] = &[
    ("element", 1),
    ("html", 3),
    ("messages", 1),
    ("mkdocs", 1),
    ("npm", 2),
    ("observable", 6),
    ("reveal", 2),
];

/// JavaScript: records the scripts' console output instead of printing it.
const LOG: &str = "<script>window.logged = []; console.log = (...words) => logged.push(words)</script>";

const LOADER: &str = "<script async src=https://example.org/hyperfly/hyperfly.js></script>";

/// Whether a block contains a script.
fn is_script(block: &Block) -> bool {
    let Block { language, code, .. } = block;
    let has_script = ["<script>", "<script type=", " onclick="].iter().any(|mark| code.contains(mark));
    language == "js" || language == "html" && has_script
}

/// Returns the scripts of a page.
fn find_scripts<const COUNT: usize>(name: &str) -> [String; COUNT] {
    let scripts = parse_blocks(&read_page(name)).into_iter().filter(is_script).map(|block| block.code);
    let scripts: Vec<String> = scripts.collect();
    scripts.try_into().unwrap_or_else(|scripts| panic!("docs/{name}.md has other scripts: {scripts:#?}"))
}

/// Every script of the documentation is run.
#[test]
fn every_documented_script_is_tested() {
    let count_scripts = |name: String| {
        let count = parse_blocks(&read_page(&name)).iter().filter(|block| is_script(block)).count();
        (count > 0).then_some((name, count))
    };
    let pages_with: Vec<(String, usize)> = list_pages().into_iter().filter_map(count_scripts).collect();
    let run: Vec<(String, usize)> =
        SCRIPTS.iter().map(|(name, count)| ((*name).to_owned(), *count)).collect();
    assert_eq!(pages_with, run);
}

/// A host page in a browser.
struct HostPage {
    browser: Browser,
    site: Site,
    _host: Host,
}

async fn open_page(body: &str) -> HostPage {
    let site = Site::of(hyperfly_tests::dist()).start();
    let host = Host::page(&format!("{LOG}{body}").replace(EXAMPLE, &site.url("")));
    let browser = Browser::at(&host.url("")).await;
    HostPage { browser, site, _host: host }
}

impl HostPage {
    /// Waits until an expression holds in the page.
    async fn wait(&self, description: &str, expression: &str) {
        self.browser.wait_for(description, expression).await;
    }

    /// Waits until the first figure shows a run with this property.
    async fn wait_run(&self, property: &str) {
        let condition =
            format!("(run => run && {property})(document.querySelector('hyperfly-figure').state?.run)");
        self.wait(property, &condition).await;
    }

    /// Waits until a figure has a theme.
    async fn wait_theme(&self, frame: u16, theme: &str) {
        let condition = format!("return document.documentElement.dataset.theme === '{theme}'");
        self.browser.wait_in_frame(theme, frame, &condition).await;
    }

    /// Evaluates an expression in the page; null if the page is frozen.
    async fn eval(&self, expression: &str) -> Value {
        let value = self.browser.eval(expression);
        tokio::time::timeout(TIMEOUT, value).await.expect("the page is frozen")
    }
}

#[tokio::test]
async fn element_listener_logs_states() {
    let [script] = find_scripts("element");
    let host_page =
        open_page(&format!("{LOADER}<hyperfly-figure></hyperfly-figure><script>{script}</script>")).await;
    host_page
        .wait("its words", "logged.some(([efficiency, words]) => efficiency > 0.1 && words.includes('E'))")
        .await;
    host_page.browser.assert_quiet().await;
}

#[tokio::test]
async fn html_scripts_set_runs_and_theme() {
    let [button, module, theme] = find_scripts("html");
    let button_page = open_page(&format!("{LOADER}{button}")).await;
    button_page.wait_run("run.topology === 'hypercube' && run.p === 64").await;
    button_page.eval("document.querySelector('button').click()").await;
    button_page.wait_run("run.topology === 'mesh' && run.p === 64").await;
    button_page.browser.assert_quiet().await;

    let module =
        open_page(&format!("{LOADER}<hyperfly-figure id=mesh p=64 n=4096></hyperfly-figure>{module}")).await;
    module.wait("its number", "logged.length").await;
    module.wait_run("run.topology === 'mesh' && run.efficiency === logged[0][0]").await;
    // A switch on the page.
    for (dark, name) in [(true, "dark"), (false, "light")] {
        module.eval(&format!("{{ const dark = {dark}; {theme} }}")).await;
        module.wait_theme(0, name).await;
    }
    module.browser.assert_quiet().await;
}

/// In Material for MkDocs, an attribute of the body gives the reader's colours, and pages change without a reload.
#[tokio::test]
async fn mkdocs_script_follows_the_palette() {
    let [script] = find_scripts("mkdocs");
    let host_page = open_page(&format!(
        "<main><hyperfly-figure loading=eager></hyperfly-figure><hyperfly-figure loading=eager theme=dark></hyperfly-figure></main>
         <script>window.changes = 0; document.body.dataset.mdColorScheme = 'default'</script>{LOADER}"
    ))
    .await;
    host_page
        .eval("new MutationObserver(list => window.changes += list.length).observe(document.body, { attributeFilter: ['theme'], subtree: true })")
        .await;
    let themes =
        "[...document.querySelectorAll('hyperfly-figure')].map(figure => figure.getAttribute('theme'))";
    let change_and_wait = async |change: &str, expected: &str| {
        host_page.eval(&format!("{{ {change} }}")).await;
        host_page.wait("the themes", &format!("String({themes}) === '{expected}'")).await;
    };
    change_and_wait(&script, "light,light").await;
    for frame in [0, 1] {
        host_page.wait_theme(frame, "light").await;
    }
    change_and_wait("document.body.dataset.mdColorScheme = 'slate'", "dark,dark").await;
    for frame in [0, 1] {
        host_page.wait_theme(frame, "dark").await;
    }
    let navigation = "const main = document.createElement('main');
        main.innerHTML = '<hyperfly-figure loading=eager></hyperfly-figure>';
        document.querySelector('main').replaceWith(main)";
    change_and_wait(navigation, "dark").await;
    host_page.wait_theme(0, "dark").await;
    // Afterwards nothing is set again.
    assert_eq!(host_page.eval("changes").await, 5);
    host_page.browser.assert_quiet().await;
}

/// JavaScript: minimal Observable runtime, in which cells run when their inputs are available and again when these change.
const NOTEBOOK: &str = r"
    const Inputs = { select(values, { label }) {
        const form = document.createElement('form'), select = document.createElement('select');
        form.append(label, select);
        for (const value of values) select.append(new Option(value));
        select.addEventListener('input', () => form.value = values[select.selectedIndex]);
        form.value = values[0];
        return form;
    } };
    const Generators = { observe: start => ({ start }) };
    const html = ({ raw: [text] }) => {
        const template = document.createElement('template');
        template.innerHTML = text;
        return document.importNode(template.content, true).firstElementChild;
    };
    window.values = {};
    const place = document.getElementById('notebook');
    const cells = codes.map(code => {
        const [, view, name, expression] = code.trim().match(/^(?:(viewof )?(\w+) = )?([^]*)$/);
        return { view, name, expression };
    });
    const names = cells.map(({ name }) => name).filter(Boolean);
    for (const cell of cells)
        cell.needs = names.filter(name => name !== cell.name && RegExp(`\\b${name}\\b`).test(cell.expression));
    const define = (name, value) => {
        values[name] = value;
        for (const cell of cells) if (cell.done && cell.needs.includes(name)) run(cell);
    };
    const run = ({ view, name, expression, needs }) => {
        const made = new Function('Inputs', 'Generators', 'html', ...needs, `return (${expression}\n)`)
            (Inputs, Generators, html, ...needs.map(need => values[need]));
        if (made instanceof Node && made !== document.currentScript && !made.isConnected) place.append(made);
        if (view) {
            made.addEventListener('input', () => define(name, made.value));
            define(name, made.value);
        } else if (made?.start) made.start(value => define(name, value));
        else if (name) define(name, made);
    };
    for (let rest = cells.slice(); rest.length; rest = rest.filter(cell => !cell.done)) {
        const ready = rest.filter(({ needs }) => needs.every(need => need in values));
        if (!ready.length) throw new Error('cells wait for each other');
        for (const cell of ready) { cell.done = true; run(cell); }
    }";

#[tokio::test]
async fn observable_input_sets_the_run() {
    let cells: [String; 6] = find_scripts("observable");
    let scripts = serde_json::to_string(&cells).expect("texts").replace("</", "<\\/");
    let host_page = open_page(&format!(
        "<div id=notebook class=observablehq></div><script>const codes = {scripts};{NOTEBOOK}</script>"
    ))
    .await;
    host_page
        .wait("a run", "values.state?.p === 4 && values.state.n === 4096 && values.state.topology === 'mesh'")
        .await;
    let choose = "{ const select = document.querySelector('select'); select.value = '64'; select.dispatchEvent(new Event('input', { bubbles: true })) }";
    host_page.eval(choose).await;
    host_page.wait("the chosen run", "values.state.p === 64 && values.state.n === 4096").await;
    let loaded = host_page.site.requested_paths().iter().filter(|path| path.ends_with("/embed.html")).count();
    assert_eq!(loaded, 2, "the frame of the first cell, and the element, which is not made anew");
    host_page.browser.assert_quiet().await;
}

/// JavaScript: minimal reveal.js deck that centres a slide in 700 pixels by its current height.
const DECK: &str = "<style>
        .slides { position: relative; width: 960px; height: 700px; font-size: 42px }
        .slides section { position: absolute; left: 0; width: 960px; text-align: center }
        .slides h2 { height: 80px; margin: 0 0 20px }
    </style>
    <script>
        const heard = (window.heard = []);
        const Reveal = {
            on: (type, hear) => heard.push([type, hear]),
            layout() {
                const slide = document.querySelector('.slides section');
                slide.style.top = Math.max((700 - slide.scrollHeight) / 2, 0) + 'px';
            },
        };
    </script>";

#[tokio::test]
async fn reveal_fragment_sets_the_run() {
    let [story, _] = find_scripts("reveal");
    let host_page =
        open_page(&format!("{DECK}{LOADER}<div class=reveal><div class=slides>{story}</div></div>")).await;
    host_page.wait_run("run.topology === 'hypercube'").await;
    host_page
        .eval("{ for (const [type, hear] of heard) if (type === 'fragmentshown') hear({ fragment: document.querySelector('.fragment') }) }")
        .await;
    host_page.wait_run("run.topology === 'mesh' && run.p === 16").await;
    // A fragment without a figure.
    host_page.eval("heard.forEach(([, hear]) => hear({ fragment: document.createElement('p') }))").await;
    host_page.browser.assert_quiet().await;
}

/// A slide is centred as if its figure had been present from the beginning, and again after it grew.
#[tokio::test]
async fn reveal_script_centres_the_slide() {
    let [_, second_script] = find_scripts("reveal");
    let slide =
        parse_blocks(&read_page("reveal")).into_iter().find(|block| block.snippet).expect("a slide").code;
    let host_page =
        open_page(&format!("{DECK}<div class=reveal><div class=slides>{slide}</div></div><script>Reveal.layout()</script>{LOADER}{second_script}"))
            .await;
    let is_centred = "(slide => Math.abs(slide.offsetTop - Math.max((700 - slide.scrollHeight) / 2, 0)) < 1)(document.querySelector('section'))";
    let bottom = "(end => end('.slides') - end('hyperfly-figure'))(name => document.querySelector(name).getBoundingClientRect().bottom)";
    host_page.eval("customElements.whenDefined('hyperfly-figure').then(() => document.querySelector('hyperfly-figure').ready).then(() => 0)").await;
    host_page.wait("the middle", is_centred).await;
    assert!(host_page.eval(bottom).await.as_f64() > Some(10.0), "it ends below its slide");
    let before = host_page.eval("document.querySelector('hyperfly-figure').offsetHeight").await;
    host_page.eval("document.querySelector('hyperfly-figure').set('controls=min').then(() => 0)").await;
    host_page
        .wait("another height", &format!("document.querySelector('hyperfly-figure').offsetHeight > {before}"))
        .await;
    host_page.wait("the middle again", is_centred).await;
    host_page.browser.assert_quiet().await;
}
