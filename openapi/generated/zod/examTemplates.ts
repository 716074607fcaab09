/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * @summary 시험 양식 만들기
 */
export const CreateExamTemplateParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid()
})
export const createExamTemplateBodyNameMax = 60;
export const createExamTemplateBodyCutlineOneMin = 0;
export const createExamTemplateBodyCutlineOneMax = 1000;
export const createExamTemplateBodyCutlineOneMultipleOf = 0.01;
export const createExamTemplateBodyTotalPointsMin = 0;
export const createExamTemplateBodyTotalPointsMax = 1000;
export const createExamTemplateBodyTotalPointsMultipleOf = 0.01;
export const createExamTemplateBodyQuestionsItemNumberMax = 100;
export const createExamTemplateBodyQuestionsItemKindDefault = `CHOICE`;
export const createExamTemplateBodyQuestionsItemAnswerOneMin = 0;
export const createExamTemplateBodyQuestionsItemAnswerOneMax = 12345;
export const createExamTemplateBodyQuestionsItemAlsoAcceptsItemMin = 0;
export const createExamTemplateBodyQuestionsItemAlsoAcceptsItemMax = 12345;
export const createExamTemplateBodyQuestionsItemAlsoAcceptsMax = 20;
export const createExamTemplateBodyQuestionsItemPointsMin = 0;
export const createExamTemplateBodyQuestionsItemPointsMax = 1000;
export const createExamTemplateBodyQuestionsItemPointsMultipleOf = 0.01;
export const createExamTemplateBodyQuestionsItemUnitMax = 50;
export const createExamTemplateBodyQuestionsItemGradingRuleDefault = `NORMAL`;
export const createExamTemplateBodyQuestionsMax = 100;
export const CreateExamTemplateBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createExamTemplateBodyNameMax)),
  "cutline": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createExamTemplateBodyCutlineOneMin)).check(/*#__PURE__*/ zod.lte(createExamTemplateBodyCutlineOneMax)).check(/*#__PURE__*/ zod.multipleOf(createExamTemplateBodyCutlineOneMultipleOf)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Null for none')),
  "totalPoints": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createExamTemplateBodyTotalPointsMin)).check(/*#__PURE__*/ zod.lte(createExamTemplateBodyTotalPointsMax)).check(/*#__PURE__*/ zod.multipleOf(createExamTemplateBodyTotalPointsMultipleOf))),
  "questions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createExamTemplateBodyQuestionsItemNumberMax)),
  "kind": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['CHOICE', 'SHORT']), createExamTemplateBodyQuestionsItemKindDefault),
  "answer": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createExamTemplateBodyQuestionsItemAnswerOneMin)).check(/*#__PURE__*/ zod.lte(createExamTemplateBodyQuestionsItemAnswerOneMax)).check(/*#__PURE__*/ zod.describe('CHOICE the right choices as ascending digits, all to be marked (24 is 2 and 4); SHORT the number, 0–9999')),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Null until known')),
  "alsoAccepts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createExamTemplateBodyQuestionsItemAlsoAcceptsItemMin)).check(/*#__PURE__*/ zod.lte(createExamTemplateBodyQuestionsItemAlsoAcceptsItemMax)).check(/*#__PURE__*/ zod.describe('CHOICE the right choices as ascending digits, all to be marked (24 is 2 and 4); SHORT the number, 0–9999'))).check(/*#__PURE__*/ zod.maxLength(createExamTemplateBodyQuestionsItemAlsoAcceptsMax))).check(/*#__PURE__*/ zod.describe('Further answers that count as right')),
  "points": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createExamTemplateBodyQuestionsItemPointsMin)).check(/*#__PURE__*/ zod.lte(createExamTemplateBodyQuestionsItemPointsMax)).check(/*#__PURE__*/ zod.multipleOf(createExamTemplateBodyQuestionsItemPointsMultipleOf)),
  "unit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createExamTemplateBodyQuestionsItemUnitMax))),
  "gradingRule": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['NORMAL', 'ALL_CORRECT', 'VOID']), createExamTemplateBodyQuestionsItemGradingRuleDefault)
})).check(/*#__PURE__*/ zod.maxLength(createExamTemplateBodyQuestionsMax)))
})
export const CreateExamTemplateResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * Linked exams follow.
 * @summary 시험 양식 수정
 */
