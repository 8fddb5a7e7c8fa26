// Starts the page in a window, and the module in a worker. The build appends this file, as it is, to what wasm-bindgen writes
// for both modules, explorer and program. It is a plain script and no ES module: a frame of an opaque origin can
// start workers from nothing else.

if (!self.document) {
  // In a worker: the page sends the compiled module. What fails is thrown outside of the promise, because only then does
  // the page's `onerror` hear of it.
  self.onmessage = ({ data: module }) =>
    wasm_bindgen({ module_or_path: module }).catch((error) => {
      setTimeout(() => {
        throw error;
      });
    });
} else {
  /** A host that is asked has so many milliseconds to begin its answer. */
  const HOST = 3000;

  /** Loads a script into the page. */
  const run = (url) =>
    new Promise((onload, fail) => {
      const onerror = () => fail(new Error(`${url} cannot be loaded`));
      document.head.append(Object.assign(document.createElement("script"), { src: hyperflyUrl(url), onload, onerror }));
    });

  /** Whether a file is here as text (packed.js). */
  const isPacked = (file) => Boolean(self.hyperflyPacked?.[file]);

  /** What a promise gives, unless that begins to come too late. */
  const soon = (promise) =>
    Promise.race([promise, new Promise((_, fail) => setTimeout(() => fail(new Error("no answer")), HOST))]);

  /**
   * Compiles a module, which lies beside its script. A frame of an opaque origin may fetch nothing from a host that does not
   * allow it, and a page from a disk nothing at all; but both may load a script, and X_bg.js brings the same bytes as text.
   */
  const load = async (name, src) => {
    const file = `${name}_bg.wasm`;
    if (!isPacked(file)) {
      try {
        // Some browsers do fetch from a disk; but its workers need the script as text, too.
        if (src.startsWith("file:")) throw new Error("not from a disk");
        const answer = await soon(fetch(src.replace(/\.js$/, "_bg.wasm")));
        if (!answer.ok) throw new Error(answer.status);
        // Many hosts do not know the type of a module.
        if (answer.headers.get("content-type") === "application/wasm") return await WebAssembly.compileStreaming(answer);
        return await WebAssembly.compile(await answer.arrayBuffer());
      } catch {
        await run(src.replace(/\.js$/, "_bg.js"));
      }
    }
    return WebAssembly.compile(await (await hyperflyUnpack(file)).arrayBuffer());
  };

  // Of all frames of this origin that stand side by side, one loads and compiles the page's module. `hyperflyModule` is its
  // promise of it; a frame has one once it loads the module itself, or has got it from another, so nobody waits in a circle.
  const { src } = document.currentScript;
  const own = (promise) => (self.hyperflyModule = Object.assign(promise, { src }));
  const frameWithModule = () => {
    for (let k = 0; k < parent.length; k++) {
      try {
        if (parent[k].hyperflyModule.src === src) return parent[k];
      } catch {
        // A frame of another origin, or one without a module.
      }
    }
  };
  const share = async () => {
    for (let frame = frameWithModule(); frame; frame = frameWithModule()) {
      const shared = frame.hyperflyModule;
      let watch;
      const module = await new Promise((done) => {
        shared.then(done, () => done(load("explorer", src)));
        // The promise of a frame that was taken away is never kept: look for another frame, or load the module here.
        watch = setInterval(() => {
          try {
            if (!frame.closed && frame.hyperflyModule === shared) return;
          } catch {
            // It shows another page by now.
          }
          done();
        }, 100);
      });
      clearInterval(watch);
      if (module) return own(Promise.resolve(module));
    }
    return own(load("explorer", src));
  };

  // Workers that run programs share what is compiled.
  let programModule;
  const loadProgramModule = (src) =>
    (programModule ??= load("program", src).catch((error) => {
      programModule = undefined;
      throw error;
    }));

  /** The script of a worker that may load only what it has made itself, or nothing: it is under the page's policy, too. */
  const importing = (url) => `const pass = { createScriptURL: (url) => url };
    importScripts((self.trustedTypes?.createPolicy("hyperfly", pass) ?? pass).createScriptURL("${url}"));`;

  /**
   * Starts a worker and sends it its module; it replies when it listens. (Who asked looks after it: web/src/worker/client.) `runs` and
   * `queries` are of the page's module, `programs` are of that which reads programs, `processor` is one processor of a measured run.
   */
  self.hyperflyWorker = async (name) => {
    // A page that is one file has no module of programs: what the explorer's worker cannot run it refuses.
    const program = name === "programs" && document.getElementById("hyperfly-program");
    const { src } = program || document.getElementById("hyperfly-script");
    const script = program ? "program.js" : "explorer.js";
    const module = await (program ? loadProgramModule(src) : self.hyperflyModule);
    // From a disk, or where the script came as text, the worker is made of that text. A frame of an opaque origin may start workers only
    // from what it has made itself.
    const isText = isPacked(script) || src.startsWith("file:");
    const text = isText ? await (await hyperflyUnpack(script)).text() : self.origin === "null" ? importing(src) : null;
    const url = text === null ? src : URL.createObjectURL(new Blob([text]));
    const worker = new Worker(hyperflyUrl(url), { name });
    // What it dies of the page says itself; also of one that it has just ended, after its last words.
    worker.addEventListener("error", (event) => event.preventDefault());
    if (name === "queries") attend(worker);
    worker.postMessage(module);
    return worker;
  };

  /**
   * A worker that answers queries may need others, its processors: it says how many, and gets a port to each that listens, and none to one
   * that died. They end with it.
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

  /** Puts the editor of programs in the place of a text area, where there is one. */
  let editor;
  self.hyperflyEdit = async (area) => {
    const src = document.getElementById("hyperfly-program")?.dataset.editor;
    if (!src) return;
    await (editor ??= run(src).catch(() => (editor = undefined)));
    if (area.isConnected) self.hyperflyEditor?.(area);
  };

  // The texts of other languages: `hyperflyTexts("de")` is a promise of them, from a script beside the page or in it; of nothing
  // if there are none, or if they do not come in time.
  const texts = (self.hyperflyText ??= {});
  // Nothing but what is in it: no name that every object has is a language.
  const files = Object.assign(Object.create(null), document.getElementById("hyperfly-lang").dataset);
  const asked = {};
  const read = async (id) => {
    const packed = `lang/${id}.js`;
    const src = isPacked(packed) ? URL.createObjectURL(await (await hyperflyUnpack(packed)).blob()) : files[id];
    const late = new Promise((done) => setTimeout(done, 10_000));
    await Promise.race([run(src).catch(() => {}), late]);
    // Another try may do better.
    if (!texts[id]) delete asked[id];
    return texts[id];
  };
  self.hyperflyTexts = async (id) => files[id] && (texts[id] ?? (await (asked[id] ??= read(id))));

  // The reader's language is loaded beside the module.
  hyperflyTexts(hyperflyLang());
  const module = share();
  // A canvas writes with the typeface that is there when it is drawn; those of the page are in its style sheet (type.css).
  const faces = Promise.allSettled(["1em hyperfly", "italic 1em 'hyperfly math'"].map((face) => document.fonts.load(face)));
  const begin = () =>
    faces.then(() => wasm_bindgen({ module_or_path: module })).catch((error) => hyperflyHalt("no-start", error));
  // A page that is one file runs this before there is a body.
  if (document.body) begin();
  else addEventListener("DOMContentLoaded", begin);
}
