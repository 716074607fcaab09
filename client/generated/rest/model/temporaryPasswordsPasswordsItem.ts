/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export type TemporaryPasswordsPasswordsItem = {
  userId: Id;
  name: string;
  loginId: string;
  temporaryPassword: string;
};
