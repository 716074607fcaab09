/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Queues one text, as SMS where it fits and else as LMS, to each number once. The unchanged words of a template that has one go as 알림톡 first; the
 * provider sends the text where that cannot arrive. With a picture it goes as MMS. A retry with the same key queues nothing more.
 * Its #{변수} are filled for each person; siblings who share a number get one text made for all of them. 404 when one of the students or the source is
 * not there; 409 nobody when the source has no students, no-phone when nobody can be reached, quiet-hours at night unless confirmed, no-opt-out for
 * an advertisement where no number for refusing it is set; 422 unfilled names the people for whom a variable has no value.
 * @summary 학생이나 보호자에게 문자 보내기
 */
export const sendSmsBodyBodyMax = 2000;
export const sendSmsBodyStudentIdsMax = 20000;
export const sendSmsBodySourceAttendanceTypeIdsMax = 50;
export const sendSmsBodySourceMinScoreMin = 0;
export const sendSmsBodySourceMinScoreMax = 1000;
export const sendSmsBodySourceMinScoreMultipleOf = 0.01;
export const sendSmsBodySourceMaxScoreMin = 0;
export const sendSmsBodySourceMaxScoreMax = 1000;
export const sendSmsBodySourceMaxScoreMultipleOf = 0.01;
export const sendSmsBodyIsAdvertisementDefault = false;
export const sendSmsBodyQuietHoursConfirmedDefault = false;
export const SendSmsBody = /*#__PURE__*/ zod.object({
  "sendKey": /*#__PURE__*/ zod.uuid(),
  "addressee": /*#__PURE__*/ zod.enum(['STUDENT', 'PARENT', 'BOTH']),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendSmsBodyBodyMax)).check(/*#__PURE__*/ zod.describe('At most 2,000 bytes of EUC-KR once its #{변수} are filled')),
  "studentIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendSmsBodyStudentIdsMax))).check(/*#__PURE__*/ zod.describe('Who gets it; this or a source')),
  "source": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['LECTURE', 'WEEK', 'TAG', 'ATTENDANCE', 'SCORE', 'WITHOUT_BOOKING']).check(/*#__PURE__*/ zod.describe('Of a lecture, a week, a tag, marks of a week, scores of an exam, or those of a lecture with no clinic booking to come')),
  "id": /*#__PURE__*/ zod.uuid(),
  "attendanceTypeIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendSmsBodySourceAttendanceTypeIdsMax))).check(/*#__PURE__*/ zod.describe('ATTENDANCE only')),
  "belowCutline": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('SCORE only')),
  "minScore": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(sendSmsBodySourceMinScoreMin)).check(/*#__PURE__*/ zod.lte(sendSmsBodySourceMinScoreMax)).check(/*#__PURE__*/ zod.multipleOf(sendSmsBodySourceMinScoreMultipleOf))).check(/*#__PURE__*/ zod.describe('SCORE only: from this score on')),
  "maxScore": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(sendSmsBodySourceMaxScoreMin)).check(/*#__PURE__*/ zod.lte(sendSmsBodySourceMaxScoreMax)).check(/*#__PURE__*/ zod.multipleOf(sendSmsBodySourceMaxScoreMultipleOf))).check(/*#__PURE__*/ zod.describe('SCORE only: up to this score'))
})).check(/*#__PURE__*/ zod.describe('Who gets a text, found by the server when it is sent')),
  "templateId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The template that the words were taken from; its 알림톡 is sent where they are unchanged')),
  "pictureId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('A picture that was uploaded for it; it goes as MMS then')),
  "scheduledAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When it goes out; at once without it')),
  "isAdvertisement": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), sendSmsBodyIsAdvertisementDefault).check(/*#__PURE__*/ zod.describe('Goes only to those who allow advertising texts, by day; (광고) is put before it')),
  "quietHoursConfirmed": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), sendSmsBodyQuietHoursConfirmedDefault).check(/*#__PURE__*/ zod.describe('May go out between 21:00 and 08:00'))
})
export const SendSmsResponse = /*#__PURE__*/ zod.strictObject({
  "withoutConsent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Left out of an advertisement, since nobody allowed it')),
  "queued": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Numbers a message waits for')),
  "withoutPhone": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Students of whom no number is known'))
})

/**
 * Writes nothing. 404 when one of the students or the source is not there.
 * @summary 문자를 보내기 전에 누가 무엇을 받는지 보기
 */
