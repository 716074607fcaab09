/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Everybody of the week has a score in it.
 * @summary 주차 시험 만들기
 */
export const CreateExamParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid()
})
export const createExamBodyNameMax = 60;
export const createExamBodyCutlineOneMin = 0;
export const createExamBodyCutlineOneMax = 1000;
export const createExamBodyCutlineOneMultipleOf = 0.01;
export const createExamBodyTotalPointsMin = 0;
export const createExamBodyTotalPointsMax = 1000;
export const createExamBodyTotalPointsMultipleOf = 0.01;
export const createExamBodyQuestionsItemNumberMax = 100;
export const createExamBodyQuestionsItemKindDefault = `CHOICE`;
export const createExamBodyQuestionsItemAnswerOneMin = 0;
export const createExamBodyQuestionsItemAnswerOneMax = 12345;
export const createExamBodyQuestionsItemAlsoAcceptsItemMin = 0;
export const createExamBodyQuestionsItemAlsoAcceptsItemMax = 12345;
export const createExamBodyQuestionsItemAlsoAcceptsMax = 20;
export const createExamBodyQuestionsItemPointsMin = 0;
export const createExamBodyQuestionsItemPointsMax = 1000;
export const createExamBodyQuestionsItemPointsMultipleOf = 0.01;
export const createExamBodyQuestionsItemUnitMax = 50;
export const createExamBodyQuestionsItemGradingRuleDefault = `NORMAL`;
export const createExamBodyQuestionsMax = 100;
export const CreateExamBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createExamBodyNameMax))),
  "cutline": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createExamBodyCutlineOneMin)).check(/*#__PURE__*/ zod.lte(createExamBodyCutlineOneMax)).check(/*#__PURE__*/ zod.multipleOf(createExamBodyCutlineOneMultipleOf)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Null for none')),
  "totalPoints": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createExamBodyTotalPointsMin)).check(/*#__PURE__*/ zod.lte(createExamBodyTotalPointsMax)).check(/*#__PURE__*/ zod.multipleOf(createExamBodyTotalPointsMultipleOf))),
  "questions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createExamBodyQuestionsItemNumberMax)),
  "kind": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['CHOICE', 'SHORT']), createExamBodyQuestionsItemKindDefault),
  "answer": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createExamBodyQuestionsItemAnswerOneMin)).check(/*#__PURE__*/ zod.lte(createExamBodyQuestionsItemAnswerOneMax)).check(/*#__PURE__*/ zod.describe('CHOICE the right choices as ascending digits, all to be marked (24 is 2 and 4); SHORT the number, 0–9999')),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Null until known')),
  "alsoAccepts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createExamBodyQuestionsItemAlsoAcceptsItemMin)).check(/*#__PURE__*/ zod.lte(createExamBodyQuestionsItemAlsoAcceptsItemMax)).check(/*#__PURE__*/ zod.describe('CHOICE the right choices as ascending digits, all to be marked (24 is 2 and 4); SHORT the number, 0–9999'))).check(/*#__PURE__*/ zod.maxLength(createExamBodyQuestionsItemAlsoAcceptsMax))).check(/*#__PURE__*/ zod.describe('Further answers that count as right')),
  "points": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createExamBodyQuestionsItemPointsMin)).check(/*#__PURE__*/ zod.lte(createExamBodyQuestionsItemPointsMax)).check(/*#__PURE__*/ zod.multipleOf(createExamBodyQuestionsItemPointsMultipleOf)),
  "unit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createExamBodyQuestionsItemUnitMax))),
  "gradingRule": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['NORMAL', 'ALL_CORRECT', 'VOID']), createExamBodyQuestionsItemGradingRuleDefault)
})).check(/*#__PURE__*/ zod.maxLength(createExamBodyQuestionsMax))),
  "templateId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid())
}).check(/*#__PURE__*/ zod.describe('With a template its name, cutline, points and questions are the template\'s'))
export const CreateExamResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * Name, cutline, points and questions of a linked exam are changed in its template (409 exam-linked).
 * @summary 주차 시험 수정
 */
