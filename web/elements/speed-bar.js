import { svg } from 'lit';

const width = 100;
const height = 12;

/**
 * A bar as long as something is fast, and over its end a line for where the middle half of its runs
 * lies. What it shows stands in the table beside it.
 *
 * @param {{ at: number, from: number, to: number }} share of the longest
 */
export const barTemplate = ({ at, from, to }) => svg`<svg
  viewBox="0 0 ${width} ${height}"
  preserveAspectRatio="none"
  aria-hidden="true"
>
  <rect class="bar" width=${at * width} height=${height}></rect>
  <rect class="middle" x=${from * width} width=${(to - from) * width} y=${height / 2 - 1} height="2"></rect>
</svg>`;
