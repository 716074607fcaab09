/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export type ReportLinksLinksItem = {
  id: Id;
  studentId: Id;
  /** Kept nowhere: who loses it makes another */
  url: string;
};
