//! Where the time of a run went, by line of the program that it is of.

use hyperfly_core::Run;

/// A line and what it took.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// Its number, from 1.
    pub line: u32,
    /// The time of its steps, waiting included, on average over the processors.
    pub time: f64,
}

/// The lines that took time, the longest first; `lines` are those of the steps of the run's Plan.
pub fn times(run: &Run, lines: &[u32]) -> Vec<Line> {
    let p = run.plan.p;
    let most = lines.iter().copied().max().unwrap_or(0);
    let mut times = vec![0.0; most as usize + 1];
    for q in 0..p {
        for record in run.plan.first[q as usize]..run.plan.first[q as usize + 1] {
            let line = lines.get(record as usize).copied().unwrap_or(0);
            times[line as usize] += run.trace.end(q, record) - run.trace.start[record as usize];
        }
    }
    let mut all: Vec<Line> = (0..)
        .zip(times)
        .filter(|(_, time)| *time > 0.0)
        .map(|(line, time)| Line { line, time: time / f64::from(p) })
        .collect();
    all.sort_by(|a, b| b.time.total_cmp(&a.time));
    all
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::times;
    use hyperfly_core::limits::{MEMORY_PAGE, Options};
    use hyperfly_request::{Request, begin_with};

    #[test]
    fn lines_take_together_what_the_run_takes_but_for_waiting_at_the_end() {
        let request = Request::from_fragment("algorithm=program&p=4&n=64").0.expect("a request");
        let source = hyperfly_program::builtin::named("binary-exchange").expect("a program").source;
        let checked = hyperfly_program::check(source, 4, 64);
        let options = Options { data: true, trace: true, memory: MEMORY_PAGE };
        let begun = begin_with(&request.settings, checked.plan, None, options);
        let mut execution = begun.unwrap_or_else(|_| panic!("it runs"));
        while !execution.advance(1_000).expect("no deadlock") {}
        let run = execution.finish();
        let lines = times(&run, &checked.lines);
        let sum: f64 = lines.iter().map(|line| line.time).sum();
        // All processors do the same here: nobody waits at the end.
        assert!((sum / run.report.t_parallel - 1.0).abs() < 1e-9, "{sum} of {}", run.report.t_parallel);
        let source: Vec<&str> = source.lines().collect();
        let named = |line: u32| source[line as usize - 1];
        assert!(lines.iter().any(|line| named(line.line).contains("exchange")), "{lines:?}");
        assert!(lines.windows(2).all(|pair| pair[0].time >= pair[1].time));
    }
}
