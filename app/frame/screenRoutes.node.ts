import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An address and the modules that show it. */
export interface ScreenRoute {
  /** `/crm/lectures/:lectureId` */
  path: string;
  /** Paths from the root: the area's shell, the page, the tab. */
  modules: string[];
}

const page = /const (\w+) = lazyWithRetry\((?:\(\) => |async \(\) => \{\s+const page = await )import\('\.\/([^']+)'\)/g;
const tabbedPage = /export const (\w+): TabbedPage = \{ path: '([^']*)'/g;
const route = /(?<!children: \[\{ )(?:(index): true|path: (?:'([^']*)'|(\w+)\.path)),\s+element: <(\w+)/g;
/** A dialog with an address of its own, shown by the page around it, which may keep a tab below it. */
const dialog = /\{ path: '([^']+)', element: (?:null|<(\w+) \/>) \}/g;
const tab = /page: (\w+),\s+path: '([^']*)',[^}]*?element: <(\w+)/g;

/** Reads the routes, dialogs and tabs of both areas from the faces of their slices. */
export function screenRoutes(): ScreenRoute[] {
  return ['crm', 'portal'].flatMap(routesOf);
}

/** Where the screens of an area are; `:name` stands for an id. */
export function addressesOf(area: 'crm' | 'portal'): string[] {
  return routesOf(area).flatMap(({ path }) => (path.endsWith('*') ? [] : [path]));
}

function routesOf(area: string): ScreenRoute[] {
  const shell = `${area}/index.tsx`;
  const read = (name: string) =>
    globSync(`${area}/*/${name}`).map((file) => ({ file, source: readFileSync(file, 'utf8') }));
  const faces = read('index.tsx');
  const tabbed = new Map(
    read('paths.ts').flatMap(({ source }) => [...source.matchAll(tabbedPage)].map(([, name, path]) => [name, path!])),
  );
  const found = new Map<string, Set<string>>();
  const add = (path: string, modules: Iterable<string | undefined>): void => {
    const known = found.get(path) ?? new Set([shell]);
    for (const module of modules) if (module !== undefined) known.add(module);
    found.set(path, known);
  };
  const slices = faces.map(({ file, source }) => {
    const lazy = new Map([...source.matchAll(page)].map(([, name, path]) => [name, join(dirname(file), path!)]));
    return { source, lazy };
  });
  for (const { source, lazy } of slices) {
    const own = [...source.matchAll(route)];
    for (const [at, { index, 2: written, 3: named = '', 4: element = '' }] of own.entries()) {
      const path = written ?? tabbed.get(named) ?? '';
      const dialogs = source.slice(index, own[at + 1]?.index).matchAll(dialog);
      for (const [, below, kept = ''] of [[], ...dialogs]) {
        add([path, below].filter(Boolean).join('/'), [lazy.get(element), lazy.get(kept)]);
      }
    }
  }
  const pages = new Map([...found].map(([path, modules]) => [path, [...modules]]));
  for (const { source, lazy } of slices) {
    // A tab is shown within its page.
    for (const [, of, path, element] of source.matchAll(tab)) {
      const around = tabbed.get(of) ?? '';
      add([around, path].filter(Boolean).join('/'), [...(pages.get(around) ?? []), lazy.get(element)]);
    }
  }
  const routes = [...found].map(([path, modules]) => ({
    path: `/${area}${path && `/${path}`}`,
    modules: [...modules],
  }));
  return [...routes, { path: `/${area}/*`, modules: [shell] }];
}
