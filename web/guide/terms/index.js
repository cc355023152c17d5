import { activations } from './activations.js';
import { attention } from './attention.js';
import { normalizations } from './normalizations.js';
import { shapes } from './shapes.js';
import { statistics } from './statistics.js';

/** The terms of the field by topic, in the order in which one needs the other. */
export const topics = { shapes, statistics, normalizations, activations, attention };

export const terms = Object.values(topics).flat();
