/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImportField } from './importField.ts';

export interface ImportColumn {
  /** @pattern ^[A-Z]{1,2}$ */
  letter: string;
  /**
     * As it is written in the sheet
     * @maxLength 32767
     */
  header: string;
  field: ImportField | null;
}
