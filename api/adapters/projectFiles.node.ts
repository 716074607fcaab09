import { readFileSync, readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProjectFiles } from '#engine';

const project = fileURLToPath(new URL('../../hasura/', import.meta.url));

/** The Hasura project of this repository: migrations and metadata. */
export function readProjectFiles(): ProjectFiles {
  return Object.fromEntries(
    ['config.yaml', ...filesBelow('migrations'), ...filesBelow('metadata')].map((path) => [
      path,
      readFileSync(project + path, 'utf8'),
    ]),
  );
}

/** The SQL of a seed in `hasura/seeds/default`. */
export function readSeed(name: string): string {
  return readFileSync(`${project}seeds/default/${name}.sql`, 'utf8');
}

/** Names of the documents that the screens send. */
export function readDocumentNames(): ReadonlySet<string> {
  const text = readFileSync(`${project}metadata/query_collections.yaml`, 'utf8');
  return new Set(
    Array.from(text.matchAll(/^ +query: (?:query|mutation|subscription) (\w+)/gm), ([, name = '']) => name),
  );
}

function filesBelow(folder: string): string[] {
  return readdirSync(project + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(project, `${entry.parentPath}${sep}${entry.name}`).replaceAll(sep, '/'));
}
