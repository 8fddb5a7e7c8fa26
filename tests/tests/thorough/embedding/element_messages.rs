//! Methods, properties and events of `<hyperfly-figure>`.

use hyperfly_tests::hosts::element_host::element_host;
use serde_json::json;

/// Views that only the explorer shows are refused by name with a link to it; a picture is shown nevertheless.
#[tokio::test]
async fn explorer_keys_are_refused_by_name() {
    let host_page = element_host("<hyperfly-figure p=8 tour=mesh paper=gk-fig3></hyperfly-figure>").await;
    let observed = host_page
        .eval(
            "const fields = ({ problems }) => problems.map(({ field, value, nearest }) => [field, value, nearest]);
             const { message, ...error } = await first('error');
             await within(figure.ready);
             const refused = await within(figure.set({ ask: 5, p: 16 })).catch(error => error);
             const none = (await within(figure.set({ tour: 'none', paper: 'none' }))).request;
             return [message, fields(error), Object.prototype.toString.call(refused) === '[object Error]', fields(refused), refused.message, none]",
        )
        .await;
    let expected = json!([["tour", "mesh", "none"], ["paper", "gk-fig3", "none"]]);
    assert!(
        observed[0].as_str().is_some_and(|words| words.contains("tour, paper") && words.contains("explorer")),
        "{observed}"
    );
    assert_eq!(
        (&observed[1], &observed[2], &observed[3]),
        (&expected, &json!(true), &json!([["ask", "5", "none"]])),
        "{observed}"
    );
    assert!(
        observed[4].as_str().is_some_and(|words| words.contains("ask") && words.contains("explorer")),
        "{observed}"
    );
    // Refused requests change nothing.
    let request = observed[5].as_str().unwrap_or_default();
    assert!(request.contains("p=8") && !request.contains("ask") && !request.contains("tour"), "{observed}");
    host_page.browser.assert_quiet().await;
}
