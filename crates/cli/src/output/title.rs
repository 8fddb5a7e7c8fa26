//! One-line titles of runs.

use hyperfly_core::Scenario;
use hyperfly_exec::{ExecutorKind, Measurement};
use hyperfly_request::{AllToAll, Choice, Direction, Order};
use hyperfly_view::notation::numbers::whole;
use hyperfly_view::notation::words;

/// Formats a title: "binary-exchange on a 4 × 4 mesh, cut-through, n = 1024".
pub fn format_title(s: &Scenario) -> String {
    let mut title =
        format!("{} on {}, n = {}", s.formulation.algorithm().id(), machine_name(s), whole(s.n()));
    if s.formulation.order() == Some(Order::Ordered) {
        title += ", ordered";
    }
    if let Some(order) = s.formulation.all_to_all().filter(|order| *order != AllToAll::Paper) {
        title += &format!(", {} order", order.id());
    }
    if s.problem.direction == Direction::Inverse {
        title += ", inverse";
    }
    title
}

/// Formats the title of a measurement: "binary-exchange measured on 4 threads, n = 1024", with ", rustfft" if that
/// computed.
pub fn format_measured_title(measurement: &Measurement) -> String {
    let (s, executor_kind) = (&measurement.run.scenario, measurement.executor.kind);
    let machine_and_size = format!("on {}, n", machine_name(s));
    let algorithm_text = match (s.p, executor_kind) {
        (1, _) => "one processor".to_owned(),
        (p, ExecutorKind::Threads) => format!("{p} threads"),
        (p, ExecutorKind::Workers) => format!("{p} workers"),
        (p, ExecutorKind::Mpi) => format!("{p} ranks of MPI"),
    };
    let title = format_title(s).replacen(&machine_and_size, &format!("measured on {algorithm_text}, n"), 1);
    if measurement.rustfft.is_some() { title + ", rustfft" } else { title }
}

/// Formats the machine: "a 4 × 4 mesh, cut-through", "a LogP machine of 16".
fn machine_name(s: &Scenario) -> String {
    let name = words::machine(s);
    match s.machine.network() {
        _ if s.p == 1 => "one processor".to_owned(),
        Some(_) => format!("{name}, {}", words::messages(s)),
        None => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyperfly_request::{MachineKind, Settings, Topology};

    #[test]
    fn title_names_the_requested_machine() {
        let mesh = Settings { topology: Topology::Mesh, ..Settings::default() };
        assert_eq!(
            format_title(&mesh.scenario()),
            "binary-exchange on a 4\u{a0}×\u{a0}4 mesh, cut-through, n = 1024"
        );
        for (machine, name) in [(MachineKind::LogP, "LogP"), (MachineKind::Bsp, "BSP")] {
            let title = format_title(&Settings { machine, ..mesh.clone() }.scenario());
            assert_eq!(title, format!("binary-exchange on a {name} machine of 16, n = 1024"));
        }
        let complete = Settings { topology: Topology::Complete, order: Order::Ordered, ..mesh };
        assert_eq!(
            format_title(&complete.scenario()),
            "binary-exchange on a complete graph of 16, cut-through, n = 1024, ordered"
        );
    }
}
