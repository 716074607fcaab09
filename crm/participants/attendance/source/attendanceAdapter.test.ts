import { expect, test, vi } from 'vitest';
import type { Mark } from '#client/generated/rest/participants.ts';
import type { ChangedCell } from '../../../grid/index.ts';
import { attendanceAdapter } from './attendanceAdapter.ts';
import { LOCKED, type AttendanceCell, type AttendanceRecord, type AttendanceType } from '../marks/records.ts';

const record = (id: string): AttendanceRecord => ({
  id,
  studentId: `student of ${id}`,
  weeklyLectureId: 'week',
  attendanceTypeId: null,
  memo: '',
  isLocked: false,
  lockReason: '',
  makeupForId: null,
  version: 3,
});
const types = [{ id: 'present', name: '출석' }] as AttendanceType[];
const marks: Mark[] = [];

function adapterOf(ids: readonly string[]) {
  const records = new Map(ids.map((id) => [id, record(id)]));
  const source = {
    recordNow: (id: string) => records.get(id),
    nameOf: (id: string) => id,
    keep: vi.fn(),
    stopReading: () => Promise.resolve(),
    reread: () => Promise.resolve(),
  };
  const calls = {
    one: vi.fn(() => Promise.resolve({} as Mark)),
    together: vi.fn(() => Promise.resolve({ changed: marks, skipped: [], changeSetId: 'set' })),
    fill: vi.fn((asked: readonly AttendanceRecord[]) =>
      Promise.resolve({
        changed: asked.slice(1).map(({ id }) => ({ id, version: 4 })) as Mark[],
        skipped: [],
        changeSetId: 'set',
      }),
    ),
  };
  return { adapter: attendanceAdapter(source, types, calls), calls, source };
}

const change = (id: string, column: AttendanceCell['column'], after: string | null): ChangedCell<AttendanceCell> => ({
  cell: { record: id, column },
  before: null,
  version: 3,
  after,
});

test('one cell is sent by its own call, several together, grouped by record', async () => {
  const { adapter, calls } = adapterOf(['a', 'b']);
  await adapter.send([change('a', 'attendance', 'present')], 'edit');
  expect(calls.one).toHaveBeenCalledOnce();
  const both = [
    change('a', 'attendance', 'present'),
    { ...change('b', 'memo', '늦음'), version: 9 },
    change('a', 'memo', '늦음'),
  ];
  await adapter.send(both, 'paste');
  expect(calls.together).toHaveBeenCalledWith(
    [
      { record: record('a'), version: 3, changes: [both[0], both[2]] },
      { record: record('b'), version: 9, changes: [both[1]] },
    ],
    'paste',
  );
});

test('deleted records are left out', async () => {
  const { adapter, calls } = adapterOf(['a']);
  await adapter.send([change('a', 'memo', '늦음'), change('gone', 'memo', '늦음')], 'edit');
  expect(calls.together).toHaveBeenCalledWith([expect.objectContaining({ record: record('a') })], 'edit');
  expect(adapter.now({ record: 'gone', column: 'memo' })).toBeUndefined();
});

test('a fill returns the cells that the server marked', async () => {
  const { adapter, calls } = adapterOf(['a', 'b']);
  const rest = [change('a', 'attendance', 'present'), change('b', 'attendance', 'present')];
  expect(await adapter.fill?.(rest)).toEqual({
    written: [rest[1]],
    advances: [{ key: 'b', from: 3, to: 4 }],
    changeSetId: 'set',
  });
  expect(calls.fill).toHaveBeenCalledWith([record('a'), record('b')], 'present');
});

test.each([
  ['attTypeId', ['attendance']],
  ['memo', ['memo']],
  ['isLocked', ['lock']],
  ['makeupForId', ['makeup']],
  [undefined, ['attendance', 'memo', 'lock', 'makeup']],
])('a conflict about %s concerns the column %s', (field, columns) => {
  const { adapter } = adapterOf(['a', 'b']);
  const changeSet = (['attendance', 'memo', 'lock', 'makeup'] as const).flatMap((column) => [
    change('a', column, 'x'),
    change('b', column, 'x'),
  ]);
  const conflict = {
    id: 'a',
    field,
    label: '',
    mine: '',
    theirs: '',
    theirVersion: 4,
    changedBy: null,
    changedAt: null,
  };
  const found = adapter.conflicting(changeSet, conflict).map(({ cell }) => cell);
  expect(found).toEqual(columns.map((column) => ({ record: 'a', column })));
});

test.each<[AttendanceCell['column'], string | null, string]>([
  ['attendance', 'present', '출석'],
  ['attendance', null, ''],
  ['memo', '늦음', '늦음'],
  ['lock', LOCKED, '잠금'],
  ['lock', null, '열림'],
  ['makeup', 'x', '보강 연결'],
  ['makeup', null, ''],
])('a value in the words of the server: %s %s', (column, value, words) => {
  expect(adapterOf([]).adapter.textOf({ record: 'a', column }, value)).toBe(words);
});
