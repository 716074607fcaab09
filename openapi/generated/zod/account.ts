/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * After login answered 401 second-factor-required. The cookie it set says of whom; 401 sign-in-expired when it is gone or ten minutes old.
 * @summary 2단계 인증 방법
 */
export const ReadSecondFactorOptionsResponse = /*#__PURE__*/ zod.strictObject({
  "totp": /*#__PURE__*/ zod.boolean(),
  "passkey": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),/*#__PURE__*/ zod.null()]),
  "recoveryCode": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether one is left'))
})

/**
 * Ends a sign-in that login began: by a code of the app, a recovery code, which works once, or a passkey's answer. Five wrong ones in 15 minutes
 * slow it down (429 too-many-attempts). A remembered device is not asked for 30 days.
 * @summary 2단계 인증
 */
export const answerSecondFactorBodyCodeMin = 6;
export const answerSecondFactorBodyCodeMax = 20;
export const AnswerSecondFactorBody = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(answerSecondFactorBodyCodeMin)).check(/*#__PURE__*/ zod.maxLength(answerSecondFactorBodyCodeMax))).check(/*#__PURE__*/ zod.describe('앱의 6자리나 복구 코드')),
  "passkey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())),
  "rememberDevice": /*#__PURE__*/ zod.boolean()
})
export const AnswerSecondFactorResponse = /*#__PURE__*/ zod.strictObject({
  "accessToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('JWT of 15 minutes with https://hasura.io/jwt/claims')),
  "userId": /*#__PURE__*/ zod.uuid(),
  "userType": /*#__PURE__*/ zod.enum(['STUDENT', 'TA', 'ADMIN']),
  "name": /*#__PURE__*/ zod.string(),
  "mustChangePassword": /*#__PURE__*/ zod.boolean(),
  "mustSetSecondFactor": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Nothing else is allowed before')),
  "powers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['ANONYMISE', 'ISSUE_PASSWORDS'])).check(/*#__PURE__*/ zod.describe('What managers may, and TAs to whom it was given')),
  "taInfo": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "isAdminLevel": /*#__PURE__*/ zod.boolean()
}),/*#__PURE__*/ zod.null()])
})

/**
 * One's second factor, open sign-ins and what happened lately at sign-in.
 * @summary 내 계정의 보안
 */
export const ReadAccountResponse = /*#__PURE__*/ zod.strictObject({
  "totp": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether an app is connected')),
  "passkeys": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "lastUsedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})),
  "recoveryCodesLeft": /*#__PURE__*/ zod.int(),
  "secondFactorFor": /*#__PURE__*/ zod.enum(['NONE', 'MANAGERS', 'STAFF']),
  "maskPhones": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether lists mask phone numbers')),
  "sessions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Browser and system, such as Chrome · Windows')),
  "ip": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "lastUsedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "isCurrent": /*#__PURE__*/ zod.boolean()
})),
  "events": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "kind": /*#__PURE__*/ zod.string(),
  "device": /*#__PURE__*/ zod.string(),
  "ip": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "isNewDevice": /*#__PURE__*/ zod.boolean()
}))
})

/**
 * Makes a new key, which counts once a code of it was confirmed.
 * @summary 인증 앱 연결 시작
 */
export const beginTotpBodyCurrentPasswordMax = 128;
export const BeginTotpBody = /*#__PURE__*/ zod.object({
  "currentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(beginTotpBodyCurrentPasswordMax))
})
export const BeginTotpResponse = /*#__PURE__*/ zod.strictObject({
  "secret": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Base32, for typing')),
  "uri": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('otpauth://, for the QR code'))
})

/**
 * With the first second factor come ten recovery codes, shown this once.
 * @summary 인증 앱 연결 끝내기
 */
export const confirmTotpBodyCodeRegExp = new RegExp('^[0-9]{6}$');
export const ConfirmTotpBody = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(confirmTotpBodyCodeRegExp))
})
export const ConfirmTotpResponse = /*#__PURE__*/ zod.strictObject({
  "recoveryCodes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
})

/**
 * @summary 패스키 등록 시작
 */
