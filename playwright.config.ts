import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { contextOptions, launchOptions, shellLaunchOptions } from './.ci/test/browser.mjs';
import { moveProcesses } from './.ci/test/hours/ahead.ts';
import { leftOut } from './.ci/spread/leftOut.ts';
import { standInEnv } from './api/testing/solapi/env.ts';
import type { Academies, Browsers } from './app/journeys/people/journey.ts';

moveProcesses();

// Three places: `start` is the real server with the demo, `empty` without it, `mock` the front end alone.
// `npx playwright test --project mock` starts only that one. E2E_PORT moves all servers off their ports.
const port = Number(process.env.E2E_PORT ?? 6400);
const urlOf = (port: number) => `http://localhost:${port}`;
const mockUrl = urlOf(port + 1);
// An academy that runs already, `npm run spread -- --journeys`: only `start`, by one worker.
const given = process.env.E2E_ACADEMY;
// A worker each. Journeys share the academy of their worker; workers share nothing.
const academies = given ? [given] : [urlOf(port), urlOf(port + 2)];
// An academy without the demo, for the journeys that begin with its first manager.
const emptyUrl = urlOf(port + 3);

// Each run starts with an empty academy. Workers load this file again and must leave the folder alone.
if (!process.env.E2E_DATA_DIR) {
  process.env.E2E_DATA_DIR = resolve('node_modules/.cache/e2e', `${port}`);
  rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true });
}
const standInUrl = urlOf(port + 4);
const pushUrl = urlOf(port + 5);
const dataDirOf = (url: string) => join(process.env.E2E_DATA_DIR ?? '', new URL(url).port);

const academyServer = (url: string, at: number) => ({
  // Filling one takes long: the others begin with a copy of the first, which waits for its first visitor.
  command: at === 0 ? 'npm start' : 'node .ci/test/copy-academy.mjs && npm start',
  url: `${url}/healthz`,
  env: {
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    DATA_DIR: dataDirOf(url),
    DEMO: '1',
    ...standInEnv(standInUrl),
    PUSH_STAND_IN: pushUrl,
    COPY_OF: dataDirOf(academies[0]!),
  },
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  stdout: 'pipe' as const,
});
const emptyServer = {
  command: 'npm start',
  url: `${emptyUrl}/healthz`,
  env: {
    PORT: new URL(emptyUrl).port,
    PUBLIC_URL: emptyUrl,
    DATA_DIR: dataDirOf(emptyUrl),
    DEMO: '0',
    EMBEDDED: 'pglite',
  },
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  stdout: 'pipe' as const,
};
/** The provider of texts: they go out and arrive, at nobody's phone. */
const standInServer = {
  command: [
    `node api/testing/solapi/main.node.ts --port ${port + 4}`,
    ...academies.map((url) => `--receipts ${url}/api/sms/receipts`),
  ].join(' '),
  url: standInUrl,
  timeout: 30_000,
};
/** In the place of the push services of the makers of browsers. */
const pushServer = {
  command: `node api/testing/pushService/main.node.ts --port ${port + 5}`,
  url: pushUrl,
  timeout: 30_000,
};
const mockServer = {
  command: `npm run dev:mock -- --port ${port + 1} --strictPort`,
  url: mockUrl,
  timeout: 60_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
};

const asked = process.argv.flatMap((word, at) =>
  /^--project$/.test(word) ? process.argv[at + 1] : word.split('--project=')[1],
);
// Workers load this file with other arguments, in the same environment.
for (const name of ['bench', 'table']) if (asked.includes(name)) process.env.E2E_APART = name;
const wanted = (name: string) => asked.every((project) => project === undefined) || asked.includes(name);

/** Journeys of an academy that holds nobody at first. */
const ownAcademy = ['firstDay.spec.ts', 'payday.spec.ts'];

export default defineConfig<Academies, Browsers>({
  testDir: 'app/journeys',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  workers: academies.length,
  // One that passes the second time is named as flaky in the report.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: !!process.env.CI,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }]],
  use: {
    ...contextOptions,
    launchOptions: shellLaunchOptions,
    withWindow: launchOptions,
    // Pictures tell what happened, to who asks for them (`--trace on`) and when a journey is tried again: taking them is a third of its time.
    trace: { mode: 'on-first-retry', snapshots: false },
    screenshot: 'only-on-failure',
    viewport: { width: 1366, height: 768 },
    // What is not there is said at once, not at the end of the whole test.
    actionTimeout: 30_000,
  },
  projects: [
    // Timings, only when asked for: `npm run bench -- grid`. A trace would photograph the page at every key.
    ...(process.env.E2E_APART === 'bench'
      ? [{ name: 'bench', testMatch: '*.bench.ts', workers: 1, use: { academies, trace: 'off' as const } }]
      : []),
    // Every form in every situation, ten minutes: `npm run test:surfaces`.
    ...(process.env.E2E_APART === 'table'
      ? [{ name: 'table', testMatch: ['*.table.ts', 'surfaces*.spec.ts'], workers: 1, use: { academies } }]
      : []),
    // The longest journey goes first, and the others fill the second worker when it is done.
    { name: 'mock', testMatch: 'day.spec.ts', use: { baseURL: mockUrl } },
    // One after the other: whichever comes first opens the academy.
    { name: 'empty', testMatch: ownAcademy, workers: 1, use: { baseURL: emptyUrl } },
    { name: 'start', testIgnore: given ? Object.keys(leftOut) : ownAcademy, use: { academies } },
  ],
  webServer: [
    ...(wanted('start') || process.env.E2E_APART ? [standInServer, pushServer] : []),
    ...(given ? [] : academies.map(academyServer)).slice(
      0,
      wanted('start') ? academies.length : process.env.E2E_APART ? 1 : 0,
    ),
    ...(wanted('empty') ? [emptyServer] : []),
    ...(wanted('mock') ? [mockServer] : []),
  ],
});
