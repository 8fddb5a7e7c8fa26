//! Problems of settings as messages: refusals of the core, and requests that only flat settings can express.

use crate::invalid::Invalid;
use crate::key::Part;
use crate::keys::KEYS;
use crate::nearest;
use crate::request::Request;
use crate::settings::Settings;
use hyperfly_core::choice::Choice;
use hyperfly_core::formulations::Algorithm;
use hyperfly_core::limits::{self, Fits, Options, Quantity, Refusal};
use hyperfly_core::machine::{MachineKind, Switching};
use hyperfly_text::{program_panel, request as text};

impl Settings {
    /// Returns all problems by field; empty if the closed forms accept the settings. Does not search the nearest possible
    /// values; that is done where a request is read.
    pub fn problems(&self) -> Vec<Invalid> {
        let ranges = self.out_of_range();
        if ranges.is_empty() { self.in_words(limits::problems(&self.scenario())) } else { ranges }
    }

    /// Whether the closed forms accept the settings, given that each key has an allowed value.
    pub(crate) fn is_possible(&self) -> bool {
        self.in_words(limits::problems(&self.scenario())).is_empty()
    }

    /// Returns all problems of a simulation with these settings, with the nearest possible values; `data` says whether
    /// real complex numbers move.
    pub fn check_run(&self, data: bool) -> Result<(), Vec<Invalid>> {
        let found = self.beyond_a_run(data);
        if found.is_empty() { Ok(()) } else { Err(self.offer(found, data)) }
    }

    /// Converts refusals of the core to messages with the nearest possible values.
    pub fn refused(&self, refusals: Vec<Refusal>, options: Options) -> Vec<Invalid> {
        self.offer(self.in_words(refusals), options.data)
    }

    fn offer(&self, found: Vec<Invalid>, data: bool) -> Vec<Invalid> {
        let (known, open): (Vec<_>, Vec<_>) =
            found.into_iter().partition(|problem| problem.nearest.is_some());
        let offered = nearest::offer(&Request::from(self.clone()), open, |s| s.beyond_a_run(data));
        known.into_iter().chain(offered).collect()
    }

    fn beyond_a_run(&self, data: bool) -> Vec<Invalid> {
        let ranges = self.out_of_range();
        if ranges.is_empty() { self.in_words(limits::check_run(&self.scenario(), data)) } else { ranges }
    }

    /// Returns the run keys whose value is not allowed.
    fn out_of_range(&self) -> Vec<Invalid> {
        let request = Request::from(self.clone());
        let of_the_run = KEYS.iter().filter(|key| key.is_run_key() && key.part != Part::Preset);
        let refused = of_the_run.filter_map(|key| {
            let value = (key.get)(&request);
            (key.set)(&mut request.clone(), &value)
                .err()
                .map(|allowed| Invalid::new(key.name, value, allowed))
        });
        refused.collect()
    }

    /// Converts refusals of the core and adds the ones of flat settings. Reports too many processors only if nothing else is wrong,
    /// because the limit depends on the rest.
    fn in_words(&self, refusals: Vec<Refusal>) -> Vec<Invalid> {
        let of_processors = |refusal: &Refusal| {
            matches!(refusal, Refusal::Processors { .. } | Refusal::ProcessorsForDims { .. })
        };
        let (processors, others): (Vec<_>, Vec<_>) = refusals.into_iter().partition(of_processors);
        let mut found: Vec<Invalid> = others.iter().map(|refusal| self.in_word(refusal)).collect();
        found.extend(self.promises());
        if found.is_empty() {
            found.extend(processors.iter().map(|refusal| self.in_word(refusal)));
        }
        found
    }

    /// Returns refusals of settings that the typed scenario cannot express and would silently ignore.
    fn promises(&self) -> Vec<Invalid> {
        let mut found = Vec::new();
        if self.overlap && self.formulation().exchanges().is_none() {
            found.push(Invalid::new("overlap", self.overlap, text::allowed_overlap(self.algorithm.id())));
        }
        if self.machine != MachineKind::Network && self.switching != Switching::CutThrough {
            let name = if self.machine == MachineKind::LogP { "LogP" } else { "BSP" };
            let allowed = text::allowed_switching(Switching::CutThrough.id(), name);
            found.push(Invalid::new("switching", self.switching.id(), allowed));
        }
        found
    }

