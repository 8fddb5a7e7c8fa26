//! The closed form of one scenario: T_p, E, S, T_o, and where the time goes.

use crate::traffic::{Form, Formulation, Traffic};
use crate::{Machine, bsp, logp, powers, stages};
use hyperfly_core::scenario::{Machine as Kind, Order, Scenario, Topology, Twiddles};

/// Where T_p goes, as times: the mean over the processors, which adds up to T_p. The names are those of a run's
/// breakdown, which has the same numbers as fractions of p · T_p wherever the form is exact (with t_h = 0 under wormhole on
/// the mesh only `contention` and `idle` together).
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Terms {
    /// t_c · n/p · log n, less 3/20 of the stages that are taken in pairs (radix 4). On a BSP machine 5 flops for t_c. And t_c′
    /// of each power of ω that is computed (GK App. A).
    pub compute: f64,
    /// t_s of each message.
    pub startup: f64,
    /// t_h of each channel that an own message crosses; L; l.
    pub hop: f64,
    /// t_w · m of each own message of m words, under store-and-forward for each channel; g for each word that is waited
    /// for; g for each real number.
    pub transfer: f64,
    /// What own messages take longer because channels are shared. In a lower bound: all that is not above.
    pub contention: f64,
    /// Waiting for the partner, or for the last processor.
    pub idle: f64,
}

impl Terms {
    /// Every term with its name, in the order of the fields.
    pub fn named(&self) -> [(&'static str, f64); 6] {
        [
            ("compute", self.compute),
            ("startup", self.startup),
            ("hop", self.hop),
            ("transfer", self.transfer),
            ("contention", self.contention),
            ("idle", self.idle),
        ]
    }

    /// All but the computation.
    fn communication(&self) -> f64 {
        self.startup + self.hop + self.transfer + self.contention + self.idle
    }
}

/// What a closed form says about a run. Times are in the unit of the scenario.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prediction {
    /// What it promises: equality, a bound or nearness. For a lower bound `t_parallel` and `overhead` are least values,
    /// `efficiency` and `speedup` greatest ones.
    pub form: Form,
    /// T_s = W = t_c · n · log n (GK 4); with radix 4, and on a BSP machine, as [`Scenario::t_serial`].
    pub t_serial: f64,
    /// T_p.
    pub t_parallel: f64,
    /// S = T_s / T_p. (GK 2 prints W / T_o, a misprint: equation 1 next to it has W / T_p.)
    pub speedup: f64,
    /// E = S / p (GK equation 1), in (0, 1].
    pub efficiency: f64,
    /// T_o = p · T_p − W ≥ 0 (GK 2).
    pub overhead: f64,
    /// Where T_p goes.
    pub terms: Terms,
}

impl Prediction {
    /// Whether an execution must give the same, to 1e-9.
    pub fn exact(&self) -> bool {
        self.form == Form::Exact
    }
}

/// The closed form of a scenario; `None` if the scenario is impossible (its `problems` say why), or if the model has no
/// closed form for it.
///
/// On networks binary-exchange and transpose have one, without `overlap`: on hypercube and complete graph in any
/// dimensions, on the mesh in two. On LogP `cyclic-to-blocked` has one, on BSP `group-cyclic`; everywhere, one processor.
///
/// Where powers of ω are computed, binary-exchange alone has one on more than one processor (GK App. A).
///
/// t_h is counted, where GK neglect it from 2.2 on. Any n up to 2^60, any p up to 65536.
pub fn predict(scenario: &Scenario) -> Option<Prediction> {
    if !scenario.problems().is_empty() {
        return None;
    }
    let (form, mut terms) = match scenario.machine {
        Kind::Network => network(scenario)?,
        Kind::LogP => (Form::Exact, logp::terms(scenario)?),
        Kind::Bsp => (Form::Exact, bsp::terms(scenario)?),
    };
    // Partners of an exchange have computed as many powers, so that nobody waits before the last stage is over.
    let powers = powers::of(scenario)?;
    terms.compute += scenario.tt * powers.mean;
    terms.idle += scenario.tt * (powers.most - powers.mean);
    let p = f64::from(scenario.p);
    let t_serial = scenario.t_serial();
    let t_parallel = terms.compute + terms.communication();
    let efficiency = t_serial / p / t_parallel;
    Some(Prediction {
        form,
        t_serial,
        t_parallel,
        speedup: p * efficiency,
        efficiency,
        // With radix 4 the computation may have fewer pairs than the serial one.
        overhead: p * terms.communication() + (p * terms.compute - t_serial),
        terms,
    })
}

/// On a network: the largest of its bounds.
fn network(scenario: &Scenario) -> Option<(Form, Terms)> {
    let machine = Machine::from(scenario);
    let share = scenario.n as f64 / f64::from(scenario.p);
    let compute = machine.tc * share * stages::equivalent(scenario);
    let traffic = largest(scenario)?;
    // The swaps after the last stage begin at different times if some processors had fewer powers of ω to compute; only where
    // no two messages share a channel does that change nothing.
    let apart =
        scenario.twiddles == Twiddles::Computed && scenario.tt > 0.0 && scenario.order == Order::Ordered;
    let shared = scenario.topology == Topology::Mesh && scenario.p > 1;
    let form = if apart && shared { Form::Estimate } else { traffic.form };
    Some((form, terms(&traffic, &machine, share, compute)))
}

/// Of the bounds of a scenario on a network, the one that comes to the longest time.
pub(crate) fn largest(scenario: &Scenario) -> Option<Traffic> {
    let machine = Machine::from(scenario);
    let share = scenario.n as f64 / f64::from(scenario.p);
    let time = |traffic: &Traffic| terms(traffic, &machine, share, 0.0).communication();
    let all = Formulation::from(scenario).traffic(&machine, scenario.d(), scenario.r());
    all.into_iter().max_by(|a, b| time(a).total_cmp(&time(b)))
}

fn terms(traffic: &Traffic, machine: &Machine, share: f64, compute: f64) -> Terms {
    Terms {
        compute,
        startup: machine.ts * traffic.own.startups,
        hop: machine.th * traffic.own.hops,
        transfer: machine.tw * share * traffic.own.shares,
        contention: traffic.contention.time(machine, share),
        idle: traffic.idle.time(machine, share),
    }
}
