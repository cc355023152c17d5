/** The steps of the colour scale as classes `n1` … `n10` and `p1` … `p10` that set `--tint`. */
import { unsafeCSS } from 'lit';

export const tintClasses = unsafeCSS(
  Array.from({ length: 10 }, (_, position) => position + 1)
    .flatMap((step) => [
      `.n${step} { --tint: var(--normlab-negative-${step}); }`,
      `.p${step} { --tint: var(--normlab-positive-${step}); }`,
    ])
    .join('\n'),
);
