/** The component for Docusaurus in a page: bundled by esbuild, over a React of twenty lines. */
import { build } from 'esbuild';

/** What the component uses of React: elements, children, and effects after they stand in the page. */
const react = `
  const effects = [];
  export const useEffect = (effect) => effects.push(effect);
  export const h = (type, props, ...children) => {
    if (typeof type === 'function') return type({ ...props, children });
    const element = document.createElement(type);
    for (const [name, value] of Object.entries(props ?? {})) {
      if (value === true) element.setAttribute(name, '');
      else if (value !== undefined && value !== false) element.setAttribute(name, value);
    }
    element.append(...children.flat());
    return element;
  };
  export const render = (element, root) => {
    root.append(element);
    for (const effect of effects) effect();
  };
`;

/**
 * @param {{ page: string, component: string, config: string }} site MDX of one import and one
 *   element; the component's file; the settings in the configuration
 * @returns {Promise<string>} a script that puts the page into #root
 */
export async function bundled({ page, component, config }) {
  const at = page.indexOf('<NormLab');
  const files = {
    '/main.jsx': `import { h, render } from 'react';
      ${page.slice(0, at)}
      render(${page.slice(at)}, document.querySelector('#root'));`,
    '@site/src/components/NormLab': `import { h } from 'react';\n${component}`,
    react,
    '@docusaurus/useDocusaurusContext': `export default () => ({ siteConfig: { ${config} } });`,
  };
  const { outputFiles } = await build({
    entryPoints: ['/main.jsx'],
    bundle: true,
    write: false,
    format: 'esm',
    jsxFactory: 'h',
    plugins: [
      {
        name: 'files',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /./ }, ({ path }) => ({ path, namespace: 'files' }));
          onLoad({ filter: /./ }, ({ path }) => ({
            contents: files[/** @type {keyof typeof files} */ (path)],
            loader: 'jsx',
          }));
        },
      },
    ],
  });
  return outputFiles[0].text;
}
