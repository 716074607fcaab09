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
  AnnouncementChange
} from './model/announcementChange.ts';

import type {
  AnnouncementInput
} from './model/announcementInput.ts';

import type {
  DoneResponse
} from './model/doneResponse.ts';

import type {
  NoContentResponse
} from './model/noContentResponse.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import type {
  Resend
} from './model/resend.ts';

import type {
  ResendResult
} from './model/resendResult.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateAnnouncementUrl = (lectureId: string,
    weeklyLectureId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/announcements`
}

/**
 * @summary 주차 공지 쓰기
 */
export const createAnnouncement = async (lectureId: string,
    weeklyLectureId: string,
    announcementInput: AnnouncementInput, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getCreateAnnouncementUrl(lectureId,weeklyLectureId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(announcementInput)
  }
);}





export const getCreateAnnouncementMutationKey = () => ['createAnnouncement'] as const;

export const getCreateAnnouncementMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAnnouncement>>, TError,CreateAnnouncementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createAnnouncement>>, TError,CreateAnnouncementMutationVariables, TContext> => {

const mutationKey = getCreateAnnouncementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAnnouncement>>, CreateAnnouncementMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,data} = props ?? {};

          return  createAnnouncement(lectureId,weeklyLectureId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAnnouncementMutationResult = NonNullable<Awaited<ReturnType<typeof createAnnouncement>>>
    export type CreateAnnouncementMutationBody = AnnouncementInput
    export type CreateAnnouncementMutationError = ErrorType<ProblemResponse>
    export type CreateAnnouncementMutationVariables = {lectureId: string;weeklyLectureId: string;data: AnnouncementInput}

    /**
 * @summary 주차 공지 쓰기
 */
export const useCreateAnnouncement = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAnnouncement>>, TError,CreateAnnouncementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAnnouncement>>,
        TError,
        CreateAnnouncementMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAnnouncementMutationOptions(options), queryClient);
    }
    export const getUpdateAnnouncementUrl = (lectureId: string,
    weeklyLectureId: string,
    announcementId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/announcements/${announcementId}`
}

/**
 * Refused when somebody changed it since (409 version-conflict).
 * @summary 주차 공지 고치기
 */
export const updateAnnouncement = async (lectureId: string,
    weeklyLectureId: string,
    announcementId: string,
    announcementChange: AnnouncementChange, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getUpdateAnnouncementUrl(lectureId,weeklyLectureId,announcementId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(announcementChange)
  }
);}





export const getUpdateAnnouncementMutationKey = () => ['updateAnnouncement'] as const;

export const getUpdateAnnouncementMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAnnouncement>>, TError,UpdateAnnouncementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateAnnouncement>>, TError,UpdateAnnouncementMutationVariables, TContext> => {

const mutationKey = getUpdateAnnouncementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAnnouncement>>, UpdateAnnouncementMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,announcementId,data} = props ?? {};

          return  updateAnnouncement(lectureId,weeklyLectureId,announcementId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAnnouncementMutationResult = NonNullable<Awaited<ReturnType<typeof updateAnnouncement>>>
    export type UpdateAnnouncementMutationBody = AnnouncementChange
    export type UpdateAnnouncementMutationError = ErrorType<ProblemResponse>
    export type UpdateAnnouncementMutationVariables = {lectureId: string;weeklyLectureId: string;announcementId: string;data: AnnouncementChange}

    /**
 * @summary 주차 공지 고치기
 */
export const useUpdateAnnouncement = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAnnouncement>>, TError,UpdateAnnouncementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAnnouncement>>,
        TError,
        UpdateAnnouncementMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAnnouncementMutationOptions(options), queryClient);
    }
    export const getDeleteAnnouncementUrl = (lectureId: string,
    weeklyLectureId: string,
    announcementId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/announcements/${announcementId}`
}

/**
 * @summary 주차 공지 지우기
 */
export const deleteAnnouncement = async (lectureId: string,
    weeklyLectureId: string,
    announcementId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteAnnouncementUrl(lectureId,weeklyLectureId,announcementId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteAnnouncementMutationKey = () => ['deleteAnnouncement'] as const;

export const getDeleteAnnouncementMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAnnouncement>>, TError,DeleteAnnouncementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAnnouncement>>, TError,DeleteAnnouncementMutationVariables, TContext> => {

const mutationKey = getDeleteAnnouncementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAnnouncement>>, DeleteAnnouncementMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,announcementId} = props ?? {};

          return  deleteAnnouncement(lectureId,weeklyLectureId,announcementId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteAnnouncementMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAnnouncement>>>

    export type DeleteAnnouncementMutationError = ErrorType<ProblemResponse>
    export type DeleteAnnouncementMutationVariables = {lectureId: string;weeklyLectureId: string;announcementId: string}

    /**
 * @summary 주차 공지 지우기
 */
export const useDeleteAnnouncement = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAnnouncement>>, TError,DeleteAnnouncementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAnnouncement>>,
        TError,
        DeleteAnnouncementMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteAnnouncementMutationOptions(options), queryClient);
    }
    export const getResendAnnouncementUrl = (lectureId: string,
    weeklyLectureId: string,
    announcementId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/announcements/${announcementId}/resend`
}

/**
 * Queues a text to everybody of the week who has not read it. A retry with the same key queues nothing more. Refused before it is out (409 not-published), when all have read it (409 all-read), at night unless confirmed (409 quiet-hours).
 * @summary 안 읽은 학생에게 문자로 다시 알리기
 */
export const resendAnnouncement = async (lectureId: string,
    weeklyLectureId: string,
    announcementId: string,
    resend: Resend, options?: Parameters<typeof http>[1]): Promise<ResendResult> => {

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
return http<ResendResult>(getResendAnnouncementUrl(lectureId,weeklyLectureId,announcementId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resend)
  }
);}





export const getResendAnnouncementMutationKey = () => ['resendAnnouncement'] as const;

export const getResendAnnouncementMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendAnnouncement>>, TError,ResendAnnouncementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resendAnnouncement>>, TError,ResendAnnouncementMutationVariables, TContext> => {

const mutationKey = getResendAnnouncementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendAnnouncement>>, ResendAnnouncementMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,announcementId,data} = props ?? {};

          return  resendAnnouncement(lectureId,weeklyLectureId,announcementId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendAnnouncementMutationResult = NonNullable<Awaited<ReturnType<typeof resendAnnouncement>>>
    export type ResendAnnouncementMutationBody = Resend
    export type ResendAnnouncementMutationError = ErrorType<ProblemResponse>
    export type ResendAnnouncementMutationVariables = {lectureId: string;weeklyLectureId: string;announcementId: string;data: Resend}

    /**
 * @summary 안 읽은 학생에게 문자로 다시 알리기
 */
export const useResendAnnouncement = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendAnnouncement>>, TError,ResendAnnouncementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendAnnouncement>>,
        TError,
        ResendAnnouncementMutationVariables,
        TContext
      > => {
      return useMutation(getResendAnnouncementMutationOptions(options), queryClient);
    }
