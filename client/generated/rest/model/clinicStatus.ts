/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ClinicStatus = typeof ClinicStatus[keyof typeof ClinicStatus];


export const ClinicStatus = {
  NONE: 'NONE',
  REQUIRED: 'REQUIRED',
  RESERVED: 'RESERVED',
  DONE: 'DONE',
  EXEMPT: 'EXEMPT',
} as const;
