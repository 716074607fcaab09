/** The content of a file for Excel: texts, formatted for people, and figures to calculate with. */
export interface SheetFile<Cell extends SheetCell = SheetCell> {
  header: readonly string[];
  rows: readonly (readonly Cell[])[];
}

type SheetCell = string | number;

/** An .xlsx file whose texts are texts for Excel, so that no phone number loses its 0 and no text becomes a formula. */
export const xlsxFile = (sheet: SheetFile): Promise<Blob> => xlsxBook({ 명단: sheet });

/** The same with several sheets, by name. */
export async function xlsxBook(sheets: Readonly<Record<string, SheetFile>>): Promise<Blob> {
  const { writeXlsx } = await import('hucre');
  const bytes = await writeXlsx({
    sheets: Object.entries(sheets).map(([name, { header, rows }]) => ({
      name,
      columns: header.map((_, at) => ({
        width: widthOf([header, ...rows.slice(0, 200)], at),
        numFmt: rows.some((row) => typeof row[at] === 'number') ? 'General' : '@',
      })),
      rows: [[...header], ...rows.map((row) => row.map(safeCell))],
      freezePane: { rows: 1 },
    })),
  });
  return new Blob([new Uint8Array(bytes)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}

/** A .csv file that Excel opens as UTF-8. */
export async function csvFile({ header, rows }: SheetFile): Promise<Blob> {
  const { writeCsv } = await import('hucre/csv');
  const text = writeCsv([[...header], ...rows.map((row) => row.map(safeCell))], { bom: true });
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}

const safeCell = (cell: SheetCell): SheetCell => (typeof cell === 'string' ? neutralised(cell) : cell);

/** Keeps a spreadsheet from running a text as a formula: one that could be a formula gets a `'` before it. */
export function neutralised(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

// Hangul is twice as wide as a digit.
function widthOf(rows: readonly (readonly SheetCell[])[], at: number): number {
  const widths = rows.map((row) =>
    [...String(row[at] ?? '')].reduce((sum, letter) => sum + (letter > '\u00ff' ? 2 : 1), 2),
  );
  return Math.min(40, Math.max(8, ...widths));
}
