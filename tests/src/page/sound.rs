//! Sound files.

/// Returns a JavaScript expression of the parts of a WAV `File` with `count` samples, each an expression of `k`, at 44,100 Hz.
pub fn wav(count: u32, sample: &str) -> String {
    wav_with_channels(44_100, 1, count, sample)
}

/// Returns a JavaScript expression of the parts of a WAV `File` at `rate` hertz. The samples of the channels alternate; `count` is their total.
pub fn wav_with_channels(rate: u32, channels: u32, count: u32, sample: &str) -> String {
    format!(
        "(() => {{
            const count = {count}, view = new DataView(new ArrayBuffer(44 + 2 * count));
            const text = (at, s) => [...s].forEach((c, k) => view.setUint8(at + k, c.charCodeAt(0)));
            text(0, 'RIFF'); view.setUint32(4, 36 + 2 * count, true); text(8, 'WAVEfmt ');
            view.setUint32(16, 16, true); view.setUint16(20, 1, true); view.setUint16(22, {channels}, true);
            view.setUint32(24, {rate}, true); view.setUint32(28, 2 * {rate} * {channels}, true);
            view.setUint16(32, 2 * {channels}, true); view.setUint16(34, 16, true);
            text(36, 'data'); view.setUint32(40, 2 * count, true);
            for (let k = 0; k < count; k++) view.setInt16(44 + 2 * k, {sample}, true);
            return [view.buffer];
        }})()"
    )
}
