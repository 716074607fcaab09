/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoginId } from './loginId.ts';
import type { Password } from './password.ts';

export interface Login {
  loginId: LoginId;
  password: Password;
}
