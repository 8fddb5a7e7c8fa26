//! The signal view: drawn and heard.

use hyperfly_tests::page::Page;

#[tokio::test]
async fn signal_control_is_shown_once() {
    let page = Page::open("n=64&p=4&play=false").await;
    assert_eq!(page.eval("document.querySelectorAll('.spectrum .signal').length").await, 1);
    assert_eq!(page.eval("document.querySelectorAll('.rail .signal').length").await, 0);
    page.reopen("n=64&p=4&play=false&view=machine").await;
    assert_eq!(page.eval("document.querySelectorAll('.rail .signal').length").await, 1);
    page.reopen("n=64&p=4&play=false&beside=topology:mesh").await;
    assert_eq!(page.eval("document.querySelectorAll('.signal').length").await, 1);
}

#[tokio::test]
async fn network_suggestion_starts_a_comparison() {
    let page = Page::open("n=4096&p=64&topology=mesh&play=false").await;
    assert!(page.text(".races").await.starts_with("On a hypercube, E would be "));
    page.eval("document.querySelector('.races').click()").await;
    page.wait_for("the comparison", "location.hash.includes('beside=topology:hypercube')").await;
    page.wait_until_settled().await;
    assert_eq!(page.eval("document.querySelectorAll('.compared .races').length").await, 0);
    page.assert_quiet().await;
}
