import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { contextOptions, launchOptions } from './.ci/test/browser.mjs';

// Two places, one script: `start` is the real server on an empty data folder, `mock` the front end alone.
// `npx playwright test --project mock` starts only that one. E2E_PORT moves both off their ports.
const port = Number(process.env.E2E_PORT ?? 6400);
const startUrl = `http://localhost:${port}`;
const mockUrl = `http://localhost:${port + 1}`;

// Each run starts with an empty academy. Workers load this file again and must leave the folder alone.
if (!process.env.E2E_DATA_DIR) {
  process.env.E2E_DATA_DIR = resolve('node_modules/.cache/e2e', `${port}`);
  rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true });
}

const servers = {
  start: {
    command: 'npm start',
    url: `${startUrl}/healthz`,
    env: { PORT: `${port}`, PUBLIC_URL: startUrl, DATA_DIR: process.env.E2E_DATA_DIR, DEMO: '1' },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    stdout: 'pipe' as const,
  },
  mock: {
    command: `npm run dev:mock -- --port ${port + 1} --strictPort`,
    url: mockUrl,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  },
};

const asked = process.argv.flatMap((word, at) =>
  /^--project$/.test(word) ? process.argv[at + 1] : word.split('--project=')[1],
);
// Workers load this file with other arguments, in the same environment.
if (asked.includes('bench')) process.env.E2E_BENCH = '1';
const wanted = (name: string) =>
  asked.every((project) => project === undefined) ||
  asked.includes(name) ||
  (name === 'start' && asked.includes('bench'));

export default defineConfig({
  testDir: 'app/journeys',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // One for each place: the journeys of a place share its academy, the two places share nothing.
  workers: 2,
  retries: 0,
  forbidOnly: !!process.env.CI,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }]],
  use: {
    ...contextOptions,
    launchOptions,
    // Pictures tell what happened; a copy of the page at every key press would slow each of them.
    trace: { mode: 'retain-on-failure', snapshots: false },
    viewport: { width: 1366, height: 768 },
    // What is not there is said at once, not at the end of the whole test.
    actionTimeout: 30_000,
  },
  projects: [
    // Timings, only when asked for: `npm run bench:grid`. A trace would photograph the page at every key.
    ...(process.env.E2E_BENCH
      ? [{ name: 'bench', testMatch: '*.bench.ts', workers: 1, use: { baseURL: startUrl, trace: 'off' as const } }]
      : []),
    { name: 'start', workers: 1, use: { baseURL: startUrl } },
    { name: 'mock', testMatch: 'day.spec.ts', workers: 1, use: { baseURL: mockUrl } },
  ],
  webServer: Object.entries(servers).flatMap(([name, server]) => (wanted(name) ? [server] : [])),
});
