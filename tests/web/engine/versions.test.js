import { expect, it, vi } from 'vitest';
import { loadEngine } from '../../../web/engine/index.js';
import { variants } from '../../../web/engine/variants.js';
import { errorOf } from './error-of.js';

/** @import { VariantName } from '../../../web/engine/index.js' */

vi.mock('../../../web/engine/frame.js', async (importActual) => {
  const frame = /** @type {typeof import('../../../web/engine/frame.js')} */ (await importActual());
  return { ...frame, abi: frame.abi + 1 };
});

/** Those that Node runs, and the choice of the best. @type {(VariantName | 'auto')[]} */
const asked = [...variants.filter(({ runsHere }) => runsHere()).map(({ name }) => name), 'auto'];

it.each(asked)(
  'a build of another version than the script beside it does not start: %s',
  async (variant) => {
    const { code, message } = await errorOf(() => loadEngine({ variant }));
    expect(code).toBe('wasm-corrupt');
    expect(message).toMatch(/belongs to another version of the engine\.$/);
  },
);
