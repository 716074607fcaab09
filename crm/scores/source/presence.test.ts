import { expect, test } from 'vitest';
import { gradePresence } from './presence.ts';
import type { GradePlace } from '../place.ts';

const { placeOf, cellOf } = gradePresence({ lectureId: 'l', weekId: 'w', view: 'week' } as GradePlace);
const scoreId = '01990000-0000-7000-b000-000000000003';

test.each(['value', 'status', 'delivery', 'clinic', 'grade', 'memo'] as const)(
  'other browsers find the cell of a place: %s',
  (column) => {
    const cell = { record: { scoreId, retakeNumber: 2 }, column };
    expect(cellOf(placeOf(cell))).toEqual(cell);
    expect(placeOf(cell)).toMatch(/^[A-Za-z0-9 :._-]{1,100}$/);
  },
);

test.each(['', scoreId, `${scoreId} 0`, `${scoreId} 0 phone`, `${scoreId} x value`])(
  'no cell is found at "%s"',
  (place) => {
    expect(cellOf(place)).toBeUndefined();
  },
);
