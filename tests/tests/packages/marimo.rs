//! The widget in marimo: a slider of the notebook changes the figure, and a change in the figure runs a cell.

use crate::move_slider;
use crate::server::{Server, environment};
use hyperfly_tests::browser::Browser;
use std::process::Command;
use std::time::Duration;

/// Maximum time of a kernel to start, or to execute a cell.
const TIMEOUT: Duration = Duration::from_secs(90);

/// The cell of the slider sets a key of the figure itself: it would run again after each change in the figure if it used the
/// element.
const NOTEBOOK: &str = "import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo
    import hyperfly_fft as hf

    slider = mo.ui.slider(steps=[4, 16, 64], value=16, label='p of the notebook')
    figure = hf.Figure(p=16, topology='mesh', view='machine', controls='p')
    element = mo.ui.anywidget(figure)
    mo.vstack([slider, element])
    return element, figure, mo, slider


@app.cell
def _(figure, mo, slider):
    figure.p = slider.value
    mo.md(f'The notebook has set p = {figure.p}, T_p = {figure.result.t_parallel:.2f}.')
    return


@app.cell
def _(element, mo):
    mo.md(f'The reader has chosen p = {element.p}, T_p = {element.result.t_parallel:.2f}.')
    return


if __name__ == '__main__':
    app.run()
";

/// JavaScript: the elements of the page and of all shadow trees in it that a selector matches.
const FIND: &str = "const find = (selector, root = document) => [...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(element => element.shadowRoot ? find(selector, element.shadowRoot) : [])];";

#[tokio::test]
async fn slider_and_figure_follow_each_other() {
    let folder = std::env::temp_dir().join(format!("hyperfly-marimo-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the notebook");
    std::fs::write(folder.join("notes.py"), NOTEBOOK).expect("the notebook");
    let python = environment("HYPERFLY_PYTHON", "--python");
    let server = Server::start(
        |port| {
            let mut marimo = Command::new(&python);
            marimo.current_dir(&folder).args(["-m", "marimo", "run", "--headless", "--no-token", "--port"]);
            marimo.arg(port.to_string()).arg("notes.py").env("HOME", &folder);
            marimo
        },
        "/",
    );
    let browser = Browser::at(&server.url("/")).await;
    let when = async |what: &str, condition: &str| {
        let script = format!("(() => {{ {FIND} return {condition} }})()");
        browser.wait_long(what, &script, TIMEOUT).await;
    };
    let cell_reads =
        async |text: &str| when(text, &format!("document.body.innerText.includes({text:?})")).await;
    let figure_reads = async |text: &str| {
        let is_read = format!(
            "find('iframe').some(frame => frame.contentDocument?.body?.innerText.includes({text:?}))"
        );
        when(text, &is_read).await;
    };
    cell_reads("The notebook has set p = 16, T_p = 1234.52.").await;
    figure_reads("1234.5").await;

    // The slider of the notebook: the last of its steps.
    when("the slider", "find('[role=slider]').length").await;
    browser.eval(&format!("{{ {FIND} find('[role=slider]')[0].focus() }}")).await;
    browser.press("End").await;
    figure_reads("603.72").await;
    cell_reads("The notebook has set p = 64, T_p = 603.72.").await;

    // The slider of the figure: 2^2 processors.
    let slider = move_slider("find('iframe')[0].contentDocument", 2);
    browser.eval(&format!("{{ {FIND} {slider} }}")).await;
    figure_reads("3266.4").await;
    cell_reads("The reader has chosen p = 4, T_p = 3266.36.").await;
    drop(server);
    let _ = std::fs::remove_dir_all(&folder);
}
