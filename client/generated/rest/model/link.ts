/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Version2 } from './version2.ts';

export interface Link {
  templateId: Id;
  version: Version2;
}
