//! The room in which a reader writes a schedule: what is written runs and is told about, lines and pictures belong together, exercises
//! are done by what the page says, and nothing that was written is lost.

use hyperfly_core::Run;
use hyperfly_exercises::{Exercise, begins, grade, own, receipt, starts};
use hyperfly_request::{Algorithm, Request, Settings};
use hyperfly_tests::page::{Page, natively};
use serde_json::json;

/// The text in the editor.
const TEXT: &str = "document.querySelector('.write textarea').value";

/// Opens the room, and waits for its editor and for what is said of the program.
async fn open(fragment: &str) -> Page {
    let page = Page::opening(fragment).await;
    there(&page).await;
    page
}

/// The same where there is nothing yet of which there could be a verdict.
async fn there_without_verdict(page: &Page) {
    page.wait_for(
        "the room",
        "document.querySelector('.write .code')?.shadowRoot.querySelector('.cm-content') != null",
    )
    .await;
}

async fn there(page: &Page) {
    let here = "document.querySelector('.write .code')?.shadowRoot.querySelector('.cm-content') && \
                document.querySelector('.write .verdict') !== null";
    page.wait_for("the room", here).await;
}

/// Puts the cursor into the editor and writes another program, as if it were pasted.
async fn write(page: &Page, program: &str) {
    page.eval("document.querySelector('.write .code').shadowRoot.querySelector('.cm-content').focus()").await;
    page.press("Control+a").await;
    // Line by line, as an editor indents what is typed by itself.
    let insert = format!("document.execCommand('insertText', false, {})", json!(program));
    page.eval(&format!("(() => {{ const root = document.querySelector('.write .code').shadowRoot; root.querySelector('.cm-content').focus(); return {insert} }})()")).await;
    page.wait_for("the text", &format!("{TEXT}.trimEnd() === {}.trimEnd()", json!(program))).await;
}

/// A run, natively.
fn of(fragment: &str) -> Run {
    natively(&Request::from_fragment(fragment).0.expect("a request"))
}

/// Waits for words below the program.
async fn says(page: &Page, words: &str) {
    let said = format!("document.querySelector('.write').textContent.includes({})", json!(words));
    page.wait_for(words, &said).await;
}

#[tokio::test]
async fn a_program_runs_as_the_formulation_that_it_is() {
    let page = open("algorithm=program&program=transpose&p=4&n=64&play=false").await;
    let state = page.settled().await;
    let run = of("algorithm=transpose&p=4&n=64");
    assert_eq!(state["run"]["t_parallel"].as_f64(), Some(run.report.t_parallel));
    assert_eq!(state["run"]["messages"].as_u64(), Some(run.report.messages));
    says(&page, "Right").await;

    // On another machine it is another time.
    page.choose("topology", "mesh").await;
    let state = page.settled().await;
    let run = of("algorithm=transpose&p=4&n=64&topology=mesh");
    assert_eq!(state["run"]["t_parallel"].as_f64(), Some(run.report.t_parallel));
    page.assert_quiet().await;
}

#[tokio::test]
async fn what_is_wrong_is_said_with_its_line_and_the_last_picture_stays() {
    let page = open("algorithm=program&program=binary-exchange&p=4&n=16&play=false").await;
    let before = page.settled().await;
    write(&page, "mine = layout(block()\n").await;
    says(&page, "Not right yet").await;
    assert_eq!(page.state().await["run"], before["run"], "the last good run stays");
    let fault = page.eval("document.querySelector('.write .faults button').dataset.line").await;
    assert_eq!(fault, "2", "the bracket is missed at the end");

    // As far as it comes: two of three exchanges.
    let wrong = "mine = layout(block())\ncombine(mine, exchange(rank ^ 2, mine))\nlocal(mine)\n";
    write(&page, wrong).await;
    says(&page, "The pictures show how far it came").await;
    let state = page.settled().await;
    assert_eq!(state["run"]["messages"], json!(4), "{state}");
    page.eval("document.querySelector('.write .faults button').click()").await;
    let cursor = "document.querySelector('.write textarea').dataset.cursor === '3'";
    page.wait_for("the cursor in the line of the fault", cursor).await;

    // Undone, all is as before.
    page.press("Control+z").await;
    page.press("Control+z").await;
    says(&page, "Right").await;
    let state = page.settled().await;
    assert_eq!(state["run"]["t_parallel"], before["run"]["t_parallel"]);
    page.assert_quiet().await;
}

