/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * @summary 내 캘린더 주소가 있는지
 */
export const ReadCalendarLinkResponse = /*#__PURE__*/ zod.strictObject({
  "createdAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Null without an address'))
})

/**
 * An address at which a calendar reads one's lessons, bookings and D-days without signing in. The one before stops working.
 * @summary 내 캘린더 주소 만들기
 */
export const CreateCalendarLinkResponse = /*#__PURE__*/ zod.strictObject({
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Kept nowhere: who loses it makes another'))
})

/**
 * The address stops working at once. Without one it does nothing.
 * @summary 내 캘린더 주소 없애기
 */
export const RevokeCalendarLinkResponse = /*#__PURE__*/ zod.void()
