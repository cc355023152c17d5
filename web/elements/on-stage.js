/** What a step's stage holds, without the page: which tensors are shown, how, and with which marks. */
import { sourceKey } from '../render/mathml.js';
import { domainOf } from '../render/scale.js';
import { flatOf } from '../tape/tensor.js';
import { sharedBy } from './shared-by.js';

/**
 * @import { Session } from './session.js'
 * @import { Marks } from './matrix-marks.js'
 */

/**
 * Whether cells are small: where a tensor of planes below and beside each other is on stage.
 * @param {Session} session
 */
export const isCompact = (session) =>
  session
    .stage(session.step)
    .flat()
    .some((name) => isShown(session, name) && session.tape.tensor(name).shape.length > 3);

/** @type {(session: Session, name: string) => boolean} */
export const isShown = ({ tape }, name) => tape.has(name) && !tape.refusal(name);

/**
 * Whether a tensor takes part in the colour scale; the first one that does shows it.
 * @type {(session: Session, name: string) => boolean}
 */
export const isScaled = (session, name) =>
  isShown(session, name) && session.tape.tensor(name).data instanceof Float32Array;

/**
 * The colour scale's domain for all that a step shows.
 * @param {Session} session
 * @param {(name: string) => ReadonlySet<number> | null} [covered] cells that must not tell their size
 */
export function domainOfStage(session, covered = () => null) {
  const names = session.stage(session.step).flat();
  const shown = names.filter((name) => isScaled(session, name));
  return domainOf(
    shown.map((name) => {
      const { data } = session.tape.tensor(name);
      const hidden = covered(name);
      return { data: hidden ? data.filter((_, flat) => !hidden.has(flat)) : data };
    }),
  );
}

/**
 * The marks of every tensor for the selected cell and the one that is pointed at.
 * @param {Session} session
 * @param {string | null} pointed
 * @returns {(name: string) => Marks}
 */
export function marksOf(session, pointed) {
  const { selected, tape, walkthrough } = session;
  const sources = selected ? tape.sources(selected.name, selected.index) : [];
  const group = sharedBy(session);
  const one = sources.filter((cell) => sourceKey(cell) === pointed);
  const lit = one.length ? one : sources;
  const fixed = walkthrough.marks(session.inputs, tape);
  return (name) => {
    const { shape } = tape.tensor(name);
    return {
      selected: selected?.name === name ? flatOf(shape, selected.index) : null,
      sources: new Set(
        lit.filter(({ tensor }) => tensor === name).map(({ index }) => flatOf(shape, index)),
      ),
      group: group.cells.get(name),
      groupHue: walkthrough.hues[group.by],
      edited: session.editedCells(name),
      hatchDown: fixed[name]?.padding,
      hatchUp: fixed[name]?.masked,
    };
  };
}
