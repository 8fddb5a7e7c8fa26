//! A curve as sound: a tone for each of its points, and a tick at one of them; and the coefficients of a spectrum, all at once.

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, GainNode, OscillatorNode, OscillatorType};

/// From one tone to the next, and how long each is, in seconds.
const APART: f64 = 0.3;
const LONG: f64 = 0.22;
/// The height of the tick in hertz, and how long it is.
const TICK: f32 = 1760.0;
const SHORT: f64 = 0.03;
/// How loud.
const LOUD: f32 = 0.2;
/// The height of the first harmonic of a spectrum in hertz, and how long it sounds.
const FIRST: f32 = 110.0;
const HELD: f64 = 2.0;

/// Tones that are heard until they are over, or this is dropped.
pub struct Sound {
    context: AudioContext,
    _over: Timeout,
}

impl Sound {
    /// Begins; calls when it is over. `None` where a browser has no sound.
    pub fn begin(tones: &[(f64, bool)], over: impl FnOnce() + 'static) -> Option<Sound> {
        Sound::of(over, |context| schedule(context, tones))
    }

    /// Begins a tone made of harmonics: of each how much there is of its cosine and of its sine. `None` where a browser has no sound.
    pub fn harmonics(
        mut cosines: Vec<f32>,
        mut sines: Vec<f32>,
        over: impl FnOnce() + 'static,
    ) -> Option<Sound> {
        Sound::of(over, |context| {
            let wave = context.create_periodic_wave(&mut cosines, &mut sines)?;
            let (tone, loud) = voice(context, OscillatorType::Sine)?;
            tone.set_periodic_wave(&wave);
            tone.frequency().set_value(FIRST);
            let begin = context.current_time() + 0.1;
            loud.gain().set_target_at_time(LOUD, begin, 0.02)?;
            loud.gain().set_target_at_time(0.0, begin + HELD, 0.1)?;
            tone.start()?;
            tone.stop_with_when(begin + HELD + 0.5)?;
            Ok(HELD + 0.6)
        })
    }

    fn of(
        over: impl FnOnce() + 'static,
        schedule: impl FnOnce(&AudioContext) -> Result<f64, JsValue>,
    ) -> Option<Sound> {
        let context = AudioContext::new().ok()?;
        match schedule(&context) {
            Ok(seconds) => Some(Sound { context, _over: Timeout::new((seconds * 1000.0) as u32, over) }),
            Err(_) => {
                // It was to be closed anyway.
                let _ = context.close();
                None
            }
        }
    }
}

impl Drop for Sound {
    fn drop(&mut self) {
        // A context that is closed already stays so.
        let _ = self.context.close();
    }
}

/// Asks for all tones at once; how many seconds they take.
fn schedule(context: &AudioContext, tones: &[(f64, bool)]) -> Result<f64, JsValue> {
    let begin = context.current_time() + 0.1;
    let end = begin + APART * tones.len() as f64;
    let (tone, loud) = voice(context, OscillatorType::Triangle)?;
    let (tick, ticks) = voice(context, OscillatorType::Square)?;
    tick.frequency().set_value(TICK);
    for (k, (hertz, is_tick)) in tones.iter().enumerate() {
        let at = begin + APART * k as f64;
        tone.frequency().set_value_at_time(*hertz as f32, at)?;
        // Slowly on and off, so that it does not crack.
        loud.gain().set_target_at_time(LOUD, at, 0.01)?;
        loud.gain().set_target_at_time(0.0, at + LONG, 0.02)?;
        if *is_tick {
            ticks.gain().set_target_at_time(LOUD, at, 0.002)?;
            ticks.gain().set_target_at_time(0.0, at + SHORT, 0.01)?;
        }
    }
    for voice in [&tone, &tick] {
        voice.start()?;
        voice.stop_with_when(end)?;
    }
    Ok(end - context.current_time())
}

/// Something that sounds, silent at first.
fn voice(context: &AudioContext, shape: OscillatorType) -> Result<(OscillatorNode, GainNode), JsValue> {
    let (voice, loud) = (context.create_oscillator()?, context.create_gain()?);
    voice.set_type(shape);
    loud.gain().set_value(0.0);
    voice.connect_with_audio_node(&loud)?.connect_with_audio_node(&context.destination())?;
    Ok((voice, loud))
}
