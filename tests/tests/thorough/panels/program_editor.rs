//! The editor of the reader's programs.

use hyperfly_exercises::{Exercise, IDS, builtin_file, find_program, grade, receipt, starter_program};
use hyperfly_request::{Algorithm, Settings};
use hyperfly_tests::page::Page;
use hyperfly_tests::page::program_editor::{
    TEXT, open, says, wait_for_editor, wait_for_editor_without_verdict, write,
};
use serde_json::json;

/// Solves the first three exercises from the page alone: opens each with its button, reads the hints, and types what they say.
#[tokio::test]
async fn exercises_are_solved_by_their_hints() {
    let page = open("algorithm=program&program=binary-exchange&p=4&n=16&play=false").await;
    page.eval("document.querySelectorAll('.write .others')[1].open = true").await;
    page.eval("document.querySelector('.write [data-case^=\"program=one-exchange\"]').click()").await;
    for (index, id) in ["one-exchange", "one-way", "by-hand"].into_iter().enumerate() {
        says(&page, &format!("Exercise {} of {}", index + 1, IDS.len())).await;
        let start = find_program(id).expect("a program");
        page.wait_for("its start", &format!("{TEXT} === {}", json!(start))).await;
        let file = builtin_file(id).expect("a file");
        let exercise = Exercise::read(file).expect("an exercise");
        assert_eq!(page.request().await.settings.p, exercise.cases[0].settings.p, "on its machine");
        let solved_file = start.replace(&exercise.starter, &exercise.solution);
        write(&page, &solved_file).await;
        says(&page, "Passed.").await;
        let editor_text = page.eval(TEXT).await;
        let editor_text = editor_text.as_str().expect("a text");
        let verdict = grade(&exercise, id, editor_text);
        says(&page, &receipt(file, editor_text, &verdict)).await;
        page.eval("document.querySelector('.write .next').click()").await;
    }
    page.assert_quiet().await;
}

/// A program that deadlocks at the start shows the machine at rest and names the cycle.
#[tokio::test]
async fn deadlocked_program_shows_the_machine_at_rest() {
    let page = open("algorithm=program&program=deadlock&p=4&n=16&view=machine&play=false").await;
    let state = page.wait_until_settled().await;
    assert_eq!(["t_parallel", "messages"].map(|key| state["run"][key].as_f64()), [Some(0.0); 2]);
    assert!(page.picture("machine", false).await.count_colours() > 3, "its processors");
    says(&page, "waits for processor").await;
    for word in ["NaN", "inf"] {
        let message = format!("document.querySelector('main').textContent.includes('{word}')");
        assert_eq!(page.eval(&message).await, json!(false), "{word}");
    }
    page.assert_quiet().await;
}

/// Exercises, hints and program faults are in the page's language.
#[tokio::test]
async fn faults_are_in_the_language_of_the_page() {
    let page = open("algorithm=program&program=deadlock&p=4&n=16&lang=de&play=false").await;
    says(&page, "Alle warten").await;
    says(&page, "wartet auf Prozessor").await;
    assert_eq!(
        page.eval("document.querySelector('.write').textContent.includes('waits for')").await,
        json!(false)
    );
    page.go("algorithm=program&program=deadlock&p=4&n=16&lang=en&play=false").await;
    says(&page, "waits for processor").await;
    says(&page, "Everybody waits").await;
    page.assert_quiet().await;
}

/// Drops a file on the page.
async fn drop(page: &Page, file: &str, name: &str) {
    let drop = "document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))";
    page.eval(&format!("{{ {} {drop} }}", data(file, name))).await;
}

/// Chooses a file in the panel.
async fn choose(page: &Page, file: &str, name: &str) {
    let choose = "const input = document.querySelector('.write input[type=file]'); input.files = data.files; \
                  input.dispatchEvent(new Event('change', { bubbles: true }))";
    page.eval(&format!("{{ {} {choose} }}", data(file, name))).await;
}

fn data(file: &str, name: &str) -> String {
    let [file, name] = [file, name].map(|text| json!(text));
    format!("const data = new DataTransfer(); data.items.add(new File([{file}], {name}));")
}