export const beginPasskeyBodyCurrentPasswordMax = 128;
export const BeginPasskeyBody = /*#__PURE__*/ zod.object({
  "currentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(beginPasskeyBodyCurrentPasswordMax))
})
export const BeginPasskeyResponse = /*#__PURE__*/ zod.strictObject({
  "options": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())
})

/**
 * With the first second factor come ten recovery codes, shown this once.
 * @summary 패스키 등록
 */
export const addPasskeyBodyNameMax = 50;
export const AddPasskeyBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addPasskeyBodyNameMax)),
  "response": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())
})
export const AddPasskeyResponse = /*#__PURE__*/ zod.strictObject({
  "recoveryCodes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
})

/**
 * The former ones stop working.
 * @summary 복구 코드 새로 받기
 */
export const renewRecoveryCodesBodyCurrentPasswordMax = 128;
export const RenewRecoveryCodesBody = /*#__PURE__*/ zod.object({
  "currentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(renewRecoveryCodesBodyCurrentPasswordMax))
})
export const RenewRecoveryCodesResponse = /*#__PURE__*/ zod.strictObject({
  "recoveryCodes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
})

/**
 * Removes the app, one passkey, or with neither named everything, remembered devices and recovery codes too.
 * @summary 2단계 인증 끄기
 */
export const removeSecondFactorBodyCurrentPasswordMax = 128;
export const RemoveSecondFactorBody = /*#__PURE__*/ zod.object({
  "currentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removeSecondFactorBodyCurrentPasswordMax)),
  "app": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "passkeyId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid())
})
export const RemoveSecondFactorResponse = /*#__PURE__*/ zod.void()

/**
 * One's sign-ins that have not ended, the latest first.
 * @summary 내가 로그인한 기기
 */
export const ReadSessionsResponse = /*#__PURE__*/ zod.strictObject({
  "sessions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Browser and system, such as Chrome · Windows')),
  "ip": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "lastUsedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "isCurrent": /*#__PURE__*/ zod.boolean()
}))
})

/**
 * Ends one of one's other sign-ins, or with none named all of them, after the password was given again.
 * @summary 다른 기기에서 로그아웃
 */
export const endSessionsBodyCurrentPasswordMax = 128;
export const EndSessionsBody = /*#__PURE__*/ zod.object({
  "currentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(endSessionsBodyCurrentPasswordMax)),
  "sessionId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The sign-in to end; without it all but this'))
})
export const EndSessionsResponse = /*#__PURE__*/ zod.void()

/**
 * Whoever must have a second factor and has none sets it up before anything else. Needs one's own (409 second-factor-first).
 * @summary 2단계 인증을 써야 하는 사람
 */
export const ChangeSecuritySettingsBody = /*#__PURE__*/ zod.object({
  "secondFactorFor": /*#__PURE__*/ zod.enum(['NONE', 'MANAGERS', 'STAFF'])
})
export const ChangeSecuritySettingsResponse = /*#__PURE__*/ zod.void()

/**
 * For a colleague who lost everything. Ends their sessions; the next sign-in asks for the password alone.
 * @summary 직원의 2단계 인증 풀기
 */
export const ResetSecondFactorParams = /*#__PURE__*/ zod.object({
  "supervisorId": /*#__PURE__*/ zod.uuid()
})
export const ResetSecondFactorResponse = /*#__PURE__*/ zod.void()

/**
 * All that the TA may do of what only managers may otherwise. Felt at the next call.
 * @summary 조교 권한
 */
export const ChangePowersParams = /*#__PURE__*/ zod.object({
  "supervisorId": /*#__PURE__*/ zod.uuid()
})
export const changePowersBodyPowersMax = 20;
export const ChangePowersBody = /*#__PURE__*/ zod.object({
  "powers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['ANONYMISE', 'ISSUE_PASSWORDS'])).check(/*#__PURE__*/ zod.maxLength(changePowersBodyPowersMax))
})
export const ChangePowersResponse = /*#__PURE__*/ zod.void()

/**
 * For everybody at once. Lists then show the last four digits; each number that is revealed is kept in the access log.
 * @summary 목록의 전화번호 가리기
 */
export const ChangePhoneMaskingBody = /*#__PURE__*/ zod.object({
  "maskPhones": /*#__PURE__*/ zod.boolean()
})
export const ChangePhoneMaskingResponse = /*#__PURE__*/ zod.void()
