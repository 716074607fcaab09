/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Questions } from './questions.ts';
import type { Version2 } from './version2.ts';

export interface Key {
  version: Version2;
  questions: Questions;
}
