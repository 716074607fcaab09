/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DeliveryType } from './deliveryType.ts';
import type { Id } from './id.ts';

export interface RetakesInput {
  /**
     * One named twice counts once
     * @minItems 1
     * @maxItems 500
     */
  scoreIds: Id[];
  /** A paper of its own */
  retakeExamId?: Id | null;
  deliveryType?: DeliveryType;
}
