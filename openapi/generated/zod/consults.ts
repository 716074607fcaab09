/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * @summary 상담 기록 작성
 */
export const CreateConsultParams = /*#__PURE__*/ zod.object({
  "studentId": /*#__PURE__*/ zod.uuid()
})
export const createConsultBodyBodyMax = 5000;
export const CreateConsultBody = /*#__PURE__*/ zod.object({
  "consultedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.describe('Not later than now')),
  "consultedBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.uuid(),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Who talked; whoever writes it when absent')),
  "topic": /*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'ATTENDANCE', 'CAREER', 'LIFE', 'PAYMENT', 'OTHER']).check(/*#__PURE__*/ zod.describe('학습, 성적, 출결, 진로·입시, 생활, 수납, 기타')),
  "channel": /*#__PURE__*/ zod.enum(['PHONE', 'VISIT', 'VIDEO_CALL', 'MESSAGE']),
  "counterpart": /*#__PURE__*/ zod.enum(['STUDENT', 'PARENT', 'BOTH']),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createConsultBodyBodyMax)),
  "clinicParticipantId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.uuid(),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('The counsel booking of this student it comes of; stays when absent')),
  "followUpOn": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.iso.date(),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('When to talk again, not before the day of the consult'))
})
export const CreateConsultResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * 409 version-conflict carries both values, who changed it and when.
 * @summary 상담 기록 수정
 */
export const UpdateConsultParams = /*#__PURE__*/ zod.object({
  "consultId": /*#__PURE__*/ zod.uuid()
})
export const updateConsultBodyOneBodyMax = 5000;
export const UpdateConsultBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "consultedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.describe('Not later than now')),
  "consultedBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.uuid(),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Who talked; whoever writes it when absent')),
  "topic": /*#__PURE__*/ zod.enum(['STUDY', 'SCORES', 'ATTENDANCE', 'CAREER', 'LIFE', 'PAYMENT', 'OTHER']).check(/*#__PURE__*/ zod.describe('학습, 성적, 출결, 진로·입시, 생활, 수납, 기타')),
  "channel": /*#__PURE__*/ zod.enum(['PHONE', 'VISIT', 'VIDEO_CALL', 'MESSAGE']),
  "counterpart": /*#__PURE__*/ zod.enum(['STUDENT', 'PARENT', 'BOTH']),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateConsultBodyOneBodyMax)),
  "clinicParticipantId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.uuid(),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('The counsel booking of this student it comes of; stays when absent')),
  "followUpOn": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.iso.date(),/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('When to talk again, not before the day of the consult'))
}), /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version this change was made from; without it whatever is there'))
}))
export const UpdateConsultResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * @summary 상담 기록 삭제
 */
export const DeleteConsultParams = /*#__PURE__*/ zod.object({
  "consultId": /*#__PURE__*/ zod.uuid()
})
export const DeleteConsultResponse = /*#__PURE__*/ zod.void()

/**
 * Without a consult; one that is written closes the tasks of its student by itself. Saying it twice changes nothing.
 * @summary 상담할 일 마치기
 */
export const CloseConsultTaskParams = /*#__PURE__*/ zod.object({
  "taskId": /*#__PURE__*/ zod.uuid()
})
export const CloseConsultTaskResponse = /*#__PURE__*/ zod.void()

/**
 * @summary 챙길 학생의 기준
 */
export const readAlertSettingsResponseAbsencesInARowMax = 20;
export const readAlertSettingsResponseAbsencesInTermMax = 50;
export const readAlertSettingsResponseFallingScoresMin = 2;
export const readAlertSettingsResponseFallingScoresMax = 10;
export const readAlertSettingsResponseTodoDaysMax = 60;
export const ReadAlertSettingsResponse = /*#__PURE__*/ zod.strictObject({
  "absencesInARow": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(readAlertSettingsResponseAbsencesInARowMax)).check(/*#__PURE__*/ zod.describe('Absences one after another')),
  "absencesInTerm": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(readAlertSettingsResponseAbsencesInTermMax)).check(/*#__PURE__*/ zod.describe('Absences in one lecture')),
  "fallingScores": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(readAlertSettingsResponseFallingScoresMin)).check(/*#__PURE__*/ zod.lte(readAlertSettingsResponseFallingScoresMax)).check(/*#__PURE__*/ zod.describe('Exams whose scores fell one after another')),
  "todoDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(readAlertSettingsResponseTodoDaysMax)).check(/*#__PURE__*/ zod.describe('Days that a clinic todo is left over')),
  "isAutoAbsent": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Marks nobody set become absences when their day is over'))
})

/**
 * What is found from now on.
 * @summary 챙길 학생의 기준 바꾸기
 */
export const setAlertSettingsBodyAbsencesInARowMax = 20;
export const setAlertSettingsBodyAbsencesInTermMax = 50;
export const setAlertSettingsBodyFallingScoresMin = 2;
export const setAlertSettingsBodyFallingScoresMax = 10;
export const setAlertSettingsBodyTodoDaysMax = 60;
export const SetAlertSettingsBody = /*#__PURE__*/ zod.object({
  "absencesInARow": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setAlertSettingsBodyAbsencesInARowMax)).check(/*#__PURE__*/ zod.describe('Absences one after another')),
  "absencesInTerm": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setAlertSettingsBodyAbsencesInTermMax)).check(/*#__PURE__*/ zod.describe('Absences in one lecture')),
  "fallingScores": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setAlertSettingsBodyFallingScoresMin)).check(/*#__PURE__*/ zod.lte(setAlertSettingsBodyFallingScoresMax)).check(/*#__PURE__*/ zod.describe('Exams whose scores fell one after another')),
  "todoDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setAlertSettingsBodyTodoDaysMax)).check(/*#__PURE__*/ zod.describe('Days that a clinic todo is left over')),
  "isAutoAbsent": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Marks nobody set become absences when their day is over'))
})
export const SetAlertSettingsResponse = /*#__PURE__*/ zod.void()
