/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WeekInput } from './weekInput.ts';

export type NewWeeks = WeekInput & {
  /**
     * The other weeks of a run: added with the first, all or none, as one change set
     * @maxItems 59
     */
  following?: WeekInput[];
};
