/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Marks the student as absent, or only takes the notice away. Saying it twice changes nothing. 409 locked.
 * @summary 결석 알림 확인하기
 */
export const DecideAbsenceParams = /*#__PURE__*/ zod.object({
  "noticeId": /*#__PURE__*/ zod.uuid()
})
export const DecideAbsenceBody = /*#__PURE__*/ zod.object({
  "accept": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The student is marked as absent; else only the notice goes'))
})
export const DecideAbsenceResponse = /*#__PURE__*/ zod.void()
