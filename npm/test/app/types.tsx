import { define, type FigureState, type Keys } from 'hyperfly-fft';
import 'hyperfly-fft/define';
import { predict, run, sweep, type Run } from 'hyperfly-fft/engine';
import widget, { type Traits } from 'hyperfly-fft/anywidget';
import { Figure } from 'hyperfly-fft/react';
import reveal from 'hyperfly-fft/reveal';
import type {} from 'hyperfly-fft/svelte';
import type {} from 'hyperfly-fft/vue';
import hyperfly from 'hyperfly-fft/vite';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { GlobalComponents } from 'vue';

const keys: Keys = { p: 64, n: '2^12', topology: 'mesh', 'l-sync': 3, loop: true };
// @ts-expect-error No topology has this name.
const unknown: Keys = { topology: 'moebius' };

define({ site: '/hyperfly/' });
const element = document.createElement('hyperfly-figure');
element.p = 64;
element.lSync = 3;
element.play = true;
element.play();
// @ts-expect-error A view is a text.
element.view = 3;
element.addEventListener('state', ({ detail }) => detail.run?.efficiency.toFixed(2));
element.set(keys).then((state: FigureState) => state.t_parallel);

run({ p: 64, topology: 'mesh' }, { input: new Float64Array(64) }).then((result: Run) => result.output?.re.length);
// @ts-expect-error A run has no view.
void run({ view: 'machine' });
sweep({ p: [4, 16], topology: 'mesh' }).then(({ rows }) => rows[0]?.efficiency);
predict({ n: '2^40' }).then(({ form }) => form === 'exact');

export const figure = <Figure {...keys} playing onState={(state) => state.run?.trace_hash} poster={<b>A mesh</b>} />;
// @ts-expect-error A figure has no key of this name.
export const wrong = <Figure processors={64} />;

// Templates of Vue and Svelte, as their compilers check them.
type InVue = InstanceType<GlobalComponents['hyperfly-figure']>['$props'];
type InSvelte = SvelteHTMLElements['hyperfly-figure'];
export const inVue: InVue = { p: 64, topology: 'mesh', class: 'wide', key: 1, onState: ({ detail }) => detail.run?.trace_hash };
export const inSvelte: InSvelte = { p: 64, topology: 'mesh', class: 'wide', onstate: ({ detail }) => detail.run?.trace_hash };
// @ts-expect-error No topology has this name.
export const wrongInVue: InVue = { topology: 'moebius' };
// @ts-expect-error No topology has this name.
export const wrongInSvelte: InSvelte = { topology: 'moebius' };

const traits: Traits = { site: '/hyperfly/', keys };
const model = new Map<string, unknown>(Object.entries(traits));
widget.render({ model: { get: (name) => model.get(name), set: (name, value) => model.set(name, value), on() {} }, el: document.body })();
reveal({ site: '/hyperfly/' }).init satisfies Function;

export { hyperfly, unknown };
