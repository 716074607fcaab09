import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { isAppBuild } from './is-app-build.ts';

/** Puts `app/early.js` into the page, before what is loaded: a script behind a style sheet would wait for it. */
export function earlyScript(): Plugin {
  return {
    name: 'house:early-script',
    apply: isAppBuild,
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const script = await readFile('app/early.js', 'utf8');
        return html.replace(files, () => `${files}\n    <script>\n${script}    </script>`);
      },
    },
  };
}

/** Where the server names the files of the address. */
const files = '<meta name="screen-files" content="" />';
