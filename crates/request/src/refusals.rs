//! Problems of settings, in the reader's language: the core's refusals, and options that a typed scenario cannot express.

use crate::invalid::{Invalid, join_ids};
use crate::key::Part;
use crate::keys::KEYS;
use crate::nearest;
use crate::request::Request;
use crate::settings::Settings;
use crate::values::count_or_auto;
use hyperfly_core::Complex64;
use hyperfly_core::choice::Choice;
use hyperfly_core::formulations::{Algorithm, Parameter};
use hyperfly_core::limits::{self, Fits, Options, Quantity, RealSamples, Refusal};
use hyperfly_core::machine::{MachineKind, Switching};
use hyperfly_core::problem::SampleType;
use hyperfly_core::topology::{DragonflyRoute, TopologyParameter, TopologyProblem};
use hyperfly_text::{program_panel, request as text};

impl Settings {
    /// Returns all problems, field by field, without nearest values; empty if closed forms accept the settings.
    pub fn problems(&self) -> Vec<Invalid> {
        let ranges = self.out_of_range();
        if ranges.is_empty() { self.explain_all(limits::problems(&self.scenario())) } else { ranges }
    }

    /// Whether closed forms accept the settings, provided that each value is in the range of its key.
    pub(crate) fn is_possible(&self) -> bool {
        self.explain_all(limits::problems(&self.scenario())).is_empty()
    }

    /// Checks whether the simulator accepts the settings; `data` says whether the run moves data.
    ///
    /// # Errors
    /// All problems, field by field, with the nearest possible values.
    pub fn check_run(&self, data: bool) -> Result<(), Vec<Invalid>> {
        let problems = self.run_problems(data);
        if problems.is_empty() { Ok(()) } else { Err(self.with_nearest(problems, data)) }
    }

    /// Checks the reader's samples.
    ///
    /// # Errors
    /// Returns an error if the scenario has real samples and these have imaginary parts.
    pub fn check_own_samples(&self, samples: &[Complex64]) -> Result<(), Vec<Invalid>> {
        let refusal = limits::check_own_samples(&self.scenario(), samples);
        refusal.map_or(Ok(()), |refusal| Err(vec![self.explain(&refusal)]))
    }

    /// Explains refusals of the core in the reader's language, with the nearest possible values.
    pub(crate) fn explain_refusals(&self, refusals: Vec<Refusal>, options: Options) -> Vec<Invalid> {
        self.with_nearest(self.explain_all(refusals), options.data)
    }

    fn with_nearest(&self, problems: Vec<Invalid>, data: bool) -> Vec<Invalid> {
        let (known_problems, open): (Vec<_>, Vec<_>) =
            problems.into_iter().partition(|problem| problem.nearest.is_some());
        let offered = nearest::offer(&Request::from(self.clone()), open, |s| s.run_problems(data));
        known_problems.into_iter().chain(offered).collect()
    }

    fn run_problems(&self, data: bool) -> Vec<Invalid> {
        let ranges = self.out_of_range();
        if ranges.is_empty() { self.explain_all(limits::check_run(&self.scenario(), data)) } else { ranges }
    }

    /// Returns the keys whose values are not allowed.
    fn out_of_range(&self) -> Vec<Invalid> {
        let request = Request::from(self.clone());
        let run_keys = KEYS.iter().filter(|key| key.is_run_key() && key.part != Part::Preset);
        let refusals = run_keys.filter_map(|key| {
            let value = (key.get)(&request);
            (key.set)(&mut request.clone(), &value)
                .err()
                .map(|allowed| Invalid::new(key.name, value, allowed))
        });
        refusals.collect()
    }

    /// Explains refusals of the core, and adds options that the scenario cannot express. Too many processors are reported only
    /// without other problems, because the limit depends on the other settings.
    fn explain_all(&self, refusals: Vec<Refusal>) -> Vec<Invalid> {
        let is_processors = |refusal: &Refusal| {
            matches!(refusal, Refusal::Processors { .. } | Refusal::ProcessorsForDims { .. })
        };
        let (processors, other_refusals): (Vec<_>, Vec<_>) = refusals.into_iter().partition(is_processors);
        let mut problems: Vec<Invalid> = other_refusals.iter().map(|refusal| self.explain(refusal)).collect();
        problems.extend(self.unsupported_options());
        if problems.is_empty() {
            problems.extend(processors.iter().map(|refusal| self.explain(refusal)));
        }
        problems
    }

    /// Returns options that the typed scenario cannot express and would ignore.
    fn unsupported_options(&self) -> Vec<Invalid> {
        let mut problems = Vec::new();
        if self.overlap && !self.formulation().has(Parameter::Chunk) {
            problems.push(Invalid::new("overlap", self.overlap, text::allowed_overlap(self.algorithm.id())));
        }
        if self.machine != MachineKind::Network && self.switching != Switching::CutThrough {
            let name = if self.machine == MachineKind::LogP { "LogP" } else { "BSP" };
            let allowed = text::allowed_switching(Switching::CutThrough.id(), name);
            problems.push(Invalid::new("switching", self.switching.id(), allowed));
        }
        problems
    }

