//! The editor of the reader's programs.

use hyperfly_exercises::{Exercise, builtin_file, find_program};
use hyperfly_request::Request;
use hyperfly_tests::page::program_editor::{TEXT, open, says, wait_for_editor, write};
use hyperfly_tests::page::{Page, native_run_at};
use serde_json::json;

#[tokio::test]
async fn program_runs_as_its_formulation() {
    let page = open("algorithm=program&program=transpose&p=4&n=64&play=false").await;
    let state = page.wait_until_settled().await;
    let run = native_run_at("algorithm=transpose&p=4&n=64");
    assert_eq!(state["run"]["t_parallel"].as_f64(), Some(run.report.t_parallel));
    assert_eq!(state["run"]["messages"].as_u64(), Some(run.report.messages));
    says(&page, "Right").await;

    // Another machine gives another time.
    page.choose("topology", "mesh").await;
    let state = page.wait_until_settled().await;
    let run = native_run_at("algorithm=transpose&p=4&n=64&topology=mesh");
    assert_eq!(state["run"]["t_parallel"].as_f64(), Some(run.report.t_parallel));
    page.assert_quiet().await;
}

#[tokio::test]
async fn fault_names_its_line_and_keeps_the_picture() {
    let page = open("algorithm=program&program=binary-exchange&p=4&n=16&play=false").await;
    let before = page.wait_until_settled().await;
    write(&page, "mine = layout(block()\n").await;
    says(&page, "Not right yet").await;
    assert_eq!(page.state().await["run"], before["run"], "the last good run stays");
    let fault = page.eval("document.querySelector('.write .faults button').dataset.line").await;
    assert_eq!(fault, "2", "the bracket is missed at the end");

    // Two of three exchanges are executed.
    let wrong_program = "mine = layout(block())\ncombine(mine, exchange(rank ^ 2, mine))\nlocal(mine)\n";
    write(&page, wrong_program).await;
    let stops = "document.querySelector('main .sentence').textContent.includes('stops at line 3')";
    page.wait_for("how far it came", stops).await;
    let state = page.wait_until_settled().await;
    assert_eq!(state["run"]["messages"], json!(4), "{state}");
    page.eval("document.querySelector('.write .faults button').click()").await;
    let cursor = "document.querySelector('.write textarea').dataset.cursor === '3'";
    page.wait_for("the cursor in the line of the fault", cursor).await;

    // Undo restores everything.
    page.press("Control+z").await;
    page.press("Control+z").await;
    says(&page, "Right").await;
    let state = page.wait_until_settled().await;
    assert_eq!(state["run"]["t_parallel"], before["run"]["t_parallel"]);
    page.assert_quiet().await;
}

#[tokio::test]
async fn line_and_event_mark_each_other() {
    let page = open("algorithm=program&program=binary-exchange&p=4&n=16&play=false").await;
    page.wait_until_settled().await;
    let area = "document.querySelector('.write textarea')";
    let unselected_picture = page.picture("butterfly", true).await;
    let exchange = format!("{TEXT}.split('\\n').findIndex((line) => line.includes('exchange(')) + 1");
    let line = page.eval(&exchange).await.as_u64().expect("a line");
    page.eval(&format!("document.querySelector('.write .lines [data-line=\"{line}\"]').click()")).await;
    page.wait_for("the line", &format!("{area}.dataset.cursor === '{line}'")).await;
    page.wait_for("its mark", &format!("{area}.dataset.marked === '{line}'")).await;
    page.wait_until_settled().await;
    let marked_picture = page.picture("butterfly", true).await;
    assert!(unselected_picture != marked_picture, "the steps of the line are marked in the butterfly");

    // Without a selection, the first processor's line at the cursor is marked.
    page.eval("document.querySelector('.write .code').shadowRoot.querySelector('.cm-content').blur()").await;
    page.eval("document.body.focus(), document.activeElement.blur()").await;
    page.press("Escape").await;
    page.seek(0.98).await;
    let local =
        page.eval(&format!("{TEXT}.split('\\n').findIndex((line) => line.includes('local(')) + 1")).await;
    page.wait_for("the last line", &format!("{area}.dataset.marked === '{local}'")).await;
    page.assert_quiet().await;
}

