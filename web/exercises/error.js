/**
 * What is wrong with an exercise's file. `key` names the message, `params` what it mentions, `path`
 * the place in the file: `mistakes[1].answer.cells`.
 */
export class ExerciseError extends Error {
  /**
   * @param {string} key
   * @param {Record<string, string | number>} [params]
   * @param {string} [path]
   * @param {number} [line] in the file's text, where that is known
   */
  constructor(key, params = {}, path = '', line = undefined) {
    super(`${path}: ${key} ${JSON.stringify(params)}`);
    this.name = 'ExerciseError';
    this.key = key;
    this.params = params;
    this.path = path;
    this.line = line;
  }
}