/// A lecturer's exercise file dropped on the page gives the same result as the command.
#[tokio::test]
async fn exercise_file_is_opened() {
    // The exercise sets its machine, whatever was open before.
    let page = Page::open("machine=logp&p=16&n=1024&g=7&tour=mesh&play=false").await;
    let file = builtin_file("deadlock").expect("a file").replace("\"cases\"", " \"cases\"");
    let exercise = Exercise::read(&file).expect("an exercise");
    drop(&page, &file, "everybody (1).json").await;
    wait_for_editor(&page).await;
    let id = "everybody (1)";
    let start = starter_program(id, &exercise.starter);
    page.wait_for("its start", &format!("{TEXT} === {}", json!(start))).await;
    let first = Settings { algorithm: Algorithm::Program, ..exercise.cases[0].settings.clone() };
    page.wait_for("its machine", "!location.hash.includes('logp')").await;
    assert_eq!(page.request().await.settings, first);
    let solved_file = start.replace(&exercise.starter, &exercise.solution);
    write(&page, &solved_file).await;
    says(&page, "Passed.").await;
    let editor_text = page.eval(TEXT).await;
    let editor_text = editor_text.as_str().expect("a text");
    says(&page, &receipt(&file, editor_text, &grade(&exercise, id, editor_text))).await;

    // A reload restores it, and also another one opened meanwhile.
    let changed_file = builtin_file("one-way").expect("a file").replace("\"cases\"", " \"cases\"");
    choose(&page, &changed_file, "other.json").await;
    let start = starter_program("other", &Exercise::read(&changed_file).expect("an exercise").starter);
    page.wait_for("the other", &format!("{TEXT} === {}", json!(start))).await;
    page.eval("history.back()").await;
    says(&page, "Passed.").await;
    page.reopen("algorithm=program&p=4&n=16&play=false").await;
    wait_for_editor(&page).await;
    says(&page, "Passed.").await;
    page.assert_quiet().await;
}

#[tokio::test]
async fn faulty_exercise_file_is_explained() {
    // The page of a first visit.
    let page = Page::open("play=false").await;
    let file = builtin_file("deadlock").expect("a file");
    drop(&page, &file.replace("\"task\"", "\"tusk\""), "wrong.json").await;
    wait_for_editor_without_verdict(&page).await;
    says(&page, "“wrong” is no exercise yet").await;
    says(&page, "tusk: there is no such field").await;
    let verdict = page.eval("document.querySelector('.write .verdict') === null").await;
    assert_eq!(verdict, json!(true), "there is no program yet");
    // The name of a built-in exercise cannot be taken.
    choose(&page, file, "transpose.json").await;
    page.wait_for("its start", &format!("{TEXT}.startsWith('# exercise: transpose')")).await;
    choose(&page, file, "one-way.json").await;
    says(&page, "one of ours has this name").await;
    // A link alone does not contain the file.
    page.go("algorithm=program&program=%23%20exercise%3A%20lost&p=4&n=16&play=false").await;
    says(&page, "for the exercise “lost”, whose file was not opened here").await;

    // A program file is opened as a program, and kept even if it is too long for an address.
    let long_program =
        format!("# mine\nlocal(layout(block()))\n{}", "# a remark that makes it long\n".repeat(80));
    choose(&page, &long_program, "mine.star").await;
    page.wait_for("the program", &format!("{TEXT} === {}", json!(long_program))).await;
    page.reopen("algorithm=program&p=4&n=16&play=false").await;
    wait_for_editor(&page).await;
    page.wait_for("the program again", &format!("{TEXT} === {}", json!(long_program))).await;
    page.assert_quiet().await;
}

/// The next exercise has its own machine, not the previous one's.
#[tokio::test]
async fn exercise_starts_on_its_own_machine() {
    let page =
        open("algorithm=program&program=start-up&p=4&n=16&topology=mesh&ts=500&tw=0.1&play=false").await;
    page.eval("document.querySelectorAll('.write .others')[1].open = true").await;
    page.eval("document.querySelector('.write [data-case^=\"program=beat-it\"]').click()").await;
    says(&page, &format!("Exercise {0} of {0}", IDS.len())).await;
    let exercise = Exercise::read(builtin_file("beat-it").expect("a file")).expect("an exercise");
    let first = Settings { algorithm: Algorithm::Program, ..exercise.cases[0].settings.clone() };
    assert_eq!(page.request().await.settings, first);
    // No question is asked with a program.
    page.press("Q").await;
    page.wait_until_settled().await;
    let asks = page.eval("document.querySelector('.predict') !== null").await;
    assert_eq!(asks, json!(false));
    page.assert_quiet().await;
}

/// On a projector, figures and editor share one screen, and the controls appear on demand.
#[tokio::test]
async fn editor_fits_a_projector() {
    let page = open("algorithm=program&program=transpose&p=4&n=64&theme=projector&play=false").await;
    page.resize(1920, 1080).await;
    let fits_window = "document.querySelector('.write').clientHeight > 800 && document.querySelector('main').clientHeight > 800";
    page.wait_for("both at full height", fits_window).await;
    let rail = "document.querySelector('.rail').checkVisibility()";
    assert_eq!(page.eval(rail).await, json!(false));
    page.eval("document.querySelector('.for-rail').click()").await;
    page.wait_for("the controls", rail).await;
    page.assert_quiet().await;
}
