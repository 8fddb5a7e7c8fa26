// The editor of programs in the place of a text area, which keeps the text: what is written goes into its value and is told by its
// `input` event, as if it were written there; where the cursor is by `data-cursor` and a `select` event. What the page says stands in
// its attributes: `data-text` another text, `data-faults` a list of [line, words], `data-marked` lines. What is pressed below it goes to a
// line (`data-line`).
//
// It lives in a shadow tree: its styles need no permission of a policy there, and no style of the page reaches in.

import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from "@codemirror/commands";
import { pythonLanguage } from "@codemirror/lang-python";
import {
  HighlightStyle,
  LanguageSupport,
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { EditorState, RangeSetBuilder, StateEffect, StateField } from "@codemirror/state";
import {
  Decoration,
  EditorView,
  drawSelection,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { names } from "./names.js";

/** The names of the language, each with its help. */
const complete = (context) => {
  const word = context.matchBefore(/\w+/);
  if (!word && !context.explicit) return null;
  const options = names.map(([label, detail, info]) => ({ label, detail, info, type: detail ? "function" : "variable" }));
  return { from: word ? word.from : context.pos, options };
};

const theme = EditorView.theme({
  "&": { height: "100%", fontSize: "inherit", color: "var(--hf-text)", backgroundColor: "var(--hf-ground)" },
  "&.cm-focused": { outline: "2px solid var(--hf-compute)" },
  ".cm-scroller": { fontFamily: "inherit", lineHeight: "1.5" },
  ".cm-content": { caretColor: "var(--hf-text)" },
  ".cm-cursor": { borderLeftColor: "var(--hf-text)", borderLeftWidth: "2px" },
  ".cm-gutters": { backgroundColor: "var(--hf-ground)", color: "var(--hf-muted)", border: "0" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--hf-panel)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--hf-faint)",
  },
  ".cm-marked": { boxShadow: "inset 3px 0 var(--hf-compute)" },
  ".cm-tooltip": { color: "var(--hf-text)", backgroundColor: "var(--hf-panel)", border: "1px solid var(--hf-wire)" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { color: "var(--hf-ground)", backgroundColor: "var(--hf-text)" },
  ".cm-completionInfo": { maxWidth: "16rem", fontFamily: "system-ui, sans-serif" },
  ".cm-matchingBracket": { backgroundColor: "transparent !important", outline: "1px solid var(--hf-wire)" },
});

const colours = HighlightStyle.define([
  { tag: tags.comment, color: "var(--hf-muted)", fontStyle: "italic" },
  { tag: [tags.keyword, tags.controlKeyword, tags.definitionKeyword, tags.operatorKeyword], fontWeight: "650" },
  { tag: [tags.function(tags.variableName), tags.definition(tags.variableName)], color: "var(--hf-text)" },
  { tag: [tags.number, tags.string, tags.bool], color: "var(--hf-text)" },
]);

/** Which lines are marked. */
const mark = StateEffect.define();
const marked = StateField.define({
  create: () => Decoration.none,
  update: (lines, transaction) => {
    let now = lines.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(mark)) continue;
      const builder = new RangeSetBuilder();
      const { doc } = transaction.state;
      for (const line of effect.value.filter((line) => line >= 1 && line <= doc.lines)) {
        const { from } = doc.line(line);
        builder.add(from, from, Decoration.line({ class: "cm-marked" }));
      }
      now = builder.finish();
    }
    return now;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Numbers of an attribute such as `3,5`, sorted. */
const numbers = (text) => (text ? text.split(",").map(Number).sort((a, b) => a - b) : []);

self.hyperflyEditor = (area) => {
  const host = document.createElement("div");
  host.className = "code";
  area.before(host);
  const root = host.attachShadow({ mode: "open" });
  const tell = (name) => area.dispatchEvent(new Event(name, { bubbles: true }));
  // What comes from the page is not told to it again.
  let deaf = false;
  const heard = EditorView.updateListener.of((update) => {
    if (deaf) return;
    if (update.docChanged) {
      area.value = update.state.doc.toString();
      tell("input");
    }
    const line = String(update.state.doc.lineAt(update.state.selection.main.head).number);
    if ((update.selectionSet || update.focusChanged) && area.dataset.cursor !== line) {
      area.dataset.cursor = line;
      tell("select");
    }
  });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: area.value,
      extensions: [
        lineNumbers(),
        highlightActiveLineGutter(),
        history(),
        codeFolding(),
        foldGutter(),
        drawSelection(),
        indentOnInput(),
        indentUnit.of("    "),
        bracketMatching(),
        autocompletion({ override: [complete] }),
        highlightActiveLine(),
        new LanguageSupport(pythonLanguage),
        syntaxHighlighting(colours),
        lintGutter(),
        marked,
        theme,
        EditorView.lineWrapping,
        // What scrolls must hold something that takes the focus, and axe does not count what can be edited unless it says so.
        EditorView.contentAttributes.of({ "aria-label": area.getAttribute("aria-label"), dir: "ltr", tabindex: "0" }),
        // Tab leaves the editor, as it does everywhere on the page: who writes can indent with Ctrl and brackets.
        keymap.of([
          { key: "Mod-]", run: indentMore },
          { key: "Mod-[", run: indentLess },
          ...completionKeymap,
          ...lintKeymap,
          ...historyKeymap,
          ...foldKeymap,
          ...defaultKeymap,
        ]),
        heard,
      ],
    }),
  });
  // Keys are the editor's while one writes, but for Escape, where it closes nothing of the editor's.
  host.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) event.stopPropagation();
  });
  const set = (text) => {
    if (text === view.state.doc.toString()) return;
    deaf = true;
    area.value = text;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    deaf = false;
  };
  const follow = {
    "data-text": set,
    "data-faults": (text) => {
      const { doc } = view.state;
      const diagnostics = JSON.parse(text || "[]").map(([line, message]) => {
        const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
        return { from, to, severity: "error", message };
      });
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    "data-marked": (text) => view.dispatch({ effects: mark.of(numbers(text)) }),
  };
  const attributes = Object.keys(follow);
  const hear = (name) => area.hasAttribute(name) && follow[name](area.getAttribute(name));
  attributes.forEach(hear);
  const watch = new MutationObserver((changes) => changes.forEach(({ attributeName }) => hear(attributeName)));
  watch.observe(area, { attributes: true, attributeFilter: attributes });
  const go = (number) => {
    const { doc } = view.state;
    const { from } = doc.line(Math.min(Math.max(number, 1), doc.lines));
    view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
    view.focus();
  };
  const room = area.closest(".write");
  room.addEventListener("click", ({ target }) => {
    const line = target.closest("[data-line]");
    if (line) go(Number(line.dataset.line));
  });
  area.hidden = true;
};
