/**
 * How high a frame has to be for a walkthrough's first step, where nothing can make it as high as
 * what it shows. Measured: a test in the browser holds them against the page.
 */

/** Width of the frame that they hold for, in pixels: that of a wide column of text. */
export const frameWidth = 720;

/** Pixels, by walkthrough. @type {Record<string, number>} */
export const frameHeights = {
  'standardize-and-scale': 1160,
  'activations-grow': 1660,
  'batch-norm': 1100,
  'layer-norm': 1140,
  'batch-vs-layer': 1380,
  'review-traffic': 660,
  'train-vs-inference': 1160,
  'recurrent-steps': 1680,
  'normalization-axes': 1400,
  'gelu-and-relu': 1340,
  'river-bank': 740,
  'padded-batch': 880,
};
