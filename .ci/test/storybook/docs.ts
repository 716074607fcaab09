import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { contextOptions } from '../browser.mjs';
import { storybookFolder } from './static.ts';

interface Entry {
  id: string;
  type: 'docs' | 'story';
  /** `test` is what is tried on a story, which no page shows. */
  subtype?: 'story' | 'test';
  title: string;
}

/** How long a page may take: a broken one must not stop the others. */
const patience = { timeout: 30_000, polling: 50 };

/**
 * Opens every page of docs: no error in a preview nor in the console, nothing over the page. Those of the kit are opened anew, and each
 * preview on the page itself is drawn; a frame has a story's own page, which the tests of stories draw. Those of screens are gone through as
 * by the menu, with empty frames.
 */
export async function walkDocs(browser: Browser, address: string, errors: string[]): Promise<void> {
  const entries = readEntries();
  const docs = entries.filter(({ type }) => type === 'docs');
  const start = performance.now();
  const kit = docs.filter(({ title }) => title.startsWith('Kit/'));
  const drawn = await walk(browser, errors, kit, (page, { id }) => page.goto(addressOf(address, id)));
  const screens = docs.filter((entry) => !kit.includes(entry));
  const framed = await walk(browser, errors, screens, async (page, { id }) => {
    if (page.url() !== 'about:blank') return page.evaluate(goOn, id);
    await page.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    return page.goto(addressOf(address, id));
  });
  const stories = entries.filter(
    ({ subtype, title }) => subtype === 'story' && screens.some((one) => one.title === title),
  );
  if (framed < stories.length) errors.push(`docs: ${framed} of ${stories.length} stories of screens have a frame`);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`설명 ${docs.length}쪽, 그려진 미리보기 ${drawn}개, 화면의 틀 ${framed}개: ${seconds}초`);
}

/** @returns how many previews the pages show */
async function walk(
  browser: Browser,
  errors: string[],
  docs: readonly Entry[],
  open: (page: Page, entry: Entry) => Promise<unknown>,
): Promise<number> {
  const page = await browser.newPage(contextOptions);
  let title = '';
  let previews = 0;
  const complain = (text: string): void => void errors.push(`docs of ${title}: ${text}`);
  page.on('pageerror', ({ message }) => complain(message));
  page.on('console', (said) => said.type() === 'error' && complain(said.text()));
  page.on('response', (response) => response.status() >= 400 && complain(`${response.status()} ${response.url()}`));
  for (const entry of docs) {
    ({ title } = entry);
    await open(page, entry);
    const found = await page.waitForFunction(readDocs, entry, patience).catch(() => undefined);
    const { count, faults } = (await found?.jsonValue()) || { count: 0, faults: ['not drawn'] };
    previews += count;
    faults.forEach(complain);
  }
  await page.close();
  return previews;
}

/** What tools read: each part of the kit with its guide, and no path of the machine that built it. */
export function readManifest(errors: string[]): void {
  const text = readFileSync(`${storybookFolder}/manifests/components.json`, 'utf8');
  const { components } = JSON.parse(text) as { components: Record<string, { description?: string }> };
  for (const { id, title } of readEntries().filter(({ type }) => type === 'docs'))
    if (/^Kit\/(?!기초)/.test(title) && !components[id.replace(/--docs$/, '')]?.description?.includes('## 언제'))
      errors.push(`manifest: ${title} has no guide`);
  if (text.includes(process.cwd())) errors.push('manifest: it names a path of this machine');
}

function readEntries(): Entry[] {
  const index = JSON.parse(readFileSync(`${storybookFolder}/index.json`, 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(index.entries);
}

const addressOf = (address: string, id: string): string =>
  `${address}iframe.html?${new URLSearchParams({ id, viewMode: 'docs' })}`;

/** In the page: as when another page of docs is chosen in the menu. */
function goOn(storyId: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, to: object): void };
  };
  channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
}

/** In the page of docs: false while something that it shows is not drawn yet. */
function readDocs({ id, title }: Entry): { count: number; faults: string[] } | false {
  if (document.body.matches('.sb-show-errordisplay')) return { count: 0, faults: [document.body.innerText] };
  if (document.querySelector('#storybook-docs h1')?.textContent !== title.split('/').at(-1)) return false;
  const onPage = [...document.querySelectorAll('[data-story-block]')];
  if (!onPage.every((block) => block.querySelector(':scope > pre, :scope > [data-name] > *'))) return false;
  const frames = [...document.querySelectorAll('iframe')];
  // Two pages may have the same heading.
  const own = id.replace(/docs$/, '');
  if (!frames.every(({ src }) => new URL(src).searchParams.get('id')?.startsWith(own))) return false;
  const faults = [...document.querySelectorAll('[data-story-block] > pre')].map((error) => error.textContent);
  for (const type of document.querySelectorAll('.docblock-argstable td span')) {
    const prop = type.closest('tr')?.cells[0]?.textContent ?? '';
    // The document of a text is unknown indeed, until it is read.
    if (/^(union|signature|unknown)$/.test(type.textContent) && !prop.startsWith('document'))
      faults.push(`the type of ${prop} says nothing: ${type.textContent}`);
  }
  if (document.querySelector('dialog:modal')) faults.push('a dialog covers the page');
  return { count: onPage.length + frames.length, faults };
}
