// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Answers, Id, NoContentResponse, Phone } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export interface AuthInfo {
  /** JWT of 15 minutes with https://hasura.io/jwt/claims */
  accessToken: string;
  userId: Id;
  userType: AuthInfoUserType;
  name: string;
  mustChangePassword: boolean;
  /** Nothing else is allowed before */
  mustSetSecondFactor: boolean;
  /** What managers may, and TAs to whom it was given */
  powers: AuthInfoPowersItem[];
  taInfo: TaInfo | null;
}

export type AuthInfoPowersItem = typeof AuthInfoPowersItem[keyof typeof AuthInfoPowersItem];

export const AuthInfoPowersItem = {
  ANONYMISE: 'ANONYMISE',
  ISSUE_PASSWORDS: 'ISSUE_PASSWORDS',
} as const;

export type AuthInfoUserType = typeof AuthInfoUserType[keyof typeof AuthInfoUserType];

export const AuthInfoUserType = {
  STUDENT: 'STUDENT',
  TA: 'TA',
  ADMIN: 'ADMIN',
} as const;

export interface ChangePassword {
  currentPassword: Password;
  newPassword: NewPassword;
}

export interface ChangeSupervisorPassword {
  /**
     * Needed for one's own; a manager gives a colleague a temporary one without it
     * @minLength 1
     * @maxLength 128
     */
  currentPassword?: string;
  newPassword: NewPassword;
}

export type ChangeSupervisorPassword200 = {
  auth: AuthInfo | null;
};

export interface FindPassword {
  loginId: LoginId;
  phone: Phone;
}

export interface Login {
  loginId: LoginId;
  password: Password;
}

/**
 * @minLength 1
 * @maxLength 64
 */
export type LoginId = string;

/**
 * 8자 이상; 흔한 비밀번호는 받지 않는다
 * @minLength 8
 * @maxLength 128
 */
export type NewPassword = string;

/**
 * @minLength 1
 * @maxLength 128
 */
export type Password = string;

export interface ResetPassword {
  uuid: Id;
  newPassword: NewPassword;
}

export interface TaInfo {
  isAdminLevel: boolean;
}

/**
 * Sets the refresh cookie. Five wrong passwords in 15 minutes slow the account down (429 too-many-attempts). Where a second factor is set and the
 * device is not remembered it answers 401 second-factor-required and sets a cookie for POST /auth/second-factor.
 * @summary 로그인
 */
export const login = (loginBody: Login, init?: RequestInit) =>
  call<AuthInfo>('POST', `/auth/login`, { json: loginBody }, init);

export const useLogin = () =>
  useCommand([], ({ data, init }: { data: Login; init?: RequestInit }) => login(data, init));

/**
 * Rotates the refresh cookie. Reuse of an old one ends the whole family (401 session-ended).
 * @summary 토큰 갱신
 */
export const refresh = (init?: RequestInit) =>
  call<AuthInfo>('POST', `/auth/refresh`, {}, init);

export const useRefresh = () =>
  useCommand([], () => refresh());

/**
 * Ends this sign-in's family and clears the cookie.
 * @summary 로그아웃
 */
export const logout = (init?: RequestInit) =>
  call<NoContentResponse>('POST', `/auth/logout`, {}, init);

export const useLogout = () =>
  useCommand([], () => logout());

/**
 * Answers the same whether the account exists or not; sends a link of ten minutes to the phone on file.
 * @summary 비밀번호 찾기
 */
export const findPassword = (findPasswordBody: FindPassword, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/auth/find-password`, { json: findPasswordBody }, init);

export const useFindPassword = () =>
  useCommand([], ({ data, init }: { data: FindPassword; init?: RequestInit }) => findPassword(data, init));

/**
 * The id works once, for ten minutes (400 reset-link-invalid). Ends every session of the account.
 * @summary 링크로 비밀번호 바꾸기
 */
export const resetPasswordViaUuid = (resetPassword: ResetPassword, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/auth/reset-password-via-uuid`, { json: resetPassword }, init);

export const useResetPasswordViaUuid = () =>
  useCommand([], ({ data, init }: { data: ResetPassword; init?: RequestInit }) => resetPasswordViaUuid(data, init));

/**
 * One's own needs the current password and answers with fresh tokens; a manager gives a colleague a temporary one (accessToken null).
 * @summary 직원 비밀번호 바꾸기
 */
export const changeSupervisorPassword = (supervisorId: string, changeSupervisorPasswordBody: ChangeSupervisorPassword, init?: RequestInit) =>
  call<ChangeSupervisorPassword200>('POST', `/supervisor/change-supervisor-password/${supervisorId}`, { json: changeSupervisorPasswordBody }, init);

export const useChangeSupervisorPassword = () =>
  useCommand([], ({ supervisorId, data, init }: { supervisorId: string; data: ChangeSupervisorPassword; init?: RequestInit }) => changeSupervisorPassword(supervisorId, data, init));

/**
 * Ends the other sessions; this one goes on with the fresh token in the answer.
 * @summary 내 비밀번호 바꾸기 (학생)
 */
export const changePassword = (changePasswordBody: ChangePassword, init?: RequestInit) =>
  call<AuthInfo>('POST', `/sp/change-password`, { json: changePasswordBody }, init);

export const useChangePassword = () =>
  useCommand([], ({ data, init }: { data: ChangePassword; init?: RequestInit }) => changePassword(data, init));
