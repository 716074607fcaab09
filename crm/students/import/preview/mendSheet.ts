import type { ImportField, ImportSheet } from '#client/generated/rest/students.ts';

/** The sheet with one cell's text replaced. */
export const withCell = (sheet: ImportSheet, row: number, letter: string, text: string): ImportSheet =>
  withCells(sheet, [row], letter, text);

/** The sheet with the text of a column replaced in these rows. */
export function withCells(sheet: ImportSheet, rows: readonly number[], letter: string, text: string): ImportSheet {
  const at = sheet.columns.findIndex((column) => column.letter === letter);
  return mapRows(sheet, new Set(rows), (found) => ({
    ...found,
    cells: sheet.columns.map((_, index) => (index === at ? text : (found.cells[index] ?? ''))),
  }));
}

/** The sheet with a column assigned to another field; each field has at most one column, and what was open about it is decided. */
export function withField(sheet: ImportSheet, letter: string, field: ImportField | null): ImportSheet {
  const decided = [field, sheet.columns.find((column) => column.letter === letter)?.couldBe];
  const columns = sheet.columns.map((column) => {
    const couldBe = decided.includes(column.couldBe) ? null : (column.couldBe ?? null);
    if (column.letter === letter) return { ...column, field, couldBe };
    return { ...column, field: column.field === field ? null : column.field, couldBe };
  });
  return { ...sheet, columns };
}

/** The sheet with the decisions about rows: the id of a candidate, or NEW. */
export function withDecisions(sheet: ImportSheet, decisions: ReadonlyMap<number, string>): ImportSheet {
  const rows = sheet.rows.map((row) => {
    const student = decisions.get(row.row);
    return student === undefined ? row : { ...row, student };
  });
  return { ...sheet, rows };
}

function mapRows(
  sheet: ImportSheet,
  numbers: ReadonlySet<number>,
  change: (row: ImportSheet['rows'][number]) => ImportSheet['rows'][number],
): ImportSheet {
  return { ...sheet, rows: sheet.rows.map((row) => (numbers.has(row.row) ? change(row) : row)) };
}
