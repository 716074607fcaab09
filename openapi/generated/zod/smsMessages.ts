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

