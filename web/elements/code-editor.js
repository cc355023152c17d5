import { history, historyKeymap, indentWithTab, standardKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { Compartment, EditorSelection, EditorState, Prec } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { css, html, LitElement } from 'lit';
import { base } from '../styles/base.js';
import { failedLine, markLine } from './code-failed-line.js';
import { javascript } from './code-language.js';
import { codeTheme } from './code-theme.js';

/**
 * Text over a selection is put in here: a browser that does it itself carries looks over to what is left,
 * in an attribute of style, which strict policies refuse.
 */
const typedOver = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { selection, readOnly } = view.state;
    if (inputType !== 'insertText' || data === null) return false;
    if (selection.main.empty || view.composing || readOnly) return false;
    const change = view.state.replaceSelection(data);
    view.dispatch({ ...change, userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});

/**
 * `<nl-code-editor>`: a text of JavaScript, to be edited. CodeMirror draws it; its looks come from the
 * tokens, through a style sheet of the shadow root that every policy allows.
 *
 * @fires nl-code `{code}` after each change
 * @fires nl-run on Ctrl+Enter, on a Mac Cmd+Enter
 */
export class NlCodeEditor extends LitElement {
  static styles = [
    base,
    css`
      :host {
        display: block;
        direction: ltr;
      }
    `,
  ];

  static properties = {
    label: {},
    help: {},
    failed: { attribute: false },
    disabled: { type: Boolean },
  };

  #fixed = new Compartment();
  #named = new Compartment();
  /** @type {EditorView | undefined} */
  #view;
  #code = '';

  constructor() {
    super();
    /** What the text is called. */
    this.label = '';
    /** How the keys work. */
    this.help = '';
    /** The line at which something went wrong, from 1. @type {number | undefined} */
    this.failed = undefined;
    this.disabled = false;
  }

  get code() {
    return this.#view?.state.doc.toString() ?? this.#code;
  }

  /** Writing it can be undone. */
  set code(code) {
    this.#code = code;
    const { doc } = this.#view?.state ?? {};
    if (doc && doc.toString() !== code)
      this.#view?.dispatch({ changes: { from: 0, to: doc.length, insert: code } });
  }

  /** Goes to a line of the text. @param {number} line from 1 @param {number} [column] from 1; 0 or none is the line's own */
  goTo(line, column = 0) {
    const view = this.#view;
    if (!view) return;
    const { from, to, text } = view.state.doc.line(Math.min(line, view.state.doc.lines));
    const start = from + (text.length - text.trimStart().length);
    const at = column > 0 ? Math.min(from + column - 1, to) : start;
    view.dispatch({ selection: EditorSelection.cursor(at), scrollIntoView: true });
    view.focus();
  }

  firstUpdated() {
    const own = this.renderRoot;
    this.#view = new EditorView({
      parent: own,
      root: /** @type {ShadowRoot} */ (own),
      state: EditorState.create({ doc: this.#code, extensions: this.#extensions() }),
    });
  }

  #extensions() {
    return [
      Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => this.#emit('nl-run', {}) }])),
      keymap.of([...standardKeymap, ...historyKeymap, indentWithTab]),
      history(),
      lineNumbers(),
      indentOnInput(),
      bracketMatching(),
      typedOver,
      javascript,
      failedLine,
      codeTheme,
      this.#fixed.of(this.#fixing),
      this.#named.of(this.#naming),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) this.#emit('nl-code', { code: state.doc.toString() });
      }),
    ];
  }

  get #fixing() {
    return [EditorState.readOnly.of(this.disabled), EditorView.editable.of(!this.disabled)];
  }

  get #naming() {
    const names = { 'aria-label': this.label, 'aria-describedby': 'help', dir: 'ltr' };
    return EditorView.contentAttributes.of({
      ...names,
      tabindex: '0',
      autocapitalize: 'off',
      translate: 'no',
    });
  }

  /** @param {Map<string, unknown>} changes */
  updated(changes) {
    const effects = [
      ...(changes.has('disabled') ? [this.#fixed.reconfigure(this.#fixing)] : []),
      ...(changes.has('label') ? [this.#named.reconfigure(this.#naming)] : []),
      ...(changes.has('failed') ? [markLine.of(this.failed ?? 0)] : []),
    ];
    this.#view?.dispatch({ effects });
  }

  render() {
    return html`<p class="visually-hidden" id="help">${this.help}</p>`;
  }

  /** @type {(type: string, detail: object) => true} */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    return true;
  }
}

if (!customElements.get('nl-code-editor')) customElements.define('nl-code-editor', NlCodeEditor);
