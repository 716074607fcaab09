import type { Locator, Page } from '@playwright/test';

/** The most stops between two things of a page. */
const MOST_STOPS = 80;

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < MOST_STOPS; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}

/** Goes to a button or a link by Tab, and presses Enter. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field by Tab, and types in it. */
export async function typeIn(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Goes to a list of options by Tab, and presses the arrow from the first one on until the option with these words is chosen. */
export async function pickIn(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  const chosen = () => target.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text ?? '');
  for (let presses = 0; presses < MOST_STOPS; presses++) {
    if ((await chosen()).includes(words)) return;
    await page.keyboard.press(presses === 0 ? 'Home' : 'ArrowDown');
  }
  throw new Error(`no option ${words} in ${target.toString()}`);
}

/** Ctrl+K, and Enter on the entry that the typed words find. */
export async function jumpTo(page: Page, words: string, entry: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^검색 (Ctrl|⌘)/ }).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  const search = page.getByRole('dialog', { name: '어디로 갈까요?' });
  await search.waitFor();
  await page.keyboard.type(words);
  const option = search.getByRole('option', { name: entry });
  await option.waitFor();
  for (let presses = 0; presses < 20; presses++) {
    if ((await option.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await search.waitFor({ state: 'hidden' });
}
