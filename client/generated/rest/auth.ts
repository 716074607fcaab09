/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  AuthInfo
} from './model/authInfo.ts';

import type {
  ChangePassword
} from './model/changePassword.ts';

import type {
  ChangeSupervisorPassword
} from './model/changeSupervisorPassword.ts';

import type {
  ChangeSupervisorPassword200
} from './model/changeSupervisorPassword200.ts';

import type {
  FindPassword
} from './model/findPassword.ts';

import type {
  Login
} from './model/login.ts';

import type {
  NoContentResponse
} from './model/noContentResponse.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import type {
  ResetPassword
} from './model/resetPassword.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getLoginUrl = () => {




  return `/auth/login`
}

/**
 * Sets the refresh cookie. Five wrong passwords in 15 minutes slow the account down (429 too-many-attempts).
 * @summary 로그인
 */
export const login = async (loginBody: Login, options?: Parameters<typeof http>[1]): Promise<AuthInfo> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<AuthInfo>(getLoginUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginBody)
  }
);}





export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext> => {

const mutationKey = getLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  login(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = Login
    export type LoginMutationError = ErrorType<ProblemResponse>
    export type LoginMutationVariables = {data: Login}

    /**
 * @summary 로그인
 */
export const useLogin = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        LoginMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMutationOptions(options), queryClient);
    }
    export const getRefreshUrl = () => {




  return `/auth/refresh`
}

/**
 * Rotates the refresh cookie. Reuse of an old one ends the whole family (401 session-ended).
 * @summary 토큰 갱신
 */
export const refresh = async ( options?: Parameters<typeof http>[1]): Promise<AuthInfo> => {

  return http<AuthInfo>(getRefreshUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRefreshMutationKey = () => ['refresh'] as const;

export const getRefreshMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refresh>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof refresh>>, TError,void, TContext> => {

const mutationKey = getRefreshMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refresh>>, void> = () => {


          return  refresh(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefreshMutationResult = NonNullable<Awaited<ReturnType<typeof refresh>>>

    export type RefreshMutationError = ErrorType<ProblemResponse>


    /**
 * @summary 토큰 갱신
 */
export const useRefresh = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refresh>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refresh>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRefreshMutationOptions(options), queryClient);
    }
    export const getLogoutUrl = () => {




  return `/auth/logout`
}

/**
 * Ends this sign-in's family and clears the cookie.
 * @summary 로그아웃
 */
export const logout = async ( options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getLogoutUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = () => {


          return  logout(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>

    export type LogoutMutationError = ErrorType<ProblemResponse>


    /**
 * @summary 로그아웃
 */
export const useLogout = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
    export const getFindPasswordUrl = () => {




  return `/auth/find-password`
}

/**
 * Answers the same whether the account exists or not; sends a link of ten minutes to the phone on file.
 * @summary 비밀번호 찾기
 */
export const findPassword = async (findPasswordBody: FindPassword, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<NoContentResponse>(getFindPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(findPasswordBody)
  }
);}





export const getFindPasswordMutationKey = () => ['findPassword'] as const;

export const getFindPasswordMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findPassword>>, TError,FindPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof findPassword>>, TError,FindPasswordMutationVariables, TContext> => {

const mutationKey = getFindPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof findPassword>>, FindPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  findPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FindPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof findPassword>>>
    export type FindPasswordMutationBody = FindPassword
    export type FindPasswordMutationError = ErrorType<ProblemResponse>
    export type FindPasswordMutationVariables = {data: FindPassword}

    /**
 * @summary 비밀번호 찾기
 */
export const useFindPassword = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findPassword>>, TError,FindPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof findPassword>>,
        TError,
        FindPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getFindPasswordMutationOptions(options), queryClient);
    }
    export const getResetPasswordViaUuidUrl = () => {




  return `/auth/reset-password-via-uuid`
}

/**
 * The id works once, for ten minutes (400 reset-link-invalid). Ends every session of the account.
 * @summary 링크로 비밀번호 바꾸기
 */
export const resetPasswordViaUuid = async (resetPassword: ResetPassword, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<NoContentResponse>(getResetPasswordViaUuidUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resetPassword)
  }
);}





export const getResetPasswordViaUuidMutationKey = () => ['resetPasswordViaUuid'] as const;

export const getResetPasswordViaUuidMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPasswordViaUuid>>, TError,ResetPasswordViaUuidMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPasswordViaUuid>>, TError,ResetPasswordViaUuidMutationVariables, TContext> => {

const mutationKey = getResetPasswordViaUuidMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPasswordViaUuid>>, ResetPasswordViaUuidMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPasswordViaUuid(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordViaUuidMutationResult = NonNullable<Awaited<ReturnType<typeof resetPasswordViaUuid>>>
    export type ResetPasswordViaUuidMutationBody = ResetPassword
    export type ResetPasswordViaUuidMutationError = ErrorType<ProblemResponse>
    export type ResetPasswordViaUuidMutationVariables = {data: ResetPassword}

    /**
 * @summary 링크로 비밀번호 바꾸기
 */
export const useResetPasswordViaUuid = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPasswordViaUuid>>, TError,ResetPasswordViaUuidMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPasswordViaUuid>>,
        TError,
        ResetPasswordViaUuidMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordViaUuidMutationOptions(options), queryClient);
    }
    export const getChangeSupervisorPasswordUrl = (supervisorId: string,) => {




  return `/supervisor/change-supervisor-password/${supervisorId}`
}

/**
 * One's own needs the current password and answers with fresh tokens; a manager gives a colleague a temporary one (accessToken null).
 * @summary 직원 비밀번호 바꾸기
 */
export const changeSupervisorPassword = async (supervisorId: string,
    changeSupervisorPasswordBody: ChangeSupervisorPassword, options?: Parameters<typeof http>[1]): Promise<ChangeSupervisorPassword200> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<ChangeSupervisorPassword200>(getChangeSupervisorPasswordUrl(supervisorId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeSupervisorPasswordBody)
  }
);}





