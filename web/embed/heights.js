/**
 * How high a frame has to be for a walkthrough's first step, where nothing can make it as high as
 * what it shows. Measured: a test in the browser holds them against the page.
 */

/** Width of the frame that they hold for, in pixels: that of a wide column of text. */
export const frameWidth = 720;

/** Pixels, by walkthrough. @type {Record<string, number>} */
export const frameHeights = {
  'standardize-and-scale': 1280,
  'activations-grow': 1800,
  'batch-norm': 1240,
  'layer-norm': 1240,
  'batch-vs-layer': 1480,
  'review-traffic': 740,
  'train-vs-inference': 1240,
  'recurrent-steps': 1780,
  'normalization-axes': 1460,
  'gelu-and-relu': 1460,
  'river-bank': 840,
  'padded-batch': 940,
};
