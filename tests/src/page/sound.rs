//! Sound files.

/// Returns a JavaScript expression of the parts of a WAV `File` with `count` samples, each an expression of `k`.
pub fn wav(count: u32, sample: &str) -> String {
    format!(
        "(() => {{
            const count = {count}, view = new DataView(new ArrayBuffer(44 + 2 * count));
            const text = (at, s) => [...s].forEach((c, k) => view.setUint8(at + k, c.charCodeAt(0)));
            text(0, 'RIFF'); view.setUint32(4, 36 + 2 * count, true); text(8, 'WAVEfmt ');
            view.setUint32(16, 16, true); view.setUint16(20, 1, true); view.setUint16(22, 1, true);
            view.setUint32(24, 44100, true); view.setUint32(28, 88200, true);
            view.setUint16(32, 2, true); view.setUint16(34, 16, true);
            text(36, 'data'); view.setUint32(40, 2 * count, true);
            for (let k = 0; k < count; k++) view.setInt16(44 + 2 * k, {sample}, true);
            return [view.buffer];
        }})()"
    )
}
