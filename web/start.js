// Starts the page in a window, and the module in a worker. The build appends this file, as it is, to the output of wasm-bindgen for
// both modules, explorer and program. It is a plain script instead of an ES module, because a frame of an opaque origin cannot
// start workers from modules.

if (!self.document) {
  // In a worker: the page sends the compiled module. Errors are thrown outside of the promise, because only then they reach the
  // page's `onerror`.
  self.onmessage = ({ data: module }) =>
    wasm_bindgen({ module_or_path: module }).catch((error) => {
      setTimeout(() => {
        throw error;
      });
    });
} else {
  /** Milliseconds within which a host must start to respond. */
  const HOST = 3000;

  /** Loads a script into the page. */
  const run = (url) =>
    new Promise((onload, fail) => {
      const onerror = () => fail(new Error(`${url} cannot be loaded`));
      document.head.append(Object.assign(document.createElement("script"), { src: hyperflyUrl(url), onload, onerror }));
    });

  /** Returns whether a file is packed as text (packed.js). */
  const isPacked = (file) => Boolean(self.hyperflyPacked?.[file]);

  /** Rejects if a promise does not settle in time. */
  const soon = (promise) =>
    Promise.race([promise, new Promise((_, fail) => setTimeout(() => fail(new Error("no answer")), HOST))]);

  /**
   * Compiles a module, which is next to its script. A frame of an opaque origin may fetch only from hosts that allow it, and a page
   * from a disk nothing; but both may load a script, and X_bg.js holds the same bytes as text.
   */
  const load = async (name, src) => {
    const file = `${name}_bg.wasm`;
    if (!isPacked(file)) {
      try {
        // Some browsers can fetch from a disk, but workers there need the script as text, too.
        if (src.startsWith("file:")) throw new Error("not from a disk");
        const answer = await soon(fetch(src.replace(/\.js$/, "_bg.wasm")));
        if (!answer.ok) throw new Error(answer.status);
        // Many hosts serve a wrong type for modules.
        if (answer.headers.get("content-type") === "application/wasm") return await WebAssembly.compileStreaming(answer);
        return await WebAssembly.compile(await answer.arrayBuffer());
      } catch {
        await run(src.replace(/\.js$/, "_bg.js"));
      }
    }
    return WebAssembly.compile(await (await hyperflyUnpack(file)).arrayBuffer());
  };

  // One of all sibling frames of this origin loads and compiles the page's module. `hyperflyModule` is its promise; a frame has one
  // only once it loads the module itself or has received it, so frames never wait in a circle.
  const { src } = document.currentScript;
  const own = (promise) => (self.hyperflyModule = Object.assign(promise, { src }));
  const hasModule = (frame) => {
    try {
      return frame.hyperflyModule.src === src;
    } catch {
      // A frame of another origin, or without a module.
      return false;
    }
  };
  // The frames of elements are in shadow trees, where `parent` does not list them. But they have names: the element tells each of its
  // later frames the name of its first one, until that has begun to load the module, and no name when there is no other. The module
  // itself is read from that window, which only a frame of the same origin can do.
  const firstName = () =>
    new Promise((done, fail) => {
      const hear = ({ source, data }) => {
        if (source !== parent || data?.hyperfly !== 1 || data.type !== "module") return;
        removeEventListener("message", hear);
        done(data.name);
      };
      addEventListener("message", hear);
      setTimeout(fail, HOST);
      parent.postMessage({ hyperfly: 1, type: "module" }, "*");
    });
  const firstFrame = async () => {
    for (const start = performance.now(); performance.now() - start < HOST; await new Promise((done) => setTimeout(done, 50))) {
      const name = await firstName().catch(() => {});
      if (!/^hyperfly-\w+-\w+$/.test(name)) return;
      const frame = open("", name);
      if (hasModule(frame)) return frame;
      // There was no frame of this name any more.
      if (frame?.opener === self) frame.close();
    }
  };
  const frameWithModule = async () => {
    if (self.name.startsWith("hyperfly-later-")) return firstFrame();
    for (let k = 0; k < parent.length; k++) if (hasModule(parent[k])) return parent[k];
  };
  const share = async () => {
    for (let frame = await frameWithModule(); frame; frame = await frameWithModule()) {
      const shared = frame.hyperflyModule;
      let watch;
      const module = await new Promise((done) => {
        shared.then(done, () => done(load("explorer", src)));
        // The promise of a removed frame never settles: look for another frame, or load the module here.
        watch = setInterval(() => {
          try {
            if (!frame.closed && frame.hyperflyModule === shared) return;
          } catch {
            // The frame shows another page by now.
          }
          done();
        }, 100);
      });
      clearInterval(watch);
      if (module) return own(Promise.resolve(module));
    }
    return own(load("explorer", src));
  };

  // Workers that run programs share the compiled module.
  let programModule;
  const loadProgramModule = (src) =>
    (programModule ??= load("program", src).catch((error) => {
      programModule = undefined;
      throw error;
    }));

  /** Returns the script of a worker that may start only from blobs. The page's trusted-types policy applies to it, too. */
  const importing = (url) => `const pass = { createScriptURL: (url) => url };
    importScripts((self.trustedTypes?.createPolicy("hyperfly", pass) ?? pass).createScriptURL("${url}"));`;

  /**
   * Starts a worker and sends it its module; it replies when it listens. (web/src/worker/client supervises it.) `runs` and `queries`
   * use the page's module, `programs` the module that reads programs, and `processor` is a processor of a measured run.
   */
  self.hyperflyWorker = async (name) => {
    // A page that is a single file has no module of programs: the explorer's worker refuses what it cannot run.
    const program = name === "programs" && document.getElementById("hyperfly-program");
    const { src } = program || document.getElementById("hyperfly-script");
    const script = program ? "program.js" : "explorer.js";
    const module = await (program ? loadProgramModule(src) : self.hyperflyModule);
    // From a disk, or where the script is packed, the worker is created from its text. A frame of an opaque origin may start
    // workers only from its own blobs.
    const isText = isPacked(script) || src.startsWith("file:");
    const text = isText ? await (await hyperflyUnpack(script)).text() : self.origin === "null" ? importing(src) : null;
    const url = text === null ? src : URL.createObjectURL(new Blob([text]));
    const worker = new Worker(hyperflyUrl(url), { name });
    // The page reports the cause itself, also for a worker that it has just ended.
    worker.addEventListener("error", (event) => event.preventDefault());
    if (name === "queries") attend(worker);
    worker.postMessage(module);
    return worker;
  };

  /**
   * A worker that answers queries may need processors, which are workers too: it requests a number of them, and receives a port to
   * each that listens, and none for one that died. They end with it.
   */
  const attend = (conductor) => {
    let processors = [];
    const end = () => {
      for (const started of processors) started.then((worker) => worker?.terminate());
      processors = [];
    };
    conductor.addEventListener("message", ({ data: { needs } }) => {
      if (needs === undefined) return;
      end();
      processors = Array.from({ length: needs }, async (_, processor) => {
        const tell = (port) => conductor.postMessage({ processor, port }, port ? [port] : []);
        const worker = await hyperflyWorker("processor").catch(() => tell());
        return worker && Object.assign(worker, { onmessage: ({ data }) => tell(data), onerror: () => tell() });
      });
    });
    const { terminate } = conductor;
    conductor.terminate = () => {
      end();
      terminate.call(conductor);
    };
  };

  /** Replaces a text area by the editor of programs, where available. */
  let editor;
  self.hyperflyEdit = async (area) => {
    const src = document.getElementById("hyperfly-program")?.dataset.editor;
    if (!src) return;
    await (editor ??= run(src).catch(() => (editor = undefined)));
    if (area.isConnected) self.hyperflyEditor?.(area);
  };

  // The texts of other languages: `hyperflyTexts("de")` is a promise of them, from a script next to the page or in it; undefined if
  // there are none or they come too late.
  const texts = (self.hyperflyText ??= {});
  // Without a prototype: a name that every object has is no language.
  const files = Object.assign(Object.create(null), document.getElementById("hyperfly-lang").dataset);
  const asked = {};
  const read = async (id) => {
    const packed = `lang/${id}.js`;
    const src = isPacked(packed) ? URL.createObjectURL(await (await hyperflyUnpack(packed)).blob()) : files[id];
    const late = new Promise((done) => setTimeout(done, 10_000));
    await Promise.race([run(src).catch(() => {}), late]);
    // Allow another try.
    if (!texts[id]) delete asked[id];
    return texts[id];
  };
  self.hyperflyTexts = async (id) => files[id] && (texts[id] ?? (await (asked[id] ??= read(id))));

  // The reader's language is loaded in parallel with the module.
  hyperflyTexts(hyperflyLang());
  const module = share();
  // A canvas uses the fonts that are loaded when it is drawn; the page's fonts are in its style sheet (type.css).
  const faces = Promise.allSettled(["1em hyperfly", "italic 1em 'hyperfly math'"].map((face) => document.fonts.load(face)));
  const begin = () =>
    faces.then(() => wasm_bindgen({ module_or_path: module })).catch((error) => hyperflyHalt("no-start", error));
  // A page that is a single file runs this before there is a body.
  if (document.body) begin();
  else addEventListener("DOMContentLoaded", begin);
}
