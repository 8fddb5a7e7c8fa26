//! Reads the reader's program: compiles it to a plan and reports on it.

use crate::below::build_panel;
use crate::by_line;
use crate::task::{OpenedExercise, Purpose};
use hyperfly_core::limits::Refusal;
use hyperfly_core::schedule::Plan;
use hyperfly_core::{Run, Scenario};
use hyperfly_exercises::find_program;
use hyperfly_program::{CheckResult, MAX_N, MAX_P, check};
use hyperfly_web::worker::protocol::program::Fault;
use hyperfly_web::worker::protocol::{ExerciseFile, ProgramReport};
use hyperfly_web::worker::serve::ProgramService;

/// The reader's program and its latest plan.
#[derive(Default)]
pub struct Reader {
    /// The program as received: a text, or a name.
    text: String,
    /// The text of the program.
    source: String,
    /// Result of the latest check.
    checked: Option<CheckResult>,
    purpose: Purpose,
    opened: Option<OpenedExercise>,
    /// Keys of the machine on which the exercise begins, if it was just opened.
    begins: String,
}

impl ProgramService for Reader {
    fn set_program(&mut self, program: String) {
        self.text = program;
        let start = self.opened.as_ref().and_then(|opened| opened.initial_program(&self.text));
        self.begins = start.as_ref().map(|(_, keys)| keys.clone()).unwrap_or_default();
        let source = start.map(|(source, _)| source).or_else(|| find_program(&self.text));
        self.source = source.unwrap_or_else(|| self.text.clone());
        self.checked = None;
        self.purpose = Purpose::of(&self.source, self.opened.as_ref());
    }

    fn open_exercise(&mut self, exercise: ExerciseFile) {
        self.opened = Some(OpenedExercise::read(exercise));
        let text = std::mem::take(&mut self.text);
        self.set_program(text);
    }

    fn plan(&mut self, scenario: &Scenario) -> Result<Option<Plan>, Vec<Refusal>> {
        self.checked = None;
        let (p, n) = (scenario.p, scenario.n());
        let too_many_processors = (p > MAX_P).then_some(Refusal::ProgramProcessors { most: MAX_P });
        let too_many_points = (n > MAX_N).then_some(Refusal::ProgramPoints { most: MAX_N });
        let refusals: Vec<Refusal> = too_many_processors.into_iter().chain(too_many_points).collect();
        if !refusals.is_empty() {
            return Err(refusals);
        }
        let mut checked = check(&self.source, p, n);
        let plan = checked.plan.take().or_else(|| checked.partial_plan.take());
        self.checked = Some(checked);
        Ok(plan)
    }

