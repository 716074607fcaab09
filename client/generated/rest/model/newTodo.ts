/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Kind } from './kind.ts';
import type { Title } from './title.ts';

export interface NewTodo {
  studentId: Id;
  kind: Kind;
  title: Title;
  scoreAttemptId?: Id;
  retakeExamId?: Id;
  /** @maxLength 500 */
  memo?: string;
}
