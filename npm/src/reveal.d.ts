/** What the plugin uses of a deck. */
export interface Deck {
  getCurrentSlide(): Element | undefined;
  getRevealElement(): HTMLElement;
  layout(): void;
  on(type: string, listener: (event: any) => void): void;
  off(type: string, listener: (event: any) => void): void;
}

export interface Plugin {
  id: string;
  init(deck: Deck): void;
  destroy(): void;
}

/**
 * A plugin of reveal.js that registers the element. Figures with the attribute `data-reveal-play` play while their slide is shown; all
 * figures on other slides stop.
 */
export default function hyperfly(options?: {
  /** The folder that contains embed.html. The Vite plugin makes it unnecessary. */
  site?: string | URL;
}): Plugin;