export const getChangeSupervisorPasswordMutationKey = () => ['changeSupervisorPassword'] as const;

export const getChangeSupervisorPasswordMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeSupervisorPassword>>, TError,ChangeSupervisorPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeSupervisorPassword>>, TError,ChangeSupervisorPasswordMutationVariables, TContext> => {

const mutationKey = getChangeSupervisorPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeSupervisorPassword>>, ChangeSupervisorPasswordMutationVariables> = (props) => {
          const {supervisorId,data} = props ?? {};

          return  changeSupervisorPassword(supervisorId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeSupervisorPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changeSupervisorPassword>>>
    export type ChangeSupervisorPasswordMutationBody = ChangeSupervisorPassword
    export type ChangeSupervisorPasswordMutationError = ErrorType<ProblemResponse>
    export type ChangeSupervisorPasswordMutationVariables = {supervisorId: string;data: ChangeSupervisorPassword}

    /**
 * @summary 직원 비밀번호 바꾸기
 */
export const useChangeSupervisorPassword = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeSupervisorPassword>>, TError,ChangeSupervisorPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeSupervisorPassword>>,
        TError,
        ChangeSupervisorPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangeSupervisorPasswordMutationOptions(options), queryClient);
    }
    export const getChangePasswordUrl = () => {




  return `/sp/change-password`
}

/**
 * Ends the other sessions; this one goes on with the fresh token in the answer.
 * @summary 내 비밀번호 바꾸기 (학생)
 */
export const changePassword = async (changePasswordBody: ChangePassword, options?: Parameters<typeof http>[1]): Promise<AuthInfo> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<AuthInfo>(getChangePasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changePasswordBody)
  }
);}





export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = ChangePassword
    export type ChangePasswordMutationError = ErrorType<ProblemResponse>
    export type ChangePasswordMutationVariables = {data: ChangePassword}

    /**
 * @summary 내 비밀번호 바꾸기 (학생)
 */
export const useChangePassword = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }
