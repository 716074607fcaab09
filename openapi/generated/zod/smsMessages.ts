/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * Queues one text, as SMS where it fits and else as LMS, to each number once. A retry with the same key queues nothing more.
 * 404 when one of the students is not there; 409 no-phone when nobody can be reached, 409 quiet-hours at night unless confirmed.
 * @summary 학생이나 보호자에게 문자 보내기
 */
export const sendSmsBodyBodyMax = 2000;

export const sendSmsBodyStudentIdsMax = 20000;

export const sendSmsBodyIsAdvertisementDefault = false;
export const sendSmsBodyQuietHoursConfirmedDefault = false;

export const SendSmsBody = /*#__PURE__*/ zod.object({
  "sendKey": /*#__PURE__*/ zod.uuid(),
  "addressee": /*#__PURE__*/ zod.enum(['STUDENT', 'PARENT']),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendSmsBodyBodyMax)).check(/*#__PURE__*/ zod.describe('At most 2,000 bytes of EUC-KR')),
  "studentIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendSmsBodyStudentIdsMax)),
  "isAdvertisement": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), sendSmsBodyIsAdvertisementDefault).check(/*#__PURE__*/ zod.describe('Goes only to those who allow advertising texts, by day; (광고) is put before it')),
  "quietHoursConfirmed": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), sendSmsBodyQuietHoursConfirmedDefault).check(/*#__PURE__*/ zod.describe('May go out between 21:00 and 08:00'))
})

export const SendSmsResponse = /*#__PURE__*/ zod.strictObject({
  "withoutConsent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Left out of an advertisement')),
  "queued": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Numbers a message waits for')),
  "withoutPhone": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Students of whom no number is known'))
})

/**
 * Which way texts go, whether they are stopped or held up, what waits, and the account at the provider; account is null when it does not answer.
 * @summary 문자가 나가는 길
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
  "withoutConsent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Left out of an advertisement')),
  "queued": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Numbers a message waits for')),
  "withoutPhone": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Students of whom no number is known'))
})

