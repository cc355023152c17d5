/** Which modules become one file, because whoever needs one of them needs all. */

/**
 * @import { Rolldown } from 'vite'
 */

/** Ops, the tape, and what walkthroughs share: but for what needs more than the lab's own. */
const madeOf = /\/web\/(?:(?:ops|tape)\/|walkthroughs\/(?!index|histogram)[^/]+$)/;

const engine = '/web/engine/index.js';
const lab = '/web/elements/lab.js';
const beforeLab = ['/web/main.js', '/web/elements/ahead.js'];

/**
 * Each file costs a way to the server, and a slow device some milliseconds. So there is one for the
 * engine, which some use alone; one for what the page around, or a widget, asks for before the lab;
 * one for what walkthroughs are made of; and one for the rest of the lab.
 *
 * @type {Rolldown.CodeSplittingGroup[]}
 */
export const together = [
  group('engine', (isFor) => isFor(engine)),
  group('ops', (_, id) => madeOf.test(id)),
  group('base', (isFor) => isFor(lab) && beforeLab.some(isFor)),
  group('lab', (isFor) => isFor(lab)),
].map((one, at, { length }) => ({ ...one, priority: length - at }));

/**
 * @param {string} name
 * @param {(isFor: (entry: string) => boolean, id: string) => boolean} holds whether a module belongs to it
 * @returns {Rolldown.CodeSplittingGroup}
 */
function group(name, holds) {
  return {
    name: (id, graph) => {
      const from = [...importing(id, graph)];
      return holds((entry) => from.some((one) => one.endsWith(entry)), id) ? name : null;
    },
  };
}

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
