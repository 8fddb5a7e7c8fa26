//! Times a frame of each scene: the surface throws everything away.
use hyperfly_request::{Algorithm, MachineKind, Settings, Switching, Topology};
use hyperfly_view::surface::{Surface, Type};
use hyperfly_view::{
    ButterflyScene, DistributionScene, Frame, Ink, MachineScene, Moments, Replay, Scene, ScheduleScene,
    TimelineScene,
};
use std::rc::Rc;
use std::time::Instant;

struct Nothing;
impl Surface for Nothing {
    fn lines(&mut self, _: Ink, _: f32, _: &[f32]) {}
    fn dashes(&mut self, _: Ink, _: f32, _: &[f32]) {}
    fn polyline(&mut self, _: Ink, _: f32, _: &[f32]) {}
    fn rects(&mut self, _: Ink, _: &[f32]) {}
    fn frames(&mut self, _: Ink, _: f32, _: &[f32]) {}
    fn discs(&mut self, _: Ink, _: &[f32]) {}
    fn rings(&mut self, _: Ink, _: f32, _: &[f32]) {}
    fn triangles(&mut self, _: Ink, _: &[f32]) {}
    fn text(&mut self, _: f32, _: f32, _: Type, _: Ink, _: &str) {}
}

fn main() {
    for (machine, p, n, topology, switching, algorithm) in [
        (MachineKind::Network, 64, 4096, Topology::Mesh, Switching::CutThrough, Algorithm::BinaryExchange),
        (MachineKind::Network, 64, 4096, Topology::Mesh, Switching::StoreAndForward, Algorithm::Transpose),
        (
            MachineKind::Network,
            1024,
            1024,
            Topology::Hypercube,
            Switching::CutThrough,
            Algorithm::BinaryExchange,
        ),
        (MachineKind::Network, 1024, 65536, Topology::Mesh, Switching::CutThrough, Algorithm::BinaryExchange),
        (
            MachineKind::Network,
            1024,
            65536,
            Topology::Hypercube,
            Switching::CutThrough,
            Algorithm::BinaryExchange,
        ),
        (
            MachineKind::Network,
            1024,
            65536,
            Topology::Mesh,
            Switching::StoreAndForward,
            Algorithm::BinaryExchange,
        ),
        (MachineKind::Network, 256, 65536, Topology::Mesh, Switching::Wormhole, Algorithm::Transpose),
        (MachineKind::Network, 1024, 1 << 20, Topology::Mesh, Switching::CutThrough, Algorithm::Transpose),
        (MachineKind::LogP, 64, 4096, Topology::Mesh, Switching::CutThrough, Algorithm::OutputDriven),
        (MachineKind::Bsp, 64, 4096, Topology::Mesh, Switching::CutThrough, Algorithm::GroupCyclic),
        (MachineKind::Bsp, 256, 65536, Topology::Mesh, Switching::CutThrough, Algorithm::GroupCyclic),
    ] {
        let scenario = Settings { machine, p, n, topology, switching, algorithm, ..Settings::default() };
        let run = hyperfly_request::run(&scenario, None, Default::default()).expect("a run");
        let ms = |from: Instant| from.elapsed().as_secs_f64() * 1e3;
        let clock = Instant::now();
        let replay = Replay::new(Rc::new(run));
        let read = ms(clock);
        let clock = Instant::now();
        let moments = Moments::new(&replay).times().len();
        println!(
            "{machine:?} p {p} n {n} {topology:?} {switching:?} {algorithm:?}: replay {read:.2} ms, {moments} moments {:.2} ms",
            ms(clock)
        );
        let frame = Frame::new(800.0, 600.0);
        for kind in ["machine", "butterfly", "timeline", "distribution", "schedule"] {
            let clock = Instant::now();
            let mut scene: Box<dyn Scene> = match kind {
                "machine" => Box::new(MachineScene::new(&replay, frame)),
                "butterfly" => Box::new(ButterflyScene::new(&replay, frame)),
                "distribution" => Box::new(DistributionScene::new(&replay, frame)),
                "schedule" => Box::new(ScheduleScene::new(&replay, frame)),
                _ => Box::new(TimelineScene::new(&replay, frame)),
            };
            let made = ms(clock);
            scene.draw_static(&mut Nothing);
            let all = ms(clock);
            let (mut sum, mut most) = (0.0, 0.0f64);
            for k in 0..200 {
                let clock = Instant::now();
                scene.draw_dynamic(replay.t_end() * f64::from(k) / 200.0, None, &mut Nothing);
                let time = ms(clock);
                sum += time;
                most = most.max(time);
            }
            println!(
                "  {kind}: layout {made:.2} ms, static {:.2}, frame mean {:.3} most {most:.3}",
                all - made,
                sum / 200.0
            );
        }
    }
}
