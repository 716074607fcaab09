/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * One change set, all or none. Each goes into the next booking of its student, or waits for one. 404 for an unknown student, 409 other-student, other-exam, already-given (an open one for the same attempt).
 * @summary 할 일 주기
 */
export const createClinicTodosBodyItemsItemTitleMax = 100;
export const createClinicTodosBodyItemsItemMemoMax = 500;
export const createClinicTodosBodyItemsMax = 500;
export const CreateClinicTodosBody = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "studentId": /*#__PURE__*/ zod.uuid(),
  "kind": /*#__PURE__*/ zod.enum(['RETAKE', 'CORRECTION', 'HOMEWORK', 'OTHER']).check(/*#__PURE__*/ zod.describe('재시험, 오답 정리, 과제, 기타')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createClinicTodosBodyItemsItemTitleMax)),
  "scoreAttemptId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "retakeExamId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "memo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createClinicTodosBodyItemsItemMemoMax)))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createClinicTodosBodyItemsMax))
})
export const CreateClinicTodosResponse = /*#__PURE__*/ zod.strictObject({
  "todos": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "participantId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The booking it is done in; null until there is one')),
  "sequence": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('In the booking, or among what waits for one, from 1')),
  "kind": /*#__PURE__*/ zod.enum(['RETAKE', 'CORRECTION', 'HOMEWORK', 'OTHER']).check(/*#__PURE__*/ zod.describe('재시험, 오답 정리, 과제, 기타')),
  "title": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.enum(['TODO', 'DOING', 'SUBMITTED', 'DONE', 'FAILED']),
  "scoreAttemptId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "retakeExamId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "followsId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The failed todo it stands behind')),
  "memo": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.int()
})),
  "changeSetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('What undo takes back'))
})

/**
 * 409 version-conflict.
 * @summary 할 일 수정
 */
export const UpdateClinicTodoParams = /*#__PURE__*/ zod.object({
  "todoId": /*#__PURE__*/ zod.uuid()
})
export const updateClinicTodoBodyTitleMax = 100;
export const updateClinicTodoBodyMemoMax = 500;
export const UpdateClinicTodoBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Of the todo this write changes; where it may be left out whatever is there')),
  "kind": /*#__PURE__*/ zod.enum(['RETAKE', 'CORRECTION', 'HOMEWORK', 'OTHER']).check(/*#__PURE__*/ zod.describe('재시험, 오답 정리, 과제, 기타')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateClinicTodoBodyTitleMax)),
  "retakeExamId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.uuid(),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Stays when absent')),
  "memo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateClinicTodoBodyMemoMax))).check(/*#__PURE__*/ zod.describe('Stays when absent'))
})
export const UpdateClinicTodoResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "participantId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The booking it is done in; null until there is one')),
  "sequence": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('In the booking, or among what waits for one, from 1')),
  "kind": /*#__PURE__*/ zod.enum(['RETAKE', 'CORRECTION', 'HOMEWORK', 'OTHER']).check(/*#__PURE__*/ zod.describe('재시험, 오답 정리, 과제, 기타')),
  "title": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.enum(['TODO', 'DOING', 'SUBMITTED', 'DONE', 'FAILED']),
  "scoreAttemptId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "retakeExamId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "followsId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The failed todo it stands behind')),
  "memo": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.int()
})

/**
 * 409 in-use once begun.
 * @summary 할 일 삭제
 */
export const DeleteClinicTodoParams = /*#__PURE__*/ zod.object({
  "todoId": /*#__PURE__*/ zod.uuid()
})
export const DeleteClinicTodoResponse = /*#__PURE__*/ zod.void()

/**
 * TODO → DOING → SUBMITTED → DONE or FAILED, whose retake comes behind it. 409 version-conflict, move-not-allowed.
 * @summary 할 일 상태 바꾸기
 */
