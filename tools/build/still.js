/** What the site holds for readers without scripts, computed by the engine that was built. */
import { inRoot } from '../shared/paths.js';
import { step } from '../shared/progress.js';

/**
 * Loaded late: on a bare machine what it imports is installed first.
 *
 * @param {string} site its address, or ''
 * @param {string} [out] folder of the site
 */
export const buildStill = (site, out = inRoot('dist')) =>
  step('Write the figures and pages', async () => {
    const { loadCourse } = await import('./course.js');
    const { writeFigures } = await import('./figures.js');
    const { writeOembed } = await import('./oembed.js');
    const { writeWalkthroughPages } = await import('./walkthrough-pages.js');
    const course = await loadCourse();
    writeFigures(course, out, site);
    writeWalkthroughPages(course, out, site);
    writeOembed(course, out, site);
  });
