/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type AuthInfoUserType = typeof AuthInfoUserType[keyof typeof AuthInfoUserType];


export const AuthInfoUserType = {
  STUDENT: 'STUDENT',
  TA: 'TA',
  ADMIN: 'ADMIN',
} as const;
