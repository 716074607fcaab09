/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TemporaryPasswordsPasswordsItem } from './temporaryPasswordsPasswordsItem.ts';

export interface TemporaryPasswords {
  passwords: TemporaryPasswordsPasswordsItem[];
}
