//! Text and line of every fault.

use hyperfly_core::schedule::Step;
use hyperfly_program::fault::Limit;
use hyperfly_program::{Fault, FaultKind, check};

/// Returns all faults of a program, in English.
fn list_faults(source: &str, p: u32, n: u64) -> Vec<String> {
    let checked = check(source, p, n);
    assert_eq!(checked.plan.is_none(), !checked.faults.is_empty(), "{source}");
    checked.faults.iter().map(ToString::to_string).collect()
}

macro_rules! test_faults {
    ($name:ident, $p:expr, $n:expr, $source:expr, $($fault:expr),+ $(,)?) => {
        #[test]
        fn $name() {
            assert_eq!(list_faults($source, $p, $n), [$($fault),+]);
        }
    };
}

test_faults!(
    no_pair,
    4,
    16,
    "mine = layout(block())\nfor bit in [1, 2]:\n    theirs = exchange(rank ^ bit, mine)\n    combine(mine, theirs)\nlocal(mine, stages = range(2, 4))\n",
    "line 4: processor 0 combines R[0] before stage 0 with R[4] before stage 0, but its partner in stage 0 is R[8] (likewise processor 1 and 2 others)",
);
test_faults!(
    local_stage_mismatch,
    2,
    8,
    "mine = layout(block())\nlocal(mine, stages = range(1, 3))\n",
    "line 2: processor 0: stage 1 comes too early: R[0] has not been through stage 0 yet (likewise processor 1)",
);
test_faults!(
    local_stage_without_partner,
    2,
    8,
    "mine = layout(block())\nlocal(mine)\n",
    "line 2: processor 0: stage 0 has R[0], but not its partner R[4] (likewise processor 1)",
);
test_faults!(
    stage_does_not_exist,
    1,
    8,
    "mine = layout(block())\nlocal(mine, stages = range(4))\n",
    "line 2: processor 0: there is no stage 3: the last is 2",
);
test_faults!(
    wait_cycle,
    3,
    8,
    "mine = layout(block())\nreceive((rank + 1) % 3, count = 1)\nsend((rank - 1) % 3, 0)\n",
    "line 2: processor 0 waits for processor 1, which waits for 2, which waits for 0 (likewise processors 1 and 2)",
);
test_faults!(
    message_never_sent,
    2,
    8,
    "mine = layout(block())\nif rank == 0:\n    receive(1, count = 1)\n",
    "line 3: processor 0 waits for a message from processor 1, which has ended",
);
test_faults!(
    message_never_received,
    2,
    8,
    "mine = layout(block())\nif rank == 0: send(1, [0, 1])\nlocal(mine, stages = [1, 2])\n",
    "line 2: processor 0: a message of 2 words to processor 1, which nobody receives",
    "line 3: processor 0: stage 1 comes too early: R[0] has not been through stage 0 yet (likewise processor 1)",
);
test_faults!(
    message_length_mismatch,
    2,
    8,
    "mine = layout(block())\nif rank == 0:\n    send(1, range(4))\nelse:\n    receive(0, count = 3)\n",
    "line 5: processor 1 expects 3 words, but processor 0 sent 4",
);
test_faults!(
    sending_an_empty_slot,
    2,
    8,
    "mine = layout(block())\nexchange(1 - rank, 6)\n",
    "line 2: processor 0: slot 6 is sent before it holds anything (likewise processor 1)",
);
test_faults!(
    combining_an_empty_slot,
    2,
    8,
    "mine = layout(block())\ncombine(mine, range(4, 8))\n",
    "line 2: processor 0: slot 4 is combined before it holds anything (likewise processor 1)",
);
test_faults!(
    transforming_an_empty_slot,
    1,
    4,
    "mine = layout(block())\nlocal(range(8))\n",
    "line 2: processor 0: slot 4 is worked on before it holds anything",
);
test_faults!(
    copying_an_empty_slot,
    1,
    4,
    "mine = layout(block())\ncopy(5, 6)\nlocal(mine)\n",
    "line 2: processor 0: slot 5 is copied before it holds anything",
);
test_faults!(
    element_computed_twice_and_coefficient_missing,
    2,
    4,
    "mine = layout(block())\ntheirs = exchange(1 - rank, mine)\nif rank == 0:\n    butterfly(0, 2)\n    combine(1, 3)\n    local([0, 1])\nelse:\n    combine(mine, theirs)\n",
    "line 4: processor 0 computes R[2] before stage 1, which processor 1 computed in line 8",
    "line 8: processor 1: X[1] is missing at the end: R[2] got only as far as stage 1",
);
test_faults!(
    stage_omitted,
    1,
    8,
    "mine = layout(block())\nlocal(mine, stages = range(2))\n",
    "line 2: processor 0: X[0] is missing at the end: R[0] got only as far as stage 2",
);
test_faults!(
    empty_program_leaves_coefficients_missing,
    2,
    4,
    "layout(block())\n",
    "line 1: processor 0: X[0] is missing at the end: R[0] got only as far as stage 0 (likewise processor 1)",
);
test_faults!(
    combining_a_finished_coefficient,
    1,
    4,
    "mine = layout(block())\nlocal(mine)\nbutterfly(0, 1)\n",
    "line 3: processor 0 combines R[0], whose 2 stages are all done",
);
test_faults!(
    invalid_partners,
    2,
    4,
    "mine = layout(block())\nexchange(rank, mine)\nsend(2, 0)\nreceive(-1, count = 1)\n",
    "line 2: processor 0: the partner is the processor itself (likewise processor 1)",
    "line 3: processor 0: there is no processor 2 (likewise processor 1)",
    "line 4: processor 0: there is no processor -1 (likewise processor 1)",
);
test_faults!(
    list_length_mismatch,
    1,
    4,
    "mine = layout(block())\ncombine([0, 1], [2])\ncopy([0, 1], [4])\n",
    "line 2: processor 0: lists of different lengths are combined: 2 and 1 slots",
    "line 3: processor 0: lists of different lengths are copied: 2 and 1 slots",
);
test_faults!(
    duplicate_slots,
    2,
    8,
    "mine = layout(block())\nexchange(1 - rank, [0, 1], into = [5, 5])\ncopy([2, 3], [7, 7])\nlocal([1, 2, 2])\n",
    "line 2: processor 0: slot 5 is received into twice in one call (likewise processor 1)",
    "line 3: processor 0: slot 7 is copied to twice in one call (likewise processor 1)",
    "line 4: processor 0: slot 2 is worked on twice in one call (likewise processor 1)",
);
test_faults!(
    invalid_layout_elements,
    2,
    4,
    "layout([[0, 1, 1, 4], [2, 2]])\n",
    "line 1: the layout has element 1 twice",
    "line 1: the layout has element 4, which does not exist",
    "line 1: the layout leaves out element 3",
);
test_faults!(
    call_before_layout,
    2,
    4,
    "send(1, 0)\n",
    "line 1: processor 0: `layout` says where the elements are: call it before anything else (likewise processor 1)"
);
test_faults!(
    missing_layout,
    1,
    4,
    "x = 1\n",
    "line 1: processor 0: `layout` says where the elements are: call it before anything else"
);
test_faults!(
    second_layout,
    1,
    4,
    "mine = layout(block())\nlayout(block())\n",
    "line 2: processor 0: `layout` is called a second time",
);
test_faults!(
    layouts_differ_between_ranks,
    2,
    4,
    "mine = layout(block() if rank == 0 else cyclic())\n",
    "line 1: processor 1: the layout differs from that of processor 0",
    "line 1: processor 0: X[0] is missing at the end: R[0] got only as far as stage 0 (likewise processor 1)",
);
test_faults!(
    layout_for_other_processor_count,
    3,
    4,
    "layout([[0, 1], [2, 3]])\n",
    "line 1: processor 0: the layout is for 2 processors (likewise processors 1 and 2)",
);
test_faults!(
    no_square,
    2,
    8,
    "layout(block(), dimensions = 2)\n",
    "line 1: √n × √n points need an even log2(n)"
);
test_faults!(
    coefficient_misplaced,
    2,
    4,
    "mine = layout(block(), output = block())\ntheirs = exchange(1 - rank, mine)\ncombine(mine, theirs)\nlocal(mine, stages = 1)\n",
    "line 1: processor 0: X[2] should end on processor 1 (likewise processor 1)",
);
test_faults!(
    type_errors,
    2,
    4,
    "mine = layout(block())\nif rank == 1:\n    copy(mine, [0] + 7)\nlocal(mine, stages = range(1, 3, 2) + [4])\n",
    "line 3: processor 1: column 16: Operation `+` not supported for types `list` and `int`",
    "line 4: processor 0: column 1: `stages` must be consecutive",
);
test_faults!(
    unknown_name,
    2,
    4,
    "layout(block())\nsendd(1, 2)\n",
    "line 2: processor 0: column 1: Variable `sendd` not found, did you mean `send`? (likewise processor 1)"
);
test_faults!(
    syntax_error,
    2,
    4,
    "layout(block())\nfor x in:\n  pass\n",
    "line 2: column 9: Parse error: unexpected symbol ':', expected expression"
);
test_faults!(
    fail_message,
    2,
    4,
    "if p != 4:\n    fail(\"not for\", p)\n",
    "line 2: processor 0: column 5: not for 2 (likewise processor 1)",
);

