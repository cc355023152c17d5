import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { findViolations } from '../../tools/check/find-violations.js';
import { root } from '../../tools/shared/paths.js';

/** @type {string[]} */
const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A small checkout with these files. @param {Record<string, string>} files */
function checkout(files) {
  const folder = mkdtempSync(join(tmpdir(), 'normlab-directions-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** @param {Record<string, string>} files */
const violationsIn = (files) => findViolations(checkout(files));

test('this repository keeps to its directions', () => {
  expect(findViolations(root)).toEqual([]);
});

describe('JavaScript', () => {
  test('an engine that imports an op is found', () => {
    expect(violationsIn({ 'web/engine/a.js': "import { b } from '../ops/b.js';" })).toEqual([
      'web/engine/a.js imports web/ops/b.js: web/engine may not.',
    ]);
  });

  test('a renderer that imports anything of ours is found, in every form of import', () => {
    const forms = [
      "import '../engine/x.js';",
      "export { x } from '../engine/x.js';",
      "export * from '../engine/x.js';",
      "const x = await import('../engine/x.js');",
      "const x = new URL('../engine/x.js', import.meta.url);",
      "/** @import { X } from '../engine/x.js' */",
      "/** @type {import('../engine/x.js').X} */ let x;",
    ];
    for (const form of forms) {
      expect(violationsIn({ 'web/render/a.js': form }), form).toEqual([
        'web/render/a.js imports web/engine/x.js: web/render may not.',
      ]);
    }
  });

  test('text that only looks like an import is none', () => {
    const code =
      "// import '../engine/x.js'\nconst glob = '**/*.js'; const text = \"import '../y.js'\";";
    expect(violationsIn({ 'web/render/a.js': code })).toEqual([]);
  });

  test('a renderer may use lit and d3, an engine may not', () => {
    const code = "import { html } from 'lit';\nimport { scaleLinear } from 'd3-scale';";
    expect(violationsIn({ 'web/render/a.js': code })).toEqual([]);
    expect(violationsIn({ 'web/engine/a.js': code })).toEqual([
      'web/engine/a.js imports the package lit: web/engine may not.',
      'web/engine/a.js imports the package d3-scale: web/engine may not.',
    ]);
  });

  test('only the engine imports what the build has made', () => {
    const code = "import make from '../../build/wasm-simd/engine/normlab.js';";
    expect(violationsIn({ 'web/engine/a.js': code })).toEqual([]);
    expect(violationsIn({ 'web/elements/a.js': code })).toEqual([
      'web/elements/a.js imports build/wasm-simd/engine/normlab.js: web may not.',
    ]);
  });

  test('a renderer that says a word of machine learning is found', () => {
    expect(violationsIn({ 'web/render/a.js': 'export const gammaRow = 1;' })).toEqual([
      'web/render/a.js says "gammaRow": web/render must never know it.',
    ]);
  });

  test('an op that touches the page is found', () => {
    expect(violationsIn({ 'web/ops/a.js': 'document.title = "x";' })).toEqual([
      'web/ops/a.js says "document": web/ops must never know it.',
    ]);
  });

  test('files that import each other in a circle are found once', () => {
    const files = {
      'web/tape/a.js': "import './b.js';",
      'web/tape/b.js': "import './c.js';",
      'web/tape/c.js': "import './a.js';",
    };
    expect(violationsIn(files)).toEqual([
      'Import cycle: web/tape/a.js → web/tape/b.js → web/tape/c.js → web/tape/a.js.',
    ]);
  });

  test('types may go round in a circle', () => {
    const files = {
      'web/tape/a.js': "import './b.js';",
      'web/tape/b.js': "/** @import { A } from './a.js' */",
    };
    expect(violationsIn(files)).toEqual([]);
  });
});

describe('C++', () => {
  test('a kernel that includes a binding is found', () => {
    const files = {
      'cpp/kernels/a.cpp': '#include "bindings/b.hpp"\n',
      'cpp/bindings/b.hpp': '',
    };
    expect(violationsIn(files)).toEqual([
      'cpp/kernels/a.cpp includes cpp/bindings/b.hpp: cpp/kernels may not.',
    ]);
  });

  test('only kernels include xsimd, and nothing below the bindings knows Emscripten or prints', () => {
    expect(violationsIn({ 'cpp/kernels/a.cpp': '#include <xsimd/xsimd.hpp>\n' })).toEqual([]);
    for (const header of ['xsimd/xsimd.hpp', 'emscripten/bind.h', 'iostream', 'cstdio']) {
      expect(violationsIn({ 'cpp/reference/a.cpp': `#include <${header}>\n` })).toEqual([
        `cpp/reference/a.cpp includes <${header}>: cpp/reference may not.`,
      ]);
    }
  });

  test('headers that include each other are found', () => {
    const files = {
      'cpp/tensor/a.hpp': '#include "tensor/b.hpp"\n',
      'cpp/tensor/b.hpp': '#include "tensor/a.hpp"\n',
    };
    expect(violationsIn(files)).toEqual([
      'Import cycle: cpp/tensor/a.hpp → cpp/tensor/b.hpp → cpp/tensor/a.hpp.',
    ]);
  });

  test('a folder without a row in the table is found', () => {
    expect(violationsIn({ 'cpp/extras/a.cpp': '' })).toEqual([
      'cpp/extras/a.cpp lies in a folder that the table of directions does not know.',
    ]);
  });
});

describe('README', () => {
  test('a folder that it names and that is not there is found', () => {
    const readme =
      'See `web/ops/` and `web/gone/`.\n\n```\ncpp/\n  tensor/  shapes\n  lost/    x\n```\n';
    const files = { 'README.md': readme, 'web/ops/a.js': '', 'cpp/tensor/a.hpp': '' };
    expect(violationsIn(files)).toEqual([
      'README.md names the folder web/gone/, which is not there.',
      'README.md names the folder cpp/lost/, which is not there.',
    ]);
  });
});
