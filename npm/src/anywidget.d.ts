import type { Keys } from './index.js';

/** What the widget uses of a model of anywidget. A host without a kernel needs `get`, `set` and `on` only. */
export interface Model {
  get(name: string): any;
  set(name: string, value: unknown): void;
  on(name: string, listener: (...values: any[]) => void): unknown;
  off?(name: string, listener: (...values: any[]) => void): unknown;
  save_changes?(): void;
  send?(message: unknown): void;
}

/** The state of a model without the Python package. */
export interface Traits {
  /** The folder that contains embed.html. */
  site: string;
  /** Keys of the figure, which follow the reader's controls. */
  keys?: Keys;
}

/** The figure as a widget for hosts of anywidget. `render` returns a function that removes it. */
declare const widget: { render(context: { model: Model; el: HTMLElement }): () => void };
export default widget;
