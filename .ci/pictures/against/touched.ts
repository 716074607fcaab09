import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';
import { resolveSpecifier } from '../../lint/imports/specifier.ts';

/** What every story is drawn by. */
const preview = '.storybook/preview.tsx';
/** What no import shows, and what may change any picture. */
const ofAll = /^(package-lock\.json|\.storybook\/(main\.ts|[^/]*\.html)|\.ci\/vite\/storybook\.ts|app\/public\/.*)$/;
const globs = /import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'/g;
const styles = /(?:@import|from|composes:[^;]* from)\s+['"]([^'"]+)['"]/g;

/**
 * Files of stories that a change can touch: those that import what changed, as `npm test -- --changed` finds them, but from the source, because here
 * nothing is run.
 * @param stories from the root of the project, as what changed
 */
export function touchedBy(changed: readonly string[], stories: readonly string[], read = readText): Set<string> {
  if (changed.some((path) => ofAll.test(path))) return new Set(stories);
  const importers = new Map<string, string[]>();
  const seen = new Set<string>();
  const waiting = [preview, ...stories];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const imported of importsOf(file, read(file))) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
      waiting.push(imported);
    }
  }
  const touched = new Set<string>();
  const reached = [...changed];
  for (let file = reached.pop(); file !== undefined; file = reached.pop()) {
    if (touched.has(file)) continue;
    touched.add(file);
    reached.push(...(importers.get(file) ?? []));
  }
  return touched.has(preview) ? new Set(stories) : new Set(stories.filter((file) => touched.has(file)));
}

/** The project's files that a file needs when it is run; not those of its types. */
function importsOf(file: string, text: string): string[] {
  const there = (specifiers: readonly (string | null | undefined)[]) =>
    specifiers.flatMap((specifier) => (specifier ? (resolveSpecifier(specifier, file) ?? []) : []));
  if (file.endsWith('.css')) return there([...text.matchAll(styles)].map(([, name]) => name));
  if (!/\.(tsx?|mjs)$/.test(file) || text === '') return [];
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = staticExports.flatMap(({ entries }) =>
    entries.filter(({ isType }) => !isType).map(({ moduleRequest }) => moduleRequest?.value),
  );
  const onDemand = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
  const together = [...text.matchAll(globs)].flatMap(([, pattern = '']) => globSync(join(dirname(file), pattern)));
  return [...new Set([...there([...imported, ...exported, ...onDemand]), ...together])];
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
