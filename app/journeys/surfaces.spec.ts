import type { Locator, Page } from '@playwright/test';
import { attendanceGrid } from './grid.ts';
import { expect, test } from './journey.ts';
import { admin, signIn, ta } from './people.ts';
import { addExam } from './steps/addExam.ts';
import { apiAs, type ApiCaller } from './steps/apiAs.ts';
import { openClass } from './steps/openClass.ts';
import { paste } from './steps/paste.ts';
import { situations, surfaces, type Expected, type Situation } from './surfaces.ts';

/** How a journey edits one of the surfaces; all others of its kind share its code. */
interface GridDriver {
  path: string;
  cell: (row: number) => Locator;
  /** Enters a value as a person does. */
  enter: (row: number, value: string) => Promise<void>;
  mine: string;
  theirs: string;
  /** The text of a value in its cell. */
  shows: (value: string) => string;
  /** Another person, or one's own other tab, stores a value. */
  change: (api: ApiCaller, row: number, value: string) => Promise<void>;
  stored: (api: ApiCaller, row: number) => Promise<string | null>;
}

const expectedOf = (name: string): Readonly<Record<Situation, Expected>> => {
  const found = surfaces.find((surface) => surface.name === name);
  if (!found) throw new Error(`no surface ${name}`);
  return found.expected;
};

