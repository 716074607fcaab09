import type { Plugin } from 'vite';
import { readKit } from './readKit.ts';

const id = 'virtual:kit';

/** What pages of docs of the kit need of the source: the module `virtual:kit`, and the types of props that react-docgen can't read. */
export function kit(): Plugin {
  return {
    name: 'house:kit',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(readKit())}` : undefined),
    transform: {
      order: 'pre',
      handler: (code, path) => (/\/ui-kit\/.*\.tsx$/.test(path) ? withLists(code) : undefined),
    },
  };
}

/** Gives each component of a file the types of its props that are lists as `listTypes`: react-docgen calls every `readonly` list unknown. */
export function withLists(code: string): string | undefined {
  const types = [...code.matchAll(/^ {2}(\w+)\??: (readonly .+);$/gm)].map(([, name = '', type = '']) => [name, type]);
  const components = [...code.matchAll(/^export function ([A-Z]\w*)[<(]/gm)].map(([, name]) => name);
  if (types.length === 0) return undefined;
  const listTypes = JSON.stringify(Object.fromEntries(types));
  return code + components.map((name) => `\n(${name} as { listTypes?: object }).listTypes = ${listTypes};`).join('');
}
