/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Todo } from './todo.ts';

export interface Todos {
  todos: Todo[];
  /** What undo takes back */
  changeSetId?: string;
}