test('grids: what another stored meanwhile stays until a person has seen it and chosen', async ({
  page,
  complaints,
  baseURL,
}) => {
  complaints.allow(/^409 (PATCH|PUT) /);
  await signIn(page, admin);
  const week = await openClass(page, '모든 칸을 겹쳐 쓰는 반', 8);
  const examId = await addExam(page, week);
  const others = { other: await apiAs(ta, baseURL), self: await apiAs(admin, baseURL) };
  const keyedId = await addExam(page, week, '문항별 시험');
  const questions = [1, 2].map((number) => ({ number, answer: 5, points: 50 }));
  await others.self.send('PUT', `/wl-exam/${keyedId}/answers`, { questions });
  for (const [name, driver] of gridDrivers(page, week, { examId, keyedId })) {
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
  else await expect(page.getByText('그대로 두었습니다').first()).toBeVisible();
  await page.unroute('**/api/gql');
  expect(await driver.stored(self, row)).toBe(theirs);
  if (expected === 'asks') await page.getByRole('button', { name: '그대로 두기', exact: true }).click();
  await expect(cell(row)).toContainText(shows(theirs));
}

interface GridExams {
  examId: string;
  /** With two questions. */
  keyedId: string;
}

function gridDrivers(page: Page, week: string, { examId, keyedId }: GridExams): Map<string, GridDriver> {
  const [, , , lectureId, , weekId] = week.split('/');
  const at = `/lectures/${lectureId}/weekly-lectures/${weekId}`;
  const marks: Record<string, string> = { '2': '지각', '4': '결석' };
  const cellOf = (grid: Locator, column: number) => (row: number) =>
    grid.locator(`[data-row="${row}"] [data-column="${column}"]`);
  const type = (cell: (row: number) => Locator) => async (row: number, value: string) => {
    await cell(row).click();
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
  };
  const rowIn = async (api: ApiCaller, row: number): Promise<ParticipantRow> => {
    const { participants } = await api.ask<{ participants: ParticipantRow[] }>(PARTICIPANTS, { weekId });
    return participants[row] as ParticipantRow;
  };
  const scoreIn = async (api: ApiCaller, row: number, of = examId): Promise<ScoreRow> => {
    const { scores } = await api.ask<{ scores: ScoreRow[] }>(SCORES, { examId: of });
    return scores[row] as ScoreRow;
  };
  const answer = cellOf(page.getByRole('grid', { name: '문항별 답' }), 2);
  const [mark, memo] = [cellOf(attendanceGrid(page), 3), cellOf(attendanceGrid(page), 4)];
  const value = cellOf(page.getByRole('grid', { name: '성적표' }), 3);
  const isText = { mine: '감기', theirs: '병원', shows: (text: string) => text };
  return new Map<string, GridDriver>([
    [
      '출결 칸',
      {
        path: week,
        cell: mark,
        enter: async (row, key) => {
          await mark(row).click();
          await page.keyboard.press(key);
        },
        mine: '2',
        theirs: '4',
        shows: (key) => marks[key] ?? '',
        change: async (api, row, key) => {
          const { studentId, version } = await rowIn(api, row);
          const { attendanceTypes } = await api.ask<{ attendanceTypes: { id: string }[] }>(TYPES, { name: marks[key] });
          await api.send('PUT', `${at}/attendance/${studentId}/${attendanceTypes[0]?.id}`, { version });
        },
        stored: async (api, row) => {
          const name = (await rowIn(api, row)).attendanceType?.name;
          return Object.entries(marks).find(([, mark]) => mark === name)?.[0] ?? null;
        },
      },
    ],
    [
      '출결 메모 칸',
      {
        ...isText,
        path: week,
        cell: memo,
        enter: type(memo),
        change: async (api, row, text) => {
          const { studentId, version } = await rowIn(api, row);
          await api.send('PUT', `${at}/student-memo/${studentId}`, { version, memo: text });
        },
        stored: async (api, row) => (await rowIn(api, row)).memo || null,
      },
    ],
    [
      '성적 칸',
      {
        mine: '50',
        theirs: '61',
        shows: (text) => text,
        path: `${week}/scores`,
        cell: value,
        enter: type(value),
        change: async (api, row, text) => {
          const { id, attempts } = await scoreIn(api, row);
          await api.send('PATCH', `/wl-score/first/${id}/value/${text}`, { version: attempts[0]?.version ?? 0 });
        },
        stored: async (api, row) => {
          const stored = (await scoreIn(api, row)).attempts[0]?.value;
          return stored == null ? null : String(stored);
        },
      },
    ],
    [
      '문항별 답 칸',
      {
        mine: '2',
        theirs: '4',
        shows: (key) => key,
        path: `/crm/exams/${keyedId}/answers`,
        cell: answer,
        enter: async (row, key) => {
          await answer(row).click();
          await page.keyboard.press(key);
        },
        change: async (api, row, key) => {
          const { id: scoreId, attempts } = await scoreIn(api, row, keyedId);
          const answers = [{ number: 1, answer: Number(key) }];
          const changes = [{ scoreId, version: attempts[0]?.version ?? 0, answers }];
          await api.send('PUT', `/wl-exam/${keyedId}/student-answers`, { changes });
        },
        stored: async (api, row) => {
          const stored = (await scoreIn(api, row, keyedId)).attempts[0]?.answers?.[0];
          return stored === undefined ? null : String(stored);
        },
      },
    ],
  ]);
}

interface ParticipantRow {
  studentId: string;
  version: number;
  memo: string;
  attendanceType: { name: string } | null;
}

interface ScoreRow {
  id: string;
  attempts: { value: number | null; version: number; answers: number[] | null }[];
}

const ORDER = 'order_by: [{ student: { user: { name: asc } } }, { student: { studentNumber: asc } }]';
const PARTICIPANTS = `query ($weekId: uuid!) { participants(where: { weeklyLectureId: { _eq: $weekId } }, ${ORDER}) {
  studentId version memo attendanceType { name } } }`;
const SCORES = `query ($examId: uuid!) { scores(where: { examId: { _eq: $examId } }, ${ORDER}) { id attempts { value version answers } } }`;
const TYPES = 'query ($name: String!) { attendanceTypes(where: { name: { _eq: $name } }) { id } }';

test('dialogs: a save is compared with what the dialog was opened on', async ({ page, complaints, baseURL }) => {
  complaints.allow(/^409 PUT /);
  await signIn(page, admin);
  const week = await openClass(page, '창에서 겹쳐 쓰는 반', 2);
  const [, , , lectureId] = week.split('/');
  const [other, self] = [await apiAs(ta, baseURL), await apiAs(admin, baseURL)];
  const roomOf = async (api: ApiCaller): Promise<Lecture> =>
    (await api.ask<{ lectures_by_pk: Lecture }>(LECTURE, { lectureId })).lectures_by_pk;
  const expected = expectedOf('강의 창');
  const dialog = page.getByRole('dialog', { name: /고치기$/ });
  const room = dialog.getByRole('combobox', { name: '강의실' });
  const save = dialog.getByRole('button', { name: '저장', exact: true });
  for (const [at, situation] of (['typed', 'offline', 'tabs', 'asleep'] as const).entries()) {
    expect(expected[situation]).toBe('asks');
    await test.step(`강의 창: ${situations[situation]}`, async () => {
      await page.goto(`/crm/lectures/${lectureId}`);
      await page.getByRole('button', { name: '강의 고치기' }).click();
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
