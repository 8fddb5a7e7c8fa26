//! HTML that changes where it stands, in a real browser.

use hyperfly_web::morph;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::Element;

fn morph(element: &Element, html: &str) {
    let wished = gloo::utils::document().create_element("div").expect("an element");
    wished.set_inner_html(html);
    morph::morph(element, &wished);
}

#[wasm_bindgen_test]
fn an_element_has_the_html_that_it_is_given_and_keeps_what_is_as_it_was() {
    let element = gloo::utils::document().create_element("div").expect("an element");
    let first = "<p title=\"a\">one <b>1</b></p><ul><li>x</li></ul>";
    morph(&element, first);
    assert_eq!(element.inner_html(), first);
    let (p, b) = (element.query_selector("p"), element.query_selector("b"));
    let (p, b) = (p.expect("valid").expect("is there"), b.expect("valid").expect("is there"));

    // Texts, values of attributes, more and fewer elements, others in their places, others with other attributes.
    for html in [
        "<p title=\"b\">two <b>2</b></p><ul><li>x</li><li>y</li></ul>",
        "<p title=\"b\">two <b>3</b></p><ul><li>y</li></ul>tail",
        "<p title=\"c\">two <b>3</b></p><ol><li>y</li></ol>",
    ] {
        morph(&element, html);
        assert_eq!(element.inner_html(), html);
        assert!(element.contains(Some(&p)), "{html}");
        assert!(element.contains(Some(&b)), "{html}");
    }
    for html in ["<p>two <b>3</b></p>", "<h3>two</h3>", "", first] {
        morph(&element, html);
        assert_eq!(element.inner_html(), html);
    }
    assert!(!element.contains(Some(&p)));
}
