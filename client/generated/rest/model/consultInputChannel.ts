/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ConsultInputChannel = typeof ConsultInputChannel[keyof typeof ConsultInputChannel];


export const ConsultInputChannel = {
  PHONE: 'PHONE',
  VISIT: 'VISIT',
  VIDEO_CALL: 'VIDEO_CALL',
  MESSAGE: 'MESSAGE',
} as const;
