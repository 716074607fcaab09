// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type AuthInfo = components['schemas']['AuthInfo'];
export type ChangePassword = components['schemas']['ChangePassword'];
export type ChangeSupervisorPassword = components['schemas']['ChangeSupervisorPassword'];
export type ChangeSupervisorPassword200 = {
  auth: AuthInfo | null;
};
export type FindPassword = components['schemas']['FindPassword'];
export type FirstAcademy = components['schemas']['FirstAcademy'];
export type FirstManager = components['schemas']['FirstManager'];
export type Login = components['schemas']['Login'];
export type LoginId = components['schemas']['LoginId'];
export type NewPassword = components['schemas']['NewPassword'];
export type Password = components['schemas']['Password'];
export type Power = components['schemas']['Power'];
export const Power = { ANONYMISE: 'ANONYMISE', ISSUE_PASSWORDS: 'ISSUE_PASSWORDS' } as const;
export type ResetPassword = components['schemas']['ResetPassword'];
export type TaInfo = components['schemas']['TaInfo'];

/**
 * Sets the refresh cookie. Wrong passwords from devices that the account does not know slow it down there (429 too-many-attempts), rightly given ones
 * alike; a code that was texted lets its owner in (400 wrong-code). Where a second factor is set and the
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
 * Answers the same whether the account exists or not; texts a code of ten minutes to the phone on file, which POST /auth/login takes beside the password.
 * @summary 로그인 인증번호 받기
 */
export const sendSignInCode = (findPassword: FindPassword, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/auth/sign-in-code`, { json: findPassword }, init);

export const useSendSignInCode = () =>
  useCommand([], ({ data, init }: { data: FindPassword; init?: RequestInit }) => sendSignInCode(data, init));

/**
 * The id works once, for ten minutes (400 reset-link-invalid). Ends every session of the account.
 * @summary 링크로 비밀번호 바꾸기
 */
export const resetPasswordViaUuid = (resetPassword: ResetPassword, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/auth/reset-password-via-uuid`, { json: resetPassword }, init);

export const useResetPasswordViaUuid = () =>
  useCommand([], ({ data, init }: { data: ResetPassword; init?: RequestInit }) => resetPasswordViaUuid(data, init));

/**
 * The first manager of an academy that nobody leads, by the token of the address that the server printed: an hour, once, of this machine or by the public address
 * (403 setup-elsewhere). A token that was used, is late or was never given is 400 setup-link-invalid. Signs the manager in.
 * @summary 학원 시작하기
 */
export const createFirstManager = (firstManager: FirstManager, init?: RequestInit) =>
  call<AuthInfo>('POST', `/auth/first-manager`, { json: firstManager }, init);

export const useCreateFirstManager = () =>
  useCommand(['landingPages', 'users'], ({ data, init }: { data: FirstManager; init?: RequestInit }) => createFirstManager(data, init));

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
