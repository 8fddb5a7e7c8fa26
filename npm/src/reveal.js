// A plugin of reveal.js: figures play while their slide is shown.

import { define } from './index.js';

/** Registers the element. Figures with `data-reveal-play` play on the current slide; figures on other slides stop. */
export default function hyperfly({ site } = {}) {
  let deck;
  const follow = () => {
    const slide = deck.getCurrentSlide();
    for (const figure of deck.getRevealElement().querySelectorAll('hyperfly-figure')) {
      if (!slide?.contains(figure)) figure.pause();
      else if (figure.hasAttribute('data-reveal-play')) figure.play();
    }
  };
  // A slide is laid out before a figure on it has its height.
  const layOut = ({ target }) => target.localName === 'hyperfly-figure' && deck.layout();
  return {
    id: 'hyperfly',
    init(reveal) {
      deck = reveal;
      define({ site });
      for (const type of ['ready', 'slidechanged']) deck.on(type, follow);
      for (const type of ['ready', 'resize']) deck.getRevealElement().addEventListener(type, layOut, true);
    },
    destroy() {
      for (const type of ['ready', 'slidechanged']) deck.off(type, follow);
      for (const type of ['ready', 'resize']) deck.getRevealElement().removeEventListener(type, layOut, true);
    },
  };
}
