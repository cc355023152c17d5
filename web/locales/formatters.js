/**
 * How numbers, dates and plurals are written, for all messages together: to make one takes the browser
 * longer than to say a message.
 */

/**
 * @template T
 * @param {(...args: any[]) => T} make
 * @returns {(...args: any[]) => T} the same again where it is asked the same
 */
function kept(make) {
  /** @type {Map<string, T>} */
  const known = new Map();
  return (...args) => {
    const key = JSON.stringify(args);
    const one = known.get(key) ?? make(...args);
    known.set(key, one);
    return one;
  };
}

const numberFormat = kept((...args) => new Intl.NumberFormat(...args));

/**
 * Writes whole numbers below a thousand, which have no separators, as they are: the first real format
 * of a page takes the browser longer than all else that the page says.
 * @type {(...args: any[]) => Intl.NumberFormat}
 */
const lightFormat = (lang, options) =>
  options
    ? numberFormat(lang, options)
    : /** @type {any} */ ({
        format: (/** @type {number} */ value) =>
          Number.isInteger(value) && Math.abs(value) < 1000
            ? String(value)
            : numberFormat(lang).format(value),
      });

const formatters = {
  getNumberFormat: numberFormat,
  getDateTimeFormat: kept((...args) => new Intl.DateTimeFormat(...args)),
  getPluralRules: kept((...args) => new Intl.PluralRules(...args)),
};

/**
 * @param {'latin' | 'own'} digits of the language: 0 to 9, or others
 * @returns {typeof formatters}
 */
export const formattersOf = (digits) =>
  digits === 'latin' ? { ...formatters, getNumberFormat: lightFormat } : formatters;
