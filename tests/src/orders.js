// Orders to run as the page writes them to a worker: bytes by postcard (web/src/worker/protocol/packet.rs, web/src/worker/protocol/commands.rs).
//
// A message is a list; its first entry is bytes, of which the first is the number of the message's kind. An order to run goes on with
// its id, a whole number of seven bits a byte; algorithm, topology, switching and machine as texts with their lengths; p and n as whole
// numbers; t_c, t_s, t_h and t_w as doubles; …; and it ends with whether it wants data, whether a trace, and its budget: 0, or 1 and a whole
// number.
window.orders = (() => {
  const number = value => value < 128 ? [value] : [value % 128 + 128, ...number(value >> 7)];
  // Where what begins at a byte, a whole number, is over.
  const behind = (bytes, at) => { while (bytes[at] > 127) at++; return at + 1; };
  // Where the order says whether it wants data. It is read from its end, where a budget ends with a byte that is not 0.
  const wishes = order => {
    let at = order.length - 1;
    if (order[at] !== 0) do at--; while (order[at] > 127);
    at -= 2;
    if (order[at] > 1 || order[at + 1] > 1 || order[at + 2] > 1) throw new Error('an order of another form: ' + order.join());
    return at;
  };
  const told = kind => message => Array.isArray(message) && message[0]?.BYTES_PER_ELEMENT === 1 && message[0][0] === kind;
  return {
    // To the worker.
    isRun: told(0),
    // From the worker.
    isProgress: told(1),
    isDone: told(2),
    isPong: told(3),
    // Of the bytes of an order to run: what it wants, and its t_w.
    wants(order) {
      const at = wishes(order);
      return { data: order[at] === 1, trace: order[at + 1] === 1 };
    },
    tw(order) {
      let at = behind(order, 1);
      for (let text = 0; text < 4; text++) at += 1 + order[at];
      for (let whole = 0; whole < 2; whole++) at = behind(order, at);
      return new DataView(order.buffer, order.byteOffset).getFloat64(at + 3 * 8, true);
    },
    // The same order with another id, and with other wishes where they are named.
    again(order, id, others) {
      const at = wishes(order);
      const { data, trace } = { ...this.wants(order), ...others };
      const same = [order.subarray(behind(order, 1), at), order.subarray(at + 2)];
      return Uint8Array.from([order[0], ...number(id), ...same[0], Number(data), Number(trace), ...same[1]]);
    },
  };
})();
