/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NewPassword } from './newPassword.ts';

export interface ChangeSupervisorPassword {
  /**
     * Needed for one's own; a manager gives a colleague a temporary one without it
     * @minLength 1
     * @maxLength 128
     */
  currentPassword?: string;
  newPassword: NewPassword;
}
