//! Flat settings: one value for each key of a run, as addresses, files, flags and forms provide them.
//!
//! A value without effect (`dims` without a transpose, L on a network) is kept for later changes, but does not reach the typed
//! scenario.

use hyperfly_core::choice;
use hyperfly_core::formulations::{Algorithm, AllToAll, Formulation, FormulationParameters, Io, Order};
use hyperfly_core::machine::{Bsp, LogP, Machine, MachineKind, Network, Switching};
use hyperfly_core::problem::{Direction, Problem, SampleType, Signal};
use hyperfly_core::scenario::Scenario;
use hyperfly_core::schedule::Shape;
use hyperfly_core::topology::{DragonflyRoute, Interconnect, Topology, TopologyParameters};
use hyperfly_core::width::Width;
use serde::{Deserialize, Serialize};

choice! {
    /// How processors obtain twiddle factors, powers of ω (GK App. A).
    Twiddles {
        /// Precomputed on every processor.
        Stored => "stored",
        /// Computed by each processor on first use.
        Computed => "computed",
    }
}

choice! {
    /// The input of the transform.
    SignalKind {
        /// 1 at index 0, 0 elsewhere: every coefficient is 1.
        Impulse => "impulse",
        /// A sine whose frequency is a bin.
        Sine => "sine",
        /// Two sines of different amplitude.
        TwoTone => "two-tone",
        /// A frequency that rises with time.
        Chirp => "chirp",
        /// A square wave: odd harmonics.
        Square => "square",
        /// Uniform complex noise from `seed`.
        Noise => "noise",
        /// The reader's own samples, which are not part of the request.
        Own => "own",
    }
}

/// One value for each key of a run. Times are in any unit (t_c = 1 by default); a word is one complex number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    pub algorithm: Algorithm,
    pub topology: Topology,
    pub switching: Switching,
    pub machine: MachineKind,
    /// Number of processors: a power of two, except for some programs ([`Scenario::allows_non_power_of_two_p`]).
    pub p: u32,
    /// Number of points, a power of two.
    pub n: u64,
    /// t_c: time of one "line 8" of GK Fig. 1.
    pub tc: f64,
    /// t_s: start-up time of a message, during which the processor is busy.
    pub ts: f64,
    /// t_h: time per hop.
    pub th: f64,
    /// t_w: time per word and channel.
    pub tw: f64,
    /// w: relative width of the channels (GK 7). A word takes t_w / w.
    pub width: Width,
    /// k of `fat-tree`: links of a switch in each direction.
    pub arity: u32,
    /// τ of `fat-tree`: time of a word between switches, as a multiple of t_w.
    pub taper: f64,
    /// h of `dragonfly`: processors of a router; `None` for the default.
    pub hosts: Option<u32>,
    /// a of `dragonfly`: routers of a group; `None` for the default.
    pub routers: Option<u32>,
    /// Route of `dragonfly` between groups.
    pub route: DragonflyRoute,
    /// Virtual channels of each channel, 1 or 2; they matter under wormhole on a torus.
    pub virtual_channels: u8,
    /// L of LogP: time from sending a word to its arrival.
    pub latency: f64,
    /// g of LogP: minimum time between two words sent, or received, by a processor. g of BSP: flops per real number of an
    /// h-relation.
    pub gap: f64,
    /// o of LogP: processor time to send or to receive a word.
    pub overhead: f64,
    /// G of LogGP: time between two words of one message; `None` if every word is a message of its own.
    pub word_gap: Option<f64>,
    /// LogP: whether at most ⌈L/g⌉ words are in transit to one processor, and a sender that would exceed that stalls.
    pub capacity: bool,
    /// l of BSP: flops per synchronisation.
    pub sync: f64,
    /// Time units per second, to convert times to seconds; 0 if unknown.
    pub rate: f64,
    /// Order of the output.
    pub order: Order,
    /// App. E of GK: exchanges in chunks that overlap computation.
    pub overlap: bool,
    /// m of the m-dimensional transpose (GK 5.1), 2 … log p + 1.
    pub dims: u32,
    /// Extents of the points of `slab`, `pencil` and `cyclic`; `None` for the most cubic ones.
    pub shape: Option<Shape>,
    /// Processors of `pencil` and `cyclic` along the axes; `None` for the squarest grid.
    pub grid: Option<Shape>,
    /// Order of the messages of all-to-all exchanges.
    pub all_to_all: AllToAll,
    /// 2, or 4 to compute local stages in pairs.
    pub radix: u8,
    pub twiddles: Twiddles,
    /// t_c′ of GK App. A: time to compute one twiddle factor; on a BSP machine in flops.
    pub tt: f64,
    /// Distributions of input and output of `group-cyclic`.
    pub io: Io,
    /// Whether the phases of `group-cyclic` have about equal size (IB 4.2).
    pub balanced: bool,
    /// Number of elements that a processor's cache holds (IB 4.3); `None` for unblocked local phases.
    pub blocking: Option<u32>,
    /// Sign of the exponent.
    pub direction: Direction,
    pub signal: SignalKind,
    /// Whether the samples are complex or real.
    pub samples: SampleType,
    /// Seed of `noise`, and of the intermediate groups of Valiant's routes.
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Self {
        let (network, logp, bsp) = (Network::default(), LogP::default(), Bsp::default());
        let TopologyParameters { arity, taper, hosts, routers, route, .. } =
            network.interconnect.parameters();
        Settings {
            algorithm: Algorithm::BinaryExchange,
            topology: network.topology(),
            switching: network.switching,
            machine: MachineKind::Network,
            p: 16,
            n: 1024,
            tc: network.tc,
            ts: network.ts,
            th: network.th,
            tw: network.tw,
            width: network.width,
            arity,
            taper,
            hosts,
            routers,
            route,
            virtual_channels: network.virtual_channels,
            latency: logp.latency,
            gap: logp.gap,
            overhead: logp.overhead,
            word_gap: logp.word_gap,
            capacity: logp.capacity,
            sync: bsp.sync,
            rate: 0.0,
            order: Order::Unordered,
            overlap: false,
            dims: 2,
            shape: None,
            grid: None,
            all_to_all: AllToAll::Paper,
            radix: 2,
            twiddles: Twiddles::Stored,
            // GK give no t_c′. We assume that a twiddle factor is the product of two known ones, about the cost of line 8.
            tt: 1.0,
            io: Io::Block,
            balanced: false,
            blocking: None,
            direction: Direction::Forward,
            signal: SignalKind::TwoTone,
            samples: SampleType::Complex,
            seed: 1,
        }
    }
}

