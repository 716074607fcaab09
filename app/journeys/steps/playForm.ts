import type { Locator, Page } from '@playwright/test';
import { valuesOf, type FormSurface } from '../forms/formSurface.ts';
import { expect } from '../people/journey.ts';
import type { Situation } from '../surfaces/surfaces.ts';

/** A situation in two pages; each round writes other values. */
export interface Round {
  moment: Situation;
  round: number;
  mine: Page;
  theirs: Page;
}

/** One person types, another saves first: both values are shown, nothing is stored or lost, and saving again is the choice. */
export async function playForm(form: FormSurface, { moment, round, mine, theirs }: Round): Promise<void> {
  const [myValue, theirValue] = valuesOf(form, round);
  await start(mine, form);
  await write(mine, form, myValue);
  if (moment === 'offline') {
    await mine.context().setOffline(true);
    await save(mine, form);
    await expect(mine.getByText('인터넷 연결이 불안정합니다').first()).toBeVisible();
  }
  // Hears of nothing: a tab that slept past its lease, or a change that is still on its way.
  if (moment === 'asleep') await mine.route('**/api/gql', (route) => route.abort());
  await start(theirs, form);
  await write(theirs, form, theirValue);
  await save(theirs, form);
  await expect(saveButton(theirs, form)).toBeHidden();
  await mine.context().setOffline(false);
  await save(mine, form);
  await expect(mine.getByRole('group', { name: '서로 다른 두 값' })).toBeVisible();
  await mine.unroute('**/api/gql');
  // Nothing was stored, and nothing that was typed is lost.
  await start(theirs, form);
  await expectValue(theirs, form, theirValue);
  await expectValue(mine, form, myValue);
  // Saving again is the choice.
  await save(mine, form);
  await expect(saveButton(mine, form)).toBeHidden();
}

async function start(page: Page, form: FormSurface): Promise<void> {
  await page.goto(form.path);
  await form.open(page);
  await expect(form.field(page)).toBeVisible();
}

const write = (
  page: Page,
  { field, write = (at, value) => at.fill(value) }: FormSurface,
  value: string,
): Promise<void> => write(field(page), value);

function expectValue(page: Page, { field, shows, reads }: FormSurface, value: string): Promise<void> {
  if (reads) return reads(field(page), value);
  return shows ? expect(field(page)).toContainText(shows(value)) : expect(field(page)).toHaveValue(value);
}

const saveButton = (page: Page, { inPage = false, save = '저장' }: FormSurface): Locator =>
  (inPage ? page : page.getByRole('dialog')).getByRole('button', { name: save, exact: true });

const save = (page: Page, form: FormSurface): Promise<void> => saveButton(page, form).click();
