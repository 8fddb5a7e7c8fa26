import type { HTMLAttributes } from 'svelte/elements';
import type { FigureEventMap, HyperflyFigure, Keys } from './index.js';

interface Attributes extends Keys {
  /** Directory of embed.html, if it is not the site of define() or of the Vite plugin. */
  base?: string;
  loading?: 'lazy' | 'eager';
  sandbox?: string;
  onready?: (event: FigureEventMap['ready']) => void;
  onerror?: (event: FigureEventMap['error']) => void;
  onresize?: (event: FigureEventMap['resize']) => void;
  onstate?: (event: FigureEventMap['state']) => void;
}

/** The attributes of the element in Svelte's templates. */
export type HyperflyFigureAttributes = Omit<HTMLAttributes<HyperflyFigure>, keyof Attributes> & Attributes;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'hyperfly-figure': HyperflyFigureAttributes;
  }
}
