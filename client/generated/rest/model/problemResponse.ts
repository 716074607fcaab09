/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * 4xx: 잘못된 요청, 권한 없음, 없음, 충돌
 */
export type ProblemResponse = Problem;
