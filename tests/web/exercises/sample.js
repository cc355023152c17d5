/** A small exercise as a teacher would write it, to be changed by tests. @returns {any} */
export const sample = () => ({
  format: 1,
  id: 'sample',
  level: 1,
  kind: 'number',
  draw: {
    row: { whole: [0, 1] },
    x: { shape: [2, 4], from: -4, to: 9 },
  },
  program: [{ op: 'layerNorm', in: { x: 'x' }, options: { eps: 0 }, as: 'layer_norm' }],
  show: ['x'],
  labels: { x: { rows: 'row' } },
  ask: { tensor: 'layer_norm.mean', cells: [['row', 0]], decimals: 2 },
  mistakes: [
    {
      id: 'sum',
      program: [{ op: 'sum', in: { x: 'x' }, as: 'total' }],
      answer: { tensor: 'total', cells: [['row', 0]] },
    },
  ],
  values: {
    row_number: { drawn: 'row', plus: 1 },
    mean: { cell: ['layer_norm.mean', ['row', 0]] },
  },
  text: {
    en: {
      title: 'A mean',
      prompt: 'What is the mean of row {row_number}?',
      'tensor.layer_norm.mean': 'means',
      'label.row': 'row {n}',
      'hint.1': 'Add, then divide.',
      'mistake.sum': 'That is the sum.',
      why: 'The mean is {mean}.',
    },
  },
});

/** The same without its mistake. */
export function unmistaken() {
  const json = { ...sample(), mistakes: [] };
  delete json.text.en['mistake.sum'];
  return json;
}

/** The other kinds, each as little as can be. */
export const others = {
  cells: () => ({
    ...sample(),
    kind: 'cells',
    ask: { tensor: 'x', set: { group: ['layer_norm.output', ['row', 0]] } },
    mistakes: [{ id: 'sum', answer: { set: { cells: [[null, 0]] } } }],
  }),
  choose: () => ({
    ...sample(),
    kind: 'choose',
    ask: {
      options: [
        { id: 'zero', holds: true },
        {
          id: 'larger',
          holds: { compare: [{ cell: ['x', [0, 0]] }, '>', { cell: ['x', [0, 1]] }] },
        },
        { id: 'never', holds: false },
      ],
    },
    mistakes: [{ id: 'sum', answer: { chosen: ['larger', 'never'] } }],
    text: {
      en: {
        ...sample().text.en,
        ...{ 'option.zero': 'a', 'option.larger': 'b', 'option.never': 'c' },
        ...{ 'why.zero': 'a', 'why.larger': 'b', 'why.never': 'c' },
        ...{ 'mistake.larger': 'b', 'mistake.never': 'c' },
      },
    },
  }),
  order: () => ({
    ...sample(),
    kind: 'order',
    ask: {
      items: [{ id: 'one' }, { id: 'two' }, { id: 'three' }, { id: 'never' }],
      before: [
        ['one', 'two'],
        ['two', 'three'],
      ],
      unused: ['never'],
    },
    mistakes: [
      { id: 'sum', answer: { includes: 'never' } },
      { id: 'turned', answer: { reversed: ['one', 'two'] } },
    ],
    text: {
      en: {
        ...sample().text.en,
        ...{ 'item.one': '1', 'item.two': '2', 'item.three': '3', 'item.never': '4' },
        'mistake.turned': 'Turned.',
      },
    },
  }),
  code: () => ({
    ...sample(),
    kind: 'code',
    draw: {},
    program: [{ op: 'mean', in: { x: 'x' }, as: 'means' }],
    show: [],
    ask: {
      name: 'means',
      parameters: ['x', 'less'],
      starter: ['function means(x, less) {}'],
      solution: [
        'const means = (x) => x.map((row) => [row.reduce((a, b) => a + b) / row.length]);',
      ],
      tests: [
        { id: 'seen', draw: { x: { shape: [2, 3], from: 0, to: 9 } }, arguments: ['x', 0] },
        { id: 'unseen', visible: false, draw: { x: { values: [[0, 0]] } }, arguments: ['x', 0] },
      ],
      tensor: 'means',
    },
    mistakes: [{ id: 'sum', instead: { means: { op: 'sum' } }, edit: [' / row.length', ''] }],
    values: {},
    labels: {},
    text: {
      en: {
        title: 'T',
        prompt: 'P',
        why: 'W',
        'test.seen': 'S',
        'test.unseen': 'U',
        'mistake.sum': 'That is the sum.',
      },
    },
  }),
};
