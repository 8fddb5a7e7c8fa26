// Defines <hyperfly-figure>, an interactive figure in another page (docs/element.md). A classic script that also loads as a module.
(() => {
  // A server that renders pages has no elements.
  if (!globalThis.customElements || customElements.get('hyperfly-figure')) return;

  // The address of this script, next to embed.html. Modules have no currentScript, but a stack trace contains the address.
  const trace = /(?:https?|file):\S+?(?=:\d+(?::\d+)?\)?(?:\s|$))/;
  const own = document.currentScript?.src || new Error().stack?.match(trace)?.[0] || document.baseURI;
  // The attributes are the keys of the address; HTML lowercases them, so G of LogGP needs another name than g.
  const keys = ('v preset algorithm topology switching machine p n tc ts th tw width ' +
    'arity taper hosts routers route vc L g o G capacity l-sync rate order overlap dims ' +
    'shape grid alltoall radix twiddles tt io balanced blocking direction signal samples seed view efficiency beside lockstep t play speed pace ' +
    'window loop ' +
    'theme lang controls paper program tour step ask present race').split(' ');
  const truths = ['play', 'loop', 'overlap', 'balanced', 'capacity', 'present'];
  const names = new Map(keys.map(key => [key === 'G' ? 'word-gap' : key.toLowerCase(), key]));
  const camel = name => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const properties = new Map([...names].flatMap(([attribute, key]) => [key, attribute, camel(key)].map(name => [name, attribute]))
    .filter(([name]) => !(name in HTMLElement.prototype)));
  // What a frame may say of itself in messages.
  const types = ['hello', 'ready', 'error', 'resize', 'state', 'export'];
  // Custom properties that the figure takes from its place in the page, as `--hyperfly-background`.
  const tokens = ['background', 'accent', 'font'];
  // Milliseconds after which a frame that has said nothing is not a figure: since its page was loaded, and since it was made.
  const silent = 10_000, lost = 60_000;
  const buffers = message => Object.values(message).filter(ArrayBuffer.isView).map(view => view.buffer);
  // A copy, in which what is no number is NaN, or nothing; the figure refuses both.
  const numbers = list => {
    try {
      return Float64Array.from(list);
    } catch {
      return new Float64Array();
    }
  };
  // The frames of all figures, in the order in which they were made.
  const frames = new Set();

  // Constructed by hand, because a host's policy may forbid inline styles and markup.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { display: block; position: relative; }
    :host([hidden]) { display: none; }
    div { outline-color: light-dark(#000, #fff); column-rule-color: var(--hyperfly-background);
      text-decoration-color: var(--hyperfly-accent);
      transition: outline-color 1ms, column-rule-color 1ms, text-decoration-color 1ms; }
    iframe { display: block; width: 100%; border: 0; }
    .wait iframe { position: fixed; top: 0; left: 0; height: 420px; opacity: 0; pointer-events: none; }
    :not(.wait) > .poster, .own:not(.failed) > .words { display: none; }
    .words { display: grid; place-content: center; justify-items: center; gap: 12px; min-height: 286px; padding: 16px;
      border: 1px solid; border-radius: 6px; color: inherit; text-decoration: none; text-align: center; opacity: 0.55; }
    .words svg { width: 96px; }
    @media print {
      .paper > slot.poster { display: contents; }
      .wait:not(.paper) > .words { display: grid; }
      .paper > iframe { display: none; }
    }`);

  const make = (name, parent, attributes = {}, space = 'http://www.w3.org/1999/xhtml') => {
    const element = document.createElementNS(space, name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    parent.append(element);
    return element;
  };

  class Figure extends HTMLElement {
    static observedAttributes = [...names.keys(), 'loading', 'title'];
    static {
      // Keys are properties that reflect their attributes. Of a key that is a method, too, only the setter reflects.
      for (const [property, attribute] of properties) {
        const method = this.prototype[property];
        Object.defineProperty(this.prototype, property, {
          get() { return method ?? this.getAttribute(attribute); },
          set(value) {
            if (value === true && truths.includes(attribute)) this.setAttribute(attribute, '');
            else if (![null, undefined, false].includes(value)) this.setAttribute(attribute, value);
            else this.removeAttribute(attribute);
          },
          configurable: true,
          enumerable: true,
        });
      }
    }
    #box; #words; #says; #near;
    #frame; #window; #ready; #state; #here; #queue; #first; #asked = new Map(); #count = 0; #told; #changed; #styled; #patience;

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      this.#box = make('div', root);
      // Invisible colours change with those of the host, which fires this event.
      this.#box.ontransitionend = () => this.#change();
      const slot = make('slot', this.#box, { class: 'poster' });
      slot.onslotchange = () => {
        this.#revive();
        const given = slot.assignedNodes().filter(node => node.nodeType === 1 || node.data.trim());
        this.#box.classList.toggle('own', given.length);
        // In print, a picture replaces the frame; a plain link does not.
        this.#box.classList.toggle('paper', given.some(node => node.localName !== 'a' || node.firstElementChild));
      };
      this.#words = make('a', this.#box, { class: 'poster words', target: '_blank' });
      const svg = 'http://www.w3.org/2000/svg';
      const picture = make('svg', this.#words, { viewBox: '0 0 32 32', 'aria-hidden': 'true', fill: 'none', stroke: 'currentColor' }, svg);
      make('path', picture, { d: 'M3 5H10L22 13H29M3 13H10L22 5H29M3 19H10L22 27H29M3 27H10L22 19H29' }, svg);
      this.#says = make('span', this.#words);
      this.#near = new IntersectionObserver(seen => seen.some(one => one.isIntersecting) && this.#load(),
        { rootMargin: '400px', scrollMargin: '400px' });
      this.#end();
    }

    connectedCallback() {
      this.#here = true;
      addEventListener('message', this.#hear);
      // Frameworks may have set properties before this class was defined.
      for (const property of properties.keys()) {
        if (!Object.hasOwn(this, property)) continue;
        const value = this[property];
        delete this[property];
        this[property] = value;
      }
      this.#tell();
      if (this.getAttribute('loading') === 'eager') this.#load();
      else this.#near.observe(this);
    }

    // Moved by moveBefore, which keeps the frame alive.
    connectedMoveCallback() { this.#revive(); }

    // Starts again if the browser has emptied the frame: Firefox 153 when the element is moved, WebKit when its children are replaced.
    #revive() {
      if (!this.#frame || this.#frame.contentWindow === this.#window) return;
      this.disconnectedCallback();
      this.connectedCallback();
    }

    disconnectedCallback() {
      this.#here = false;
      removeEventListener('message', this.#hear);
      this.#end();
    }

    attributeChangedCallback(attribute, before, value) {
      if (!this.#here || before === value) return;
      this.#tell();
      if (attribute === 'loading' && value === 'eager') this.#load();
      if (!this.#frame || this.#changed) return;
      this.#changed = true;
      queueMicrotask(() => this.#change());
    }

    #end() {
      this.#near.unobserve(this);
      this.#stop('the figure was removed');
      this.#first = this.#answer('ready');
    }

    // Removes the frame and rejects what waits for it.
    #stop(message) {
      clearTimeout(this.#patience);
      frames.delete(this.#frame);
      this.#frame?.remove();
      this.#frame = this.#state = null;
      this.#ready = false;
      this.#box.classList.add('wait');
      this.#box.classList.remove('failed');
      this.#queue = [];
      for (const id of this.#asked.keys()) this.#settle(id, { type: 'error', message });
    }

    // Another page than a figure came into the frame, or none.
    #fail() {
      const [address] = this.#frame.src.split('#');
      const message = `There is no figure at ${address}. The attribute base names the folder of embed.html.`;
      const detail = { hyperfly: 1, type: 'error', message };
      this.#stop(message);
      this.#says.textContent = message;
      this.#words.href = address;
      this.#box.classList.add('failed');
      this.dispatchEvent(new CustomEvent('error', { detail }));
    }

    /** A promise of the frame's `ready` message; rejects if there is no picture. */
    get ready() { return this.#first; }
    /** The frame's last `state` message. */
    get state() { return this.#state; }
    play() { this.#say({ type: 'play' }); }
    pause() { this.#say({ type: 'pause' }); }
    /** Seeks to a virtual time, or to `{ part }` of the run, from 0 to 1. */
    seek(to) { this.#say({ type: 'seek', ...(typeof to === 'object' ? { part: to.part } : { t: to }) }); }
    /** Sets keys, by values or by a fragment, without changing attributes. Returns a promise of the state of the new run. */
    set(request) { return this.#ask({ type: 'set', request }); }
    /** Transforms these samples of the page: numbers, with imaginary parts if there are any. Returns a promise like `set`. */
    setSamples(re, im, name) {
      return this.#ask({ type: 'set-samples', re: numbers(re), im: im && numbers(im), name });
    }
    getState() { return this.#ask({ type: 'get-state' }); }
    /** Returns a promise of a `File` in format "svg", "png", "csv", "json", "values" or "perfetto". */
    async export(format, { scale, transparent, json } = {}) {
      const { data, name, mime } = await this.#ask({ type: 'export', format, scale, transparent, json });
      return new File([data], name, { type: mime });
    }

    // The attributes as keys of the address. An empty boolean means true; an unknown `lang` is ignored, as it may be the host's.
    // The theme follows the host's colour scheme, which not every browser passes to a frame.
    #request() {
      const theme = getComputedStyle(this).colorScheme;
      const said = [...names].map(([attribute, key]) => [key, this.getAttribute(attribute)]);
      return Object.fromEntries([['theme', /^(light|dark)$/.test(theme) && theme]].concat(said)
        .map(([key, value]) => [key, value === '' && truths.includes(key) ? 'true' : value])
        .filter(([key, value]) => value && (key !== 'lang' || /^(auto|en|pt|es|de|fr|zh|ar)$/.test(value))));
    }

    #url(page) {
      const pairs = Object.entries(this.#request()).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
      try {
        const url = new URL(page, new URL(this.getAttribute('base')?.replace(/\/*$/, '/') ?? own, document.baseURI));
        url.hash = pairs.join('&');
        if (/^(https?|file):$/.test(url.protocol)) return url.href;
      } catch {}
      return 'about:blank';
    }

    // Describes the figure next to the poster's icon and as the frame's title.
    #tell() {
      const { p, n, view, ...rest } = this.#request();
      const what = [rest.paper, rest.preset, rest.algorithm, rest.machine, rest.topology, rest.switching,
        p && `p = ${p}`, n && `n = ${n}`, view && view.replace(',', ' and ')];
      this.#says.textContent = ['Parallel FFT', ...what.filter(Boolean)].join(' \u00b7 ');
      this.#words.href = this.#url('./');
      if (this.#frame) this.#frame.title = this.title || this.#says.textContent;
    }

    // A frame is transparent only if its scheme is that of the page in it.
    #scheme() {
      const { theme } = this.#told;
      this.#frame.style.colorScheme = /^(light|dark)$/.test(theme) ? theme : '';
    }

    // Tells the frame the host's values of the custom properties, if they have changed.
    #style() {
      const style = getComputedStyle(this);
      const values = tokens.map(token => [token, style.getPropertyValue(`--hyperfly-${token}`).trim()]);
      const set = Object.fromEntries(values.filter(([, value]) => value)), text = JSON.stringify(set);
      if (this.#styled === text) return;
      this.#styled = text;
      this.#frame.contentWindow.postMessage({ hyperfly: 1, type: 'style', ...set }, '*');
    }

    #load() {
      if (this.#frame || !this.#here) return;
      if (!this.#asked.has('ready')) this.#first = this.#answer('ready');
      this.#box.classList.remove('failed');
      const frame = this.#frame = document.createElement('iframe');
      frame.allow = 'fullscreen';
      if (this.hasAttribute('sandbox')) frame.setAttribute('sandbox', this.getAttribute('sandbox'));
      // An isolated page shows only frames whose site agrees to that, or frames without credentials.
      if (self.crossOriginIsolated) frame.credentialless = true;
      // Until it is ready, the frame is inside the window and invisible: browsers do not paint frames outside it.
      frame.style.width = `${this.clientWidth || 600}px`;
      frame.inert = true;
      this.#told = this.#request();
      this.#scheme();
      this.#styled = undefined;
      frame.src = this.#url('embed.html');
      // By its name, a frame finds an earlier one that has compiled the module (web/start.js).
      frame.name = `hyperfly-${this.#earlier(frame) ? 'later' : 'first'}-${Math.random().toString(36).slice(2)}`;
      frames.add(frame);
      this.#patience = setTimeout(() => this.#fail(), lost);
      frame.onload = () => {
        clearTimeout(this.#patience);
        this.#patience = setTimeout(() => this.#fail(), silent);
      };
      this.#tell();
      this.#box.append(frame);
      this.#window = frame.contentWindow;
    }

    // The first frame that may share its module with this one, unless this is the first.
    #earlier(frame) {
      const site = ({ src }) => src.split('#')[0];
      const first = [...frames].find(other => site(other) === site(frame) && !other.hasAttribute('sandbox'));
      return frame.hasAttribute('sandbox') || first === frame ? undefined : first;
    }

    // A removed key falls back to its default, which needs a new fragment; so does a frame that is not ready.
    #change() {
      this.#changed = false;
      this.#revive();
      if (!this.#frame) return;
      if (this.#styled) this.#style();
      const before = this.#told, now = this.#told = { theme: 'auto', ...this.#request() };
      const changed = Object.keys({ ...before, ...now }).filter(key => before[key] !== now[key]);
      if (!changed.length) return;
      this.#scheme();
      if (this.#ready && changed.every(key => key in now)) this.set(Object.fromEntries(changed.map(key => [key, now[key]])));
      else this.#frame.contentWindow.location.replace(this.#url('embed.html'));
    }

    // Messages are queued until the frame listens.
    #say(message) {
      this.#revive();
      if (this.#ready) this.#frame.contentWindow.postMessage({ hyperfly: 1, ...message }, '*', buffers(message));
      else this.#queue.push(message);
    }

    // A promise of the reply to `id`. Its rejection may go unhandled, because an event reports it, too.
    #answer(id) {
      const answer = new Promise((resolve, reject) => this.#asked.set(id, { resolve, reject }));
      answer.catch(() => {});
      return answer;
    }

    #settle(id, data) {
      const asked = this.#asked.get(id);
      this.#asked.delete(id);
      if (data.type !== 'error') asked?.resolve(data);
      else asked?.reject(Object.assign(new Error(data.message), { problems: data.problems }));
    }

    #ask(message) {
      const id = ++this.#count, answer = this.#answer(id);
      this.#load();
      try {
        if (!this.#here) throw new Error('the figure is in no page');
        // Not everything can be sent. Only copies are transferred.
        this.#say(structuredClone({ id, ...message }, { transfer: buffers(message) }));
      } catch (error) {
        this.#settle(id, { type: 'error', message: error.message });
      }
      return answer;
    }

    #hear = ({ source, data }) => {
      if (!this.#frame || source !== this.#frame.contentWindow) return;
      if (data?.hyperfly !== 1) return;
      if (data.type === 'module') {
        const name = this.#earlier(this.#frame)?.name;
        source.postMessage({ hyperfly: 1, type: 'module', name }, '*');
      }
      if (!types.includes(data.type)) return;
      const { type, height, id } = data;
      clearTimeout(this.#patience);
      this.#frame.onload = null;
      if (type === 'hello') {
        this.#styled = '{}';
        this.#style();
      }
      // A frame without a picture shows its own error; with problems listed, a picture will follow.
      if (type === 'ready' || type === 'error' && !data.problems?.length) {
        this.#settle('ready', data);
        this.#box.classList.remove('wait');
        this.#frame.style.width = '';
        this.#frame.inert = false;
      }
      if (type === 'ready' || type === 'error' || data.run) {
        this.#ready = true;
        for (const message of this.#queue.splice(0)) this.#say(message);
      }
      if (Number.isFinite(height) && height > 0 && height < 1e5) this.#frame.style.height = `${Math.ceil(height)}px`;
      if (type === 'state') this.#state = data;
      this.#settle(id, data);
      if (type !== 'export' && type !== 'hello') this.dispatchEvent(new CustomEvent(type, { detail: data }));
    };
  }
  customElements.define('hyperfly-figure', Figure);
})();
