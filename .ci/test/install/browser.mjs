import { existsSync } from 'node:fs';
import { findChromium, findHeadlessShell } from '../browser.mjs';
import { run } from '../../start/spawn.mjs';

/**
 * Makes sure there is a Chromium to test in: the system's own, else one from apt (root on Debian or Ubuntu), else
 * Playwright's download.
 * @returns {Promise<boolean>} false when none could be installed
 */
export async function installBrowser() {
  const hasApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!findChromium()) {
    console.log('Chromium과 한글 글꼴을 설치합니다.');
    // Ubuntu's apt package only refers to a snap; then Playwright's build is used.
    const isInstalled = hasApt && (await installByApt('chromium', 'fonts-noto-cjk')) && findChromium();
    if (!isInstalled && (await run('npx', ['playwright', 'install', 'chromium'])) !== 0) return false;
  }
  // Stories are slower without it, and as good.
  if (hasApt && !process.env.CHROMIUM && findHeadlessShell() === findChromium())
    await installByApt('chromium-headless-shell');
  return true;
}

/** @param {string[]} packages */
async function installByApt(...packages) {
  await run('apt-get', ['update', '-qq']);
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  return (await run('apt-get', install, { DEBIAN_FRONTEND: 'noninteractive' })) === 0;
}
