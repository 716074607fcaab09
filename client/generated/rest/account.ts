// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { AuthInfo } from './auth.ts';
import type { NoContentResponse } from './shared.ts';
import type { TaSessions } from './tas.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type Account = components['schemas']['Account'];
export type AccountEvent = components['schemas']['AccountEvent'];
export type AccountSession = components['schemas']['AccountSession'];
export type NewPasskey = components['schemas']['NewPasskey'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyJson = components['schemas']['PasskeyJson'];
export type PasskeyOptions = components['schemas']['PasskeyOptions'];
export type PasswordConfirmation = components['schemas']['PasswordConfirmation'];
export type PhoneMasking = components['schemas']['PhoneMasking'];
export type PowersChange = components['schemas']['PowersChange'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type SecondFactorAnswer = components['schemas']['SecondFactorAnswer'];
export type SecondFactorFor = components['schemas']['SecondFactorFor'];
export const SecondFactorFor = { NONE: 'NONE', MANAGERS: 'MANAGERS', STAFF: 'STAFF' } as const;
export type SecondFactorOptions = components['schemas']['SecondFactorOptions'];
export type SecondFactorRemoval = components['schemas']['SecondFactorRemoval'];
export type SecuritySettings = components['schemas']['SecuritySettings'];
export type SessionsEnd = components['schemas']['SessionsEnd'];
export type TotpCode = components['schemas']['TotpCode'];
export type TotpKey = components['schemas']['TotpKey'];

/**
 * After login answered 401 second-factor-required. The cookie it set says of whom; 401 sign-in-expired when it is gone or ten minutes old.
 * @summary 2단계 인증 방법
 */
export const readSecondFactorOptions = (init?: RequestInit) =>
  call<SecondFactorOptions>('POST', `/auth/second-factor/options`, {}, init);

export const useReadSecondFactorOptions = () =>
  useCommand([], () => readSecondFactorOptions());

/**
 * Ends a sign-in that login began: by a code of the app, a recovery code, which works once, or a passkey's answer. Five wrong ones in 15 minutes
 * slow it down (429 too-many-attempts). A remembered device is not asked for 30 days.
 * @summary 2단계 인증
 */
export const answerSecondFactor = (secondFactorAnswer: SecondFactorAnswer, init?: RequestInit) =>
  call<AuthInfo>('POST', `/auth/second-factor`, { json: secondFactorAnswer }, init);

export const useAnswerSecondFactor = () =>
  useCommand([], ({ data, init }: { data: SecondFactorAnswer; init?: RequestInit }) => answerSecondFactor(data, init));

/**
 * One's second factor, open sign-ins and what happened lately at sign-in.
 * @summary 내 계정의 보안
 */
export const readAccount = (init?: RequestInit) =>
  call<Account>('GET', `/auth/account`, {}, init);

export const useReadAccount = (options?: QueryOptions<Account>) =>
  useRead([`/auth/account`], (init) => readAccount(init), options);

/**
 * Makes a new key, which counts once a code of it was confirmed.
 * @summary 인증 앱 연결 시작
 */
export const beginTotp = (passwordConfirmation: PasswordConfirmation, init?: RequestInit) =>
  call<TotpKey>('POST', `/auth/account/totp`, { json: passwordConfirmation }, init);

export const useBeginTotp = () =>
  useCommand([], ({ data, init }: { data: PasswordConfirmation; init?: RequestInit }) => beginTotp(data, init));

/**
 * With the first second factor come ten recovery codes, shown this once.
 * @summary 인증 앱 연결 끝내기
 */
export const confirmTotp = (totpCode: TotpCode, init?: RequestInit) =>
  call<RecoveryCodes>('POST', `/auth/account/totp/confirm`, { json: totpCode }, init);

export const useConfirmTotp = () =>
  useCommand([], ({ data, init }: { data: TotpCode; init?: RequestInit }) => confirmTotp(data, init));

/** 패스키 등록 시작 */
export const beginPasskey = (passwordConfirmation: PasswordConfirmation, init?: RequestInit) =>
  call<PasskeyOptions>('POST', `/auth/account/passkeys/options`, { json: passwordConfirmation }, init);

export const useBeginPasskey = () =>
  useCommand([], ({ data, init }: { data: PasswordConfirmation; init?: RequestInit }) => beginPasskey(data, init));

/**
 * With the first second factor come ten recovery codes, shown this once.
 * @summary 패스키 등록
 */
export const addPasskey = (newPasskey: NewPasskey, init?: RequestInit) =>
  call<RecoveryCodes>('POST', `/auth/account/passkeys`, { json: newPasskey }, init);

export const useAddPasskey = () =>
  useCommand([], ({ data, init }: { data: NewPasskey; init?: RequestInit }) => addPasskey(data, init));

/**
 * The former ones stop working.
 * @summary 복구 코드 새로 받기
 */
export const renewRecoveryCodes = (passwordConfirmation: PasswordConfirmation, init?: RequestInit) =>
  call<RecoveryCodes>('POST', `/auth/account/recovery-codes`, { json: passwordConfirmation }, init);

export const useRenewRecoveryCodes = () =>
  useCommand([], ({ data, init }: { data: PasswordConfirmation; init?: RequestInit }) => renewRecoveryCodes(data, init));

/**
 * Removes the app, one passkey, or with neither named everything, remembered devices and recovery codes too.
 * @summary 2단계 인증 끄기
 */
export const removeSecondFactor = (secondFactorRemoval: SecondFactorRemoval, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/auth/account/second-factor/remove`, { json: secondFactorRemoval }, init);

export const useRemoveSecondFactor = () =>
  useCommand([], ({ data, init }: { data: SecondFactorRemoval; init?: RequestInit }) => removeSecondFactor(data, init));

/**
 * One's sign-ins that have not ended, the latest first.
 * @summary 내가 로그인한 기기
 */
export const readSessions = (init?: RequestInit) =>
  call<TaSessions>('GET', `/auth/account/sessions`, {}, init);

export const useReadSessions = (options?: QueryOptions<TaSessions>) =>
  useRead([`/auth/account/sessions`], (init) => readSessions(init), options);

/**
 * Ends one of one's other sign-ins, or with none named all of them, after the password was given again.
 * @summary 다른 기기에서 로그아웃
 */
export const endSessions = (sessionsEnd: SessionsEnd, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/auth/account/sessions/end`, { json: sessionsEnd }, init);

export const useEndSessions = () =>
  useCommand([], ({ data, init }: { data: SessionsEnd; init?: RequestInit }) => endSessions(data, init));

/**
 * Whoever must have a second factor and has none sets it up before anything else. Needs one's own (409 second-factor-first).
 * @summary 2단계 인증을 써야 하는 사람
 */
export const changeSecuritySettings = (securitySettings: SecuritySettings, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/auth/security-settings`, { json: securitySettings }, init);

export const useChangeSecuritySettings = () =>
  useCommand([], ({ data, init }: { data: SecuritySettings; init?: RequestInit }) => changeSecuritySettings(data, init));

/**
 * For a colleague who lost everything. Ends their sessions; the next sign-in asks for the password alone.
 * @summary 직원의 2단계 인증 풀기
 */
export const resetSecondFactor = (supervisorId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/supervisor/${supervisorId}/second-factor`, {}, init);

export const useResetSecondFactor = () =>
  useCommand([], ({ supervisorId, init }: { supervisorId: string; init?: RequestInit }) => resetSecondFactor(supervisorId, init));

/**
 * All that the TA may do of what only managers may otherwise. Felt at the next call.
 * @summary 조교 권한
 */
export const changePowers = (supervisorId: string, powersChange: PowersChange, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/supervisor/${supervisorId}/powers`, { json: powersChange }, init);

export const useChangePowers = () =>
  useCommand(['tas', 'taPowers'], ({ supervisorId, data, init }: { supervisorId: string; data: PowersChange; init?: RequestInit }) => changePowers(supervisorId, data, init));

/**
 * For everybody at once. Lists then show the last four digits; each number that is revealed is kept in the access log.
 * @summary 목록의 전화번호 가리기
 */
export const changePhoneMasking = (phoneMasking: PhoneMasking, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/auth/phone-masking`, { json: phoneMasking }, init);

export const useChangePhoneMasking = () =>
  useCommand(['students', 'users'], ({ data, init }: { data: PhoneMasking; init?: RequestInit }) => changePhoneMasking(data, init));
