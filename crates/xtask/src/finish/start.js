// The last lines of a script (finish/script.rs adds them): they load the module that the script is written for, start the
// page with it in a window, and wait for orders in a worker.
{
// The module by its address without `.wasm`. A frame of an opaque origin may fetch nothing from a host that does not
// allow it, and a page from a disk nothing at all, but both may load a script: it brings the same bytes as text
// (`hyperflyWasm`). A page that is one file has it in itself.
const load = async (name) => {
  if (!self.hyperflyWasm)
    try {
      const answer = await fetch(name + ".wasm");
      // Hosts that do not know the type of a module are many.
      return await (answer.headers.get("content-type") == "application/wasm" ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer()));
    } catch {
      const src = name + ".js";
      if (self.document)
        await new Promise((onload, fail) => document.head.append(Object.assign(document.createElement("script"), { src, onload, onerror: () => fail(Error(src + " cannot be loaded")) })));
      else importScripts(src);
    }
  return WebAssembly.compile(hyperflyWasm);
};
if (self.document) {
  // The texts of other languages: `hyperflyTexts("de", "page")` is a promise of them, out of this page if it is one file, else
  // from a script beside it; of nothing if there are none, or if they do not come.
  const texts = (self.hyperflyText ??= {}), hashes = document.getElementById("hyperfly-lang").dataset, asked = {};
  self.hyperflyTexts = (id, part) => (asked[id + part] ??= new Promise((done) => {
    const key = id + "." + part, give = () => {
      // Another try may do better.
      if (!texts[key]) delete asked[id + part];
      done(texts[key]);
    };
    if (texts[key] || !hashes[id]) return give();
    const src = `lang/${key}-${hashes[id]}.js`;
    document.head.append(Object.assign(document.createElement("script"), { src, onload: give, onerror: give }));
    setTimeout(give, 9999);
  }));
  self.hyperflyLang = (lang) => {
    const wished = lang == "auto" ? navigator.languages.map((tag) => tag.split("-")[0]) : [lang];
    return wished.find((id) => lang == id || id == "en" || hashes[id] || texts[id + ".page"]) ?? "en";
  };
  // As early as the module, if the page is to speak another language than English.
  hyperflyTexts(hyperflyLang(/[#&]lang=(\w+)/.exec(location.hash)?.[1] ?? "auto"), "page");
  const { src } = document.currentScript, name = src.replace(/\.js$/, "_bg");
  // Of all frames of this origin that stand side by side, one loads and compiles the module. `hyperflyModule` is its
  // promise of it; a frame has one once it loads the module itself, or has got it from another.
  const own = (promise) => (self.hyperflyModule = Object.assign(promise, { src }));
  const find = () => {
    for (let k = 0; k < parent.length; k++)
      try {
        if (parent[k].hyperflyModule.src == src) return parent[k];
      } catch {}
  };
  const share = async () => {
    for (let frame; src && (frame = find()); ) {
      const shared = frame.hyperflyModule;
      let watch;
      const module = await new Promise((done) => {
        shared.then(done, () => done(load(name)));
        // The promise of a frame that was taken away is never kept: look for another one, or load it here.
        watch = setInterval(() => {
          try {
            if (!frame.closed && frame.hyperflyModule == shared) return;
          } catch {}
          done();
        }, 100);
      });
      clearInterval(watch);
      if (module) return own(Promise.resolve(module));
    }
    return own(load(name));
  };
  // A worker of a page from a disk may load nothing: it gets the text and the module of its script, which the page loads.
  self.hyperflyHand = (worker, src) => {
    const own = self.hyperflyScript;
    const onload = () => {
      worker.postMessage([hyperflyScript, hyperflyWasm]);
      self.hyperflyScript = own;
    };
    document.head.append(Object.assign(document.createElement("script"), { src, onload, onerror: () => worker.onerror?.(new ErrorEvent("error")) }));
  };
  // In a page that is one file this runs before there is a body.
  const module = share(), begin = () => wasm_bindgen(module);
  if (document.body) begin();
  else addEventListener("DOMContentLoaded", begin);
} else
  self.onmessage = ({ data }) =>
    // The page hands over its module or the bytes of the worker's own, or says where that is. What fails is thrown outside of the promise:
    // only then the page's `onerror` hears of it.
    wasm_bindgen(typeof data == "string" ? load(data) : data.buffer ? WebAssembly.compile(data) : data).catch((error) => setTimeout(() => { throw error; }));
}
