/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cell } from './cell.ts';
import type { ClinicStatus } from './clinicStatus.ts';
import type { Todo } from './todo.ts';

export interface Graded {
  todo: Todo;
  /** The retake that stands behind what failed */
  followUp: Todo | null;
  /** The retake that was graded; null where there is no score */
  cell: Cell | null;
  /** Of the attempt that asked for the work; null where none did */
  clinicStatus: ClinicStatus | null;
  /** What undo takes back */
  changeSetId: string;
}
