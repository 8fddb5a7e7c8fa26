// Readable texts in the window: painted and not covered, with their positions.
(() => {
  const seen = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const shown = { opacityProperty: true, visibilityProperty: true };
    if (!node.data.trim() || !node.parentElement.checkVisibility(shown)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // The first line of a paragraph gives its position.
    const box = [...range.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
    if (!box) continue;
    // Elements without pointer events are painted, too.
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
