// Defines <hyperfly-figure>, an interactive figure in another page (docs/element.md). A classic script that also loads as a module.
(() => {
  if (!self.customElements || customElements.get('hyperfly-figure')) return;

  // The address of this script, next to embed.html. Modules have no currentScript, but a stack trace contains the address.
  const trace = /(?:https?|file):\S+?(?=:\d+(?::\d+)?\)?(?:\s|$))/;
  const own = document.currentScript?.src || new Error().stack?.match(trace)?.[0] || document.baseURI;
  // The attributes are the keys of the address; HTML lowercases them.
  const keys = ('v preset algorithm topology switching machine p n tc ts th tw width L g o l-sync rate order overlap dims ' +
    'shape grid alltoall radix twiddles tt io balanced blocking direction signal seed view efficiency beside lockstep t play speed window loop ' +
    'theme lang controls paper program tour step ask present race').split(' ');
  const truths = ['play', 'loop', 'overlap', 'balanced', 'present'];
  const names = new Map(keys.map(key => [key.toLowerCase(), key]));

  // Constructed by hand, because a host's policy may forbid inline styles and markup.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { display: block; position: relative; }
    :host([hidden]) { display: none; }
    div { outline-color: light-dark(#000, #fff); transition: outline-color 1ms; }
    ::slotted(iframe[slot]) { display: block; width: 100%; border: 0;
      max-width: none !important; max-height: none !important; }
    .wait ::slotted(iframe[slot]) { position: fixed; top: 0; left: 0; height: 420px; opacity: 0; pointer-events: none; }
    :not(.wait) > .poster, .own > .words { display: none; }
    .words { display: grid; place-content: center; justify-items: center; gap: 12px; min-height: 286px; padding: 16px;
      border: 1px solid; border-radius: 6px; color: inherit; text-decoration: none; text-align: center; opacity: 0.55; }
    .words svg { width: 96px; }
    @media print {
      .paper > slot.poster { display: contents; }
      .wait:not(.paper) > .words { display: grid; }
      .paper ::slotted(iframe[slot]) { display: none; }
    }`);

  const make = (name, parent, attributes = {}, space = 'http://www.w3.org/1999/xhtml') => {
    const element = document.createElementNS(space, name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    parent.append(element);
    return element;
  };

  class Figure extends HTMLElement {
    static observedAttributes = [...names.keys(), 'loading', 'title'];
    #box; #words; #says; #near;
    #frame; #ready; #state; #here; #queue; #first; #asked = new Map(); #count = 0; #told; #changed;

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      this.#box = make('div', root);
      // An invisible colour changes with the colour scheme, which fires this event.
      this.#box.ontransitionend = () => this.#change();
      // The frame is a child in the document, where figures can find each other and share one compiled module.
      const slot = make('slot', this.#box, { class: 'poster' });
      slot.onslotchange = () => {
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
      const place = make('slot', this.#box, { name: 'hyperfly' });
      place.onslotchange = () => {
        // A copy of a figure brings a copy of its frame.
        for (const other of place.assignedNodes()) if (other !== this.#frame) other.remove();
        this.#mend();
      };
      this.#near = new IntersectionObserver(seen => seen.some(one => one.isIntersecting) && this.#load(),
        { rootMargin: '400px', scrollMargin: '400px' });
      this.#end();
    }

    connectedCallback() {
      this.#here = true;
      addEventListener('message', this.#hear);
      this.#begin();
    }

    // Moved by moveBefore, which keeps the frame alive.
    connectedMoveCallback() {}

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

    #begin() {
      this.#tell();
      if (this.getAttribute('loading') === 'eager') this.#load();
      else this.#near.observe(this);
    }

    #end() {
      this.#near.unobserve(this);
      this.#frame?.remove();
      this.#frame = this.#state = null;
      this.#ready = false;
      this.#box.classList.add('wait');
      this.#queue = [];
      for (const id of this.#asked.keys()) this.#settle(id, { type: 'error', message: 'the figure was removed' });
      this.#first = this.#answer('ready');
    }

    // Starts again if a host replaced the children, and with them the frame.
    #mend() {
      if (!this.#frame || this.#frame.parentNode === this) return;
      this.#end();
      this.#begin();
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
    getState() { return this.#ask({ type: 'get-state' }); }
    /** Returns a promise of a `File` in format "svg", "png", "csv", "json" or "perfetto". */
    async export(format, { scale, transparent } = {}) {
      const { data, name, mime } = await this.#ask({ type: 'export', format, scale, transparent });
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

    #load() {
      if (this.#frame || !this.#here) return;
      this.#frame = document.createElement('iframe');
      this.#frame.slot = 'hyperfly';
      this.#frame.allow = 'fullscreen';
      if (this.hasAttribute('sandbox')) this.#frame.setAttribute('sandbox', this.getAttribute('sandbox'));
      // Until it is ready, the frame is inside the window and invisible: browsers do not paint frames outside it.
      this.#frame.style.width = `${this.clientWidth || 600}px`;
      this.#frame.inert = true;
      this.#told = this.#request();
      this.#frame.src = this.#url('embed.html');
      this.#tell();
      this.append(this.#frame);
    }

    // A removed key falls back to its default, which needs a new fragment; so does a frame that is not ready.
    #change() {
      this.#changed = false;
      this.#mend();
      if (!this.#frame) return;
      const before = this.#told, now = this.#told = { theme: 'auto', ...this.#request() };
      const changed = Object.keys({ ...before, ...now }).filter(key => before[key] !== now[key]);
      if (!changed.length) return;
      if (this.#ready && changed.every(key => key in now)) this.set(Object.fromEntries(changed.map(key => [key, now[key]])));
      else this.#frame.contentWindow.location.replace(this.#url('embed.html'));
    }

    // Messages are queued until the frame listens.
    #say(message) {
      this.#mend();
      if (this.#ready) this.#frame.contentWindow.postMessage({ hyperfly: 1, ...message }, '*');
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
      this.#mend();
      const id = ++this.#count, answer = this.#answer(id);
      this.#load();
      if (this.#here) this.#say({ id, ...message });
      else this.#settle(id, { type: 'error', message: 'the figure is in no page' });
      return answer;
    }

    #hear = ({ source, data }) => {
      if (!this.#frame || source !== this.#frame.contentWindow) return;
      if (data?.hyperfly !== 1 || !['ready', 'error', 'resize', 'state', 'export'].includes(data.type)) return;
      const { type, height, id } = data;
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
      if (type !== 'export') this.dispatchEvent(new CustomEvent(type, { detail: data }));
    };
  }
  customElements.define('hyperfly-figure', Figure);
})();
