/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoginId } from './loginId.ts';
import type { Phone } from './phone.ts';

export interface FindPassword {
  loginId: LoginId;
  phone: Phone;
}
