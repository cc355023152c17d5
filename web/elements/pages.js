import { isWalkthrough, openWalkthrough } from './walkthrough-page.js';

/**
 * What the frame can show, each loaded when it is opened.
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
 * @property {(address: Address, frame: Frame) => unknown} show its template at an address
 *
 * @typedef {(lang: string) => Promise<Page>} OpenPage
 */

/** @type {Record<string, OpenPage>} */
const pages = {
  '': async (lang) => (await import('./home.js')).openHome(lang),
};

/**
 * What is at a place, with its words; where there is nothing, the home page, which says so.
 * @param {string} place
 * @param {string} lang
 * @returns {Promise<Page>}
 */
export const openPage = (place, lang) =>
  isWalkthrough(place)
    ? openWalkthrough(place, lang)
    : (Object.hasOwn(pages, place) ? pages[place] : pages[''])(lang);

/** The places that the header leads to. */
export const places = Object.keys(pages);
