/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChangeSetKind } from './changeSetKind.ts';
import type { ParticipantChange } from './participantChange.ts';

/**
 * Any changes of participants of the lecture, in any of its weeks; all of them are made or none. A value that is left out stays.
 */
export interface ChangeSet {
  /** What the person did, for the audit log */
  kind?: ChangeSetKind;
  /**
     * @minItems 1
     * @maxItems 5000
     */
  changes: ParticipantChange[];
}
