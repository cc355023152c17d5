import { html, LitElement, nothing } from 'lit';
import { base, controls } from '../styles/base.js';
import { solutionStyles } from '../styles/exercise.js';
import { stageStyles } from '../styles/stage.js';
import { flatOf } from '../tape/tensor.js';
import { chartsOf } from './chart-series.js';
import { domainOfStage, marksOf } from './on-stage.js';
import { stageTemplate } from './stage.js';
import { uncover } from './uncover.js';
import './inspector.js';
import './stepper.js';

/**
 * @import { Labels, Say } from '../walkthroughs/types.js'
 * @import { Covers } from './exercise-covers.js'
 * @import { Marks } from './matrix-marks.js'
 * @import { Session } from './session.js'
 */

/**
 * `<nl-solution>`: how numbers come about, step by step, with the lab's own stage and inspector; or,
 * `quiet`, a stage alone, where some cells may be covered.
 */
export class NlSolution extends LitElement {
  static styles = [base, controls, stageStyles, solutionStyles];

  static properties = {
    session: { attribute: false },
    titles: { attribute: false },
    covers: { attribute: false },
    quiet: { attribute: false },
    say: { attribute: false },
    revision: { state: true },
    pointed: { state: true },
  };

  constructor() {
    super();
    /** @type {Session | undefined} */
    this.session = undefined;
    /** Titles of the steps. @type {string[]} */
    this.titles = [];
    /** What keeps its numbers to itself. @type {Covers | null} */
    this.covers = null;
    this.quiet = false;
    /** @type {Say} */
    this.say = (key) => key;
    this.revision = 0;
    /** Key of the cell that is pointed at. @type {string | null} */
    this.pointed = null;
  }

  render() {
    const { session, say, covers, quiet } = this;
    if (!session) return nothing;
    const labels = session.walkthrough.labels(session.inputs, say);
    return html`${session.walkthrough.steps.length > 1 && !quiet ? this.#stepper(session) : nothing}
      ${quiet ? nothing : this.#title(session)}
      <div class="places ${quiet ? 'alone' : ''}" @nl-select=${this.#onSelect} @nl-point=${this.#onPoint}>
        <section
          class="stage"
          aria-label=${quiet ? nothing : say('stage.label')}
          @nl-hover=${this.#onHover}>
          ${stageTemplate({
            session,
            say,
            labels,
            locked: true,
            domain: domainOfStage(session, covers?.of),
            marks: quiet ? asked(session) : marksOf(session, this.pointed),
            covered: covers?.of,
            error: undefined,
            dragging: false,
            charts: covers ? [] : chartsOf(session, say),
          })}
        </section>
        ${quiet ? nothing : this.#inspector(session, labels)}
      </div>`;
  }

  /** @param {Session} session */
  #stepper({ walkthrough, stepAt }) {
    const steps = walkthrough.steps.map(({ id }, at) => ({
      id,
      asks: false,
      title: this.titles[at] ?? id,
    }));
    return html`<nl-stepper
      .steps=${steps}
      .at=${stepAt}
      .say=${this.say}
      @nl-go=${(/** @type {CustomEvent} */ { detail }) => {
        this.session?.goTo(detail.at);
        this.revision++;
      }}
    ></nl-stepper>`;
  }

  /** What the step is about, where no tensor on its stage says so. @param {Session} session */
  #title(session) {
    const title = this.titles[session.stepAt];
    return session.stage(session.step).flat().includes(title)
      ? nothing
      : html`<p class="step">${title}</p>`;
  }

  /** @type {(session: Session, labels: Record<string, Labels>) => unknown} */
  #inspector(session, labels) {
    return html`<nl-inspector
      .session=${session}
      .revision=${this.revision}
      .say=${this.say}
      .labels=${labels}
      .hovered=${this.pointed}
      @nl-back=${() => {
        session.back();
        this.revision++;
      }}
    ></nl-inspector>`;
  }

  /** @param {CustomEvent} event */
  #onSelect({ detail: { name, index, walk } }) {
    if (this.quiet) return;
    this.session?.select(name, [...index], { walk });
    if (walk) this.pointed = null;
    this.revision++;
    this.updateComplete.then(() => uncover(this.renderRoot, this.session?.selected));
  }

  /** @param {CustomEvent} event */
  #onHover({ detail: { name, index } }) {
    this.pointed = index ? `${name}[${index}]` : null;
  }

  /** @param {CustomEvent} event */
  #onPoint({ detail: { key } }) {
    this.pointed = key;
  }
}

/** The cell that is asked for, and no other mark. @type {(session: Session) => (name: string) => Marks} */
const asked =
  ({ selected, tape }) =>
  (name) =>
    selected?.name === name ? { selected: flatOf(tape.tensor(name).shape, selected.index) } : {};

if (!customElements.get('nl-solution')) customElements.define('nl-solution', NlSolution);
