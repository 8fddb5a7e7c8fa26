// Injects faults into a page on command, between the page and its workers and between the page and the screen. A test's site inserts this
// script before the page's own.
window.pageFaults = (() => {
  const Real = Worker;
  const { postMessage, terminate, addEventListener: listen } = Real.prototype;
  const living = [];
  const errors = [];
  const now = () => performance.now();
  let active, started = 0;
  const heal = () => {
    active = { noWorkers: 0, deaf: 0, slow: 0, slowUntil: 0, broken: 0, outOfMemory: 0, late: 0, lateUntil: 0, lost: 0, twice: 0 };
  };
  heal();

  addEventListener('error', event => errors.push(String(event.message)));
  addEventListener('unhandledrejection', event => errors.push(`not caught: ${event.reason}`));

  // The first byte of a message is its kind (web/src/worker/protocol/commands.rs). In an outcome, the number of the command follows,
  // seven bits per byte, then the kind of the outcome.
  const kind = message => (Array.isArray(message) && message[0] instanceof Uint8Array ? message[0][0] : -1);
  const outcome = ([bytes]) => bytes[1 + bytes.slice(1).findIndex(byte => byte < 128) + 1];
  const RUN = 0, CRASH = 9, DONE = 2, COMPLETE = 0, REPORT = 1, REFUSED = 3;

  // The worker exchanges no more messages. It is terminated only when the page terminates it, since WebKit dispatches no events to a
  // terminated worker.
  const die = (worker, event) => {
    worker.dead = true;
    living.splice(living.indexOf(worker), 1);
    if (event) setTimeout(() => worker.real.dispatchEvent(event));
  };
  const failure = message => new ErrorEvent('error', { message, cancelable: true });

  window.Worker = function (src, options) {
    if (now() < active.noWorkers) throw new DOMException('no worker can be made', 'QuotaExceededError');
    const real = new Real(src, options);
    const worker = { real, hangs: 0, last: [0, 0], deaf: now() < active.deaf, dead: false };
    // With a slow start, its files arrive late, and so do all messages after them.
    if (now() < active.slowUntil) worker.last[0] = now() + active.slow;
    living.push(worker);
    started++;
    // Messages in one direction do not overtake each other.
    const pass = (way, wait, act) => {
      const at = Math.max(worker.last[way], now() + wait, worker.hangs);
      worker.last[way] = at;
      const go = () => worker.dead || act();
      if (at > now()) setTimeout(go, at - now());
      else go();
    };
    real.postMessage = (message, transfer) => {
      if (kind(message) === RUN && now() < active.outOfMemory) return die(worker, failure('Uncaught RuntimeError: unreachable'));
      if (worker.last[0] <= now() && worker.hangs <= now()) return worker.dead || postMessage.call(real, message, transfer);
      pass(0, 0, () => postMessage.call(real, message, transfer));
    };
    real.terminate = () => {
      if (!worker.dead) die(worker);
      terminate.call(real);
    };
    // Delayed and lost messages reach neither the page nor the script that starts its workers (web/start.js).
    const passed = new WeakSet();
    listen.call(real, 'message', event => {
      if (passed.has(event)) return;
      event.stopImmediatePropagation();
      if (worker.deaf) return;
      const answers = kind(event.data) === DONE && [COMPLETE, REPORT, REFUSED].includes(outcome(event.data));
      if (answers && active.lost > 0) return void active.lost--;
      const twice = answers && active.twice > 0 && active.twice-- > 0;
      const late = now() < active.lateUntil ? active.late : 0;
      // Transferred data exists once; the duplicate message refers to the same data.
      const come = () => {
        const message = new MessageEvent('message', { data: event.data });
        passed.add(message);
        real.dispatchEvent(message);
      };
      pass(1, late, come);
      if (twice) pass(1, late, come);
    });
    if (now() < active.broken) setTimeout(() => worker.dead || die(worker, new Event('error', { cancelable: true })), 20);
    return real;
  };
  window.Worker.prototype = Real.prototype;

  // A hidden page has no frames.
  const frame = window.requestAnimationFrame.bind(window);
  const drop = window.cancelAnimationFrame.bind(window);
  const waiting = new Map();
  let hidden = false, number = -1;
  window.requestAnimationFrame = paint => {
    if (!hidden) return frame(paint);
    waiting.set(number, paint);
    return number--;
  };
  window.cancelAnimationFrame = id => waiting.delete(id) || drop(id);
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });

  return {
    errors,
    heal,
    started: () => started,
    // For each running worker: whether it never becomes ready, and how long it hangs and its messages take.
    delays: () => living.map(({ deaf, hangs, last }) => [deaf, ...[hangs, ...last].map(at => Math.max(0, Math.round(at - now())))]),
    hide(now) {
      hidden = now;
      document.dispatchEvent(new Event('visibilitychange'));
      if (!hidden) {
        waiting.forEach(paint => frame(paint));
        waiting.clear();
      }
    },
    // Injects a fault; returns its duration in milliseconds.
    inject([what, a, b]) {
      const victim = living.length ? living[a % living.length] : undefined;
      const until = now() + a;
      if (what === 'kill' && victim) die(victim);
      if (what === 'panic' && victim) postMessage.call(victim.real, [Uint8Array.of(CRASH)]);
      if (what === 'hang' && victim) victim.hangs = now() + b;
      if (what === 'no-workers') active.noWorkers = until;
      if (what === 'deaf') active.deaf = until;
      if (what === 'slow') [active.slow, active.slowUntil] = [a, now() + b];
      if (what === 'broken') active.broken = until;
      if (what === 'out-of-memory') active.outOfMemory = until;
      if (what === 'late') [active.late, active.lateUntil] = [a, now() + b];
      if (what === 'lost') active.lost += a;
      if (what === 'twice') active.twice += a;
      return { 'no-workers': a, deaf: a, slow: b, broken: a, 'out-of-memory': a, late: b }[what] ?? 0;
    },
  };
})();
