//! Tests of the clock with simulated frames and time.

use super::*;
use hyperfly_view::trace::act::{Act, ActKind};
use hyperfly_view::trace::play_time::TAIL_FACTOR;

/// A screen that counts requested frames.
#[derive(Default)]
struct FakeScreen {
    requested: Cell<u32>,
}

impl Screen for FakeScreen {
    fn request_frame(&self) {
        self.requested.set(self.requested.get() + 1);
    }

    fn now(&self) -> f64 {
        0.0
    }
}

fn player() -> (Rc<Player>, Rc<FakeScreen>) {
    let screen = Rc::new(FakeScreen::default());
    (Player::new(screen.clone(), false), screen)
}

/// Returns a counter and a callback that increments it.
fn counter() -> (Rc<Cell<u32>>, Rc<dyn Fn()>) {
    let count = Rc::new(Cell::new(0));
    let incremented = count.clone();
    (count, Rc::new(move || incremented.set(incremented.get() + 1)))
}

#[test]
fn run_plays_twelve_seconds_and_stops() {
    let (player, screen) = player();
    let (finished, finish) = counter();
    player.on_finished(finish);
    player.set_end(120.0, true);
    player.set_playing(true);
    // The first frame only starts the clock.
    player.on_frame(1000.0);
    assert_eq!(player.t(), 0.0);
    let mut now = 1000.0;
    while finished.get() == 0 {
        let requested = screen.requested.get();
        now += 100.0;
        player.on_frame(now);
        assert!(finished.get() == 1 || screen.requested.get() == requested + 1);
    }
    assert!((now - 13_000.0).abs() <= 100.0, "{now}");
    assert_eq!((player.t(), player.playing()), (120.0, false));
}

#[test]
fn missed_frames_are_not_caught_up() {
    let (player, _) = player();
    player.set_end(12.0, true);
    player.set_playing(true);
    player.on_frame(0.0);
    player.on_frame(60_000.0);
    assert_eq!(player.t(), 0.25);
}

#[test]
fn painter_is_called_with_cursor_until_dropped() {
    let (player, screen) = player();
    let painted = Rc::new(Cell::new(f64::NAN));
    let painter_time = painted.clone();
    let subscription = player.subscribe(Rc::new(move |t| painter_time.set(t)));
    player.set_end(10.0, true);
    player.seek(4.0);
    // Both changes are painted in one frame.
    assert_eq!(screen.requested.get(), 1);
    player.on_frame(0.0);
    assert_eq!(painted.get(), 4.0);
    drop(subscription);
    player.seek(5.0);
    player.on_frame(0.0);
    assert_eq!(painted.get(), 4.0);
}

#[test]
fn rest_listener_is_called_only_when_cursor_rests() {
    let (player, _) = player();
    let (rested, listener) = counter();
    let _subscription = player.on_rest(listener);
    player.set_end(10.0, true);
    assert_eq!(rested.get(), 0, "it stands at 0 as before");
    player.seek(4.0);
    player.seek(4.0);
    assert_eq!(rested.get(), 1);
    player.hold(true);
    player.seek(6.0);
    assert_eq!(rested.get(), 1);
    player.hold(false);
    assert_eq!(rested.get(), 2);
    player.set_playing(true);
    player.on_frame(0.0);
    player.on_frame(200.0);
    assert_eq!(rested.get(), 2);
    player.set_playing(false);
    assert_eq!(rested.get(), 3);
}

#[test]
fn new_run_keeps_relative_cursor() {
    let (player, _) = player();
    player.set_end(100.0, true);
    player.seek(25.0);
    player.set_end(200.0, true);
    assert_eq!(player.t(), 50.0);
    player.seek(200.0);
    player.set_end(10.0, true);
    assert_eq!(player.t(), 10.0);
}

/// A program with a fault in its first step has a run without duration for a moment.
#[test]
fn run_without_duration_keeps_relative_cursor() {
    let (player, _) = player();
    player.set_end(100.0, true);
    player.seek(25.0);
    player.set_end(0.0, true);
    assert_eq!((player.t(), player.end()), (0.0, 0.0));
    player.set_end(0.0, true);
    player.set_end(400.0, true);
    assert_eq!(player.t(), 100.0);
    player.seek(40.0);
    player.set_end(200.0, true);
    assert_eq!(player.t(), 20.0, "only once");
}

#[test]
fn seek_in_next_run_holds_until_following_request() {
    let (player, _) = player();
    player.set_end(100.0, true);
    player.seek_in_next_run(150.0);
    player.expect_run();
    player.accept_run(200.0);
    assert_eq!(player.t(), 150.0);
    // The end of the same run is set again, as for a comparison.
    player.set_end(300.0, true);
    assert_eq!(player.t(), 150.0);
    player.expect_run();
    player.accept_run(600.0);
    assert_eq!(player.t(), 300.0);
}

#[test]
fn cursor_may_exceed_end_while_comparison_is_awaited() {
    let (player, _) = player();
    player.seek_in_next_run(150.0);
    player.set_end(100.0, false);
    assert_eq!((player.t(), player.end()), (150.0, 150.0));
    player.set_end(400.0, true);
    assert_eq!((player.t(), player.end()), (150.0, 400.0));
}

