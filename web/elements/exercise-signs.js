/** A sign for each state of an exercise; the state is also said in words. */
export const signs = { open: '○', partly: '◐', solved: '✓', missed: '✗' };
