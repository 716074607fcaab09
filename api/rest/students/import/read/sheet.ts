import type { BodyOf } from '#openapi/generated/operations.ts';
import type { TextSheet } from '#ui-kit/format/workbook/textSheet.ts';
import { headerReader } from '../../../_protocol/lists/header.ts';
import { readListSheet, type ListKind } from '../../../_protocol/lists/listSheet.ts';
import { importFields, ownNumberWords, type Field } from './fields.ts';

/** A sheet with its columns, as read from a file or sent back with corrections. */
export type RosterSheet = NonNullable<BodyOf<'importStudents'>['sheet']>;
export type RosterRow = RosterSheet['rows'][number];
export type RosterColumn = RosterSheet['columns'][number];

export { columnOf, withBeyond } from '../../../_protocol/lists/listSheet.ts';

export const headers = headerReader(importFields, 'name');

const roster: ListKind<Field> = { headers, main: 'name', numbers: ['studentNumber', 'phone'], sheetName: 'lecture' };

/** The sheets with students under a header that names them; without one, those whose columns can be named by hand. */
export function findRosters(sheets: readonly TextSheet[]): { from: TextSheet; roster: RosterSheet }[] {
  const rosters = sheets.flatMap((from) => {
    const found = readListSheet(from, roster, sheets.length > 1);
    return found === null ? [] : [{ from, roster: withoutOtherNumbers(found) }];
  });
  const named = rosters.filter(({ roster: { columns } }) =>
    columns.some(({ field, couldBe }) => field === 'name' || couldBe === 'name'),
  );
  const lists = named.length > 0 ? named : rosters;
  const filled = lists.filter(({ roster: { rows } }) => rows.length > 0);
  return filled.length > 0 ? filled : lists;
}

/** The numbers of another program, which are not of eight digits, are none of ours: their column is not read. */
function withoutOtherNumbers(roster: RosterSheet): RosterSheet {
  const isOther = ({ header, field }: RosterColumn, at: number): boolean =>
    field === 'studentNumber' &&
    !ownNumberWords.some((word) => header.replaceAll(/\s/g, '').includes(word)) &&
    roster.rows.some(({ cells }) => /\S/.test(cells[at] ?? '') && !/^\d{8}$/.test((cells[at] ?? '').trim()));
  const columns = roster.columns.map((column, at) => (isOther(column, at) ? { ...column, field: null } : column));
  return { ...roster, columns };
}
