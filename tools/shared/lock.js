/** One run at a time in a checkout. A lock whose process is gone counts as free. */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const pollMs = 300;

/**
 * When a process began, in the kernel's clock ticks: tells a process from a later one that got the
 * same number. Empty where the system does not say.
 *
 * @param {number} pid
 */
function beganAt(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[19];
  } catch {
    return '';
  }
}

/** @param {string} holder the text of a lock file */
function isAlive(holder) {
  const [pid, began] = holder.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') return false;
  }
  return beganAt(Number(pid)) === began;
}

/** The text of a file, or nothing where there is none. @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Removes a dead process's lock, unless another run has just put its own in that place. */
function removeStale(/** @type {string} */ file, /** @type {string} */ holder) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readIfThere(aside) !== holder) {
    try {
      linkSync(aside, file);
    } catch {
      // a third run holds it now, and the one put aside waits for its turn
    }
  }
  rmSync(aside, { force: true });
}

/** Takes the lock if it is free. @param {string} file @param {string} me */
function take(file, me) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, me);
  try {
    linkSync(mine, file);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * Runs `work` while holding the lock; waits for another run that holds it.
 *
 * @template Result
 * @param {string} file
 * @param {() => Promise<Result>} work
 * @param {(message: string) => void} [tell]
 * @returns {Promise<Result>}
 */
export async function withLock(file, work, tell = console.error) {
  const me = `${process.pid} ${beganAt(process.pid)}`;
  mkdirSync(dirname(file), { recursive: true });
  let told = '';
  while (!take(file, me)) {
    const holder = readIfThere(file);
    if (holder === undefined) continue;
    if (!isAlive(holder)) removeStale(file, holder);
    else {
      if (told !== holder)
        tell(`Another run (process ${holder.split(' ')[0]}) is at work: waiting.`);
      told = holder;
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }
  const release = () => {
    if (readIfThere(file) === me) rmSync(file, { force: true });
  };
  process.on('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
