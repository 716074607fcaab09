import { describe, expect, test } from 'vitest';
import { todayInSeoul } from '#ui-kit';
import { studentOrder, studentWhere, type StudentFilters } from './studentQuery.ts';

const where = (filters: Partial<StudentFilters>) =>
  studentWhere(Object.entries(filters).map(([field, value]) => ({ field, operator: 'eq' as const, value })));

describe('order', () => {
  test('always ends with the student number, so that pages never overlap', () => {
    expect(studentOrder([{ field: 'name', order: 'desc' }])).toEqual([
      { name: 'desc_nulls_last' },
      { studentNumber: 'asc' },
    ]);
  });

  test('an unknown column sorts by student number', () => {
    expect(studentOrder([{ field: 'constructor', order: 'asc' }])).toEqual([{ studentNumber: 'asc' }]);
    expect(studentOrder([])).toEqual([{ studentNumber: 'asc' }]);
  });
});

describe('conditions', () => {
  test('active students by default', () => {
    expect(where({})).toEqual({ _and: [{ isActive: { _eq: true } }] });
    expect(where({ state: 'inactive' })).toEqual({ _and: [{ isActive: { _eq: false } }] });
    expect(where({ state: 'all' })).toEqual({ _and: [] });
  });

  test('a lecture matches students enrolled today and students it represents', () => {
    const enrolled = where({ state: 'all', lecture: 'l1' })._and?.[0]?.student?._and?.[0]?._or;
    expect(enrolled).toHaveLength(2);
    expect(enrolled?.[0]?.enrollments).toMatchObject({
      lectureId: { _eq: 'l1' },
      fromDate: { _lte: todayInSeoul() },
    });
  });
});
