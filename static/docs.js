// The documentation, where it lies: its code names this site instead of the example, and can be copied with one press.
const site = new URL('..', document.baseURI).href;
for (const code of document.querySelectorAll('pre > code')) {
  code.textContent = code.textContent.replaceAll('https://example.org/hyperfly/', site);
  const around = document.createElement('div');
  around.className = 'code';
  code.parentNode.replaceWith(around);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.onclick = async () => {
    // Where the clipboard is forbidden, what is to be copied is selected.
    getSelection().selectAllChildren(code);
    button.textContent = await navigator.clipboard.writeText(code.textContent).then(() => 'Copied', () => 'Selected');
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  };
  around.append(button, code.parentNode);
}

// What stands below the code is alive, even if no reveal.js is here to load its frames.
for (const frame of document.querySelectorAll('.alive iframe[data-src]')) frame.src = frame.dataset.src;

// In a narrow window the menu is folded, so that a page begins with its title.
const menu = document.querySelector('nav details');
const narrow = matchMedia('(max-width: 900px)');
const fold = () => { menu.open = !narrow.matches; };
narrow.onchange = fold;
fold();
