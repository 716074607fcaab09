/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BatchKind } from './batchKind.ts';
import type { CellChange } from './cellChange.ts';

export interface Batch {
  /** What the person did, for the audit log */
  kind?: BatchKind;
  /**
     * @minItems 1
     * @maxItems 5000
     */
  changes: CellChange[];
}
