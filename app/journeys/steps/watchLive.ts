import type { Page } from '@playwright/test';
import { cell, liveDot } from '../surfaces/grid.ts';
import { expect } from '../people/journey.ts';
import { hero } from '../people/roster.ts';

/** One page marks, and another shows it without a reload or a key press. */
export async function expectLive(from: Page, to: Page, key: string, mark: string): Promise<void> {
  await expect(liveDot(to)).toBeVisible();
  await expect(cell(to, hero.name, '출결')).not.toContainText(mark);
  const loadedAt = await to.evaluate(() => performance.timeOrigin);
  await cell(from, hero.name, '출결').click();
  await from.keyboard.press(key);
  await expect(cell(from, hero.name, '출결')).toContainText(mark);
  await expect(cell(to, hero.name, '출결')).toContainText(mark);
  expect(await to.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
}
