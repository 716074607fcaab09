/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Grade } from './grade.ts';
import type { Phone } from './phone.ts';

export interface StudentInput {
  /**
     * @minLength 1
     * @maxLength 50
     */
  name: string;
  /** @pattern ^[0-9]{8}$ */
  studentNumber?: string;
  phone?: Phone | null;
  /** @maxLength 30 */
  school?: string;
  grade?: Grade | null;
  /** @maxLength 50 */
  parentName?: string;
  parentPhone?: Phone | null;
}
