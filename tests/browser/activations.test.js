/** Activations: x moves along their curves, and a neuron gets stuck. */
import { expect, test } from './fixtures.js';
import { cell, labOf, open, say, settle } from './lab.js';

/** @import { NormLab } from '../../web/elements/norm-lab.js' */

test('x moves along the curve by keys, and the tangent and the slope go with it', async ({
  page,
  site,
}) => {
  await open(page, site, 'gelu-and-relu', 'gelu-slope', { x: '-0.8' });
  const plot = page.locator('nl-chart').first().getByRole('slider');
  await plot.focus();
  await plot.press('ArrowRight');
  await settle(page);
  const x = await labOf(page).evaluate((lab) => /** @type {NormLab} */ (lab).inputs.x);
  expect(x).toBeCloseTo(-0.75, 9);
  const slope = Number(await cell(page, 'gelu.derivative', '0,0').getAttribute('data-value'));
  expect(Math.abs(slope)).toBeLessThan(0.005);
  await expect(page.getByRole('textbox', { name: say('gelu-and-relu.inputs.x') })).toHaveValue(
    '-0.75',
  );
});

test('a neuron comes alive as its bias is raised', async ({ page, site }) => {
  await open(page, site, 'gelu-and-relu', 'stuck');
  const gradient = cell(page, 'neuron.relu.d_weight', '0,0');
  await expect(gradient).toHaveAttribute('data-value', '0');
  const bias = page.getByRole('textbox', { name: say('gelu-and-relu.inputs.bias') });
  await bias.fill('3');
  await bias.press('Enter');
  await settle(page);
  const sum = [1, 2, -1, 0.5, 1.5, -0.5].reduce((all, feature) => all + feature);
  await expect(gradient).toHaveAttribute('data-value', String(sum));
});
