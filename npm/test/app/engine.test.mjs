// The engine of the packed package in plain Node: `node --test`.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { predict, Refused, run, RunFailed, sweep } from 'hyperfly-fft/engine';

/** Returns the JSON of the native command. */
const command = (...words) => JSON.parse(execFileSync(process.env.HYPERFLY_COMMAND, [...words, '--json'], { encoding: 'utf8' }));
const flags = (keys) => Object.entries(keys).flatMap(([name, value]) => [`--${name}`, String(value)]);

const REQUESTS = [
  {},
  { topology: 'mesh', p: 16, n: 4096 },
  { algorithm: 'transpose', topology: 'torus', switching: 'wormhole', p: 64, n: '2^12' },
  { topology: 'hypercube', switching: 'store-and-forward', p: 64, n: 1024, order: 'ordered', overlap: true },
  { machine: 'logp', p: 16, n: 1024, L: 6.5, o: 2, g: 4 },
  { machine: 'bsp', algorithm: 'group-cyclic', p: 8, n: 4096, g: 1.5, 'l-sync': 100 },
  { algorithm: 'serial', n: 2048, signal: 'noise', seed: 7, direction: 'inverse' },
  { algorithm: 'slab', p: 4, n: 512, shape: '16x8x4' },
  { algorithm: 'pencil', topology: 'fat-tree', arity: 2, taper: 2, n: 512, grid: '2x4' },
  { algorithm: 'cyclic', topology: 'dragonfly', route: 'valiant', seed: 7, p: 16, n: 4096 },
  { algorithm: 'transpose', topology: 'complete', p: 8, n: 256, alltoall: 'standard' },
  { algorithm: 'transpose', topology: 'torus', switching: 'wormhole', vc: 2, p: 16, n: 512, samples: 'real' },
];

for (const keys of REQUESTS) {
  test(`a run is that of the command: ${flags(keys).join(' ')}`, async () => {
    const { input, output, relative_l2_error, ...numbers } = await run(keys);
    // The error is measured against a library, whose rounding depends on the vector units.
    const { relative_l2_error: expectedError, ...expected } = command('run', ...flags(keys));
    assert.deepEqual(numbers, expected);
    assert.ok(relative_l2_error < 1e-14 && expectedError < 1e-14);
    const { n } = numbers.scenario;
    assert.ok(input.re instanceof Float64Array && output.im.length === (keys.samples === 'real' ? n / 2 + 1 : n));
  });
}

/** The discrete Fourier transform by definition. */
const transform = ({ re, im }) => {
  const sums = { re: [], im: [] };
  for (let k = 0; k < re.length; k++) {
    let [real, imaginary] = [0, 0];
    for (let j = 0; j < re.length; j++) {
      const angle = (-2 * Math.PI * ((j * k) % re.length)) / re.length;
      real += re[j] * Math.cos(angle) - im[j] * Math.sin(angle);
      imaginary += re[j] * Math.sin(angle) + im[j] * Math.cos(angle);
    }
    sums.re.push(real);
    sums.im.push(imaginary);
  }
  return sums;
};

test('samples are transformed', async () => {
  const re = Float64Array.from({ length: 64 }, (_, k) => Math.sin(k * k)), im = re.map((value) => value / 3 - 1);
  const close = (found, expected) => found.forEach((value, k) => assert.ok(Math.abs(value - expected[k]) < 1e-11, `${value} at ${k}`));
  for (const input of [{ re, im }, re, [...re]]) {
    const result = await run({ p: 4, topology: 'mesh' }, { input });
    const given = { re, im: input.im ?? re.map(() => 0) }, expected = transform(given);
    assert.deepEqual([result.input.re, result.input.im], [given.re, given.im]);
    close(result.output.re, expected.re);
    close(result.output.im, expected.im);
    assert.ok(result.relative_l2_error < 1e-14);
  }
  // Another n pads with zeros.
  const padded = await run({ p: 2, n: 8 }, { input: [1, 2, 3] });
  assert.deepEqual([...padded.input.re], [1, 2, 3, 0, 0, 0, 0, 0]);
});