#[tokio::test]
async fn a_line_marks_its_steps_and_an_event_its_line() {
    let page = open("algorithm=program&program=binary-exchange&p=4&n=16&play=false").await;
    page.settled().await;
    let area = "document.querySelector('.write textarea')";
    let plain = page.picture("butterfly", true).await;
    let exchange = format!("{TEXT}.split('\\n').findIndex((line) => line.includes('exchange(')) + 1");
    let line = page.eval(&exchange).await.as_u64().expect("a line");
    page.eval(&format!("document.querySelector('.write .lines [data-line=\"{line}\"]').click()")).await;
    page.wait_for("the line", &format!("{area}.dataset.cursor === '{line}'")).await;
    page.wait_for("its mark", &format!("{area}.dataset.marked === '{line}'")).await;
    page.settled().await;
    let marked = page.picture("butterfly", true).await;
    assert!(plain != marked, "the steps of the line are marked in the butterfly");

    // Without a selection the line that the first processor is at is marked, as time goes on.
    page.eval("document.querySelector('.write .code').shadowRoot.querySelector('.cm-content').blur()").await;
    page.eval("document.body.focus(), document.activeElement.blur()").await;
    page.press("Escape").await;
    page.seek(0.98).await;
    let local =
        page.eval(&format!("{TEXT}.split('\\n').findIndex((line) => line.includes('local(')) + 1")).await;
    page.wait_for("the last line", &format!("{area}.dataset.marked === '{local}'")).await;
    page.assert_quiet().await;
}

/// The first three exercises, by what the page says alone: each is opened by its button, its hints are read, and what they say is
/// written.
#[tokio::test]
async fn exercises_are_done_by_what_the_page_says() {
    let page = open("algorithm=program&program=binary-exchange&p=4&n=16&play=false").await;
    page.eval("document.querySelectorAll('.write .others')[1].open = true").await;
    page.eval("document.querySelector('.write [data-case^=\"program=one-exchange\"]').click()").await;
    for (at, id) in ["one-exchange", "one-way", "by-hand"].into_iter().enumerate() {
        says(&page, &format!("Exercise {} of 20", at + 1)).await;
        let start = begins(id).expect("a program");
        page.wait_for("its start", &format!("{TEXT} === {}", json!(start))).await;
        let file = own(id).expect("a file");
        let exercise = Exercise::read(file).expect("an exercise");
        assert_eq!(page.request().await.settings.p, exercise.cases[0].settings.p, "on its machine");
        let solved = start.replace(&exercise.starter, &exercise.solution);
        write(&page, &solved).await;
        says(&page, "Passed.").await;
        let written = page.eval(TEXT).await;
        let written = written.as_str().expect("a text");
        let verdict = grade(&exercise, id, written);
        says(&page, &receipt(file, written, &verdict)).await;
        page.eval("document.querySelector('.write .next').click()").await;
    }
    page.assert_quiet().await;
}

