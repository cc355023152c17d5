declare module 'virtual:runner' {
  /** What stands before the learner's code in the worker. */
  export const harness: string;
  /** The sandboxed page. */
  export const page: string;
  /** Where the site has it as a file. */
  export const address: string | undefined;
}
