// The page's supervisor: a small script that runs before all others and says in words what would else be silence. The page cannot
// start, or takes long; its module died, and what is seen ignores its controls. Words come in the page's language from
// crates/text/messages (alive.ftl); the build writes them in front of this file (crates/xtask/src/finish/alive.rs).
//
// A browser that is too old for the page is to understand this, and say so: nothing here is younger than ECMAScript 2017.

(() => {
  const { version, words, race } = self.hyperflyAbout;
  const root = document.documentElement;
  root.classList.add("scripted");

  /** The page says something after so many milliseconds of silence. */
  const PATIENCE = 2000;

  // What a policy that requires trusted types lets through: addresses of scripts and workers that lie beside the page or were made
  // by it, and our own pictures and handouts as text.
  let policy;
  try {
    policy = trustedTypes.createPolicy("hyperfly", {
      createScriptURL(url) {
        const { protocol, origin } = new URL(url, document.baseURI);
        if (protocol === "blob:" || origin === new URL(document.baseURI).origin) return url;
        throw new TypeError(url);
      },
      createHTML: (html) => html,
    });
  } catch (_) {
    // A browser without trusted types; or a site whose policy has other names, where what needs this one fails, and says so.
  }
  self.hyperflyUrl = (url) => (policy ? policy.createScriptURL(url) : url);
  self.hyperflyHtml = (html) => (policy ? policy.createHTML(html) : html);

  /** The element that a text of SVG or MathML describes; null of none. */
  self.hyperflyElement = (text) => {
    const template = document.createElement("template");
    template.innerHTML = hyperflyHtml(text);
    return template.content.firstElementChild;
  };

  /** The id of a language: that of an address, or one that the reader understands. */
  self.hyperflyLang = (lang) => {
    const asked = lang || (/[#&]lang=(\w+)/.exec(location.hash) || [])[1] || "auto";
    const wished = asked === "auto" ? navigator.languages.map((tag) => tag.split("-")[0]) : [asked];
    return wished.find((id) => Object.keys(words).includes(id)) || "en";
  };
  const speak = () => {
    const lang = hyperflyLang();
    return Object.assign({ lang }, words[lang]);
  };

  // The picture of the race in index.html (crates/xtask/src/finish/first_picture.rs) is shown if the address asks for the race and for
  // nothing else. Its words are in English: readers of other languages see it without words.
  const pairs = location.hash.slice(1).split("&");
  const request = pairs.filter((pair) => pair && !/^(v|lang|theme)=/.test(pair)).join("&");
  const theme = (/[#&]theme=(\w+)/.exec(location.hash) || [])[1] || "auto";
  if (["", race].includes(request) && ["auto", "light", "dark"].includes(theme)) {
    const { lang, direction } = speak();
    root.classList.add("shows-race");
    root.classList.toggle("wordless", lang !== "en");
    root.dir = direction;
    if (theme !== "auto") root.style.colorScheme = theme;
  }

  const make = (name, parent, text, onclick) => {
    const element = Object.assign(document.createElement(name), { textContent: text, onclick });
    return parent.appendChild(element);
  };
  const reload = () => location.reload();

  // What a page around a figure asked with an `id`, and may still wait for: the latest.
  const asked = [];
  const tell = (message) => parent !== self && parent.postMessage(Object.assign({ hyperfly: 1 }, message), "*");
  const refuse = (id) => tell({ type: "error", id, message: halted, problems: [] });
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || source === self || !data || data.hyperfly !== 1) return;
    if (!["string", "number"].includes(typeof data.id)) return;
    if (halted) return refuse(data.id);
    asked.push(data.id);
    asked.splice(0, asked.length - 20);
  });

  let halted = "";
  /**
   * The page is over. In its place stand the words of this kind, a way to open it again from its address, and a report. A page
   * around it hears the words, and all who wait for an answer.
   */
  self.hyperflyHalt = (kind, why) => {
    if (halted) return;
    const said = speak();
    halted = said[kind];
    tell({ type: "error", message: halted, problems: [] });
    asked.splice(0).forEach(refuse);
    const { src } = document.getElementById("hyperfly-script") || {};
    const report = [`hyperfly ${version}`, src, location.href, navigator.userAgent, why].join("\n");
    const show = () => {
      document.body.textContent = "";
      const page = Object.assign(make("main", document.body), { className: "halted", dir: said.direction, lang: said.lang });
      make("p", page, halted).setAttribute("role", "alert");
      const ways = make("p", page);
      make("button", ways, said.again, reload);
      const details = make("pre", page, report);
      const copy = make("button", ways, said.report, () => {
        // Where the clipboard is forbidden, it is selected.
        getSelection().selectAllChildren(details);
        if (navigator.clipboard) navigator.clipboard.writeText(report).then(() => (copy.textContent += " ✓"), () => {});
      });
      tell({ type: "resize", height: page.offsetHeight });
    };
    // Once what is going on has ended, whatever it is.
    if (document.body) setTimeout(show);
    else addEventListener("DOMContentLoaded", show);
  };

  // A page that takes long to load has a line that says so, at its edge: behind the body, which is the app's.
  let line;
  const slow = setTimeout(() => {
    if (halted) return;
    const said = speak();
    line = make("p", document.documentElement, said.slow);
    Object.assign(line, { className: "slow", dir: said.direction, lang: said.lang }).setAttribute("role", "status");
    make("button", line, said.again, reload);
  }, PATIENCE);

  // The module is there once it has put `hyperfly` into the window; then it is asked again and again whether it still is.
  setInterval(() => {
    if (!self.hyperfly && !halted) return;
    clearTimeout(slow);
    if (line) line.remove();
    if (halted) return;
    try {
      self.hyperfly.beat();
    } catch (error) {
      hyperflyHalt("stopped", error);
    }
  }, 500);

  // What goes through WebAssembly and is caught by nobody leaves it as nobody can go on with.
  const trapped = (error) => self.WebAssembly && error instanceof WebAssembly.RuntimeError;
  const unwound = (error) => trapped(error) || (error && /wasm-function|wasm code/.test(error.stack));
  // Firefox and WebKit leave the message out of the stack.
  const report = (error) => (error.stack.includes(error.message) ? error.stack : `${error}\n${error.stack}`);
  addEventListener("unhandledrejection", ({ reason }) => trapped(reason) && hyperflyHalt("stopped", reason));
  addEventListener(
    "error",
    ({ target, error, message, filename }) => {
      const script = document.getElementById("hyperfly-script") || {};
      if (target === script) hyperflyHalt("no-start", "404");
      else if (unwound(error)) hyperflyHalt("stopped", report(error));
      else if (filename && filename === script.src && !self.hyperfly) hyperflyHalt("no-start", message);
    },
    true,
  );

  // The smallest module there is: a policy may forbid all. (WebKit forbids no module, but each instance.)
  try {
    new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
  } catch (error) {
    hyperflyHalt("no-wasm", error);
  }
})();
