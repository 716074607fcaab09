import type { Page } from '@playwright/test';
import { gridDrivers, type GridDriver } from './gridSurfaces.ts';
import { expect, test } from '../people/journey.ts';
import { admin, signIn, ta, taAdmin } from '../people/people.ts';
import { addExam } from '../steps/addExam.ts';
import { apiAs, type ApiCaller } from '../steps/apiAs.ts';
import { openClass } from '../steps/openClass.ts';
import { paste } from '../steps/paste.ts';
import { prepareShifts } from '../steps/prepareShifts.ts';
import { situations, surfaces, type Expected, type Situation } from './surfaces.ts';

const expectedOf = (name: string): Readonly<Record<Situation, Expected>> => {
  const found = surfaces.find((surface) => surface.name === name);
  if (!found) throw new Error(`no surface ${name}`);
  return found.expected;
};

/** Every surface into which one can paste is a grid. */
const gridNames = (): string[] =>
  surfaces
    .filter(({ expected }) => expected.paste !== 'never')
    .map(({ name }) => name)
    .sort();

test('grids: what another stored meanwhile stays until a person has seen it and chosen', async ({
  page,
  complaints,
  baseURL,
}) => {
  test.setTimeout(300_000);
  complaints.allow(/^409 (PATCH|PUT|POST \/api\/changes\/[^/]+\/undo$)/);
  await signIn(page, admin);
  const week = await openClass(page, '모든 칸을 겹쳐 쓰는 반', 14);
  const examId = await addExam(page, week);
  const others = { other: await apiAs(ta, baseURL), self: await apiAs(admin, baseURL) };
  const keyedId = await addExam(page, week, '문항별 시험');
  const questions = [1, 2].map((number) => ({ number, answer: 5, points: 50 }));
  await others.self.send('PUT', `/wl-exam/${keyedId}/answers`, { questions });
  // Another manager than who looks at them: what oneself changes elsewhere is in one's own stack of undo.
  const shifts = await prepareShifts(await apiAs(taAdmin, baseURL), 7);
  const drivers = gridDrivers(page, { week, examId, keyedId, shifts });
  expect([...drivers.keys()].sort()).toEqual(gridNames());
  for (const [name, driver] of drivers) {
    const expected = expectedOf(name);
    for (const [row, situation] of (
      ['typed', 'offline', 'tabs', 'undo', 'redo', 'paste', 'asleep'] as const
    ).entries()) {
      if (expected[situation] === 'never') continue;
      await test.step(`${name}: ${situations[situation]}`, () =>
        playGrid(page, driver, { row, situation, expected: expected[situation], ...others }));
    }
  }
});

interface Play {
  row: number;
  situation: Situation;
  expected: Expected;
  other: ApiCaller;
  self: ApiCaller;
}

async function playGrid(
  page: Page,
  driver: GridDriver,
  { row, situation, expected, other, self }: Play,
): Promise<void> {
  const { mine, theirs, cell, shows } = driver;
  await page.goto(driver.path);
  await cell(row).click();
  const change = (): Promise<void> => driver.change(situation === 'tabs' ? self : other, row, theirs);
  const isSaved = async (): Promise<void> => {
    await expect.poll(() => driver.stored(self, row)).not.toBeNull();
    await expect(cell(row)).not.toHaveAttribute('data-state', 'saving');
  };
  if (situation === 'typed') {
    await page.keyboard.type(mine);
    await change();
    await expect(page.getByRole('note', { includeHidden: true })).toContainText(shows(theirs));
    await page.keyboard.press('Enter');
  } else if (situation === 'offline') {
    await page.context().setOffline(true);
    await driver.enter(row, mine);
    await expect(cell(row)).toHaveAttribute('data-state', 'failed');
    await change();
    await page.context().setOffline(false);
  } else if (situation === 'undo' || situation === 'redo') {
    await driver.enter(row, mine);
    await isSaved();
    if (situation === 'redo') await page.keyboard.press('Control+z');
    if (situation === 'redo') await expect.poll(() => driver.stored(self, row)).toBeNull();
    await change();
    await expect(cell(row)).toContainText(shows(theirs));
    await page.keyboard.press(situation === 'undo' ? 'Control+z' : 'Control+Shift+z');
  } else {
    // The screen hears nothing until it writes: a sleeping tab, or a change that is still on its way.
    await page.route('**/api/gql', (route) => route.abort());
    await change();
    if (situation === 'paste') await paste(page, shows(mine));
    else await driver.enter(row, mine);
  }
  if (expected === 'asks') await expect(cell(row)).toHaveAttribute('data-state', 'conflict');
  else await expect(page.getByText(/수정한 것이 있어 되돌릴 수 없습니다|그대로 두었습니다/).first()).toBeVisible();
  await page.unroute('**/api/gql');
  expect(await driver.stored(self, row)).toBe(theirs);
  if (expected === 'asks') await page.getByRole('button', { name: '그대로 두기', exact: true }).click();
  await expect(cell(row)).toContainText(shows(theirs));
}

test('dialogs: a save is compared with what the dialog was opened on', async ({ page, complaints, baseURL }) => {
  complaints.allow(/^409 PUT /);
  await signIn(page, admin);
  const week = await openClass(page, '창에서 겹쳐 쓰는 반', 2);
  const [, , , lectureId] = week.split('/');
  const [other, self] = [await apiAs(ta, baseURL), await apiAs(admin, baseURL)];
  const roomOf = async (api: ApiCaller): Promise<Lecture> =>
    (await api.ask<{ lectures_by_pk: Lecture }>(LECTURE, { lectureId })).lectures_by_pk;
  const expected = expectedOf('강의 창');
  const dialog = page.getByRole('dialog', { name: /수정$/ });
  const room = dialog.getByRole('combobox', { name: '강의실' });
  const save = dialog.getByRole('button', { name: '저장', exact: true });
  for (const [at, situation] of (['typed', 'offline', 'tabs', 'asleep'] as const).entries()) {
    expect(expected[situation]).toBe('asks');
    await test.step(`강의 창: ${situations[situation]}`, async () => {
      await page.goto(`/crm/lectures/${lectureId}`);
      await page.getByRole('button', { name: '강의 수정' }).click();
      await room.fill(`내 ${at}호`);
      if (situation === 'offline') {
        await page.context().setOffline(true);
        await save.click();
        await expect(dialog.getByRole('alert')).toBeVisible();
      }
      if (situation === 'asleep') await page.route('**/api/gql', (route) => route.abort());
      const now = await roomOf(other);
      const hours = { startsAt: now.startsAt.slice(0, 5), endsAt: now.endsAt.slice(0, 5) };
      // Only an administrator changes lectures: the other person is the same one at another desk.
      await self.send('PUT', `/lectures/${lectureId}`, { ...now, ...hours, room: `남 ${at}호` });
      if (situation === 'offline') await page.context().setOffline(false);
      // The page behind the dialog shows theirs, and the dialog still begins where it was opened.
      else if (situation !== 'asleep') await expect(page.getByText(`남 ${at}호`).first()).toBeVisible();
      await save.click();
      await expect(dialog.getByRole('group', { name: '서로 다른 두 값' })).toBeVisible();
      await page.unroute('**/api/gql');
      expect((await roomOf(other)).room).toBe(`남 ${at}호`);
    });
  }
});

interface Lecture {
  name: string;
  teacherName: string;
  room: string;
  weekday: number;
  startsAt: string;
  endsAt: string;
  capacity: number;
  version: number;
}

const LECTURE = `query ($lectureId: uuid!) { lectures_by_pk(id: $lectureId) {
  name teacherName room weekday startsAt endsAt capacity version } }`;
