import type { Problem } from './index.js';
import type { RunKeys } from './keys.js';

export type { Problem, RunKeys };

/** Complex numbers as their real and imaginary parts. */
export interface Complex {
  re: Float64Array;
  im: Float64Array;
}

type Numbers = ArrayLike<number>;

/** Samples: real numbers, or real and imaginary parts. */
export type Input = Numbers | { re: Numbers; im?: Numbers };

/** Activities of a processor. */
export type Activity = 'compute' | 'startup' | 'hop' | 'transfer' | 'contention' | 'idle';

/** The numbers of a run, the object that `hyperfly run --json` prints. Times are in units of the machine. */
export interface RunNumbers {
  /** T_s = t_c · n · log2 n, the time on one processor. */
  t_serial: number;
  /** T_p. */
  t_parallel: number;
  /** S = T_s / T_p. */
  speedup: number;
  /** E = S / p. */
  efficiency: number;
  /** T_o = p · T_p − T_s. */
  overhead: number;
  messages: number;
  words: number;
  /** Channels crossed; null on LogP and BSP machines, which have none. */
  hops: number | null;
  /** Largest number of messages that share a channel. */
  max_channel_load: number | null;
  hottest_channel: Record<string, unknown> | null;
  /** T_p in seconds; null if the rate of the machine is unknown. */
  seconds: number | null;
  /** Computed twiddle factors; null where they are stored. */
  powers: { total: number; most: number } | null;
  /** Error of the output against an independent FFT; null without data. */
  relative_l2_error: number | null;
  /** Fractions of p · T_p, which add up to 1. */
  breakdown: Record<Activity, number>;
  /** Limits that no run goes below; null where they do not apply. */
  limits: Record<LimitKind, Limit | null> & {
    /** (n/p) · log n / log(n/p), without a factor: an order of magnitude, no limit. */
    words_order: number | null;
  };
  predicted: { t_parallel: number; efficiency: number; form: Form } | null;
  /** 16 hexadecimal digits over all times and all bits of the output, the same in the command and in Python. */
  trace_hash: string;
  /** The keys that apply to the run. */
  scenario: Record<string, unknown>;
}

/** Words into the busiest processor and from one half of the processors to the other; T_p of any algorithm; T_p of this schedule. */
export type LimitKind =
  | 'words'
  | 'halving_words'
  | 'word_time'
  | 'halving_time'
  | 'startup_time'
  | 'without_contention'
  | 'computation';

export interface Limit {
  limit: number;
  /** What the run has in its place. */
  run: number;
  /** Null if the limit is 0. */
  ratio: number | null;
}

/** How a closed form relates to an execution. */
export type Form = 'exact' | 'lower-bound' | 'estimate';

export interface Run extends RunNumbers {
  /** The samples, n numbers; null without data. */
  input: Complex | null;
  /** The transform in natural order, n numbers, or n/2 + 1 with real samples; null without data. */
  output: Complex | null;
}

export interface Prediction {
  t_serial: number;
  t_parallel: number;
  speedup: number;
  efficiency: number;
  overhead: number;
  form: Form;
  /** T_p by activity. */
  terms: Record<Activity, number>;
  scenario: Record<string, unknown>;
}

/** Each key takes one value or several. */
export type SweepKeys = { [Name in keyof RunKeys]: RunKeys[Name] | readonly NonNullable<RunKeys[Name]>[] };

export interface Sweep {
  /** The numbers of each run, with the keys of its combination. */
  rows: (RunNumbers & { keys: RunKeys })[];
  /** Impossible combinations, with the reason. */
  leftOut: { keys: RunKeys; message: string; problems: Problem[] }[];
}

/** An impossible request. */
export declare class Refused extends RangeError {
  readonly problems: Problem[];
}

/** A possible request whose run failed: messages that wait for each other, or no closed form. */
export declare class RunFailed extends Error {}

/**
 * Executes one run on a simulated machine. The length of an input becomes n; with another `n` the samples are padded with zeros or cut.
 * Rejects with Refused if the request is impossible.
 */
export declare function run(keys?: RunKeys, options?: { input?: Input; data?: boolean }): Promise<Run>;

/** Executes a run for each combination of values; the last key varies fastest. */
export declare function sweep(
  keys?: SweepKeys,
  options?: { input?: Input; data?: boolean; signal?: AbortSignal; onProgress?: (fraction: number) => void },
): Promise<Sweep>;

/** Returns the closed form of a run without executing it; n may be up to 2^60. */
export declare function predict(keys?: RunKeys): Promise<Prediction>;
