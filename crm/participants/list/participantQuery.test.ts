import { expect, test } from 'vitest';
import { participantOrder, participantWhere } from './participantQuery.ts';

const inWeek = [
  { field: 'week', operator: 'eq', value: 'w' } as const,
  { field: 'lecture', operator: 'eq', value: 'l' } as const,
];
const week = { weeklyLectureId: { _eq: 'w' } };

test('the week alone', () => {
  expect(participantWhere(inWeek)).toEqual({ _and: [week] });
});

test.each([
  ['김민수', '김민수'],
  ['ㄱㅁㅅ', '김민수'],
  ['김 ㅁ', '김 민수'],
  ['2026', '20260001'],
])('%s finds %s', (value, text) => {
  const { _and } = participantWhere([...inWeek, { field: 'q', operator: 'contains', value }]);
  const [, { student }] = _and as [object, { student: { _or: [{ user: { name: { _iregex: string } } }, object] } }];
  expect(text).toMatch(new RegExp(student._or[0].user.name._iregex));
});

test('who is only in this week is not enrolled in its lecture on its date', () => {
  const guests = participantWhere([...inWeek, { field: 'onlyOn', operator: 'eq', value: '2026-11-24' }]);
  const enrolled = {
    lectureId: { _eq: 'l' },
    fromDate: { _lte: '2026-11-24' },
    _or: [{ toDate: { _is_null: true } }, { toDate: { _gte: '2026-11-24' } }],
  };
  expect(guests).toEqual({ _and: [week, { _not: { student: { enrollments: enrolled } } }] });
});

test('the order is unique, so that no page repeats a row', () => {
  const byName = [{ student: { user: { name: 'asc' } } }, { student: { studentNumber: 'asc' } }];
  expect(participantOrder([])).toEqual(byName);
  expect(participantOrder([{ field: 'memo', order: 'desc' }])).toEqual([{ memo: 'desc' }, ...byName]);
  expect(participantOrder([{ field: 'number', order: 'desc' }])).toEqual([
    { student: { studentNumber: 'desc' } },
    ...byName,
  ]);
});
