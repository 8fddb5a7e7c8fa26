// What can be read in the window now: the texts that are painted and not covered, with where they begin.
(() => {
  const seen = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const shown = { opacityProperty: true, visibilityProperty: true };
    if (!node.data.trim() || !node.parentElement.checkVisibility(shown)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Of a paragraph the first line says where it stands.
    const box = [...range.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
    if (!box) continue;
    // What the mouse passes through is painted all the same.
    const { style } = node.parentElement;
    const events = style.pointerEvents;
    style.pointerEvents = 'auto';
    const top = document.elementFromPoint(box.x + Math.min(box.width, 80) / 2, box.y + box.height / 2);
    style.pointerEvents = events;
    if (top && (top.contains(node) || node.parentElement.contains(top)))
      seen.push({ text: node.data.trim(), x: box.x, y: box.y });
  }
  return seen;
})()