#[tokio::test]
async fn what_was_written_is_in_the_address_and_kept() {
    let page = open("algorithm=program&program=binary-exchange&p=4&n=16&play=false").await;
    let program = "# mine\nmine = layout(cyclic())\nlocal(mine)\n";
    write(&page, program).await;
    says(&page, "Not right yet").await;
    let request = Request::from_fragment(&page.fragment().await).0.expect("a request");
    assert_eq!(request.look.program, program);

    // A long one is no part of the address, and is there again when the page is loaded anew.
    let long = format!("{program}{}", "# a remark that makes it long\n".repeat(80));
    write(&page, &long).await;
    page.wait_for("an address without it", "!location.hash.includes('&program=')").await;
    page.open_again("algorithm=program&p=4&n=16&play=false").await;
    there(&page).await;
    page.wait_for("the text", &format!("{TEXT} === {}", json!(long))).await;
    page.assert_quiet().await;
}

#[tokio::test]
async fn by_the_keyboard() {
    // A key opens the formulation at hand as a program, and goes back to it.
    let page = Page::open("algorithm=transpose&p=4&n=64&play=false").await;
    page.press("B").await;
    there(&page).await;
    says(&page, "Right").await;
    let asked = |request: Request| (request.value("algorithm"), request.look.program);
    assert_eq!(asked(page.request().await), (Some("program".to_owned()), "transpose".to_owned()));
    page.press("B").await;
    page.wait_for("the explorer", "document.querySelector('.write') === null").await;
    assert_eq!(asked(page.request().await).0.as_deref(), Some("transpose"));
    // From what was written, too.
    page.press("B").await;
    there(&page).await;
    write(&page, "local(layout(block()))\n").await;
    says(&page, "Not right yet").await;
    page.press("Escape").await;
    page.eval("document.querySelector('.write .code').shadowRoot.querySelector('.cm-content').blur()").await;
    page.press("B").await;
    page.wait_for("the explorer", "document.querySelector('.write') === null").await;
    assert_eq!(asked(page.request().await).0.as_deref(), Some("transpose"));

    page.open_again("algorithm=program&program=deadlock&p=4&n=16&play=false").await;
    there(&page).await;
    // Tab goes on from the editor, to what is below it.
    page.eval("document.querySelector('.write .code').shadowRoot.querySelector('.cm-content').focus()").await;
    page.press("Tab").await;
    let below = "document.querySelector('.write').contains(document.activeElement) && \
                 !document.activeElement.matches('.code')";
    page.wait_for("the focus below the editor", below).await;
    assert_eq!(page.eval(&format!("{TEXT}.includes('\\t')")).await, json!(false));
    // Letters are the editor's and no keys of the page.
    page.eval("document.querySelector('.write .code').shadowRoot.querySelector('.cm-content').focus()").await;
    page.enter_text("nn").await;
    page.wait_for("the letters", &format!("{TEXT}.includes('nn')")).await;
    assert_eq!(page.request().await.settings.n, 16);
    page.assert_quiet().await;
}

/// Where everybody waits from the beginning nothing happens: the machine is there, at rest, and the circle is named.
#[tokio::test]
async fn a_schedule_that_never_begins_shows_the_machine_at_rest() {
    let page = open("algorithm=program&program=deadlock&p=4&n=16&view=machine&play=false").await;
    let state = page.settled().await;
    assert_eq!(["t_parallel", "messages"].map(|key| state["run"][key].as_f64()), [Some(0.0); 2]);
    assert!(page.picture("machine", false).await.colours() > 3, "its processors");
    says(&page, "waits for processor").await;
    for word in ["NaN", "inf"] {
        let said = format!("document.querySelector('main').textContent.includes('{word}')");
        assert_eq!(page.eval(&said).await, json!(false), "{word}");
    }
    page.assert_quiet().await;
}

