/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Conflict } from './conflict.ts';
import type { ProblemErrorsItem } from './problemErrorsItem.ts';

/**
 * RFC 9457 problem details; `code` is stable, `detail` is Korean and tells what to do.
 */
export interface Problem {
  /** about:blank */
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  requestId: string;
  /** What is wrong, by field */
  errors?: ProblemErrorsItem[];
  /** On version-conflict: both values, who wrote the other and when */
  conflicts?: Conflict[];
}
