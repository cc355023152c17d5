import meanAndSpread from './layer-norm/mean-and-spread.json' with { type: 'json' };
import predictFirstValue from './layer-norm/predict-first-value.json' with { type: 'json' };
import rowMean from './layer-norm/row-mean.json' with { type: 'json' };
import stepsInOrder from './layer-norm/steps-in-order.json' with { type: 'json' };
import whoSharesTheMean from './layer-norm/who-shares-the-mean.json' with { type: 'json' };
import writeLayerNorm from './layer-norm/write-layer-norm.json' with { type: 'json' };
import { readExercise } from './read.js';

/** The exercises of the course, by walkthrough and level. @import { Exercise } from './types.js' */

/** @type {Exercise[]} */
export const exercises = [
  ...[rowMean, whoSharesTheMean, meanAndSpread, stepsInOrder, predictFirstValue, writeLayerNorm],
].map(readExercise);
