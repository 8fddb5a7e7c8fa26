// The page's supervisor: a small script that runs first and reports failures that would otherwise be silent: the page cannot start
// or takes long, or its module died and the visible page ignores its controls. Its messages are in the page's language, from
// crates/text/messages (alive.ftl); the build inserts them before this file (crates/xtask/src/finish/alive.rs).
//
// Browsers too old for the page must understand this script to report that: it uses nothing newer than ECMAScript 2017.

(() => {
  const { version, words, race } = self.hyperflyAbout;
  const root = document.documentElement;
  root.classList.add("scripted");

  /** Milliseconds after which a slowly loading page says so. */
  const PATIENCE = 2000;

  // Trusted-types policy: it allows addresses of scripts and workers next to the page or created by it, and our own pictures and
  // handouts as text.
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
    // Without trusted types, or on a site that allows other policy names only; what needs this policy then fails and reports it.
  }
  self.hyperflyUrl = (url) => (policy ? policy.createScriptURL(url) : url);
  self.hyperflyHtml = (html) => (policy ? policy.createHTML(html) : html);

  /** Returns the element of an SVG or MathML text, or null. */
  self.hyperflyElement = (text) => {
    const template = document.createElement("template");
    template.innerHTML = hyperflyHtml(text);
    return template.content.firstElementChild;
  };

  /** Returns the id of a language: the given one, that of the address, or the browser's preferred one. */
  self.hyperflyLang = (lang) => {
    const asked = lang || (/[#&]lang=(\w+)/.exec(location.hash) || [])[1] || "auto";
    const wished = asked === "auto" ? navigator.languages.map((tag) => tag.split("-")[0]) : [asked];
    return wished.find((id) => Object.keys(words).includes(id)) || "en";
  };
  const speak = () => {
    const lang = hyperflyLang();
    return Object.assign({ lang }, words[lang]);
  };

  // The picture of the race in index.html (crates/xtask/src/finish/first_picture.rs) is shown if the address asks for the race and
  // nothing else. Its words are English: readers of other languages see it without words.
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

  // Ids of the latest messages from the page around a figure, which may still wait for a reply.
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

  // The page around a figure learns at once that a figure has come, and may choose colours and a font (docs/messages.md).
  const looks = { background: "color", accent: "color", font: "font-family" };
  let look;
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || source === self || !data || data.hyperfly !== 1 || data.type !== "style") return;
    if (!look) {
      look = new CSSStyleSheet();
      document.adoptedStyleSheets = document.adoptedStyleSheets.concat(look);
    }
    const rules = Object.keys(looks).filter((name) => typeof data[name] === "string" && CSS.supports(looks[name], data[name]));
    look.replaceSync(":root {}");
    for (const name of rules) look.cssRules[0].style.setProperty(`--hyperfly-${name}`, data[name]);
  });
  tell({ type: "hello", version });

  let halted = "";
  /**
   * Ends the page. It is replaced by a message of this kind, a button to reload it from its address, and a report. A page around it
   * receives the message, also as the reply to each pending message.
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
        // Where the clipboard is forbidden, the reader can copy the selection.
        getSelection().selectAllChildren(details);
        if (navigator.clipboard) navigator.clipboard.writeText(report).then(() => (copy.textContent += " ✓"), () => {});
      });
      tell({ type: "resize", height: page.offsetHeight });
    };
    // After the current task.
    if (document.body) setTimeout(show);
    else addEventListener("DOMContentLoaded", show);
  };

  // A slowly loading page shows a line at its edge, behind the body, which belongs to the app.
  let line;
  const slow = setTimeout(() => {
    if (halted) return;
    const said = speak();
    line = make("p", document.documentElement, said.slow);
    Object.assign(line, { className: "slow", dir: said.direction, lang: said.lang }).setAttribute("role", "status");
    make("button", line, said.again, reload);
  }, PATIENCE);

  // The module is loaded once `hyperfly` is in the window; then it is polled for being alive.
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

  // An uncaught exception through WebAssembly leaves the module in an unusable state.
  const trapped = (error) => self.WebAssembly && error instanceof WebAssembly.RuntimeError;
  const unwound = (error) => trapped(error) || (error && /wasm-function|wasm code/.test(error.stack));
  // Firefox and WebKit omit the message from the stack.
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

  // The smallest valid module: a policy may forbid WebAssembly. (WebKit allows modules then, but no instances.)
  try {
    new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
  } catch (error) {
    hyperflyHalt("no-wasm", error);
  }
})();
