// The plugin of reveal.js in the packed package, in a deck that is played by this file.

import assert from 'node:assert/strict';
import { test } from 'node:test';

const known = new Map();
Object.assign(globalThis, {
  HTMLElement: class {},
  CSSStyleSheet: class { replaceSync() {} },
  customElements: { get: (name) => known.get(name), define: (name, kind) => known.set(name, kind) },
});
const { default: hyperfly } = await import('hyperfly-fft/reveal');

class Figure {
  localName = 'hyperfly-figure';
  calls = [];
  constructor(...attributes) { this.attributes = attributes; }
  hasAttribute(name) { return this.attributes.includes(name); }
  play() { this.calls.push('play'); }
  pause() { this.calls.push('pause'); }
}

/** A deck whose slides are lists of figures. */
class Deck {
  current = 0;
  layouts = 0;
  handlers = [];
  listeners = [];
  constructor(slides) { this.slides = slides; }
  getCurrentSlide() { return { contains: (figure) => this.slides[this.current].includes(figure) }; }
  getRevealElement() {
    return {
      querySelectorAll: () => this.slides.flat(),
      addEventListener: (type, listener) => this.listeners.push([type, listener]),
      removeEventListener: (type, listener) => (this.listeners = this.listeners.filter((one) => one[1] !== listener)),
    };
  }
  layout() { this.layouts++; }
  on(type, handler) { this.handlers.push([type, handler]); }
  off(type, handler) { this.handlers = this.handlers.filter((one) => one[0] !== type || one[1] !== handler); }
  dispatch(type, slide = this.current) {
    this.current = slide;
    for (const [name, handler] of this.handlers) if (name === type) handler({ type });
  }
}

test('figures with data-reveal-play play on their slide, all others pause', () => {
  const [first, still, second] = [new Figure('data-reveal-play'), new Figure(), new Figure('data-reveal-play')];
  const deck = new Deck([[first, still], [second]]);
  const calls = () => [first, still, second].map((figure) => figure.calls.splice(0).join());
  const plugin = hyperfly({ site: '/hyperfly/' });
  plugin.init(deck);
  assert.deepEqual([plugin.id, [...known.keys()]], ['hyperfly', ['hyperfly-figure']]);
  assert.deepEqual(calls(), ['', '', '']);
  deck.dispatch('ready');
  assert.deepEqual(calls(), ['play', '', 'pause']);
  deck.dispatch('slidechanged', 1);
  assert.deepEqual(calls(), ['pause', 'pause', 'play']);
});

test('a slide is laid out again for figures only', () => {
  const deck = new Deck([[]]);
  hyperfly().init(deck);
  for (const [type, listener] of deck.listeners) for (const target of [new Figure(), { localName: 'video' }]) listener({ type, target });
  assert.deepEqual([deck.listeners.map(([type]) => type), deck.layouts], [['ready', 'resize'], 2]);
});

test('a plugin that is removed hears nothing more', () => {
  const deck = new Deck([[]]);
  const plugin = hyperfly();
  plugin.init(deck);
  plugin.destroy();
  assert.deepEqual([deck.handlers, deck.listeners], [[], []]);
});
