import { HyperflyFigure } from './element.js';
import { setSite } from './site.js';

export { HyperflyFigure };

/** Registers the element, unless the page has one, in a browser. `site` is the folder of embed.html. */
export function define({ site } = {}) {
  if (site !== undefined) setSite(site);
  if (!HyperflyFigure || customElements.get('hyperfly-figure')) return;
  customElements.define('hyperfly-figure', HyperflyFigure);
}
