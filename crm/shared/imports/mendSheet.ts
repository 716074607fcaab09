/** A sheet as it was read, which is sent back with corrections. */
export interface MendedSheet {
  columns: { letter: string; header: string; field: string | null; couldBe?: string | null }[];
  rows: { row: number; cells: string[]; student?: string }[];
}

/** The sheet with one cell's text replaced. */
export const withCell = <Sheet extends MendedSheet>(sheet: Sheet, row: number, letter: string, text: string): Sheet =>
  withCells(sheet, [row], letter, text);

/** The sheet with the text of a column replaced in these rows. */
export function withCells<Sheet extends MendedSheet>(
  sheet: Sheet,
  rows: readonly number[],
  letter: string,
  text: string,
): Sheet {
  const at = sheet.columns.findIndex((column) => column.letter === letter);
  return mapRows(sheet, new Set(rows), (found) => ({
    ...found,
    cells: sheet.columns.map((_, index) => (index === at ? text : (found.cells[index] ?? ''))),
  }));
}

/**
 * The sheet with a column assigned to another field; each field has at most one column, and what was open about it is decided.
 * @param many fields that several columns may have
 */
export function withField<Sheet extends MendedSheet>(
  sheet: Sheet,
  letter: string,
  field: Sheet['columns'][number]['field'],
  many: readonly string[] = [],
): Sheet {
  const decided = [field, sheet.columns.find((column) => column.letter === letter)?.couldBe];
  const isMany = field !== null && many.includes(field);
  const columns = sheet.columns.map((column) => {
    const couldBe = decided.includes(column.couldBe) ? null : (column.couldBe ?? null);
    if (column.letter === letter) return { ...column, field, couldBe };
    return { ...column, field: column.field === field && !isMany ? null : column.field, couldBe };
  });
  return { ...sheet, columns };
}

/** The sheet with the decisions about rows: the id of a candidate, or NEW. */
export function withDecisions<Sheet extends MendedSheet>(sheet: Sheet, decisions: ReadonlyMap<number, string>): Sheet {
  const rows = sheet.rows.map((row) => {
    const student = decisions.get(row.row);
    return student === undefined ? row : { ...row, student };
  });
  return { ...sheet, rows };
}

function mapRows<Sheet extends MendedSheet>(
  sheet: Sheet,
  numbers: ReadonlySet<number>,
  change: (row: MendedSheet['rows'][number]) => MendedSheet['rows'][number],
): Sheet {
  return { ...sheet, rows: sheet.rows.map((row) => (numbers.has(row.row) ? change(row) : row)) };
}
