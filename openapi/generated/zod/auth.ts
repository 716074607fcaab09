/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

/**
 * Sets the refresh cookie. Wrong passwords from devices that the account does not know slow it down there (429 too-many-attempts), rightly given ones
 * alike; a code that was texted lets its owner in (400 wrong-code). Where a second factor is set and the
 * device is not remembered it answers 401 second-factor-required and sets a cookie for POST /auth/second-factor.
 * @summary 로그인
 */
export const loginBodyLoginIdMax = 64;
export const loginBodyPasswordMax = 128;
export const loginBodyCodeRegExp = new RegExp('^[0-9]{8}$');
export const LoginBody = /*#__PURE__*/ zod.object({
  "loginId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyLoginIdMax)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginBodyPasswordMax)),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(loginBodyCodeRegExp))).check(/*#__PURE__*/ zod.describe('A code of POST /auth/sign-in-code; stands for a device that the account knows'))
})
export const LoginResponse = /*#__PURE__*/ zod.strictObject({
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
 * Rotates the refresh cookie. Reuse of an old one ends the whole family (401 session-ended).
 * @summary 토큰 갱신
 */
export const RefreshResponse = /*#__PURE__*/ zod.strictObject({
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
 * Ends this sign-in's family and clears the cookie.
 * @summary 로그아웃
 */
export const LogoutResponse = /*#__PURE__*/ zod.void()

/**
 * Answers the same whether the account exists or not; sends a link of ten minutes to the phone on file.
 * @summary 비밀번호 찾기
 */
export const findPasswordBodyLoginIdMax = 64;
export const findPasswordBodyPhoneRegExp = new RegExp('^[+0-9][0-9 ().-]{6,19}$');
export const FindPasswordBody = /*#__PURE__*/ zod.object({
  "loginId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(findPasswordBodyLoginIdMax)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(findPasswordBodyPhoneRegExp)).check(/*#__PURE__*/ zod.describe('Any usual Korean way of writing; stored as E.164'))
})
export const FindPasswordResponse = /*#__PURE__*/ zod.void()

/**
 * Answers the same whether the account exists or not; texts a code of ten minutes to the phone on file, which POST /auth/login takes beside the password.
 * @summary 로그인 인증번호 받기
 */
export const sendSignInCodeBodyLoginIdMax = 64;
export const sendSignInCodeBodyPhoneRegExp = new RegExp('^[+0-9][0-9 ().-]{6,19}$');
export const SendSignInCodeBody = /*#__PURE__*/ zod.object({
  "loginId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendSignInCodeBodyLoginIdMax)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(sendSignInCodeBodyPhoneRegExp)).check(/*#__PURE__*/ zod.describe('Any usual Korean way of writing; stored as E.164'))
})
export const SendSignInCodeResponse = /*#__PURE__*/ zod.void()

/**
 * The id works once, for ten minutes (400 reset-link-invalid). Ends every session of the account.
 * @summary 링크로 비밀번호 바꾸기
 */
export const resetPasswordViaUuidBodyNewPasswordMin = 8;
export const resetPasswordViaUuidBodyNewPasswordMax = 128;
export const ResetPasswordViaUuidBody = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid(),
  "newPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordViaUuidBodyNewPasswordMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordViaUuidBodyNewPasswordMax)).check(/*#__PURE__*/ zod.describe('8자 이상; 흔한 비밀번호는 받지 않는다'))
})
export const ResetPasswordViaUuidResponse = /*#__PURE__*/ zod.void()

/**
 * The first manager of an academy that nobody leads, by the token of the address that the server printed: an hour, once, of this machine or by the public address
 * (403 setup-elsewhere). A token that was used, is late or was never given is 400 setup-link-invalid. Signs the manager in.
 * @summary 학원 시작하기
 */
export const createFirstManagerBodyTokenRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');
export const createFirstManagerBodyLoginIdMin = 4;
export const createFirstManagerBodyLoginIdMax = 32;
export const createFirstManagerBodyLoginIdRegExp = new RegExp('^[a-z0-9][a-z0-9._-]{3,31}$');
export const createFirstManagerBodyNameMax = 50;
export const createFirstManagerBodyNewPasswordMin = 8;
export const createFirstManagerBodyNewPasswordMax = 128;
export const createFirstManagerBodyAcademyAcademyNameMax = 40;
export const createFirstManagerBodyAcademyPhoneOneRegExp = new RegExp('^[+0-9][0-9 ().-]{6,19}$');
export const createFirstManagerBodyAcademyAddressMax = 200;
export const createFirstManagerBodyAcademyHoursMax = 200;
export const createFirstManagerBodyAcademyAccentRegExp = new RegExp('^(#[0-9a-f]{6})?$');
export const CreateFirstManagerBody = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createFirstManagerBodyTokenRegExp)),
  "loginId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createFirstManagerBodyLoginIdMin)).check(/*#__PURE__*/ zod.maxLength(createFirstManagerBodyLoginIdMax)).check(/*#__PURE__*/ zod.regex(createFirstManagerBodyLoginIdRegExp)).check(/*#__PURE__*/ zod.describe('영문 소문자와 숫자로 4–32자')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createFirstManagerBodyNameMax)),
  "newPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createFirstManagerBodyNewPasswordMin)).check(/*#__PURE__*/ zod.maxLength(createFirstManagerBodyNewPasswordMax)).check(/*#__PURE__*/ zod.describe('8자 이상; 흔한 비밀번호는 받지 않는다')),
  "isTemporary": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whoever it is for changes it at the first sign-in')),
  "academy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "academyName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createFirstManagerBodyAcademyAcademyNameMax)),
  "phone": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createFirstManagerBodyAcademyPhoneOneRegExp)).check(/*#__PURE__*/ zod.describe('Any usual Korean way of writing; stored as E.164')),/*#__PURE__*/ zod.null()]),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createFirstManagerBodyAcademyAddressMax)),
  "hours": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createFirstManagerBodyAcademyHoursMax)),
  "accent": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createFirstManagerBodyAcademyAccentRegExp))
})).check(/*#__PURE__*/ zod.describe('What everybody reads of the academy; managers change it later'))
})
export const CreateFirstManagerResponse = /*#__PURE__*/ zod.strictObject({
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
 * One's own needs the current password and answers with fresh tokens; a manager gives a colleague a temporary one (accessToken null).
 * @summary 직원 비밀번호 바꾸기
 */
export const ChangeSupervisorPasswordParams = /*#__PURE__*/ zod.object({
  "supervisorId": /*#__PURE__*/ zod.uuid()
})
export const changeSupervisorPasswordBodyCurrentPasswordMax = 128;
export const changeSupervisorPasswordBodyNewPasswordMin = 8;
export const changeSupervisorPasswordBodyNewPasswordMax = 128;
export const ChangeSupervisorPasswordBody = /*#__PURE__*/ zod.object({
  "currentPassword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeSupervisorPasswordBodyCurrentPasswordMax))).check(/*#__PURE__*/ zod.describe('Needed for one\'s own; a manager gives a colleague a temporary one without it')),
  "newPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeSupervisorPasswordBodyNewPasswordMin)).check(/*#__PURE__*/ zod.maxLength(changeSupervisorPasswordBodyNewPasswordMax)).check(/*#__PURE__*/ zod.describe('8자 이상; 흔한 비밀번호는 받지 않는다'))
})
export const ChangeSupervisorPasswordResponse = /*#__PURE__*/ zod.strictObject({
  "auth": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
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
}),/*#__PURE__*/ zod.null()])
})

/**
 * Ends the other sessions; this one goes on with the fresh token in the answer.
 * @summary 내 비밀번호 바꾸기 (학생)
 */
export const changePasswordBodyCurrentPasswordMax = 128;
export const changePasswordBodyNewPasswordMin = 8;
export const changePasswordBodyNewPasswordMax = 128;
export const ChangePasswordBody = /*#__PURE__*/ zod.object({
  "currentPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changePasswordBodyCurrentPasswordMax)),
  "newPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changePasswordBodyNewPasswordMin)).check(/*#__PURE__*/ zod.maxLength(changePasswordBodyNewPasswordMax)).check(/*#__PURE__*/ zod.describe('8자 이상; 흔한 비밀번호는 받지 않는다'))
})
export const ChangePasswordResponse = /*#__PURE__*/ zod.strictObject({
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
