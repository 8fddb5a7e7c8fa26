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
  /** A host that is asked has so many milliseconds to begin its answer, a worker that is started so many to listen. */
  const HOST = 3000;
  const WORKER = 3500;

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

  // A worker that does not listen in time is as one that died. The next one has twice as long: the machine may be slow. But it is
  // not waited for without end, however many there were.
  let patience = WORKER;

  // Workers that run programs share what is compiled.
  let programModule;
  const loadProgramModule = (src) =>
    (programModule ??= load("program", src).catch((error) => {
      programModule = undefined;
      throw error;
    }));

  /**
   * A worker that answers may need others, its processors: it says how many, and gets a port to each that listens, and none to one that died.
   * They end with it.
   */
  const attend = (answerer) => {
    const processors = [];
    const end = () => processors.splice(0).forEach((worker) => worker.terminate());
    answerer.addEventListener("message", ({ data: { needs } }) => {
      if (needs === undefined) return;
      end();
      for (let processor = 0; processor < needs; processor++) {
        const tell = (port) => answerer.postMessage({ processor, port }, port ? [port] : []);
        try {
          const worker = hyperflyWorker("processor");
          worker.onmessage = ({ data }) => tell(data);
          worker.onerror = () => tell();
          processors.push(worker);
        } catch {
          tell();
        }
      }
    });
    return end;
  };

  /**
   * Starts a worker: `explorer` executes runs, `program` also those of a reader's program, `answers` answers queries, `processor`
   * is one processor of a measured run. It is sent the module, and says that it is ready when it listens.
   */
  self.hyperflyWorker = (name) => {
    // A worker that is made here is under the page's policy, too.
    const trusts = `const pass = { createScriptURL: (url) => url };
      const policy = self.trustedTypes?.createPolicy("hyperfly", pass) ?? pass;
      const load = (url) => importScripts(policy.createScriptURL(url));`;
    const from = (text) => new Worker(hyperflyUrl(URL.createObjectURL(new Blob([trusts, text]))), { name });
    // A page that is one file has no module of programs: what the explorer's worker cannot run it refuses.
    const program = name === "program" && document.getElementById("hyperfly-program");
    const { src } = program || document.getElementById("hyperfly-script");
    const module = program ? "program" : "explorer";
    const byHand = isPacked(`${module}.js`) || src.startsWith("file:");
    let worker;
    if (byHand) {
      // It may load nothing, and is sent the text of its script before the module. In an opaque origin only Chromium lets it load
      // what it has made itself; a policy may allow that alone.
      worker = from(`onmessage = ({ data }) => {
        try {
          load(URL.createObjectURL(new Blob([data])));
        } catch {
          load("data:text/javascript;charset=utf-8," + encodeURIComponent(data));
        }
      };`);
    } else if (self.origin === "null") {
      // A frame of an opaque origin may start workers only from what it has made itself. (No URL holds a quotation mark.)
      worker = from(`load("${src}");`);
    } else {
      worker = new Worker(hyperflyUrl(src), { name });
    }
    // What it dies of the page says itself; also of one that it has just ended, after its last words.
    worker.addEventListener("error", (event) => event.preventDefault());
    const fail = (message) => worker.dispatchEvent(new ErrorEvent("error", { message }));
    const end = name === "answers" && attend(worker);
    const listens = new Promise((done) => {
      for (const sign of ["message", "error"]) worker.addEventListener(sign, done, { once: true });
      // One that the page itself has ended before is none that keeps it waiting.
      const { terminate } = worker;
      worker.terminate = () => {
        terminate.call(worker);
        if (end) end();
        done();
      };
    });
    // That it takes long the page says itself of the workers that it always has.
    if (name === "answers") hyperflyAwait(listens);
    const send = async () => {
      const compiled = await (program ? loadProgramModule(src) : self.hyperflyModule);
      if (byHand) worker.postMessage(await (await hyperflyUnpack(`${module}.js`)).text());
      worker.postMessage(compiled);
      const alarm = setTimeout(() => {
        patience = Math.min(2 * patience, 4 * WORKER);
        fail("no answer");
      }, patience);
      listens.then(() => clearTimeout(alarm));
    };
    send().catch(({ message }) => fail(message));
    return worker;
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
  self.hyperflyLang = (lang) => {
    const wished = lang === "auto" ? navigator.languages.map((tag) => tag.split("-")[0]) : [lang];
    return wished.find((id) => lang === id || id === "en" || files[id]) ?? "en";
  };

  // The reader's language is loaded beside the module.
  hyperflyTexts(hyperflyLang(/[#&]lang=(\w+)/.exec(location.hash)?.[1] ?? "auto"));
  const module = share();
  // A canvas writes with the typeface that is there when it is drawn; those of the page are in its style sheet (type.css).
  const faces = Promise.allSettled(["1em hyperfly", "italic 1em 'hyperfly math'"].map((face) => document.fonts.load(face)));
  const begin = () =>
    faces.then(() => wasm_bindgen({ module_or_path: module })).catch((error) => hyperflyHalt("no-start", error));
  // A page that is one file runs this before there is a body.
  if (document.body) begin();
  else addEventListener("DOMContentLoaded", begin);
}
