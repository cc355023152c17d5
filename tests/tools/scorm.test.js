import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../tools/shared/paths.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'normlab-scorm-'));
  writeFileSync(join(folder, 'lab.html'), '<html><head><title>Normlab</title></head></html>');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string[]} args */
function scorm(...args) {
  const all = [inRoot('tools/scorm.js'), '--lab', join(folder, 'lab.html'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

/** @param {string} name */
function settingsIn(name) {
  const { 'index.html': page } = unzipSync(readFileSync(join(folder, name)));
  return JSON.parse(/id="normlab-package">(.*?)<\/script>/.exec(strFromU8(page))?.[1] ?? '');
}

describe('npm run scorm', () => {
  it('makes a package of exercises of the course and of files', () => {
    const own = JSON.parse(readFileSync(inRoot('web/exercises/layer-norm/row-mean.json'), 'utf8'));
    writeFileSync(join(folder, 'mine.json'), JSON.stringify({ ...own, id: 'mine' }));
    const options = ['--version', '2004', '--title', 'Week 3', '--mastery', '60', '--seed', '7'];
    const { status, said } = scorm(...options, '-o', 'out.zip', 'steps-in-order', 'mine.json');
    expect(said).toMatch(/^out\.zip: SCORM 2004, 2 exercises, \d+ bytes/);
    expect(status).toBe(0);
    expect(settingsIn('out.zip')).toMatchObject({
      ...{ version: '2004', title: 'Week 3', mastery: 0.6, seed: 7 },
      exercises: ['steps-in-order', { id: 'mine', kind: 'number' }],
    });
  });

  it('names the file by title and version where it is not told to', () => {
    expect(scorm('--title', 'Week 3', 'row-mean').status).toBe(0);
    const settings = settingsIn('week-3-scorm-1.2.zip');
    expect(settings).toMatchObject({ version: '1.2', exercises: ['row-mean'] });
    expect(settings).not.toHaveProperty('seed');
  });

  it('refuses what it cannot pack, in a sentence', () => {
    writeFileSync(join(folder, 'broken.json'), '{');
    writeFileSync(join(folder, 'other.json'), '{"format":1}');
    for (const [args, sentence] of /** @type {[string[], RegExp][]} */ ([
      [['row-mean'], /needs a title/],
      [['--title', 'T'], /Name the exercises/],
      [['--title', 'T', 'nope'], /no exercise “nope”/],
      [['--title', 'T', 'row-mean', 'row-mean'], /named twice/],
      [['--title', 'T', '--version', '1.3', 'row-mean'], /takes 1.2 or 2004/],
      [
        ['--title', 'T', '--mastery', '0.6', 'row-mean'],
        /--mastery takes a whole number from 0 to 100/,
      ],
      [['--title', 'T', '--seed', '10000', 'row-mean'], /from 0 to 9999/],
      [['--title', 'T', 'gone.json'], /gone\.json could not be read/],
      [['--title', 'T', 'broken.json'], /broken\.json is no JSON/],
      [['--title', 'T', 'other.json'], /other\.json, at /],
      [['--title', 'T', '--lab', 'gone.html', 'row-mean'], /npm run build/],
    ])) {
      const { status, said } = scorm(...args);
      expect(said).toMatch(sentence);
      expect(status).toBe(1);
    }
  }, 60_000);
});
