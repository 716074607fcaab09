import { parseSync } from 'vite';
import { resolveSpecifier } from './specifier.ts';

/** The project's files that a file imports, types and what it loads on demand included. */
export function importsOf(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const imported = staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const reexported = staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value));
  const onDemand = dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1));
  return [...new Set([...imported, ...reexported, ...onDemand])]
    .map((specifier) => (specifier ? resolveSpecifier(specifier, file) : undefined))
    .filter((path) => path !== undefined);
}

/** Cycles in an import graph by depth-first search, each as the list of its files. */
export function findCycles(graph: Map<string, string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];

  function visit(file: string) {
    const start = path.indexOf(file);
    if (start >= 0) cycles.push([...path.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    path.pop();
    done.add(file);
  }

  for (const file of graph.keys()) visit(file);
  return cycles;
}