impl Settings {
    /// Returns the typed scenario, without values that have no effect.
    pub fn scenario(&self) -> Scenario {
        Scenario {
            problem: Problem {
                n: self.n,
                direction: self.direction,
                signal: self.typed_signal(),
                samples: self.samples,
            },
            formulation: self.formulation(),
            machine: self.typed_machine(),
            p: self.p,
            radix: self.radix(),
            twiddle_time: (self.twiddles == Twiddles::Computed).then_some(self.tt),
            rate: (self.rate > 0.0).then_some(self.rate),
        }
    }

    /// Number of stages computed together, as a radix; 2 for programs, which compute stages one by one.
    fn radix(&self) -> u8 {
        if self.algorithm == Algorithm::Program { 2 } else { self.radix }
    }

    /// Returns the settings of a scenario. Values without effect are those of [`Settings::default`].
    pub fn of(scenario: &Scenario) -> Settings {
        let FormulationParameters { order, chunk, dims, all_to_all, io, balanced, blocking, shape, grid } =
            scenario.formulation.parameters();
        let mut settings = Settings {
            p: scenario.p,
            n: scenario.n(),
            rate: scenario.rate.unwrap_or(0.0),
            radix: scenario.radix,
            direction: scenario.problem.direction,
            samples: scenario.problem.samples,
            algorithm: scenario.formulation.algorithm(),
            order,
            overlap: chunk.is_some(),
            dims,
            all_to_all,
            io,
            balanced,
            blocking,
            shape,
            grid,
            machine: scenario.machine.kind(),
            ..Settings::default()
        };
        if let Some(time) = scenario.twiddle_time {
            (settings.twiddles, settings.tt) = (Twiddles::Computed, time);
        }
        match scenario.machine {
            Machine::Network(Network {
                interconnect,
                switching,
                tc,
                ts,
                th,
                tw,
                width,
                virtual_channels,
            }) => {
                let topology = interconnect.topology();
                settings =
                    Settings { topology, switching, tc, ts, th, tw, width, virtual_channels, ..settings };
                let TopologyParameters { arity, taper, hosts, routers, route, seed } =
                    interconnect.parameters();
                settings = Settings { arity, taper, hosts, routers, route, ..settings };
                if route == DragonflyRoute::Valiant {
                    settings.seed = seed;
                }
            }
            Machine::LogP(LogP { tc, latency, gap, overhead, word_gap, capacity }) => {
                settings = Settings { tc, latency, gap, overhead, word_gap, capacity, ..settings };
            }
            Machine::Bsp(Bsp { gap, sync }) => settings = Settings { gap, sync, ..settings },
        }
        if let (Some(chunk), None) = (chunk, scenario.machine.network()) {
            // The chunk size derives from network times, which this machine does not have. These times result in the same size.
            settings = Settings { ts: f64::from(chunk), th: 0.0, tw: 1.0, ..settings };
        }
        settings.signal = match scenario.problem.signal {
            Signal::Impulse => SignalKind::Impulse,
            Signal::Sine => SignalKind::Sine,
            Signal::TwoTone => SignalKind::TwoTone,
            Signal::Chirp => SignalKind::Chirp,
            Signal::Square => SignalKind::Square,
            Signal::Noise { seed } => {
                settings.seed = seed;
                SignalKind::Noise
            }
            Signal::Own => SignalKind::Own,
        };
        settings
    }

