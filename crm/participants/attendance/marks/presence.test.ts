import { expect, test } from 'vitest';
import type { AttendanceCell } from './records.ts';
import { attendancePresence } from './presence.ts';

const { placeOf, cellOf } = attendancePresence('lecture');
const record = '01990000-0000-7000-b000-000000000003';

test.each(['attendance', 'memo', 'lock', 'makeup'] as const)(
  'other browsers find the cell of a place: %s',
  (column) => {
    const cell: AttendanceCell = { record, column };
    expect(cellOf(placeOf(cell))).toEqual(cell);
    expect(placeOf(cell)).toMatch(/^[A-Za-z0-9 :._-]{1,100}$/);
  },
);

test.each(['', record, `${record} phone`, ' memo'])('no cell is found at "%s"', (place) => {
  expect(cellOf(place)).toBeUndefined();
});
