// The documentation on its site: code and links name this site instead of the example, and each HTML snippet is live below its source.
const EXAMPLE = 'https://example.org/hyperfly/';
const site = new URL('..', document.baseURI).href;
for (const link of document.querySelectorAll(`main a[href^="${EXAMPLE}"]`)) link.href = link.href.replace(EXAMPLE, site);
// A browser may translate the prose. What is typed or copied stays as it is.
for (const code of document.querySelectorAll('code')) code.translate = false;
for (const code of document.querySelectorAll('main pre > code')) {
  code.innerHTML = code.innerHTML.replaceAll(EXAMPLE, site);
  if (!code.classList.contains('snippet') || !code.classList.contains('language-html')) continue;
  const live = document.createElement('div');
  live.className = 'live';
  // A contextual fragment runs its scripts, unlike innerHTML.
  live.append(document.createRange().createContextualFragment(code.textContent));
  // reveal.js is not here to load its frames.
  for (const frame of live.querySelectorAll('iframe[data-src]')) frame.src = frame.dataset.src;
  code.closest('pre').after(live);
}
// A snippet may leave the element's script to its page.
if (document.querySelector('hyperfly-figure') && !document.querySelector('script[src$="/hyperfly.js"]')) {
  document.head.append(Object.assign(document.createElement('script'), { src: `${site}hyperfly.js` }));
}
