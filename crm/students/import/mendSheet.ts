import type { ImportField, ImportSheet } from '#client/generated/rest/students.ts';

/** The sheet with one cell's text replaced. */
export function withCell(sheet: ImportSheet, row: number, letter: string, text: string): ImportSheet {
  const at = sheet.columns.findIndex((column) => column.letter === letter);
  return mapRow(sheet, row, (found) => ({
    ...found,
    cells: sheet.columns.map((_, index) => (index === at ? text : (found.cells[index] ?? ''))),
  }));
}

/** The sheet with a column assigned to another field; each field has at most one column. */
export function withField(sheet: ImportSheet, letter: string, field: ImportField | null): ImportSheet {
  const columns = sheet.columns.map((column) => {
    if (column.letter === letter) return { ...column, field };
    return column.field === field ? { ...column, field: null } : column;
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

function mapRow(
  sheet: ImportSheet,
  number: number,
  change: (row: ImportSheet['rows'][number]) => ImportSheet['rows'][number],
): ImportSheet {
  return { ...sheet, rows: sheet.rows.map((row) => (row.row === number ? change(row) : row)) };
}
