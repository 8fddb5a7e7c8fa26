// On the documentation site, code and links name the site instead of the example, and each HTML snippet runs below its source.
const EXAMPLE = 'https://example.org/hyperfly/';
const site = new URL('..', document.baseURI).href;
for (const link of document.querySelectorAll(`main a[href^="${EXAMPLE}"]`)) link.href = link.href.replace(EXAMPLE, site);
// A browser may translate the prose, but not the code.
for (const code of document.querySelectorAll('code')) code.translate = false;
for (const code of document.querySelectorAll('main pre > code')) {
  code.innerHTML = code.innerHTML.replaceAll(EXAMPLE, site);
  if (!code.classList.contains('snippet') || !code.classList.contains('language-html')) continue;
  const live = document.createElement('div');
  live.className = 'live';
  // Unlike innerHTML, a contextual fragment runs its scripts.
  live.append(document.createRange().createContextualFragment(code.textContent));
  // Without reveal.js, nothing else loads its lazy frames.
  for (const frame of live.querySelectorAll('iframe[data-src]')) frame.src = frame.dataset.src;
  code.closest('pre').after(live);
}
// A snippet may expect its page to load the element's script.
if (document.querySelector('hyperfly-figure') && !document.querySelector('script[src$="/hyperfly.js"]')) {
  document.head.append(Object.assign(document.createElement('script'), { src: `${site}hyperfly.js` }));
}
