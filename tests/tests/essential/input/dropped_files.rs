//! Dropped files that replace the run: a program and a machine.

use hyperfly_tests::page::Page;
use hyperfly_tests::page::device::machine_file;
use serde_json::json;

/// Opens a run, drops a file that replaces it, and brings the run back with Ctrl+Z.
async fn drop_and_undo(name: &str, file: &str, is_replaced: &str) {
    let page = Page::open("topology=mesh&p=16&n=1024&tw=2&play=false").await;
    let (run, address) = (page.state().await["run"].clone(), page.fragment().await);
    page.drop_file(name, "", &json!([file]).to_string()).await;
    page.wait_for("another run", is_replaced).await;
    assert_ne!(page.wait_until_settled().await["run"], run);

    page.press("Control+z").await;
    page.wait_for("the address", &format!("location.hash.slice(1) === {address:?}")).await;
    assert_eq!(page.wait_until_settled().await["run"], run);
    page.assert_quiet().await;
}

#[tokio::test]
async fn undo_restores_the_run_before_a_dropped_program() {
    let program = "mine = layout(block())\nlocal(mine)\n";
    drop_and_undo("mine.star", program, "location.hash.includes('algorithm=program')").await;
}

#[tokio::test]
async fn undo_restores_the_run_before_a_dropped_machine() {
    drop_and_undo("machine.json", &machine_file(), "location.hash.includes('rate=')").await;
}
