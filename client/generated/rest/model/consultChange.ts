/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ConsultInput } from './consultInput.ts';

export type ConsultChange = ConsultInput & {
  /** @minimum 1 */
  version: number;
};
