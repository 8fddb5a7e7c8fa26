//! Addresses as mail, chat and notebooks mangle them.

use hyperfly_tests::page::Page;

/// Rest of an address behind the page's own, and what the page says about it.
const MANGLED: [(&str, &[&str]); 7] = [
    ("?p=64&topology=mesh&play=false", &["The keys stood after ? instead of #"]),
    ("#p=64&amp;topology=mesh&amp;play=false", &["The address contained &amp; instead of &"]),
    ("#p%3D64%26topology%3Dmesh%26play%3Dfalse", &["percent-encoded as a whole"]),
    ("#p=64&%20topology=mesh&%20play=false", &["Spaces in the address were left out"]),
    ("#play=false&p=64&topology=mesh)", &["punctuation after the address was left out"]),
    ("#play=false&topology=mesh&p=64.", &["punctuation after the address was left out"]),
    (
        "?play=false&amp;p=64&amp;topology=mesh).",
        &[
            "The keys stood after ? instead of #",
            "&amp; instead of &",
            "punctuation after the address was left out",
        ],
    ),
];

/// The page shows the run that was meant, says what it repaired, and writes the intact address.
#[tokio::test]
async fn mangled_address_is_repaired_and_the_page_says_so() {
    let page = Page::open("p=64&topology=mesh&play=false").await;
    let expected = page.state().await["run"].clone();
    let intact = page.fragment().await;
    assert_eq!(page.notices().await, "");
    let base = page.url("").trim_end_matches('#').to_owned();
    for (rest, sentences) in MANGLED {
        page.browser.open("about:blank").await;
        page.browser.open(&format!("{base}{rest}")).await;
        assert_eq!(page.wait_until_settled().await["run"], expected, "{rest}");
        let notices = page.notices().await;
        for sentence in sentences {
            assert!(notices.contains(sentence), "{rest}: {sentence:?} is not in {notices:?}");
        }
        assert_eq!(page.fragment().await, intact, "{rest}");
        assert_eq!(page.eval("location.search").await, "", "{rest}");
    }
    page.assert_quiet().await;
}
