import type { HTMLAttributes, PublicProps } from 'vue';
import type { FigureEventMap, HyperflyFigure, Keys } from './index.js';

interface Props extends Keys {
  /** Directory of embed.html, if it is not the site of define() or of the Vite plugin. */
  base?: string;
  loading?: 'lazy' | 'eager';
  sandbox?: string;
  onReady?: (event: FigureEventMap['ready']) => void;
  onError?: (event: FigureEventMap['error']) => void;
  onResize?: (event: FigureEventMap['resize']) => void;
  onState?: (event: FigureEventMap['state']) => void;
}

/** The element as Vue's templates see it. */
export type HyperflyFigureComponent = new () => HyperflyFigure & {
  $props: Omit<HTMLAttributes, keyof Props> & PublicProps & Props;
};

declare module 'vue' {
  interface GlobalComponents {
    'hyperfly-figure': HyperflyFigureComponent;
  }
}
