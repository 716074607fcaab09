/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReportLinksLinksItem } from './reportLinksLinksItem.ts';

export interface ReportLinks {
  links: ReportLinksLinksItem[];
  /** Numbers a message waits for */
  queued: number;
  /** Students of whose parents no number is known */
  withoutPhone: number;
}
