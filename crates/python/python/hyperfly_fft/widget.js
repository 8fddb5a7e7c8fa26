// The figure of the Python package in a notebook: the page in a frame, which has the keys of the model (docs/messages.md).

// The page's address, which the views of this module share. JupyterLab loads the module for each figure.
let page;

const fetchPage = (model, send) =>
  new Promise((done) => {
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

/** Returns the settings of an address without those that change with time. */
const settings = (address) => address.split("&").filter((pair) => pair && isSetting(pair.split("=")[0])).sort().join("&");

const asFloats = (view) => new Float64Array(view.buffer.slice(view.byteOffset, view.byteOffset + view.byteLength));

function render({ model, el }) {
  const id = crypto.randomUUID?.() ?? String(Math.random());
  const frame = document.createElement("iframe");
  frame.allow = "fullscreen";
  frame.title = "hyperfly";
  // Until the figure is ready, the picture is here; without a kernel it stays.
  frame.style.cssText = "display: block; width: 100%; height: 420px; border: 0";
  const poster = document.createElement("img");
  poster.src = `data:image/svg+xml,${encodeURIComponent(model.get("_picture"))}`;
  poster.alt = "";
  const dark = () => document.body.dataset.jpThemeLight === "false" || document.body.dataset.vscodeThemeKind?.includes("dark");
  frame.style.colorScheme = dark() ? "dark" : "light";
  if (model.get("_picture")) el.append(poster);

  let sent = model.get("_address"), known, ready = false, pending = 0, time, closed = false;
  let changes = 0;
  const queue = [];
  const send = (message) => {
    try {
      model.send(message);
    } catch {
      // The kernel has restarted. The figure works on without it.
    }
  };
  const post = (message) => {
    if (ready) frame.contentWindow.postMessage({ hyperfly: 1, ...message }, "*");
    else queue.push(message);
  };
  const ask = (message) => {
    pending++;
    post({ id: id + pending, ...message });
  };

  const change = () => {
    const now = model.get("_address"), before = sent;
    sent = now;
    if (now.origin === id) return;
    const changed = Object.entries(now).filter((pair) => isSetting(pair[0]) && !isOwn(pair) && before[pair[0]] !== pair[1]);
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
      model.set("_reader_request", { request: known, view: id, number: ++changes });
      model.save_changes();
    }
    if (data.t !== time) send({ type: "t", t: (time = data.t) });
  };

  addEventListener("message", hear);
  model.on("change:_address", change);
  model.on("msg:custom", hearKernel);
  fetchPage(model, send).then((url) => {
    if (closed) return;
    const pairs = Object.entries((sent = model.get("_address"))).filter((pair) => pair[0] !== "origin" && !isOwn(pair));
    if (model.get("_own")) send({ type: "samples" });
    // Browsers do not paint frames that are not displayed.
    Object.assign(frame.style, poster.isConnected ? { position: "absolute", opacity: "0" } : {});
    frame.src = `${url}#${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
    el.append(frame);
  });
  return () => {
    closed = true;
    removeEventListener("message", hear);
    model.off("change:_address", change);
    model.off("msg:custom", hearKernel);
    frame.remove();
  };
}

export default { render };
