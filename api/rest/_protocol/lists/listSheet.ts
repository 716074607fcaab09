import { beyondColumns, columnLetter, type TextSheet } from '#ui-kit/format/workbook/textSheet.ts';
import { cleanLine } from '../text.ts';
import { isPlain, type HeaderReader } from './header.ts';

/** A column of a list, and what it holds. */
export interface ListColumn<Field extends string> {
  letter: string;
  header: string;
  field: Field | null;
  couldBe?: Field | null | undefined;
}

/** A row of a list, its cells in the order of the columns. */
export interface ListRow {
  row: number;
  cells: string[];
}

/** A list as it was read from a sheet. */
export interface ListSheet<Field extends string> {
  name: string;
  headerRow: number;
  columns: ListColumn<Field>[];
  rows: ListRow[];
}

/** What a list is of. */
export interface ListKind<Field extends string> {
  headers: HeaderReader<Field>;
  /** The field that every such list has. */
  main: Field;
  /** Fields whose number tells a row from the line of totals. */
  numbers: readonly Field[];
  /** Fields that several columns may have. @default [] */
  many?: readonly Field[];
  /** What the name of a sheet among others is, where no column is it. */
  sheetName: Field;
}

/** The limit of columns, and Excel's limit of characters in a cell. */
const columnLimit = 52;
const cellLimit = 32_767;

/** A sheet with what of it is behind the columns that a list of students may have. */
export function withBeyond(sheet: TextSheet): TextSheet {
  const isWide = sheet.rows.some((row) => row.slice(columnLimit - 1).some((cell) => cell.trim() !== ''));
  return isWide ? { ...sheet, unread: [...sheet.unread, beyondColumns(columnLimit - 1)] } : sheet;
}

/** The index of the column of a field; -1 when there is none. */
export function columnOf<Field extends string>(columns: readonly ListColumn<Field>[], field: Field): number {
  return columns.findIndex((column) => column.field === field);
}

/** The list of a sheet under its header; null without one. `isOneOfMany`: its name is offered as a column. */
export function readListSheet<Field extends string>(
  { name, rows }: TextSheet,
  kind: ListKind<Field>,
  isOneOfMany: boolean,
): ListSheet<Field> | null {
  const headerRow = kind.headers.findHeader(rows);
  if (headerRow === null) return null;
  const below = rows.slice(headerRow);
  const width = Math.min(columnLimit - 1, Math.max(...rows.slice(headerRow - 1).map((row) => row.length)));
  const written = kind.headers.headersOf(rows, headerRow);
  const headers = Array.from({ length: width }, (_, at) => (written[at] ?? '').slice(0, cellLimit));
  // A name over two columns for looks says the same in both.
  const isSameAgain = (at: number): boolean =>
    headers[at] === headers[at - 1] && below.every((row) => row[at] === row[at - 1]);
  const kept = headers.flatMap((header, at) =>
    header === '' ? (below.some((row) => row[at]) ? [{ header, at }] : []) : isSameAgain(at) ? [] : [{ header, at }],
  );
  const columns = nameColumns(kept, kind);
  const title = name.slice(0, 200);
  const found = below
    .map((row, at) => ({
      row: headerRow + at + 1,
      cells: kept.map((column) => (row[column.at] ?? '').slice(0, cellLimit)),
    }))
    .filter(({ cells }) => isEntry(cells, columns, kind));
  const list = { name: title, headerRow, columns, rows: found };
  return isOneOfMany ? withSheetName(list, kind) : list;
}

/** A sheet among others is often a class: its name is offered as a column. */
function withSheetName<Field extends string>(
  { columns, rows, name, ...list }: ListSheet<Field>,
  { sheetName }: ListKind<Field>,
): ListSheet<Field> {
  const isClass = columnOf(columns, sheetName) < 0 && !/^(sheet|시트)\s*\d*$/i.test(name);
  return {
    ...list,
    name,
    columns: [...columns, { letter: '', header: '시트 이름', field: isClass ? sheetName : null, couldBe: null }],
    rows: rows.map((row) => ({ ...row, cells: [...row.cells, name] })),
  };
}

/** A field has one column, but for some. Where several say the same the one without a word in brackets has it; else a person chooses. */
function nameColumns<Field extends string>(
  kept: readonly { header: string; at: number }[],
  { headers, many = [] }: ListKind<Field>,
): ListColumn<Field>[] {
  const claims = kept.map(({ header }) => headers.fieldOf(header));
  return kept.map(({ header, at }, index) => {
    const field = claims[index] ?? null;
    if (field !== null && many.includes(field)) return { letter: columnLetter(at), header, field, couldBe: null };
    const alike = kept.filter((_, other) => field !== null && claims[other] === field);
    const plain = alike.filter((other) => isPlain(other.header));
    const chosen = alike.length === 1 ? alike[0] : plain.length === 1 ? plain[0] : firstNumbered(alike);
    const isChosen = chosen?.at === at;
    return {
      letter: columnLetter(at),
      header,
      field: isChosen ? field : null,
      couldBe: chosen === undefined ? field : null,
    };
  });
}

/** 보호자1 연락처 among 보호자2 연락처; undefined where they are not counted. */
const firstNumbered = <Column extends { header: string }>(alike: readonly Column[]): Column | undefined =>
  alike.every(({ header }) => /\d/.test(header)) ? alike.find(({ header }) => /1/.test(header)) : undefined;

const totals = /^(합계|총계|소계|누계|계|총원|총인원|인원|인원수|평균)(:?\d+명?)?$/;

/** Skips blank rows, totals and repeated headers. */
function isEntry<Field extends string>(
  cells: readonly string[],
  columns: readonly ListColumn<Field>[],
  { headers, main, numbers }: ListKind<Field>,
): boolean {
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
  if (headers.fieldOf(text(main)) !== null) return false;
  return !totals.test(first.replaceAll(' ', '')) || numbers.map(text).some(hasNumber);
}

/** A number of a student or a phone; 24명 is none. */
const hasNumber = (text: string): boolean => text.replaceAll(/\D/g, '').length >= 5;