export const UpdateExamParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "examId": /*#__PURE__*/ zod.uuid()
})
export const updateExamBodyNameMax = 60;
export const updateExamBodyCutlineOneMin = 0;
export const updateExamBodyCutlineOneMax = 1000;
export const updateExamBodyCutlineOneMultipleOf = 0.01;
export const updateExamBodyTotalPointsMin = 0;
export const updateExamBodyTotalPointsMax = 1000;
export const updateExamBodyTotalPointsMultipleOf = 0.01;
export const UpdateExamBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there')),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateExamBodyNameMax))),
  "cutline": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateExamBodyCutlineOneMin)).check(/*#__PURE__*/ zod.lte(updateExamBodyCutlineOneMax)).check(/*#__PURE__*/ zod.multipleOf(updateExamBodyCutlineOneMultipleOf)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Null for none')),
  "totalPoints": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateExamBodyTotalPointsMin)).check(/*#__PURE__*/ zod.lte(updateExamBodyTotalPointsMax)).check(/*#__PURE__*/ zod.multipleOf(updateExamBodyTotalPointsMultipleOf)))
}).check(/*#__PURE__*/ zod.describe('What is left out stays'))
export const UpdateExamResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * Refused while anything is known of anybody in it (409 in-use).
 * @summary 주차 시험 삭제
 */
export const DeleteExamParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "examId": /*#__PURE__*/ zod.uuid()
})
export const DeleteExamResponse = /*#__PURE__*/ zod.void()

/**
 * `none` takes it away. The clinic status of all attempts follows.
 * @summary 커트라인 바꾸기
 */
export const setExamCutlinePathValueRegExp = new RegExp('^([0-9]{1,4}([.][0-9]{1,2})?|none)$');
export const SetExamCutlineParams = /*#__PURE__*/ zod.object({
  "lectureId": /*#__PURE__*/ zod.uuid(),
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "examId": /*#__PURE__*/ zod.uuid(),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setExamCutlinePathValueRegExp))
})
export const SetExamCutlineBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
})
export const SetExamCutlineResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * @summary 학생에게 공개하기, 숨기기
 */
export const ShowExamParams = /*#__PURE__*/ zod.object({
  "examId": /*#__PURE__*/ zod.uuid(),
  "flag": /*#__PURE__*/ zod.enum(['true', 'false'])
})
export const ShowExamBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
})
export const ShowExamResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * Into weeks of any lectures. A linked exam stays linked in its own lecture; in another one it takes its questions along.
 * @summary 다른 주차로 복사
 */
export const CopyExamParams = /*#__PURE__*/ zod.object({
  "examId": /*#__PURE__*/ zod.uuid()
})
export const copyExamBodyWeeklyLectureIdsMax = 60;
export const CopyExamBody = /*#__PURE__*/ zod.object({
  "weeklyLectureIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(copyExamBodyWeeklyLectureIdsMax))
})
export const CopyExamResponse = /*#__PURE__*/ zod.strictObject({
  "exams": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
}))
})

/**
 * Like DELETE in its week.
 * @summary 시험 삭제
 */
export const RemoveExamParams = /*#__PURE__*/ zod.object({
  "examId": /*#__PURE__*/ zod.uuid()
})
export const RemoveExamResponse = /*#__PURE__*/ zod.void()

/**
 * The questions become exactly these. Grades nothing: see re-grade. Name, cutline, points and questions of a linked exam are changed in its template (409 exam-linked).
 * @summary 정답표 저장
 */
