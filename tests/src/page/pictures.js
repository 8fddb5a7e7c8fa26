// Hash of the canvases' pixels for each view: two 32-bit sums.
(() => {
  const sums = (canvas) => {
    if (!canvas.width || !canvas.height) return 'empty';
    // Copies are read: reading a canvas repeatedly slows it down and logs a warning.
    const copy = Object.assign(document.createElement('canvas'), { width: canvas.width, height: canvas.height }).getContext('2d', { willReadFrequently: true });
    copy.drawImage(canvas, 0, 0);
    const pixels = new Uint32Array(copy.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
    let [a, b] = [0x811c9dc5, 0];
    for (const pixel of pixels) {
      a = Math.imul(a ^ pixel, 0x01000193);
      b = (Math.imul(b, 31) + pixel) ^ (b >>> 15);
    }
    return [canvas.width, canvas.height, a >>> 0, b >>> 0].join(' ');
  };
  const of = (view) => [view.dataset.view, [...view.querySelectorAll('canvas')].map(sums).join(', ')];
  return Object.fromEntries([...document.querySelectorAll('[data-view]')].map(of));
})()
