/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type SmsInputAddressee = typeof SmsInputAddressee[keyof typeof SmsInputAddressee];


export const SmsInputAddressee = {
  STUDENT: 'STUDENT',
  PARENT: 'PARENT',
} as const;
