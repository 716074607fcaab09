/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface Version {
  /**
     * The version of the participant this write changes
     * @minimum 1
     */
  version: number;
}
