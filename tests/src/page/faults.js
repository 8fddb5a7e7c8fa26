// Layout faults of the page's texts, one per line: overflow beyond the window, clipped or unreachable text, and overlapping controls of
// the header.
(() => {
  const found = new Set();
  const shown = e => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // Visually hidden text for screen readers is one pixel wide on purpose.
  const unseen = e => !!e.closest('.unseen') || getComputedStyle(e).clipPath === 'inset(50%)';
  const name = e => `${e.tagName.toLowerCase()}${e.className?.baseVal === undefined && e.className ? '.' + e.className.split(' ').join('.') : ''} “${(e.value || e.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  const round = Math.round;

  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) found.add(`the page is ${page.scrollWidth} wide in a window of ${innerWidth}`);

  // Parent for painting, which may clip the element.
  const holder = e => {
    const { position } = getComputedStyle(e);
    if (position === 'fixed') return null;
    return position === 'absolute' ? e.offsetParent : e.parentElement;
  };
  const byKeys = e => e.tabIndex >= 0 || e.querySelector('a[href], button, input, select, summary, [tabindex]');
  // The first line of a text that is not fully readable; nothing if all of it is.
  const cut = text => {
    const parent = text.parentElement;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const middle = box.top + box.height / 2;
      // A scroll container shows all its content.
      let [across, down] = [true, true];
      for (let e = parent; e && e !== document.documentElement; e = holder(e)) {
        const { overflowX, overflowY } = getComputedStyle(e);
        const { left, right, top, bottom } = e.getBoundingClientRect();
        if (across && /hidden|clip/.test(overflowX) && (box.left < left - 1.5 || box.right > right + 1.5))
          return `is cut off by ${name(e)}: ${round(box.left)} to ${round(box.right)} in ${round(left)} to ${round(right)}`;
        if (down && /hidden|clip/.test(overflowY) && (middle < top - 1.5 || middle > bottom + 1.5))
          return `is cut off below or above by ${name(e)}`;
        if (across && /auto|scroll/.test(overflowX) && e.scrollWidth > e.clientWidth) {
          across = false;
          if (!byKeys(e)) return `is in ${name(e)}, which scrolls to the side, but not by keys`;
        }
        if (/auto|scroll/.test(overflowY)) down = false;
      }
      if (across && (box.left < -1 || box.right > innerWidth + 1)) return `sticks out of the window: ${round(box.left)} to ${round(box.right)}`;
    }
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || !shown(parent) || unseen(parent) || parent.closest('option, title, style')) continue;
    const fault = cut(texts.currentNode);
    if (fault) found.add(`${name(parent)} ${fault}`);
  }

  for (const e of document.querySelectorAll('body *')) {
    if (!shown(e) || unseen(e) || e.closest('svg')) continue;
    if (e.tagName === 'INPUT' && /text|number/.test(e.type) && e.scrollWidth > e.clientWidth + 1)
      found.add(`${e.id} ${name(e)} needs ${e.scrollWidth} and has ${e.clientWidth}`);
    if (e.tagName === 'BUTTON' && e.scrollWidth > e.clientWidth + 1)
      found.add(`${name(e)} needs ${e.scrollWidth} and has ${e.clientWidth}`);
    // A menu should be as wide as its selected option needs.
    if (e.tagName === 'SELECT' && e.selectedOptions[0]) {
      const free = e.cloneNode();
      free.append(e.selectedOptions[0].cloneNode(true));
      Object.assign(free.style, { position: 'absolute', width: 'auto', minWidth: '0', maxWidth: 'none', visibility: 'hidden' });
      free.removeAttribute('id');
      e.after(free);
      const needs = free.getBoundingClientRect().width, has = e.getBoundingClientRect().width;
      free.remove();
      if (needs > has + 1) found.add(`the menu ${e.ariaLabel || e.id} is cut off: ${name(e.selectedOptions[0])} needs ${round(needs)} and has ${round(has)}`);
    }
  }

  const controls = [...document.querySelectorAll('header :is(button, select, a)')].filter(e => e.checkVisibility({ visibilityProperty: true }));
  const boxes = controls.map(e => [name(e.selectedOptions?.[0] ?? e), e.getBoundingClientRect()]);
  boxes.forEach(([one, a], k) => {
    if (a.left < -1 || a.right > innerWidth + 1) found.add(`${one} of the header sticks out of the window`);
    for (const [other, b] of boxes.slice(k + 1)) {
      const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (wide > 1 && high > 1) found.add(`${one} and ${other} of the header lie over each other`);
    }
  });
  return [...found];
})()
