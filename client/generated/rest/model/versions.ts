/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * userId → version
 */
export interface Versions {[key: string]: number}
