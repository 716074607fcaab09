/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * Keeps answers to words and computes what is known of each word from all of its answers. Each answer carries an id of the device that asked,
 * so that sending it twice counts once, and devices may send theirs in any order. Times are corrected by the difference between `sentAt` and
 * the server's clock. Answers to words one may no longer read are named in `refused`.
 * @summary 낱말 복습 남기기
 */
export const reviewWordsBodyReviewsItemRatingMax = 4;

export const reviewWordsBodyReviewsMax = 200;



export const ReviewWordsBody = /*#__PURE__*/ zod.object({
  "sentAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.describe('Now by the clock of the device')),
  "reviews": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Given by the device, a new one for each answer')),
  "wordId": /*#__PURE__*/ zod.uuid(),
  "rating": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(reviewWordsBodyReviewsItemRatingMax)).check(/*#__PURE__*/ zod.describe('1 다시, 2 어려움, 3 알맞음, 4 쉬움')),
  "reviewedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.describe('By the clock of the device')),
  "isUndone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Taken back; it counts no longer'))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reviewWordsBodyReviewsMax))
})

export const ReviewWordsResponse = /*#__PURE__*/ zod.strictObject({
  "states": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "wordId": /*#__PURE__*/ zod.uuid(),
  "state": /*#__PURE__*/ zod.enum(['NEW', 'LEARNING', 'REVIEW', 'RELEARNING']),
  "dueAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "stability": /*#__PURE__*/ zod.number(),
  "difficulty": /*#__PURE__*/ zod.number(),
  "scheduledDays": /*#__PURE__*/ zod.int(),
  "learningSteps": /*#__PURE__*/ zod.int(),
  "reps": /*#__PURE__*/ zod.int(),
  "lapses": /*#__PURE__*/ zod.int(),
  "lastReviewedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})),
  "refused": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Answers to words one may not read'))
})

