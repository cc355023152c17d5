/**
 * Who may know whom: the table that `npm run check` enforces. The first row whose folder holds a
 * file is that file's layer.
 *
 * @typedef {object} Layer
 * @property {string} folder
 * @property {string[]} mayImport folders of ours, itself included by nature
 * @property {string[]} packages names of packages that it may use, `*` for any
 * @property {RegExp} [neverKnows] words that its code must not hold
 */

const dom = /\b(document|window|HTMLElement|customElements|ShadowRoot)\b/;
const machineLearning =
  /\b\w*(gamma|beta|softmax|attention|logits|num_heads|head_dim|d_model|(batch|layer)_?norm|_mask|padding_mask)\w*\b/i;

/** @type {Layer[]} */
export const scriptLayers = [
  { folder: 'web/engine', mayImport: ['build'], packages: [], neverKnows: dom },
  { folder: 'web/tape', mayImport: [], packages: [], neverKnows: dom },
  { folder: 'web/ops', mayImport: ['web/tape'], packages: [], neverKnows: dom },
  {
    folder: 'web/walkthroughs',
    mayImport: ['web/ops', 'web/tape'],
    packages: ['d3-array'],
    neverKnows: dom,
  },
  {
    folder: 'web/exercises',
    mayImport: ['web/ops', 'web/tape', 'web/walkthroughs'],
    packages: [],
    neverKnows: dom,
  },
  { folder: 'web/runner', mayImport: [], packages: [] },
  { folder: 'web/speed', mayImport: ['web/engine'], packages: [], neverKnows: dom },
  { folder: 'web/guide', mayImport: ['web/tape'], packages: [], neverKnows: dom },
  {
    folder: 'web/render',
    mayImport: [],
    packages: ['lit', 'd3-scale', 'd3-shape'],
    neverKnows: machineLearning,
  },
  { folder: 'web/offline', mayImport: [], packages: [] },
  {
    folder: 'web/lms',
    mayImport: ['web/elements/exercise-record.js'],
    packages: ['fflate', '@noble/hashes'],
    neverKnows: dom,
  },
  { folder: 'web/locales', mayImport: [], packages: ['intl-messageformat'] },
  { folder: 'web/styles', mayImport: ['web/render'], packages: ['lit'] },
  {
    folder: 'web/embed',
    mayImport: [
      'web/elements',
      'web/lms',
      'web/locales',
      'web/main.js',
      'web/render',
      'web/styles',
      'web/walkthroughs',
    ],
    packages: ['lit'],
  },
  { folder: 'web', mayImport: ['web', 'cpp/reference', 'package.json'], packages: ['*'] },
  {
    folder: 'tools',
    mayImport: ['web', 'build', 'package.json'],
    packages: ['vite', 'esbuild', 'intl-messageformat', '@playwright/test', 'puppeteer-core'],
  },
  {
    folder: 'tests',
    mayImport: ['web', 'tools', 'docs', 'build', 'dist', 'package.json'],
    packages: ['*'],
  },
];

const printing = ['iostream', 'ostream', 'istream', 'fstream', 'cstdio', 'stdio.h', 'filesystem'];

/**
 * The same for the C++ side; `headers` are those of others, and all of the standard library may be
 * used but `withoutHeaders`.
 *
 * @typedef {object} NativeLayer
 * @property {string} folder
 * @property {string[]} mayImport
 * @property {string[]} headers folders of headers of others
 * @property {string[]} withoutHeaders
 */

/** @type {NativeLayer[]} */
export const nativeLayers = [
  { folder: 'cpp/tensor', mayImport: [], headers: [], withoutHeaders: printing },
  {
    folder: 'cpp/kernels',
    mayImport: ['cpp/tensor'],
    headers: ['xsimd'],
    withoutHeaders: printing,
  },
  { folder: 'cpp/reference', mayImport: ['cpp/tensor'], headers: [], withoutHeaders: printing },
  {
    folder: 'cpp/bench',
    mayImport: ['cpp/kernels', 'cpp/tensor'],
    headers: [],
    withoutHeaders: [],
  },
  {
    folder: 'cpp/bindings',
    mayImport: ['cpp/kernels', 'cpp/reference', 'cpp/tensor'],
    headers: ['emscripten'],
    withoutHeaders: printing,
  },
  {
    folder: 'tests/cpp',
    mayImport: ['cpp/bindings', 'cpp/kernels', 'cpp/reference', 'cpp/tensor'],
    headers: ['doctest', 'xsimd'],
    withoutHeaders: [],
  },
];
