import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const built = 'dist/app/.vite/manifest.json';
const sources = [
  'app',
  'client',
  'crm',
  'portal',
  'ui-kit',
  'hasura/generated',
  'openapi/generated',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

/** True when the built apps are missing or older than anything they are built from. Takes some 10 ms. */
export function isBuildStale() {
  if (!existsSync(built)) return true;
  const since = statSync(built).mtimeMs;
  return sources.filter((path) => existsSync(path)).some((path) => changedSince(path, since));
}

/**
 * @param {string} path a file or a folder; a folder's own time shows that files were deleted from it
 * @param {number} since
 * @returns {boolean}
 */
function changedSince(path, since) {
  const stat = statSync(path);
  if (stat.mtimeMs > since) return true;
  return stat.isDirectory() && readdirSync(path).some((name) => changedSince(join(path, name), since));
}
