import address from 'virtual:speed-worker';
import { html, LitElement, nothing } from 'lit';
import { variants } from '../engine/variants.js';
import { loadMessages } from '../locales/index.js';
import { scriptAddress } from '../offline/script-address.js';
import { workloads } from '../speed/workloads.js';
import { base, controls } from '../styles/base.js';
import { speedStyles } from '../styles/speed.js';
import { barTemplate } from './speed-bar.js';

/**
 * @import { Standing } from '../speed/contest.js'
 * @import { Told } from '../speed/worker.js'
 * @import { Workload } from '../speed/workloads.js'
 * @import { Say } from '../walkthroughs/types.js'
 * @import { OpenPage } from './pages.js'
 *
 * @typedef {'idle' | 'running' | 'done' | 'stopped' | 'failed'} State
 */

/** @type {OpenPage} */
export async function openSpeed(lang) {
  const say = await loadMessages(lang, 'pages', 'speed');
  return {
    title: say('speed.title'),
    isTitled: true,
    isReady: true,
    show: () => html`<nl-speed .say=${say}></nl-speed>`,
  };
}

const contenders = [...variants.map(({ name }) => name), 'plain'];

/**
 * `<nl-speed>`: how fast the kernels' variants and plain JavaScript are in this browser, measured in
 * a worker while the reader looks on.
 */
export class NlSpeed extends LitElement {
  static styles = [base, controls, speedStyles];

  static properties = {
    say: { attribute: false },
    state: { state: true },
    standing: { state: true },
    missing: { state: true },
  };

  /** @type {Worker | undefined} */
  #worker;

  constructor() {
    super();
    /** @type {Say} */
    this.say = (key) => key;
    /** @type {State} */
    this.state = 'idle';
    /** @type {Standing | undefined} */
    this.standing = undefined;
    /** Variants that do not run here. @type {string[]} */
    this.missing = [];
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    if (this.state === 'running') this.#end('stopped');
  }

  #start() {
    this.standing = undefined;
    this.missing = [];
    this.state = 'running';
    this.#worker = startWorker();
    if (!this.#worker) return this.#end('failed');
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = () => this.#end('failed');
  }

  /** @param {Told} told */
  #hear(told) {
    if ('missing' in told) this.missing = told.missing;
    else if ('standing' in told) this.standing = told.standing;
    else this.#end('isDone' in told ? 'done' : 'failed');
  }

  /** @param {State} state */
  #end(state) {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.state = state;
  }

  render() {
    const { say, state } = this;
    const isRunning = state === 'running';
    return html`
      <h1 tabindex="-1">${say('speed.title')}</h1>
      <p>${say('speed.lead')}</p>
      <div class="controls">
        <button @click=${() => (isRunning ? this.#end('stopped') : this.#start())}>
          ${say(isRunning ? 'speed.stop' : state === 'idle' ? 'speed.start' : 'speed.again')}
        </button>
        ${isRunning ? this.#progress() : nothing}
      </div>
      <p role="status">${state === 'idle' ? nothing : say(`speed.state.${state}`)}</p>
      ${workloads.map((workload) => this.#workload(workload))}
      ${this.#reading()}
    `;
  }

  #progress() {
    const { done = 0, total = 1 } = this.standing ?? {};
    return html`<progress max=${total} value=${done} aria-label=${this.say('speed.progress')}></progress>`;
  }

  /** @param {Workload} workload */
  #workload({ id, shapes }) {
    const { say } = this;
    return html`
      <section data-workload=${id}>
        <h2>${say(`speed.work.${id}`)} <span class="shape">${shapes.map(shapeText).join(' · ')}</span></h2>
        <div class="scroll" tabindex="0" role="region" aria-label=${say(`speed.work.${id}`)}>
          <table>
            <thead>
              <tr>
                <th scope="col">${say('speed.contender')}</th>
                <th scope="col" class="number">${say('speed.time')}</th>
                <th scope="col" class="number spread">${say('speed.middle')}</th>
                <th scope="col" class="number">${say('speed.ratio')}</th>
                <td></td>
              </tr>
            </thead>
            <tbody>
              ${contenders.map((name) => this.#row(id, name))}
            </tbody>
          </table>
        </div>
      </section>
    `;
  }

  /** @param {string} id of the workload @param {string} name */
  #row(id, name) {
    return html`<tr class=${name}>
      <th scope="row">${this.say(`speed.by.${name}`)}</th>
      ${this.#cells(id, name)}
    </tr>`;
  }

  /** @param {string} id of the workload @param {string} name */
  #cells(id, name) {
    const { say, standing } = this;
    if (this.missing.includes(name)) return html`<td colspan="4">${say('speed.missing')}</td>`;
    if (standing?.wrong[id]?.includes(name))
      return html`<td colspan="4">${say('speed.wrong')}</td>`;
    const times = standing?.times[id] ?? {};
    if (!times[name]) return html`<td colspan="4"></td>`;
    const { median, low, high } = times[name];
    const fastest = Math.min(...Object.values(times).map((one) => one.low));
    return html`
      <td class="number">${say('speed.ms', { ms: median })}</td>
      <td class="number spread">${say('speed.from-to', { low, high })}</td>
      <td class="number">
        ${times.plain ? say('speed.times', { times: times.plain.median / median }) : nothing}
      </td>
      <td>${barTemplate({ at: fastest / median, from: fastest / high, to: fastest / low })}</td>
    `;
  }

  #reading() {
    const { say } = this;
    return html`<section>
      <h2>${say('speed.reading')}</h2>
      <dl>
        ${contenders.map(
          (name) => html`<dt>${say(`speed.by.${name}`)}</dt>
            <dd>${name === 'plain' ? say('speed.plain') : say(`about.variant.${name}`)}</dd>`,
        )}
      </dl>
      ${['median', 'bar', 'call', 'sizes', 'noise'].map((key) => html`<p>${say(`speed.reading.${key}`)}</p>`)}
    </section>`;
  }
}

/** Undefined where none may or can be started. */
function startWorker() {
  if (!address) return undefined;
  try {
    return new Worker(scriptAddress(address), { type: 'module' });
  } catch {
    return undefined;
  }
}

/** @param {number[]} shape */
const shapeText = (shape) => `(${shape.join(', ')})`;

if (!customElements.get('nl-speed')) customElements.define('nl-speed', NlSpeed);
