/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Question } from './question.ts';

/**
 * @maxItems 100
 */
export type Questions = Question[];
