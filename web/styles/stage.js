import { css } from 'lit';

/** Tensors in the direction in which data flows, and charts below them. */
export const stageStyles = css`
  .stage {
    isolation: isolate;
    display: flex;
    flex-direction: column;
    gap: var(--normlab-space-4);
    min-inline-size: 0;
  }

  .flow {
    display: flex;
    flex-flow: row wrap;
    gap: var(--normlab-space-4) var(--normlab-space-3);
    align-items: flex-start;
    align-content: flex-start;
  }

  .column {
    display: flex;
    flex-flow: column;
    gap: var(--normlab-space-4);
    max-inline-size: 100%;
    min-inline-size: 0;
  }

  .charts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17.5 * var(--normlab-unit)), 1fr));
    gap: var(--normlab-space-6) var(--normlab-space-5);
  }
`;
