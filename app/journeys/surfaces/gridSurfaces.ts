import type { Locator, Page } from '@playwright/test';
import { attendanceGrid } from './grid.ts';
import type { ApiCaller } from '../steps/apiAs.ts';
import { shiftNow, type Shifts } from '../steps/prepareShifts.ts';

/** How a journey edits one of the grids; all others of its kind share its code. */
export interface GridDriver {
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

/** What the grids show. */
export interface GridRecords {
  /** The address of a week with at least seven students. */
  week: string;
  examId: string;
  /** With two questions. */
  keyedId: string;
  /** Seven shifts of one day. */
  shifts: Shifts;
}

const isText = { mine: '감기', theirs: '병원', shows: (text: string) => text };

/** A driver for each grid in which a person types, by the name of its surface. */
export function gridDrivers(page: Page, { week, examId, keyedId, shifts }: GridRecords): Map<string, GridDriver> {
  return new Map([
    ...attendanceDrivers(page, week),
    ['성적 칸', valueDriver(page, week, examId)],
    ['성적 상태 칸', statusDriver(page, week, examId)],
    ['문항별 답 칸', answerDriver(page, keyedId)],
    ['근무 칸', shiftDriver(page, shifts)],
  ]);
}

const cellOf = (grid: Locator, column: number) => (row: number) =>
  grid.locator(`[data-row="${row}"] [data-column="${column}"]`);

const typeIn = (page: Page, cell: (row: number) => Locator) => async (row: number, value: string) => {
  await cell(row).click();
  await page.keyboard.type(value);
  await page.keyboard.press('Enter');
};

const pressIn = (page: Page, cell: (row: number) => Locator) => async (row: number, key: string) => {
  await cell(row).click();
  await page.keyboard.press(key);
};

function attendanceDrivers(page: Page, week: string): [string, GridDriver][] {
  const [, , , lectureId, , weekId] = week.split('/');
  const at = `/lectures/${lectureId}/weekly-lectures/${weekId}`;
  const marks: Record<string, string> = { '2': '지각', '4': '결석' };
  const [mark, memo] = [cellOf(attendanceGrid(page), 3), cellOf(attendanceGrid(page), 4)];
  const rowIn = async (api: ApiCaller, row: number): Promise<ParticipantRow> => {
    const { participants } = await api.ask<{ participants: ParticipantRow[] }>(PARTICIPANTS, { weekId });
    return participants[row] as ParticipantRow;
  };
  const marking: GridDriver = {
    path: week,
    cell: mark,
    enter: pressIn(page, mark),
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
  };
  const writing: GridDriver = {
    ...isText,
    path: week,
    cell: memo,
    enter: typeIn(page, memo),
    change: async (api, row, text) => {
      const { studentId, version } = await rowIn(api, row);
      await api.send('PUT', `${at}/student-memo/${studentId}`, { version, memo: text });
    },
    stored: async (api, row) => (await rowIn(api, row)).memo || null,
  };
  return [
    ['출결 칸', marking],
    ['출결 메모 칸', writing],
  ];
}

const scoreIn = async (api: ApiCaller, examId: string, row: number): Promise<ScoreRow> => {
  const { scores } = await api.ask<{ scores: ScoreRow[] }>(SCORES, { examId });
  return scores[row] as ScoreRow;
};

const gradebook = (page: Page): Locator => page.getByRole('grid', { name: '성적표' });

function valueDriver(page: Page, week: string, examId: string): GridDriver {
  const cell = cellOf(gradebook(page), 3);
  return {
    mine: '50',
    theirs: '61',
    shows: (text) => text,
    path: `${week}/scores`,
    cell,
    enter: typeIn(page, cell),
    change: async (api, row, text) => {
      const { id, attempts } = await scoreIn(api, examId, row);
      await api.send('PATCH', `/wl-score/first/${id}/value/${text}`, { version: attempts[0]?.version ?? 0 });
    },
    stored: async (api, row) => {
      const stored = (await scoreIn(api, examId, row)).attempts[0]?.value;
      return stored == null ? null : String(stored);
    },
  };
}

function statusDriver(page: Page, week: string, examId: string): GridDriver {
  const words: Record<string, readonly [status: string, label: string]> = {
    '3': ['ABSENT', '결시'],
    '4': ['EXEMPT', '면제'],
  };
  const cell = cellOf(gradebook(page), 4);
  return {
    mine: '3',
    theirs: '4',
    shows: (key) => words[key]?.[1] ?? '',
    path: `${week}/scores?fields=status`,
    // The first rows hold values.
    cell: (row) => cell(row + 7),
    enter: (row, key) => pressIn(page, cell)(row + 7, key),
    change: async (api, row, key) => {
      const { id, version } = await scoreIn(api, examId, row + 7);
      await api.send('PATCH', `/wl-score/${id}/status`, { scoreVersion: version, status: words[key]?.[0] });
    },
    stored: async (api, row) => {
      const { status } = await scoreIn(api, examId, row + 7);
      return Object.entries(words).find(([, [name]]) => name === status)?.[0] ?? null;
    },
  };
}

function answerDriver(page: Page, examId: string): GridDriver {
  const cell = cellOf(page.getByRole('grid', { name: '문항별 답' }), 2);
  return {
    mine: '2',
    theirs: '4',
    shows: (key) => key,
    path: `/crm/exams/${examId}/answers`,
    cell,
    enter: pressIn(page, cell),
    change: async (api, row, key) => {
      const { id: scoreId, attempts } = await scoreIn(api, examId, row);
      const answers = [{ number: 1, answer: Number(key) }];
      const changes = [{ scoreId, version: attempts[0]?.version ?? 0, answers }];
      await api.send('PUT', `/wl-exam/${examId}/student-answers`, { changes });
    },
    stored: async (api, row) => {
      const stored = (await scoreIn(api, examId, row)).attempts[0]?.answers?.[0];
      return stored === undefined ? null : String(stored);
    },
  };
}

/** Memos of the shifts; only managers write hours, so the other person is the same one at another desk. */
function shiftDriver(page: Page, { manager, ids, name, day }: Shifts): GridDriver {
  const cell = (row: number): Locator =>
    page
      .getByRole('grid', { name: '하루 근무표' })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: row === 0 ? name : `${name} (${row + 1})`, exact: true }) })
      .locator('[data-column="4"]');
  return {
    ...isText,
    path: `/crm/admin/work-records?day=${day}`,
    cell,
    enter: typeIn(page, cell),
    change: async (_api, row, memo) => {
      const { version } = await shiftNow(manager, ids[row]);
      await manager.send('PUT', '/admin/work-records', { changes: [{ id: ids[row], version, memo }] });
    },
    stored: async (_api, row) => (await shiftNow(manager, ids[row])).memo || null,
  };
}

interface ParticipantRow {
  studentId: string;
  version: number;
  memo: string;
  attendanceType: { name: string } | null;
}

interface ScoreRow {
  id: string;
  version: number;
  status: string;
  attempts: { value: number | null; version: number; answers: number[] | null }[];
}

const ORDER = 'order_by: [{ student: { user: { name: asc } } }, { student: { studentNumber: asc } }]';
const PARTICIPANTS = `query ($weekId: uuid!) { participants(where: { weeklyLectureId: { _eq: $weekId } }, ${ORDER}) {
  studentId version memo attendanceType { name } } }`;
const SCORES = `query ($examId: uuid!) { scores(where: { examId: { _eq: $examId } }, ${ORDER}) {
  id version status attempts { value version answers } } }`;
const TYPES = 'query ($name: String!) { attendanceTypes(where: { name: { _eq: $name } }) { id } }';
