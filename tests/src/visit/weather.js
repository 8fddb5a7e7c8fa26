// What goes wrong in a page, on command. It stands between the page and its workers, and between the page and the screen; a test's
// own site puts it before the scripts of the page.
window.weather = (() => {
  const Real = Worker;
  const { postMessage, terminate, addEventListener: listen } = Real.prototype;
  const living = [];
  const errors = [];
  const now = () => performance.now();
  let sky, faults, started = 0;
  const heal = () => {
    sky = { noWorkers: 0, deaf: 0, slow: 0, slowUntil: 0, broken: 0, outOfMemory: 0, late: 0, lateUntil: 0, lost: 0, twice: 0 };
  };
  heal();

  addEventListener('error', event => errors.push(String(event.message)));
  addEventListener('unhandledrejection', event => errors.push(`not caught: ${event.reason}`));

  // The first byte of a message says of which kind it is (web/src/worker/protocol/commands.rs). After that of an outcome comes the number
  // of the command, seven bits a byte, then the kind of the outcome.
  const kind = message => (Array.isArray(message) && message[0] instanceof Uint8Array ? message[0][0] : -1);
  const outcome = ([bytes]) => bytes[1 + bytes.slice(1).findIndex(byte => byte < 128) + 1];
  const RUN = 0, CRASH = 9, DONE = 2, COMPLETE = 0, REPORT = 1, REFUSED = 3;

  // It hears and says nothing any more. It really ends when the page ends it: to one that was ended WebKit hands no event.
  const die = (worker, event) => {
    worker.dead = true;
    living.splice(living.indexOf(worker), 1);
    if (event) setTimeout(() => worker.real.dispatchEvent(event));
  };
  const failure = message => new ErrorEvent('error', { message, cancelable: true });

  window.Worker = function (src, options) {
    if (now() < sky.noWorkers) throw new DOMException('no worker can be made', 'QuotaExceededError');
    const real = new Real(src, options);
    const worker = { real, hangs: 0, last: [0, 0], deaf: now() < sky.deaf, dead: false };
    // What it is made of comes late, and all that it is told after that.
    if (now() < sky.slowUntil) worker.last[0] = now() + sky.slow;
    living.push(worker);
    started++;
    // Messages of one way do not overtake each other.
    const pass = (way, wait, act) => {
      const at = Math.max(worker.last[way], now() + wait, worker.hangs);
      worker.last[way] = at;
      const go = () => worker.dead || act();
      if (at > now()) setTimeout(go, at - now());
      else go();
    };
    real.postMessage = (message, transfer) => {
      if (kind(message) === RUN && now() < sky.outOfMemory) return die(worker, failure('Uncaught RuntimeError: unreachable'));
      if (worker.last[0] <= now() && worker.hangs <= now()) return worker.dead || postMessage.call(real, message, transfer);
      pass(0, 0, () => postMessage.call(real, message, transfer));
    };
    real.terminate = () => {
      if (!worker.dead) die(worker);
      terminate.call(real);
    };
    // Nobody hears what has not come through: neither the page nor what starts workers for it (web/start.js).
    const passed = new WeakSet();
    listen.call(real, 'message', event => {
      if (passed.has(event)) return;
      event.stopImmediatePropagation();
      if (worker.deaf) return;
      const answers = kind(event.data) === DONE && [COMPLETE, REPORT, REFUSED].includes(outcome(event.data));
      if (answers && sky.lost > 0) return void sky.lost--;
      const twice = answers && sky.twice > 0 && sky.twice-- > 0;
      const late = now() < sky.lateUntil ? sky.late : 0;
      // What was transferred is there once; the second time it comes it is there, too.
      const come = () => {
        const message = new MessageEvent('message', { data: event.data });
        passed.add(message);
        real.dispatchEvent(message);
      };
      pass(1, late, come);
      if (twice) pass(1, late, come);
    });
    if (now() < sky.broken) setTimeout(() => worker.dead || die(worker, new Event('error', { cancelable: true })), 20);
    return real;
  };
  window.Worker.prototype = Real.prototype;

  // A page that is not seen has no frames.
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
    // The workers that live: whether they are deaf, and for how long they hang and their messages take.
    told: () => living.map(({ deaf, hangs, last }) => [deaf, ...[hangs, ...last].map(at => Math.max(0, Math.round(at - now())))]),
    hide(now) {
      hidden = now;
      document.dispatchEvent(new Event('visibilitychange'));
      if (!hidden) {
        waiting.forEach(paint => frame(paint));
        waiting.clear();
      }
    },
    // Something goes wrong. For how long, in milliseconds.
    suffer([what, a, b]) {
      const victim = living.length ? living[a % living.length] : undefined;
      const until = now() + a;
      if (what === 'kill' && victim) die(victim);
      if (what === 'panic' && victim) postMessage.call(victim.real, [Uint8Array.of(CRASH)]);
      if (what === 'hang' && victim) victim.hangs = now() + b;
      if (what === 'no-workers') sky.noWorkers = until;
      if (what === 'deaf') sky.deaf = until;
      if (what === 'slow') [sky.slow, sky.slowUntil] = [a, now() + b];
      if (what === 'broken') sky.broken = until;
      if (what === 'out-of-memory') sky.outOfMemory = until;
      if (what === 'late') [sky.late, sky.lateUntil] = [a, now() + b];
      if (what === 'lost') sky.lost += a;
      if (what === 'twice') sky.twice += a;
      return { 'no-workers': a, deaf: a, slow: b, broken: a, 'out-of-memory': a, late: b }[what] ?? 0;
    },
  };
})();
