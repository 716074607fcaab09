/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NoticeInputKind } from './noticeInputKind.ts';

export interface NoticeInput {
  kind?: NoticeInputKind;
  /**
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  /**
     * @minLength 1
     * @maxLength 10000
     */
  body: string;
  isPinned?: boolean;
}
