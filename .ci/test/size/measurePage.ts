import type { Manifest } from 'vite';

/** The code a browser has loaded when a page is shown, and its size limit. */
export interface Page {
  name: string;
  /** Screens opened on the way, each the start of a source path; the entry is always there. */
  screens: string[];
  /** Screens that are open already: only what comes on top of them is counted. @default none */
  beside?: string[];
  /** The most brotli bytes of JavaScript, in kB of 1000 bytes. */
  limit: number;
  /** The most JavaScript files. */
  files: number;
  /** The most style files. */
  styles: number;
  /** Modules that must not be loaded, each the start of a source path. */
  without: string[];
}

/** Source modules of each built file with the bytes each takes there before compression: `.vite/modules.json`. */
export type BuiltModules = Record<string, Record<string, number>>;

/** The size of a page. */
export interface Measure {
  kilobytes: number;
  files: number;
  styles: number;
  /** The heaviest packages and rooms with their bytes before compression. */
  packages: [name: string, bytes: number][];
  /** Violations of the page's limits, as text. */
  problems: string[];
}

/** Adds up everything a page's entry and screens import, at any depth, except lazy imports. */
export function measurePage(
  page: Page,
  manifest: Manifest,
  modules: BuiltModules,
  sizeOf: (file: string) => number,
): Measure {
  const chunks = Object.entries(manifest).map(([key, chunk]) => ({ key, ...chunk }));
  const keysOf = (screens: readonly string[]): Set<string> => {
    const keys = new Set<string>();
    for (const { key, isEntry, file } of chunks) {
      const paths = Object.keys(modules[file] ?? {});
      const isStart = isEntry || screens.some((screen) => paths.some((path) => path.startsWith(screen)));
      if (isStart) collectImports(key, manifest, keys);
    }
    return keys;
  };
  const keys = keysOf(page.screens).difference(page.beside ? keysOf(page.beside) : new Set());

  const files = [...new Set([...keys].map((key) => manifest[key]!.file))].filter((file) => file.endsWith('.js'));
  const styles = [...new Set([...keys].flatMap((key) => manifest[key]!.css ?? []))];
  const loaded = files.flatMap((file) => Object.entries(modules[file] ?? {}));
  const kilobytes = files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
  return {
    kilobytes,
    files: files.length,
    styles: styles.length,
    packages: heaviest(loaded),
    problems: [
      ...judge(page, kilobytes, loaded),
      ...tooMany('files', files.length, page.files),
      ...tooMany('style files', styles.length, page.styles),
    ],
  };
}

function collectImports(key: string, manifest: Manifest, seen: Set<string>): void {
  if (seen.has(key)) return;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) collectImports(next, manifest, seen);
}

function judge(page: Page, kilobytes: number, loaded: [path: string, bytes: number][]): string[] {
  const unknown = page.screens.filter((screen) => !loaded.some(([path]) => path.startsWith(screen)));
  const unwanted = loaded.filter(([path]) => page.without.some((start) => path.startsWith(start)));
  return [
    ...unknown.map((screen) => `no screen '${screen}' is built; correct the table in .ci/test/size/size.ts`),
    ...unwanted.slice(0, 5).map(([path]) => `${path} must not be in it`),
    ...(kilobytes > page.limit ? [`${(kilobytes - page.limit).toFixed(1)} kB too much`] : []),
  ];
}

const tooMany = (what: string, count: number, most: number): string[] =>
  count > most ? [`${count - most} ${what} too many`] : [];

function heaviest(loaded: [path: string, bytes: number][]): [string, number][] {
  const sums = new Map<string, number>();
  for (const [path, bytes] of loaded) sums.set(packageOf(path), (sums.get(packageOf(path)) ?? 0) + bytes);
  return [...sums].sort((a, b) => b[1] - a[1]).slice(0, 10);
}

/** `node_modules/@mui/system/…` → `@mui/system`, `portal/home/…` → `portal`. */
function packageOf(path: string): string {
  const inside = path.split('node_modules/').at(-1)!;
  const [first = '', second = ''] = inside.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
