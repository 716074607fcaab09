/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * @summary 강의 만들기
 */
export const createLectureBodyNameMax = 60;
export const createLectureBodyTeacherNameMax = 50;
export const createLectureBodyWeekdayMax = 7;
export const createLectureBodyStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createLectureBodyEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createLectureBodyRoomDefault = ``;
export const createLectureBodyRoomMax = 30;
export const createLectureBodyCapacityMax = 1000;
export const createLectureBodyWatchedPercentMax = 100;
export const createLectureBodyHoursItemWeekdayMax = 7;
export const createLectureBodyHoursItemStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createLectureBodyHoursItemEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const createLectureBodyHoursMax = 12;
export const CreateLectureBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createLectureBodyNameMax)),
  "teacherName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createLectureBodyTeacherNameMax)),
  "weekday": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createLectureBodyWeekdayMax)).check(/*#__PURE__*/ zod.describe('ISO: 1 월요일 … 7 일요일')),
  "startsAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createLectureBodyStartsAtRegExp)),
  "endsAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createLectureBodyEndsAtRegExp)),
  "room": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createLectureBodyRoomMax)), createLectureBodyRoomDefault),
  "capacity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createLectureBodyCapacityMax)),
  "watchedPercent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createLectureBodyWatchedPercentMax))).check(/*#__PURE__*/ zod.describe('From how much on a video counts as watched; absent: it stays as it is, 90 in a new lecture')),
  "isPublic": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Visitors see it on the first page; absent: it stays as it is, hidden in a new lecture')),
  "hours": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "weekday": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createLectureBodyHoursItemWeekdayMax)).check(/*#__PURE__*/ zod.describe('ISO: 1 월요일 … 7 일요일')),
  "startsAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createLectureBodyHoursItemStartsAtRegExp)),
  "endsAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createLectureBodyHoursItemEndsAtRegExp))
})).check(/*#__PURE__*/ zod.maxLength(createLectureBodyHoursMax))).check(/*#__PURE__*/ zod.describe('Weekly hours besides the one above; absent: they stay as they are')),
  "startsOn": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('First day of the term; absent: it stays as it is')),
  "endsOn": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Last day of the term; absent: it stays as it is'))
})
export const CreateLectureResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 강의 수정
 */
export const UpdateLectureParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid()
})
export const updateLectureBodyOneNameMax = 60;
export const updateLectureBodyOneTeacherNameMax = 50;
export const updateLectureBodyOneWeekdayMax = 7;
export const updateLectureBodyOneStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateLectureBodyOneEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateLectureBodyOneRoomDefault = ``;
export const updateLectureBodyOneRoomMax = 30;
export const updateLectureBodyOneCapacityMax = 1000;
export const updateLectureBodyOneWatchedPercentMax = 100;
export const updateLectureBodyOneHoursItemWeekdayMax = 7;
export const updateLectureBodyOneHoursItemStartsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateLectureBodyOneHoursItemEndsAtRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');
export const updateLectureBodyOneHoursMax = 12;
export const updateLectureBodyTwoDryRunDefault = false;
export const UpdateLectureBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateLectureBodyOneNameMax)),
  "teacherName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateLectureBodyOneTeacherNameMax)),
  "weekday": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateLectureBodyOneWeekdayMax)).check(/*#__PURE__*/ zod.describe('ISO: 1 월요일 … 7 일요일')),
  "startsAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateLectureBodyOneStartsAtRegExp)),
  "endsAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateLectureBodyOneEndsAtRegExp)),
  "room": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateLectureBodyOneRoomMax)), updateLectureBodyOneRoomDefault),
  "capacity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateLectureBodyOneCapacityMax)),
  "watchedPercent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateLectureBodyOneWatchedPercentMax))).check(/*#__PURE__*/ zod.describe('From how much on a video counts as watched; absent: it stays as it is, 90 in a new lecture')),
  "isPublic": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Visitors see it on the first page; absent: it stays as it is, hidden in a new lecture')),
  "hours": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "weekday": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateLectureBodyOneHoursItemWeekdayMax)).check(/*#__PURE__*/ zod.describe('ISO: 1 월요일 … 7 일요일')),
  "startsAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateLectureBodyOneHoursItemStartsAtRegExp)),
  "endsAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateLectureBodyOneHoursItemEndsAtRegExp))
})).check(/*#__PURE__*/ zod.maxLength(updateLectureBodyOneHoursMax))).check(/*#__PURE__*/ zod.describe('Weekly hours besides the one above; absent: they stay as they are')),
  "startsOn": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('First day of the term; absent: it stays as it is')),
  "endsOn": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Last day of the term; absent: it stays as it is'))
}), /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there')),
  "dryRun": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), updateLectureBodyTwoDryRunDefault).check(/*#__PURE__*/ zod.describe('Only says which of its students have another class then'))
}))
export const UpdateLectureResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "clashes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "userId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "lecture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the other lecture')),
  "at": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('When it meets, in Korean: `화 18:00–20:00`, of dated lessons `3월 3일 (화) 18:00–20:00 외 2회`'))
}).check(/*#__PURE__*/ zod.describe('A student who has another lesson at that hour. It may be meant, so nothing is refused.'))).check(/*#__PURE__*/ zod.describe('Students who have another lesson at that hour, by name'))
})

/**
 * No new weeks or enrollments afterwards; students still read it.
 * @summary 강의 종료
 */
export const DisableLectureParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid()
})
export const DisableLectureResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})
