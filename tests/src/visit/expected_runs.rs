//! Expected runs, executed here independently of pages and workers, and cached.

use hyperfly_core::limits::{MEMORY_PAGE, Options};
use hyperfly_core::{Complex64, Run};
use hyperfly_request::{Request, Settings, SignalKind, run};
use hyperfly_web::state::samples::OwnSamples;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hasher};
use std::rc::Rc;

/// Maximum number of cached runs.
const MAX_CACHED_RUNS: usize = 4096;

/// Cache of expected runs.
#[derive(Default)]
pub struct ExpectedRuns {
    hashes: RefCell<BTreeMap<(String, bool), u64>>,
    compared: std::cell::Cell<u64>,
}

impl ExpectedRuns {
    /// Number of runs compared.
    pub fn compared(&self) -> u64 {
        self.compared.get()
    }

    /// Asserts that a run about to be shown matches its settings.
    ///
    /// # Panics
    /// If the run differs.
    pub fn assert_expected(&self, displayed_run: &Run, own_samples: Option<&Rc<OwnSamples>>) {
        let settings = Settings::of(&displayed_run.scenario);
        // A run of older samples may still arrive before the run of the newer ones.
        let is_acceptable = settings.signal == SignalKind::Own
            || self.is_run_of(displayed_run, own_samples.map(|own_samples| &own_samples.samples[..]));
        assert!(is_acceptable, "another run is shown as that of {}", Request::from(settings).to_fragment());
    }

    /// Whether a run matches its settings and samples.
    pub fn is_run_of(&self, displayed_run: &Run, own_samples: Option<&[Complex64]>) -> bool {
        self.compared.set(self.compared.get() + 1);
        let settings = Settings::of(&displayed_run.scenario);
        let has_data = displayed_run.output.is_some();
        let hash = if settings.signal == SignalKind::Own {
            hash(&settings, own_samples, has_data)
        } else {
            let key = (Request::from(settings.clone()).to_fragment(), has_data);
            let cached_hash = self.hashes.borrow().get(&key).copied();
            cached_hash.or_else(|| {
                let hash = hash(&settings, None, has_data);
                let mut hashes = self.hashes.borrow_mut();
                if hashes.len() >= MAX_CACHED_RUNS {
                    hashes.clear();
                }
                hash.inspect(|hash| {
                    hashes.insert(key, *hash);
                })
            })
        };
        hash == Some(fingerprint(displayed_run))
    }
}

/// Returns the fingerprint of a run: hash of its times, transform and input.
fn fingerprint(run: &Run) -> u64 {
    let input = run.output.iter().flat_map(|output| &output.input).flat_map(|x| [x.re, x.im]);
    let mut hasher = DefaultHasher::new();
    hasher.write_u64(run.report.trace_hash);
    input.for_each(|x| hasher.write_u64(x.to_bits()));
    hasher.finish()
}

fn hash(settings: &Settings, own_samples: Option<&[Complex64]>, data: bool) -> Option<u64> {
    let options = Options { data, trace: true, memory: MEMORY_PAGE };
    run(settings, own_samples, options).ok().as_ref().map(fingerprint)
}
