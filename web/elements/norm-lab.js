import { html, LitElement, nothing } from 'lit';
import { loadMessages, localeOf } from '../locales/index.js';
import { plain } from '../render/digits.js';
import { toCsv } from '../render/table.js';
import { base, controls } from '../styles/base.js';
import { normLabStyles } from '../styles/norm-lab.js';
import { tokens } from '../styles/tokens.js';
import { toPyTorch } from '../tape/pytorch.js';
import { flatOf } from '../tape/tensor.js';
import { walkthroughs } from '../walkthroughs/index.js';
import { InputError } from '../walkthroughs/inputs.js';
import { chartOf } from './chart-series.js';
import { copyText, saveText } from './copy-out.js';
import { pasted } from './paste.js';
import { Session } from './session.js';
import { sharedEngine } from './shared-engine.js';
import { domainOfStage, marksOf, pictureOf, stageTemplate } from './stage.js';
import './controls.js';
import './inspector.js';
import './stepper.js';

/**
 * @import { Labels, Say, Walkthrough } from '../walkthroughs/types.js'
 * @import { NlMatrix } from './matrix.js'
 */

/**
 * `<norm-lab>`: a whole walkthrough. Children are shown until it runs and when it cannot.
 *
 * @fires normlab-ready once the first numbers stand
 * @fires normlab-step `{step}`
 * @fires normlab-change `{inputs}`
 * @fires normlab-error `{code, message}`
 */
export class NormLab extends LitElement {
  static styles = [tokens, base, controls, normLabStyles];

  static properties = {
    walkthrough: { reflect: true },
    step: { reflect: true },
    state: {},
    lang: { reflect: true },
    theme: { reflect: true },
    lock: { type: Boolean, reflect: true },
    session: { state: true },
    failure: { state: true },
    notice: { state: true },
    revision: { state: true },
    pointed: { state: true },
    pasteError: { state: true },
    manual: { state: true },
  };

  /** Which load is the latest: an older one that comes in late is dropped. */
  #loads = 0;
  /** @type {number | undefined} */
  #domain;
  /** @type {Say & { has: (key: string) => boolean }} */
  #say = Object.assign((/** @type {string} */ key) => key, { has: () => false });
  #draws = { revision: -1, labels: /** @type {Record<string, Labels>} */ ({}) };

