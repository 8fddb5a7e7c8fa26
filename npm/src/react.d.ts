import type { ReactElement, ReactNode, Ref } from 'react';
import type { FigureProblem, FigureReady, FigureState, HyperflyFigure, Keys } from './index.js';

export interface FigureProps extends Omit<Keys, 'play'> {
  /** Whether time runs. */
  playing?: boolean;
  /** Shown until the figure is there, on a server, and on paper. */
  poster?: ReactNode;
  onState?: (state: FigureState) => void;
  onReady?: (ready: FigureReady) => void;
  /** A request was refused, or there is no figure. */
  onError?: (error: FigureProblem) => void;
  onResize?: (size: { height: number }) => void;
  ref?: Ref<HyperflyFigure>;
  id?: string;
  class?: string;
  style?: Record<string, string | number>;
  title?: string;
  loading?: 'lazy' | 'eager';
  /** Directory of embed.html, if it is not the site of define() or of the Vite plugin. */
  base?: string;
  sandbox?: string;
}

/** An interactive figure of a run. */
export declare function Figure(props: FigureProps): ReactElement;
