//! A new visitor finds the way by visible text and accessible names only.

use hyperfly_tests::page::first_minute::{Hand, first_minute};

#[tokio::test]
async fn keys_lead_through_the_first_minute_in_every_language() {
    let longest_visit = first_minute(Hand::Keys).await;
    assert!(longest_visit.as_secs() < 60, "{longest_visit:?}");
}
