/**
 * Long steps, told while they run. A terminal gets one line, redrawn; a log gets plain lines: one
 * at the start, one every ten seconds, one at the end.
 */

const logEverySeconds = 10;
const redrawEveryMs = 200;

/** @param {number} seconds */
const inWords = (seconds) =>
  seconds < 60
    ? `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** @param {number} startedAt milliseconds, as from performance.now() */
export const since = (startedAt) => inWords((performance.now() - startedAt) / 1000);

/**
 * Runs one step and shows how far it is.
 *
 * @template Result
 * @param {string} what the step, for example "Unpack Emscripten"
 * @param {(report: (howMuch: string) => void) => Promise<Result>} work `report` says how much is
 *   done, for example "64 of 125 packages"
 * @param {NodeJS.WriteStream} [out]
 * @returns {Promise<Result>}
 */
export async function step(what, work, out = process.stderr) {
  const startedAt = performance.now();
  const line = out.isTTY ? redrawnLine(out) : plainLines(out);
  let howMuch = '';
  const show = () => line.update(`${what}${howMuch && `: ${howMuch}`}`, since(startedAt));
  line.begin(what);
  const timer = setInterval(show, redrawEveryMs);
  try {
    const result = await work((text) => {
      howMuch = text;
    });
    line.end(`${what}${howMuch && `: ${howMuch}`}`, since(startedAt));
    return result;
  } catch (error) {
    line.end(`${what}: stopped`, since(startedAt));
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** @param {NodeJS.WriteStream} out */
function redrawnLine(out) {
  /** @param {string} text @param {string} time */
  const draw = (text, time) => {
    const room = Math.max(20, (out.columns ?? 80) - time.length - 5);
    out.write(`\r\x1b[2K  ${text.length > room ? `${text.slice(0, room - 1)}…` : text}  ${time}`);
  };
  return {
    /** @param {string} text */
    begin: (text) => draw(text, ''),
    update: draw,
    /** @param {string} text @param {string} time */
    end: (text, time) => {
      draw(text, time);
      out.write('\n');
    },
  };
}

/** @param {NodeJS.WriteStream} out */
function plainLines(out) {
  let lastLineAt = performance.now();
  return {
    /** @param {string} text */
    begin: (text) => out.write(`  ${text} …\n`),
    /** @param {string} text @param {string} time */
    update: (text, time) => {
      if (performance.now() - lastLineAt < logEverySeconds * 1000) return;
      lastLineAt = performance.now();
      out.write(`  ${text}  ${time}\n`);
    },
    /** @param {string} text @param {string} time */
    end: (text, time) => out.write(`  ${text}  ${time}\n`),
  };
}
