/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CellVersion } from './cellVersion.ts';
import type { DeliveryType } from './deliveryType.ts';

export interface DeliveryInput {
  version: CellVersion;
  deliveryType: DeliveryType;
}
