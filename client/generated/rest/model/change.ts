/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cutline } from './cutline.ts';
import type { Name } from './name.ts';
import type { Points } from './points.ts';
import type { Version2 } from './version2.ts';

/**
 * What is left out stays
 */
export interface Change {
  version: Version2;
  name?: Name;
  cutline?: Cutline;
  totalPoints?: Points;
}