    /// d = log2 p, rounded down.
    pub fn d(&self) -> u32 {
        self.p.checked_ilog2().unwrap_or(0)
    }

    /// r = log2 n.
    pub fn r(&self) -> u32 {
        self.n.trailing_zeros()
    }

    /// T_s of the scenario.
    pub fn t_serial(&self) -> f64 {
        self.scenario().t_serial()
    }

    /// Converts a time to seconds, if the rate is known.
    pub fn seconds(&self, time: f64) -> Option<f64> {
        self.scenario().seconds(time)
    }

    /// Returns the network parameters, regardless of the chosen machine.
    pub fn network(&self) -> Network {
        let Settings { topology, switching, tc, ts, th, tw, width, .. } = *self;
        let allowed = Network::allows_virtual_channels(topology, switching);
        let virtual_channels = if allowed { self.virtual_channels } else { 1 };
        Network { interconnect: self.interconnect(), switching, tc, ts, th, tw, width, virtual_channels }
    }

    /// Returns the topology with its parameters.
    fn interconnect(&self) -> Interconnect {
        let Settings { arity, taper, hosts, routers, route, seed, .. } = *self;
        let parameters = TopologyParameters { arity, taper, hosts, routers, route, seed };
        Interconnect::new(self.topology, &parameters)
    }

    fn typed_machine(&self) -> Machine {
        let Settings { tc, latency, gap, overhead, word_gap, capacity, sync, .. } = *self;
        match self.machine {
            MachineKind::Network => self.network().into(),
            MachineKind::LogP => LogP { tc, latency, gap, overhead, word_gap, capacity }.into(),
            MachineKind::Bsp => Bsp { gap, sync }.into(),
        }
    }

    /// Returns the formulation with its parameters.
    pub(crate) fn formulation(&self) -> Formulation {
        let Settings { order, dims, all_to_all, io, balanced, blocking, shape, grid, .. } = *self;
        // On every machine, the chunk size derives from the network times.
        let chunk = self.overlap.then(|| self.network().chunk(self.p));
        let parameters =
            FormulationParameters { order, chunk, dims, all_to_all, io, balanced, blocking, shape, grid };
        Formulation::new(self.algorithm, &parameters)
    }

    fn typed_signal(&self) -> Signal {
        match self.signal {
            SignalKind::Impulse => Signal::Impulse,
            SignalKind::Sine => Signal::Sine,
            SignalKind::TwoTone => Signal::TwoTone,
            SignalKind::Chirp => Signal::Chirp,
            SignalKind::Square => Signal::Square,
            SignalKind::Noise => Signal::Noise { seed: self.seed },
            SignalKind::Own => Signal::Own,
        }
    }
}
