import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';

/** Marks a line, from 1; 0 for none. */
export const markLine = /** @type {typeof StateEffect.define<number>} */ (StateEffect.define)();

const mark = Decoration.line({ class: 'failed' });

/** The line at which something went wrong, marked until the text is another one. */
export const failedLine = StateField.define({
  create: () => Decoration.none,
  update(marks, { effects, docChanged, newDoc }) {
    const asked = effects.find((effect) => effect.is(markLine));
    if (!asked) return docChanged ? Decoration.none : marks;
    const line = asked.value;
    if (line < 1 || line > newDoc.lines) return Decoration.none;
    return Decoration.set([mark.range(newDoc.line(line).from)]);
  },
  provide: (field) => EditorView.decorations.from(field),
});