    pub(crate) fn explain(&self, refusal: &Refusal) -> Invalid {
        let (id, n) = (self.algorithm.id(), &self.n.to_string());
        let p = |allowed: String| Invalid::new("p", self.p, allowed);
        let points = |allowed: String| Invalid::new("n", self.n, allowed);
        let dims = |allowed: String| Invalid::new("dims", self.dims, allowed);
        match refusal {
            Refusal::OutOfRange(quantity) => self.explain_range(*quantity),
            Refusal::RealSamples(requirement) => self.explain_real_samples(*requirement),
            Refusal::OddPoints => points(text::allowed_even_points().to_owned()),
            Refusal::OddProcessors => p(text::allowed_even_processors().to_owned()),
            Refusal::DimsForProcessors { most } => dims(text::allowed_dims_for_p(*most)),
            Refusal::DimsForPoints { most } => dims(text::allowed_dims_for_n(*most, n)),
            Refusal::Processors { most } => {
                let (is_root, max_text) = (*most == 1 << (self.r() / 2), &most.to_string());
                p(match self.algorithm {
                    // The limits below count words, of which there are half as many.
                    _ if self.samples == SampleType::Real => text::allowed_p_most(max_text, id, n),
                    Algorithm::Serial => text::allowed_p_serial().to_owned(),
                    Algorithm::BinaryExchange | Algorithm::TwoDimensional => text::allowed_p_for_n(n, id),
                    Algorithm::GroupCyclic => text::allowed_p_below_n(n, id),
                    Algorithm::Transpose if self.dims > 2 => text::allowed_p_dims(max_text, id, self.dims, n),
                    _ if is_root => text::allowed_p_root(max_text, id, n),
                    _ => text::allowed_p_most(max_text, id, n),
                })
            }
            Refusal::ProcessorsForDims { fewer } => {
                p(text::allowed_p_dims_smaller(&fewer.to_string(), id, self.dims, n))
            }
            Refusal::ShapePoints { points } => {
                let shape = self.shape.map_or_else(String::new, |shape| shape.to_string());
                Invalid::new("shape", shape, text::allowed_shape_points(n, &points.to_string())).near("auto")
            }
            Refusal::GridProcessors { processors } => {
                let grid = self.grid.map_or_else(String::new, |grid| grid.to_string());
                let (p, processors) = (&self.p.to_string(), &processors.to_string());
                Invalid::new("grid", grid, text::allowed_grid_processors(p, processors)).near("auto")
            }
            Refusal::GridForShape { most } => {
                let grid = self.grid.map_or_else(String::new, |grid| grid.to_string());
                Invalid::new("grid", grid, text::allowed_grid_for_shape(&most.to_string(), id)).near("auto")
            }
            Refusal::Topology(problem) => self.explain_topology(*problem),
            Refusal::ProcessorsWithData => p(text::allowed_p_data().to_owned()),
            Refusal::PointsWithData => points(text::allowed_n_data().to_owned()),
            Refusal::PointsForProcessors { most } => {
                points(text::allowed_n_for_p(&most.to_string(), &self.p.to_string()))
            }
            Refusal::ProgramProcessors { most } => p(program_panel::most_p(*most)).near(most),
            Refusal::ProgramPoints { most } => points(program_panel::most_n(&most.to_string())).near(most),
            Refusal::Memory { bytes, fits } => self.explain_memory(bytes >> 20, *fits),
            Refusal::NoProgram => {
                let default = Settings::default().algorithm.id();
                Invalid::new("algorithm", self.algorithm.id(), text::allowed_program()).near(default)
            }
            Refusal::NoSamples => Invalid::new("signal", self.signal.id(), text::allowed_signal()),
        }
    }

    fn explain_real_samples(&self, requirement: RealSamples) -> Invalid {
        let samples = |allowed: String| {
            Invalid::new("samples", self.samples.id(), allowed).near(SampleType::Complex.id())
        };
        match requirement {
            RealSamples::Forward => samples(text::allowed_samples_forward().to_owned()),
            RealSamples::OneDimension => {
                let algorithms = Algorithm::ALL.iter().filter(|algorithm| algorithm.allows_real_samples());
                let ids: Vec<_> = algorithms.map(|algorithm| algorithm.id()).collect();
                samples(text::allowed_samples_for(self.algorithm.id(), &join_ids(&ids)))
            }
            RealSamples::FourPoints => Invalid::new("n", self.n, text::allowed_n_real()),
            RealSamples::OwnSamples => samples(text::allowed_samples_own().to_owned()),
        }
    }

    fn explain_topology(&self, problem: TopologyProblem) -> Invalid {
        let (p, count) = (&self.p.to_string(), |count: Option<u32>| count_or_auto(count));
        let (hosts, routers) = (count(self.hosts), count(self.routers));
        match problem {
            TopologyProblem::OutOfRange(TopologyParameter::Arity) => {
                Invalid::new("arity", self.arity, text::allowed_arity())
            }
            TopologyProblem::OutOfRange(TopologyParameter::Taper) => {
                Invalid::new("taper", self.taper, text::allowed_taper())
            }
            TopologyProblem::OutOfRange(TopologyParameter::Hosts) => {
                Invalid::new("hosts", hosts, text::allowed_hosts())
            }
            TopologyProblem::OutOfRange(TopologyParameter::Routers) => {
                Invalid::new("routers", routers, text::allowed_routers())
            }
            TopologyProblem::OutOfRange(TopologyParameter::Route) => {
                Invalid::new("route", self.route.id(), join_ids(DragonflyRoute::IDS))
            }
            TopologyProblem::Hosts { most } => {
                Invalid::new("hosts", hosts, text::allowed_hosts_for_p(p)).near(most)
            }
            TopologyProblem::Routers { most } => {
                Invalid::new("routers", routers, text::allowed_routers_for_p(&most.to_string(), p)).near(most)
            }
        }
    }

    fn explain_memory(&self, megabytes: u64, fits: Fits) -> Invalid {
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

    fn explain_range(&self, quantity: Quantity) -> Invalid {
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
            Quantity::WordGap => {
                let gap = self.word_gap.map_or("none".to_owned(), |gap| gap.to_string());
                Invalid::new("G", gap, text::allowed_word_gap())
            }
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
