import { zipSync } from 'fflate';
import { packagePage } from './package-page.js';
import { launched, manifest } from './scorm-manifest.js';

/** @import { Settings } from './package-page.js' */

/**
 * A SCORM package as a .zip file.
 *
 * @param {string} lab the single file, as HTML
 * @param {Settings} settings
 * @param {Date} [made]
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function scormPackage(lab, settings, made = new Date()) {
  const about = { title: settings.title, identifier: identifierOf(settings) };
  return zipSync(
    {
      'imsmanifest.xml': bytes(manifest(settings.version, about)),
      [launched]: bytes(packagePage(lab, settings)),
    },
    { level: 9, mtime: made },
  );
}

/** What the file is called. @param {Settings} settings */
export const packageName = ({ title, version }) =>
  `${slug(title) || 'exercises'}-scorm-${version}.zip`;

/** @param {string} text */
const slug = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/** The same for the same settings, so that a platform knows a package again. @param {Settings} settings */
function identifierOf(settings) {
  let hash = 0x811c9dc5;
  for (const byte of bytes(JSON.stringify(settings))) hash = Math.imul(hash ^ byte, 0x01000193);
  return `normlab-${(hash >>> 0).toString(16).padStart(8, '0')}`;
}

/** @param {string} text */
const bytes = (text) => new TextEncoder().encode(text);
