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
  "kind": /*#__PURE__*/ zod.enum(['ABSENT', 'LATE', 'ARRIVAL', 'DEPARTURE', 'CLINIC_RESERVED', 'CLINIC_PROMOTED', 'CLINIC_CANCELLED', 'CLINIC_TOMORROW', 'CLINIC_MOVED', 'WEEK_MOVED', 'SCORE_SHOWN', 'CLINIC_TODO', 'ANNOUNCEMENT', 'QUESTION_ANSWERED', 'REPORT_CARD', 'DDAY_WEEK', 'PASSWORD_RESET'])
})
export const SetNotificationPreferenceBody = /*#__PURE__*/ zod.object({
  "isWanted": /*#__PURE__*/ zod.boolean()
})
export const SetNotificationPreferenceResponse = /*#__PURE__*/ zod.void()

/**
 * The key a browser subscribes with, null where there is no push, and one's quiet hours.
 * @summary 푸시 알림 설정
 */
export const readPushSettingsResponseOneQuietFromRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const readPushSettingsResponseOneQuietToRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const ReadPushSettingsResponse = /*#__PURE__*/ zod.strictObject({
  "quietFrom": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readPushSettingsResponseOneQuietFromRegExp)),
  "quietTo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(readPushSettingsResponseOneQuietToRegExp)),
  "publicKey": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('VAPID, base64url'))
})

/**
 * The same time twice for never.
 * @summary 푸시를 받지 않는 시간
 */
export const setQuietHoursBodyQuietFromRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const setQuietHoursBodyQuietToRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const SetQuietHoursBody = /*#__PURE__*/ zod.object({
  "quietFrom": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setQuietHoursBodyQuietFromRegExp)),
  "quietTo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setQuietHoursBodyQuietToRegExp))
})
export const SetQuietHoursResponse = /*#__PURE__*/ zod.void()

/**
 * Until one signs out here. 400 for an address of no known push service; 409 push-off where there is no push.
 * @summary 이 기기에서 푸시 받기
 */
export const subscribePushBodyOneEndpointMin = 10;
export const subscribePushBodyOneEndpointMax = 1000;
export const subscribePushBodyTwoP256dhRegExp = new RegExp('^[A-Za-z0-9_-]{87}$');
export const subscribePushBodyTwoAuthRegExp = new RegExp('^[A-Za-z0-9_-]{22}$');
export const SubscribePushBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "endpoint": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(subscribePushBodyOneEndpointMin)).check(/*#__PURE__*/ zod.maxLength(subscribePushBodyOneEndpointMax)).check(/*#__PURE__*/ zod.describe('Address at the push service'))
}), /*#__PURE__*/ zod.object({
  "p256dh": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(subscribePushBodyTwoP256dhRegExp)).check(/*#__PURE__*/ zod.describe('Public key of the browser, base64url')),
  "auth": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(subscribePushBodyTwoAuthRegExp)).check(/*#__PURE__*/ zod.describe('Secret of the browser, base64url'))
}))
export const SubscribePushResponse = /*#__PURE__*/ zod.void()

/**
 * Saying it twice changes nothing.
 * @summary 이 기기에서 푸시 받지 않기
 */
export const unsubscribePushBodyEndpointMin = 10;
export const unsubscribePushBodyEndpointMax = 1000;
export const UnsubscribePushBody = /*#__PURE__*/ zod.object({
  "endpoint": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(unsubscribePushBodyEndpointMin)).check(/*#__PURE__*/ zod.maxLength(unsubscribePushBodyEndpointMax)).check(/*#__PURE__*/ zod.describe('Address at the push service'))
})
export const UnsubscribePushResponse = /*#__PURE__*/ zod.void()
