/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * 끝남
 */
export type NoContentResponse = void;
