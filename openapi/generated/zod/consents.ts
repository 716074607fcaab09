/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * What a student or guardian allowed, when and how. Of students under 14 the guardian does (409 guardian-needed). One that stands is not given twice (409 consent-stands).
 * @summary 동의 적기
 */
export const RecordConsentParams = /*#__PURE__*/ zod.object({
  "studentId": /*#__PURE__*/ zod.uuid()
})
export const recordConsentBodyGiverNameMax = 50;
export const RecordConsentBody = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['REQUIRED', 'MARKETING', 'PHOTO']).check(/*#__PURE__*/ zod.describe('REQUIRED 개인정보 수집·이용, MARKETING 광고성 문자, PHOTO 사진·영상 활용')),
  "giver": /*#__PURE__*/ zod.enum(['STUDENT', 'GUARDIAN']),
  "giverName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recordConsentBodyGiverNameMax))).check(/*#__PURE__*/ zod.describe('The guardian\'s; needed for one')),
  "method": /*#__PURE__*/ zod.enum(['PAPER', 'IN_PERSON', 'LINK']),
  "givenAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Now without it'))
})
export const RecordConsentResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * Felt at once. Advertising texts that wait for this person are not sent.
 * @summary 동의 철회 적기
 */
export const WithdrawConsentParams = /*#__PURE__*/ zod.object({
  "consentId": /*#__PURE__*/ zod.uuid()
})
export const WithdrawConsentResponse = /*#__PURE__*/ zod.void()

/**
 * Says until when the guardian consents; without it the school year does.
 * @summary 생년월일 적기
 */
export const SetBirthdayParams = /*#__PURE__*/ zod.object({
  "studentId": /*#__PURE__*/ zod.uuid()
})
export const SetBirthdayBody = /*#__PURE__*/ zod.object({
  "birthOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
})
export const SetBirthdayResponse = /*#__PURE__*/ zod.void()

/**
 * By the student, who is 14 or older (409 guardian-needed).
 * @summary 내 동의
 */
export const GiveConsentBody = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['REQUIRED', 'MARKETING', 'PHOTO']).check(/*#__PURE__*/ zod.describe('REQUIRED 개인정보 수집·이용, MARKETING 광고성 문자, PHOTO 사진·영상 활용'))
})
export const GiveConsentResponse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid()
})

/**
 * What one gave oneself; what the guardian gave only the guardian takes back, at the academy (409 guardian-only).
 * @summary 내 동의 철회
 */
export const WithdrawOwnConsentParams = /*#__PURE__*/ zod.object({
  "consentId": /*#__PURE__*/ zod.uuid()
})
export const WithdrawOwnConsentResponse = /*#__PURE__*/ zod.void()
