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
  ClinicNoticeInput
} from './model/clinicNoticeInput.ts';

import type {
  DoneResponse
} from './model/doneResponse.ts';

import type {
  NoContentResponse
} from './model/noContentResponse.ts';

import type {
  NoticeInput
} from './model/noticeInput.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getWriteClinicNoticeUrl = () => {




  return `/admin/clinic-notice`
}

/**
 * The one that stands on the board, and for students on their clinic page; it is taken down like any notice.
 * @summary 클리닉 공지 쓰기
 */
export const writeClinicNotice = async (clinicNoticeInput: ClinicNoticeInput, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getWriteClinicNoticeUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clinicNoticeInput)
  }
);}





export const getWriteClinicNoticeMutationKey = () => ['writeClinicNotice'] as const;

export const getWriteClinicNoticeMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeClinicNotice>>, TError,WriteClinicNoticeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof writeClinicNotice>>, TError,WriteClinicNoticeMutationVariables, TContext> => {

const mutationKey = getWriteClinicNoticeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof writeClinicNotice>>, WriteClinicNoticeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  writeClinicNotice(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WriteClinicNoticeMutationResult = NonNullable<Awaited<ReturnType<typeof writeClinicNotice>>>
    export type WriteClinicNoticeMutationBody = ClinicNoticeInput
    export type WriteClinicNoticeMutationError = ErrorType<ProblemResponse>
    export type WriteClinicNoticeMutationVariables = {data: ClinicNoticeInput}

    /**
 * @summary 클리닉 공지 쓰기
 */
export const useWriteClinicNotice = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeClinicNotice>>, TError,WriteClinicNoticeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof writeClinicNotice>>,
        TError,
        WriteClinicNoticeMutationVariables,
        TContext
      > => {
      return useMutation(getWriteClinicNoticeMutationOptions(options), queryClient);
    }
    export const getCreateNoticeUrl = () => {




  return `/admin/notice`
}

/**
 * @summary 공지 쓰기
 */
export const createNotice = async (noticeInput: NoticeInput, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getCreateNoticeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noticeInput)
  }
);}





export const getCreateNoticeMutationKey = () => ['createNotice'] as const;

export const getCreateNoticeMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNotice>>, TError,CreateNoticeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createNotice>>, TError,CreateNoticeMutationVariables, TContext> => {

const mutationKey = getCreateNoticeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createNotice>>, CreateNoticeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createNotice(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateNoticeMutationResult = NonNullable<Awaited<ReturnType<typeof createNotice>>>
    export type CreateNoticeMutationBody = NoticeInput
    export type CreateNoticeMutationError = ErrorType<ProblemResponse>
    export type CreateNoticeMutationVariables = {data: NoticeInput}

    /**
 * @summary 공지 쓰기
 */
export const useCreateNotice = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNotice>>, TError,CreateNoticeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createNotice>>,
        TError,
        CreateNoticeMutationVariables,
        TContext
      > => {
      return useMutation(getCreateNoticeMutationOptions(options), queryClient);
    }
    export const getUpdateNoticeUrl = (noticeId: string,) => {




  return `/admin/notice/${noticeId}`
}

/**
 * @summary 공지 고치기
 */
export const updateNotice = async (noticeId: string,
    noticeInput: NoticeInput, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getUpdateNoticeUrl(noticeId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noticeInput)
  }
);}





export const getUpdateNoticeMutationKey = () => ['updateNotice'] as const;

export const getUpdateNoticeMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNotice>>, TError,UpdateNoticeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateNotice>>, TError,UpdateNoticeMutationVariables, TContext> => {

const mutationKey = getUpdateNoticeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateNotice>>, UpdateNoticeMutationVariables> = (props) => {
          const {noticeId,data} = props ?? {};

          return  updateNotice(noticeId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateNoticeMutationResult = NonNullable<Awaited<ReturnType<typeof updateNotice>>>
    export type UpdateNoticeMutationBody = NoticeInput
    export type UpdateNoticeMutationError = ErrorType<ProblemResponse>
    export type UpdateNoticeMutationVariables = {noticeId: string;data: NoticeInput}

    /**
 * @summary 공지 고치기
 */
export const useUpdateNotice = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNotice>>, TError,UpdateNoticeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateNotice>>,
        TError,
        UpdateNoticeMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateNoticeMutationOptions(options), queryClient);
    }
    export const getDeleteNoticeUrl = (noticeId: string,) => {




  return `/admin/notice/${noticeId}`
}

/**
 * @summary 공지 지우기
 */
export const deleteNotice = async (noticeId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteNoticeUrl(noticeId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteNoticeMutationKey = () => ['deleteNotice'] as const;

export const getDeleteNoticeMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteNotice>>, TError,DeleteNoticeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteNotice>>, TError,DeleteNoticeMutationVariables, TContext> => {

const mutationKey = getDeleteNoticeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteNotice>>, DeleteNoticeMutationVariables> = (props) => {
          const {noticeId} = props ?? {};

          return  deleteNotice(noticeId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteNoticeMutationResult = NonNullable<Awaited<ReturnType<typeof deleteNotice>>>

    export type DeleteNoticeMutationError = ErrorType<ProblemResponse>
    export type DeleteNoticeMutationVariables = {noticeId: string}

    /**
 * @summary 공지 지우기
 */
export const useDeleteNotice = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteNotice>>, TError,DeleteNoticeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteNotice>>,
        TError,
        DeleteNoticeMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteNoticeMutationOptions(options), queryClient);
    }
