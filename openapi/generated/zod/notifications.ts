/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * These, or without ids all of one's own. Ids of others do nothing.
 * @summary 알림을 읽음으로
 */
export const readNotificationsBodyIdsMax = 100;



export const ReadNotificationsBody = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(readNotificationsBodyIdsMax))).check(/*#__PURE__*/ zod.describe('All of one\'s own without it'))
})

export const ReadNotificationsResponse = /*#__PURE__*/ zod.void()

/**
 * Neither a notice nor a text goes to a student who does not want the kind. Texts to the guardian go all the same.
 * @summary 알림 종류를 받거나 받지 않기
 */
export const SetNotificationPreferenceParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['ABSENT', 'LATE', 'ARRIVAL', 'DEPARTURE', 'CLINIC_RESERVED', 'CLINIC_PROMOTED', 'CLINIC_CANCELLED', 'CLINIC_TOMORROW', 'SCORE_SHOWN', 'CLINIC_TODO', 'ANNOUNCEMENT', 'QUESTION_ANSWERED', 'REPORT_CARD', 'DDAY_WEEK', 'PASSWORD_RESET'])
})

export const SetNotificationPreferenceBody = /*#__PURE__*/ zod.object({
  "isWanted": /*#__PURE__*/ zod.boolean()
})

export const SetNotificationPreferenceResponse = /*#__PURE__*/ zod.void()

