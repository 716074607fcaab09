/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * It goes last.
 * @summary 디데이 만들기
 */
export const CreateLectureDdayParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid()
})
export const createLectureDdayBodyTitleMax = 30;
export const CreateLectureDdayBody = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createLectureDdayBodyTitleMax)),
  "fallsOn": /*#__PURE__*/ zod.iso.date()
})
export const CreateLectureDdayResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Refused when they are not exactly the D-days of one lecture (409 list-changed).
 * @summary 디데이 순서 바꾸기
 */
export const orderLectureDdaysBodyIdsMax = 1000;
export const OrderLectureDdaysBody = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderLectureDdaysBodyIdsMax)).check(/*#__PURE__*/ zod.describe('Every D-day of one lecture, first to last'))
})
export const OrderLectureDdaysResponse = /*#__PURE__*/ zod.void()

/**
 * Refused when somebody changed it since (409 version-conflict).
 * @summary 디데이 수정
 */
export const UpdateLectureDdayParams = /*#__PURE__*/ zod.object({
  "ddayId": /*#__PURE__*/ zod.uuid()
})
export const updateLectureDdayBodyOneTitleMax = 30;
export const UpdateLectureDdayBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateLectureDdayBodyOneTitleMax)),
  "fallsOn": /*#__PURE__*/ zod.iso.date()
}), /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
}))
export const UpdateLectureDdayResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 디데이 삭제
 */
export const DeleteLectureDdayParams = /*#__PURE__*/ zod.object({
  "ddayId": /*#__PURE__*/ zod.uuid()
})
export const DeleteLectureDdayResponse = /*#__PURE__*/ zod.void()
