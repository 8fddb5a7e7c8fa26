// The editor of programs, which replaces a text area. Text area and editor communicate by events and attributes:
//
// - The editor writes its text to the area's value and dispatches `input`; it writes the line of the cursor to `data-cursor` and
//   dispatches `select`.
// - The page sets `data-text` (a new text), `data-faults` (a list of [line, message]) and `data-marked` (line numbers).
//
// A click on an element with `data-line` in the panel moves the cursor to that line. A click on one with `data-insert` inserts that
// line at the cursor and selects its part `data-select`.
//
// The editor is in a shadow tree, where content security policies allow its styles and the page's styles do not apply.

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
  WidgetType,
  drawSelection,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { names } from "./names.js";

/** Completes names of the language, with their help. */
const completeName = (context) => {
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
  ".cm-fault": {
    padding: "0 0.5rem 0.25rem 1rem",
    color: "var(--hf-warning)",
    fontFamily: "system-ui, sans-serif",
    whiteSpace: "normal",
    textIndent: "-0.75rem",
  },
  ".cm-fault::before": { content: "'↑ '" },
  ".cm-fault code": { fontFamily: "ui-monospace, monospace" },
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

/** Sets the marked lines. */
const setMarkedLines = StateEffect.define();
const markedLines = StateField.define({
  create: () => Decoration.none,
  update: (lines, transaction) => {
    let decorations = lines.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(setMarkedLines)) continue;
      const builder = new RangeSetBuilder();
      const { doc } = transaction.state;
      for (const line of effect.value.filter((line) => line >= 1 && line <= doc.lines)) {
        const { from } = doc.line(line);
        builder.add(from, from, Decoration.line({ class: "cm-marked" }));
      }
      decorations = builder.finish();
    }
    return decorations;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The words of a fault, below its line. The list below the editor holds them for screen readers. */
class FaultWords extends WidgetType {
  constructor(words) {
    super();
    this.words = words;
  }
  eq(other) {
    return other.words === this.words;
  }
  toDOM() {
    const place = document.createElement("div");
    place.className = "cm-fault";
    place.dir = "auto";
    place.setAttribute("aria-hidden", "true");
    // Every other part is code.
    this.words.split("`").forEach((part, index) => {
      const node = document.createElement(index % 2 ? "code" : "span");
      node.textContent = part;
      place.append(node);
    });
    return place;
  }
}

/** Sets the faults: a list of [line, words]. */
const setFaultWords = StateEffect.define();
const faultWords = StateField.define({
  create: () => Decoration.none,
  update: (faults, transaction) => {
    let decorations = faults.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(setFaultWords)) continue;
      const { doc } = transaction.state;
      const widgets = effect.value.map(([line, words]) =>
        Decoration.widget({ widget: new FaultWords(words), block: true, side: 1 }).range(lineOf(doc, line).to),
      );
      decorations = Decoration.set(widgets, true);
    }
    return decorations;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Returns the line of a number, or the nearest one. */
const lineOf = (doc, number) => doc.line(Math.min(Math.max(number, 1), doc.lines));

/** Returns where the first inserted call goes: the comment that stands for missing lines in an exercise, else the end. */
const placeForCalls = (text) => {
  const comment = text.startsWith("# exercise:") && /\n[^\S\n]*(#.*)/.exec(text);
  if (!comment) return { anchor: text.length };
  const head = comment.index + comment[0].length;
  return { anchor: head - comment[1].length, head };
};

/** The time without typing after which the words of new faults appear, in milliseconds: earlier they would move lines being written. */
const PAUSE_MS = 700;

/** Parses an attribute such as `3,5` to sorted numbers. */
const parseNumbers = (text) => (text ? text.split(",").map(Number).sort((a, b) => a - b) : []);

self.hyperflyEditor = (area) => {
  const host = document.createElement("div");
  host.className = "code";
  area.before(host);
  const root = host.attachShadow({ mode: "open" });
  const dispatch = (name) => area.dispatchEvent(new Event(name, { bubbles: true }));
  // Set while the page changes the text: then the page needs no events.
  let isSetByPage = false;
  let typedAt = -PAUSE_MS;
  let faultTimer = 0;
  const reportChanges = EditorView.updateListener.of((update) => {
    if (isSetByPage) return;
    if (update.docChanged) {
      typedAt = performance.now();
      area.value = update.state.doc.toString();
      dispatch("input");
    }
    const line = String(update.state.doc.lineAt(update.state.selection.main.head).number);
    if ((update.selectionSet || update.focusChanged) && area.dataset.cursor !== line) {
      area.dataset.cursor = line;
      dispatch("select");
    }
  });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: area.value,
      selection: placeForCalls(area.value),
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
        autocompletion({ override: [completeName] }),
        highlightActiveLine(),
        new LanguageSupport(pythonLanguage),
        syntaxHighlighting(colours),
        lintGutter(),
        markedLines,
        faultWords,
        theme,
        EditorView.lineWrapping,
        // A scroll container needs focusable content, and axe ignores editable content without a tabindex.
        EditorView.contentAttributes.of({ "aria-label": area.getAttribute("aria-label"), dir: "ltr", tabindex: "0" }),
        // Tab leaves the editor, as everywhere on the page; Ctrl with brackets indents.
        keymap.of([
          { key: "Mod-]", run: indentMore },
          { key: "Mod-[", run: indentLess },
          ...completionKeymap,
          ...lintKeymap,
          ...historyKeymap,
          ...foldKeymap,
          ...defaultKeymap,
        ]),
        reportChanges,
      ],
    }),
  });
  // The page's shortcuts do not apply in the editor, except Escape if the editor does not use it.
  host.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) event.stopPropagation();
  });
  const setText = (text) => {
    if (text === view.state.doc.toString()) return;
    isSetByPage = true;
    area.value = text;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, selection: placeForCalls(text) });
    isSetByPage = false;
  };
  const handlers = {
    "data-text": setText,
    "data-faults": (text) => {
      const faults = JSON.parse(text || "[]");
      const diagnostics = faults.map(([line, message]) => {
        const { from, to } = lineOf(view.state.doc, line);
        return { from, to, severity: "error", message };
      });
      view.dispatch(setDiagnostics(view.state, diagnostics));
      clearTimeout(faultTimer);
      const show = () => view.dispatch({ effects: setFaultWords.of(faults) });
      const wait = faults.length ? typedAt + PAUSE_MS - performance.now() : 0;
      if (wait > 0) faultTimer = setTimeout(show, wait);
      else show();
    },
    "data-marked": (text) => view.dispatch({ effects: setMarkedLines.of(parseNumbers(text)) }),
  };
  const attributes = Object.keys(handlers);
  const apply = (name) => area.hasAttribute(name) && handlers[name](area.getAttribute(name));
  attributes.forEach(apply);
  const watch = new MutationObserver((changes) => changes.forEach(({ attributeName }) => apply(attributeName)));
  watch.observe(area, { attributes: true, attributeFilter: attributes });
  const goToLine = (number) => {
    const { from } = lineOf(view.state.doc, number);
    view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
    view.focus();
  };
  /** Inserts a line after that of the cursor, or instead of an empty line or a selected comment, and selects a part to replace. */
  const insertLine = (text, part) => {
    const { main } = view.state.selection;
    const line = view.state.doc.lineAt(main.head);
    const indent = line.text.match(/^\s*/)[0];
    const isComment = line.text.trim().startsWith("#") && main.to - main.from === line.length - indent.length;
    const from = isComment || line.text.trim() === "" ? line.from : line.to;
    const insert = (from === line.to && line.length ? "\n" : "") + indent + text;
    const end = from + insert.length;
    const start = part ? end - text.length + text.indexOf(part) : end;
    view.dispatch({
      changes: { from, to: line.to, insert },
      selection: { anchor: start, head: part ? start + part.length : end },
      scrollIntoView: true,
      userEvent: "input",
    });
    view.focus();
  };
  const panel = area.closest(".write");
  panel.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-line], [data-insert]");
    if (!button) return;
    const { line, insert, select } = button.dataset;
    if (insert) insertLine(insert, select);
    else goToLine(Number(line));
  });
  area.hidden = true;
};
