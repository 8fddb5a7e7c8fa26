// The engine without a page, from the module of the page: in Node, Deno, workers and browsers.

import wasm, { address } from './engine-module.js';

/** An impossible request. */
export class Refused extends RangeError {
  name = 'Refused';

  constructor({ message, problems }) {
    super(message);
    this.problems = problems;
  }
}

/** A possible request whose run failed. */
export class RunFailed extends Error {
  name = 'RunFailed';
}

let loading;

/** Loads the module, once. */
const load = () => (loading ??= start());

const start = async () => {
  // The module then starts no page and no worker.
  globalThis.hyperflyEngine = true;
  if (address.protocol !== 'file:') return wasm({ module_or_path: fetch(address) });
  // In a variable, so that bundlers for browsers leave it alone.
  const files = 'node:fs/promises';
  const { readFile } = await import(/* @vite-ignore */ /* webpackIgnore: true */ files);
  return wasm({ module_or_path: await readFile(address) });
};

/** Calls a function of the module, and throws its failure as an error. */
const call = async (name, keys, ...rest) => {
  await load();
  try {
    return wasm[name](JSON.stringify(withoutMissing(keys)), ...rest);
  } catch (failure) {
    if (!failure?.problems) throw failure;
    throw failure.problems.length ? new Refused(failure) : new RunFailed(failure.message);
  }
};

const withoutMissing = (keys) => Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined && value !== null));

const refuse = (field, value, allowed, nearest = null) =>
  new Refused({
    message: `${field} = ${value} is not possible; allowed: ${allowed}`,
    problems: [{ field, value: String(value), allowed, nearest }],
  });

/** Splits an input into parts: numbers, or `{ re, im }`. */
const parts = (input) => {
  if (input === undefined || input === null) return [];
  const { re, im } = ArrayBuffer.isView(input) || Array.isArray(input) ? { re: input } : input;
  if (!re?.length || (im && im.length !== re.length)) {
    throw refuse('input', 'the given value', 'an array of numbers, or { re, im } with two arrays of the same length');
  }
  return [re, im].filter(Boolean).map((part) => Float64Array.from(part));
};

/** Executes one run on a simulated machine. */
export const run = async (keys = {}, { input, data = true } = {}) => {
  const [re, im] = parts(input);
  if (re && keys.signal !== undefined && keys.signal !== 'own') throw refuse('signal', keys.signal, 'own, or no signal at all, together with an input');
  const all = re ? { n: re.length, ...withoutMissing(keys), signal: 'own' } : keys;
  const [numbers, inputRe, inputIm, outputRe, outputIm] = await call('hyperflyRun', all, re, im, data);
  const complex = (re, im) => (re ? { re, im } : null);
  return { ...numbers, input: complex(inputRe, inputIm), output: complex(outputRe, outputIm) };
};

/** Returns the closed form of a run without executing it. */
export const predict = (keys = {}) => call('hyperflyPredict', keys);

/** Executes a run for each combination of values; the last key varies fastest. */
export const sweep = async (keys = {}, { input, data = true, signal, onProgress } = {}) => {
  const lists = Object.entries(keys).map(([name, value]) => [value ?? [undefined]].flat().map((one) => [name, one]));
  const combinations = lists.reduce((found, list) => found.flatMap((before) => list.map((pair) => [...before, pair])), [[]]);
  const rows = [], leftOut = [];
  for (const [done, combination] of combinations.entries()) {
    signal?.throwIfAborted();
    onProgress?.(done / combinations.length);
    const one = Object.fromEntries(combination);
    try {
      // The arrays of many runs would fill the memory.
      const { input: _, output: __, ...numbers } = await run(one, { input, data });
      rows.push({ keys: one, ...numbers });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      leftOut.push({ keys: one, message: error.message, problems: error.problems });
    }
    // Lets the program do other work between two runs.
    await new Promise((next) => setTimeout(next));
  }
  onProgress?.(1);
  return { rows, leftOut };
};
