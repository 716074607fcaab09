/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TaCount } from './taCount.ts';

export interface TaCounts {
  counts: TaCount[];
}