export const SetClinicTodoStatusParams = /*#__PURE__*/ zod.object({
  "todoId": /*#__PURE__*/ zod.uuid()
})
export const SetClinicTodoStatusBody = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Of the todo this write changes; where it may be left out whatever is there')),
  "status": /*#__PURE__*/ zod.enum(['DOING', 'SUBMITTED', 'DONE', 'FAILED'])
})
export const SetClinicTodoStatusResponse = /*#__PURE__*/ zod.strictObject({
  "todo": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "participantId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The booking it is done in; null until there is one')),
  "sequence": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('In the booking, or among what waits for one, from 1')),
  "kind": /*#__PURE__*/ zod.enum(['RETAKE', 'CORRECTION', 'HOMEWORK', 'OTHER']).check(/*#__PURE__*/ zod.describe('재시험, 오답 정리, 과제, 기타')),
  "title": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.enum(['TODO', 'DOING', 'SUBMITTED', 'DONE', 'FAILED']),
  "scoreAttemptId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "retakeExamId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "followsId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The failed todo it stands behind')),
  "memo": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.int()
}),
  "followUp": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "participantId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The booking it is done in; null until there is one')),
  "sequence": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('In the booking, or among what waits for one, from 1')),
  "kind": /*#__PURE__*/ zod.enum(['RETAKE', 'CORRECTION', 'HOMEWORK', 'OTHER']).check(/*#__PURE__*/ zod.describe('재시험, 오답 정리, 과제, 기타')),
  "title": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.enum(['TODO', 'DOING', 'SUBMITTED', 'DONE', 'FAILED']),
  "scoreAttemptId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "retakeExamId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "followsId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The failed todo it stands behind')),
  "memo": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.int()
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The retake that stands behind what failed')),
  "changeSetId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('What undo takes back'))
})

/**
 * 409 list-changed when these are not all that is open of one list, or another order was set since the one that was read.
 * @summary 할 일 순서 바꾸기
 */
export const orderClinicTodosBodyTodoIdsMax = 100;
export const orderClinicTodosBodyPreviousIdsMax = 100;
export const OrderClinicTodosBody = /*#__PURE__*/ zod.object({
  "todoIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderClinicTodosBodyTodoIdsMax)).check(/*#__PURE__*/ zod.describe('All that is open of one booking, or of a student without one, in the new order')),
  "previousIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(orderClinicTodosBodyPreviousIdsMax))).check(/*#__PURE__*/ zod.describe('The order as it was read; without it whatever is there'))
})
export const OrderClinicTodosResponse = /*#__PURE__*/ zod.strictObject({
  "todos": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "participantId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The booking it is done in; null until there is one')),
  "sequence": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('In the booking, or among what waits for one, from 1')),
  "kind": /*#__PURE__*/ zod.enum(['RETAKE', 'CORRECTION', 'HOMEWORK', 'OTHER']).check(/*#__PURE__*/ zod.describe('재시험, 오답 정리, 과제, 기타')),
  "title": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.enum(['TODO', 'DOING', 'SUBMITTED', 'DONE', 'FAILED']),
  "scoreAttemptId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "retakeExamId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "followsId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The failed todo it stands behind')),
  "memo": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.int()
})),
  "changeSetId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('What undo takes back'))
})

/**
 * A retake of the score is written with the value or the answers; it is done at the cutline and above, else it fails. 409 version-conflict, move-not-allowed once decided, answers-missing, no-score; 422 for a value past the points.
 * @summary 제출한 것 채점하기
 */
