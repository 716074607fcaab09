import { rmSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { contextOptions, launchOptions } from '../../test/browser.mjs';
import { buildStorybook, serveStorybook } from '../../test/storybook/static.ts';
import type { Context } from '../harness/bench.ts';
import { secondsTo, startDev } from './dev.ts';

type Name = 'storybook dev' | 'dev:mock' | 'Tour, cold' | 'Tour, warm' | 'memory';

interface Options {
  runs: number;
  built: boolean;
  only: string;
}

/** What a designer and a front-end developer open first. */
const servers = [
  {
    name: 'storybook dev',
    command: ['node_modules/.bin/storybook', 'dev', '--ci', '--quiet', '--port', '6251', '--exact-port'],
    address: 'http://localhost:6251/?path=/story/kit-버튼과-링크-button--default',
    frame: '#storybook-preview-iframe',
    text: '저장',
    caches: ['node_modules/.cache/storybook', 'node_modules/.cache/sb-vite-plugin-externals'],
  },
  {
    name: 'dev:mock',
    command: ['node_modules/.bin/vite', '--mode', 'mock', '--port', '6252', '--strictPort'],
    address: 'http://localhost:6252/login',
    frame: undefined,
    text: '로그인',
    caches: ['node_modules/.cache/vite/mock'],
  },
] as const;

/** Times each, and the memory of the servers. */
export async function run({ options, limits, report, cleanup }: Context<Options, Name>): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  cleanup.defer(() => browser.close());
  for (const server of servers.filter(({ name }) => name.includes(options.only))) {
    for (const path of server.caches) rmSync(path, { recursive: true, force: true });
    for (let at = 0; at < options.runs; at += 1) {
      await using dev = startDev(server.command);
      const seconds = await secondsTo(browser, dev, server);
      report.figure(`${server.name}, ${at === 0 ? 'no cache' : 'with its cache'}`, seconds, limits[server.name]);
      report.figure(`${server.name}, memory`, dev.residentBytes() / 1_048_576, limits.memory);
    }
  }
  if (!'Tour'.includes(options.only)) return;
  if (!options.built) buildStorybook();
  const served = await serveStorybook('/', 6253);
  cleanup.defer(() => served.stop());
  const [cold, warm] = await timeTour(browser, served.address);
  report.figure('Tour, in a new browser', cold, limits['Tour, cold']);
  report.figure('Tour, again', warm, limits['Tour, warm']);
}

/** Opens the Tour twice in one browser, whose database stays. */
async function timeTour(browser: Browser, address: string): Promise<[cold: number, warm: number]> {
  const context = await browser.newContext(contextOptions);
  const times: number[] = [];
  for (let at = 0; at < 2; at += 1) {
    const page = await context.newPage();
    const start = performance.now();
    await page.goto(`${address}?path=/story/app-둘러보기-학원의-하루--before-class`);
    const tour = page.frameLocator('#storybook-preview-iframe').frameLocator('iframe');
    await tour.getByRole('heading', { level: 1, name: /./ }).waitFor({ timeout: 180_000 });
    times.push((performance.now() - start) / 1000);
    await page.close();
  }
  await context.close();
  return [times[0]!, times[1]!];
}
