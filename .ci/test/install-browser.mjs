import { existsSync } from 'node:fs';
import { findChromium } from './browser.mjs';
import { run } from '../start/spawn.mjs';

/**
 * Makes sure there is a Chromium to test in: the system's own, else one from apt (root on Debian or Ubuntu), else
 * Playwright's download. Later processes find the system's one in `CHROMIUM`.
 * @returns {Promise<boolean>} false when none could be installed
 */
export async function installBrowser() {
  if (!findChromium()) {
    const root = process.getuid?.() === 0;
    const code = root && existsSync('/usr/bin/apt-get') ? await installByApt() : await installByPlaywright();
    if (code !== 0) return false;
  }
  const chromium = findChromium();
  if (chromium) process.env.CHROMIUM = chromium;
  return true;
}

async function installByApt() {
  console.log('Chromium과 한글 글꼴을 설치합니다 (apt-get).');
  await run('apt-get', ['update', '-qq']);
  const code = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
  // Ubuntu's apt package only refers to a snap; then Playwright's build is used.
  return code === 0 && findChromium() ? 0 : installByPlaywright();
}

function installByPlaywright() {
  console.log('Chromium을 내려받습니다 (playwright install).');
  return run('npx', ['playwright', 'install', 'chromium']);
}
