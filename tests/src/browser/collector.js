// What goes wrong in a page, and what it writes to its console, kept for a test in a browser whose driver has no console.
(() => {
  if (window.heardByTests) return;
  const heard = (window.heardByTests = []);
  const hear = (level, called, ...parts) => heard.push([level, `${location.href.split('#')[0]} ${parts.map((part) => part?.stack ? `${part} ${part.stack}` : String(part)).join(' ')}`, called]);
  addEventListener('error', (event) => {
    const from = event.target;
    if (event.error || event.message) hear('SEVERE', false, event.message, event.error?.stack ?? '');
    // What a browser says of a file; an `error` that an element sends itself is its own message.
    else if (event.isTrusted && from?.localName) hear('SEVERE', false, `<${from.localName}> did not load ${from.src ?? from.href}`);
  }, true);
  addEventListener('unhandledrejection', (event) => hear('SEVERE', false, 'unhandled', event.reason));
  // Where a policy forbids `eval`, it is the test that has tried it (wire.rs).
  document.addEventListener('securitypolicyviolation', (event) => event.blockedURI !== 'eval' && !event.sample.startsWith('eval|') && hear('SEVERE', false, `refused by ${event.violatedDirective}: ${event.blockedURI}`));
  for (const [name, level] of [['error', 'SEVERE'], ['assert', 'SEVERE'], ['warn', 'WARNING'], ['log', 'INFO'], ['info', 'INFO'], ['debug', 'DEBUG']]) {
    const plain = console[name];
    console[name] = (...parts) => {
      if (name !== 'assert' || !parts[0]) hear(level, true, ...parts);
      plain.apply(console, parts);
    };
  }
})();
