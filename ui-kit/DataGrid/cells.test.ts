import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSorting, sortRows, templateOf, textOf } from './cells.ts';
import type { GridColDef } from './types.ts';

interface Row {
  id: string;
  name: string | null;
  points?: number | null;
}

const columns: GridColDef<Row>[] = [
  { field: 'name', flex: 1, minWidth: 80 },
  { field: 'points', width: 90, valueFormatter: (points: number) => `${points}점` },
  { field: 'twice', valueGetter: (_value, row) => (row.points ?? 0) * 2 },
];
const [name, points, twice] = columns as [GridColDef<Row>, GridColDef<Row>, GridColDef<Row>];
const rows: Row[] = [
  { id: 'a', name: '하은', points: 10 },
  { id: 'b', name: null, points: 9 },
  { id: 'c', name: '3반', points: 100 },
  { id: 'd', name: '12반', points: null },
];
const ids = (found: readonly Row[]) => found.map(({ id }) => id).join('');

describe('a cell', () => {
  it('shows its value, as it is, formatted or made from the row', () => {
    expect([name, points, twice].map((column) => textOf(column, rows[0]!))).toEqual(['하은', '10점', '20']);
  });
  it('shows nothing where there is no value', () => expect(textOf(name, rows[1]!)).toBe(''));
});

describe('rows', () => {
  it('are sorted by figures as figures and by texts in Korean, with figures in them, the empty ones first', () => {
    expect(ids(sortRows(rows, columns, { field: 'points', direction: 'asc' }))).toBe('dbac');
    expect(ids(sortRows(rows, columns, { field: 'points', direction: 'desc' }))).toBe('cabd');
    expect(ids(sortRows(rows, columns, { field: 'name', direction: 'asc' }))).toBe('bcda');
  });
  it('stay as they are without an order, or with one of a column that is gone', () => {
    expect(sortRows(rows, columns, null)).toBe(rows);
    expect(sortRows(rows, columns, { field: 'gone', direction: 'asc' })).toBe(rows);
  });
  it('keep their order where their values are the same', () => {
    const row = fc.record({ id: fc.uuid(), points: fc.option(fc.integer({ min: 0, max: 3 })), name: fc.constant('') });
    fc.assert(
      fc.property(fc.array(row), (some) => {
        const sorted = sortRows(some, columns, { field: 'points', direction: 'asc' });
        expect(sorted.toSorted((a, b) => some.indexOf(a as never) - some.indexOf(b as never))).toEqual(some);
        for (const [at, one] of sorted.entries()) {
          const next = sorted[at + 1];
          if (next && one.points === next.points)
            expect(some.indexOf(one as never)).toBeLessThan(some.indexOf(next as never));
        }
      }),
    );
  });
});

it('a header is asked for ascending, descending, and the list’s own order', () => {
  const first = nextSorting({ field: 'other', direction: 'desc' }, 'name');
  const second = nextSorting(first, 'name');
  expect([first, second, nextSorting(second, 'name')]).toEqual([
    { field: 'name', direction: 'asc' },
    { field: 'name', direction: 'desc' },
    null,
  ]);
});

it('columns share the room, unless somebody sized them', () => {
  expect(templateOf(columns, true, new Map())).toBe('42px minmax(80px, 1fr) 90px 100px minmax(0, auto)');
  expect(templateOf(columns, false, new Map([['name', 210]]))).toBe('210px 90px 100px minmax(0, auto)');
});
