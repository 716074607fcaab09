import { readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { instantOf } from '#mocks/moment.ts';
import { storyTime } from '../../.storybook/storyTime.ts';
import { contextOptions, launchOptions } from '../test/browser.mjs';
import { allowedLatin } from './allowed.ts';
import { readText, type Finding } from './readText.ts';

/** A state of a screen. */
export interface Story {
  id: string;
  title: string;
  name: string;
  /** Its file, from the root of the project with `./`. */
  importPath: string;
}

/** A story as it is drawn in a mode at a width. */
export interface Picture {
  story: Story;
  mode: 'light' | 'dark';
  /** Of the page, in pixels. */
  width: number;
  png: Buffer;
  findings: Finding[];
}

/** The story did not finish: its play function failed, or it took too long. */
export interface Unfinished {
  story: Story;
  why: string;
}

/** How long a story may take with all its pictures. */
const STORY_MS = 45_000;
/** How long a page must not change. */
const STEADY_MS = 120;
const heights: Record<number, number> = { 360: 740, 390: 844, 740: 360, 768: 1024, 1366: 768, 1920: 1080 };
const viewports: Record<string, number> = {
  desk: 1366,
  wideDesk: 1920,
  tablet: 768,
  phone: 390,
  smallPhone: 360,
  landscape: 740,
};

/** The stories of a static Storybook whose id or title matches, in its order, without what is tried on them. The Tour is left out: it is a whole academy. */
export function readStories(folder: string, only: RegExp): Story[] {
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    entries: Record<string, Story & { type: string; subtype?: string; tags?: string[] }>;
  };
  return Object.values(entries).filter(
    ({ type, subtype, title, id, name }) =>
      type === 'story' && subtype !== 'test' && !title.includes('둘러보기') && only.test(`${id} ${title} ${name}`),
  );
}

/** The widths at which a story is drawn: its shelf's, unless it asks for one of its own. */
function widthsOf({ title }: Story, asked: readonly number[]): readonly number[] {
  if (asked.length > 0) return asked;
  if (title.startsWith('Portal')) return [390];
  return title.startsWith('App') ? [390, 1366] : [1366];
}

/**
 * Draws stories in both modes and hands each picture over as soon as it is taken.
 * @param address of the static Storybook, with the last slash.
 * @param widths in pixels; empty for each shelf's own.
 * @returns the browser that drew them.
 */
export async function shoot(
  address: string,
  stories: readonly Story[],
  widths: readonly number[],
  tell: (result: Picture | Unfinished) => Promise<void>,
): Promise<string> {
  const browser = await chromium.launch(launchOptions);
  const waiting = [...stories];
  const work = async () => {
    let page = await openPreview();
    for (let story = waiting.shift(); story !== undefined; story = waiting.shift()) {
      const drawAll = async () => {
        for (const width of widthsOf(story, widths)) await drawStory(page, story, width, tell);
      };
      for (const tries of [1, 2]) {
        const why = await within(STORY_MS, drawAll());
        if (why === undefined) break;
        if (tries === 2) await tell({ story, why });
        // Storybook loads the page anew after a story that does not end; another page begins clean.
        void page.close().catch(() => undefined);
        page = await openPreview();
      }
    }
  };
  try {
    await Promise.all([work(), work()]);
    return `Chromium ${browser.version()}`;
  } finally {
    await browser.close();
  }

  async function openPreview(): Promise<Page> {
    const page = await browser.newPage(contextOptions);
    await page.clock.setFixedTime(new Date(instantOf(storyTime)));
    // Any story begins the preview; the others follow in the same page.
    await page.goto(`${address}iframe.html?viewMode=story&id=${encodeURIComponent(stories[0]!.id)}`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished');
    return page;
  }
}

/** @returns why it failed, also when it took longer than so many milliseconds; nothing when it did not. */
async function within(milliseconds: number, work: Promise<void>): Promise<string | undefined> {
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve('It took too long.'), milliseconds).unref();
  });
  const done = work.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return Promise.race([done, late]);
}

async function drawStory(
  page: Page,
  story: Story,
  width: number,
  tell: (picture: Picture) => Promise<void>,
): Promise<void> {
  await setWidth(page, width);
  await page.mouse.move(0, 0);
  const own = viewports[await play(page, story.id, 'dark')] ?? width;
  const isOther = own !== width;
  if (isOther) await setWidth(page, own);
  for (const mode of ['dark', 'light'] as const) {
    // Another mode draws the story anew, as if nobody had opened a dialog: it is played in each.
    if (isOther || mode === 'light') await play(page, story.id, mode);
    const png = await takeSteady(page);
    // Dark differs by colours alone (`modes.test.ts`), so its texts are the same.
    const findings = mode === 'light' ? await page.evaluate(readText, allowedLatin) : [];
    await tell({ story, mode, width: own, png, findings });
  }
}

/** The picture once nothing moves any more: two in a row are the same. */
async function takeSteady(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  await settle(page);
  let last = await take();
  for (let tries = 0; tries < 8; tries++) {
    await page.waitForTimeout(STEADY_MS);
    const next = await take();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] ?? 768 });
}

/** Plays a story from its beginning. @returns the viewport that it asks for, or nothing. */
async function play(page: Page, id: string, mode: 'light' | 'dark'): Promise<string> {
  await setMode(page, mode);
  return page.evaluate(async (storyId) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const finished = new Promise<Finished>((resolve) => {
      const hear = (event: Finished) => {
        if (event.storyId !== storyId) return;
        channel.off('storyFinished', hear);
        resolve(event);
      };
      channel.on('storyFinished', hear);
    });
    const isShown = window.__STORYBOOK_PREVIEW__?.currentSelection?.storyId === storyId;
    if (isShown) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    const { status, reporters } = await finished;
    const rules = reporters.flatMap(({ result }) => result?.violations?.map((violation) => violation.id) ?? []);
    if (status === 'error') throw new Error(rules.length > 0 ? `axe: ${rules.join(', ')}` : 'What it plays failed.');
    return window.__STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals?.viewport?.value ?? '';
  }, id);
}

/** Draws what is shown in another mode, and waits until it is drawn: what is played meanwhile would be taken for finished. */
async function setMode(page: Page, colorMode: string): Promise<void> {
  await page.evaluate(async (mode) => {
    if (document.documentElement.dataset.theme === mode) return;
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const { promise: drawn, resolve } = Promise.withResolvers<void>();
    const hear = () => {
      channel.off('storyFinished', hear);
      resolve();
    };
    channel.on('storyFinished', hear);
    channel.emit('updateGlobals', { globals: { colorMode: mode } });
    await drawn;
  }, colorMode);
  await page.waitForFunction((mode) => document.documentElement.dataset.theme === mode, colorMode);
}

/** Waits until fonts are there and two frames are drawn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** What Storybook tells when a story has played: also what axe found. */
interface Finished {
  storyId: string;
  status?: string;
  reporters: { result?: { violations?: { id: string }[] } }[];
}

interface Channel {
  on(name: string, hear: (event: Finished) => void): void;
  off(name: string, hear: (event: Finished) => void): void;
  emit(name: string, event: object): void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__?: {
      currentSelection?: { storyId: string };
      currentRender?: { phase?: string; story?: { storyGlobals?: { viewport?: { value?: string } } } };
    };
  }
}
