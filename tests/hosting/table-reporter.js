/**
 * Holds docs/hosting.md to what the tests found: a table that says something else fails the run;
 * `--update-snapshots` writes it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../tools/shared/paths.js';
import { browsers } from './browsers/index.js';
import { hosts } from './set-up.js';
import { withoutVersions, withTable } from './table.js';
import { places, titleOf } from './ways.js';

/** @import { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter' */

const engines = Object.keys(browsers);
const file = inRoot('docs/hosting.md');
const update = 'npx playwright test --config tests/hosting --update-snapshots';

/** @param {string} line */
const tell = (line) => process.stdout.write(`${line}\n`);

/** @implements {Reporter} */
export default class TableReporter {
  /** What was done, by engine and test. @type {Map<string, string>} */
  #done = new Map();
  /** @type {Set<string>} */
  #versions = new Set();
  #isToWrite = false;

  /** @param {FullConfig} config */
  onBegin(config) {
    this.#isToWrite = ['all', 'changed'].includes(config.updateSnapshots);
  }

  /** @param {TestCase} test @param {TestResult} result */
  onTestEnd(test, { status, annotations }) {
    if (status !== 'passed') return;
    /** @param {string} kind */
    const said = (kind) => annotations.find(({ type }) => type === kind)?.description;
    const done = said('done');
    if (done) this.#done.set(`${test.parent.project()?.name} ${test.title}`, done);
    const version = said('browser');
    if (version) this.#versions.add(version);
  }

  /** @returns {Promise<Partial<FullResult> | undefined>} */
  async onEnd() {
    const found = places.map((place) => ({
      host: place.host,
      way: place.way.name,
      done: Object.fromEntries(
        engines.map((name) => [name, this.#done.get(`${name} ${titleOf(place)}`) ?? '']),
      ),
    }));
    if (found.some(({ done }) => Object.values(done).includes(''))) {
      tell('Not every place was visited: the hosting table is neither compared nor written.');
      return;
    }
    const text = readFileSync(file, 'utf8');
    const wanted = withTable(text, found, engines, [
      ...hosts().versions,
      ...[...this.#versions].sort(),
    ]);
    if (withoutVersions(wanted) === withoutVersions(text)) return;
    if (this.#isToWrite) {
      writeFileSync(file, wanted);
      tell('docs/hosting.md has the table of what was found.');
      return;
    }
    tell(`The table in docs/hosting.md is not what was found; "${update}" writes it.`);
    return { status: 'failed' };
  }

  printsToStdio = () => false;
}