test('times alone are simulated without data', async () => {
  const { input, output, t_parallel } = await run({ p: 64, n: 4096 }, { data: false });
  assert.deepEqual([input, output, t_parallel], [null, null, (await run({ p: 64, n: 4096 })).t_parallel]);
});

test('a closed form is that of the command', async () => {
  for (const keys of [{ algorithm: 'transpose', topology: 'mesh', p: 1024, n: '2^40' }, { machine: 'bsp', algorithm: 'group-cyclic' }]) {
    assert.deepEqual(await predict(keys), command('predict', ...flags(keys)));
  }
});

test('a sweep has a row for each possible combination', async () => {
  const fractions = [];
  const { rows, leftOut } = await sweep({ topology: ['mesh', 'hypercube'], p: [4, 3, 16], n: 256 }, { onProgress: (part) => fractions.push(part) });
  assert.deepEqual(rows.map(({ keys }) => [keys.topology, keys.p]), [['mesh', 4], ['mesh', 16], ['hypercube', 4], ['hypercube', 16]]);
  assert.equal(rows[1].trace_hash, (await run({ topology: 'mesh', p: 16, n: 256 })).trace_hash);
  assert.deepEqual(leftOut.map(({ keys, problems }) => [keys.topology, problems[0].field]), [['mesh', 'p'], ['hypercube', 'p']]);
  assert.deepEqual([fractions[0], fractions.at(-1)], [0, 1]);
  const controller = new AbortController();
  const stopped = sweep({ p: [2, 4, 8] }, { signal: controller.signal, onProgress: (part) => part > 0 && controller.abort() });
  await assert.rejects(stopped, { name: 'AbortError' });
});

test('an impossible request is refused with the nearest value', async () => {
  const refusal = (field, value, nearest) => (error) => {
    assert.ok(error instanceof Refused);
    const [problem] = error.problems;
    assert.deepEqual([problem.field, problem.value, problem.nearest], [field, value, nearest]);
    assert.match(error.message, new RegExp(`${field} = `));
    return true;
  };
  await assert.rejects(run({ p: 48 }), refusal('p', '48', '64'));
  await assert.rejects(run({ topology: 'moebius' }), (error) => error.problems[0].field === 'topology');
  await assert.rejects(run({ algorithm: 'program' }), (error) => error.problems[0].field === 'algorithm');
  await assert.rejects(run({ signal: 'own' }), (error) => error.problems[0].field === 'signal');
  await assert.rejects(run({ signal: 'sine' }, { input: [1, 2] }), (error) => error.problems[0].field === 'signal');
  await assert.rejects(run({ p: 2 }, { input: [1, NaN, 3, 4] }), (error) => error.problems[0].field === 'input');
  await assert.rejects(run({}, { input: { re: [1, 2], im: [1] } }), (error) => error.problems[0].field === 'input');
  await assert.rejects(predict({ algorithm: 'output-driven', machine: 'logp', p: 4, n: 64, twiddles: 'computed' }), (error) => error instanceof RunFailed || error instanceof Refused);
  // The next request is answered.
  assert.equal((await run({ p: 4, n: 16 })).scenario.p, 4);
});

test('a worker runs the engine, too', async () => {
  const script = "import { run } from 'hyperfly-fft/engine'; import { parentPort } from 'node:worker_threads'; parentPort.postMessage((await run({ p: 4, n: 64 })).trace_hash);";
  const url = new URL('worker.mjs', import.meta.url);
  (await import('node:fs')).writeFileSync(url, script);
  const worker = new Worker(url);
  const hash = await new Promise((done, fail) => worker.once('message', done).once('error', fail));
  assert.equal(hash, (await run({ p: 4, n: 64 })).trace_hash);
});
