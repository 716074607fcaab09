/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * Copies its participants from the enrollments on that date; hours and room default to the lecture's.
 * @summary 주차 만들기
 */
export const CreateWeeklyLectureParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid()
})

export const createWeeklyLectureBodyWeekNumberMax = 100;

export const createWeeklyLectureBodyStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createWeeklyLectureBodyEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createWeeklyLectureBodyRoomMax = 30;



export const CreateWeeklyLectureBody = /*#__PURE__*/ zod.object({
  "weekNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createWeeklyLectureBodyWeekNumberMax)),
  "heldOn": /*#__PURE__*/ zod.iso.date(),
  "startsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createWeeklyLectureBodyStartsAtRegExp))),
  "endsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createWeeklyLectureBodyEndsAtRegExp))),
  "room": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createWeeklyLectureBodyRoomMax)))
})

export const CreateWeeklyLectureResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 이름 있는 주차 만들기 (특강, 보강)
 */
export const CreateSpecialWeeklyLectureParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid()
})

export const createSpecialWeeklyLectureBodySpecialNameMax = 30;

export const createSpecialWeeklyLectureBodyStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createSpecialWeeklyLectureBodyEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createSpecialWeeklyLectureBodyRoomMax = 30;



export const CreateSpecialWeeklyLectureBody = /*#__PURE__*/ zod.object({
  "specialName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createSpecialWeeklyLectureBodySpecialNameMax)),
  "heldOn": /*#__PURE__*/ zod.iso.date(),
  "startsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createSpecialWeeklyLectureBodyStartsAtRegExp))),
  "endsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createSpecialWeeklyLectureBodyEndsAtRegExp))),
  "room": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createSpecialWeeklyLectureBodyRoomMax)))
})

export const CreateSpecialWeeklyLectureResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 주차 고치기
 */
export const UpdateWeeklyLectureParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})

export const updateWeeklyLectureBodyWeekNumberMax = 100;

export const updateWeeklyLectureBodyStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateWeeklyLectureBodyEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateWeeklyLectureBodyRoomMax = 30;



export const UpdateWeeklyLectureBody = /*#__PURE__*/ zod.object({
  "weekNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateWeeklyLectureBodyWeekNumberMax)),
  "heldOn": /*#__PURE__*/ zod.iso.date(),
  "startsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateWeeklyLectureBodyStartsAtRegExp))),
  "endsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateWeeklyLectureBodyEndsAtRegExp))),
  "room": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateWeeklyLectureBodyRoomMax)))
})

export const UpdateWeeklyLectureResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Refused while it has attendance, memos or locks (409 in-use).
 * @summary 주차 지우기
 */
export const DeleteWeeklyLectureParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})

export const DeleteWeeklyLectureResponse = /*#__PURE__*/ zod.void()

/**
 * @summary 이름 있는 주차 고치기
 */
export const UpdateSpecialWeeklyLectureParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})

export const updateSpecialWeeklyLectureBodySpecialNameMax = 30;

export const updateSpecialWeeklyLectureBodyStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateSpecialWeeklyLectureBodyEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateSpecialWeeklyLectureBodyRoomMax = 30;



export const UpdateSpecialWeeklyLectureBody = /*#__PURE__*/ zod.object({
  "specialName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateSpecialWeeklyLectureBodySpecialNameMax)),
  "heldOn": /*#__PURE__*/ zod.iso.date(),
  "startsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateSpecialWeeklyLectureBodyStartsAtRegExp))),
  "endsAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateSpecialWeeklyLectureBodyEndsAtRegExp))),
  "room": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateSpecialWeeklyLectureBodyRoomMax)))
})

export const UpdateSpecialWeeklyLectureResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

