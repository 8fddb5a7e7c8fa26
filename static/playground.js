// The playground of the messages: sends what its forms say, and lists what comes and goes. All text goes in as text.
const frame = document.getElementById('frame');
const log = document.getElementById('log');
const MOST = 200;

// What is long is told by its length.
const short = (key, value) => {
  if (value instanceof ArrayBuffer) return `${value.byteLength} bytes`;
  if (typeof value === 'string' && value.length > 400) return `${value.slice(0, 400)}… (${value.length} characters)`;
  return value;
};

function list(way, message) {
  const line = document.createElement('li');
  line.className = way;
  const time = document.createElement('time');
  time.textContent = `${(performance.now() / 1000).toFixed(2)} s`;
  const type = document.createElement('b');
  type.textContent = `${way === 'in' ? '→' : '←'} ${message?.type ?? '?'}`;
  const text = document.createElement('pre');
  const { hyperfly, type: _, ...rest } = Object(message);
  text.textContent = JSON.stringify(rest, short, 1).replace(/\n\s*/g, ' ');
  line.append(time, type, text);
  if (way === 'out' && message.type === 'export') {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([message.data], { type: message.mime }));
    link.download = link.textContent = message.name;
    text.append(' ', link);
  }
  log.prepend(line);
  while (log.childElementCount > MOST) {
    const old = log.lastElementChild.querySelector('a');
    if (old) URL.revokeObjectURL(old.href);
    log.lastElementChild.remove();
  }
}

function say(message) {
  frame.contentWindow.postMessage(message, '*');
  list('in', message);
}

addEventListener('message', ({ source, data }) => {
  if (source !== frame.contentWindow || data?.hyperfly !== 1) return;
  if (data.type === 'resize' || data.type === 'ready') {
    if (data.height > 0 && data.height < 5000) frame.style.height = `${data.height}px`;
  }
  list('out', data);
});

// The fields of a form as a message: what is empty is left out.
function message(form) {
  const { type } = form.dataset;
  const value = name => form.elements[name]?.value ?? '';
  if (!type) return JSON.parse(value('raw'));
  const message = { hyperfly: 1, type };
  if (value('request')) message.request = value('request');
  if (value('t')) message.t = Number(value('t'));
  else if (value('part')) message.part = Number(value('part'));
  if (value('id')) message.id = value('id');
  if (value('format')) Object.assign(message, { id: Date.now(), format: value('format'), scale: Number(value('scale')),
    transparent: form.elements.transparent.checked });
  return message;
}

for (const form of document.forms) {
  form.addEventListener('submit', event => {
    event.preventDefault();
    const raw = form.elements.raw;
    raw?.setCustomValidity('');
    try { say(message(form)); } catch (error) {
      raw.setCustomValidity(String(error.message));
      raw.reportValidity();
    }
  });
  form.elements.raw?.addEventListener('input', ({ target }) => target.setCustomValidity(''));
  form.elements.part?.addEventListener('input', () => {
    form.elements.t.value = '';
    form.requestSubmit();
  });
}
for (const button of document.querySelectorAll('[data-request]')) {
  button.addEventListener('click', () => {
    const { form } = button;
    form.elements.request.value = button.dataset.request;
    form.requestSubmit();
  });
}
document.getElementById('clear').addEventListener('click', () => log.replaceChildren());

// Only now, so that nothing that the figure says is missed. What stands behind # here is its request.
frame.src = `embed.html#${location.hash.slice(1) || 'topology=mesh&view=machine,timeline'}`;