/// An exercise, its hints and the faults of a program are told in the language of the page.
#[tokio::test]
async fn it_speaks_the_language_of_the_page() {
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

/// Has a file dropped on the page.
async fn drop(page: &Page, file: &str, name: &str) {
    let drop = "document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))";
    page.eval(&format!("{{ {} {drop} }}", data(file, name))).await;
}

/// Chooses a file in the room.
async fn choose(page: &Page, file: &str, name: &str) {
    let choose = "const input = document.querySelector('.write input[type=file]'); input.files = data.files; \
                  input.dispatchEvent(new Event('change', { bubbles: true }))";
    page.eval(&format!("{{ {} {choose} }}", data(file, name))).await;
}

fn data(file: &str, name: &str) -> String {
    let [file, name] = [file, name].map(|text| json!(text));
    format!("const data = new DataTransfer(); data.items.add(new File([{file}], {name}));")
}

/// A lecturer's exercise is dropped on the page; what comes of it is what the command says.
#[tokio::test]
async fn a_lecturers_exercise_is_opened_as_a_file() {
    // Whatever the machine is, and whatever is open: it begins on its own machine.
    let page = Page::open("machine=logp&p=16&n=1024&g=7&tour=mesh&play=false").await;
    let file = own("deadlock").expect("a file").replace("\"cases\"", " \"cases\"");
    let exercise = Exercise::read(&file).expect("an exercise");
    drop(&page, &file, "everybody (1).json").await;
    there(&page).await;
    let id = "everybody (1)";
    let start = starts(id, &exercise.starter);
    page.wait_for("its start", &format!("{TEXT} === {}", json!(start))).await;
    let first = Settings { algorithm: Algorithm::Program, ..exercise.cases[0].settings.clone() };
    page.wait_for("its machine", "!location.hash.includes('logp')").await;
    assert_eq!(page.request().await.settings, first);
    let solved = start.replace(&exercise.starter, &exercise.solution);
    write(&page, &solved).await;
    says(&page, "Passed.").await;
    let written = page.eval(TEXT).await;
    let written = written.as_str().expect("a text");
    says(&page, &receipt(&file, written, &grade(&exercise, id, written))).await;

    // Loaded anew it is there again, and so is another one that was opened meanwhile.
    let other = own("one-way").expect("a file").replace("\"cases\"", " \"cases\"");
    choose(&page, &other, "other.json").await;
    let begun = starts("other", &Exercise::read(&other).expect("an exercise").starter);
    page.wait_for("the other", &format!("{TEXT} === {}", json!(begun))).await;
    page.eval("history.back()").await;
    says(&page, "Passed.").await;
    page.open_again("algorithm=program&p=4&n=16&play=false").await;
    there(&page).await;
    says(&page, "Passed.").await;
    page.assert_quiet().await;
}

#[tokio::test]
async fn what_is_wrong_with_a_file_is_said() {
    // The page that newcomers see.
    let page = Page::open("play=false").await;
    let file = own("deadlock").expect("a file");
    drop(&page, &file.replace("\"task\"", "\"tusk\""), "wrong.json").await;
    there_without_verdict(&page).await;
    says(&page, "“wrong” is no exercise yet").await;
    says(&page, "tusk: there is no such field").await;
    let verdict = page.eval("document.querySelector('.write .verdict') === null").await;
    assert_eq!(verdict, json!(true), "there is no program yet");
    // A name of ours stays ours.
    choose(&page, file, "transpose.json").await;
    page.wait_for("its start", &format!("{TEXT}.startsWith('# exercise: transpose')")).await;
    choose(&page, file, "one-way.json").await;
    says(&page, "one of ours has this name").await;
    // Who follows a link has not opened the file.
    page.go("algorithm=program&program=%23%20exercise%3A%20lost&p=4&n=16&play=false").await;
    says(&page, "for the exercise “lost”, whose file was not opened here").await;

    // A program is opened as one, and kept where it is too long for an address.
    let long = format!("# mine\nlocal(layout(block()))\n{}", "# a remark that makes it long\n".repeat(80));
    choose(&page, &long, "mine.star").await;
    page.wait_for("the program", &format!("{TEXT} === {}", json!(long))).await;
    page.open_again("algorithm=program&p=4&n=16&play=false").await;
    there(&page).await;
    page.wait_for("the program again", &format!("{TEXT} === {}", json!(long))).await;
    page.assert_quiet().await;
}

/// The next exercise has a machine of its own, and not that of the one before.
#[tokio::test]
async fn an_exercise_begins_on_its_own_machine() {
    let page =
        open("algorithm=program&program=start-up&p=4&n=16&topology=mesh&ts=500&tw=0.1&play=false").await;
    page.eval("document.querySelectorAll('.write .others')[1].open = true").await;
    page.eval("document.querySelector('.write [data-case^=\"program=beat-it\"]').click()").await;
    says(&page, "Exercise 20 of 20").await;
    let exercise = Exercise::read(own("beat-it").expect("a file")).expect("an exercise");
    let first = Settings { algorithm: Algorithm::Program, ..exercise.cases[0].settings.clone() };
    assert_eq!(page.request().await.settings, first);
    // No question is asked beside a program.
    page.press("Q").await;
    page.settled().await;
    let asks = page.eval("document.querySelector('.predict') !== null").await;
    assert_eq!(asks, json!(false));
    page.assert_quiet().await;
}

/// On a projector the figures and the room share one screen, and the controls come when they are asked for.
#[tokio::test]
async fn on_a_projector_it_fits_the_screen() {
    let page = open("algorithm=program&program=transpose&p=4&n=64&theme=projector&play=false").await;
    page.resize(1920, 1080).await;
    let fits = "document.querySelector('.write').clientHeight > 800 && document.querySelector('main').clientHeight > 800";
    page.wait_for("both at full height", fits).await;
    let rail = "document.querySelector('.rail').checkVisibility()";
    assert_eq!(page.eval(rail).await, json!(false));
    page.eval("document.querySelector('.for-rail').click()").await;
    page.wait_for("the controls", rail).await;
    page.assert_quiet().await;
}

/// An author of notes gives readers an exercise to write in: it runs in the figure, is told about, and stays there.
#[tokio::test]
async fn in_a_figure_the_reader_writes() {
    let page = open("algorithm=program&program=one-exchange&p=2&n=16&view=machine&controls=program,n").await;
    let start = begins("one-exchange").expect("a program");
    page.wait_for("its start", &format!("{TEXT} === {}", json!(start))).await;
    assert_eq!(page.controls().await, ["n"], "and what else its author chose");
    let close = page.eval("document.querySelector('.write .top button') === null").await;
    assert_eq!(close, json!(true), "a figure has no other room to go to");
    let exercise = Exercise::read(own("one-exchange").expect("a file")).expect("an exercise");
    write(&page, &start.replace(&exercise.starter, &exercise.solution)).await;
    says(&page, "Passed.").await;
    let state = page.settled().await;
    assert_eq!(state["run"]["messages"], json!(2), "{state}");
    assert_eq!(page.notices().await, "", "what is wrong stands below the program");
    assert_eq!(page.request().await.value("controls").as_deref(), Some("program,n"), "it is still a figure");
    let kept = page.eval("localStorage.getItem('hyperfly-program')").await;
    assert_eq!(kept, json!(null), "the reader's own program is another one");

    // Loaded anew it has what was written; its own program is a button away.
    page.open_again("algorithm=program&program=one-exchange&p=2&n=16&view=machine&controls=program,n").await;
    there(&page).await;
    says(&page, "Passed.").await;
    page.eval("document.querySelector('.write [data-case^=\"program=one-exchange\"]').click()").await;
    page.wait_for("its start again", &format!("{TEXT} === {}", json!(start))).await;
    // An emptied editor stays empty.
    write(&page, "").await;
    says(&page, "layout says where the elements are").await;
    assert_eq!(page.eval(&format!("{TEXT}.trim()")).await, json!(""));

    // Without that control it is shown, and cannot be changed.
    page.open_again("algorithm=program&program=one-exchange&p=2&n=16&view=machine&controls=n").await;
    assert_eq!(page.eval("document.querySelector('.write') === null").await, json!(true));
    page.assert_quiet().await;
}
