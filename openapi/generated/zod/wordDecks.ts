/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Keeps answers to words and computes what is known of each word from all of its answers. Each answer carries an id of the device that asked,
 * so that sending it twice counts once, and devices may send theirs in any order. Times are corrected by the difference between `sentAt` and
 * the server's clock, and kept within what the server knows: what is shifted or refused is named.
 * @summary 단어 복습 남기기
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
  "isUndone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Taken back; it counts no longer, whenever it arrives'))
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
  "refused": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Answers to words one may not read, and those of a minute in which 200 came before')),
  "shifted": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Answers that are kept, at another time than the device said by a minute or more: not later than now, not before the word could be read, not more than 30 days ago'))
})

/**
 * Within the bounds of the academy (422 out-of-bounds).
 * @summary 하루에 새로 배울 단어 고르기
 */
export const chooseWordPaceBodyNewPerDayMax = 60;
export const ChooseWordPaceBody = /*#__PURE__*/ zod.object({
  "newPerDay": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(chooseWordPaceBodyNewPerDayMax))
})
export const ChooseWordPaceResponse = /*#__PURE__*/ zod.void()

/**
 * The number of new words a day, and between which numbers students may choose their own (422 invalid-value).
 * @summary 하루 새 단어 정하기
 */
export const changeWordSettingsBodyNewPerDayMax = 60;
export const changeWordSettingsBodyLeastNewMax = 60;
export const changeWordSettingsBodyMostNewMax = 60;
export const ChangeWordSettingsBody = /*#__PURE__*/ zod.object({
  "newPerDay": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(changeWordSettingsBodyNewPerDayMax)).check(/*#__PURE__*/ zod.describe('하루에 새로 배우는 단어')),
  "leastNew": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(changeWordSettingsBodyLeastNewMax)).check(/*#__PURE__*/ zod.describe('학생이 고를 수 있는 가장 작은 수')),
  "mostNew": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(changeWordSettingsBodyMostNewMax)).check(/*#__PURE__*/ zod.describe('학생이 고를 수 있는 가장 큰 수'))
})
export const ChangeWordSettingsResponse = /*#__PURE__*/ zod.void()

/**
 * With its words, not published; what students know of the words stays with the deck it came from.
 * @summary 단어장 복사
 */
export const CopyWordDeckParams = /*#__PURE__*/ zod.object({
  "deckId": /*#__PURE__*/ zod.uuid()
})
export const copyWordDeckBodyTitleMax = 60;
export const CopyWordDeckBody = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(copyWordDeckBodyTitleMax))
})
export const CopyWordDeckResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Of the students of an assignment or a lecture, or of everybody the deck is for or who has begun it. The first 200 by name.
 * @summary 누가 어떤 단어를 아는지 보기
 */
export const ReadWordMapParams = /*#__PURE__*/ zod.object({
  "deckId": /*#__PURE__*/ zod.uuid()
})
export const ReadWordMapQueryParams = /*#__PURE__*/ zod.object({
  "assignmentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "lectureId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid())
})
export const ReadWordMapResponse = /*#__PURE__*/ zod.strictObject({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('How many students there are; 200 are listed')),
  "words": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "term": /*#__PURE__*/ zod.string(),
  "meaning": /*#__PURE__*/ zod.string()
})),
  "students": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "studentNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "marks": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('A letter a word: N 새 단어, L 익히는 중, K 앎, F 잊음')),
  "lapses": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('How often each word was forgotten, a digit a word; 9 for more'))
}))
})

/**
 * Words as the typing grid has them, in their new order: those with an id are changed at the version that was read (409 version-conflict), the
 * others are added. Words of the deck that are not named go last. All of it, or nothing.
 * @summary 단어 표 저장
 */
export const SaveWordsParams = /*#__PURE__*/ zod.object({
  "deckId": /*#__PURE__*/ zod.uuid()
})
export const saveWordsBodyWordsItemTermMax = 100;
export const saveWordsBodyWordsItemMeaningMax = 200;
export const saveWordsBodyWordsItemSynonymsItemMax = 200;
export const saveWordsBodyWordsItemSynonymsMax = 20;
export const saveWordsBodyWordsItemExampleMax = 500;
export const saveWordsBodyWordsItemPartOfSpeechMax = 20;
export const saveWordsBodyWordsMax = 2000;
export const SaveWordsBody = /*#__PURE__*/ zod.object({
  "words": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Of a word that is there; without it a new one')),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from')),
  "term": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveWordsBodyWordsItemTermMax)),
  "meaning": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveWordsBodyWordsItemMeaningMax)),
  "synonyms": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveWordsBodyWordsItemSynonymsItemMax))).check(/*#__PURE__*/ zod.maxLength(saveWordsBodyWordsItemSynonymsMax)),
  "example": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveWordsBodyWordsItemExampleMax)),
  "partOfSpeech": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveWordsBodyWordsItemPartOfSpeechMax))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveWordsBodyWordsMax))
})
export const SaveWordsResponse = /*#__PURE__*/ zod.strictObject({
  "added": /*#__PURE__*/ zod.int(),
  "changed": /*#__PURE__*/ zod.int()
})
