/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * How far the academy has come with its first steps, each read from the data itself; the second factor is the caller's own.
 * @summary 시작하기
 */
export const ReadSetupResponse = /*#__PURE__*/ zod.strictObject({
  "putAway": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Null where the academy was at work before there was a list'))
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Who put the list away and when; null while it is shown')),
  "students": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Students who are here')),
  "lectures": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Lectures that go on')),
  "plannedLectures": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Those of them that have weeks')),
  "enrollments": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Enrolments that are not over')),
  "staff": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Other people of the staff who can sign in')),
  "texts": /*#__PURE__*/ zod.strictObject({
  "way": /*#__PURE__*/ zod.enum(['solapi', 'outbox', 'off']).check(/*#__PURE__*/ zod.describe('Which way texts go')),
  "wereSent": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('A text has gone out'))
}),
  "linkedStudents": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Students for whom a parent link was made')),
  "backups": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "backedUpAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Moment of the newest backup')),
  "checkOk": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('How its check went; null before the first one')),
  "isElsewhere": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('It lies on another disk than the data'))
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null where backups are not taken by this process')),
  "hasSecondFactor": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The caller signs in with a second factor'))
})

/**
 * For all managers. Putting away what is away already changes nothing.
 * @summary 시작하기 숨기기, 다시 보기
 */
export const PutAwaySetupBody = /*#__PURE__*/ zod.object({
  "isPutAway": /*#__PURE__*/ zod.boolean()
})
export const PutAwaySetupResponse = /*#__PURE__*/ zod.void()
