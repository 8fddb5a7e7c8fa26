//! The packages in the programs of their users. `cargo xtask test --python` and `cargo xtask test --npm` first install the packages in
//! fresh environments; `cargo xtask test` runs JupyterLab, nbconvert and Vite.

mod astro;
mod jupyterlab;
mod marimo;
mod nbconvert;
mod next;
mod notebook;
mod react;
mod server;
mod vite;

/// Returns JavaScript that moves the slider of p, whose values are powers of two, in a figure's document.
fn move_slider(document: &str, exponent: u32) -> String {
    format!(
        "{{
            const slider = {document}.getElementById('slide-p');
            slider.value = {exponent};
            for (const type of ['input', 'change']) slider.dispatchEvent(new Event(type, {{ bubbles: true }}));
        }}"
    )
}
