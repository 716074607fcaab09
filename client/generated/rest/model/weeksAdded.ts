/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface WeeksAdded {
  id: Id;
  /** In the order asked for; id is the first */
  ids: Id[];
  /**
     * The change set of a run in the audit log
     * @nullable
     */
  changeSetId: string | null;
}