export const SetExamKeyParams = /*#__PURE__*/ zod.object({
  "examId": /*#__PURE__*/ zod.uuid()
})
export const setExamKeyBodyQuestionsItemNumberMax = 100;
export const setExamKeyBodyQuestionsItemKindDefault = `CHOICE`;
export const setExamKeyBodyQuestionsItemAnswerOneMin = 0;
export const setExamKeyBodyQuestionsItemAnswerOneMax = 12345;
export const setExamKeyBodyQuestionsItemAlsoAcceptsItemMin = 0;
export const setExamKeyBodyQuestionsItemAlsoAcceptsItemMax = 12345;
export const setExamKeyBodyQuestionsItemAlsoAcceptsMax = 20;
export const setExamKeyBodyQuestionsItemPointsMin = 0;
export const setExamKeyBodyQuestionsItemPointsMax = 1000;
export const setExamKeyBodyQuestionsItemPointsMultipleOf = 0.01;
export const setExamKeyBodyQuestionsItemUnitMax = 50;
export const setExamKeyBodyQuestionsItemGradingRuleDefault = `NORMAL`;
export const setExamKeyBodyQuestionsMax = 100;
export const SetExamKeyBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there')),
  "questions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setExamKeyBodyQuestionsItemNumberMax)),
  "kind": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['CHOICE', 'SHORT']), setExamKeyBodyQuestionsItemKindDefault),
  "answer": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setExamKeyBodyQuestionsItemAnswerOneMin)).check(/*#__PURE__*/ zod.lte(setExamKeyBodyQuestionsItemAnswerOneMax)).check(/*#__PURE__*/ zod.describe('CHOICE the right choices as ascending digits, all to be marked (24 is 2 and 4); SHORT the number, 0–9999')),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Null until known')),
  "alsoAccepts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setExamKeyBodyQuestionsItemAlsoAcceptsItemMin)).check(/*#__PURE__*/ zod.lte(setExamKeyBodyQuestionsItemAlsoAcceptsItemMax)).check(/*#__PURE__*/ zod.describe('CHOICE the right choices as ascending digits, all to be marked (24 is 2 and 4); SHORT the number, 0–9999'))).check(/*#__PURE__*/ zod.maxLength(setExamKeyBodyQuestionsItemAlsoAcceptsMax))).check(/*#__PURE__*/ zod.describe('Further answers that count as right')),
  "points": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(setExamKeyBodyQuestionsItemPointsMin)).check(/*#__PURE__*/ zod.lte(setExamKeyBodyQuestionsItemPointsMax)).check(/*#__PURE__*/ zod.multipleOf(setExamKeyBodyQuestionsItemPointsMultipleOf)),
  "unit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setExamKeyBodyQuestionsItemUnitMax))),
  "gradingRule": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['NORMAL', 'ALL_CORRECT', 'VOID']), setExamKeyBodyQuestionsItemGradingRuleDefault)
})).check(/*#__PURE__*/ zod.maxLength(setExamKeyBodyQuestionsMax))
})
export const SetExamKeyResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * @summary 시험 순서 바꾸기
 */
export const orderExamsBodyExamIdsMax = 1000;
export const OrderExamsBody = /*#__PURE__*/ zod.object({
  "weeklyLectureId": /*#__PURE__*/ zod.uuid(),
  "examIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderExamsBodyExamIdsMax)).check(/*#__PURE__*/ zod.describe('All exams of the week in their new order'))
})
export const OrderExamsResponse = /*#__PURE__*/ zod.strictObject({
  "exams": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
}))
})

/**
 * Name, cutline, points and questions of a linked exam are changed in its template (409 exam-linked).
 * @summary 시험 기본 정보 바꾸기
 */
export const SetExamCoreInfoParams = /*#__PURE__*/ zod.object({
  "examId": /*#__PURE__*/ zod.uuid()
})
export const setExamCoreInfoBodyNameMax = 60;
export const setExamCoreInfoBodyCutlineOneMin = 0;
export const setExamCoreInfoBodyCutlineOneMax = 1000;
export const setExamCoreInfoBodyCutlineOneMultipleOf = 0.01;
export const setExamCoreInfoBodyTotalPointsMin = 0;
export const setExamCoreInfoBodyTotalPointsMax = 1000;
export const setExamCoreInfoBodyTotalPointsMultipleOf = 0.01;
export const SetExamCoreInfoBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there')),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(setExamCoreInfoBodyNameMax))),
  "cutline": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(setExamCoreInfoBodyCutlineOneMin)).check(/*#__PURE__*/ zod.lte(setExamCoreInfoBodyCutlineOneMax)).check(/*#__PURE__*/ zod.multipleOf(setExamCoreInfoBodyCutlineOneMultipleOf)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Null for none')),
  "totalPoints": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(setExamCoreInfoBodyTotalPointsMin)).check(/*#__PURE__*/ zod.lte(setExamCoreInfoBodyTotalPointsMax)).check(/*#__PURE__*/ zod.multipleOf(setExamCoreInfoBodyTotalPointsMultipleOf)))
}).check(/*#__PURE__*/ zod.describe('What is left out stays'))
export const SetExamCoreInfoResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * Its own questions give way to the template of its lecture.
 * @summary 양식에 잇기
 */
export const LinkExamParams = /*#__PURE__*/ zod.object({
  "examId": /*#__PURE__*/ zod.uuid()
})
export const LinkExamBody = /*#__PURE__*/ zod.object({
  "templateId": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
})
export const LinkExamResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * It keeps a copy of the questions.
 * @summary 양식에서 끊기
 */
