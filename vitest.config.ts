import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { contextOptions, shellLaunchOptions } from './.ci/test/browser.mjs';
import { filesOfTheHours } from './.ci/test/hours/chosen.ts';
import { filesOfTheRest, treeFiles, unitFiles, wholeFiles } from './.ci/test/tagged.ts';
import { answerTypes } from './.ci/vite/answer-types.ts';
import { prebundled, unbundled } from './.ci/vite/prebundled.ts';
import { kit } from './.ci/vite/kit/kit.ts';
import { livingMock } from './.ci/vite/living-mock.ts';
import packageJson from './package.json' with { type: 'json' };

// Three projects. `unit`: plain Node, everything without a DOM. `stories`: every story of Storybook, mounted in
// Chromium, its play function run and axe asked. `browser`: *.browser.test.tsx, for what needs a DOM but is no story.

const chromium = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: shellLaunchOptions, contextOptions }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
  viewport: { width: 1366, height: 768 },
});

/** `first`, `rest`, `tree` or `hours`, as `npm test` asks for them; otherwise everything. */
const share = process.env.TEST_SHARE;
const browserFiles = ['{.ci,app,client,crm,mocks,omr,portal,recall,ui-kit}/**/*.browser.test.{ts,tsx}'];
const notUnit = ['**/node_modules/**', '**/*.browser.test.ts'];

function unitFilesOf(share: string | undefined): string[] {
  if (share === 'rest') return filesOfTheRest(unitFiles);
  if (share === 'tree') return treeFiles(unitFiles);
  return share === 'hours' ? filesOfTheHours() : unitFiles;
}

const unit: TestProjectConfiguration = {
  extends: true,
  test: {
    name: 'unit',
    environment: 'node',
    include: unitFilesOf(share),
    // A file that is whole is not even loaded where only the first are wanted.
    exclude: [...notUnit, ...(share === 'first' || share === 'hours' ? wholeFiles(unitFiles) : [])],
    setupFiles: ['hour', 'complaints', 'patience', 'network'].map((name) => `.ci/test/setup/${name}.ts`),
    // The colours are read from the file itself.
    css: { include: /tokens\.css/ },
    pool: 'forks',
    // Each process loads the modules and compiles PGlite once. A file leaves nothing behind: what it stubs is taken back.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    // The first has to share our copy of graphql; the second imports `lodash/set`, which only a bundler resolves.
    server: { deps: { inline: ['graphql-ws', '@refinedev/graphql'] } },
    // PGlite takes a second or two to open, much more where others use the cores too: a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
};

const browserTests: TestProjectConfiguration = {
  extends: true,
  plugins: [react(), livingMock()],
  optimizeDeps: { include: prebundled, exclude: unbundled },
  test: {
    name: 'browser',
    include: share === 'rest' ? filesOfTheRest(browserFiles) : browserFiles,
    exclude: ['**/node_modules/**', ...(share === 'first' ? wholeFiles(browserFiles) : [])],
    setupFiles: ['.ci/test/setup/complaints.ts', '.ci/test/setup/patience.ts'],
    browser: chromium(),
    testTimeout: 20_000,
  },
};

// A function, because the plugin fails when there is no Storybook to read.
const stories = (): TestProjectConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir: '.storybook' }), livingMock(), answerTypes(), kit()],
  optimizeDeps: { include: prebundled, exclude: unbundled },
  test: {
    name: 'stories',
    setupFiles: ['noDevTools', 'noOwnerStacks', 'complaints', 'emptyFrame'].map((name) => `.ci/test/setup/${name}.ts`),
    // Two frames for all: each loads the modules and starts MSW once.
    isolate: false,
    browser: chromium(),
    testTimeout: 60_000,
  },
});

export default defineConfig({
  define: { __VERSION__: JSON.stringify(packageJson.version) },
  test: {
    maxWorkers: 2,
    tags: [
      {
        name: 'whole',
        description: 'Only in `npm run test:all`, and in CI every third time: it costs more than it tells.',
      },
      {
        name: 'sampled',
        description:
          '`npm test` plays a part: a quarter of the random runs, one kind of bucket; `npm run test:all` all of it.',
      },
      {
        name: 'timeless',
        description:
          'Says the same at every hour: names, texts, files, what many do at once. Not played at other hours.',
      },
      {
        name: 'tree',
        description: 'Holds a list or a rule against the whole project: no import shows what can break it.',
      },
    ],
    // What share of its random runs a test does.
    env: { TEST_RUNS: process.env.TEST_RUNS ?? '0.25' },
    projects: [unit, browserTests, ...(existsSync('.storybook/main.ts') ? [stories()] : [])],
  },
});