#[tokio::test]
async fn program_is_kept_in_the_address() {
    let page = open("algorithm=program&program=binary-exchange&p=4&n=16&play=false").await;
    let program = "# mine\nmine = layout(cyclic())\nlocal(mine)\n";
    write(&page, program).await;
    says(&page, "Not right yet").await;
    let request = Request::from_fragment(&page.fragment().await).0.expect("a request");
    assert_eq!(request.look.program, program);

    // A long program is not part of the address, and is restored after a reload.
    let long_program = format!("{program}{}", "# a remark that makes it long\n".repeat(80));
    write(&page, &long_program).await;
    page.wait_for("an address without it", "!location.hash.includes('&program=')").await;
    page.reopen("algorithm=program&p=4&n=16&play=false").await;
    wait_for_editor(&page).await;
    page.wait_for("the text", &format!("{TEXT} === {}", json!(long_program))).await;
    page.assert_quiet().await;
}

#[tokio::test]
async fn editor_works_by_keys() {
    // A key opens the current formulation as a program, and returns to it.
    let page = Page::open("algorithm=transpose&p=4&n=64&play=false").await;
    page.press("B").await;
    wait_for_editor(&page).await;
    says(&page, "Right").await;
    let program_of = |request: Request| (request.value("algorithm"), request.look.program);
    assert_eq!(program_of(page.request().await), (Some("program".to_owned()), "transpose".to_owned()));
    page.press("B").await;
    page.wait_for("the explorer", "document.querySelector('.write') === null").await;
    assert_eq!(program_of(page.request().await).0.as_deref(), Some("transpose"));
    // Also from a changed program.
    page.press("B").await;
    wait_for_editor(&page).await;
    write(&page, "local(layout(block()))\n").await;
    says(&page, "Not right yet").await;
    page.press("Escape").await;
    page.eval("document.querySelector('.write .code').shadowRoot.querySelector('.cm-content').blur()").await;
    page.press("B").await;
    page.wait_for("the explorer", "document.querySelector('.write') === null").await;
    assert_eq!(program_of(page.request().await).0.as_deref(), Some("transpose"));

    page.reopen("algorithm=program&program=deadlock&p=4&n=16&play=false").await;
    wait_for_editor(&page).await;
    // Tab leaves the editor for the element below.
    page.eval("document.querySelector('.write .code').shadowRoot.querySelector('.cm-content').focus()").await;
    page.press("Tab").await;
    let is_below = "document.querySelector('.write').contains(document.activeElement) && \
                 !document.activeElement.matches('.code')";
    page.wait_for("the focus below the editor", is_below).await;
    assert_eq!(page.eval(&format!("{TEXT}.includes('\\t')")).await, json!(false));
    // Letters go to the editor, not to the page's shortcuts.
    page.eval("document.querySelector('.write .code').shadowRoot.querySelector('.cm-content').focus()").await;
    page.enter_text("nn").await;
    page.wait_for("the letters", &format!("{TEXT}.includes('nn')")).await;
    assert_eq!(page.request().await.settings.n, 16);
    page.assert_quiet().await;
}

