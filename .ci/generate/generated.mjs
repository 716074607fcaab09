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

const elsewhere = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  '.cache',
  'storybook-static',
  'test-results',
  'playwright-report',
]);

/**
 * Every generated file, as path → hash.
 * @returns {Map<string, string>}
 */
export function snapshotGenerated() {
  return new Map(generatedFiles().map((path) => [path, hash(path)]));
}

/**
 * Every generated file: those of folders named `generated`, and those of Hasura's.
 * @param {string} [root] of the project
 */
export function generatedFiles(root = '.') {
  return filesIn(root).filter(isGenerated);
}

/** @param {string} path from the root of the project */
export function isGenerated(path) {
  return /(^|\/)generated\//.test(path) || placedByHasura.includes(path);
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
 * The files of the project, as paths from its root.
 * @param {string} root
 * @param {string} [folder]
 * @returns {string[]}
 */
export function filesIn(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    // Also where one of them is a link.
    if (elsewhere.has(entry.name)) return [];
    return entry.isDirectory() ? filesIn(root, path) : [path];
  });
}

/** @param {string} path */
function hash(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
