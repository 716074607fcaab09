/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { NewPassword } from './newPassword.ts';

export interface ResetPassword {
  uuid: Id;
  newPassword: NewPassword;
}