/// A wrong partner in the first of many stages is reported in its line only.
#[test]
fn single_mistake_reports_single_fault() {
    let source = "mine = layout(block())\nfor s in range(log2(p)):\n    partner = rank ^ (p >> (s + 1))\n    if s == 0:\n        partner = rank ^ 1\n    theirs = exchange(partner, mine)\n    combine(mine, theirs)\nlocal(mine, stages = range(log2(p), log2(n)))\n";
    let faults = check(source, 16, 256).faults;
    let lines: Vec<u32> = faults.iter().map(|fault| fault.line).collect();
    assert_eq!(lines, [7]);
    assert_eq!(faults[0].processors.len(), 16);
}

/// The plan up to the fault contains the exchanges, but not the faulty combinations after them.
#[test]
fn partial_plan_ends_at_the_fault() {
    let source = "mine = layout(block())\ntheirs = exchange(rank ^ 1, mine)\nif rank < 2: combine(mine, theirs)\nelse: combine(mine, mine)\n";
    let checked = check(source, 4, 8);
    let partial_plan = checked.partial_plan.expect("something was begun");
    assert_eq!(checked.lines, [2, 2, 2, 2]);
    assert!(partial_plan.steps.iter().all(|step| matches!(step, Step::Exchange { .. })));
    // Processor 0 sends and then waits forever; processor 1 never sends.
    let source = "mine = layout(block())\nif rank == 0: exchange(1, mine)\nelse: receive(0, count = 4)\n";
    let checked = check(source, 2, 8);
    let steps = checked.partial_plan.map(|plan| plan.steps.iter().copied().collect::<Vec<_>>());
    assert!(
        matches!(steps.as_deref(), Some([Step::Post { to: 1, .. }, Step::Await { from: 0, .. }])),
        "{steps:?}"
    );
    assert_eq!(check("layout(", 2, 8).partial_plan, None);
}

