/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Answer } from './answer.ts';
import type { Points } from './points.ts';
import type { QuestionGradingRule } from './questionGradingRule.ts';
import type { QuestionKind } from './questionKind.ts';

export interface Question {
  /**
     * @minimum 1
     * @maximum 100
     */
  number: number;
  kind?: QuestionKind;
  /** Null until known */
  answer?: Answer | null;
  /**
     * Further answers that count as right
     * @maxItems 20
     */
  alsoAccepts?: Answer[];
  points: Points;
  /** @maxLength 50 */
  unit?: string;
  gradingRule?: QuestionGradingRule;
}
