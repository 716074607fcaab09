/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * Sets the refresh cookie. Five wrong passwords in 15 minutes slow the account down (429 too-many-attempts).
 * @summary 로그인
 */
export const loginBodyLoginIdMax = 64;

export const loginBodyPasswordMax = 128;



export const LoginBody = zod.object({
  "loginId": zod.string().min(1).max(loginBodyLoginIdMax),
  "password": zod.string().min(1).max(loginBodyPasswordMax)
})

export const LoginResponse = zod.object({
  "accessToken": zod.string().describe('JWT of 15 minutes with https://hasura.io/jwt/claims'),
  "userId": zod.uuid(),
  "userType": zod.enum(['STUDENT', 'TA', 'ADMIN']),
  "name": zod.string(),
  "mustChangePassword": zod.boolean(),
  "taInfo": zod.union([zod.object({
  "isAdminLevel": zod.boolean()
}),zod.null()])
})

/**
 * Rotates the refresh cookie. Reuse of an old one ends the whole family (401 session-ended).
 * @summary 토큰 갱신
 */
export const RefreshResponse = zod.object({
  "accessToken": zod.string().describe('JWT of 15 minutes with https://hasura.io/jwt/claims'),
  "userId": zod.uuid(),
  "userType": zod.enum(['STUDENT', 'TA', 'ADMIN']),
  "name": zod.string(),
  "mustChangePassword": zod.boolean(),
  "taInfo": zod.union([zod.object({
  "isAdminLevel": zod.boolean()
}),zod.null()])
})

/**
 * Ends this sign-in's family and clears the cookie.
 * @summary 로그아웃
 */
export const LogoutResponse = zod.void()

/**
 * Answers the same whether the account exists or not; sends a link of ten minutes to the phone on file.
 * @summary 비밀번호 찾기
 */
export const findPasswordBodyLoginIdMax = 64;

export const findPasswordBodyPhoneRegExp = new RegExp('^[+0-9][0-9 ().-]{6,19}$');


export const FindPasswordBody = zod.object({
  "loginId": zod.string().min(1).max(findPasswordBodyLoginIdMax),
  "phone": zod.string().regex(findPasswordBodyPhoneRegExp).describe('Any usual Korean way of writing; stored as E.164')
})

export const FindPasswordResponse = zod.void()

/**
 * The id works once, for ten minutes (400 reset-link-invalid). Ends every session of the account.
 * @summary 링크로 비밀번호 바꾸기
 */
export const resetPasswordViaUuidBodyNewPasswordMin = 8;
export const resetPasswordViaUuidBodyNewPasswordMax = 128;



export const ResetPasswordViaUuidBody = zod.object({
  "uuid": zod.uuid(),
  "newPassword": zod.string().min(resetPasswordViaUuidBodyNewPasswordMin).max(resetPasswordViaUuidBodyNewPasswordMax).describe('8자 이상; 흔한 비밀번호는 받지 않는다')
})

export const ResetPasswordViaUuidResponse = zod.void()

/**
 * One's own needs the current password and answers with fresh tokens; a manager gives a colleague a temporary one (accessToken null).
 * @summary 직원 비밀번호 바꾸기
 */
export const ChangeSupervisorPasswordParams = zod.object({
  "supervisorId": zod.uuid()
})

export const changeSupervisorPasswordBodyCurrentPasswordMax = 128;

export const changeSupervisorPasswordBodyNewPasswordMin = 8;
export const changeSupervisorPasswordBodyNewPasswordMax = 128;



export const ChangeSupervisorPasswordBody = zod.object({
  "currentPassword": zod.string().min(1).max(changeSupervisorPasswordBodyCurrentPasswordMax).optional().describe('Needed for one\'s own; a manager gives a colleague a temporary one without it'),
  "newPassword": zod.string().min(changeSupervisorPasswordBodyNewPasswordMin).max(changeSupervisorPasswordBodyNewPasswordMax).describe('8자 이상; 흔한 비밀번호는 받지 않는다')
})

export const ChangeSupervisorPasswordResponse = zod.object({
  "auth": zod.union([zod.object({
  "accessToken": zod.string().describe('JWT of 15 minutes with https://hasura.io/jwt/claims'),
  "userId": zod.uuid(),
  "userType": zod.enum(['STUDENT', 'TA', 'ADMIN']),
  "name": zod.string(),
  "mustChangePassword": zod.boolean(),
  "taInfo": zod.union([zod.object({
  "isAdminLevel": zod.boolean()
}),zod.null()])
}),zod.null()])
})

/**
 * Ends the other sessions; this one goes on with the fresh token in the answer.
 * @summary 내 비밀번호 바꾸기 (학생)
 */
export const changePasswordBodyCurrentPasswordMax = 128;

export const changePasswordBodyNewPasswordMin = 8;
export const changePasswordBodyNewPasswordMax = 128;



export const ChangePasswordBody = zod.object({
  "currentPassword": zod.string().min(1).max(changePasswordBodyCurrentPasswordMax),
  "newPassword": zod.string().min(changePasswordBodyNewPasswordMin).max(changePasswordBodyNewPasswordMax).describe('8자 이상; 흔한 비밀번호는 받지 않는다')
})

export const ChangePasswordResponse = zod.object({
  "accessToken": zod.string().describe('JWT of 15 minutes with https://hasura.io/jwt/claims'),
  "userId": zod.uuid(),
  "userType": zod.enum(['STUDENT', 'TA', 'ADMIN']),
  "name": zod.string(),
  "mustChangePassword": zod.boolean(),
  "taInfo": zod.union([zod.object({
  "isAdminLevel": zod.boolean()
}),zod.null()])
})

