/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * A grade without its scale gets the one of the year the student began high school.
 * @summary 실전 성적 입력
 */
export const CreateActualExamScoreParams = /*#__PURE__*/ zod.object({
  "studentId": /*#__PURE__*/ zod.uuid()
})
export const createActualExamScoreBodyOneYearMin = 2000;
export const createActualExamScoreBodyOneYearMax = 2100;
export const createActualExamScoreBodyOneTermOneMax = 2;
export const createActualExamScoreBodyOneMonthOneMax = 12;
export const createActualExamScoreBodyOneSubjectMax = 30;
export const createActualExamScoreBodyTwoRawScoreOneMin = 0;
export const createActualExamScoreBodyTwoRawScoreOneMax = 1000;
export const createActualExamScoreBodyTwoRawScoreOneMultipleOf = 0.01;
export const createActualExamScoreBodyTwoStandardScoreOneMin = 0;
export const createActualExamScoreBodyTwoStandardScoreOneMax = 200;
export const createActualExamScoreBodyTwoStandardScoreOneMultipleOf = 0.01;
export const createActualExamScoreBodyTwoPercentileOneMin = 0;
export const createActualExamScoreBodyTwoPercentileOneMax = 100;
export const createActualExamScoreBodyTwoPercentileOneMultipleOf = 0.01;
export const createActualExamScoreBodyTwoGradeOneMax = 9;
export const CreateActualExamScoreBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['SCHOOL', 'MOCK', 'CSAT']).check(/*#__PURE__*/ zod.describe('내신, 모의고사, 수능')),
  "year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createActualExamScoreBodyOneYearMin)).check(/*#__PURE__*/ zod.lte(createActualExamScoreBodyOneYearMax)).check(/*#__PURE__*/ zod.describe('Of a CSAT the 학년도')),
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createActualExamScoreBodyOneTermOneMax)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Of SCHOOL only')),
  "part": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['MIDTERM', 'FINAL']),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Of SCHOOL only; null for the whole term')),
  "month": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createActualExamScoreBodyOneMonthOneMax)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Of MOCK only')),
  "subject": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createActualExamScoreBodyOneSubjectMax))
}), /*#__PURE__*/ zod.object({
  "rawScore": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createActualExamScoreBodyTwoRawScoreOneMin)).check(/*#__PURE__*/ zod.lte(createActualExamScoreBodyTwoRawScoreOneMax)).check(/*#__PURE__*/ zod.multipleOf(createActualExamScoreBodyTwoRawScoreOneMultipleOf)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('원점수')),
  "standardScore": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createActualExamScoreBodyTwoStandardScoreOneMin)).check(/*#__PURE__*/ zod.lte(createActualExamScoreBodyTwoStandardScoreOneMax)).check(/*#__PURE__*/ zod.multipleOf(createActualExamScoreBodyTwoStandardScoreOneMultipleOf)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('표준점수')),
  "percentile": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(createActualExamScoreBodyTwoPercentileOneMin)).check(/*#__PURE__*/ zod.lte(createActualExamScoreBodyTwoPercentileOneMax)).check(/*#__PURE__*/ zod.multipleOf(createActualExamScoreBodyTwoPercentileOneMultipleOf)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('백분위')),
  "grade": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createActualExamScoreBodyTwoGradeOneMax)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('등급, 1 is best')),
  "gradeScale": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9)]),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('How many grades there were; by the year of entry when absent'))
}))
export const CreateActualExamScoreResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * 409 version-conflict carries both values, who changed it and when.
 * @summary 실전 성적 수정
 */
