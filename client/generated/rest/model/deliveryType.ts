/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type DeliveryType = typeof DeliveryType[keyof typeof DeliveryType];


export const DeliveryType = {
  ONSITE: 'ONSITE',
  ONLINE: 'ONLINE',
  HOME: 'HOME',
} as const;
