//! Sound: a curve as a tone for each point, with a tick at one of them, and a spectrum as one tone.

use gloo::timers::callback::Timeout;
use std::cell::Cell;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, GainNode, OscillatorNode, OscillatorType};

/// Interval and length of the tones in seconds.
const TONE_INTERVAL: f64 = 0.3;
const TONE_LENGTH: f64 = 0.22;
/// Frequency of the tick in hertz and its length in seconds.
const TICK_HZ: f32 = 1760.0;
const TICK_LENGTH: f64 = 0.03;
/// Frequency of a soft tick in hertz.
const SOFT_TICK_HZ: f32 = 660.0;
/// Gain of all sounds.
const GAIN: f32 = 0.2;
/// Frequency of a spectrum's first harmonic in hertz and its length in seconds.
const FIRST_HARMONIC_HZ: f32 = 110.0;
const HARMONICS_LENGTH: f64 = 2.0;

/// Tones that play until they end or this is dropped.
pub struct Sound {
    context: AudioContext,
    _over: Timeout,
}

impl Sound {
    /// Plays tones, each of a frequency in hertz and with or without a tick; calls `on_end` at the end. `None` where a browser has no
    /// sound.
    pub fn begin(tones: &[(f64, bool)], on_end: impl FnOnce() + 'static) -> Option<Sound> {
        Sound::play(on_end, |context| schedule(context, tones))
    }

    /// Plays a tone made of harmonics, each with the amplitude of its cosine and sine. `None` where a browser has no sound.
    pub fn harmonics(
        mut cosines: Vec<f32>,
        mut sines: Vec<f32>,
        on_end: impl FnOnce() + 'static,
    ) -> Option<Sound> {
        Sound::play(on_end, |context| {
            let wave = context.create_periodic_wave(&mut cosines, &mut sines)?;
            let (tone, gain) = create_voice(context, OscillatorType::Sine)?;
            tone.set_periodic_wave(&wave);
            tone.frequency().set_value(FIRST_HARMONIC_HZ);
            let start_time = context.current_time() + 0.1;
            gain.gain().set_target_at_time(GAIN, start_time, 0.02)?;
            gain.gain().set_target_at_time(0.0, start_time + HARMONICS_LENGTH, 0.1)?;
            tone.start()?;
            tone.stop_with_when(start_time + HARMONICS_LENGTH + 0.5)?;
            Ok(HARMONICS_LENGTH + 0.6)
        })
    }

    fn play(
        on_end: impl FnOnce() + 'static,
        schedule: impl FnOnce(&AudioContext) -> Result<f64, JsValue>,
    ) -> Option<Sound> {
        let context = AudioContext::new().ok()?;
        match schedule(&context) {
            Ok(seconds) => Some(Sound { context, _over: Timeout::new((seconds * 1000.0) as u32, on_end) }),
            Err(_) => {
                // The context is unusable either way.
                let _ = context.close();
                None
            }
        }
    }
}

impl Drop for Sound {
    fn drop(&mut self) {
        // Closing a closed context has no effect.
        let _ = self.context.close();
    }
}

/// Soft ticks at a rate that changes from frame to frame, until this is dropped.
pub struct Ticks {
    context: AudioContext,
    gain: GainNode,
    /// Time of the last tick on the context's clock.
    last: Cell<f64>,
}

impl Ticks {
    /// `None` where a browser has no sound.
    pub fn new() -> Option<Ticks> {
        let context = AudioContext::new().ok()?;
        let voice = create_voice(&context, OscillatorType::Sine).and_then(|(tone, gain)| {
            tone.frequency().set_value(SOFT_TICK_HZ);
            tone.start()?;
            Ok(gain)
        });
        match voice {
            Ok(gain) => Some(Ticks { context, gain, last: Cell::new(0.0) }),
            Err(_) => {
                // The context is unusable either way.
                let _ = context.close();
                None
            }
        }
    }

    /// Ticks if the last tick is long enough ago for this number of ticks a second. Called in every frame.
    pub fn play(&self, rate: f64) {
        let now = self.context.current_time();
        if (now - self.last.get()) * rate < 1.0 {
            return;
        }
        self.last.set(now);
        let gain = self.gain.gain();
        // A browser that refuses a time plays no tick.
        let _ = gain.set_target_at_time(GAIN, now, 0.002);
        let _ = gain.set_target_at_time(0.0, now + TICK_LENGTH / 2.0, 0.008);
    }
}

impl Drop for Ticks {
    fn drop(&mut self) {
        // Closing a closed context has no effect.
        let _ = self.context.close();
    }
}

/// Schedules all tones; returns their duration in seconds.
fn schedule(context: &AudioContext, tones: &[(f64, bool)]) -> Result<f64, JsValue> {
    let start_time = context.current_time() + 0.1;
    let end = start_time + TONE_INTERVAL * tones.len() as f64;
    let (tone, gain) = create_voice(context, OscillatorType::Triangle)?;
    let (tick, ticks) = create_voice(context, OscillatorType::Square)?;
    tick.frequency().set_value(TICK_HZ);
    for (k, (hertz, is_tick)) in tones.iter().enumerate() {
        let start = start_time + TONE_INTERVAL * k as f64;
        tone.frequency().set_value_at_time(*hertz as f32, start)?;
        // Fade in and out, so that it does not click.
        gain.gain().set_target_at_time(GAIN, start, 0.01)?;
        gain.gain().set_target_at_time(0.0, start + TONE_LENGTH, 0.02)?;
        if *is_tick {
            ticks.gain().set_target_at_time(GAIN, start, 0.002)?;
            ticks.gain().set_target_at_time(0.0, start + TICK_LENGTH, 0.01)?;
        }
    }
    for oscillator in [&tone, &tick] {
        oscillator.start()?;
        oscillator.stop_with_when(end)?;
    }
    Ok(end - context.current_time())
}

/// Creates a silent oscillator with its gain.
fn create_voice(
    context: &AudioContext,
    shape: OscillatorType,
) -> Result<(OscillatorNode, GainNode), JsValue> {
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    oscillator.set_type(shape);
    gain.gain().set_value(0.0);
    oscillator.connect_with_audio_node(&gain)?.connect_with_audio_node(&context.destination())?;
    Ok((oscillator, gain))
}
