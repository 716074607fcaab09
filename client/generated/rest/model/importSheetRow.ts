/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface ImportSheetRow {
  /**
     * Row number in the sheet, from 1
     * @minimum 1
     */
  row: number;
  /**
     * Texts in the order of the columns; a formula begins with =
     * @maxItems 52
     * @items.maxLength 32767
     */
  cells: string[];
  /**
     * Whom a possible duplicate means: the id of a candidate, or NEW for somebody else
     * @maxLength 36
     */
  student?: string;
}
