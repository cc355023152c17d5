/**
 * One Normlab widget in an MDX page:
 *
 *     import NormLab from '@site/src/components/NormLab';
 *
 *     <NormLab walkthrough="river-bank" step="scores" single>What stands there until it runs</NormLab>
 *
 * Props are the attributes of <norm-lab>: walkthrough, exercise, seed, step, single, lock, lang, theme,
 * state. Besides them: height, the pixels to keep free for it.
 *
 * In docusaurus.config.js:
 *
 *     customFields: {
 *       normlab: {
 *         address: 'https://example.org/lab/', // the folder where the lab lies
 *         script: 'normlab-0.1.0.js', // one version that stays; without it the newest
 *         integrity: 'sha384-…', // its checksum, from the lab's release.json
 *       },
 *     },
 */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect } from 'react';

/** Loads the lab into the page, once. */
function load({ address, script = 'normlab.js', integrity }) {
  const folder = new URL(`${address.replace(/\/$/, '')}/`, document.baseURI);
  const src = new URL(script, folder).href;
  if ([...document.scripts].some((loaded) => loaded.src === src)) return;
  const tag = Object.assign(document.createElement('script'), { type: 'module', src });
  if (integrity) Object.assign(tag, { integrity, crossOrigin: 'anonymous' });
  document.head.append(tag);
}

export default function NormLab({ single, lock, height, children, ...words }) {
  const { normlab } = useDocusaurusContext().siteConfig.customFields;
  useEffect(() => load(normlab), [normlab]);
  const flags = { single: single ? '' : undefined, lock: lock ? '' : undefined };
  const style = height ? { display: 'block', minBlockSize: `${height}px` } : undefined;
  return (
    <norm-lab {...words} {...flags} style={style}>
      {children}
    </norm-lab>
  );
}
