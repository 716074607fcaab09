/**
 * `npm run bench:screens` after a build: how long five screens take until their rows or content are painted, cold and warm, on a desktop and on a slow phone.
 * In turn with each, its limit: a bare React page that draws the same elements, which are in the page, by the same rules of style. Fails above the limits of `screens.ts`.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import { signIn } from '../../../app/journeys/people.ts';
import { contextOptions, launchOptions } from '../../test/browser.mjs';
import { demoAcademy, spawnServer } from '#api/testing/server.node.ts';
import { openBareSite, type BareSite } from './bare-site.ts';
import { captureMarkup, captureStyles } from './capture.ts';
import { load, type Load } from './load.ts';
import { printCase, type Pair } from './report.ts';
import { screens, type Screen } from './screens.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: screens.map(({ name }) => name).join(',') },
    devices: { type: 'string', default: 'desktop,phone' },
    /** The build that is measured. */
    app: { type: 'string', default: 'dist/app' },
  },
});
const devices = (['desktop', 'phone'] as const).filter((device) => values.devices.split(',').includes(device));

const academy = await demoAcademy();
const server = spawnServer(academy.dataDir, { ...academy.env, APP_DIR: values.app });
const bare = await openBareSite();
try {
  const origin = await server.url;
  for (const screen of screens.filter(({ name }) => values.only.split(',').includes(name))) {
    // A profile of its own on disk, as people have: caches of files and of compiled code.
    const context = await chromium.launchPersistentContext('', {
      ...launchOptions,
      ...contextOptions,
      baseURL: origin,
    });
    try {
      await measure(screen, context, origin);
    } finally {
      await context.close();
    }
  }
} finally {
  bare.close();
  server.child.kill('SIGTERM');
  await server.exited;
  await academy.remove();
}

async function measure(screen: Screen, context: BrowserContext, origin: string): Promise<void> {
  const [page] = context.pages();
  await signIn(page!, screen.person);
  const address = `${origin}${await screen.address(page!)}`;
  for (const device of devices) {
    const limit = await copyOf(screen, { context, address, device, bare });
    const pairs: Record<'cold' | 'warm', Pair[]> = { cold: [], warm: [] };
    for (let run = 0; run < Number(values.runs); run++) {
      const ask = (of: string, isCold: boolean): Promise<Load> =>
        load(context, { address: of, sign: screen.sign, device, isCold });
      pairs.cold.push({ ours: await ask(address, true), bare: await ask(limit, true) });
      // A browser keeps compiled code from the second visit.
      for (const again of [address, limit]) await ask(again, false);
      pairs.warm.push({ ours: await ask(address, false), bare: await ask(limit, false) });
    }
    for (const cache of ['cold', 'warm'] as const) {
      const isKept = printCase(`${screen.name}, ${device}, ${cache}`, pairs[cache], screen.most[device]);
      if (!isKept) process.exitCode = 1;
    }
  }
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
}

/** Makes the bare page of a screen from what the screen shows. */
async function copyOf(
  { sign }: Screen,
  at: { context: BrowserContext; address: string; device: 'desktop' | 'phone'; bare: BareSite },
): Promise<string> {
  const page = await at.context.newPage();
  await page.setViewportSize(at.device === 'phone' ? { width: 390, height: 844 } : { width: 1366, height: 768 });
  await page.goto(at.address);
  await page.locator(sign).first().waitFor();
  await page.waitForTimeout(1000);
  const limit = at.bare.add(await captureMarkup(page), await captureStyles(page));
  await page.close();
  return limit;
}