    pub(crate) fn in_word(&self, refusal: &Refusal) -> Invalid {
        let (id, n) = (self.algorithm.id(), &self.n.to_string());
        let p = |allowed: String| Invalid::new("p", self.p, allowed);
        let points = |allowed: String| Invalid::new("n", self.n, allowed);
        let dims = |allowed: String| Invalid::new("dims", self.dims, allowed);
        match refusal {
            Refusal::OutOfRange(quantity) => self.range(*quantity),
            Refusal::OddPoints => points(text::allowed_even_points().to_owned()),
            Refusal::OddProcessors => p(text::allowed_even_processors().to_owned()),
            Refusal::DimsForProcessors { most } => dims(text::allowed_dims_for_p(*most)),
            Refusal::DimsForPoints { most } => dims(text::allowed_dims_for_n(*most, n)),
            Refusal::Processors { most } => {
                let (root, most) = (*most == 1 << (self.r() / 2), &most.to_string());
                p(match self.algorithm {
                    Algorithm::Serial => text::allowed_p_serial().to_owned(),
                    Algorithm::BinaryExchange | Algorithm::TwoDimensional => text::allowed_p_for_n(n, id),
                    Algorithm::GroupCyclic => text::allowed_p_below_n(n, id),
                    Algorithm::Transpose if self.dims > 2 => text::allowed_p_dims(most, id, self.dims, n),
                    _ if root => text::allowed_p_root(most, id, n),
                    _ => text::allowed_p_most(most, id, n),
                })
            }
            Refusal::ProcessorsForDims { fewer } => {
                p(text::allowed_p_dims_smaller(&fewer.to_string(), id, self.dims, n))
            }
            Refusal::ProcessorsWithData => p(text::allowed_p_data().to_owned()),
            Refusal::PointsWithData => points(text::allowed_n_data().to_owned()),
            Refusal::PointsForProcessors { most } => {
                points(text::allowed_n_for_p(&most.to_string(), &self.p.to_string()))
            }
            Refusal::ProgramProcessors { most } => p(program_panel::most_p(*most)).near(most),
            Refusal::ProgramPoints { most } => points(program_panel::most_n(&most.to_string())).near(most),
            Refusal::Memory { bytes, fits } => self.memory(bytes >> 20, *fits),
            Refusal::NoProgram => {
                let usual = Settings::default().algorithm.id();
                Invalid::new("algorithm", self.algorithm.id(), text::allowed_program()).near(usual)
            }
            Refusal::NoSamples => Invalid::new("signal", self.signal.id(), text::allowed_signal()),
        }
    }

    fn memory(&self, megabytes: u64, fits: Fits) -> Invalid {
        let (p, n) = (&self.p.to_string(), &self.n.to_string());
        match fits {
            Fits::Points(most) => {
                Invalid::new("n", n, text::allowed_n_memory(&most.to_string(), p, megabytes)).near(most)
            }
            Fits::Processors(most) => {
                Invalid::new("p", p, text::allowed_p_memory(&most.to_string(), n, megabytes)).near(most)
            }
            Fits::ProcessorsWithFewerPoints(most) => {
                Invalid::new("p", p, text::allowed_both_memory(&most.to_string(), megabytes)).near(most)
            }
            Fits::Nothing => Invalid::new("p", p, text::allowed_memory(megabytes)),
        }
    }

    fn range(&self, quantity: Quantity) -> Invalid {
        let time = text::allowed_time();
        match quantity {
            Quantity::Processors => Invalid::new("p", self.p, text::allowed_p()),
            Quantity::Points => Invalid::new("n", self.n, text::allowed_n()),
            Quantity::Node => Invalid::new("tc", self.tc, text::allowed_tc()),
            Quantity::Startup => Invalid::new("ts", self.ts, time),
            Quantity::Hop => Invalid::new("th", self.th, time),
            Quantity::Word => Invalid::new("tw", self.tw, time),
            Quantity::Width => Invalid::new("width", self.width, text::allowed_width()),
            Quantity::Latency => Invalid::new("L", self.latency, time),
            Quantity::Gap => Invalid::new("g", self.gap, time),
            Quantity::Overhead => Invalid::new("o", self.overhead, time),
            Quantity::Sync => Invalid::new("l-sync", self.sync, text::allowed_flops()),
            Quantity::Twiddle => Invalid::new("tt", self.tt, time),
            Quantity::Rate => Invalid::new("rate", self.rate, text::allowed_rate()),
            Quantity::Blocking => {
                let blocking = self.blocking.map_or("none".to_owned(), |elements| elements.to_string());
                Invalid::new("blocking", blocking, text::allowed_blocking())
            }
        }
    }
}
