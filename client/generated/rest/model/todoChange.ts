/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Kind } from './kind.ts';
import type { Title } from './title.ts';
import type { Version5 } from './version5.ts';

export interface TodoChange {
  version: Version5;
  kind: Kind;
  title: Title;
  /** Stays when absent */
  retakeExamId?: Id | null;
  /**
     * Stays when absent
     * @maxLength 500
     */
  memo?: string;
}
