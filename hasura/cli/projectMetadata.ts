import type { MetadataProblem, ProjectFiles } from '#engine';
import { IncludeReader, listOf, type Located } from '#hasura/engine/metadata/read.ts';

/** The files of the metadata as one object, as a server exports it. @throws Error for a file that is missing or no YAML */
export function projectMetadata(files: ProjectFiles): Record<string, unknown> {
  const problems: MetadataProblem[] = [];
  const reader = new IncludeReader(files, problems);
  const valueOf = (located: Located): unknown => {
    if (Array.isArray(located.value)) return listOf(located).map(valueOf);
    if (typeof located.value !== 'object' || located.value === null) return located.value;
    return Object.fromEntries(Object.keys(located.value).map((key) => [key, valueOf(reader.property(located, key))]));
  };
  const parts = Object.keys(files).flatMap((file) => {
    const name = FILE.exec(file)?.[1];
    if (name === undefined) return [];
    const value = valueOf(reader.read(file));
    return HOLDERS.has(name) ? Object.entries(value as object) : [[KEYS[name] ?? name, value] as const];
  });
  if (problems.length > 0) throw new Error(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return Object.fromEntries(parts) as Record<string, unknown>;
}

const FILE = /^metadata\/(databases(?=\/databases\.yaml$)|\w+(?=\.yaml$))/;
/** Files that hold their keys themselves. */
const HOLDERS: ReadonlySet<string> = new Set(['version', 'actions']);
/** Files whose key has another name. */
const KEYS: Readonly<Record<string, string>> = { databases: 'sources', allow_list: 'allowlist' };
