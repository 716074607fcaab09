/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImportColumn } from './importColumn.ts';
import type { ImportSheetRow } from './importSheetRow.ts';

/**
 * A sheet as it was read. It is sent back with cells mended, columns named and duplicates decided.
 */
export interface ImportSheet {
  /** @maxLength 200 */
  name: string;
  /**
     * Row number of the header, from 1
     * @minimum 1
     */
  headerRow: number;
  /**
     * @minItems 1
     * @maxItems 52
     */
  columns: ImportColumn[];
  /** @maxItems 10000 */
  rows: ImportSheetRow[];
}