export const previewSmsBodyBodyMax = 2000;
export const previewSmsBodyStudentIdsMax = 20000;
export const previewSmsBodySourceAttendanceTypeIdsMax = 50;
export const previewSmsBodySourceMinScoreMin = 0;
export const previewSmsBodySourceMinScoreMax = 1000;
export const previewSmsBodySourceMinScoreMultipleOf = 0.01;
export const previewSmsBodySourceMaxScoreMin = 0;
export const previewSmsBodySourceMaxScoreMax = 1000;
export const previewSmsBodySourceMaxScoreMultipleOf = 0.01;
export const previewSmsBodyIsAdvertisementDefault = false;
export const PreviewSmsBody = /*#__PURE__*/ zod.object({
  "addressee": /*#__PURE__*/ zod.enum(['STUDENT', 'PARENT', 'BOTH']),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(previewSmsBodyBodyMax)).check(/*#__PURE__*/ zod.describe('Empty while nothing is written yet')),
  "studentIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(previewSmsBodyStudentIdsMax))),
  "source": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['LECTURE', 'WEEK', 'TAG', 'ATTENDANCE', 'SCORE', 'WITHOUT_BOOKING']).check(/*#__PURE__*/ zod.describe('Of a lecture, a week, a tag, marks of a week, scores of an exam, or those of a lecture with no clinic booking to come')),
  "id": /*#__PURE__*/ zod.uuid(),
  "attendanceTypeIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(previewSmsBodySourceAttendanceTypeIdsMax))).check(/*#__PURE__*/ zod.describe('ATTENDANCE only')),
  "belowCutline": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('SCORE only')),
  "minScore": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(previewSmsBodySourceMinScoreMin)).check(/*#__PURE__*/ zod.lte(previewSmsBodySourceMinScoreMax)).check(/*#__PURE__*/ zod.multipleOf(previewSmsBodySourceMinScoreMultipleOf))).check(/*#__PURE__*/ zod.describe('SCORE only: from this score on')),
  "maxScore": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(previewSmsBodySourceMaxScoreMin)).check(/*#__PURE__*/ zod.lte(previewSmsBodySourceMaxScoreMax)).check(/*#__PURE__*/ zod.multipleOf(previewSmsBodySourceMaxScoreMultipleOf))).check(/*#__PURE__*/ zod.describe('SCORE only: up to this score'))
})).check(/*#__PURE__*/ zod.describe('Who gets a text, found by the server when it is sent')),
  "templateId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The template that the words were taken from; its 알림톡 is sent where they are unchanged')),
  "pictureId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('A picture that was uploaded for it; it goes as MMS then')),
  "scheduledAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "isAdvertisement": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), previewSmsBodyIsAdvertisementDefault)
})
export const PreviewSmsResponse = /*#__PURE__*/ zod.strictObject({
  "people": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Students that were found')),
  "numbers": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Texts that would go out')),
  "withoutPhone": /*#__PURE__*/ zod.int(),
  "withoutConsent": /*#__PURE__*/ zod.int(),
  "merged": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Texts saved since siblings, or a student and the guardian, share a number')),
  "channel": /*#__PURE__*/ zod.enum(['SMS', 'LMS', 'MMS', 'ALIMTALK', 'TOO_LONG']).check(/*#__PURE__*/ zod.describe('The price class of all of them')),
  "fallback": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['SMS', 'LMS'])).check(/*#__PURE__*/ zod.describe('The price class where an 알림톡 cannot arrive')),
  "longest": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('EUC-KR bytes of the longest')),
  "overSms": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Texts of more than 90 bytes')),
  "isQuiet": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('It would go out between 21:00 and 08:00')),
  "variables": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('What may be written for these people')),
  "missing": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "variable": /*#__PURE__*/ zod.string(),
  "count": /*#__PURE__*/ zod.int(),
  "names": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The first of them'))
})).check(/*#__PURE__*/ zod.describe('Variables that cannot be filled, and for whom')),
  "texts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('One student, or siblings')),
  "addressee": /*#__PURE__*/ zod.enum(['STUDENT', 'PARENT']),
  "phone": /*#__PURE__*/ zod.string(),
  "body": /*#__PURE__*/ zod.string(),
  "byteLength": /*#__PURE__*/ zod.int()
})).check(/*#__PURE__*/ zod.describe('Who gets what, the first 500')),
  "left": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string(),
  "reason": /*#__PURE__*/ zod.enum(['NO_PHONE', 'NO_CONSENT'])
})).check(/*#__PURE__*/ zod.describe('Who gets nothing, the first 500'))
})

/**
 * Whether templates may go as 알림톡 here, with a text where it cannot arrive.
 * @summary 문자 말고 보낼 수 있는 길
 */
export const ReadSmsWaysResponse = /*#__PURE__*/ zod.strictObject({
  "alimtalk": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The academy has a Kakao channel'))
})

/**
 * Which way texts go, whether they are stopped or held up, what waits, and the account at the provider; account is null when it does not answer.
 * @summary 문자 발송 방법
 */
