/**
 * Something that is wrong outside this program: a package that is missing, no network. The message
 * is a sentence for the person at the terminal, and is shown without a stack trace.
 */
export class Failure extends Error {}
