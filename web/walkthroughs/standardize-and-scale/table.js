/** Age and salary of six people, made up. */
export const people = [
  [22, 21000],
  [25, 32000],
  [31, 38000],
  [40, 52000],
  [52, 61000],
  [64, 90000],
];

/**
 * Whether a table is still that of the people: two columns, and one of the rows as it was.
 * @param {number[][]} table
 */
export const isOfPeople = (table) =>
  table[0].length === 2 && table.some((row) => people.some((person) => `${person}` === `${row}`));
