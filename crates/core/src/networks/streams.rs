//! Worms that stream over two virtual channels of one channel, which share it max–min fairly (docs/semantics/machines.md,
//! *Virtual channels*).
//!
//! All channels have the same capacity, and at most two worms stream over one. Filling all rates together, every channel with two
//! worms is full at half its capacity, which stops both; the other worms go on to the full rate. So a worm streams at half the
//! rate while it shares any channel, and at the full rate otherwise.

use super::routes::entry_or_default;

/// Number of a worm that no channel has.
const NONE: u32 = u32::MAX;

/// The worms that stream, and the channels that they still hold.
pub struct Streams {
    /// Worm that streams over each virtual channel.
    on: Vec<u32>,
    /// State of each worm, by its number.
    streams: Vec<Stream>,
    /// Worms that began or ceased to share a channel at this instant. A worm may be listed twice.
    changed: Vec<u32>,
}

#[derive(Clone, Default)]
struct Stream {
    /// Channels that it holds; 0 once it has ended, after which another worm may have its number.
    held: u32,
    /// Channels that it shares with another worm.
    shared: u32,
    /// Time that the words would take at the full rate, as of `since`.
    remaining: f64,
    since: f64,
    rate: f64,
}

impl Streams {
    /// Creates the streams over this number of virtual channels, two for each channel.
    pub fn new(virtual_channels: usize) -> Self {
        Streams { on: vec![NONE; virtual_channels], streams: Vec::new(), changed: Vec::new() }
    }

    /// Begins the stream of a worm over the virtual channels that it holds. It takes `time` at the full rate.
    pub fn begin(&mut self, worm: u32, held: &[u32], time: f64, now: f64) {
        *entry_or_default(&mut self.streams, worm) =
            Stream { held: held.len() as u32, shared: 0, remaining: time, since: now, rate: 1.0 };
        for &channel in held {
            self.on[channel as usize] = worm;
            self.change_shared(worm, channel, |shared| shared + 1);
        }
    }

    /// Ends the stream of a worm over one virtual channel, if it streams.
    pub fn end(&mut self, worm: u32, channel: u32) {
        if self.on[channel as usize] == worm {
            self.on[channel as usize] = NONE;
            self.streams[worm as usize].held -= 1;
            self.change_shared(worm, channel, |shared| shared - 1);
        }
    }

    /// Changes the number of shared channels of a worm and of the one on the other virtual channel, if there is one.
    fn change_shared(&mut self, worm: u32, channel: u32, change: impl Fn(u32) -> u32) {
        let other = self.on[channel as usize ^ 1];
        if other != NONE {
            for worm in [worm, other] {
                let shared = &mut self.streams[worm as usize].shared;
                *shared = change(*shared);
                self.changed.push(worm);
            }
        }
    }

    /// Updates the rates at the end of an instant. Calls `each` for every worm whose rate changes, with its rate as a fraction of
    /// the full one and the time at which its stream will end.
    pub fn settle(&mut self, now: f64, mut each: impl FnMut(u32, f64, f64)) {
        self.changed.sort_unstable();
        self.changed.dedup();
        for worm in self.changed.drain(..) {
            let Stream { held, shared, remaining, since, rate } = &mut self.streams[worm as usize];
            if *held == 0 {
                continue;
            }
            let new_rate = if *shared > 0 { 0.5 } else { 1.0 };
            if new_rate != *rate {
                *remaining = (*remaining - *rate * (now - *since)).max(0.0);
                (*since, *rate) = (now, new_rate);
                each(worm, new_rate, now + *remaining / new_rate);
            }
        }
    }
}
