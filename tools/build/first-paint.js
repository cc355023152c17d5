/** The lab's page shows its name before its scripts have come: its looks come before them. */

const looks = /\s*<link rel="stylesheet"[^>]*>/g;
const scripts = /<(?:script type="module"|link rel="modulepreload")/g;

/** @returns {import('vite').Plugin} */
export const firstPaint = () => ({
  name: 'normlab-first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { filename }) => {
      if (!filename.endsWith('/index.html')) return html;
      const sheets = html.match(looks)?.join('') ?? '';
      return html
        .replace(looks, '')
        .replace(scripts, (script) => `${script} fetchpriority="low"`)
        .replace(/\s*<script type="module"/, (script) => sheets + script);
    },
  },
});
