/** What a file for Excel holds: every cell is a text, as people read it. */
export interface SheetFile {
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

/** An .xlsx file whose cells Excel keeps as texts: no phone loses its 0, no text becomes a formula. */
export async function xlsxFile({ header, rows }: SheetFile): Promise<Blob> {
  const { writeXlsx } = await import('hucre');
  const bytes = await writeXlsx({
    sheets: [
      {
        name: '명단',
        columns: header.map((_, at) => ({ width: widthOf([header, ...rows.slice(0, 200)], at), numFmt: '@' })),
        rows: [[...header], ...rows.map((row) => row.map(neutralised))],
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([new Uint8Array(bytes)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}

/** The texts of the first visible sheet of an .xlsx file, row by row. Throws for what is none. */
export async function readSheetTexts(file: Blob): Promise<string[][]> {
  const { readXlsx } = await import('hucre');
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()), {
    range: 'A1:Z2000',
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  });
  const texts = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value ?? ''));
  return (sheets[0]?.rows ?? []).map((row) => row.map(texts));
}

/** A .csv file that Excel opens as UTF-8. */
export async function csvFile({ header, rows }: SheetFile): Promise<Blob> {
  const { writeCsv } = await import('hucre/csv');
  const text = writeCsv([[...header], ...rows.map((row) => row.map(neutralised))], { bom: true });
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}

/** A text that no spreadsheet runs as a formula: what could be one gets a `'` before it. */
export function neutralised(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

// Hangul is twice as wide as a digit.
function widthOf(rows: readonly (readonly string[])[], at: number): number {
  const widths = rows.map((row) => [...(row[at] ?? '')].reduce((sum, letter) => sum + (letter > '\u00ff' ? 2 : 1), 2));
  return Math.min(40, Math.max(8, ...widths));
}