  constructor() {
    super();
    this.walkthrough = '';
    this.step = '';
    this.state = '';
    this.lang = '';
    this.theme = 'auto';
    this.lock = false;
    /** @type {Session | undefined} */
    this.session = undefined;
    /** @type {{ code: string, message: string } | undefined} */
    this.failure = undefined;
    /** What is said once, below the stage. */
    this.notice = '';
    /** Counts changes of the session. */
    this.revision = 0;
    /** Key of the cell that is pointed at. @type {string | null} */
    this.pointed = null;
    /** A paste that did not fit, by tensor. @type {{ name: string, text: string } | undefined} */
    this.pasteError = undefined;
    /** Text that the clipboard would not take. */
    this.manual = '';
    this.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** Everything computed, copied: `{ walkthrough, step, tensors }`. */
  get trace() {
    if (!this.session) return undefined;
    const { walkthrough, step, tape } = this.session;
    return { walkthrough: walkthrough.id, step: step.id, tensors: tape.tensors };
  }

  /** The inputs by name. Writing takes some of them, or whole input tensors as nested arrays. */
  get inputs() {
    return structuredClone(this.session?.inputs ?? {});
  }

  set inputs(changes) {
    this.session?.change(changes);
    this.#changed();
  }

  /** The query of a link to what is shown. */
  get link() {
    const { session } = this;
    if (!session) return '';
    const params = new URLSearchParams(session.encoded);
    if (session.selected) params.set('cell', `${session.selected.name}:${session.selected.index}`);
    return params.toString();
  }

  next() {
    if (this.session) this.goTo(this.session.stepAt + 1);
  }

  previous() {
    if (this.session) this.goTo(this.session.stepAt - 1);
  }

  /**
   * @param {string | number} step id or position
   * @returns {boolean} whether there is such a step
   */
  goTo(step) {
    const { session } = this;
    if (!session) return false;
    const before = session.stepAt;
    if (!session.goTo(step)) return false;
    if (session.stepAt !== before) {
      this.#domain = undefined;
      this.pasteError = undefined;
      this.notice = '';
      this.step = session.step.id;
      this.#touch();
      this.#emit('normlab-step', { step: this.step });
    }
    return true;
  }

  reset() {
    this.session?.reset();
    this.#domain = undefined;
    this.#changed();
  }

  undo() {
    this.session?.undo();
    this.#changed();
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (changes.has('walkthrough') || changes.has('lang')) this.#load();
    else if (this.session) {
      if (changes.has('step')) this.goTo(this.step || 0);
      if (changes.has('state') && this.state !== this.link) this.#restore(this.state);
    }
  }

  /** Loads the walkthrough, its words and the engine. */
  async #load() {
    const load = ++this.#loads;
    this.failure = undefined;
    this.session = undefined;
    const id = this.walkthrough;
    const { lang } = localeOf(
      this.lang || this.closest('[lang]')?.getAttribute('lang') || undefined,
    );
    try {
      const entry = walkthroughs.find((candidate) => candidate.id === id);
      const [say, engine, walkthrough] = await Promise.all([
        loadMessages(lang, id),
        entry && sharedEngine(),
        entry?.load(),
      ]);
      if (load !== this.#loads) return;
      this.#say = say;
      if (!walkthrough)
        throw Object.assign(new Error(say('lab.unknown-walkthrough', { id })), {
          code: 'bad-argument',
        });
      this.#begin(walkthrough, engine);
    } catch (failure) {
      if (load === this.#loads) this.#fail(failure);
    }
  }

  /** @type {(walkthrough: Walkthrough, engine: any) => void} */
  #begin(walkthrough, engine) {
    const session = new Session(walkthrough, engine);
    this.session = session;
    this.#domain = undefined;
    if (this.step && !session.goTo(this.step)) {
      this.notice = this.#say('lab.unknown-step', { id: this.step });
    }
    this.step = session.step.id;
    if (this.state) this.#restore(this.state);
    this.#touch();
    this.updateComplete.then(() => this.#emit('normlab-ready', {}));
  }

  /** @param {any} failure */
  async #fail(failure) {
    const code = typeof failure?.code === 'string' ? failure.code : 'other';
    if (this.#say === undefined || !this.#say.has('error.title')) {
      this.#say = await loadMessages(localeOf(this.lang || undefined).lang).catch(() => this.#say);
    }
    this.failure = { code, message: failure?.message ?? String(failure) };
    this.#emit('normlab-error', this.failure);
  }

  /** @param {string} state query string */
  #restore(state) {
    const { session } = this;
    if (!session) return;
    const params = Object.fromEntries(new URLSearchParams(state));
    const [refused] = session.restore(params);
    if (refused) {
      const reason = this.#say(refused.key, refused.params);
      this.notice = this.#say('link.refused', { reason });
    }
    const [name, index] = (params.cell ?? '').split(':');
    if (index !== undefined) session.select(name, index === '' ? [] : index.split(',').map(Number));
    this.#touch();
  }

  render() {
    if (this.failure) return this.#failed(this.failure);
    if (!this.session) return html`<slot></slot>`;
    return this.#shown(this.session);
  }

