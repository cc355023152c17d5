import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Looks of the editor: the tokens, which themes change. */
const theme = EditorView.theme({
  '&': {
    color: 'var(--normlab-ink)',
    backgroundColor: 'var(--normlab-paper)',
    fontSize: 'var(--normlab-size-2)',
    border: '1px solid var(--normlab-line)',
    borderRadius: '4px',
    maxBlockSize: 'max(60vh, 320px)',
  },
  '&.cm-focused': { outline: '2px solid var(--normlab-accent)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'var(--normlab-font-code)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--normlab-ink)', paddingBlock: 'var(--normlab-space-2)' },
  '.cm-gutters': {
    color: 'var(--normlab-ink-soft)',
    backgroundColor: 'var(--normlab-wash)',
    border: '0',
    borderInlineEnd: '1px solid var(--normlab-line)',
  },
  '.cm-lineNumbers .cm-gutterElement': { minInlineSize: '4ch' },
  '&.cm-focused .cm-matchingBracket, .cm-matchingBracket': {
    backgroundColor: 'transparent',
    boxShadow: '0 1px 0 0 currentcolor, 0 2px 0 0 currentcolor',
  },
  '&.cm-focused .cm-nonmatchingBracket, .cm-nonmatchingBracket': {
    color: 'var(--normlab-error)',
    backgroundColor: 'transparent',
  },
  '.failed': {
    backgroundColor: 'color-mix(in oklab, var(--normlab-error) 8%, var(--normlab-paper))',
    boxShadow: 'inset 3px 0 0 0 var(--normlab-error)',
  },
});

const looks = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], color: 'var(--normlab-hue-kernel)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--normlab-hue-batch)' },
  { tag: [tags.string, tags.regexp], color: 'var(--normlab-hue-group)' },
  { tag: tags.definition(tags.function(tags.variableName)), color: 'var(--normlab-hue-instance)' },
  { tag: tags.function(tags.variableName), color: 'var(--normlab-hue-layer)' },
  { tag: tags.function(tags.propertyName), color: 'var(--normlab-hue-layer)' },
  { tag: tags.comment, color: 'var(--normlab-ink-soft)', fontStyle: 'italic' },
]);

export const codeTheme = [theme, syntaxHighlighting(looks)];
