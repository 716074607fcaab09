/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CellVersion } from './cellVersion.ts';

export interface Version2 {
  version: CellVersion;
}
