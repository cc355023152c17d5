import { html, nothing } from 'lit';
import { ways } from '../embed/snippets/index.js';
import { locales } from '../locales/index.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Way } from '../embed/snippets/index.js'
 *
 * @typedef {object} Choice what the reader has chosen
 * @property {string} way
 * @property {boolean} single
 * @property {boolean} numbers
 * @property {boolean} lock
 * @property {boolean} same whether all readers have the same numbers of an exercise
 * @property {string} theme
 * @property {string} lang
 * @property {boolean} figure
 * @property {number | undefined} width
 * @property {number | undefined} height
 *
 * @typedef {object} SettingsHost
 * @property {Say} say
 * @property {Choice} choice
 * @property {Way} way
 * @property {number} height that would show all of it
 * @property {boolean} hasNumbers whether the reader has changed or selected something
 * @property {string[]} leftOut inputs that are too large
 * @property {number | undefined} seed of the numbers that all readers could have; none where it is no
 *   exercise
 * @property {(change: Partial<Choice>) => void} choose
 */

const themes = ['auto', 'light', 'dark'];
const widths = [undefined, 640, 360];

/** One of several; each is a value and its words. @type {(host: SettingsHost, name: keyof Choice, legend: string, options: [value: any, words: string][]) => unknown} */
const oneOf = ({ choice, choose }, name, legend, options) =>
  html`<fieldset data-choice=${name}>
    <legend>${legend}</legend>
    ${options.map(
      ([value, words]) => html`<label>
        <input
          type="radio"
          name=${name}
          .checked=${choice[name] === value}
          @change=${() => choose({ [name]: value })}
        />
        ${words}
      </label>`,
    )}
  </fieldset>`;

/** @type {(host: SettingsHost, name: 'numbers' | 'lock', words: string) => unknown} */
const flag = ({ choice, choose }, name, words) =>
  html`<label class="flag">
    <input
      type="checkbox"
      .checked=${choice[name]}
      @change=${() => choose({ [name]: !choice[name] })}
    />
    ${words}
  </label>`;

/** @param {SettingsHost} host */
function languages(host) {
  const tags = Object.keys(locales);
  if (tags.length < 2) return nothing;
  const nameOf = (/** @type {string} */ tag) =>
    new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return oneOf(host, 'lang', host.say('embed.lang'), [
    ['', host.say('embed.lang.page')],
    ...tags.map((tag) => /** @type {[string, string]} */ ([tag, nameOf(tag)])),
  ]);
}

/** The height of a frame; empty, it is as high as the preview. @param {SettingsHost} host */
const heightField = ({ say, choice, height, choose }) =>
  html`<label class="height">
    ${say('embed.height')}
    <input
      type="number"
      min="100"
      max="10000"
      .value=${String(choice.height ?? height)}
      @change=${(/** @type {{ target: HTMLInputElement }} */ { target }) =>
        choose({ height: heightOf(target.value) })}
    />
  </label>`;

/** @param {string} text */
function heightOf(text) {
  const height = Math.round(Number(text));
  return height >= 100 && height <= 10000 ? height : undefined;
}

/** @param {SettingsHost} host */
function ofSteps(host) {
  const { say, choice, leftOut } = host;
  return html`${oneOf(host, 'single', say('embed.what'), [
    [false, say('embed.what.whole')],
    [true, say('embed.what.single')],
  ])}
    <div>
      ${host.hasNumbers ? flag(host, 'numbers', say('embed.numbers')) : nothing}
      ${
        leftOut.length > 0 && choice.numbers
          ? html`<p>
              ${say('embed.numbers.left-out', { names: leftOut.join(', '), count: leftOut.length })}
            </p>`
          : nothing
      }
      ${flag(host, 'lock', say('embed.lock'))}
    </div>`;
}

/** @type {(host: SettingsHost, seed: number) => unknown} */
const ofExercises = (host, seed) =>
  html`${oneOf(host, 'same', host.say('embed.seed'), [
    [false, host.say('embed.seed.own')],
    [true, host.say('embed.seed.same', { seed: String(seed) })],
  ])}
    <div>${flag(host, 'lock', host.say('embed.lock.exercises'))}</div>`;

/** What can be chosen. @param {SettingsHost} host */
export function settingsTemplate(host) {
  const { say, way, seed } = host;
  return html`<div class="settings">
    ${oneOf(
      host,
      'way',
      say('embed.way'),
      ways.map(({ id }) => [id, say(`embed.way.${id}`)]),
    )}
    ${seed === undefined ? ofSteps(host) : ofExercises(host, seed)}
    ${oneOf(
      host,
      'theme',
      say('lab.theme'),
      themes.map((theme) => [theme, say(`lab.theme.${theme}`)]),
    )}
    ${languages(host)}
    ${
      way.takesFigure && seed === undefined
        ? oneOf(host, 'figure', say('embed.until'), [
            [false, say('embed.until.link')],
            [true, say('embed.until.figure')],
          ])
        : nothing
    }
    ${oneOf(
      host,
      'width',
      say('embed.width'),
      widths.map((width) => [
        width,
        width ? say('embed.width.pixels', { width }) : say('embed.width.full'),
      ]),
    )}
    ${way.takesSize ? heightField(host) : nothing}
  </div>`;
}
