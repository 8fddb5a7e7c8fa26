//! Copying a text to the clipboard.

use gloo::utils::{document, window};
use hyperfly_text::page as text;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Clipboard, Element, HtmlDocument, Navigator};

#[wasm_bindgen]
extern "C" {
    /// A navigator that may have no clipboard, which browsers provide in secure contexts only.
    #[wasm_bindgen(extends = Navigator)]
    type MaybeClipboard;

    #[wasm_bindgen(method, getter)]
    fn clipboard(this: &MaybeClipboard) -> Option<Clipboard>;
}

/// Copies the text of an element, or selects it if the browser forbids copying. Returns a message for the reader.
pub async fn copy(element: &Element) -> &'static str {
    let shown = element.text_content().unwrap_or_default();
    let navigator: MaybeClipboard = window().navigator().unchecked_into();
    if let Some(clipboard) = navigator.clipboard()
        && JsFuture::from(clipboard.write_text(&shown)).await.is_ok()
    {
        return text::copied();
    }
    if let Ok(Some(selection)) = window().get_selection() {
        // Fails only for elements outside the document.
        let _ = selection.select_all_children(element);
    }
    match document().unchecked_into::<HtmlDocument>().exec_command("copy") {
        Ok(true) => text::copied(),
        _ => text::selected(),
    }
}
