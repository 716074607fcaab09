/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface Named {
  participantId: Id;
  name: string;
  startsAt: string;
}
