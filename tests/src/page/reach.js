// Visible controls that cannot be reached: outside the window even when scrolled to, or covered.
(() => {
  const found = [];
  for (const e of document.querySelectorAll('a[href], button, input, select, summary, [tabindex="0"]')) {
    // A radio button is represented by its label; an invisible menu lies over its icon.
    const shown = e.closest('label:has(:is(input, select))') ?? e;
    if (e.disabled || !shown.checkVisibility({ visibilityProperty: true })) continue;
    shown.scrollIntoView({ block: 'center', inline: 'center' });
    const box = shown.getClientRects()[0];
    if (!box || box.width <= 1 || box.height <= 1) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (!top || !(shown.contains(top) || top.contains(shown) && top.tagName !== 'HTML' && top.tagName !== 'BODY'))
      found.push(`${e.tagName.toLowerCase()} “${(e.ariaLabel || e.textContent || e.id).trim().slice(0, 40)}” at ${Math.round(x)}, ${Math.round(y)}: there is ${top ? `${top.tagName.toLowerCase()}.${top.className} “${top.textContent.trim().slice(0, 40)}”` : 'nothing'}`);
  }
  return found;
})()
