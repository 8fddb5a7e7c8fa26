// Simulated reader of a page in a frame: performs the steps of a visit with the page's own controls and checks the results. Steps whose
// control is missing are skipped.
window.reader = (() => {
  const frame = document.querySelector('iframe');
  const win = () => frame.contentWindow;
  const doc = () => frame.contentDocument;
  const one = selector => doc().querySelector(selector);
  const wait = ms => new Promise(done => setTimeout(done, ms));
  const state = () => {
    try {
      return JSON.parse(win().hyperfly.state());
    } catch {
      return null;
    }
  };
  const fire = (element, ...names) =>
    names.forEach(name => element.dispatchEvent(new (win().Event)(name, { bubbles: true, cancelable: true })));
  const key = name => {
    const at = doc().activeElement?.matches('input, textarea, select') ? doc().body : doc().activeElement ?? doc().body;
    at.dispatchEvent(new (win().KeyboardEvent)('keydown', { key: name, bubbles: true, cancelable: true }));
  };
  const has = (menu, value) => [...menu.options].some(option => option.value === value);
  const choose = (menu, value) => {
    if (!menu || !has(menu, value)) return false;
    menu.value = value;
    fire(menu, 'change');
    return true;
  };
  const set = (field, value) => {
    doc().querySelectorAll('.fold').forEach(fold => (fold.open = true));
    const text = one(`#write-${field}`);
    if (text) {
      text.focus();
      text.value = value;
      fire(text, 'input', 'change');
      text.blur();
      return true;
    }
    const radio = [...doc().querySelectorAll(`input[name=${field}]`)].find(input => input.value === value);
    if (radio) {
      radio.click();
      return true;
    }
    return choose(one(field === 'signal' ? '#signal' : `#choose-${field}`), value);
  };
  const slide = (slider, value) => {
    slider.value = value;
    fire(slider, 'input');
  };
  const drag = async (field, values) => {
    const slider = one(`#slide-${field}`);
    if (!slider) return false;
    for (const value of values) {
      // Powers of two have their exponents on the slider; other numbers map to any position.
      const small = ['p', 'n'].includes(field) ? Math.log2(value) : Number(slider.min) + ((Number(value) * 7) % (slider.max - slider.min));
      slide(slider, small);
      await wait(16);
    }
    fire(slider, 'change');
    return true;
  };
  const point = (which, pick) => {
    const pictures = [...doc().querySelectorAll('[data-view] canvas:last-of-type')];
    const picture = pictures[which % pictures.length];
    if (!picture) return false;
    const box = picture.getBoundingClientRect();
    const clientX = box.left + box.width * ((which * 0.618) % 1), clientY = box.top + box.height * ((which * 0.414) % 1);
    const event = name => picture.dispatchEvent(new (win().PointerEvent)(name, { clientX, clientY, bubbles: true, cancelable: true }));
    event('pointermove');
    if (pick) ['pointerdown', 'pointerup'].forEach(event);
    if (pick) picture.dispatchEvent(new (win().MouseEvent)('click', { clientX, clientY, bubbles: true }));
    return true;
  };
  const drop = (count, seed) => {
    const data = new (win().DataTransfer)();
    const lines = Array.from({ length: count }, (_, k) => Math.sin(seed % 1000 + k * k).toFixed(6));
    data.items.add(new (win().File)([lines.join('\n')], 'samples.csv', { type: 'text/csv' }));
    const event = new (win().DragEvent)('drop', { dataTransfer: data, bubbles: true, cancelable: true });
    return doc().body.dispatchEvent(event), true;
  };
  const go = fragment => {
    win().location.hash = fragment || 'theme=light';
    return true;
  };
  // Replaces one key in the address.
  const change = (name, value) => {
    const pairs = win().location.hash.slice(1).split('&').filter(pair => pair && pair.split('=')[0] !== name);
    return go([...pairs, ...(value ? [`${name}=${value}`] : [])].join('&'));
  };
  const open = (what, wish) => {
    if (Boolean(one(what.is)) !== wish) key(wish ? what.key : 'Escape');
    return true;
  };

  const hands = {
    set,
    drag,
    right: (field, value) => {
      key('K');
      const done = set(field, value);
      key('K');
      return done;
    },
    beside: () => (key('C'), true),
    swap: () => (key('X'), true),
    'as-left': () => (key('Y'), true),
    view: view => change('view', view),
    curve: which => {
      const tabs = doc().querySelectorAll('[role=tab]');
      tabs[which.length % tabs.length]?.click();
      return tabs.length > 0;
    },
    keep: part => {
      const slider = one('#slide-efficiency');
      if (!slider) return change('view', 'isoefficiency');
      slide(slider, part.toFixed(2));
      fire(slider, 'change');
      return true;
    },
    play: wish => {
      if (Boolean(state()?.playing) !== wish) key(' ');
      return true;
    },
    speed: speed => (key(speed > 1 ? '.' : ','), true),
    seek: part => {
      const slider = one('#scrub');
      if (!slider) return false;
      slide(slider, part);
      fire(slider, 'change');
      return true;
    },
    point: which => point(which, false),
    pick: which => point(which, true),
    theme: () => (key('m'), true),
    own: drop,
    paper: id => change('paper', id),
    tour: id => change('tour', id),
    race: step => change('race', step === 'none' ? '' : step),
    present: wish => open({ is: '.presents', key: 'F' }, wish),
    help: wish => open({ is: 'dialog', key: '?' }, wish),
    share: wish => open({ is: 'dialog', key: 'S' }, wish),
    rail: () => (key('c'), true),
    cancel: () => {
      const button = one('.notices button');
      button?.click();
      return Boolean(button);
    },
    go,
    travel: forward => {
      // Stay within the page: before its first entry is the browser's initial document.
      const { history, navigation } = win();
      if (forward) history.forward();
      else if (navigation?.canGoBack ?? true) history.back();
      return true;
    },
    resize: (width, height) => {
      frame.width = width;
      frame.height = height;
      return true;
    },
    hide: hidden => (win().pageFaults.hide(hidden), true),
  };

  // Names of the views on whose canvases nothing is drawn once they are in view; a page without views gives none.
  const blank = async () => {
    const painted = canvas => {
      if (!canvas.width || !canvas.height) return false;
      const copy = document.createElement('canvas');
      [copy.width, copy.height] = [canvas.width, canvas.height];
      const context = copy.getContext('2d', { willReadFrequently: true });
      context.drawImage(canvas, 0, 0);
      const pixels = new Uint32Array(context.getImageData(0, 0, copy.width, copy.height).data.buffer);
      return pixels.some(pixel => pixel !== pixels[0]);
    };
    const none = [];
    for (const view of doc().querySelectorAll('[data-view]:has(canvas)')) {
      if (!view.checkVisibility()) continue;
      // Some are laid out only when visible.
      view.scrollIntoView({ behavior: 'instant' });
      const is = () => [...view.querySelectorAll('canvas')].some(painted);
      for (let k = 0; k < 25 && !is(); k++) await wait(40);
      if (!is()) none.push(view.dataset.view);
    }
    return none;
  };

  const settles = now => now && now.run && !now.busy && now.progress === null;
  // Waits until the page is idle; returns whether it became so in time.
  const quiet = async ms => {
    const end = performance.now() + ms;
    let same = 0, before = '';
    while (performance.now() < end) {
      const now = state();
      const seen = now && [now.request, now.run?.trace_hash, win().location.hash, now.points].join();
      same = settles(now) && seen === before ? same + 1 : 0;
      if (same > 15) return true;
      before = seen;
      await wait(40);
    }
    return false;
  };
  const seen = async ms => {
    const isQuiet = await quiet(ms);
    const now = state();
    const { request, run, beside, t, problems, notice, generation, memory, busy, progress } = now ?? {};
    const none = await blank();
    const errors = win().pageFaults?.errors.splice(0) ?? ['there is no page'];
    const heap = performance.memory?.usedJSHeapSize ?? 0;
    const address = win().location.hash.slice(1);
    const delays = win().pageFaults?.delays();
    return { quiet: isQuiet, busy, progress, delays, request, address, hash: run?.trace_hash, beside: beside?.trace_hash, t, problems, notice, generation, memory, heap, errors, blank: none, size: `${frame.width} × ${frame.height}` };
  };
  const opened = async src => {
    const loaded = new Promise(done => (frame.onload = done));
    // A changed fragment alone would not reload the document.
    frame.src = 'about:blank';
    await loaded;
    const again = new Promise(done => (frame.onload = done));
    frame.src = src;
    await again;
  };

  let over = null;
  const play = async (src, fragment, steps) => {
    if (!state()) await opened(`${src}#${fragment}`);
    else go(fragment);
    await quiet(20_000);
    let inputs = 0, faults = 0, unsettledSince = null, faultEnd = null;
    const recoveries = [];
    const look = () => {
      const [now, well] = [performance.now(), settles(state())];
      if (!well) unsettledSince ??= now;
      else if (unsettledSince !== null) {
        if (faultEnd !== null) recoveries.push(Math.max(0, now - Math.max(unsettledSince, faultEnd)));
        unsettledSince = null;
        faultEnd = null;
      }
    };
    const watch = setInterval(look, 20);
    for (const [ms, what, ...how] of steps) {
      // Shorter pauses than a reader's.
      await wait(Math.min(ms / 4, 250));
      if (what === 'fault') {
        faults++;
        faultEnd = performance.now() + win().pageFaults.inject(how);
        look();
      } else if (await hands[what]?.(...how)) {
        inputs++;
      }
    }
    win().pageFaults.heal();
    win().pageFaults.hide(false);
    hands.play(false);
    const one = await seen(40_000);
    clearInterval(watch);
    const workers = win().pageFaults.started();
    const kept = frame.contentWindow.location.hash;
    // A second page at the address of the first.
    await opened(`${src}${kept}`);
    const two = await seen(20_000);
    over = { inputs, faults, workers, recoveries, one, two };
  };

  return {
    begin(src, fragment, steps) {
      over = null;
      play(src, fragment, steps).catch(error => (over = { error: String(error.stack ?? error) }));
    },
    over: () => over,
  };
})();
