// What a class cannot read on this screen, one fault per line: texts smaller than `least` pixels, texts that are cut or lie over each
// other, on the page and on its canvases, and pictures smaller than a third of the screen. Needs canvas_texts.js.
(least => {
  const found = new Set(), round = Math.round;
  const shown = e => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const meet = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
  const span = ({ left, top, right, bottom }) => `${round(left)}, ${round(top)} to ${round(right)}, ${round(bottom)}`;
  // The part of the screen in which an element is visible: nobody scrolls on a projector.
  const visible = element => {
    let box = screen;
    for (let e = element; e && e !== document.documentElement; e = e.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(e);
      if (/hidden|clip|auto|scroll/.test(overflowX + overflowY)) box = meet(box, e.getBoundingClientRect());
      if (position === 'fixed') break;
    }
    return box;
  };
  const texts = [];
  const add = (text, box, size, within, skipsSize) => {
    const name = `“${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
    if (!skipsSize && size < least - 0.1) found.add(`${name} is ${round(10 * size) / 10} pixels high`);
    if (box.left < within.left - 1.5 || box.right > within.right + 1.5 || box.top < within.top - 1.5 || box.bottom > within.bottom + 1.5)
      found.add(`${name} at ${span(box)} is cut: ${span(within)} is visible`);
    texts.push({ name, box });
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, element = node.parentElement;
    if (!node.data.trim() || !shown(element) || element.closest('.unseen, option, title, style, script, .numbered')) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      if (width < 1 || height < 1) continue;
      // The height of capitals, without the space between lines.
      const middle = (top + bottom) / 2, half = 0.36 * size;
      add(node.data, { left, right, top: middle - half, bottom: middle + half }, size, visible(element), element.closest('sub, sup, math, svg'));
    }
  }
  for (const [canvas, drawn] of canvasTexts) {
    const box = canvas.getBoundingClientRect();
    if (!canvas.isConnected || !shown(canvas) || box.width < 2 || !canvas.width) continue;
    const scale = box.width / canvas.width, within = meet(box, visible(canvas));
    for (const { text, size, box: at } of drawn)
      add(text, { left: box.left + at.left * scale, right: box.left + at.right * scale, top: box.top + at.top * scale, bottom: box.top + at.bottom * scale }, size * scale, within);
  }
  texts.forEach(({ name, box: a }, k) => {
    for (const { name: other, box: b } of texts.slice(k + 1)) {
      const { left, right, top, bottom } = meet(a, b);
      // A picture may draw the same text on both of its canvases.
      const same = name === other && Math.abs(a.left - b.left) < 1 && Math.abs(a.top - b.top) < 1;
      if (right - left > 2 && bottom - top > 2 && !same) found.add(`${name} lies over ${other} at ${span({ left, right, top, bottom })}`);
    }
  });
  let area = 0;
  for (const picture of document.querySelectorAll('main :is(.layers, .drawing)')) {
    const { left, right, top, bottom } = meet(picture.getBoundingClientRect(), visible(picture));
    if (shown(picture) && right > left && bottom > top) area += (right - left) * (bottom - top);
  }
  const part = area / (innerWidth * innerHeight);
  // Before a measurement there is nothing to draw.
  if (part < 1 / 3 && !document.querySelector('[data-told="measured"]')) found.add(`the pictures take ${round(100 * part)} % of the screen`);
  return [...found];
})
