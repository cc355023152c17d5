/** Whether the page's frame is as high as what it holds. */
import { eventually } from './child.js';

/** @import { Browser } from './browsers/index.js' */

/**
 * Waits until nothing of the frame's page is cut off, scrolls, or stands above a gap.
 * @param {Browser} browser
 */
export async function frameFits(browser) {
  await eventually(async () => {
    await browser.enter('iframe');
    const [room, page] = await browser.evaluate(() => [
      innerHeight,
      Math.ceil(document.body.getBoundingClientRect().height),
    ]);
    await browser.leave();
    if (page < 250 || Math.abs(room - page) > 1)
      throw new Error(`The frame has ${room} pixels for a page that is ${page} high.`);
  });
}
