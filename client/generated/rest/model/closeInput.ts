/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Mode } from './mode.ts';
import type { ReserveType } from './reserveType.ts';

export interface CloseInput {
  date: string;
  reserveType?: ReserveType;
  mode: Mode;
}
