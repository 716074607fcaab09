/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DeliveryType } from './deliveryType.ts';
import type { Id } from './id.ts';
import type { Points } from './points.ts';

export interface RetakeInput {
  /** A paper of its own */
  retakeExamId?: Id | null;
  deliveryType?: DeliveryType;
  value?: Points | null;
}
