import type { KeyProperties, Keys } from './keys.js';

export type * from './keys.js';

/** Numbers of a run, in units of its machine. */
export interface FigureRun {
  algorithm: string;
  topology: string;
  switching: string;
  p: number;
  n: number;
  t_serial: number;
  t_parallel: number;
  speedup: number;
  efficiency: number;
  overhead: number;
  messages: number;
  relative_l2_error: number | null;
  /** Parts of p · T_p. */
  breakdown: Record<'compute' | 'startup' | 'hop' | 'transfer' | 'contention' | 'idle', number>;
  /** The channel that most messages share. */
  hottest: { from: number; to: number; load: number } | null;
  trace_hash: string;
}

/** What the figure shows. */
export interface FigureState {
  /** The request, as a fragment of an address. */
  request: string;
  /** The cursor, in virtual time. */
  t: number;
  /** The end of the run; null until there is one. */
  t_parallel: number | null;
  playing: boolean;
  run: FigureRun | null;
  /** The picture in words. */
  sentence: string;
}

export interface FigureReady {
  version: string;
  request: string;
  /** The natural height in CSS pixels. */
  height: number;
}

/** A refused field of a request. */
export interface Problem {
  field: string;
  value: string;
  allowed: string;
  nearest: string | null;
}

export interface FigureProblem {
  message: string;
  /** Empty or absent if there is no figure at all. */
  problems?: Problem[];
}

export interface FigureEventMap {
  ready: CustomEvent<FigureReady>;
  error: CustomEvent<FigureProblem>;
  resize: CustomEvent<{ height: number }>;
  state: CustomEvent<FigureState>;
}

type Numbers = ArrayLike<number>;

/** The element `<hyperfly-figure>`: an interactive figure. */
export declare class HyperflyFigure extends KeyProperties {
  /** The first picture; rejects if there is none. */
  readonly ready: Promise<FigureReady>;
  /** The last state that the figure reported. */
  readonly state: FigureState | null;
  pause(): void;
  /** Moves the cursor to a virtual time, or to a part of the run from 0 to 1. */
  seek(to: number | { part: number }): void;
  /** Sets keys, by values or by a fragment, without changing attributes. */
  set(request: Keys | string): Promise<FigureState>;
  /** Transforms samples of the page, with imaginary parts if there are any. */
  setSamples(re: Numbers, im?: Numbers, name?: string): Promise<FigureState>;
  getState(): Promise<FigureState>;
  export(
    format: 'svg' | 'png' | 'csv' | 'json' | 'values' | 'perfetto',
    options?: { scale?: 1 | 2 | 4; transparent?: boolean; json?: boolean },
  ): Promise<File>;
  addEventListener<Name extends keyof FigureEventMap>(
    name: Name,
    listener: (event: FigureEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(name: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** Registers the element, unless the page has one, in a browser; does nothing on a server. */
export declare function define(options?: {
  /** The folder that contains embed.html. The Vite plugin makes it unnecessary. */
  site?: string | URL;
}): void;

declare global {
  interface HTMLElementTagNameMap {
    'hyperfly-figure': HyperflyFigure;
  }
}
