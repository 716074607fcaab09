/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Answers } from './answers.ts';
import type { DeliveryType } from './deliveryType.ts';
import type { Id } from './id.ts';
import type { Points } from './points.ts';
import type { Version5 } from './version5.ts';

/**
 * One of value, answers, passed: the last for work without a score, or whose score stays as it is
 */
export interface GradeInput2 {
  todoId: Id;
  version: Version5;
  value?: Points;
  answers?: Answers;
  passed?: boolean;
  deliveryType?: DeliveryType;
}
