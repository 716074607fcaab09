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
  DoneResponse
} from './model/doneResponse.ts';

import type {
  LectureChange
} from './model/lectureChange.ts';

import type {
  LectureInput
} from './model/lectureInput.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateLectureUrl = () => {




  return `/lectures`
}

/**
 * @summary 강의 만들기
 */
export const createLecture = async (lectureInput: LectureInput, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getCreateLectureUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(lectureInput)
  }
);}





export const getCreateLectureMutationKey = () => ['createLecture'] as const;

export const getCreateLectureMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLecture>>, TError,CreateLectureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createLecture>>, TError,CreateLectureMutationVariables, TContext> => {

const mutationKey = getCreateLectureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createLecture>>, CreateLectureMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createLecture(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateLectureMutationResult = NonNullable<Awaited<ReturnType<typeof createLecture>>>
    export type CreateLectureMutationBody = LectureInput
    export type CreateLectureMutationError = ErrorType<ProblemResponse>
    export type CreateLectureMutationVariables = {data: LectureInput}

    /**
 * @summary 강의 만들기
 */
export const useCreateLecture = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLecture>>, TError,CreateLectureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createLecture>>,
        TError,
        CreateLectureMutationVariables,
        TContext
      > => {
      return useMutation(getCreateLectureMutationOptions(options), queryClient);
    }
    export const getUpdateLectureUrl = (lectureId: string,) => {




  return `/lectures/${lectureId}`
}

/**
 * @summary 강의 고치기
 */
export const updateLecture = async (lectureId: string,
    lectureChange: LectureChange, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getUpdateLectureUrl(lectureId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(lectureChange)
  }
);}





export const getUpdateLectureMutationKey = () => ['updateLecture'] as const;

export const getUpdateLectureMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLecture>>, TError,UpdateLectureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateLecture>>, TError,UpdateLectureMutationVariables, TContext> => {

const mutationKey = getUpdateLectureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateLecture>>, UpdateLectureMutationVariables> = (props) => {
          const {lectureId,data} = props ?? {};

          return  updateLecture(lectureId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateLectureMutationResult = NonNullable<Awaited<ReturnType<typeof updateLecture>>>
    export type UpdateLectureMutationBody = LectureChange
    export type UpdateLectureMutationError = ErrorType<ProblemResponse>
    export type UpdateLectureMutationVariables = {lectureId: string;data: LectureChange}

    /**
 * @summary 강의 고치기
 */
export const useUpdateLecture = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLecture>>, TError,UpdateLectureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateLecture>>,
        TError,
        UpdateLectureMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateLectureMutationOptions(options), queryClient);
    }
    export const getDisableLectureUrl = (lectureId: string,) => {




  return `/lectures/${lectureId}/disable`
}

/**
 * No new weeks or enrollments afterwards; students still read it.
 * @summary 강의 종료
 */
export const disableLecture = async (lectureId: string, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

  return http<DoneResponse>(getDisableLectureUrl(lectureId),
  {
    ...options,
    method: 'PUT'


  }
);}





export const getDisableLectureMutationKey = () => ['disableLecture'] as const;

export const getDisableLectureMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableLecture>>, TError,DisableLectureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof disableLecture>>, TError,DisableLectureMutationVariables, TContext> => {

const mutationKey = getDisableLectureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disableLecture>>, DisableLectureMutationVariables> = (props) => {
          const {lectureId} = props ?? {};

          return  disableLecture(lectureId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisableLectureMutationResult = NonNullable<Awaited<ReturnType<typeof disableLecture>>>

    export type DisableLectureMutationError = ErrorType<ProblemResponse>
    export type DisableLectureMutationVariables = {lectureId: string}

    /**
 * @summary 강의 종료
 */
export const useDisableLecture = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableLecture>>, TError,DisableLectureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disableLecture>>,
        TError,
        DisableLectureMutationVariables,
        TContext
      > => {
      return useMutation(getDisableLectureMutationOptions(options), queryClient);
    }
