import type { SheetFile } from '../../shared/lists/sheetFile.ts';
import { keyFieldNames, keyListFields, keyValueText, type KeyRow } from './keyRows.ts';

/** A key as a file for Excel, one row per question, to be filled in and imported. */
export function keySheet(rows: readonly KeyRow[]): SheetFile<string> {
  return {
    header: ['문항', ...keyListFields.map((field) => keyFieldNames[field])],
    rows: rows.map((row) => [row.id, ...keyListFields.map((field) => keyValueText(field, row[field]))]),
  };
}