export const ReadSmsSenderResponse = /*#__PURE__*/ zod.strictObject({
  "way": /*#__PURE__*/ zod.enum(['solapi', 'outbox', 'off']).check(/*#__PURE__*/ zod.describe('solapi sends, outbox writes a file, off lets them wait')),
  "isStopped": /*#__PURE__*/ zod.boolean(),
  "waiting": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Texts that are due or planned and not sent yet')),
  "asked": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Texts that were sent and are not known to have arrived')),
  "problem": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.null(),/*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('What holds texts up')),
  "since": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})]),
  "account": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.null(),/*#__PURE__*/ zod.strictObject({
  "balance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('원; null where nothing costs')),
  "senderNumbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
})])
})

/**
 * Once it answers nothing more is handed to the provider; what was handed over before may still arrive. What waits longer than its time fails and says so.
 * @summary 모든 문자를 멈추거나 다시 보내기
 */
export const StopSmsBody = /*#__PURE__*/ zod.object({
  "isStopped": /*#__PURE__*/ zod.boolean()
})
export const StopSmsResponse = /*#__PURE__*/ zod.void()

/**
 * A picture becomes an upright JPEG of at most 200 kB without the facts that a camera writes into it. 413 above 10 MB, 415 for what is no picture, 422 for one that is broken, carries another file or has too many pixels. Forgotten after a day when no text has it.
 * @summary 문자에 넣을 사진 올리기
 */
export const UploadSmsPictureBody = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.instanceof(Blob).check(/*#__PURE__*/ zod.describe('JPEG, PNG, WebP, GIF, HEIC or AVIF, 10 MB at most'))
})
export const UploadSmsPictureResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "byteLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Of the picture as it is sent, at most 200,000'))
})

/**
 * As phones get it. 404 when there is no such picture.
 * @summary 문자에 넣은 사진
 */
export const ReadSmsPictureParams = /*#__PURE__*/ zod.object({
  "pictureId": /*#__PURE__*/ zod.uuid()
})
export const ReadSmsPictureResponse = /*#__PURE__*/ zod.strictObject({
  "jpeg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('A JPEG in base64'))
})

/**
 * Other words or another time for a text of which nothing has gone out; the people are found again. 404 when there is no such message; 409 already-sent when
 * some of it has gone out or was cancelled; the refusals of sending else.
 * @summary 예약한 문자 수정
 */
export const ChangeSmsParams = /*#__PURE__*/ zod.object({
  "messageId": /*#__PURE__*/ zod.uuid()
})
export const changeSmsBodyBodyMax = 2000;
export const changeSmsBodyQuietHoursConfirmedDefault = false;
export const ChangeSmsBody = /*#__PURE__*/ zod.object({
  "body": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeSmsBodyBodyMax))),
  "scheduledAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "quietHoursConfirmed": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), changeSmsBodyQuietHoursConfirmedDefault)
})
export const ChangeSmsResponse = /*#__PURE__*/ zod.strictObject({
  "withoutConsent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Left out of an advertisement, since nobody allowed it')),
  "queued": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Numbers a message waits for')),
  "withoutPhone": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Students of whom no number is known'))
})

/**
 * Those that were handed to the provider still arrive. 404 when there is no such message; 409 already-sent when nothing waits any more.
 * @summary 아직 보내지 않은 문자 취소하기
 */
export const CancelSmsParams = /*#__PURE__*/ zod.object({
  "messageId": /*#__PURE__*/ zod.uuid()
})
export const CancelSmsResponse = /*#__PURE__*/ zod.strictObject({
  "cancelled": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Texts that do not go out any more'))
})

/**
 * Queues the same words again for those of this message who did not get it; a retry with the same key queues nothing more. 404 when there is no such message;
 * 409 nothing-failed when everyone got it, was cancelled or refuses advertising; 409 quiet-hours at night unless confirmed.
 * @summary 실패한 사람에게 다시 보내기
 */
export const ResendFailedSmsParams = /*#__PURE__*/ zod.object({
  "messageId": /*#__PURE__*/ zod.uuid()
})
export const resendFailedSmsBodyQuietHoursConfirmedDefault = false;
export const ResendFailedSmsBody = /*#__PURE__*/ zod.object({
  "sendKey": /*#__PURE__*/ zod.uuid(),
  "quietHoursConfirmed": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), resendFailedSmsBodyQuietHoursConfirmedDefault).check(/*#__PURE__*/ zod.describe('May go out between 21:00 and 08:00'))
})
export const ResendFailedSmsResponse = /*#__PURE__*/ zod.strictObject({
  "withoutConsent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Left out of an advertisement, since nobody allowed it')),
  "queued": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Numbers a message waits for')),
  "withoutPhone": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Students of whom no number is known'))
})
