/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface Download {
  fileId: Id;
  /** Of this origin; lives 5 minutes, for the sign-in that asked */
  url: string;
  expiresAt: string;
}
