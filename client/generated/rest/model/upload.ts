/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface Upload {
  fileId: Id;
  /** Takes the content by PUT until it expires */
  url: string;
  expiresAt: string;
}
