import { existsSync } from 'node:fs';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The Chromium every browser test runs in: `CHROMIUM` when set, else the system's own.
 * @returns {string | undefined} its path; undefined leaves the choice to Playwright's own download.
 */
export function findChromium() {
  return process.env.CHROMIUM || systemPaths.find((path) => existsSync(path));
}

/**
 * Chromium without a window, which takes a fifth to a third less processor time; where it is not installed or another is asked for, that one.
 * @returns {string | undefined} its path
 */
export function findHeadlessShell() {
  const path = '/usr/bin/chromium-headless-shell';
  return !process.env.CHROMIUM && existsSync(path) ? path : findChromium();
}

/** Launch options shared by Vitest's and Playwright's browser: no sandbox (root in containers), no background network traffic. */
export const launchOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** The same without a window: for tests, which nobody watches. */
export const shellLaunchOptions = { ...launchOptions, executablePath: findHeadlessShell() };

/**
 * The settings of every test page: a Korean browser in Seoul, without animations unless `TEST_MOTION=1`.
 * @type {import('@playwright/test').BrowserContextOptions}
 */
export const contextOptions = {
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  reducedMotion: process.env.TEST_MOTION === '1' ? 'no-preference' : 'reduce',
};
