/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StudentInput } from './studentInput.ts';

export type StudentChange = StudentInput & {
  /**
     * The version of the student this write changes
     * @minimum 1
     */
  version: number;
};
