import type { BodyOf } from '#openapi/generated/operations.ts';
import { columnLetter, type TextSheet } from '../../../adapters/xlsx.ts';
import { cleanLine } from '../../_protocol/text.ts';
import type { Field } from './fields.ts';
import { fieldOf, findHeader, isHeaderWord } from './header.ts';

/** A sheet with its columns, as read from a file or sent back with corrections. */
export type RosterSheet = NonNullable<BodyOf<'importStudents'>['sheet']>;
export type RosterRow = RosterSheet['rows'][number];
export type RosterColumn = RosterSheet['columns'][number];

/** The limit of columns, and Excel's limit of characters in a cell. */
const columnLimit = 52;
const cellLimit = 32_767;

/** The first sheet with a header that names students; without one, the first whose columns can be named by hand; null when there is none. */
export function findRoster(sheets: readonly TextSheet[]): RosterSheet | null {
  const rosters = sheets.map(toRoster).filter((roster) => roster !== null);
  return rosters.find((roster) => columnOf(roster.columns, 'name') >= 0) ?? rosters[0] ?? null;
}

/** The index of the column of a field; -1 when there is none. */
export function columnOf(columns: readonly RosterColumn[], field: Field): number {
  return columns.findIndex((column) => column.field === field);
}

function toRoster({ name, rows }: TextSheet): RosterSheet | null {
  const headerRow = findHeader(rows);
  if (headerRow === null) return null;
  const below = rows.slice(headerRow);
  const width = Math.min(columnLimit, Math.max(...rows.slice(headerRow - 1).map((row) => row.length)));
  const headers = Array.from({ length: width }, (_, at) =>
    cleanLine(rows[headerRow - 1]?.[at] ?? '').slice(0, cellLimit),
  );
  const kept = headers.flatMap((header, at) => (header !== '' || below.some((row) => row[at]) ? [{ header, at }] : []));
  const columns = nameColumns(kept);
  return {
    name: name.slice(0, 200),
    headerRow,
    columns,
    rows: below
      .map((row, at) => ({
        row: headerRow + at + 1,
        cells: kept.map((column) => (row[column.at] ?? '').slice(0, cellLimit)),
      }))
      .filter(({ cells }) => isStudent(cells, columns)),
  };
}

// A field has one column: the first with its name.
function nameColumns(kept: readonly { header: string; at: number }[]): RosterColumn[] {
  const named = new Set<Field>();
  return kept.map(({ header, at }) => {
    const known = fieldOf(header);
    const field = known === null || named.has(known) ? null : known;
    if (field !== null) named.add(field);
    return { letter: columnLetter(at), header, field };
  });
}

const totals = /^(합계|총계|소계|누계|계|총원|총인원|인원|인원수|평균)(:?\d+명?)?$/;

/** Skips blank rows, totals and repeated headers. */
function isStudent(cells: readonly string[], columns: readonly RosterColumn[]): boolean {
  const texts = cells.map(cleanLine);
  const first = texts.find((text) => text !== '');
  if (first === undefined) return false;
  const text = (field: Field) => texts[columnOf(columns, field)] ?? '';
  if (
    columns.some(({ field }) => field !== null) &&
    columns.every(({ field }, at) => field === null || texts[at] === '')
  )
    return false;
  if (isHeaderWord('name', text('name'))) return false;
  return !totals.test(first.replaceAll(' ', '')) || text('studentNumber') !== '' || text('phone') !== '';
}