export const UnlinkExamParams = /*#__PURE__*/ zod.object({
  "examId": /*#__PURE__*/ zod.uuid()
})
export const UnlinkExamBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
})
export const UnlinkExamResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * With questions the key changes first. One change set, or with dryRun nothing but what would change. With the change set of an earlier re-grade that one is taken back, unless somebody changed a score of it since (409 changed-since).
 * @summary 다시 채점
 */
export const RegradeExamParams = /*#__PURE__*/ zod.object({
  "examId": /*#__PURE__*/ zod.uuid()
})
export const regradeExamBodyDryRunDefault = false;
export const regradeExamBodyQuestionsItemNumberMax = 100;
export const regradeExamBodyQuestionsItemKindDefault = `CHOICE`;
export const regradeExamBodyQuestionsItemAnswerOneMin = 0;
export const regradeExamBodyQuestionsItemAnswerOneMax = 12345;
export const regradeExamBodyQuestionsItemAlsoAcceptsItemMin = 0;
export const regradeExamBodyQuestionsItemAlsoAcceptsItemMax = 12345;
export const regradeExamBodyQuestionsItemAlsoAcceptsMax = 20;
export const regradeExamBodyQuestionsItemPointsMin = 0;
export const regradeExamBodyQuestionsItemPointsMax = 1000;
export const regradeExamBodyQuestionsItemPointsMultipleOf = 0.01;
export const regradeExamBodyQuestionsItemUnitMax = 50;
export const regradeExamBodyQuestionsItemGradingRuleDefault = `NORMAL`;
export const regradeExamBodyQuestionsMax = 100;
export const RegradeExamBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there')),
  "dryRun": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), regradeExamBodyDryRunDefault).check(/*#__PURE__*/ zod.describe('Says what would change and writes nothing')),
  "takesBack": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The change set of a re-grade of this exam, which is taken back instead: key, values and states are as before it')),
  "questions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(regradeExamBodyQuestionsItemNumberMax)),
  "kind": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['CHOICE', 'SHORT']), regradeExamBodyQuestionsItemKindDefault),
  "answer": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(regradeExamBodyQuestionsItemAnswerOneMin)).check(/*#__PURE__*/ zod.lte(regradeExamBodyQuestionsItemAnswerOneMax)).check(/*#__PURE__*/ zod.describe('CHOICE the right choices as ascending digits, all to be marked (24 is 2 and 4); SHORT the number, 0–9999')),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Null until known')),
  "alsoAccepts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(regradeExamBodyQuestionsItemAlsoAcceptsItemMin)).check(/*#__PURE__*/ zod.lte(regradeExamBodyQuestionsItemAlsoAcceptsItemMax)).check(/*#__PURE__*/ zod.describe('CHOICE the right choices as ascending digits, all to be marked (24 is 2 and 4); SHORT the number, 0–9999'))).check(/*#__PURE__*/ zod.maxLength(regradeExamBodyQuestionsItemAlsoAcceptsMax))).check(/*#__PURE__*/ zod.describe('Further answers that count as right')),
  "points": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(regradeExamBodyQuestionsItemPointsMin)).check(/*#__PURE__*/ zod.lte(regradeExamBodyQuestionsItemPointsMax)).check(/*#__PURE__*/ zod.multipleOf(regradeExamBodyQuestionsItemPointsMultipleOf)),
  "unit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(regradeExamBodyQuestionsItemUnitMax))),
  "gradingRule": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['NORMAL', 'ALL_CORRECT', 'VOID']), regradeExamBodyQuestionsItemGradingRuleDefault)
})).check(/*#__PURE__*/ zod.maxLength(regradeExamBodyQuestionsMax)))
})
export const regradeExamResponseChangesItemRetakeNumberMin = 0;
export const regradeExamResponseChangesItemRetakeNumberMax = 99;
export const RegradeExamResponse = /*#__PURE__*/ zod.strictObject({
  "changes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(regradeExamResponseChangesItemRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(regradeExamResponseChangesItemRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "studentName": /*#__PURE__*/ zod.string(),
  "before": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "after": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "clinicBefore": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "clinicAfter": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT'])
})),
  "changedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Values that change')),
  "loweredCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Values that fall')),
  "belowCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Attempts that newly ask for the clinic')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Of the exam now')),
  "changeSetId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid())
})
