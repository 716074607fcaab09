/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Mode } from './mode.ts';
import type { Slot } from './slot.ts';
import type { SlotConflict } from './slotConflict.ts';
import type { Warning } from './warning.ts';

export interface CopyReport {
  mode: Mode;
  /** What is made, or would be */
  made: Slot[];
  /** What stands in the way; on COMMIT always empty, since it is refused (409 slot-conflicts) */
  conflicts: SlotConflict[];
  warnings: Warning[];
  /**
     * On COMMIT: what undo takes back
     * @nullable
     */
  changeSetId: string | null;
}
