/** Which modules become one file, because whoever needs one of them needs all. */

/**
 * @import { Rolldown } from 'vite'
 */

/** Ops, the tape, and what walkthroughs share: but for what needs more than the lab's own. */
const madeOf = /\/web\/(?:(?:ops|tape)\/|walkthroughs\/(?!index|histogram)[^/]+$)/;

const engine = '/web/engine/index.js';
const lab = '/web/elements/lab.js';
const beforeLab = ['/web/main.js', '/web/elements/ahead.js'];

/** @typedef {(isFor: (entry: string) => boolean, id: string) => boolean} Holds whether a module belongs to a file */

/** By name; of two that hold a module, the first has it. @type {Record<string, Holds>} */
const files = {
  engine: (isFor) => isFor(engine),
  ops: (_, id) => madeOf.test(id),
  base: (isFor) => isFor(lab) && beforeLab.some(isFor),
  lab: (isFor) => isFor(lab),
};

/**
 * Each file costs a way to the server, and a slow device some milliseconds. So there is one for the
 * engine, which some use alone; one for what the page around, or a widget, asks for before the lab;
 * one for what walkthroughs are made of; and one for the rest of the lab.
 *
 * @type {Rolldown.CodeSplittingGroup[]}
 */
export const together = Object.entries(files).map(([name, holds], at, { length }) => ({
  name: (id, graph) => {
    const from = [...importing(id, graph)];
    return holds((entry) => from.some((one) => one.endsWith(entry)), id) ? name : null;
  },
  priority: length - at,
}));

/** Tells V8 to compile a file's functions while it comes in, and not one by one when they are called. */
export const calledOnLoad = '//# allFunctionsCalledOnLoad';

/**
 * What stands before a file: most functions of these are called on the way to the first numbers.
 * @param {{ name: string, facadeModuleId?: string | null }} file
 */
export const headOf = ({ name, facadeModuleId }) =>
  name in files && !facadeModuleId ? calledOnLoad : '';

/**
 * A module with all that import it, and those that import these.
 *
 * @param {string} id
 * @param {Rolldown.ChunkingContext} graph
 */
function importing(id, graph) {
  const found = new Set([id]);
  for (const one of found) {
    for (const by of graph.getModuleInfo(one)?.importers ?? []) found.add(by);
  }
  return found;
}