#[test]
fn window_repeats_after_pause() {
    let (player, _) = player();
    player.set_end(100.0, true);
    player.set_window(Some((20.0, 30.0)), true);
    player.set_playing(true);
    assert_eq!(player.t(), 20.0);
    let mut now = 0.0;
    player.on_frame(now);
    while player.t() < 30.0 {
        now += 200.0;
        player.on_frame(now);
    }
    let at_the_end = now;
    while player.t() >= 30.0 {
        now += 200.0;
        player.on_frame(now);
    }
    assert!((now - at_the_end - 1500.0).abs() <= 200.0, "{}", now - at_the_end);
    assert!(player.playing());
}

#[test]
fn time_near_transition_passes_at_quarter_speed() {
    let (player, _) = player();
    player.set_end(12.0, true);
    player.set_transitions(Some([6.0].into()));
    player.seek(5.9);
    player.set_playing(true);
    player.on_frame(0.0);
    player.on_frame(40.0);
    assert!((player.t() - 5.91).abs() < 1e-9, "{}", player.t());
}

#[test]
fn reduced_motion_advances_once_a_second() {
    let player = Player::new(Rc::new(FakeScreen::default()), true);
    player.set_end(12.0, true);
    player.set_playing(true);
    player.on_frame(0.0);
    let mut moments = Vec::new();
    for frame in 1..=20 {
        player.on_frame(f64::from(frame) * 125.0);
        moments.push(player.t());
    }
    moments.dedup();
    assert_eq!(moments, [0.0, 1.0, 2.0]);
}

#[test]
fn invisible_player_requests_no_frames() {
    let (player, screen) = player();
    player.set_end(12.0, true);
    player.set_playing(true);
    player.set_seen(false);
    player.on_frame(0.0);
    let requested = screen.requested.get();
    player.on_frame(100.0);
    assert_eq!((player.t(), screen.requested.get()), (0.0, requested));
    player.set_seen(true);
    assert_eq!(screen.requested.get(), requested + 1);
}

/// A second of real time is a twelfth of any run, whatever its duration.
#[test]
fn transition_of_a_long_run_plays_in_slow_motion() {
    let (player, _) = player();
    player.set_end(1200.0, true);
    player.set_transitions(Some([600.0].into()));
    player.seek(590.0);
    player.set_playing(true);
    player.on_frame(0.0);
    player.on_frame(40.0);
    assert!((player.t() - 591.0).abs() < 1e-9, "{}", player.t());
}

/// Two acts, one ten times as long as the other.
fn uneven_acts() -> Vec<Act> {
    let act = |stage, start, end| Act {
        kind: ActKind::Stage { stage, crosses: false },
        start,
        end,
        messages: None,
    };
    vec![act(0, 0.0, 100.0), act(1, 100.0, 110.0)]
}

#[test]
fn even_pace_plays_every_act_for_two_seconds() {
    let (player, _) = player();
    player.set_end(110.0, true);
    player.set_play_time(PlayTime::even(&uneven_acts(), 110.0));
    assert_eq!(player.length(), 4.0);
    player.set_playing(true);
    player.on_frame(0.0);
    let mut moments = Vec::new();
    for frame in 1..=40 {
        player.on_frame(f64::from(frame) * 100.0);
        moments.push(player.t());
    }
    assert!(moments.windows(2).all(|pair| pair[1] > pair[0]));
    for (frame, t) in [(9, 50.0), (19, 100.0), (29, 105.0), (39, 110.0)] {
        assert!((moments[frame] - t).abs() < 1e-6, "{} instead of {t}", moments[frame]);
    }
    assert!(!player.playing(), "it stops at the end");
}

#[test]
fn even_pace_scales_with_speed_and_window() {
    let (player, _) = player();
    player.set_end(110.0, true);
    player.set_play_time(PlayTime::even(&uneven_acts(), 110.0));
    player.set_window(Some((50.0, 105.0)), false);
    assert_eq!(player.length(), 2.0);
    player.set_speed(4.0);
    player.set_playing(true);
    player.on_frame(0.0);
    player.on_frame(250.0);
    assert!((player.t() - 100.0).abs() < 1e-6, "{}", player.t());
    // Back to the machine's pace: a second is a twelfth of the window.
    player.set_play_time(None);
    player.set_speed(1.0);
    player.on_frame(370.0);
    assert!((player.t() - 100.0 - 0.12 * 55.0 / 12.0).abs() < 1e-6, "{}", player.t());
}

#[test]
fn tail_passes_four_times_as_fast() {
    let (player, _) = player();
    player.set_end(120.0, true);
    player.set_play_time(PlayTime::with_fast_tail(60.0, 120.0));
    player.set_playing(true);
    player.on_frame(0.0);
    let advance = |now: f64| {
        let before = player.t();
        player.on_frame(now);
        player.t() - before
    };
    let normal = advance(100.0);
    player.seek(60.0);
    assert!((advance(200.0) - TAIL_FACTOR * normal).abs() < 1e-9);
    player.set_play_time(None);
    assert!((advance(300.0) - normal).abs() < 1e-9);
}
