import { expect, test } from 'vitest';
import { readWorkSheet } from './readWorkSheet.ts';
import { workSheet } from './workSheet.ts';

const people = {
  tas: [
    { id: 't1', user: { name: '이준호', isActive: true }, taWageTypes: [] },
    { id: 't2', user: { name: '김다온', isActive: true }, taWageTypes: [] },
    { id: 't3', user: { name: '김다온', isActive: true }, taWageTypes: [] },
  ],
  hourlyWageTypes: [{ id: 'k1', name: '수업 조교' }],
};
const header = ['이름', '날짜', '출근', '퇴근', '구분', '메모'];
const rowsOf = (texts: string[][]) => {
  const found = readWorkSheet(texts, people, '2026-03');
  return 'reason' in found ? null : found.rows;
};
const read = (...rows: string[][]) => rowsOf([['근무표'], header, ...rows]);

test('reads rows as people and Excel write them', () => {
  const rows = read(
    ['이준호', '2026-03-02', '18:00', '22:30', '수업 조교', '대타'],
    ['이준호', '2026.3.3', '2200', '2', '', ''],
    ['이 준 호', '2026-03-04', '9:00 AM', '0.5', '', ''],
    ['', '', '', '', '', ''],
  );
  expect(rows?.map(({ row, change }) => [row, change?.startedAt, change?.endedAt, change?.wageTypeId])).toEqual([
    [3, '2026-03-02T18:00:00+09:00', '2026-03-02T22:30:00+09:00', 'k1'],
    [4, '2026-03-03T22:00:00+09:00', '2026-03-04T02:00:00+09:00', null],
    [5, '2026-03-04T09:00:00+09:00', '2026-03-04T12:00:00+09:00', null],
  ]);
});

test('names every wrong cell', () => {
  const rows = read(
    ['홍길동', '2026-02-30', '25:00', '', '청소', 'x'.repeat(501)],
    ['김다온', '2026-03-02', '18:00', '18:00', '', ''],
  );
  expect(rows?.[0]?.problems.map(({ column }) => column)).toEqual(['이름', '날짜', '구분', '출근', '퇴근', '메모']);
  expect(rows?.[1]?.problems.map(({ column, message }) => [column, message])).toEqual([
    ['이름', '같은 이름의 조교가 여럿입니다'],
    ['퇴근', '출근과 같은 시각입니다'],
  ]);
  expect(rows?.every(({ change }) => change === null)).toBe(true);
  expect(readWorkSheet([['이름', '날짜']], people, '2026-03')).toEqual({ reason: expect.stringContaining('머리글') });
});

test('what is written out is read back, with the minutes that each month counts', () => {
  const shift = {
    id: 's1',
    taId: 't1',
    wageTypeId: 'k1',
    status: 'CLOSED',
    startedAt: '2026-03-31T22:00:00+09:00',
    endedAt: '2026-04-01T02:30:00+09:00',
    workDate: '2026-03-31',
    minutes: 270,
    nextDayMinutes: 150,
    memo: '',
    isOutMissing: false,
    version: 1,
    firstStartedAt: null,
    firstEndedAt: null,
    correctedAt: null,
    correctedByStaff: null,
  };
  const minutesOf = (shown: string) =>
    workSheet({ ...people, workRecords: [shift], workFlags: [] }, shown).rows.map((cells) => cells[4]);
  expect(['2026-03', '2026-03-31', '2026-04', '2026-04-01'].map(minutesOf)).toEqual([[120], [120], [150], []]);
  const sheet = workSheet({ ...people, workRecords: [shift], workFlags: [] }, '2026-03');
  const [row] = rowsOf([sheet.header, ...sheet.rows.map((cells) => cells.map(String))]) ?? [];
  expect(row?.change).toMatchObject({
    taId: 't1',
    wageTypeId: 'k1',
    startedAt: shift.startedAt,
    endedAt: shift.endedAt,
  });
});

test('reads the headers of others, and names the columns that it does not read', () => {
  const found = readWorkSheet(
    [
      ['성명', '근무일', '출근 시각', '퇴근 시각', '시급'],
      ['이준호', '3/2(월)', '18:00', '24:00', '12000'],
    ],
    people,
    '2026-03',
  );
  expect(found).toMatchObject({
    rows: [{ change: { startedAt: '2026-03-02T18:00:00+09:00', endedAt: '2026-03-03T00:00:00+09:00' } }],
    ignored: ['시급'],
  });
});
