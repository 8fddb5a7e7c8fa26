// What is wrong with the texts of the page as they are laid out now, a line each: what sticks out of the window, what is cut
// off, what cannot be reached, and controls of the header that lie over each other.
(() => {
  const found = new Set();
  const shown = e => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // Said, but not shown: it is one pixel wide on purpose.
  const unseen = e => !!e.closest('.unseen');
  const name = e => `${e.tagName.toLowerCase()}${e.className?.baseVal === undefined && e.className ? '.' + e.className.split(' ').join('.') : ''} “${(e.value || e.textContent).trim().replace(/\s+/g, ' ').slice(0, 50)}”`;
  const round = Math.round;

  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) found.add(`the page is ${page.scrollWidth} wide in a window of ${innerWidth}`);

  // What holds an element for painting: who may cut it off.
  const holder = e => {
    const { position } = getComputedStyle(e);
    if (position === 'fixed') return null;
    return position === 'absolute' ? e.offsetParent : e.parentElement;
  };
  const byKeys = e => e.tabIndex >= 0 || e.querySelector('a[href], button, input, select, summary, [tabindex]');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, parent = text.parentElement;
    if (!text.data.trim() || !shown(parent) || unseen(parent) || parent.closest('option, title, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const middle = box.top + box.height / 2;
      let [acrossDone, downDone] = [false, false];
      for (let e = parent; e && e !== document.documentElement; e = holder(e)) {
        const { overflowX, overflowY } = getComputedStyle(e);
        const { left, right, top, bottom } = e.getBoundingClientRect();
        if (!acrossDone && overflowX !== 'visible') {
          const out = box.left < left - 1.5 || box.right > right + 1.5;
          if (out && /hidden|clip/.test(overflowX)) acrossDone = found.add(`${name(parent)} is cut off by ${name(e).slice(0, 40)}: ${round(box.left)} to ${round(box.right)} in ${round(left)} to ${round(right)}`);
          if (/auto|scroll/.test(overflowX) && e.scrollWidth > e.clientWidth) {
            if (!byKeys(e)) found.add(`${name(e)} scrolls to the side, but not by keys`);
            acrossDone = true;
          }
        }
        if (!downDone && overflowY !== 'visible') {
          const out = middle < top - 1.5 || middle > bottom + 1.5;
          if (out && /hidden|clip/.test(overflowY)) found.add(`${name(parent)} is cut off below or above by ${name(e).slice(0, 40)}`);
          if (/auto|scroll/.test(overflowY)) downDone = true;
        }
      }
      if (!acrossDone && (box.left < -1 || box.right > innerWidth + 1)) found.add(`${name(parent)} sticks out of the window: ${round(box.left)} to ${round(box.right)}`);
    }
  }

  for (const e of document.querySelectorAll('body *')) {
    if (!shown(e) || unseen(e) || e.closest('svg')) continue;
    if (e.tagName === 'INPUT' && /text|number/.test(e.type) && e.scrollWidth > e.clientWidth + 1)
      found.add(`${e.id} ${name(e)} needs ${e.scrollWidth} and has ${e.clientWidth}`);
    // A menu is as wide as what it shows wants to be.
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
