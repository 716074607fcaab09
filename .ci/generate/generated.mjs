import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Generated files whose path Hasura's CLI prescribes. */
export const placedByHasura = [
  'hasura/metadata/allow_list.yaml',
  'hasura/metadata/databases/default/tables/tables.yaml',
  'hasura/metadata/query_collections.yaml',
  'hasura/seeds/default/demo.sql',
];

const elsewhere = new Set(['node_modules', 'dist', 'data', '.git', 'storybook-static', 'test-results']);

/**
 * Every generated file, as path → hash.
 * @returns {Map<string, string>}
 */
export function snapshotGenerated() {
  return new Map(generatedFiles().map((path) => [path, hash(path)]));
}

/** Every generated file: those of folders named `generated`, and those of Hasura's. */
export function generatedFiles() {
  return [...filesIn('.', false), ...placedByHasura];
}

/**
 * Files that differ between two snapshots: changed, added or removed.
 * @param {Map<string, string>} before
 * @param {Map<string, string>} after
 */
export function compareSnapshots(before, after) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort();
}

/**
 * @param {string} folder
 * @param {boolean} generated whether the folder lies in one named `generated`
 * @returns {string[]}
 */
function filesIn(folder, generated) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return elsewhere.has(entry.name) ? [] : filesIn(path, generated || entry.name === 'generated');
    return generated ? [path] : [];
  });
}

/** @param {string} path */
function hash(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
