// In a page that is one file: its modules, style and scripts, from the bytes that hold all of them (standalone.rs), one
// behind the other; the desk's module, last, once it is wanted.
(until, wasm, all) => {
  self.hyperflyWasm = until(wasm).slice(0, wasm);
  self.hyperflyDesk = () => until().slice(all);
  const [style, desk, script] = JSON.parse(new TextDecoder().decode(until(all).subarray(wasm, all)));
  const add = (name, textContent, more) =>
    document.head.append(Object.assign(document.createElement(name), { textContent, ...more }));
  add("style", style);
  document.getElementById("hyperfly-desk").textContent = desk;
  add("script", script, { id: "hyperfly-script" });
}
