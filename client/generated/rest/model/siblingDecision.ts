/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SiblingDecisionStatus } from './siblingDecisionStatus.ts';

export interface SiblingDecision {
  /** @nullable */
  status: SiblingDecisionStatus;
}