export const UpdateActualExamScoreParams = /*#__PURE__*/ zod.object({
  "actualExamScoreId": /*#__PURE__*/ zod.uuid()
})
export const updateActualExamScoreBodyOneOneYearMin = 2000;
export const updateActualExamScoreBodyOneOneYearMax = 2100;
export const updateActualExamScoreBodyOneOneTermOneMax = 2;
export const updateActualExamScoreBodyOneOneMonthOneMax = 12;
export const updateActualExamScoreBodyOneOneSubjectMax = 30;
export const updateActualExamScoreBodyOneTwoRawScoreOneMin = 0;
export const updateActualExamScoreBodyOneTwoRawScoreOneMax = 1000;
export const updateActualExamScoreBodyOneTwoRawScoreOneMultipleOf = 0.01;
export const updateActualExamScoreBodyOneTwoStandardScoreOneMin = 0;
export const updateActualExamScoreBodyOneTwoStandardScoreOneMax = 200;
export const updateActualExamScoreBodyOneTwoStandardScoreOneMultipleOf = 0.01;
export const updateActualExamScoreBodyOneTwoPercentileOneMin = 0;
export const updateActualExamScoreBodyOneTwoPercentileOneMax = 100;
export const updateActualExamScoreBodyOneTwoPercentileOneMultipleOf = 0.01;
export const updateActualExamScoreBodyOneTwoGradeOneMax = 9;
export const UpdateActualExamScoreBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['SCHOOL', 'MOCK', 'CSAT']).check(/*#__PURE__*/ zod.describe('내신, 모의고사, 수능')),
  "year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateActualExamScoreBodyOneOneYearMin)).check(/*#__PURE__*/ zod.lte(updateActualExamScoreBodyOneOneYearMax)).check(/*#__PURE__*/ zod.describe('Of a CSAT the 학년도')),
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateActualExamScoreBodyOneOneTermOneMax)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Of SCHOOL only')),
  "part": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['MIDTERM', 'FINAL']),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Of SCHOOL only; null for the whole term')),
  "month": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateActualExamScoreBodyOneOneMonthOneMax)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Of MOCK only')),
  "subject": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateActualExamScoreBodyOneOneSubjectMax))
}), /*#__PURE__*/ zod.object({
  "rawScore": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateActualExamScoreBodyOneTwoRawScoreOneMin)).check(/*#__PURE__*/ zod.lte(updateActualExamScoreBodyOneTwoRawScoreOneMax)).check(/*#__PURE__*/ zod.multipleOf(updateActualExamScoreBodyOneTwoRawScoreOneMultipleOf)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('원점수')),
  "standardScore": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateActualExamScoreBodyOneTwoStandardScoreOneMin)).check(/*#__PURE__*/ zod.lte(updateActualExamScoreBodyOneTwoStandardScoreOneMax)).check(/*#__PURE__*/ zod.multipleOf(updateActualExamScoreBodyOneTwoStandardScoreOneMultipleOf)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('표준점수')),
  "percentile": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(updateActualExamScoreBodyOneTwoPercentileOneMin)).check(/*#__PURE__*/ zod.lte(updateActualExamScoreBodyOneTwoPercentileOneMax)).check(/*#__PURE__*/ zod.multipleOf(updateActualExamScoreBodyOneTwoPercentileOneMultipleOf)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('백분위')),
  "grade": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateActualExamScoreBodyOneTwoGradeOneMax)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('등급, 1 is best')),
  "gradeScale": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9)]),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('How many grades there were; by the year of entry when absent'))
})), /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
}))
export const UpdateActualExamScoreResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 실전 성적 삭제
 */
export const DeleteActualExamScoreParams = /*#__PURE__*/ zod.object({
  "actualExamScoreId": /*#__PURE__*/ zod.uuid()
})
export const DeleteActualExamScoreResponse = /*#__PURE__*/ zod.void()

/**
 * All or none, as one change set. A row without a version is new; 409 version-conflict names those that somebody wrote meanwhile.
 * @summary 실전 성적 한 번에 입력
 */
