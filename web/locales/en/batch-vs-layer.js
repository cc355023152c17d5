/**
 * "Batch against layer norm" in English. Numbers in braces come from the trace.
 * @type {Record<string, string>}
 */
export default {
  'batch-vs-layer.snippets.printed': 'Python, and what it prints',
  'batch-vs-layer.inputs.seed': 'Seed',
  'batch-vs-layer.inputs.rows': 'Rows',
  'batch-vs-layer.inputs.columns': 'Columns',
  'batch-vs-layer.inputs.scale': 'Scale',
  'batch-vs-layer.inputs.shift': 'Shift',
  'batch-vs-layer.inputs.unbiased': 'Std, unbiased',
  'batch-vs-layer.inputs.unbiased.False': 'False: divided by n',
  'batch-vs-layer.inputs.unbiased.True': 'True: divided by n − 1',

  'batch-vs-layer.steps.program.title': 'A program and what it prints',
  'batch-vs-layer.steps.program.prose':
    'Beside each line of Python stands what it prints. The {count} numbers of x have mean {mean} and std {std}. Then two layers normalize the same x, and each is said to give mean 0 and std 1. Of which numbers?',
  'batch-vs-layer.steps.program.try':
    'Change a tinted number in the code, such as the seed. Then copy the Python and run it in PyTorch: it prints the same.',
  'batch-vs-layer.steps.program.note':
    'A mean of −0.00000006 is 0 but for rounding, yet it would print as −0.000. Adding 0 after rounding turns −0 into 0.',

  'batch-vs-layer.steps.table.title': 'A table drawn from a seed',
  'batch-vs-layer.steps.table.prose':
    'Rows of x are examples, columns are features. torch.randn draws around 0 with std 1; times {scale} and plus {shift}, x should lie around {shift} with std {scale}. These {count} numbers come to {mean} and {std}. Seed {seed} gives the same ones every time{set, plural, =0 {.} other {, but for those that you set.}}',
  'batch-vs-layer.steps.table.try':
    'Draw with another seed. Then select a number of x and walk back to where it was drawn.',
  'batch-vs-layer.steps.table.note':
    'Another number of rows or columns draws another table: PyTorch’s generator draws sixteen numbers at a time, and has a way of its own for fewer, so a small table is not the beginning of a large one. x.std() divides by n − 1.',

  'batch-vs-layer.steps.batch-norm.title': 'Batch norm goes down the columns',
  'batch-vs-layer.steps.batch-norm.prose':
    '{rows, plural, one {With one row, each column holds a single number. It has no spread to divide by: PyTorch stops with an error, and no output stands here. Set more rows.} other {nn.BatchNorm1d({columns}) expects {columns} features. It takes mean and variance of each column, over {rows} examples. The first column’s mean is {mean}, and its first number, {x}, becomes {output}. So every example has a say in every other.}}',
  'batch-vs-layer.steps.batch-norm.try':
    'Change a number in the last row of x. Which outputs of the first row move?',

  'batch-vs-layer.steps.columns.title': 'Then each column has mean 0 and std 1',
  'batch-vs-layer.steps.columns.prose':
    '{rows, plural, one {With one row batch norm gives no output, and there is nothing to measure. Set more rows.} other {In batch.mean(0) the 0 names the axis that goes away: the rows. One number for each column remains. Measured so, the first column has mean {mean}{isRounded, select, true {, which is 0 but for rounding,} other {}} and std {std}, if the std divides by n.}}',
  'batch-vs-layer.steps.columns.try':
    'Select a mean or a std, and see which numbers it was measured on.',

  'batch-vs-layer.steps.which-std.title': 'Divide by n, or by n − 1?',
  'batch-vs-layer.steps.which-std.prose':
    '{rows, plural, one {With one row batch norm gives no output to measure, by either ruler. Set more rows.} other {Batch norm divides the squares by n, here {rows}, and so does std with unbiased=False: {biased}. Left alone, PyTorch’s std divides by n − 1, here {less}, and the same column measures {unbiased}. The column did not change, only the ruler.}}',
  'batch-vs-layer.steps.which-std.try':
    'Switch to True, then add rows. With more of them the two rulers agree better.',
  'batch-vs-layer.steps.which-std.note':
    'Batch norm itself uses both: the biased variance for the output, the unbiased one for running_var, which it keeps for inference.',

  'batch-vs-layer.steps.layer-norm.title': 'Layer norm goes along the rows',
  'batch-vs-layer.steps.layer-norm.prose':
    'nn.LayerNorm({columns}) takes mean and variance of each row: over the {columns} features of one example. The first row’s mean is {mean}, and its first number, {x}, becomes {output}. No other example has a say in it.',
  'batch-vs-layer.steps.layer-norm.try':
    'Change a number in the last row of x. Does any output of the first row move now?',

  'batch-vs-layer.steps.rows.title': 'Then each row has mean 0 and std 1',
  'batch-vs-layer.steps.rows.prose':
    'layer.mean(1) lets axis 1 go, the columns, and leaves one number for each row. The first row has mean {mean}{isRounded, select, true {, which is 0 but for rounding,} other {}} and std {biased}. With n − 1 the std would be {unbiased}: here n counts columns, not rows.',
  'batch-vs-layer.steps.rows.try':
    'Set fewer columns, then switch the std to True. How far from 1 can it get?',

  'batch-vs-layer.steps.crosswise.title': 'The other way across',
  'batch-vs-layer.steps.crosswise.prose':
    'Across its own way each norm promises nothing. {rows, plural, one {Batch norm makes nothing of one row;} other {After batch norm the first row has mean {row};}} after layer norm the first column has mean {column}. Same x, same formula: only which numbers share a mean differs. And if a single row comes?',
  'batch-vs-layer.steps.crosswise.try':
    'Draw other seeds. Is there one where a row’s mean after batch norm is 0 too?',

  'batch-vs-layer.steps.alone.title': 'A single row',
  'batch-vs-layer.steps.alone.prose':
    'Take the first row alone. A column of one number has no spread to divide by: batch norm gives nothing, and PyTorch stops with an error. Layer norm goes on: {same} of its {columns} numbers are the same, to the last bit, as {rows, plural, one {in the whole table, which is this row here} other {among all {rows} rows}}.',
  'batch-vs-layer.steps.alone.try':
    'Set the rows to 1 and go on: the Python stops where batch norm stands.',

  'batch-vs-layer.steps.epsilon.title': 'When it does not print 1',
  'batch-vs-layer.steps.epsilon.prose':
    '{rows, plural, one {With one row the program stops at batch norm. Set more rows in the code.} other {Both norms add ε = {eps} to the variance, inside the root. The first column’s variance is {variance}, and its std comes out at {std}, divided by n. At scale {small_scale} it would be {small}{counts, select, true {: there, ε counts beside the variance.} other {.}}}}',
  'batch-vs-layer.steps.epsilon.try':
    'Set the scale to 0.01 in the code, then to 0. What is printed for a constant column?',
  'batch-vs-layer.steps.epsilon.note':
    'A constant column gives β, here 0, and not NaN. PyTorch computes batch norm in float32 as x times one number plus another; where x is large beside its spread, that leaves rounding in the fifth decimal, which three printed decimals hide.',
};
