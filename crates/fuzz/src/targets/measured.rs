//! Files of measurements and of machines.

use crate::target::{Target, keys};
use hyperfly_exec::calibrate::{Extent, file as machine};
use hyperfly_exec::document::Unreadable;
use hyperfly_exec::file;
use hyperfly_exec::{Fault, Threads};
use hyperfly_request::{Algorithm, Settings, SignalKind};
use std::ops::ControlFlow;

pub const TARGET: Target = Target { name: "measured", corpus, words: keys, check };

fn corpus() -> Vec<Vec<u8>> {
    let going = &mut |_| ControlFlow::Continue(());
    let measured = |algorithm, p, n, signal| -> Result<String, Fault> {
        let s = Settings { algorithm, p, n, signal, ..Settings::default() };
        Threads::new(&s.scenario(), 3)
            .measure(None, &mut |_| ControlFlow::Continue(()))
            .map(|it| file::write(&it))
    };
    let files = [
        measured(Algorithm::BinaryExchange, 2, 16, SignalKind::Noise),
        measured(Algorithm::Transpose, 4, 64, SignalKind::Own),
        measured(Algorithm::OutputDriven, 2, 16, SignalKind::Chirp),
        Threads::calibrate(Extent { log_elements: 6, log_words: 4, samples: 2, ..Extent::usual(2) }, going)
            .map(|it| machine::write(&it)),
    ];
    // Where nothing can be measured there is nothing to begin with but what the mutations make.
    files.into_iter().flatten().map(String::into_bytes).collect()
}

fn check(input: &[u8]) -> Result<String, String> {
    let text = String::from_utf8_lossy(input);
    let said = |why: Unreadable| match why.to_string() {
        words if words.is_empty() || words.contains(['\n', '\0']) => {
            Err(format!("a refusal that is no line: {words:?}"))
        }
        words => Ok(format!("refused: {}", words.split([':', ';', ',']).next().unwrap_or_default())),
    };
    if text.contains("\"machine\"") {
        return match machine::read(&text) {
            Err(why) => said(why),
            Ok(found) => {
                let s = found.of(&Settings::default());
                if !(s.tc > 0.0 && s.ts >= 0.0 && s.tw >= 0.0) {
                    return Err(format!("a machine with t_c = {}, t_s = {}, t_w = {}", s.tc, s.ts, s.tw));
                }
                Ok("ok machine".to_owned())
            }
        };
    }
    match file::read(&text) {
        Err(why) => said(why),
        Ok(measured) => {
            let report = &measured.run.report;
            let whole: f64 = report.breakdown.parts.iter().sum();
            if !((whole - 1.0).abs() < 1e-6 && report.t_parallel > 0.0 && report.efficiency.is_finite()) {
                return Err(format!("a run that cannot be: {report:?}"));
            }
            let written = file::write(&measured);
            match file::read(&written) {
                Ok(again) if again == measured => Ok("ok run".to_owned()),
                other => Err(format!("written as {written}, it is read as {other:?}")),
            }
        }
    }
}
