/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Todo } from './todo.ts';

export interface StatusChanged {
  todo: Todo;
  /** The retake that stands behind what failed */
  followUp: Todo | null;
  /** What undo takes back */
  changeSetId: string;
}
