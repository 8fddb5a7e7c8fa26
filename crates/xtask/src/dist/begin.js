// In a page that is one file: its style and its scripts, from the text that holds all of them (standalone.rs).
(bytes) => {
  const [style, desk, script] = JSON.parse(new TextDecoder().decode(bytes));
  const add = (name, textContent, more) =>
    document.head.append(Object.assign(document.createElement(name), { textContent, ...more }));
  add("style", style);
  // The desk's module waits in the page; the desk is started from the text of both.
  document.getElementById("hyperfly-desk").prepend(desk);
  add("script", script, { id: "hyperfly-script" });
}
