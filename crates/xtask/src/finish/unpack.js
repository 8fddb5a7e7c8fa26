// Bytes that came as text (finish/fallback.rs writes it): a promise of them.
((text) => {
  const bytes = new DataView(new ArrayBuffer(text.length / 5 * 4 | 0));
  let from = 1;
  for (let to = 0; to < bytes.byteLength; to += 4) {
    let word = 0;
    for (let k = 0; k < 5; k++) {
      const code = text.charCodeAt(from++);
      word = word * 85 + (code > 124 ? 4092 - 32 * code : code) - 40;
    }
    bytes.setUint32(to, word);
  }
  const packed = new Uint8Array(bytes.buffer, 0, bytes.byteLength - text.charCodeAt(0) + 40);
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
})
