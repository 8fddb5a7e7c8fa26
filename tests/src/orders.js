// Commands to run, as the page encodes them for a worker with postcard (web/src/worker/protocol/packet.rs,
// web/src/worker/protocol/commands.rs).
//
// A message is a list whose first entry is a byte array; its first byte is the kind of the message. A command to run continues with its
// id as a varint (seven bits per byte) and the scenario, where t_c, t_s, t_h and t_w of a network are successive doubles; it ends with
// whether it wants data, whether a trace, and its budget: 0, or 1 and a varint.
window.orders = (() => {
  const varint = value => value < 128 ? [value] : [value % 128 + 128, ...varint(value >> 7)];
  // Position after the varint at a position.
  const skipVarint = (bytes, at) => { while (bytes[at] > 127) at++; return at + 1; };
  // Position of the flag for data. Parsed from the end, where a budget ends with a non-zero byte.
  const flagsPosition = order => {
    let at = order.length - 1;
    if (order[at] !== 0) do at--; while (order[at] > 127);
    at -= 2;
    if (order[at] > 1 || order[at + 1] > 1 || order[at + 2] > 1) throw new Error('unexpected encoding of a command: ' + order.join());
    return at;
  };
  const hasKind = kind => message => Array.isArray(message) && message[0]?.BYTES_PER_ELEMENT === 1 && message[0][0] === kind;
  return {
    // Commands to the worker.
    isRun: hasKind(0),
    // Replies of the worker.
    isProgress: hasKind(1),
    isDone: hasKind(2),
    isPong: hasKind(3),
    // Flags and t_w in the bytes of a command to run.
    wants(order) {
      const at = flagsPosition(order);
      return { data: order[at] === 1, trace: order[at + 1] === 1 };
    },
    // t_w follows the default t_c, t_s and t_h.
    tw(order) {
      const view = new DataView(order.buffer, order.byteOffset, order.byteLength);
      const isMachine = at => [1, 25, 0.5].every((time, k) => view.getFloat64(at + 8 * k, true) === time);
      for (let at = 0; at + 32 <= order.length; at++) if (isMachine(at)) return view.getFloat64(at + 24, true);
      throw new Error('no machine with the default t_c, t_s and t_h: ' + order.join());
    },
    // The same command with another id and with these flags overridden.
    again(order, id, others) {
      const at = flagsPosition(order);
      const { data, trace } = { ...this.wants(order), ...others };
      const same = [order.subarray(skipVarint(order, 1), at), order.subarray(at + 2)];
      return Uint8Array.from([order[0], ...varint(id), ...same[0], Number(data), Number(trace), ...same[1]]);
    },
  };
})();
