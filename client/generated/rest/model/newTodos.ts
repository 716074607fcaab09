/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NewTodo } from './newTodo.ts';

export interface NewTodos {
  /**
     * @minItems 1
     * @maxItems 500
     */
  items: NewTodo[];
}
