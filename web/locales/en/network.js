/**
 * Words of the network that several walkthroughs share, in English.
 * @type {Record<string, string>}
 */
export default {
  'network.row': 'row {n}',
  'network.node': 'node {n}',
  'network.feature': 'f{n}',
  'network.chart.row': 'row',
  'network.chart.z': 'z of each node, row by row',
  'network.chart.z.y': 'z',
  'network.chart.normalized': 'The same, normalized',
  'network.chart.normalized.y': 'normalized',
};
