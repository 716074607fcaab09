/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Time } from './time.ts';

export interface LectureInput {
  /**
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  teacherName: string;
  /**
     * ISO: 1 월요일 … 7 일요일
     * @minimum 1
     * @maximum 7
     */
  weekday: number;
  startsAt: Time;
  endsAt: Time;
  /** @maxLength 30 */
  room?: string;
  /**
     * @minimum 1
     * @maximum 1000
     */
  capacity: number;
}