/// Texts of faults that no small program causes.
#[test]
fn rare_faults_have_texts() {
    let text_of = |kind: FaultKind| Fault::of_program(3, kind).to_string();
    for (limit, text) in [
        (Limit::Ticks, "this takes too long; check that the program ends"),
        (Limit::Memory, "the program's values take too much memory"),
        (Limit::Depth, "calls are nested too deeply"),
        (Limit::Elements, "a list, a range, a number or a text is too long"),
        (Limit::Slots, "this uses more slots than a processor may have"),
        (Limit::Work, "all ranks together have too many steps and slots"),
        (Limit::Source, "the program is too long"),
        (Limit::Nesting, "brackets or operators are nested too deeply"),
    ] {
        assert_eq!(text_of(FaultKind::TooMuch(limit)), format!("line 3: {text}"));
    }
    let message = "processor 1, step 2: why".to_owned();
    let unsound = text_of(FaultKind::Unsound { message });
    assert!(unsound.ends_with("the checker found no other fault: processor 1, step 2: why"), "{unsound}");
}

#[test]
fn pythons_constructs_name_what_to_write_instead() {
    for (source, expected) in [
        (
            "x = 1\nx =\u{a0}2\n",
            "line 2: column 4: U+00A0 is a space of another kind; type a plain space instead",
        ),
        ("x = 1\u{200b}\n", "line 1: column 6: the invisible character U+200B stands here; delete it"),
        ("fail(“x”)\n", "line 1: column 6: U+201C is a typographic quotation mark; type \" instead"),
        ("x = 2 − 1\n", "line 1: column 7: U+2212 is a dash; type - instead"),
        (
            "if 0 <= rank < p: pass\n",
            "line 1: column 14: comparisons cannot be chained; write `0 <= k and k < p` instead of `0 <= k < p`",
        ),
        (
            "fail(f\"rank {rank}\")\n",
            "line 1: column 6: there are no f-strings; write `fail(\"rank\", rank)` instead of `fail(f\"rank {rank}\")`",
        ),
        (
            "import math\n",
            "line 1: column 1: there are no modules to import; p, n, rank and `log2` are there without one",
        ),
        (
            "if __name__ == \"__main__\":\n    pass\n",
            "line 1: column 4: `__name__` does not exist; call `main()` at the end of the program instead",
        ),
        (
            "x = 2 ** rank\n",
            "line 1: column 7: `**` is not available; write `1 << k` instead of `2 ** k`, and `x * x` instead of `x ** 2`",
        ),
        (
            "x = 1\nprint(x)\n",
            "line 2: column 1: `print` is not available; write `fail(\"x is\", x)`, which ends the program here and shows the value",
        ),
        (
            "while True:\n    pass\n",
            "line 1: column 1: `while` is not available; write `for k in range(n):` with `break` instead",
        ),
    ] {
        assert_eq!(list_faults(source, 2, 4).first().map(String::as_str), Some(expected), "{source}");
    }
}

#[test]
fn texts_comments_and_correct_constructs_are_not_mistaken() {
    let source = "# while\u{a0}0 < 1 < 2 “import”\n\
        def f(a, **more): return a < 1 and a > 0 or a == 2\n\
        def print(x): pass\n\
        options = {\"b\": 1 < 2, \"c\": 2 < 3}\n\
        w = 1 < 2 if 3 > 2 else 4 > 3\n\
        x = f(a = 1, **options)\n\
        y = [k < 2 for k in range(3) if k > 1]\n\
        print(\"f“x” while 2 ** 3\")\n\
        z = (1 < 2) == (2 < 3)\n\
        fail(\"the end\")\n";
    let found = list_faults(source, 2, 4);
    assert!(found.iter().all(|fault| fault.contains("the end")), "{found:?}");
}
