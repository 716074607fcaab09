/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Version2 } from './version2.ts';

export interface VersionOnly {
  version: Version2;
}
