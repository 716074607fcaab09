/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type QuestionMapPairsItem = {
  /**
     * Of the retake paper
     * @minimum 1
     * @maximum 100
     */
  number: number;
  /**
     * Of the exam
     * @minimum 1
     * @maximum 100
     */
  originalNumber: number;
};