export const saveActualExamScoresBodyRowsItemOneOneYearMin = 2000;
export const saveActualExamScoresBodyRowsItemOneOneYearMax = 2100;
export const saveActualExamScoresBodyRowsItemOneOneTermOneMax = 2;
export const saveActualExamScoresBodyRowsItemOneOneMonthOneMax = 12;
export const saveActualExamScoresBodyRowsItemOneOneSubjectMax = 30;
export const saveActualExamScoresBodyRowsItemOneTwoRawScoreOneMin = 0;
export const saveActualExamScoresBodyRowsItemOneTwoRawScoreOneMax = 1000;
export const saveActualExamScoresBodyRowsItemOneTwoRawScoreOneMultipleOf = 0.01;
export const saveActualExamScoresBodyRowsItemOneTwoStandardScoreOneMin = 0;
export const saveActualExamScoresBodyRowsItemOneTwoStandardScoreOneMax = 200;
export const saveActualExamScoresBodyRowsItemOneTwoStandardScoreOneMultipleOf = 0.01;
export const saveActualExamScoresBodyRowsItemOneTwoPercentileOneMin = 0;
export const saveActualExamScoresBodyRowsItemOneTwoPercentileOneMax = 100;
export const saveActualExamScoresBodyRowsItemOneTwoPercentileOneMultipleOf = 0.01;
export const saveActualExamScoresBodyRowsItemOneTwoGradeOneMax = 9;
export const saveActualExamScoresBodyRowsMax = 2000;
export const SaveActualExamScoresBody = /*#__PURE__*/ zod.object({
  "rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['SCHOOL', 'MOCK', 'CSAT']).check(/*#__PURE__*/ zod.describe('내신, 모의고사, 수능')),
  "year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(saveActualExamScoresBodyRowsItemOneOneYearMin)).check(/*#__PURE__*/ zod.lte(saveActualExamScoresBodyRowsItemOneOneYearMax)).check(/*#__PURE__*/ zod.describe('Of a CSAT the 학년도')),
  "term": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(saveActualExamScoresBodyRowsItemOneOneTermOneMax)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Of SCHOOL only')),
  "part": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['MIDTERM', 'FINAL']),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Of SCHOOL only; null for the whole term')),
  "month": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(saveActualExamScoresBodyRowsItemOneOneMonthOneMax)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Of MOCK only')),
  "subject": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveActualExamScoresBodyRowsItemOneOneSubjectMax))
}), /*#__PURE__*/ zod.object({
  "rawScore": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(saveActualExamScoresBodyRowsItemOneTwoRawScoreOneMin)).check(/*#__PURE__*/ zod.lte(saveActualExamScoresBodyRowsItemOneTwoRawScoreOneMax)).check(/*#__PURE__*/ zod.multipleOf(saveActualExamScoresBodyRowsItemOneTwoRawScoreOneMultipleOf)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('원점수')),
  "standardScore": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(saveActualExamScoresBodyRowsItemOneTwoStandardScoreOneMin)).check(/*#__PURE__*/ zod.lte(saveActualExamScoresBodyRowsItemOneTwoStandardScoreOneMax)).check(/*#__PURE__*/ zod.multipleOf(saveActualExamScoresBodyRowsItemOneTwoStandardScoreOneMultipleOf)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('표준점수')),
  "percentile": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(saveActualExamScoresBodyRowsItemOneTwoPercentileOneMin)).check(/*#__PURE__*/ zod.lte(saveActualExamScoresBodyRowsItemOneTwoPercentileOneMax)).check(/*#__PURE__*/ zod.multipleOf(saveActualExamScoresBodyRowsItemOneTwoPercentileOneMultipleOf)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('백분위')),
  "grade": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(saveActualExamScoresBodyRowsItemOneTwoGradeOneMax)),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('등급, 1 is best')),
  "gradeScale": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9)]),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('How many grades there were; by the year of entry when absent'))
})), /*#__PURE__*/ zod.object({
  "studentId": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Of the result that stands; absent for a new one'))
}))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveActualExamScoresBodyRowsMax))
})
export const SaveActualExamScoresResponse = /*#__PURE__*/ zod.strictObject({
  "created": /*#__PURE__*/ zod.int(),
  "changed": /*#__PURE__*/ zod.int(),
  "unchanged": /*#__PURE__*/ zod.int(),
  "changeSetId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The change set in the audit log'))
})
