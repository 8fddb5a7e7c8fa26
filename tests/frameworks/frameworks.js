// Shows <hyperfly-figure> with frameworks, for tests. Each function renders it with properties and returns a function that renders it
// again with others.

import { createElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { createApp, h as vueElement, shallowReactive } from "vue";
import { h as preactElement, render as renderPreact } from "preact";
import { flushSync, mount } from "svelte";
import Figure from "./Figure.svelte";

const reactFigure = (props) => createElement("section", null, createElement("hyperfly-figure", props));

window.frameworks = {
  react(place, props) {
    const root = createRoot(place);
    const render = (props) => root.render(reactFigure(props));
    render(props);
    return render;
  },
  vue(place, props) {
    const state = shallowReactive({ props });
    createApp({ render: () => vueElement("hyperfly-figure", state.props) }).mount(place);
    return (props) => (state.props = props);
  },
  preact(place, props) {
    const render = (props) => renderPreact(preactElement("hyperfly-figure", props), place);
    render(props);
    return render;
  },
  svelte(place, props) {
    const { render } = mount(Figure, { target: place, props: { first: props } });
    return (props) => flushSync(() => render(props));
  },
};

/** The HTML that a server sends. */
window.renderOnServer = (props) => renderToString(reactFigure(props));

/** Takes over the HTML of a server; returns the errors that React recovered from. */
window.hydrate = (place, props) => {
  const errors = [];
  hydrateRoot(place, reactFigure(props), { onRecoverableError: (error) => errors.push(error.message) });
  return errors;
};
