import { openHome } from './home.js';
import { isWalkthrough, openWalkthrough } from './walkthrough-page.js';

/**
 * What the frame can show: the home page, which is small, and others that are loaded when they are
 * opened.
 *
 * @import { Address } from './address.js'
 * @import { AddressBar } from './address-bar.js'
 *
 * @typedef {object} Frame
 * @property {string} theme
 * @property {AddressBar} bar
 *
 * @typedef {object} Page
 * @property {string} title for the window; empty for the home page
 * @property {boolean} isTitled whether it shows a heading itself; else the frame shows the title
 * @property {boolean} isReady whether it is as high as it will be
 * @property {boolean} [leads] whether it scrolls to what its address names
 * @property {(address: Address, frame: Frame) => unknown} show its template at an address
 *
 * @typedef {(lang: string, address: Address) => Promise<Page>} OpenPage
 */

/** @type {Record<string, OpenPage>} */
const pages = {
  '': (...asked) => openHome(...asked),
  exercises: async (...asked) => (await import('./exercise-page.js')).openExercises(...asked),
  glossary: async (...asked) => (await import('./glossary.js')).openGlossary(...asked),
  about: async (...asked) => (await import('./about.js')).openAbout(...asked),
  record: async (...asked) => (await import('./record.js')).openRecordPage(...asked),
  speed: async (...asked) => (await import('./speed.js')).openSpeed(...asked),
  preview: async (...asked) => (await import('./preview.js')).openPreview(...asked),
};

/**
 * What is at an address, with its words; where there is nothing, the home page, which says so.
 * @type {OpenPage}
 */
export function openPage(lang, address) {
  const { place } = address;
  if (isWalkthrough(place)) return openWalkthrough(place, lang);
  return (Object.hasOwn(pages, place) ? pages[place] : pages[''])(lang, address);
}

/** Which page an address is on: an exercise is one of its own. @param {Address} address */
export const pageAt = ({ place, at }) => (place === 'exercises' ? `${place}/${at}` : place);

/** The places that the header leads to. */
export const places = Object.keys(pages).filter(
  (place) => !['record', 'speed', 'preview'].includes(place),
);
