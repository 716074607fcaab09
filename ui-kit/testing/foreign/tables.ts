import type { ForeignFile } from './types.ts';
import { textRows, workbook } from './workbook.ts';

type Sheets = Parameters<typeof workbook>[0];

/** Makes workbooks of a kind, of the texts of their first sheet and what is said of them. */
export const tablesOf =
  (kind: ForeignFile['kind'], sheet: string) =>
  (name: string, leftBy: string, rows: string[][], expected: string[], ...others: Sheets): ForeignFile => ({
    name,
    leftBy,
    kind,
    expected,
    bytes: () => workbook([{ name: sheet, rows: textRows(rows) }, ...others]),
  });

/** Makes text files of a kind. */
export const textsOf =
  (kind: ForeignFile['kind']) =>
  (name: string, leftBy: string, text: string, expected: string[]): ForeignFile => ({
    name,
    leftBy,
    kind,
    expected,
    bytes: () => new TextEncoder().encode(text),
  });
