/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Mode } from './mode.ts';
import type { ReserveType } from './reserveType.ts';

export interface CopyInput {
  fromDate: string;
  /**
     * @minItems 1
     * @maxItems 60
     */
  toDates: string[];
  reserveType?: ReserveType;
  mode: Mode;
}
