/** What the columns of the table count, in its order. */
export const features = ['age', 'salary', 'experience', 'commute', 'children', 'rooms'];

/**
 * Six people: years, money a year, years at work, kilometres to work, children, rooms at home. Made
 * up; age and salary are those of the table that the course begins with.
 */
export const people = [
  [22, 21000, 1, 4, 0, 1],
  [25, 32000, 3, 12, 0, 3],
  [31, 38000, 8, 7, 1, 3],
  [40, 52000, 15, 30, 2, 5],
  [52, 61000, 27, 22, 3, 6],
  [64, 90000, 40, 5, 2, 4],
];
