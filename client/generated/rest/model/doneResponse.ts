/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Done } from './done.ts';

/**
 * 끝남
 */
export type DoneResponse = Done;
