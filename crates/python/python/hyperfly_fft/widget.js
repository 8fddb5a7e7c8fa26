// The figure as a widget: the page in a frame, which has the keys of the model (docs/messages.md). The Python package and the npm package
// contain this file.
//
// The model of the Python package has its keys in `_address`, and its kernel sends the page. Another model has `site`, the folder that
// contains embed.html, and `keys`, an object.

// The kernel's page as an address, which the views of this module share. JupyterLab loads the module for each figure.
let page;

const findPage = (model, send) =>
  new Promise((done) => {
    const site = model.get("site");
    if (site) return done(`${site.replace(/\/*$/, "/")}embed.html`);
    if (page) return done(page);
    const hear = (message, buffers) => {
      if (message.type !== "page") return;
      model.off("msg:custom", hear);
      done((page ??= URL.createObjectURL(new Blob([buffers[0]], { type: "text/html" }))));
    };
    model.on("msg:custom", hear);
    // Each view asks until then: marimo does not deliver an answer to a view whose cell has run again.
    send({ type: "page" });
  });

// Keys that change with time: the model has them only for the first picture.
const isSetting = (name) => !["t", "play", "origin"].includes(name);
// Samples of the kernel come in a message of their own.
const isOwn = ([name, value]) => name === "signal" && value === "own";

/** Returns the keys of an address as an object. */
const parse = (address) => Object.fromEntries(address.split("&").filter(Boolean).map((pair) => pair.split("=").map(decodeURIComponent)));

/** Returns the settings of an address without those that change with time. */
const settings = (address) => address.split("&").filter((pair) => pair && isSetting(pair.split("=")[0])).sort().join("&");

/** Calls a method that may fail: after a restart of the kernel, and in MyST, whose models neither save nor forget. */
const attempt = (method) => {
  try {
    method();
  } catch {
    // The figure works on without it.
  }
};

const asFloats = (view) => new Float64Array(view.buffer.slice(view.byteOffset, view.byteOffset + view.byteLength));

function render({ model, el }) {
  const hasKernel = model.get("_address") !== undefined;
  if (!hasKernel && !model.get("site")) throw new Error("hyperfly: the model needs site, the address of the folder that contains embed.html");
  const trait = hasKernel ? "_address" : "keys";
  const getKeys = () => model.get(trait) ?? {};
  const id = crypto.randomUUID?.() ?? String(Math.random());
  const frame = document.createElement("iframe");
  frame.allow = "fullscreen";
  frame.title = "hyperfly";
  // Until the figure is ready, the picture is here; without a kernel it stays.
  frame.style.cssText = "display: block; width: 100%; height: 420px; border: 0";
  const poster = document.createElement("img");
  poster.src = `data:image/svg+xml,${encodeURIComponent(model.get("_picture") ?? "")}`;
  poster.alt = "";
  const { dataset } = document.body;
  const dark = () => dataset.jpThemeLight === "false" || dataset.vscodeThemeKind?.includes("dark");
  // A site that is no notebook passes its own scheme on.
  const followTheme = () => (frame.style.colorScheme = dark() ? "dark" : hasKernel ? "light" : "");
  const themes = new MutationObserver(followTheme);
  themes.observe(document.body, { attributeFilter: ["data-jp-theme-light", "data-vscode-theme-kind"] });
  followTheme();
  if (model.get("_picture")) el.append(poster);

  // `own` are the keys that this view has set.
  let url, own, sent = getKeys(), known, ready = false, pending = 0, time, closed = false;
  let changes = 0;
  const queue = [];
  const send = (message) => hasKernel && attempt(() => model.send(message));
  const post = (message) => {
    if (ready) frame.contentWindow.postMessage({ hyperfly: 1, ...message }, "*");
    else queue.push(message);
  };
  const ask = (message) => {
    pending++;
    post({ id: id + pending, ...message });
  };

  const load = () => {
    if (!url) return;
    const pairs = Object.entries((sent = getKeys())).filter((pair) => pair[0] !== "origin" && !isOwn(pair));
    frame.src = `${url}#${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
  };

  const change = () => {
    const now = getKeys(), before = sent;
    sent = now;
    if (now.origin === id || now === own) return;
    // A key that was removed has its default, which the kernel names. Without one, only a new address expresses it.
    if (!hasKernel && Object.keys(before).some((name) => isSetting(name) && !(name in now))) return load();
    const changed = Object.entries(now).filter((pair) => isSetting(pair[0]) && !isOwn(pair) && String(before[pair[0]]) !== String(pair[1]));
    if (changed.length) ask({ type: "set", request: Object.fromEntries(changed) });
  };

  const hearKernel = (message, buffers) => {
    if (["play", "pause", "seek"].includes(message.type)) post(message);
    if (message.type === "samples" && !closed) ask({ type: "set-samples", re: asFloats(buffers[0]), im: asFloats(buffers[1]) });
  };

  const hear = ({ source, data }) => {
    if (source !== frame.contentWindow || data?.hyperfly !== 1) return;
    if (data.height > 0) frame.style.height = `${Math.ceil(data.height)}px`;
    if (data.type === "ready" || (data.type === "error" && !data.problems?.length)) {
      poster.remove();
      Object.assign(frame.style, { position: "", opacity: "" });
    }
    if (data.type === "ready") {
      ready = true;
      known = settings(data.request);
      for (const message of queue.splice(0)) post(message);
    }
    if (String(data.id).startsWith(id) && ["state", "error"].includes(data.type)) {
      pending--;
      if (data.type === "state") known = settings(data.request);
      return;
    }
    if (data.type !== "state" || pending) return;
    if (settings(data.request) !== known) {
      known = settings(data.request);
      // In marimo, a change of the model's state also runs the cells that use the figure. The number tells equal requests apart.
      if (hasKernel) model.set("_reader_request", { request: known, view: id, number: ++changes });
      else model.set("keys", (own = parse(known)));
      attempt(() => model.save_changes());
    }
    if (data.t !== time) send({ type: "t", t: (time = data.t) });
  };

  addEventListener("message", hear);
  model.on(`change:${trait}`, change);
  model.on("msg:custom", hearKernel);
  findPage(model, send).then((found) => {
    if (closed) return;
    url = found;
    if (model.get("_own")) send({ type: "samples" });
    // Browsers do not paint frames that are not displayed.
    Object.assign(frame.style, poster.isConnected ? { position: "absolute", opacity: "0" } : {});
    load();
    el.append(frame);
  });
  return () => {
    closed = true;
    removeEventListener("message", hear);
    themes.disconnect();
    attempt(() => model.off(`change:${trait}`, change));
    attempt(() => model.off("msg:custom", hearKernel));
    frame.remove();
  };
}

export default { render };