export const GradeClinicTodoParams = /*#__PURE__*/ zod.object({
  "participantId": /*#__PURE__*/ zod.uuid()
})
export const gradeClinicTodoBodyValueMin = 0;
export const gradeClinicTodoBodyValueMax = 1000;
export const gradeClinicTodoBodyValueMultipleOf = 0.01;
export const gradeClinicTodoBodyAnswersItemMin = -1;
export const gradeClinicTodoBodyAnswersItemMax = 12345;
export const gradeClinicTodoBodyAnswersMax = 100;
export const GradeClinicTodoBody = /*#__PURE__*/ zod.object({
  "todoId": /*#__PURE__*/ zod.uuid(),
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Of the todo this write changes; where it may be left out whatever is there')),
  "value": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(gradeClinicTodoBodyValueMin)).check(/*#__PURE__*/ zod.lte(gradeClinicTodoBodyValueMax)).check(/*#__PURE__*/ zod.multipleOf(gradeClinicTodoBodyValueMultipleOf))),
  "answers": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(gradeClinicTodoBodyAnswersItemMin)).check(/*#__PURE__*/ zod.lte(gradeClinicTodoBodyAnswersItemMax))).check(/*#__PURE__*/ zod.maxLength(gradeClinicTodoBodyAnswersMax))).check(/*#__PURE__*/ zod.describe('At the place of each question\'s number the number given, or the choices marked as ascending digits; -1 for none')),
  "passed": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "deliveryType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']))
}).check(/*#__PURE__*/ zod.describe('One of value, answers, passed: the last for work without a score, or whose score stays as it is'))
export const gradeClinicTodoResponseCellOneRetakeNumberMin = 0;
export const gradeClinicTodoResponseCellOneRetakeNumberMax = 99;
export const gradeClinicTodoResponseCellOneVersionMin = 0;
export const GradeClinicTodoResponse = /*#__PURE__*/ zod.strictObject({
  "todo": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "participantId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The booking it is done in; null until there is one')),
  "sequence": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('In the booking, or among what waits for one, from 1')),
  "kind": /*#__PURE__*/ zod.enum(['RETAKE', 'CORRECTION', 'HOMEWORK', 'OTHER']).check(/*#__PURE__*/ zod.describe('재시험, 오답 정리, 과제, 기타')),
  "title": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.enum(['TODO', 'DOING', 'SUBMITTED', 'DONE', 'FAILED']),
  "scoreAttemptId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "retakeExamId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "followsId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The failed todo it stands behind')),
  "memo": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.int()
}),
  "followUp": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "studentId": /*#__PURE__*/ zod.uuid(),
  "participantId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The booking it is done in; null until there is one')),
  "sequence": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('In the booking, or among what waits for one, from 1')),
  "kind": /*#__PURE__*/ zod.enum(['RETAKE', 'CORRECTION', 'HOMEWORK', 'OTHER']).check(/*#__PURE__*/ zod.describe('재시험, 오답 정리, 과제, 기타')),
  "title": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.enum(['TODO', 'DOING', 'SUBMITTED', 'DONE', 'FAILED']),
  "scoreAttemptId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "retakeExamId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "followsId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The failed todo it stands behind')),
  "memo": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.int()
}),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The retake that stands behind what failed')),
  "cell": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null where nothing was written to the first attempt yet')),
  "scoreId": /*#__PURE__*/ zod.uuid(),
  "retakeNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(gradeClinicTodoResponseCellOneRetakeNumberMin)).check(/*#__PURE__*/ zod.lte(gradeClinicTodoResponseCellOneRetakeNumberMax)).check(/*#__PURE__*/ zod.describe('0 is the first attempt')),
  "status": /*#__PURE__*/ zod.enum(['NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT']),
  "scoreVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Raised by a change of status')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "deliveryType": /*#__PURE__*/ zod.enum(['ONSITE', 'ONLINE', 'HOME']),
  "clinicStatus": /*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),
  "memo": /*#__PURE__*/ zod.string(),
  "grade": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  "gradeScale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(5),/*#__PURE__*/ zod.literal(9),/*#__PURE__*/ zod.literal(null)])),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(gradeClinicTodoResponseCellOneVersionMin)).check(/*#__PURE__*/ zod.describe('Of the attempt this write changes; 0 where there is none yet; without it whatever is there'))
}).check(/*#__PURE__*/ zod.describe('One attempt of a score, as it is now')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The retake that was graded; null where there is no score')),
  "clinicStatus": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT']),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Of the attempt that asked for the work; null where none did')),
  "changeSetId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('What undo takes back'))
})
