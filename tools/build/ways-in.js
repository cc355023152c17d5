/**
 * The ways in that are not as Vite leaves them: embed.html, which also runs in a frame without an
 * origin, embed.js for the page around it, and the whole lab in one file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { Failure } from '../shared/failure.js';
import { writeHashed } from './hashed.js';
import { classicScript, wholeScript } from './scripts.js';

const module = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
const styles = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;
const ahead = /\s*<link rel="modulepreload"[^>]*>/g;
const icon = /<link rel="icon" href="([^"]+)"/;
const kernels = /data:application\/wasm;base64,([\w+/=]+)/g;
const wayOut = /\s*<p>[^\n]*normlab\.single\.html[^\n]*<\/p>/;

/**
 * Replaces what must be there. @param {string} html @param {RegExp} what @param {(found: string[]) => string} by
 */
function replaced(html, what, by) {
  if (html.search(what) < 0) throw new Failure(`The site's pages hold no ${what} to be replaced.`);
  return html.replace(what, (...found) => by(found));
}

/** @param {string} dist */
export async function buildWaysIn(dist) {
  const whole = await wholeScript();
  write(dist, 'normlab.single.html', singleFile(dist, packed(whole)));
  write(dist, 'embed.html', await framePage(dist, whole));
  write(dist, 'embed.js', await classicScript('web/embed/host.js'));
  // Hosts that run Jekyll are to take the files as they are.
  write(dist, '.nojekyll', '');
}

/** @type {(dist: string, name: string, text: string) => void} */
const write = (dist, name, text) => writeFileSync(join(dist, name), text);

/** @type {(dist: string, name: string) => string} */
const read = (dist, name) => readFileSync(join(dist, name), 'utf8');

/**
 * A page of opaque origin may ask for scripts and styles only as pages did before there were
 * modules: so a script decides what runs, and nothing asks for permission across origins.
 * @type {(dist: string, whole: string) => Promise<string>}
 */
async function framePage(dist, whole) {
  const start = writeHashed(dist, 'start', await classicScript('web/embed/start.js'));
  const all = writeHashed(dist, 'whole', whole);
  const page = read(dist, 'embed.html').replace(styles, '<link rel="stylesheet" href="$1">');
  return replaced(
    page,
    module,
    ([, address]) =>
      `<script defer src="${start}" data-page="${address}" data-whole="${all}"></script>`,
  );
}

/**
 * The kernels compressed: on a disk, in a package, and from a host that compresses by gzip that is less.
 * The browser unpacks them; one that can't runs the kernels in JavaScript.
 * @param {string} whole
 */
const packed = (whole) =>
  whole.replace(kernels, (_, code) => {
    const bytes = deflateRawSync(Buffer.from(code, 'base64'), { level: 9 });
    return `data:application/wasm;encoding=deflate-raw;base64,${bytes.toString('base64')}`;
  });

/** @type {(dist: string, whole: string) => string} */
function singleFile(dist, whole) {
  let page = read(dist, 'index.html').replace(wayOut, '').replace(ahead, '');
  const looks = [...read(dist, 'embed.html').matchAll(styles)].map(([, file]) => read(dist, file));
  page = page.replace(styles, '');
  page = replaced(page, /<\/head>/, () => `  <style>${looks.join('')}</style>\n  </head>`);
  page = replaced(
    page,
    icon,
    ([, address]) =>
      `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(read(dist, address).trim())}"`,
  );
  page = replaced(page, module, () => '');
  // Classic scripts run where they stand: this one stands behind what it fills.
  return replaced(page, /<\/body>/, () => `<script>${withoutEnd(whole)}</script>\n  </body>`);
}

/** Code that may stand in HTML: nothing in it ends the script, or begins a comment. @param {string} code */
const withoutEnd = (code) => code.replace(/<(?=\/script|!--)/gi, '\\x3c');
