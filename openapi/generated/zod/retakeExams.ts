/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * @summary 재시험지 만들기
 */
export const createRetakeExamBodyNameMax = 60;
export const createRetakeExamBodyCutlineOneMin = 0;
export const createRetakeExamBodyCutlineOneMax = 1000;
export const createRetakeExamBodyCutlineOneMultipleOf = 0.01;
export const createRetakeExamBodyTotalPointsMin = 0;
export const createRetakeExamBodyTotalPointsMax = 1000;
export const createRetakeExamBodyTotalPointsMultipleOf = 0.01;
export const createRetakeExamBodyQuestionsItemNumberMax = 100;
export const createRetakeExamBodyQuestionsItemKindDefault = `CHOICE`;
export const createRetakeExamBodyQuestionsItemAnswerOneMin = 0;
export const createRetakeExamBodyQuestionsItemAnswerOneMax = 12345;
export const createRetakeExamBodyQuestionsItemAlsoAcceptsItemMin = 0;
export const createRetakeExamBodyQuestionsItemAlsoAcceptsItemMax = 12345;
export const createRetakeExamBodyQuestionsItemAlsoAcceptsMax = 20;
export const createRetakeExamBodyQuestionsItemPointsMin = 0;
export const createRetakeExamBodyQuestionsItemPointsMax = 1000;
export const createRetakeExamBodyQuestionsItemPointsMultipleOf = 0.01;
export const createRetakeExamBodyQuestionsItemUnitMax = 50;
export const createRetakeExamBodyQuestionsItemGradingRuleDefault = `NORMAL`;
export const createRetakeExamBodyQuestionsMax = 100;
export const CreateRetakeExamBody = /*#__PURE__*/ zod.object({
  "examId": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createRetakeExamBodyNameMax)),
  "cutline": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createRetakeExamBodyCutlineOneMin)).check(/*#__PURE__*/ zod.lte(createRetakeExamBodyCutlineOneMax)).check(/*#__PURE__*/ zod.multipleOf(createRetakeExamBodyCutlineOneMultipleOf)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Null for none')),
  "totalPoints": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createRetakeExamBodyTotalPointsMin)).check(/*#__PURE__*/ zod.lte(createRetakeExamBodyTotalPointsMax)).check(/*#__PURE__*/ zod.multipleOf(createRetakeExamBodyTotalPointsMultipleOf))),
  "questions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createRetakeExamBodyQuestionsItemNumberMax)),
  "kind": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['CHOICE', 'SHORT']), createRetakeExamBodyQuestionsItemKindDefault),
  "answer": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createRetakeExamBodyQuestionsItemAnswerOneMin)).check(/*#__PURE__*/ zod.lte(createRetakeExamBodyQuestionsItemAnswerOneMax)).check(/*#__PURE__*/ zod.describe('CHOICE the right choices as ascending digits, all to be marked (24 is 2 and 4); SHORT the number, 0–9999')),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Null until known')),
  "alsoAccepts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createRetakeExamBodyQuestionsItemAlsoAcceptsItemMin)).check(/*#__PURE__*/ zod.lte(createRetakeExamBodyQuestionsItemAlsoAcceptsItemMax)).check(/*#__PURE__*/ zod.describe('CHOICE the right choices as ascending digits, all to be marked (24 is 2 and 4); SHORT the number, 0–9999'))).check(/*#__PURE__*/ zod.maxLength(createRetakeExamBodyQuestionsItemAlsoAcceptsMax))).check(/*#__PURE__*/ zod.describe('Further answers that count as right')),
  "points": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createRetakeExamBodyQuestionsItemPointsMin)).check(/*#__PURE__*/ zod.lte(createRetakeExamBodyQuestionsItemPointsMax)).check(/*#__PURE__*/ zod.multipleOf(createRetakeExamBodyQuestionsItemPointsMultipleOf)),
  "unit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createRetakeExamBodyQuestionsItemUnitMax))),
  "gradingRule": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['NORMAL', 'ALL_CORRECT', 'VOID']), createRetakeExamBodyQuestionsItemGradingRuleDefault)
})).check(/*#__PURE__*/ zod.maxLength(createRetakeExamBodyQuestionsMax)))
})
export const CreateRetakeExamResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * @summary 재시험지 수정
 */
