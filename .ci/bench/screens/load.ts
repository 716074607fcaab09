import type { BrowserContext, CDPSession } from '@playwright/test';

/** How one load went. */
export interface Load {
  /** Milliseconds from the start of the navigation until the sign is painted. */
  painted: number;
  /** Milliseconds of tasks above 50 ms each. */
  blocking: number;
  /** JavaScript and style files until then, and what came of them over the network, in kB. */
  scripts: number;
  styles: number;
  kilobytes: number;
}

/** A slow phone: a fourth of this processor, 1.6 Mbps, 150 ms. */
const phone = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
};

/** Tasks shortly after the sign block too. */
const SETTLE_MS = 500;

/** A load that takes longer has failed. */
const LONGEST_MS = 60_000;

/** Opens an address in a new page and waits for its sign. */
export async function load(
  context: BrowserContext,
  { address, sign, device, isCold }: { address: string; sign: string; device: 'desktop' | 'phone'; isCold: boolean },
): Promise<Load> {
  const page = await context.newPage();
  try {
    await page.setViewportSize(device === 'phone' ? { width: 390, height: 844 } : { width: 1366, height: 768 });
    const devtools = await context.newCDPSession(page);
    if (isCold) await devtools.send('Network.clearBrowserCache');
    if (device === 'phone') {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', phone.network);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu });
    }
    await page.addInitScript(watch, sign);
    // The page tells by itself: a function that looks from outside would run on the thread that is measured.
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: 'tellPainted' });
    await Promise.all([untilPainted(devtools), page.goto(address, { waitUntil: 'commit' })]);
    await page.waitForTimeout(SETTLE_MS);
    if (new URL(page.url()).pathname !== new URL(address).pathname) throw new Error(`${address} led to ${page.url()}`);
    return await page.evaluate(read);
  } finally {
    await page.close();
  }
}

/** Resolves when the page calls `tellPainted`. */
function untilPainted(devtools: CDPSession): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error(`no rows after ${LONGEST_MS} ms`)), LONGEST_MS);
  devtools.once('Runtime.bindingCalled', () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}

interface Watched {
  tellPainted: (text: string) => void;
  painted: number;
  tasks: number[];
}

/** Runs in the page before its own code. */
function watch(sign: string): void {
  const seen = Object.assign(window as unknown as Watched, { painted: 0, tasks: [] as number[] });
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
  const look = (): void => {
    if (!document.querySelector(sign)) return void requestAnimationFrame(look);
    // After the frame that shows it.
    const paint = (): void => {
      seen.painted = performance.now();
      seen.tellPainted('');
    };
    requestAnimationFrame(() => setTimeout(paint));
  };
  look();
}

function read(): Load {
  const { painted, tasks } = window as unknown as Watched;
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const loaded = entries.filter(({ responseEnd }) => responseEnd <= painted);
  const scripts = loaded.filter(({ name }) => name.endsWith('.js'));
  const styles = loaded.filter(({ name }) => name.endsWith('.css'));
  return {
    painted,
    blocking: tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    scripts: new Set(scripts.map(({ name }) => name)).size,
    styles: new Set(styles.map(({ name }) => name)).size,
    kilobytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
  };
}
