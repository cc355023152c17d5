/**
 * States of the walkthrough that readers reach: the start and changed ones.
 * @type {{ name: string, changes: Record<string, any> }[]}
 */
export const states = [
  { name: 'the start', changes: {} },
  { name: 'one sample, another seed', changes: { batch_size: 1, seed: 7, method: 'layer_norm' } },
  {
    name: 'eight samples of six channels in three groups',
    changes: { batch_size: 8, channels: 6, num_groups: 3, method: 'group_norm' },
  },
  {
    name: 'groups that do not divide the channels',
    changes: { channels: 3, num_groups: 2, method: 'group_norm' },
  },
  { name: 'one channel', changes: { channels: 1, num_groups: 1, method: 'rms_norm' } },
  {
    name: 'edited numbers, some of them beyond a smaller batch',
    changes: {
      batch_size: 3,
      cells: { '0,1,1,1': 20, '2,3,0,2': -0.5, '7,0,0,0': 1 },
      weight_cells: { '1,2,0,0': 3, '3,0,0,0': 1 },
      out_channels: 3,
      weight_seed: 0,
      method: 'instance_norm',
    },
  },
  { name: 'a NaN in one sample', changes: { cells: { '1,0,0,0': Number.NaN } } },
];
