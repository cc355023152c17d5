/** Defines `<norm-lab>`. */
export { NormLab } from './elements/norm-lab.js';