export const UpdateExamTemplateParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "templateId": /*#__PURE__*/ zod.uuid()
})
export const updateExamTemplateBodyNameMax = 60;
export const updateExamTemplateBodyCutlineOneMin = 0;
export const updateExamTemplateBodyCutlineOneMax = 1000;
export const updateExamTemplateBodyCutlineOneMultipleOf = 0.01;
export const updateExamTemplateBodyTotalPointsMin = 0;
export const updateExamTemplateBodyTotalPointsMax = 1000;
export const updateExamTemplateBodyTotalPointsMultipleOf = 0.01;
export const updateExamTemplateBodyQuestionsItemNumberMax = 100;
export const updateExamTemplateBodyQuestionsItemKindDefault = `CHOICE`;
export const updateExamTemplateBodyQuestionsItemAnswerOneMin = 0;
export const updateExamTemplateBodyQuestionsItemAnswerOneMax = 12345;
export const updateExamTemplateBodyQuestionsItemAlsoAcceptsItemMin = 0;
export const updateExamTemplateBodyQuestionsItemAlsoAcceptsItemMax = 12345;
export const updateExamTemplateBodyQuestionsItemAlsoAcceptsMax = 20;
export const updateExamTemplateBodyQuestionsItemPointsMin = 0;
export const updateExamTemplateBodyQuestionsItemPointsMax = 1000;
export const updateExamTemplateBodyQuestionsItemPointsMultipleOf = 0.01;
export const updateExamTemplateBodyQuestionsItemUnitMax = 50;
export const updateExamTemplateBodyQuestionsItemGradingRuleDefault = `NORMAL`;
export const updateExamTemplateBodyQuestionsMax = 100;
export const UpdateExamTemplateBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there')),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateExamTemplateBodyNameMax))),
  "cutline": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateExamTemplateBodyCutlineOneMin)).check(/*#__PURE__*/ zod.lte(updateExamTemplateBodyCutlineOneMax)).check(/*#__PURE__*/ zod.multipleOf(updateExamTemplateBodyCutlineOneMultipleOf)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Null for none')),
  "totalPoints": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateExamTemplateBodyTotalPointsMin)).check(/*#__PURE__*/ zod.lte(updateExamTemplateBodyTotalPointsMax)).check(/*#__PURE__*/ zod.multipleOf(updateExamTemplateBodyTotalPointsMultipleOf))),
  "questions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateExamTemplateBodyQuestionsItemNumberMax)),
  "kind": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['CHOICE', 'SHORT']), updateExamTemplateBodyQuestionsItemKindDefault),
  "answer": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateExamTemplateBodyQuestionsItemAnswerOneMin)).check(/*#__PURE__*/ zod.lte(updateExamTemplateBodyQuestionsItemAnswerOneMax)).check(/*#__PURE__*/ zod.describe('CHOICE the right choices as ascending digits, all to be marked (24 is 2 and 4); SHORT the number, 0–9999')),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Null until known')),
  "alsoAccepts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateExamTemplateBodyQuestionsItemAlsoAcceptsItemMin)).check(/*#__PURE__*/ zod.lte(updateExamTemplateBodyQuestionsItemAlsoAcceptsItemMax)).check(/*#__PURE__*/ zod.describe('CHOICE the right choices as ascending digits, all to be marked (24 is 2 and 4); SHORT the number, 0–9999'))).check(/*#__PURE__*/ zod.maxLength(updateExamTemplateBodyQuestionsItemAlsoAcceptsMax))).check(/*#__PURE__*/ zod.describe('Further answers that count as right')),
  "points": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateExamTemplateBodyQuestionsItemPointsMin)).check(/*#__PURE__*/ zod.lte(updateExamTemplateBodyQuestionsItemPointsMax)).check(/*#__PURE__*/ zod.multipleOf(updateExamTemplateBodyQuestionsItemPointsMultipleOf)),
  "unit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateExamTemplateBodyQuestionsItemUnitMax))),
  "gradingRule": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['NORMAL', 'ALL_CORRECT', 'VOID']), updateExamTemplateBodyQuestionsItemGradingRuleDefault)
})).check(/*#__PURE__*/ zod.maxLength(updateExamTemplateBodyQuestionsMax)))
}).check(/*#__PURE__*/ zod.describe('What is left out stays; with questions they become exactly these'))
export const UpdateExamTemplateResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * Refused while exams are linked to it (409 in-use).
 * @summary 시험 양식 삭제
 */
export const DeleteExamTemplateParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "templateId": /*#__PURE__*/ zod.uuid()
})
export const DeleteExamTemplateResponse = /*#__PURE__*/ zod.void()

/**
 * Linked exams follow.
 * @summary 양식 기본 정보 바꾸기
 */
export const SetTemplateCoreInfoParams = /*#__PURE__*/ zod.object({
  "templateId": /*#__PURE__*/ zod.uuid()
})
export const setTemplateCoreInfoBodyNameMax = 60;
export const setTemplateCoreInfoBodyCutlineOneMin = 0;
export const setTemplateCoreInfoBodyCutlineOneMax = 1000;
export const setTemplateCoreInfoBodyCutlineOneMultipleOf = 0.01;
export const setTemplateCoreInfoBodyTotalPointsMin = 0;
export const setTemplateCoreInfoBodyTotalPointsMax = 1000;
export const setTemplateCoreInfoBodyTotalPointsMultipleOf = 0.01;
export const SetTemplateCoreInfoBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there')),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setTemplateCoreInfoBodyNameMax))),
  "cutline": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(setTemplateCoreInfoBodyCutlineOneMin)).check(/*#__PURE__*/ zod.lte(setTemplateCoreInfoBodyCutlineOneMax)).check(/*#__PURE__*/ zod.multipleOf(setTemplateCoreInfoBodyCutlineOneMultipleOf)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Null for none')),
  "totalPoints": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(setTemplateCoreInfoBodyTotalPointsMin)).check(/*#__PURE__*/ zod.lte(setTemplateCoreInfoBodyTotalPointsMax)).check(/*#__PURE__*/ zod.multipleOf(setTemplateCoreInfoBodyTotalPointsMultipleOf)))
}).check(/*#__PURE__*/ zod.describe('What is left out stays'))
export const SetTemplateCoreInfoResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})
