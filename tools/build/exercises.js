/** dist/exercises/: the files of the exercises and their schema, for whoever changes one into another. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inRoot } from '../shared/paths.js';

const folder = 'web/exercises';
const schema = 'exercise.schema.json';

/** The files of the course's exercises, as paths. */
export const exerciseFiles = () =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && name !== schema)
    .sort()
    .map((name) => inRoot(folder, name));

/** @param {string} dist folder of the site */
export function copyExercises(dist) {
  mkdirSync(join(dist, 'exercises'), { recursive: true });
  for (const file of [...exerciseFiles(), inRoot(folder, schema)]) {
    // All of them lie beside their schema there.
    const text = readFileSync(file, 'utf8').replace(`"../${schema}"`, `"./${schema}"`);
    writeFileSync(join(dist, 'exercises', basename(file)), text);
  }
}
