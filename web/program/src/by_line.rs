//! The time of a run by line of its program and by term of T_p.

use hyperfly_core::Run;
use hyperfly_core::trace::Activity;

/// A line with the time of its steps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// Line number, from 1.
    pub line: u32,
    /// Time of its steps by term, in the order of [`Activity::ALL`], averaged over the processors.
    pub parts: [f64; 6],
}

impl Line {
    /// Returns the time of its steps, including waits.
    pub fn time(&self) -> f64 {
        self.parts.iter().sum()
    }
}

/// A term of T_p with the lines that contribute to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Term {
    pub activity: Activity,
    /// Time of all lines.
    pub time: f64,
    /// Line numbers in descending order of time.
    pub lines: Vec<u32>,
}

/// Returns the lines that took time, in descending order. `lines` gives the line of each step of the run's plan. A processor's wait
/// after its last step belongs to no line.
pub fn time_by_line(run: &Run, lines: &[u32]) -> Vec<Line> {
    let max_line = lines.iter().copied().max().unwrap_or(0);
    let mut parts = vec![[0.0; 6]; max_line as usize + 1];
    for rank in 0..run.plan.p {
        run.segments(rank, |segment| {
            if let Some(line) = lines.get(segment.record as usize) {
                parts[*line as usize][segment.activity as usize] += segment.end - segment.start;
            }
        });
    }
    let p = f64::from(run.plan.p);
    let lines = (0..).zip(parts).map(|(line, parts)| Line { line, parts: parts.map(|time| time / p) });
    let mut lines: Vec<Line> = lines.filter(|line| line.time() > 0.0).collect();
    lines.sort_by(|a, b| b.time().total_cmp(&a.time()));
    lines
}

/// Returns the terms to which lines contribute.
pub fn group_by_activity(lines: &[Line]) -> Vec<Term> {
    let term = |activity: Activity| {
        let of = |line: &Line| line.parts[activity as usize];
        let mut contributing: Vec<&Line> = lines.iter().filter(|line| of(line) > 0.0).collect();
        contributing.sort_by(|a, b| of(b).total_cmp(&of(a)));
        let time = contributing.iter().map(|line| of(line)).sum();
        Term { activity, time, lines: contributing.iter().map(|line| line.line).collect() }
    };
    Activity::ALL.into_iter().map(term).filter(|term| !term.lines.is_empty()).collect()
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::{Line, group_by_activity, time_by_line};
    use hyperfly_core::limits::{MEMORY_PAGE, Options};
    use hyperfly_core::trace::Activity;
    use hyperfly_request::{Request, begin};

    #[test]
    fn lines_sum_to_parallel_time_and_terms_match_breakdown() {
        let request = Request::from_fragment("algorithm=program&p=4&n=64").0.expect("a request");
        let source = hyperfly_program::builtin::named("binary-exchange").expect("a program").source;
        let checked = hyperfly_program::check(source, 4, 64);
        let options = Options { data: true, trace: true, memory: MEMORY_PAGE };
        let simulation = begin(&request.settings, checked.plan, None, options);
        let mut execution = simulation.unwrap_or_else(|_| panic!("it runs"));
        while !execution.advance(1_000).expect("no deadlock") {}
        let run = execution.finish();
        let lines = time_by_line(&run, &checked.lines);
        let sum: f64 = lines.iter().map(Line::time).sum();
        // All processors do the same here, so none waits at the end.
        assert!((sum / run.report.t_parallel - 1.0).abs() < 1e-9, "{sum} of {}", run.report.t_parallel);
        let source: Vec<&str> = source.lines().collect();
        let code_of_line = |line: u32| source[line as usize - 1];
        assert!(lines.iter().any(|line| code_of_line(line.line).contains("exchange")), "{lines:?}");
        // Each term matches the run's, and computing belongs to other lines than messages.
        for term in group_by_activity(&lines) {
            let expected_time = run.report.breakdown.of(term.activity) * run.report.t_parallel;
            assert!((term.time / expected_time - 1.0).abs() < 1e-9, "{term:?}");
            let has = |call: &str| term.lines.iter().any(|line| code_of_line(*line).contains(call));
            assert_eq!(has("local"), term.activity == Activity::Compute, "{term:?}");
            assert_eq!(has("exchange"), term.activity != Activity::Compute, "{term:?}");
        }
        assert!(lines.windows(2).all(|pair| pair[0].time() >= pair[1].time()));
    }
}