export const UpdateRetakeExamParams = /*#__PURE__*/ zod.object({
  "retakeId": /*#__PURE__*/ zod.uuid()
})
export const updateRetakeExamBodyNameMax = 60;
export const updateRetakeExamBodyCutlineOneMin = 0;
export const updateRetakeExamBodyCutlineOneMax = 1000;
export const updateRetakeExamBodyCutlineOneMultipleOf = 0.01;
export const updateRetakeExamBodyTotalPointsMin = 0;
export const updateRetakeExamBodyTotalPointsMax = 1000;
export const updateRetakeExamBodyTotalPointsMultipleOf = 0.01;
export const updateRetakeExamBodyQuestionsItemNumberMax = 100;
export const updateRetakeExamBodyQuestionsItemKindDefault = `CHOICE`;
export const updateRetakeExamBodyQuestionsItemAnswerOneMin = 0;
export const updateRetakeExamBodyQuestionsItemAnswerOneMax = 12345;
export const updateRetakeExamBodyQuestionsItemAlsoAcceptsItemMin = 0;
export const updateRetakeExamBodyQuestionsItemAlsoAcceptsItemMax = 12345;
export const updateRetakeExamBodyQuestionsItemAlsoAcceptsMax = 20;
export const updateRetakeExamBodyQuestionsItemPointsMin = 0;
export const updateRetakeExamBodyQuestionsItemPointsMax = 1000;
export const updateRetakeExamBodyQuestionsItemPointsMultipleOf = 0.01;
export const updateRetakeExamBodyQuestionsItemUnitMax = 50;
export const updateRetakeExamBodyQuestionsItemGradingRuleDefault = `NORMAL`;
export const updateRetakeExamBodyQuestionsMax = 100;
export const UpdateRetakeExamBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there')),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateRetakeExamBodyNameMax))),
  "cutline": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateRetakeExamBodyCutlineOneMin)).check(/*#__PURE__*/ zod.lte(updateRetakeExamBodyCutlineOneMax)).check(/*#__PURE__*/ zod.multipleOf(updateRetakeExamBodyCutlineOneMultipleOf)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Null for none')),
  "totalPoints": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateRetakeExamBodyTotalPointsMin)).check(/*#__PURE__*/ zod.lte(updateRetakeExamBodyTotalPointsMax)).check(/*#__PURE__*/ zod.multipleOf(updateRetakeExamBodyTotalPointsMultipleOf))),
  "questions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateRetakeExamBodyQuestionsItemNumberMax)),
  "kind": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['CHOICE', 'SHORT']), updateRetakeExamBodyQuestionsItemKindDefault),
  "answer": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateRetakeExamBodyQuestionsItemAnswerOneMin)).check(/*#__PURE__*/ zod.lte(updateRetakeExamBodyQuestionsItemAnswerOneMax)).check(/*#__PURE__*/ zod.describe('CHOICE the right choices as ascending digits, all to be marked (24 is 2 and 4); SHORT the number, 0–9999')),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Null until known')),
  "alsoAccepts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateRetakeExamBodyQuestionsItemAlsoAcceptsItemMin)).check(/*#__PURE__*/ zod.lte(updateRetakeExamBodyQuestionsItemAlsoAcceptsItemMax)).check(/*#__PURE__*/ zod.describe('CHOICE the right choices as ascending digits, all to be marked (24 is 2 and 4); SHORT the number, 0–9999'))).check(/*#__PURE__*/ zod.maxLength(updateRetakeExamBodyQuestionsItemAlsoAcceptsMax))).check(/*#__PURE__*/ zod.describe('Further answers that count as right')),
  "points": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateRetakeExamBodyQuestionsItemPointsMin)).check(/*#__PURE__*/ zod.lte(updateRetakeExamBodyQuestionsItemPointsMax)).check(/*#__PURE__*/ zod.multipleOf(updateRetakeExamBodyQuestionsItemPointsMultipleOf)),
  "unit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateRetakeExamBodyQuestionsItemUnitMax))),
  "gradingRule": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['NORMAL', 'ALL_CORRECT', 'VOID']), updateRetakeExamBodyQuestionsItemGradingRuleDefault)
})).check(/*#__PURE__*/ zod.maxLength(updateRetakeExamBodyQuestionsMax)))
}).check(/*#__PURE__*/ zod.describe('What is left out stays; with questions they become exactly these'))
export const UpdateRetakeExamResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * Refused while somebody sat it (409 other-exam).
 * @summary 재시험지 삭제
 */
export const DeleteRetakeExamParams = /*#__PURE__*/ zod.object({
  "retakeId": /*#__PURE__*/ zod.uuid()
})
export const DeleteRetakeExamResponse = /*#__PURE__*/ zod.void()

/**
 * @summary 재시험 문항 잇기
 */
export const MapRetakeQuestionsParams = /*#__PURE__*/ zod.object({
  "retakeId": /*#__PURE__*/ zod.uuid()
})
export const mapRetakeQuestionsBodyPairsItemNumberMax = 100;
export const mapRetakeQuestionsBodyPairsItemOriginalNumberMax = 100;
export const mapRetakeQuestionsBodyPairsMax = 100;
export const MapRetakeQuestionsBody = /*#__PURE__*/ zod.object({
  "pairs": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(mapRetakeQuestionsBodyPairsItemNumberMax)).check(/*#__PURE__*/ zod.describe('Of the retake paper')),
  "originalNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(mapRetakeQuestionsBodyPairsItemOriginalNumberMax)).check(/*#__PURE__*/ zod.describe('Of the exam'))
})).check(/*#__PURE__*/ zod.maxLength(mapRetakeQuestionsBodyPairsMax)).check(/*#__PURE__*/ zod.describe('All pairs of the paper; those left out are no longer mapped'))
})
export const MapRetakeQuestionsResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})
