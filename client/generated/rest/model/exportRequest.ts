/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ExportColumn } from './exportColumn.ts';
import type { ExportRequestFormat } from './exportRequestFormat.ts';
import type { Id } from './id.ts';

export interface ExportRequest {
  /**
     * @minItems 1
     * @maxItems 20000
     */
  userIds: Id[];
  /**
     * @minItems 1
     * @maxItems 12
     */
  columns: ExportColumn[];
  /** What the file will be; kept with the purpose */
  format: ExportRequestFormat;
  /**
     * Why the personal data leave the house
     * @minLength 2
     * @maxLength 200
     */
  purpose: string;
  /**
     * What the list was narrowed to, as people read it; empty for all
     * @maxLength 500
     */
  filter: string;
}
