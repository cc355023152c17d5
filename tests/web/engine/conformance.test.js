import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectNear } from './compare.js';
import { runCase } from './conformance.js';
import { engines } from './engines.js';
import { readJson } from './json.js';

const folder = new URL('../../../../shared/conformance/onnx/', import.meta.url);
const here = existsSync(folder);

/** Why a case is not run, by what the engine has no call for. */
const outOfScope = {
  'no rmsNorm in the engine': [
    'test_rms_normalization_2d_axis1',
    'test_rms_normalization_2d_axis_negative_1',
    'test_rms_normalization_3d_axis2_epsilon',
    'test_rms_normalization_3d_axis_negative_2_epsilon',
    'test_rms_normalization_3d_axis_negative_3_epsilon',
    'test_rms_normalization_4d_axis0',
    'test_rms_normalization_4d_axis1',
    'test_rms_normalization_4d_axis_negative_1',
    'test_rms_normalization_4d_axis_negative_2',
    'test_rms_normalization_4d_axis_negative_3',
    'test_rms_normalization_4d_axis_negative_4',
    'test_rms_normalization_default_axis',
  ],
  'no logSoftmax in the engine': [
    'test_logsoftmax_axis_0',
    'test_logsoftmax_axis_1',
    'test_logsoftmax_axis_2',
    'test_logsoftmax_default_axis',
    'test_logsoftmax_example_1',
    'test_logsoftmax_negative_axis',
  ],
  'no groupNorm in the engine': [
    'test_group_normalization_epsilon',
    'test_group_normalization_example',
  ],
  'no instanceNorm in the engine': ['test_instancenorm_epsilon'],
  'activation has no such kind': [
    'test_elu_example',
    'test_leakyrelu',
    'test_leakyrelu_default',
    'test_leakyrelu_example',
    'test_mish',
    'test_softplus_example',
    'test_swish',
  ],
};

if (!here) {
  process.stdout.write('ONNX conformance cases skipped: there is no ../shared/conformance.\n');
  it('finds the conformance cases where they must be', () => {
    expect(process.env.CI, 'CI needs ../shared/conformance').not.toBe('true');
  });
}

describe.runIf(here)('ONNX', () => {
  const names = here ? readdirSync(folder).map((file) => file.replace('.json', '')) : [];
  const listed = Object.values(outOfScope).flat();

  it('has every case that is listed as out of scope', () => {
    expect(listed.filter((name) => !names.includes(name))).toEqual([]);
  });

  for (const engine of engines) {
    it.each(names.filter((name) => !listed.includes(name)))(`${engine.variant}: %s`, (name) => {
      const results = runCase(engine, readJson(new URL(`${name}.json`, folder)));
      expect(results.length).toBeGreaterThan(0);
      for (const { formal, got, want } of results) expectNear(got, want, formal);
    });
  }
});