  /** @param {{ code: string, message: string }} failure */
  #failed({ code, message }) {
    const say = this.#say;
    const key = say.has(`error.${code}`) ? `error.${code}` : 'error.other';
    return html`<slot></slot>
      <div class="failed" role="alert" data-part="error">
        <h2>${say('error.title')}</h2>
        <p>${say(key, { message })}</p>
        <button @click=${() => this.#load()}>${say('error.retry')}</button>
      </div>`;
  }

  /** @param {Session} session */
  #shown(session) {
    const say = this.#say;
    const { walkthrough, step } = session;
    const prefix = `${walkthrough.id}.steps`;
    const titles = walkthrough.steps.map(({ id, asks = false }) => ({
      id,
      asks,
      title: say(`${prefix}.${id}.title`),
    }));
    const labels = this.#labels(session);
    return html`<div class="lab">
      <nl-stepper
        .steps=${titles}
        .at=${session.stepAt}
        .say=${say}
        @nl-go=${(/** @type {CustomEvent} */ { detail }) => this.goTo(detail.at)}
      ></nl-stepper>
      <div class="places" @nl-select=${this.#onSelect} @nl-point=${this.#onPoint}>
        <section class="story" data-part="story" aria-labelledby="title">
          <h2 id="title" tabindex="-1">${titles[session.stepAt].title}</h2>
          <p class="prose">${this.#prose(session, `${prefix}.${step.id}.prose`)}</p>
          ${this.#controls(session)}
          <div class="try">
            <h3>${say('story.try')}</h3>
            <p>${say(`${prefix}.${step.id}.try`)}</p>
          </div>
          ${
            say.has(`${prefix}.${step.id}.note`)
              ? html`<details class="note">
                  <summary>${say('story.note')}</summary>
                  <p>${say(`${prefix}.${step.id}.note`)}</p>
                </details>`
              : nothing
          }
        </section>
        <section
          class="stage"
          data-part="stage"
          aria-label=${titles[session.stepAt].title}
          @nl-edit=${this.#onEdit}
          @nl-paste=${this.#onPaste}
          @nl-hover=${this.#onHover}
        >
          ${stageTemplate({
            session,
            say,
            labels,
            locked: this.lock,
            domain: this.#scale(session),
            marks: marksOf(session, this.pointed),
            error: this.pasteError,
            chart: chartOf(session, say),
          })}
          ${this.#manualCopy()}
        </section>
        <div class="tools-place">${this.#tools(session)}</div>
        <nl-inspector
          .session=${session}
          .revision=${this.revision}
          .say=${say}
          .labels=${labels}
          .hovered=${this.pointed}
          @nl-back=${() => {
            session.back();
            this.#touch();
          }}
        ></nl-inspector>
      </div>
    </div>`;
  }

  /**
   * The colour scale's domain, kept while the step is shown.
   * @param {Session} session
   */
  #scale(session) {
    this.#domain ??= domainOfStage(session);
    return this.#domain;
  }

  /** @type {(session: Session, key: string) => string} */
  #prose(session, key) {
    try {
      const values = Object.entries(session.step.values?.(session.reader) ?? {});
      const printed = values.map(([name, value]) => [
        name,
        typeof value === 'number' && !Number.isInteger(value) ? plain(value) : value,
      ]);
      return this.#say(key, Object.fromEntries(printed));
    } catch (failure) {
      return this.#say('matrix.kernel-error', { message: messageOf(failure) });
    }
  }

  /** @param {Session} session */
  #controls({ walkthrough, step, inputs }) {
    if (!step.controls) return nothing;
    const say = this.#say;
    const list = step.controls.map((name) => ({
      name,
      label: say(`${walkthrough.id}.inputs.${name}`),
      spec: walkthrough.specs[name],
      value: inputs[name],
      options: Object.fromEntries(
        (walkthrough.specs[name].options ?? []).map((option) => [
          option,
          say(`${walkthrough.id}.inputs.${name}.${option}`),
        ]),
      ),
    }));
    return html`<nl-controls
      .controls=${list}
      .locked=${this.lock}
      .say=${say}
      @nl-input=${this.#onInput}
    ></nl-controls>`;
  }

  /** @param {Session} session */
  #tools(session) {
    const say = this.#say;
    return html`<div class="tools" role="group" aria-label=${say('tools.label')}>
        <button ?disabled=${!session.canUndo || this.lock} @click=${this.undo}>${say('tools.undo')}</button>
        <button ?disabled=${!session.differs || this.lock} @click=${this.reset}>${say('tools.reset')}</button>
        <button @click=${() => this.#copy('pytorch', this.#pytorch(session))}>${say('tools.pytorch')}</button>
        <button ?disabled=${!session.selected} @click=${() => this.#copyCsv(session)}>${say('tools.csv')}</button>
        <button @click=${() => this.#savePicture(session)}>${say('tools.svg')}</button>
        <button @click=${() => this.#copy('link', this.#address(session))}>${say('tools.link')}</button>
      </div>
      <p class="notice" role="status">${this.notice}</p>`;
  }

  /** The text to be copied, where the clipboard is closed to the page. */
  #manualCopy() {
    if (!this.manual) return nothing;
    return html`<label class="manual">
        ${this.#say('tools.manual')}
        <textarea readonly rows="8" .value=${this.manual}></textarea>
      </label>
      <button class="close" @click=${() => (this.manual = '')}>${this.#say('tools.close')}</button>`;
  }

  /** @param {Session} session */
  #labels(session) {
    if (this.#draws.revision !== this.revision) {
      const labels = session.walkthrough.labels(session.inputs, this.#say);
      this.#draws = { revision: this.revision, labels };
    }
    return this.#draws.labels;
  }

  /** @param {Session} session */
  #pytorch(session) {
    return toPyTorch(session.tape, this.#say(`${session.walkthrough.id}.title`));
  }

  /** @param {Session} session */
  #address({ walkthrough, step }) {
    const base = new URL(document.baseURI);
    base.hash = `/${walkthrough.id}/${step.id}${this.link ? `?${this.link}` : ''}`;
    return base.href;
  }

  /** @param {Session} session */
  #copyCsv(session) {
    const { name } = session.selected ?? { name: '' };
    const { shape, data } = session.tape.tensor(name);
    const { rows = null, columns = null } = this.#labels(session)[name] ?? {};
    const text = toCsv(shape, data, { rowLabels: rows?.flat() ?? null, columnLabels: columns });
    this.#copy('csv', text, { name });
  }

  /** @type {(what: string, text: string, params?: Record<string, string>) => Promise<void>} */
  async #copy(what, text, params) {
    if (await copyText(text)) {
      this.manual = '';
      this.notice = this.#say(`tools.copied.${what}`, params);
    } else this.manual = text;
  }

  /** @param {Session} session */
  #savePicture(session) {
    const { walkthrough, step } = session;
    const title = this.#say(`${walkthrough.id}.steps.${step.id}.title`);
    const picture = pictureOf(session, this.#labels(session), this.#scale(session), title);
    const file = `${walkthrough.id}-${step.id}.svg`;
    saveText(file, 'image/svg+xml', picture);
    this.notice = this.#say('tools.saved', { file });
  }

  /** @param {CustomEvent} event */
  #onSelect({ detail: { name, index, walk } }) {
    this.session?.select(name, [...index]);
    if (walk) this.pointed = null;
    this.#touch();
    this.#uncover();
  }

  /** Where the inspector is a sheet over the stage, moves the selected cell out from under it. */
  async #uncover() {
    await this.updateComplete;
    const { selected } = this.session ?? {};
    const inspector = this.renderRoot.querySelector('nl-inspector');
    if (!selected || !inspector || getComputedStyle(inspector).position !== 'sticky') return;
    const matrices = /** @type {NodeListOf<NlMatrix>} */ (
      this.renderRoot.querySelectorAll('nl-matrix')
    );
    const matrix = [...matrices].find(({ name }) => name === selected.name);
    await matrix?.updateComplete;
    const cell = matrix?.cellElement(flatOf(matrix.shape, selected.index))?.getBoundingClientRect();
    const sheet = inspector.getBoundingClientRect();
    const covered =
      cell && cell.left < sheet.right && cell.right > sheet.left && cell.bottom > sheet.top;
    if (covered) scrollBy({ top: cell.bottom - sheet.top + 12, behavior: 'instant' });
  }

  /** @param {CustomEvent} event */
  #onEdit({ detail: { name, index, value, live } }) {
    if (!this.session || this.lock) return;
    this.pasteError = undefined;
    this.session.edit(name, [...index], value, { live });
    this.#changed(live);
  }

  /** @param {CustomEvent} event */
  #onInput({ detail: { name, value, live } }) {
    try {
      this.session?.change({ [name]: value }, { live });
    } catch (failure) {
      if (!(failure instanceof InputError)) throw failure;
      this.notice = this.#say(failure.key, failure.params);
    }
    this.#changed(live);
  }

  /** @param {CustomEvent} event */
  #onPaste({ detail: { name, index, text } }) {
    if (!this.session || this.lock) return;
    const fault = pasted(this.session, name, [...index], text, this.#say);
    this.pasteError = fault ? { name, text: fault } : undefined;
    this.#changed();
  }

  /** @param {CustomEvent} event */
  #onHover({ detail: { name, index } }) {
    this.pointed = index ? `${name}[${index}]` : null;
  }

  /** @param {CustomEvent} event */
  #onPoint({ detail: { key } }) {
    this.pointed = key;
  }

  /**
   * Left and right turn the steps, from anywhere inside that has no use of its own for them.
   * @param {KeyboardEvent} event
   */
  #onKey(event) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const [target] = event.composedPath();
    if (
      !(target instanceof Element) ||
      target.closest('input, select, textarea, pre, [role="grid"], [role="slider"]')
    )
      return;
    const forward = getComputedStyle(this).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if (event.key === forward) this.next();
    else this.previous();
  }

  /** @param {boolean} [live] */
  #changed(live = false) {
    this.#touch();
    if (this.session) this.#emit('normlab-change', { inputs: this.inputs, live });
  }

  #touch() {
    this.revision++;
  }

  /** @type {(type: string, detail: unknown) => void} */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

/** @param {unknown} failure */
const messageOf = (failure) => (failure instanceof Error ? failure.message : String(failure));

if (!customElements.get('norm-lab')) customElements.define('norm-lab', NormLab);
