import type { BodyOf } from '#openapi/generated/operations.ts';
import { beyondColumns, columnLetter, type TextSheet } from '#ui-kit/format/workbook/textSheet.ts';
import { cleanLine } from '../../../_protocol/text.ts';
import type { Field } from './fields.ts';
import { fieldOf, findHeader, headersOf, isPlain } from './header.ts';

/** A sheet with its columns, as read from a file or sent back with corrections. */
export type RosterSheet = NonNullable<BodyOf<'importStudents'>['sheet']>;
export type RosterRow = RosterSheet['rows'][number];
export type RosterColumn = RosterSheet['columns'][number];

/** The limit of columns, and Excel's limit of characters in a cell. */
const columnLimit = 52;
const cellLimit = 32_767;

/** The sheets with students under a header that names them; without one, those whose columns can be named by hand. */
export function findRosters(sheets: readonly TextSheet[]): { from: TextSheet; roster: RosterSheet }[] {
  const rosters = sheets.flatMap((from) => {
    const roster = toRoster(from, sheets.length > 1);
    return roster === null ? [] : [{ from, roster }];
  });
  const named = rosters.filter(({ roster: { columns } }) =>
    columns.some(({ field, couldBe }) => field === 'name' || couldBe === 'name'),
  );
  const lists = named.length > 0 ? named : rosters;
  const filled = lists.filter(({ roster }) => roster.rows.length > 0);
  return filled.length > 0 ? filled : lists;
}

/** A sheet with what of it is behind the columns that a list of students may have. */
export function withBeyond(sheet: TextSheet): TextSheet {
  const isWide = sheet.rows.some((row) => row.slice(columnLimit - 1).some((cell) => cell.trim() !== ''));
  return isWide ? { ...sheet, unread: [...sheet.unread, beyondColumns(columnLimit - 1)] } : sheet;
}

/** The index of the column of a field; -1 when there is none. */
export function columnOf(columns: readonly RosterColumn[], field: Field): number {
  return columns.findIndex((column) => column.field === field);
}

function toRoster({ name, rows }: TextSheet, isOneOfMany: boolean): RosterSheet | null {
  const headerRow = findHeader(rows);
  if (headerRow === null) return null;
  const below = rows.slice(headerRow);
  const width = Math.min(columnLimit - 1, Math.max(...rows.slice(headerRow - 1).map((row) => row.length)));
  const written = headersOf(rows, headerRow);
  const headers = Array.from({ length: width }, (_, at) => (written[at] ?? '').slice(0, cellLimit));
  // A name over two columns for looks says the same in both.
  const isSameAgain = (at: number): boolean =>
    headers[at] === headers[at - 1] && below.every((row) => row[at] === row[at - 1]);
  const kept = headers.flatMap((header, at) =>
    header === '' ? (below.some((row) => row[at]) ? [{ header, at }] : []) : isSameAgain(at) ? [] : [{ header, at }],
  );
  const columns = nameColumns(kept);
  const title = name.slice(0, 200);
  const students = below
    .map((row, at) => ({
      row: headerRow + at + 1,
      cells: kept.map((column) => (row[column.at] ?? '').slice(0, cellLimit)),
    }))
    .filter(({ cells }) => isStudent(cells, columns));
  const roster = { name: title, headerRow, columns, rows: students };
  return isOneOfMany ? withSheetName(roster) : roster;
}

/** A sheet among others is often a class: its name is offered as a column. */
function withSheetName({ columns, rows, name, ...roster }: RosterSheet): RosterSheet {
  const isClass = columnOf(columns, 'lecture') < 0 && !/^(sheet|시트)\s*\d*$/i.test(name);
  return {
    ...roster,
    name,
    columns: [...columns, { letter: '', header: '시트 이름', field: isClass ? 'lecture' : null, couldBe: null }],
    rows: rows.map((row) => ({ ...row, cells: [...row.cells, name] })),
  };
}

/** A field has one column. Where several say the same the one without a word in brackets has it; else a person chooses. */
function nameColumns(kept: readonly { header: string; at: number }[]): RosterColumn[] {
  const claims = kept.map(({ header }) => fieldOf(header));
  return kept.map(({ header, at }, index) => {
    const field = claims[index] ?? null;
    const alike = kept.filter((_, other) => field !== null && claims[other] === field);
    const plain = alike.filter((other) => isPlain(other.header));
    const chosen = alike.length === 1 ? alike[0] : plain.length === 1 ? plain[0] : undefined;
    const isChosen = chosen?.at === at;
    return {
      letter: columnLetter(at),
      header,
      field: isChosen ? field : null,
      couldBe: chosen === undefined ? field : null,
    };
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
  // A header again, or the fields of a list that goes from left to right.
  if (fieldOf(text('name')) !== null) return false;
  return !totals.test(first.replaceAll(' ', '')) || [text('studentNumber'), text('phone')].some(hasNumber);
}

/** A number of a student or a phone; 24명 is none. */
const hasNumber = (text: string): boolean => text.replaceAll(/\D/g, '').length >= 5;
