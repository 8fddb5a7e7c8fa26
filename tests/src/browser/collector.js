// Collects errors of a page and its console output, for browsers whose driver has no console.
(() => {
  if (window.heardByTests) return;
  const heard = (window.heardByTests = []);
  const hear = (level, called, ...parts) => heard.push([level, `${location.href.split('#')[0]} ${parts.map((part) => part?.stack ? `${part} ${part.stack}` : String(part)).join(' ')}`, called]);
  addEventListener('error', (event) => {
    const from = event.target;
    if (event.error || event.message) hear('SEVERE', false, event.message, event.error?.stack ?? '');
    // An error event of the browser has a file; an `error` event that an element dispatches itself is not an error.
    else if (event.isTrusted && from?.localName) hear('SEVERE', false, `<${from.localName}> did not load ${from.src ?? from.href}`);
  }, true);
  addEventListener('unhandledrejection', (event) => hear('SEVERE', false, 'unhandled', event.reason));
  // Where a content security policy forbids `eval`, the test's own attempt is logged (wire.rs).
  document.addEventListener('securitypolicyviolation', (event) => event.blockedURI !== 'eval' && !event.sample.startsWith('eval|') && hear('SEVERE', false, `refused by ${event.violatedDirective}: ${event.blockedURI}`));
  for (const [name, level] of [['error', 'SEVERE'], ['assert', 'SEVERE'], ['warn', 'WARNING'], ['log', 'INFO'], ['info', 'INFO'], ['debug', 'DEBUG']]) {
    const plain = console[name];
    console[name] = (...parts) => {
      if (name !== 'assert' || !parts[0]) hear(level, true, ...parts);
      plain.apply(console, parts);
    };
  }
})();
