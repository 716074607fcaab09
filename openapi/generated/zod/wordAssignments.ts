/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * The whole deck or a run of its words, for a lecture, a week, or single students: exactly one of the three (422 one-group). Refused when more
 * words are asked for than there are (409 target-too-high), and with a day that is over (422 past-day).
 * @summary 단어장을 과제로 등록
 */
export const CreateWordAssignmentParams = /*#__PURE__*/ zod.object({
  "deckId": /*#__PURE__*/ zod.uuid()
})
export const createWordAssignmentBodyOneFirstPlaceMax = 100000;
export const createWordAssignmentBodyOneLastPlaceMax = 100000;
export const createWordAssignmentBodyOneTargetMax = 2000;
export const createWordAssignmentBodyTwoStudentIdsMax = 1000;
export const CreateWordAssignmentBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "firstPlace": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createWordAssignmentBodyOneFirstPlaceMax)).check(/*#__PURE__*/ zod.describe('From which word of the deck on')),
  "lastPlace": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createWordAssignmentBodyOneLastPlaceMax))).check(/*#__PURE__*/ zod.describe('Up to which word; null for the end of the deck')),
  "dueOn": /*#__PURE__*/ zod.iso.date(),
  "target": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createWordAssignmentBodyOneTargetMax))).check(/*#__PURE__*/ zod.describe('How many of the words must be known; null for all'))
}), /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "weeklyLectureId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "studentIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createWordAssignmentBodyTwoStudentIdsMax)))
}))
export const CreateWordAssignmentResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * The words, the day and the target; whom it is for stays. Refused when somebody changed it since (409 version-conflict).
 * @summary 단어 과제 수정
 */
export const UpdateWordAssignmentParams = /*#__PURE__*/ zod.object({
  "assignmentId": /*#__PURE__*/ zod.uuid()
})
export const updateWordAssignmentBodyOneFirstPlaceMax = 100000;
export const updateWordAssignmentBodyOneLastPlaceMax = 100000;
export const updateWordAssignmentBodyOneTargetMax = 2000;
export const UpdateWordAssignmentBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "firstPlace": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateWordAssignmentBodyOneFirstPlaceMax)).check(/*#__PURE__*/ zod.describe('From which word of the deck on')),
  "lastPlace": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateWordAssignmentBodyOneLastPlaceMax))).check(/*#__PURE__*/ zod.describe('Up to which word; null for the end of the deck')),
  "dueOn": /*#__PURE__*/ zod.iso.date(),
  "target": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateWordAssignmentBodyOneTargetMax))).check(/*#__PURE__*/ zod.describe('How many of the words must be known; null for all'))
}), /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('The version this change was made from'))
}))
export const UpdateWordAssignmentResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * What was learnt stays.
 * @summary 단어 과제 삭제
 */
export const DeleteWordAssignmentParams = /*#__PURE__*/ zod.object({
  "assignmentId": /*#__PURE__*/ zod.uuid()
})
export const DeleteWordAssignmentResponse = /*#__PURE__*/ zod.void()
