//! The throttle with simulated time and a browser that counts.

use super::*;

/// A browser that accepts `max_writes` changes in ten seconds.
struct Browser {
    max_writes: usize,
    /// Time, value and whether it was a new entry.
    accepted: Vec<(f64, u32, bool)>,
    refused: usize,
}

impl Browser {
    fn accepting(max_writes: usize) -> Browser {
        Browser { max_writes, accepted: Vec::new(), refused: 0 }
    }

    fn recent(&self, now: f64) -> usize {
        self.accepted.iter().filter(|(time, ..)| *time > now - 10_000.0).count()
    }
}

/// Submits `edits` values, one every `interval` milliseconds, with a timer of a millisecond; then waits a minute.
fn submit_edits(
    throttle: &mut WriteThrottle<u32>,
    browser: &mut Browser,
    edits: u32,
    interval: u32,
    dragging: bool,
) {
    for now in 0..(edits * interval + 60_000) {
        if now % interval == 0 && now / interval < edits {
            throttle.submit(now / interval, !dragging);
        }
        let time = f64::from(now);
        if throttle.delay(time, dragging) == Some(0.0) {
            let (value, entry) = throttle.take(time).expect("a scheduled call");
            if browser.recent(time) < browser.max_writes {
                browser.accepted.push((time, value, entry));
                throttle.confirm();
            } else {
                browser.refused += 1;
                throttle.put_back(value, entry);
            }
        }
    }
}

#[test]
fn few_edits_are_written_at_once_as_entries() {
    let (mut throttle, mut browser) = (WriteThrottle::default(), Browser::accepting(100));
    submit_edits(&mut throttle, &mut browser, 12, 40, false);
    let expected: Vec<_> = (0..12).map(|k| (f64::from(k * 40), k, true)).collect();
    assert_eq!(browser.accepted, expected);
}

#[test]
fn many_edits_are_never_refused_and_last_is_written() {
    for (edits, interval) in [(300, 1), (300, 16), (2000, 33), (1000, 149)] {
        for dragging in [false, true] {
            let (mut throttle, mut browser) = (WriteThrottle::default(), Browser::accepting(100));
            submit_edits(&mut throttle, &mut browser, edits, interval, dragging);
            assert_eq!(browser.refused, 0, "{edits} edits, one each {interval} ms");
            let (time, last, _) = *browser.accepted.last().expect("something is written");
            assert_eq!(last, edits - 1);
            let edited = f64::from((edits - 1) * interval);
            let min_delay = if dragging { DRAG_MS } else { EACH_MS };
            assert!(
                (edited..=edited + min_delay).contains(&time),
                "it is written at {time}, {edited} was the edit"
            );
            // A later value is never overtaken by an earlier one.
            assert!(browser.accepted.is_sorted_by_key(|(_, value, _)| *value));
        }
    }
}

#[test]
fn refused_value_is_written_later() {
    // Less than half of the expected limit: refused after the first 40, accepted again when the ten seconds are over.
    let (mut throttle, mut browser) = (WriteThrottle::default(), Browser::accepting(40));
    submit_edits(&mut throttle, &mut browser, 300, 20, false);
    assert!(browser.refused > 0);
    let (_, last, entry) = *browser.accepted.last().expect("something is written");
    assert_eq!((last, entry), (299, true));
    assert!(browser.refused <= 2 * TRIES as usize, "it asked {} times in vain", browser.refused);
}

#[test]
fn retries_end_if_browser_always_refuses() {
    let (mut throttle, mut browser) = (WriteThrottle::default(), Browser::accepting(0));
    submit_edits(&mut throttle, &mut browser, 1, 1, false);
    assert_eq!((browser.refused, throttle.delay(1e9, false)), (TRIES as usize, None));
    // A new value is tried once.
    throttle.submit(2, false);
    assert_eq!(throttle.delay(1e9, false), Some(0.0));
    let (value, entry) = throttle.take(1e9).expect("it waits");
    throttle.put_back(value, entry);
    assert_eq!(throttle.delay(2e9, false), None);
}

#[test]
fn cancelled_value_is_not_written() {
    let mut throttle = WriteThrottle::default();
    throttle.submit(1, true);
    throttle.cancel();
    assert_eq!(throttle.delay(0.0, false), None);
    // A cancelled entry does not pass on to the next value.
    throttle.submit(2, false);
    assert_eq!(throttle.take(0.0), Some((2, false)));
}
