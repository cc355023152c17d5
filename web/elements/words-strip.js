import { html, LitElement } from 'lit';
import { base } from '../styles/base.js';
import { wordsStripStyles } from '../styles/words-strip.js';

/** @import { Say, Word } from '../walkthroughs/types.js' */

/**
 * `<nl-words-strip>`: sentences word by word, each with where its numbers come from.
 */
export class NlWordsStrip extends LitElement {
  static styles = [base, wordsStripStyles];

  static properties = {
    label: {},
    sentences: { attribute: false },
    say: { attribute: false },
  };

  constructor() {
    super();
    this.label = '';
    /** @type {Word[][]} */
    this.sentences = [];
    /** @type {Say} */
    this.say = (key) => key;
  }

  render() {
    return html`<div class="label">${this.label}</div>
      ${this.sentences.map(
        (sentence) => html`<ol>
          ${sentence.map(
            ({ word, from, seed }) => html`<li class=${from}>
              <bdi class="word" title=${word}>${word}</bdi>
              <span class="from">${this.say(`words.from.${from}`, { seed: String(seed) })}</span>
            </li>`,
          )}
        </ol>`,
      )}`;
  }
}

if (!customElements.get('nl-words-strip')) customElements.define('nl-words-strip', NlWordsStrip);
