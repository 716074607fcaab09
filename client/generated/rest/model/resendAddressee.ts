/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ResendAddressee = typeof ResendAddressee[keyof typeof ResendAddressee];


export const ResendAddressee = {
  STUDENT: 'STUDENT',
  PARENT: 'PARENT',
} as const;
