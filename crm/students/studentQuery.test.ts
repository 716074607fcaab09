import { describe, expect, test } from 'vitest';
import { studentFilters, studentVariables } from './studentQuery.ts';

const today = '2026-03-02';
const asked = (change: Partial<typeof studentFilters>) => studentVariables({ ...studentFilters, ...change }, today);

describe('paging', () => {
  test('starts with 25 rows', () => {
    expect(asked({})).toMatchObject({ limit: 25, offset: 0 });
    expect(asked({ page: '3', size: '50' })).toMatchObject({ limit: 50, offset: 100 });
  });

  test('an invalid address gets defaults', () => {
    expect(asked({ page: '-4', size: '1000000' })).toMatchObject({ limit: 25, offset: 0 });
    expect(asked({ page: 'x', size: '' })).toMatchObject({ limit: 25, offset: 0 });
  });
});

describe('order', () => {
  test('always ends with the student number, so that pages never overlap', () => {
    expect(asked({ sort: '-name' }).orderBy).toEqual([{ name: 'desc_nulls_last' }, { studentNumber: 'asc' }]);
  });

  test('an unknown column sorts by student number', () => {
    expect(asked({ sort: 'constructor' }).orderBy).toEqual([{ studentNumber: 'asc' }]);
  });
});

describe('conditions', () => {
  test('active students by default', () => {
    expect(asked({}).where).toEqual({ _and: [{ isActive: { _eq: true } }] });
    expect(asked({ state: 'all' }).where).toEqual({ _and: [] });
  });

  test('a lecture matches students enrolled today and students it represents', () => {
    const { where } = asked({ state: 'all', lecture: 'l1' });
    const enrolled = where._and?.[0]?.student?._and?.[0]?._or;
    expect(enrolled).toHaveLength(2);
    expect(enrolled?.[0]?.enrollments).toMatchObject({
      lectureId: { _eq: 'l1' },
      fromDate: { _lte: today },
    });
  });
});
