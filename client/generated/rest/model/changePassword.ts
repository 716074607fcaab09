/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NewPassword } from './newPassword.ts';
import type { Password } from './password.ts';

export interface ChangePassword {
  currentPassword: Password;
  newPassword: NewPassword;
}
