//! A project of Next (npm/test/next), whose server renders the page for each request.

use crate::react::{assert_figure_follows_react, assert_server_sends_poster, project};
use crate::server::Server;

#[tokio::test]
async fn next_page_of_a_server_is_hydrated() {
    let next = "node_modules/next/dist/bin/next";
    let server = Server::node(&project("next"), &[next, "start", "--hostname", "127.0.0.1"], "/");
    let browser = assert_figure_follows_react(&server.url("/")).await;
    assert_server_sends_poster(&browser).await;
}
