import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Conflict } from '#client/generated/rest/shared.ts';
import { atTheirVersions, conflictEdits, isHarmless } from './conflicts.ts';
import type { CellKey, ChangeSet } from '../types.ts';

type Cell = CellKey<string, 'mark' | 'memo'>;

const adapter = {
  conflicting: (changeSet: ChangeSet<Cell>, { id, field }: Conflict) =>
    changeSet.filter(({ cell }) => cell.record === id && (field === undefined || field === cell.column)),
  textOf: (_cell: Cell, value: string | null) => value ?? '',
};

const conflict = (part: Partial<Conflict>): Conflict => ({
  id: 'a',
  field: 'mark',
  label: '',
  mine: '출석',
  theirs: '지각',
  theirVersion: 7,
  changedBy: '박조교',
  changedAt: '2026-11-03T09:41:00Z',
  ...part,
});
const changeSet: ChangeSet<Cell> = [
  { cell: { record: 'a', column: 'mark' }, before: null, version: 3, after: '출석' },
  { cell: { record: 'a', column: 'memo' }, before: '감기', version: 3, after: '병원' },
  { cell: { record: 'b', column: 'mark' }, before: '결석', version: 3, after: '출석' },
];

test.each([
  ['the cell holds what was found there', conflict({ theirs: null }), true],
  ['the cell was emptied and was empty', conflict({ theirs: '' }), true],
  ['the cell holds another value', conflict({}), false],
  [
    'a record without a field: one of its cells holds another value',
    conflict({ field: undefined, theirs: null }),
    false,
  ],
  ['another cell of the record holds what was found there', conflict({ field: 'memo', theirs: '감기' }), true],
  ['the cell already holds the wanted value', conflict({ theirs: '출석' }), true],
  ['the record is none of the change set', conflict({ id: 'z' }), false],
])('%s', (_, asked, expected) => {
  expect(isHarmless(changeSet, asked, adapter)).toBe(expected);
});

test("the server's versions replace those of the cells in conflict only", () => {
  const repeated = atTheirVersions(changeSet, [conflict({ field: undefined }), conflict({ id: 'z' })], adapter);
  expect(repeated.map(({ version }) => version)).toEqual([7, 7, 3]);
});

test('a cell in conflict has both values and who wrote the other one', () => {
  const message = (part: Partial<Conflict>) => conflictEdits(changeSet, [conflict(part)], adapter)[0]?.message;
  expect(message({})).toBe('박조교님이 먼저 바꿨습니다: 지각');
  expect(message({ changedBy: null, theirs: null })).toBe('다른 사람이 먼저 바꿨습니다: 비움');
});

test('a conflict never loses either value', () => {
  const value = fc.option(fc.string({ minLength: 1 }), { nil: null });
  const changed = fc.record({ before: value, after: value, theirs: value, field: fc.constantFrom('mark', 'memo') });
  fc.assert(
    fc.property(fc.uniqueArray(changed, { minLength: 1, selector: ({ field }) => field }), (cells) => {
      const asked = cells.map(({ field, before, after }) => ({
        cell: { record: 'a', column: field as Cell['column'] },
        before,
        version: 3,
        after,
      }));
      const conflicts = cells.map(({ field, theirs }) => conflict({ field, theirs }));
      // Either the other person changed another value, or both values wait for a choice.
      for (const one of conflicts) {
        const mine = cells.find(({ field }) => field === one.field)!;
        if (isHarmless(asked, one, adapter)) expect([mine.before, mine.after]).toContain(one.theirs);
        const [edit, ...others] = conflictEdits(asked, [one], adapter);
        expect(others).toEqual([]);
        expect(edit).toMatchObject({ state: 'conflict', value: mine.after, conflict: { theirs: mine.theirs } });
      }
    }),
  );
});
