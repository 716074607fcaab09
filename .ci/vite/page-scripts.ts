import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { isAppBuild } from './is-app-build.ts';

/** Puts the page's own scripts into it, and its style sheets behind what they paint. */
export function pageScripts(): Plugin[] {
  const early = inPage('early', files);
  return [{ ...early, apply: isAppBuild }, inPage('frame/paint', root), { ...lateStyles, apply: isAppBuild }];
}

/** Where the server names the files of the address: a script behind a style sheet would wait for it. */
const files = '<meta name="screen-files" content="" />';
const root = '<div id="root"></div>';

/** Puts `app/<name>.js` behind a part of the page. */
function inPage(name: string, place: string): Plugin {
  return {
    name: `house:${name}-script`,
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const script = await readFile(`app/${name}.js`, 'utf8');
        return html.replace(place, () => `${place}\n    <script>\n${script}    </script>`);
      },
    },
  };
}

/** A style sheet holds back the painting of what stands behind it, and the app's code. */
const lateStyles: Plugin = {
  name: 'house:late-styles',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      const without = links.reduce((page, link) => page.replace(link, ''), html);
      return without.replace('</body>', () => `  ${links.join('\n    ')}\n  </body>`);
    },
  },
};
