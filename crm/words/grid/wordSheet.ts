import type { SheetFile } from '../../shared/lists/sheetFile.ts';
import { fieldNames, type WordField, type WordRow } from './wordRows.ts';

const FIELDS = Object.keys(fieldNames) as WordField[];

/** The words as a file for Excel. */
export function wordSheet(rows: readonly WordRow[]): SheetFile<string> {
  const words = rows.filter(({ term, meaning }) => term !== '' || meaning !== '');
  return {
    header: FIELDS.map((field) => fieldNames[field]),
    rows: words.map((row) => FIELDS.map((field) => row[field])),
  };
}
