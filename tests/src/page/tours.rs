//! Steps of a tour.

use crate::page::Page;

/// Waits until a step is shown with its run. `answer` is the chosen answer, 0 for none.
pub async fn arrive(page: &Page, id: &str, step: usize, answer: usize) {
    let answer = if answer > 0 { format!(".{answer}") } else { String::new() };
    let has_arrived = format!(
        "(() => {{
            const asked = new URLSearchParams(location.hash.slice(1));
            const answered = !!document.querySelector('.lesson .answer');
            return asked.get('tour') === {id:?} && (asked.get('step') ?? '1') === '{step}{answer}' &&
                document.querySelector('.lesson [data-step]')?.dataset.step === '{step}' && answered === {}
        }})()",
        !answer.is_empty()
    );
    page.wait_for(&format!("step {step}{answer} of {id}"), &has_arrived).await;
    page.wait_until_settled().await;
}
