/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Points } from './points.ts';

/**
 * Null for none
 */
export type Cutline = Points | null;
