//! A notebook that nbconvert executes and converts to HTML, opened from disk without a network.

use crate::notebook;
use hyperfly_tests::browser::Browser;

const CELLS: [&str; 2] = [
    "import hyperfly_fft as hf\nfig = hf.Figure(p=16, topology='mesh', view='machine')\nfig.p = 64\nfig.result.t_parallel",
    "fig",
];

#[tokio::test]
async fn html_from_disk_shows_the_number_and_the_picture() {
    let folder = std::env::temp_dir().join(format!("hyperfly-nbconvert-{}", std::process::id()));
    notebook::write(&folder.join("notes.ipynb"), &notebook::format(&CELLS));
    let mut python = notebook::python(&folder);
    python.current_dir(&folder).args(["-m", "nbconvert", "--execute", "--to", "html", "notes.ipynb"]);
    python.arg("--ExecutePreprocessor.store_widget_state=False");
    let output = python.output().unwrap_or_else(|error| panic!("{python:?}: {error}"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));

    // No host name resolves, so the page cannot load the scripts that nbconvert refers to.
    let browser = Browser::with_flags(&["--host-resolver-rules=MAP * ~NOTFOUND".to_owned()]).await;
    browser.open(&format!("file://{}", folder.join("notes.html").display())).await;
    browser.wait_for("the number", "document.body.innerText.includes('603.72')").await;
    // A picture that is no valid SVG has no size.
    let picture = "[...document.images].find(image => image.src.startsWith('data:image/svg+xml'))";
    let is_drawn = format!("(picture => picture?.checkVisibility() && picture.naturalWidth)({picture})");
    assert_eq!(browser.wait_for("the picture", &is_drawn).await, 720);
    let _ = std::fs::remove_dir_all(&folder);
}
