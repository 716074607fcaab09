import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { projectNode, runNpm } from './spawn.mjs';

const lockFile = 'package-lock.json';
const npmMarker = 'node_modules/.package-lock.json';
const marker = 'node_modules/.installed-lock';

/**
 * Installs the packages of package-lock.json, unless node_modules is up to date.
 * @returns {Promise<number>} 0, or npm's exit code
 */
export async function installPackages() {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (isInstalled(lock)) return 0;
  console.log('필요한 패키지를 설치합니다 (npm ci). 처음 한 번은 몇 분 걸립니다.');
  const code = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === 0) writeFileSync(marker, lock);
  return code;
}

/** @param {string} lock the lock file's hash */
function isInstalled(lock) {
  if (!existsSync(projectNode)) return false;
  if (existsSync(marker)) return readFileSync(marker, 'utf8') === lock;
  // An installation by hand with npm counts if it is newer than the lock file.
  if (!existsSync(npmMarker) || statSync(npmMarker).mtimeMs < statSync(lockFile).mtimeMs) return false;
  writeFileSync(marker, lock);
  return true;
}
