import { chromium, type BrowserContext } from '@playwright/test';
import { demoAcademy } from '#api/testing/servers/server.node.ts';
import { signIn } from '../../../app/journeys/people/people.ts';
import { contextOptions, launchOptions } from '../../test/browser.mjs';
import type { Context } from '../harness/bench.ts';
import { startServer } from '../harness/world.ts';
import { openBareSite, type BareSite } from './bare-site.ts';
import { captureMarkup, captureStyles } from './capture.ts';
import { reportCase, type Pair } from './compared.ts';
import { load, type Load } from './load.ts';
import { screensOf, type LimitName, type Screen } from './screens.ts';

type Asked = Context<{ runs: number; only: string; devices: string; app: string }, LimitName>;

/** Loads every screen in turn with its bare page, in a profile of its own. */
export async function run({ options, limits, report, cleanup }: Asked): Promise<void> {
  const devices = (['desktop', 'phone'] as const).filter((device) => options.devices.split(',').includes(device));
  const { url } = await startServer(cleanup, await demoAcademy(), { APP_DIR: options.app });
  const bare = await openBareSite();
  cleanup.defer(() => bare.close());
  const { origin } = url;
  const only = options.only.split(',').filter(Boolean);
  for (const screen of screensOf(limits).filter(({ name }) => only.length === 0 || only.includes(name))) {
    // A profile of its own on disk, as people have: caches of files and of compiled code.
    const context = await chromium.launchPersistentContext('', {
      ...launchOptions,
      ...contextOptions,
      baseURL: origin,
    });
    try {
      await measure(screen, context);
    } finally {
      await context.close();
    }
  }

  async function measure(screen: Screen, context: BrowserContext): Promise<void> {
    const [page] = context.pages();
    await signIn(page!, screen.person);
    const address = `${origin}${await screen.address(page!)}`;
    for (const device of devices) {
      const limit = await copyOf(screen, { context, address, device, bare });
      const pairs: Record<'cold' | 'warm', Pair[]> = { cold: [], warm: [] };
      for (let run = 0; run < options.runs; run++) {
        const ask = (of: string, isCold: boolean): Promise<Load> =>
          load(context, { address: of, sign: screen.sign, device, isCold });
        pairs.cold.push({ ours: await ask(address, true), bare: await ask(limit, true) });
        // A browser keeps compiled code from the second visit.
        for (const again of [address, limit]) await ask(again, false);
        pairs.warm.push({ ours: await ask(address, false), bare: await ask(limit, false) });
      }
      for (const cache of ['cold', 'warm'] as const)
        reportCase(report, `${screen.name}, ${device}, ${cache}`, pairs[cache], screen.most[device]);
    }
  }
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
