// The packed package in plain Node: `node --test`.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

// Scripts of docs/npm.md: the configuration of Vite, and the registration without Vite.
const documented = [...readFileSync(new URL('npm.md', import.meta.url), 'utf8').matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code);
assert.equal(documented.length, 2);
const inProject = (name) => fileURLToPath(new URL(name, import.meta.url));
const inPackage = (name) => new URL(`node_modules/hyperfly-fft/${name}`, import.meta.url);

test('import on a server does nothing', async () => {
  const before = Object.keys(globalThis);
  const { HyperflyFigure, define } = await import('hyperfly-fft');
  await import('hyperfly-fft/define');
  define({ site: '/hyperfly/' });
  assert.equal(HyperflyFigure, undefined);
  assert.deepEqual(Object.keys(globalThis), before);
});

test('import in a page registers nothing, define registers once', async () => {
  writeFileSync(inProject('register.mjs'), documented[1]);
  const page = `
    globalThis.HTMLElement = class {};
    globalThis.CSSStyleSheet = class { replaceSync() {} };
    const known = new Map();
    globalThis.customElements = { get: name => known.get(name), define: (name, kind) => known.set(name, kind) };
    const { HyperflyFigure, define } = await import('hyperfly-fft');
    const before = known.size;
    define();
    await import('./register.mjs');
    console.log(JSON.stringify([before, [...known.keys()], known.get('hyperfly-figure') === HyperflyFigure]));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', page], { cwd: import.meta.dirname, encoding: 'utf8' });
  assert.deepEqual(JSON.parse(out), [0, ['hyperfly-figure'], true]);
});

test('the poster is in the HTML of a server', async () => {
  const { Figure } = await import('hyperfly-fft/react');
  const figure = createElement(Figure, { p: 64, 'l-sync': 3, playing: true, poster: 'A mesh', onState() {} });
  assert.equal(renderToString(figure), '<hyperfly-figure p="64" l-sync="3" play="true">A mesh</hyperfly-figure>');
});

test('copy writes the page and removes files of an earlier version', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'hyperfly-')), 'public');
  const copy = () => execFileSync('npx', ['hyperfly-fft', 'copy', folder], { cwd: import.meta.dirname });
  copy();
  const names = readdirSync(folder, { recursive: true }).sort();
  assert.deepEqual(names, readdirSync(inPackage('site'), { recursive: true }).sort());
  const list = JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8'));
  list.files['old-0123.js'] = {};
  writeFileSync(join(folder, 'integrity.json'), JSON.stringify(list));
  for (const name of ['old-0123.js', 'mine.txt']) writeFileSync(join(folder, name), '');
  copy();
  assert.ok(!existsSync(join(folder, 'old-0123.js')));
  assert.ok(existsSync(join(folder, 'mine.txt')));
});

test('copy without a folder is refused', () => {
  const run = () => execFileSync('npx', ['hyperfly-fft', 'copy'], { cwd: import.meta.dirname, stdio: 'pipe' });
  assert.throws(run, ({ status, stderr }) => status === 2 && /npx hyperfly-fft copy FOLDER/.test(stderr));
});

test('the plugin serves the page of the figures during development', async () => {
  const { createServer } = await import('vite');
  writeFileSync(inProject('documented.config.js'), documented[0]);
  const configFile = inProject('documented.config.js');
  const server = await createServer({ root: import.meta.dirname, configFile, base: '/course/', logLevel: 'error', server: { host: '127.0.0.1', port: 0 } });
  try {
    await server.listen();
    const { port } = server.httpServer.address();
    const read = (path) => fetch(`http://127.0.0.1:${port}/course/${path}`);
    const embed = await read('hyperfly/embed.html?p=64');
    assert.match(embed.headers.get('content-type'), /^text\/html/);
    assert.equal(await embed.text(), readFileSync(inPackage('site/embed.html'), 'utf8'));
    const module = readdirSync(inPackage('site')).find((name) => name.endsWith('.wasm'));
    assert.equal((await read(`hyperfly/${module}`)).headers.get('content-type'), 'application/wasm');
    assert.match(await (await read('')).text(), /main\.jsx/);
  } finally {
    await server.close();
  }
});

test('the page comes with the licences of the code in it', () => {
  const licences = readFileSync(inPackage('site/third-party-licences.txt'), 'utf8');
  for (const name of ['yew', 'starlark', '@codemirror/view']) assert.match(licences, new RegExp(`^${name} \\d.*\\[\\d+`, 'm'));
});

test('the documented script of the engine runs', () => {
  const [, script] = readFileSync(new URL('npm.md', import.meta.url), 'utf8').match(/```mjs\n(.*?)```/s);
  writeFileSync(inProject('documented.mjs'), script);
  const out = execFileSync(process.execPath, ['documented.mjs'], { cwd: import.meta.dirname, encoding: 'utf8' });
  assert.match(out, /^[\d.]+ 0\.\d+ 4096\n/);
  assert.match(out, /exact|lower-bound|estimate/);
});
