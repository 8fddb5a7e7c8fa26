// The widget of the packed package in a host of anywidget without a kernel, with a page that is played by this file.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import widget from 'hyperfly-fft/anywidget';

const listeners = new Set();
const observed = new Set();
globalThis.addEventListener = (type, listener) => listeners.add(listener);
globalThis.removeEventListener = (type, listener) => listeners.delete(listener);
globalThis.MutationObserver = class {
  constructor(follow) { this.follow = follow; }
  observe() { observed.add(this); }
  disconnect() { observed.delete(this); }
};

/** An element that records what is appended, and what is sent to its frame. */
class Element {
  style = {};
  children = [];
  sent = [];
  contentWindow = { postMessage: (message) => this.sent.push(message) };
  append(child) { this.children.push(child); child.parent = this; }
  remove() { this.parent?.children.splice(this.parent.children.indexOf(this), 1); }
  get isConnected() { return Boolean(this.parent); }
}
globalThis.document = { body: { dataset: {} }, createElement: () => new Element() };

/** A model as MyST's: it can neither forget a listener nor save or send. */
class Model {
  listeners = [];
  constructor(state) { this.state = state; }
  get(name) { return this.state[name]; }
  set(name, value) {
    this.state[name] = value;
    for (const [type, listener] of this.listeners) if (type === `change:${name}`) listener();
  }
  on(type, listener) { this.listeners.push([type, listener]); }
  off() { throw new Error('not implemented'); }
  save_changes() { throw new Error('not implemented'); }
  send() { throw new Error('not implemented'); }
}

const render = async (model) => {
  const el = new Element();
  const remove = widget.render({ model, el });
  await null;
  const [frame] = el.children;
  const say = (data) => listeners.forEach((hear) => hear({ source: frame.contentWindow, data: { hyperfly: 1, ...data } }));
  return { el, frame, say, remove };
};
const ready = { type: 'ready', request: 'p=64&topology=mesh', height: 300.5 };
const state = { type: 'state', t: 0 };

test('a model with a site shows its keys', async () => {
  const { frame, say, remove } = await render(new Model({ site: '/hyperfly', keys: { p: 64, topology: 'mesh', play: true } }));
  assert.equal(frame.src, '/hyperfly/embed.html#p=64&topology=mesh&play=true');
  say(ready);
  assert.equal(frame.style.height, '301px');
  remove();
});

test('a changed key reaches the figure, and a removed key a new address', async () => {
  const model = new Model({ site: '/hyperfly/', keys: { p: 64, topology: 'mesh' } });
  const { frame, say, remove } = await render(model);
  say(ready);
  model.set('keys', { p: 16, topology: 'mesh' });
  const [{ id, ...message }] = frame.sent;
  assert.deepEqual(message, { hyperfly: 1, type: 'set', request: { p: 16 } });
  say({ ...state, id, request: 'p=16&topology=mesh' });
  assert.deepEqual(model.get('keys'), { p: 16, topology: 'mesh' });
  model.set('keys', { topology: 'mesh' });
  assert.equal(frame.src, '/hyperfly/embed.html#topology=mesh');
  assert.equal(frame.sent.length, 1);
  remove();
});

test("a reader's choice reaches the model and its other views once", async () => {
  const model = new Model({ site: '/hyperfly/', keys: { p: 64, topology: 'mesh' } });
  const [one, other] = [await render(model), await render(model)];
  one.say(ready);
  other.say(ready);
  one.say({ ...state, request: 'p=4&topology=mesh&t=3' });
  assert.deepEqual(model.get('keys'), { p: '4', topology: 'mesh' });
  assert.deepEqual([one.frame.sent.length, other.frame.sent.map(({ request }) => request)], [0, [{ p: '4' }]]);
  one.remove();
  other.remove();
});

test('a removed view leaves nothing', async () => {
  const { el, remove } = await render(new Model({ site: '/hyperfly/' }));
  assert.deepEqual([el.children.length, listeners.size, observed.size], [1, 1, 1]);
  remove();
  assert.deepEqual([el.children.length, listeners.size, observed.size], [0, 0, 0]);
});

test('a figure follows a theme that changes', async () => {
  const { frame, remove } = await render(new Model({ site: '/hyperfly/' }));
  assert.equal(frame.style.colorScheme, '');
  document.body.dataset.jpThemeLight = 'false';
  for (const { follow } of observed) follow();
  assert.equal(frame.style.colorScheme, 'dark');
  delete document.body.dataset.jpThemeLight;
  remove();
});

test('a model without a site is refused', () => {
  const model = new Model({ keys: { p: 64 } });
  assert.throws(() => widget.render({ model, el: new Element() }), /needs site/);
  assert.equal(listeners.size, 0);
});
