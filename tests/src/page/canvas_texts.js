// Records the texts on every canvas from now on: `canvasTexts` has a list of { text, size, box } for each, in pixels of the canvas.
window.canvasTexts || (() => {
  const texts = window.canvasTexts = new Map();
  const context = CanvasRenderingContext2D.prototype, { fillText, clearRect } = context;
  context.clearRect = function (...rest) {
    texts.set(this.canvas, []);
    return clearRect.apply(this, rest);
  };
  // Setting its size clears a canvas, too.
  for (const side of ['width', 'height']) {
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, side);
    Object.defineProperty(HTMLCanvasElement.prototype, side, { get, set(length) { texts.set(this, []); set.call(this, length); }, configurable: true });
  }
  context.fillText = function (text, x, y, ...rest) {
    if (text.trim()) {
      const measured = this.measureText(text), at = this.getTransform();
      const corners = [[-measured.actualBoundingBoxLeft, -measured.actualBoundingBoxAscent], [measured.actualBoundingBoxRight, measured.actualBoundingBoxDescent]]
        .map(([dx, dy]) => at.transformPoint({ x: x + dx, y: y + dy }));
      const [left, right] = [corners[0].x, corners[1].x].sort((a, b) => a - b), [top, bottom] = [corners[0].y, corners[1].y].sort((a, b) => a - b);
      const size = parseFloat(this.font.match(/([\d.]+)px/)[1]) * Math.hypot(at.a, at.b);
      texts.has(this.canvas) || texts.set(this.canvas, []);
      texts.get(this.canvas).push({ text, size, box: { left, right, top, bottom } });
    }
    return fillText.call(this, text, x, y, ...rest);
  };
})()