    fn report(&mut self, run: Option<&Run>) -> ProgramReport {
        let Some(checked) = &self.checked else { return ProgramReport::default() };
        let is_right = checked.faults.is_empty();
        if let Purpose::Exercise(task) = &mut self.purpose
            && task.is_to_be_graded()
            && is_right
            && run.is_some()
        {
            task.grade(&self.source);
        }
        let fault = |fault: &hyperfly_program::Fault| Fault { line: fault.line, words: fault.describe() };
        let lines = run.filter(|_| is_right).map(|run| {
            let machine = run.scenario.machine.kind();
            (machine, by_line::time_by_line(run, &checked.lines))
        });
        let lines = lines.as_ref().map(|(machine, lines)| (*machine, lines.as_slice()));
        ProgramReport {
            source: self.source.clone(),
            faults: checked.faults.iter().map(fault).collect(),
            lines: checked.lines.clone(),
            begins: self.begins.clone(),
            below: Some(build_panel(&self.source, checked, &self.purpose, lines).into()),
        }
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::Reader;
    use hyperfly_core::Scenario;
    use hyperfly_core::limits::Refusal;
    use hyperfly_exercises::{Exercise, builtin_file, find_program, grade, receipt};
    use hyperfly_program::{CALLS, builtin};
    use hyperfly_request::Request;
    use hyperfly_web::worker::protocol::program::{Judgement, Outcome, ProgramPanel, Purpose};
    use hyperfly_web::worker::protocol::{ExerciseFile, ProgramReport};
    use hyperfly_web::worker::serve::ProgramService;

    fn scenario(fragment: &str) -> Scenario {
        let request = Request::from_fragment(&format!("algorithm=program&{fragment}")).0;
        request.expect("a request").settings.scenario()
    }

    /// Returns the panel below a program.
    fn build_panel(program_report: &ProgramReport) -> &ProgramPanel {
        program_report.below.as_ref().expect("it was checked")
    }

    /// Returns the outcome of the program's exercise.
    fn to_outcome(program_report: &ProgramReport) -> &Outcome {
        match &build_panel(program_report).purpose {
            Purpose::Exercise(exercise) => &exercise.outcome,
            other => panic!("it is for no exercise: {other:?}"),
        }
    }

    /// Reads a program for p = 4 and n = 16; returns whether it runs, and the report.
    fn read(program: &str) -> (bool, ProgramReport) {
        let mut reader = Reader::default();
        reader.set_program(program.to_owned());
        let plan = reader.plan(&scenario("p=4&n=16")).expect("a program may have so many");
        (plan.is_some(), reader.report(None))
    }

    #[test]
    fn program_name_gives_source_and_fault_has_line() {
        let (runs, program_report) = read("transpose");
        assert!(runs && program_report.faults.is_empty() && program_report.source.contains("layout("));
        assert!(
            !program_report.lines.is_empty()
                && build_panel(&program_report).exercises[0].keys.starts_with("program=one-exchange&p=2")
        );

        let wrong_program = "mine = layout(block())\ncombine(mine, exchange(rank ^ 2, mine))\nlocal(mine)\n";
        let (runs, program_report) = read(wrong_program);
        assert!(runs, "it runs as far as it comes");
        assert_eq!(program_report.faults[0].line, 3, "{:?}", program_report.faults);

        let (runs, program_report) = read("mine = layout(\n");
        assert!(!runs && !program_report.faults.is_empty());
    }

    #[test]
    fn plan_above_limit_is_refused_with_nearest_value() {
        let mut reader = Reader::default();
        reader.set_program("binary-exchange".to_owned());
        let refusals = reader.plan(&scenario("p=4&n=1048576")).expect_err("too many points");
        assert_eq!(refusals, [Refusal::ProgramPoints { most: 16_384 }]);
    }

    #[test]
    fn exercise_has_verdict_and_receipt_of_command_line() {
        let id = "one-exchange";
        let file = builtin_file(id).expect("a file");
        let exercise = Exercise::read(file).expect("an exercise");
        let start = find_program(id).expect("a program");
        let (_, program_report) = read(&start);
        assert!(
            matches!(to_outcome(&program_report), Outcome::NotGraded) && !program_report.faults.is_empty(),
            "it is not done yet"
        );
        assert_eq!(build_panel(&program_report).judgement, Some(Judgement::NotBegun));
        let begun = build_panel(&read(&format!("{start}# mine\n")).1).judgement;
        assert_eq!(begun, Some(Judgement::Wrong));

        assert_eq!(build_panel(&program_report).calls, CALLS);
        let one_way = find_program("one-way").expect("a program");
        assert_eq!(build_panel(&read(&one_way).1).calls, ["send", "receive", "combine", "local"]);

        let solved = start.replace(&exercise.starter, &exercise.solution);
        let mut reader = Reader::default();
        reader.set_program(solved.clone());
        let program_report = run_and_report(&mut reader, "p=2&n=16");
        let verdict = grade(&exercise, id, &solved);
        assert!(verdict.passed);
        let Outcome::Passed { receipt: handed_in, next } = to_outcome(&program_report) else {
            panic!("{program_report:?}")
        };
        assert_eq!(*handed_in, receipt(file, &solved, &verdict));
        assert!(next.as_ref().is_some_and(|keys| keys.starts_with("program=one-way&")), "{next:?}");
    }

    /// Runs a program and returns the report on it.
    fn run_and_report(reader: &mut Reader, fragment: &str) -> ProgramReport {
        let plan = reader.plan(&scenario(fragment)).expect("the number is within the limit").expect("a plan");
        let options = hyperfly_core::limits::Options {
            data: true,
            trace: true,
            memory: hyperfly_core::limits::MEMORY_PAGE,
        };
        let start = hyperfly_core::begin(&scenario(fragment), Some(plan), None, options);
        let mut execution = start.unwrap_or_else(|_| panic!("it runs"));
        while !execution.advance(1_000).expect("no deadlock") {}
        reader.report(Some(&execution.finish()))
    }

    fn exercise_file(id: &str, file: &str) -> ExerciseFile {
        ExerciseFile { id: id.to_owned(), file: file.to_owned() }
    }

    /// Reads a program that only names its exercise, and returns the report.
    fn report_on_new(reader: &mut Reader, id: &str) -> ProgramReport {
        reader.set_program(format!("# exercise: {id}"));
        reader.plan(&scenario("p=16&n=1024")).expect("the number is within the limit");
        reader.report(None)
    }

    #[test]
    fn opened_exercise_file_works_like_built_in_one() {
        let (id, file) = (
            "a lecturer's",
            builtin_file("one-exchange").expect("a file").replace("\"title\"", " \"title\""),
        );
        let exercise = Exercise::read(&file).expect("an exercise");
        let mut reader = Reader::default();
        // A link to the exercise does not open its file.
        let program_report = report_on_new(&mut reader, id);
        assert_eq!(
            (&build_panel(&program_report).purpose, &*program_report.begins),
            (&Purpose::Missing(id.to_owned()), "")
        );

        reader.open_exercise(exercise_file(id, &file));
        let program_report = report_on_new(&mut reader, id);
        let start = program_report.source;
        assert_eq!(start, format!("# exercise: {id}\n{}", exercise.starter));
        assert_eq!(program_report.begins, exercise.cases[0].text, "and on which machine");

        let solved = start.replace(&exercise.starter, &exercise.solution);
        reader.set_program(solved.clone());
        let program_report = run_and_report(&mut reader, "p=2&n=4");
        let verdict = grade(&exercise, id, &solved);
        let passed = Outcome::Passed { receipt: receipt(&file, &solved, &verdict), next: None };
        assert!(verdict.passed && program_report.begins.is_empty());
        assert_eq!(*to_outcome(&program_report), passed, "none is next");

        // The faults of a file are reported.
        reader.open_exercise(exercise_file(id, &file.replace("\"task\"", "\"tusk\"")));
        let program_report = report_on_new(&mut reader, id);
        let Purpose::Faulty { faults, .. } = &build_panel(&program_report).purpose else {
            panic!("{program_report:?}")
        };
        let begins = |with: &str| faults.iter().any(|fault| fault.starts_with(with));
        assert!(begins("task: ") && begins("tusk: "), "{faults:?}");
    }

    #[test]
    fn opened_file_with_built_in_id_is_refused() {
        let (id, file) = ("deadlock", builtin_file("one-exchange").expect("a file"));
        let mut reader = Reader::default();
        reader.open_exercise(exercise_file(id, file));
        let program_report = report_on_new(&mut reader, id);
        let Purpose::Faulty { faults, .. } = &build_panel(&program_report).purpose else {
            panic!("{program_report:?}")
        };
        assert!(
            faults[0].contains("one of ours has this name") && program_report.begins.is_empty(),
            "{faults:?}"
        );
        let (_, report) = read(id);
        reader.set_program(id.to_owned());
        reader.plan(&scenario("p=4&n=16")).expect("the number is within the limit");
        assert_eq!(reader.report(None), report);
    }

    #[test]
    fn editor_knows_every_name_and_every_formulation_is_read() {
        let names = include_str!("../../editor/names.js");
        let is_known = |name: &str| names.contains(&format!("[\"{name}\","));
        for name in
            CALLS.into_iter().chain(["layout", "block", "cyclic", "bits", "fresh", "rank", "log2", "p", "n"])
        {
            assert!(is_known(name), "web/editor/names.js has no {name}");
        }
        for builtin in builtin::ALL {
            assert!(read(builtin.name).0, "{}", builtin.name);
        }
    }
}
