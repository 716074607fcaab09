/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { SheetField } from './sheetField.ts';

export interface SheetPage {
  id: Id;
  version: number;
  /**
     * The page upright as a data URL of a JPEG; null when there is none
     * @nullable
     */
  image: string | null;
  /** Of the page, in the unit of the fields */
  width: number;
  height: number;
  fields: SheetField[];
}
