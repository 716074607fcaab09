/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ProblemErrorsItem = {
  /** Dotted path in the body, or the name of a parameter */
  field: string;
  message: string;
};
