/**
 * Where the ideas of the course were first written down.
 *
 * @typedef {object} Paper
 * @property {string} authors
 * @property {number} year
 * @property {string} title
 * @property {string} [arxiv] its number there
 */

/** @type {Paper[]} */
export const papers = [
  {
    authors: 'Matsumoto, Nishimura',
    year: 1998,
    title:
      'Mersenne Twister: A 623-Dimensionally Equidistributed Uniform Pseudo-Random Number Generator',
  },
  {
    authors: 'Nair, Hinton',
    year: 2010,
    title: 'Rectified Linear Units Improve Restricted Boltzmann Machines',
  },
  {
    authors: 'Ioffe, Szegedy',
    year: 2015,
    title:
      'Batch Normalization: Accelerating Deep Network Training by Reducing Internal Covariate Shift',
    arxiv: '1502.03167',
  },
  {
    authors: 'Hendrycks, Gimpel',
    year: 2016,
    title: 'Gaussian Error Linear Units (GELUs)',
    arxiv: '1606.08415',
  },
  { authors: 'Ba, Kiros, Hinton', year: 2016, title: 'Layer Normalization', arxiv: '1607.06450' },
  {
    authors: 'Ulyanov, Vedaldi, Lempitsky',
    year: 2016,
    title: 'Instance Normalization: The Missing Ingredient for Fast Stylization',
    arxiv: '1607.08022',
  },
  {
    authors: 'Vaswani, Shazeer, Parmar, Uszkoreit, Jones, Gomez, Kaiser, Polosukhin',
    year: 2017,
    title: 'Attention Is All You Need',
    arxiv: '1706.03762',
  },
  { authors: 'Wu, He', year: 2018, title: 'Group Normalization', arxiv: '1803.08494' },
  {
    authors: 'Santurkar, Tsipras, Ilyas, Mądry',
    year: 2018,
    title: 'How Does Batch Normalization Help Optimization?',
    arxiv: '1805.11604',
  },
  {
    authors: 'Qiao, Wang, Liu, Shen, Yuille',
    year: 2019,
    title: 'Micro-Batch Training with Batch-Channel Normalization and Weight Standardization',
    arxiv: '1903.10520',
  },
  {
    authors: 'Zhang, Sennrich',
    year: 2019,
    title: 'Root Mean Square Layer Normalization',
    arxiv: '1910.07467',
  },
];
