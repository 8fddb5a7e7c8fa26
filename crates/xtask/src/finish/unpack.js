// Bytes that came as text (finish/fallback.rs writes it). Letters become LZMA, as Igor Pavlov's specification has it, and that
// the bytes; the names are those of the specification. What comes back is asked for the bytes up to an end, or for all: it
// goes on where it was, and what is not asked for costs nothing.
((text) => {
  const view = new DataView(new ArrayBuffer(text.length / 5 * 4 | 0)), packed = new Uint8Array(view.buffer);
  for (let from = 1, to = 0; to < packed.length; to += 4) {
    let word = 0;
    for (let k = 0; k < 5; k++) {
      const letter = text.charCodeAt(from++);
      word = word * 85 + (letter > 124 ? 4092 - 32 * letter : letter) - 40;
    }
    view.setUint32(to, word);
  }
  // Five bytes say how it is packed, eight how long it is.
  const lc = packed[0] % 9, lp = (packed[0] / 9 | 0) % 5, pb = packed[0] / 45 | 0, bytes = new Uint8Array(view.getUint32(5, true));
  // All probabilities: isMatch, isRep, isRepG0, isRepG1, isRepG2, isRep0Long, posSlot, align, posSpecial, two of lengths, literals.
  const probs = new Uint16Array(1860 + (768 << lc + lp)).fill(1024);
  let at = 13, code = 0, range = 2 ** 32 - 1, to = 0, state = 0, rep0 = 0, rep1 = 0, rep2 = 0, rep3 = 0, length;
  const next = () => code = code * 256 + (packed[at++] | 0);
  for (let k = 0; k < 5; k++) next();
  const normalize = (bit) => {
    if (range < 2 ** 24) {
      range *= 256;
      next();
    }
    return bit;
  };
  const decode = (at) => {
    const prob = probs[at], bound = (range >>> 11) * prob;
    if (code < bound) {
      range = bound;
      probs[at] = prob + (2048 - prob >> 5);
      return normalize(0);
    }
    range -= bound;
    code -= bound;
    probs[at] = prob - (prob >> 5);
    return normalize(1);
  };
  const tree = (at, bits) => {
    let m = 1;
    for (let k = 0; k < bits; k++) m = 2 * m + decode(at + m);
    return m - (1 << bits);
  };
  const reverse = (at, bits) => {
    let m = 1, sum = 0;
    for (let k = 0, bit; k < bits; k++) {
      m = 2 * m + (bit = decode(at + m));
      sum += bit << k;
    }
    return sum;
  };
  const direct = (bits) => {
    let sum = 0;
    for (; bits--; normalize()) {
      range >>>= 1;
      sum *= 2;
      if (code >= range) {
        code -= range;
        sum++;
      }
    }
    return sum;
  };
  const len = (at, pos) => decode(at) ? decode(at + 1) ? 16 + tree(at + 258, 8) : 8 + tree(at + 130 + 8 * pos, 3) : tree(at + 2 + 8 * pos, 3);
  const distance = () => {
    const slot = tree(432 + 64 * Math.min(length, 3), 6), bits = (slot >> 1) - 1;
    if (slot < 4) return slot;
    const first = 2 + slot % 2 << bits;
    return first + (slot < 14 ? reverse(704 + first - slot, bits) : direct(bits - 4) * 16 + reverse(688, 4));
  };
  const back = () => {
    bytes[to] = bytes[to - rep0 - 1];
    to++;
  };
  const step = () => {
    const pos = to & (1 << pb) - 1;
    if (!decode(16 * state + pos)) {
      const at = 1860 + 768 * (((to & (1 << lp) - 1) << lc) + ((bytes[to - 1] | 0) >> 8 - lc));
      let symbol = 1;
      if (state > 6)
        for (let match = bytes[to - rep0 - 1], same = 1; same && symbol < 256; match *= 2) {
          const high = match >> 7 & 1, bit = decode(at + (1 + high << 8) + symbol);
          symbol = 2 * symbol + bit;
          same = bit == high;
        }
      while (symbol < 256) symbol = 2 * symbol + decode(at + symbol);
      bytes[to++] = symbol;
      state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
      return;
    }
    if (!decode(192 + state)) {
      [rep3, rep2, rep1] = [rep2, rep1, rep0];
      length = len(832, pos);
      state = state < 7 ? 7 : 10;
      rep0 = distance();
    } else {
      if (!decode(204 + state)) {
        if (!decode(240 + 16 * state + pos)) {
          state = state < 7 ? 9 : 11;
          back();
          return;
        }
      } else if (!decode(216 + state)) [rep0, rep1] = [rep1, rep0];
      else if (!decode(228 + state)) [rep0, rep1, rep2] = [rep2, rep0, rep1];
      else [rep0, rep1, rep2, rep3] = [rep3, rep0, rep1, rep2];
      length = len(1346, pos);
      state = state < 7 ? 8 : 11;
    }
    for (length += 2; length--; ) back();
  };
  return (end = bytes.length) => {
    while (to < end) step();
    return bytes;
  };
})
