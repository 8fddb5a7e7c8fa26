//! Files of measurements and calibrated machines.

use crate::check_line;
use hyperfly_exec::calibrate::file as machine;
use hyperfly_exec::file;
use hyperfly_request::Settings;

/// An accepted machine gives valid parameters. An accepted run has a consistent report and survives writing and reading.
pub fn check(input: &[u8]) -> bool {
    let text = String::from_utf8_lossy(input);
    let refusal = if text.contains("\"machine\"") {
        match machine::read(&text) {
            Err(refusal) => refusal,
            Ok(machine) => {
                let s = machine.settings_for(&Settings::default());
                assert!(
                    s.tc > 0.0 && s.ts >= 0.0 && s.tw >= 0.0,
                    "t_c = {}, t_s = {}, t_w = {}",
                    s.tc,
                    s.ts,
                    s.tw
                );
                return true;
            }
        }
    } else {
        match file::read(&text) {
            Err(refusal) => refusal,
            Ok(measured) => {
                let report = &measured.run.report;
                let total: f64 = report.breakdown.parts.iter().sum();
                assert!(
                    (total - 1.0).abs() < 1e-6 && report.t_parallel > 0.0 && report.efficiency.is_finite(),
                    "{report:?}"
                );
                assert_eq!(file::read(&file::write(&measured)).as_ref(), Ok(&measured));
                return true;
            }
        }
    };
    check_line(&refusal.to_string(), usize::MAX);
    false
}