/// Authors embed an exercise that readers edit in the figure: it runs there, reports its result, and is kept.
#[tokio::test]
async fn embedded_exercise_is_edited_and_kept() {
    let page = open("algorithm=program&program=one-exchange&p=2&n=16&view=machine&controls=program,n").await;
    let start = find_program("one-exchange").expect("a program");
    page.wait_for("its start", &format!("{TEXT} === {}", json!(start))).await;
    assert_eq!(page.controls().await, ["n"], "and what else its author chose");
    let is_closed = page.eval("document.querySelector('.write .top button') === null").await;
    assert_eq!(is_closed, json!(true), "a figure has no other room to go to");
    let exercise = Exercise::read(builtin_file("one-exchange").expect("a file")).expect("an exercise");
    write(&page, &start.replace(&exercise.starter, &exercise.solution)).await;
    says(&page, "Passed.").await;
    let state = page.wait_until_settled().await;
    assert_eq!(state["run"]["messages"], json!(2), "{state}");
    assert_eq!(page.notices().await, "", "what is wrong stands below the program");
    assert_eq!(page.request().await.value("controls").as_deref(), Some("program,n"), "it is still a figure");
    let stored_program = page.eval("localStorage.getItem('hyperfly-program')").await;
    assert_eq!(stored_program, json!(null), "the reader's own program is another one");

    // A reload keeps the edited program; a button restores the original.
    page.reopen("algorithm=program&program=one-exchange&p=2&n=16&view=machine&controls=program,n").await;
    wait_for_editor(&page).await;
    says(&page, "Passed.").await;
    page.eval("document.querySelector('.write [data-case^=\"program=one-exchange\"]').click()").await;
    page.wait_for("its start again", &format!("{TEXT} === {}", json!(start))).await;
    // A cleared editor stays empty.
    write(&page, "").await;
    says(&page, "layout says where the elements are").await;
    assert_eq!(page.eval(&format!("{TEXT}.trim()")).await, json!(""));

    // Without that control the program is read-only.
    page.reopen("algorithm=program&program=one-exchange&p=2&n=16&view=machine&controls=n").await;
    assert_eq!(page.eval("document.querySelector('.write') === null").await, json!(true));
    page.assert_quiet().await;
}

/// The page alone is enough for the first exercise: the fault stands at its line, pictures and numbers do not show results of a program
/// that has not started, and the calls of the palette, chosen by keyboard, solve it.
#[tokio::test]
async fn first_exercise_is_solved_with_the_palette() {
    let page = open("algorithm=program&program=one-exchange&p=2&n=4&play=false").await;
    page.resize(1440, 900).await;
    says(&page, "`theirs = exchange(partner, mine)`".trim_matches('`')).await;
    let caption =
        "document.querySelector('.figure.machine h2 small').textContent === 'not started: see line 4'";
    page.wait_for("the reason instead of a picture", caption).await;
    let efficiency = page.eval("document.querySelector('[data-number=efficiency] dd').textContent").await;
    assert_eq!(efficiency, "–");
    assert_eq!(page.eval("document.querySelector('.figure.breakdown') === null").await, json!(true));
    let fault = "document.querySelector('.write .code').shadowRoot.querySelector('.cm-fault')";
    let is_visible = format!(
        "{fault}?.textContent.includes('comes too early') && {fault}.getBoundingClientRect().bottom < innerHeight"
    );
    page.wait_for("the words of the fault", &is_visible).await;
    let faults = "document.querySelector('.write .verdict').getBoundingClientRect().bottom < innerHeight";
    assert_eq!(page.eval(faults).await, json!(true));

    let choose = async |call: &str| {
        let button = format!("document.querySelector('.write .calls [data-insert*=\"{call}(\"]')");
        page.eval(&format!("{button}.focus()")).await;
        page.press("Enter").await;
        page.wait_for(call, &format!("{TEXT}.includes('{call}(')")).await;
    };
    choose("exchange").await;
    // The part to replace is selected.
    page.enter_text("1 - rank").await;
    page.wait_for("the partner", &format!("{TEXT}.includes('exchange(1 - rank, mine)')")).await;
    choose("combine").await;
    let start = find_program("one-exchange").expect("a program");
    let exercise = Exercise::read(builtin_file("one-exchange").expect("a file")).expect("an exercise");
    let solved = start.replace(&exercise.starter, &exercise.solution);
    page.wait_for("the solution", &format!("{TEXT} === {}", json!(solved))).await;
    says(&page, "Passed.").await;
    let state = page.wait_until_settled().await;
    assert_eq!(state["run"]["messages"], json!(2), "{state}");
    page.wait_for(
        "its efficiency",
        "document.querySelector('[data-number=efficiency] dd').textContent !== '–'",
    )
    .await;
    page.wait_for("no fault", &format!("{fault} === null")).await;
    page.assert_quiet().await;
}
