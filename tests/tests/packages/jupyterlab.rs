//! The widget in JupyterLab: cells and figures share their keys, also after a reload and a restart of the kernel.

use crate::server::Server;
use crate::{move_slider, notebook};
use fantoccini::Locator;
use hyperfly_tests::browser::Browser;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Maximum time of a kernel to start, or to execute a cell.
const TIMEOUT: Duration = Duration::from_secs(90);

/// One model with two views. T_p is read in the cell that sets p; the last cell reads what a reader has chosen, and changes it.
const CELLS: [&str; 4] = [
    "import hyperfly_fft as hf\nfig = hf.Figure(p=16, topology='mesh', view='machine', controls='p')\nfig",
    "fig",
    "fig.p = 64\nfig.result.t_parallel",
    "print('p was', fig.p, 'and T_p', round(fig.result.t_parallel, 2))\nfig.p = 64",
];

/// Settings of this user: JupyterLab asks no questions, and saves the state of widgets with a notebook.
const SETTINGS: [(&str, &str); 2] = [
    ("@jupyterlab/apputils-extension/notification", r#"{ "fetchNews": "false" }"#),
    ("@jupyter-widgets/jupyterlab-manager/plugin", r#"{ "saveState": true }"#),
];

/// JavaScript: the pictures in outputs.
const PICTURES: &str = "document.querySelectorAll('.jp-OutputArea-output img[src^=\"data:image/svg\"]')";

/// JupyterLab with an open notebook.
struct Lab {
    browser: Browser,
    server: Server,
    folder: PathBuf,
}

impl Lab {
    /// Starts JupyterLab in a folder of its own and opens a notebook.
    async fn open(name: &str) -> Lab {
        let folder = std::env::temp_dir().join(format!("hyperfly-lab-{name}-{}", std::process::id()));
        write_notebook(&folder);
        let server = start(&folder);
        let browser = Browser::at(&server.url("/lab/tree/notes.ipynb?token=t")).await;
        browser.resize(1280, 1600).await;
        let lab = Lab { browser, server, folder };
        lab.wait_until_idle().await;
        lab
    }

    /// Waits until the status bar says that the kernel waits for cells.
    async fn wait_until_idle(&self) {
        self.wait("an idle kernel", "document.body.innerText.includes('Python 3 (ipykernel) | Idle')").await;
    }

    async fn wait(&self, description: &str, condition: &str) {
        self.browser.wait_long(description, condition, TIMEOUT).await;
    }

    /// Clicks the entry of a menu, by its visible text.
    async fn choose(&self, menu: &str, entry: &str) {
        self.click_text("lm-MenuBar-itemLabel", menu).await;
        self.click_text("lm-Menu-itemLabel", entry).await;
    }

    async fn click_text(&self, class: &str, text: &str) {
        let visible = format!("//*[contains(@class, '{class}')][normalize-space()='{text}']");
        self.click(Locator::XPath(&visible)).await;
    }

    async fn click(&self, locator: Locator<'_>) {
        let wait = self.browser.client.wait().at_most(TIMEOUT).for_element(locator).await;
        let element = wait.unwrap_or_else(|error| panic!("{locator:?}: {error}"));
        element.click().await.unwrap_or_else(|error| panic!("{locator:?}: {error}"));
    }

    /// Runs all cells, and waits until they and both views show 64 processors.
    async fn run_all_cells(&self) {
        self.choose("Run", "Run All Cells").await;
        self.wait_for_output("603.72").await;
        self.wait_for_output("p was 64 and T_p 603.72").await;
        self.wait_for_figures("603.72").await;
    }

    /// Waits until an output consists of this text.
    async fn wait_for_output(&self, text: &str) {
        let outputs = "[...document.querySelectorAll('.jp-OutputArea-output pre')]";
        let is_there = format!("{outputs}.some(output => output.textContent.trim() === {text:?})");
        self.wait(text, &is_there).await;
    }

    /// Waits until both views of the figure contain this text.
    async fn wait_for_figures(&self, text: &str) {
        for view in [0, 1] {
            let contains = format!("{}?.body?.innerText.includes({text:?})", figure(view));
            self.wait(&format!("{text} in view {view}"), &contains).await;
        }
    }

    /// Waits until both views have these colours.
    async fn wait_for_colours(&self, scheme: &str) {
        for view in [0, 1] {
            let has_scheme = format!("{}?.documentElement?.style.colorScheme === '{scheme}'", figure(view));
            self.wait(&format!("a {scheme} view {view}"), &has_scheme).await;
        }
    }

    /// Moves the slider in a view as a reader does: 2^exponent processors.
    async fn move_slider(&self, view: usize, exponent: u32) {
        self.browser.eval(&move_slider(&figure(view), exponent)).await;
    }

    async fn save(&self) {
        self.choose("File", "Save Notebook").await;
        self.wait("the saved notebook", "!document.querySelector('.lm-TabBar-tab.jp-mod-dirty')").await;
    }

    async fn reload(&self) {
        self.browser.client.refresh().await.expect("the page again");
        self.wait_until_idle().await;
    }

    async fn restart_kernel(&self) {
        // The kernel may be idle again before a test looks twice.
        let watch = "{
            const bar = document.getElementById('jp-main-statusbar');
            new MutationObserver(() => (window.wasBusy ||= !bar.innerText.includes('| Idle')))
                .observe(bar, { subtree: true, childList: true, characterData: true });
        }";
        self.browser.eval(watch).await;
        self.choose("Kernel", "Restart Kernel…").await;
        self.click(Locator::Css(".jp-Dialog .jp-mod-accept")).await;
        self.wait("a restart", "window.wasBusy").await;
        self.wait_until_idle().await;
    }

    /// Asserts that all errors were caught, and ends JupyterLab. Its debugger reports requests that a restart has cancelled.
    async fn finish(self) {
        let lines = self.browser.console().await;
        let errors: Vec<_> = lines.iter().filter(|line| line.message.contains("Uncaught")).collect();
        assert!(errors.is_empty(), "the console says: {errors:#?}");
        drop(self.server);
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Returns JavaScript for the document of a view of the figure.
fn figure(view: usize) -> String {
    format!("document.querySelectorAll('.jp-OutputArea-output iframe')[{view}]?.contentDocument")
}

fn write_notebook(folder: &Path) {
    notebook::write(&folder.join("notes/notes.ipynb"), &notebook::format(&CELLS));
    for (plugin, settings) in SETTINGS {
        let file = format!("JUPYTER_CONFIG_DIR/lab/user-settings/{plugin}.jupyterlab-settings");
        notebook::write(&folder.join(file), settings);
    }
}

fn start(folder: &Path) -> Server {
    Server::start(
        |port| {
            let mut lab = notebook::python(folder);
            lab.args(["-m", "jupyterlab", "--no-browser", "--allow-root", "--IdentityProvider.token=t"])
                .arg(format!("--port={port}"))
                .arg(format!("--ServerApp.root_dir={}", folder.join("notes").display()));
            lab
        },
        "/api?token=t",
    )
}

#[tokio::test]
async fn cells_and_two_views_share_their_keys() {
    let lab = Lab::open("keys").await;
    lab.run_all_cells().await;
    // A reader repeats a choice that a cell has changed meanwhile.
    for view in [0, 0, 1] {
        lab.move_slider(view, 2).await;
        lab.wait_for_figures("3266.4").await;
        // The last cell is selected after all were run.
        lab.choose("Run", "Run Selected Cell and Do not Advance").await;
        lab.wait_for_output("p was 4 and T_p 3266.36").await;
        lab.wait_for_figures("603.72").await;
    }
    lab.finish().await;
}

#[tokio::test]
async fn figure_survives_reload_and_kernel_restart() {
    let lab = Lab::open("restart").await;
    lab.run_all_cells().await;
    lab.move_slider(0, 2).await;
    lab.wait_for_figures("3266.4").await;
    lab.save().await;
    lab.reload().await;
    // The kernel still has the keys, and the views share them again.
    lab.wait_for_figures("3266.4").await;
    lab.move_slider(1, 6).await;
    lab.wait_for_figures("603.72").await;

    lab.restart_kernel().await;
    // Views of the lost model work on alone.
    lab.move_slider(0, 2).await;
    lab.wait("3266.4", &format!("{}.body.innerText.includes('3266.4')", figure(0))).await;
    lab.reload().await;
    // The saved state has the picture.
    lab.wait("two pictures", &format!("{PICTURES}.length === 2")).await;
    lab.run_all_cells().await;
    lab.wait("no pictures", &format!("{PICTURES}.length === 0")).await;
    lab.finish().await;
}

#[tokio::test]
async fn figure_follows_the_theme_of_the_notebook() {
    let lab = Lab::open("theme").await;
    lab.run_all_cells().await;
    lab.wait_for_colours("light").await;
    let choose = async |theme: &str| {
        lab.choose("Settings", "Theme").await;
        lab.click_text("lm-Menu-itemLabel", theme).await;
    };
    choose("JupyterLab Dark").await;
    lab.wait_for_colours("dark").await;
    lab.save().await;
    lab.reload().await;
    // A figure that is opened in a dark notebook is dark from the start.
    lab.wait_for_colours("dark").await;
    choose("JupyterLab Light").await;
    lab.wait_for_colours("light").await;
    lab.finish().await;
}

#[tokio::test]
async fn untrusted_notebook_shows_pictures() {
    let lab = Lab::open("untrusted").await;
    lab.run_all_cells().await;
    lab.save().await;
    // JupyterLab trusts the contents of cells that this reader has run. A notebook with another line is from somebody else.
    let path = lab.folder.join("notes/notes.ipynb");
    let text = std::fs::read_to_string(&path).expect("the saved notebook");
    let changed = text.replacen("import hyperfly_fft as hf", "import hyperfly_fft as hf  # Lecture 3", 1);
    assert_ne!(changed, text);
    notebook::write(&lab.folder.join("notes/received.ipynb"), &changed);
    // In a workspace of its own, where the first notebook is not open.
    let address = lab.server.url("/lab/workspaces/received/tree/received.ipynb?token=t");
    lab.browser.open(&address).await;
    lab.wait_until_idle().await;
    // Of the formats in an output, PNG needs no trust. A picture that is not valid has no size.
    let pictures = "[...document.querySelectorAll('.jp-OutputArea-output img[src^=\"data:image/png\"]')]
        .filter(picture => picture.checkVisibility() && picture.naturalWidth)";
    lab.wait("two pictures", &format!("{pictures}.length === 2")).await;
    let frames = "document.querySelectorAll('.jp-OutputArea-output iframe').length";
    assert_eq!(lab.browser.eval(frames).await, 0);
    lab.finish().await;
}
