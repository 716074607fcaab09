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
  DeleteWeeklyLectureParams
} from './model/deleteWeeklyLectureParams.ts';

import type {
  DoneResponse
} from './model/doneResponse.ts';

import type {
  NewWeeks
} from './model/newWeeks.ts';

import type {
  NoContentResponse
} from './model/noContentResponse.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import type {
  SpecialWeekInput
} from './model/specialWeekInput.ts';

import type {
  WeekInput
} from './model/weekInput.ts';

import type {
  WeeksAdded
} from './model/weeksAdded.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateWeeklyLectureUrl = (lectureId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures`
}

/**
 * One week, or a run of weeks that are added all or none. Each copies its participants from the enrollments on its date; hours and
 * room default to the lecture's. 409 duplicate-week when one of the numbers is taken: no week that is there is ever changed.
 * @summary 주차 만들기
 */
export const createWeeklyLecture = async (lectureId: string,
    newWeeks: NewWeeks, options?: Parameters<typeof http>[1]): Promise<WeeksAdded> => {

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
return http<WeeksAdded>(getCreateWeeklyLectureUrl(lectureId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newWeeks)
  }
);}





export const getCreateWeeklyLectureMutationKey = () => ['createWeeklyLecture'] as const;

export const getCreateWeeklyLectureMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWeeklyLecture>>, TError,CreateWeeklyLectureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createWeeklyLecture>>, TError,CreateWeeklyLectureMutationVariables, TContext> => {

const mutationKey = getCreateWeeklyLectureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWeeklyLecture>>, CreateWeeklyLectureMutationVariables> = (props) => {
          const {lectureId,data} = props ?? {};

          return  createWeeklyLecture(lectureId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateWeeklyLectureMutationResult = NonNullable<Awaited<ReturnType<typeof createWeeklyLecture>>>
    export type CreateWeeklyLectureMutationBody = NewWeeks
    export type CreateWeeklyLectureMutationError = ErrorType<ProblemResponse>
    export type CreateWeeklyLectureMutationVariables = {lectureId: string;data: NewWeeks}

    /**
 * @summary 주차 만들기
 */
export const useCreateWeeklyLecture = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWeeklyLecture>>, TError,CreateWeeklyLectureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWeeklyLecture>>,
        TError,
        CreateWeeklyLectureMutationVariables,
        TContext
      > => {
      return useMutation(getCreateWeeklyLectureMutationOptions(options), queryClient);
    }
    export const getCreateSpecialWeeklyLectureUrl = (lectureId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/with-special-name`
}

/**
 * @summary 이름 있는 주차 만들기 (특강, 보강)
 */
export const createSpecialWeeklyLecture = async (lectureId: string,
    specialWeekInput: SpecialWeekInput, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getCreateSpecialWeeklyLectureUrl(lectureId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(specialWeekInput)
  }
);}





export const getCreateSpecialWeeklyLectureMutationKey = () => ['createSpecialWeeklyLecture'] as const;

export const getCreateSpecialWeeklyLectureMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSpecialWeeklyLecture>>, TError,CreateSpecialWeeklyLectureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createSpecialWeeklyLecture>>, TError,CreateSpecialWeeklyLectureMutationVariables, TContext> => {

const mutationKey = getCreateSpecialWeeklyLectureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSpecialWeeklyLecture>>, CreateSpecialWeeklyLectureMutationVariables> = (props) => {
          const {lectureId,data} = props ?? {};

          return  createSpecialWeeklyLecture(lectureId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSpecialWeeklyLectureMutationResult = NonNullable<Awaited<ReturnType<typeof createSpecialWeeklyLecture>>>
    export type CreateSpecialWeeklyLectureMutationBody = SpecialWeekInput
    export type CreateSpecialWeeklyLectureMutationError = ErrorType<ProblemResponse>
    export type CreateSpecialWeeklyLectureMutationVariables = {lectureId: string;data: SpecialWeekInput}

    /**
 * @summary 이름 있는 주차 만들기 (특강, 보강)
 */
export const useCreateSpecialWeeklyLecture = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSpecialWeeklyLecture>>, TError,CreateSpecialWeeklyLectureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSpecialWeeklyLecture>>,
        TError,
        CreateSpecialWeeklyLectureMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSpecialWeeklyLectureMutationOptions(options), queryClient);
    }
    export const getUpdateWeeklyLectureUrl = (lectureId: string,
    weeklyLectureId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}`
}

/**
 * @summary 주차 고치기
 */
export const updateWeeklyLecture = async (lectureId: string,
    weeklyLectureId: string,
    weekInput: WeekInput, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getUpdateWeeklyLectureUrl(lectureId,weeklyLectureId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(weekInput)
  }
);}





export const getUpdateWeeklyLectureMutationKey = () => ['updateWeeklyLecture'] as const;

export const getUpdateWeeklyLectureMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWeeklyLecture>>, TError,UpdateWeeklyLectureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateWeeklyLecture>>, TError,UpdateWeeklyLectureMutationVariables, TContext> => {

const mutationKey = getUpdateWeeklyLectureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateWeeklyLecture>>, UpdateWeeklyLectureMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,data} = props ?? {};

          return  updateWeeklyLecture(lectureId,weeklyLectureId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateWeeklyLectureMutationResult = NonNullable<Awaited<ReturnType<typeof updateWeeklyLecture>>>
    export type UpdateWeeklyLectureMutationBody = WeekInput
    export type UpdateWeeklyLectureMutationError = ErrorType<ProblemResponse>
    export type UpdateWeeklyLectureMutationVariables = {lectureId: string;weeklyLectureId: string;data: WeekInput}

    /**
 * @summary 주차 고치기
 */
export const useUpdateWeeklyLecture = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateWeeklyLecture>>, TError,UpdateWeeklyLectureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateWeeklyLecture>>,
        TError,
        UpdateWeeklyLectureMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateWeeklyLectureMutationOptions(options), queryClient);
    }
    export const getDeleteWeeklyLectureUrl = (lectureId: string,
    weeklyLectureId: string,
    params?: DeleteWeeklyLectureParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}?${stringifiedParams}` : `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}`
}

/**
 * Refused while it has attendance, memos, locks, exams, announcements, videos or files; the message says which (409 in-use).
 * With the change set of the run it was added with, that whole run is taken back: all of its weeks or none.
 * @summary 주차 지우기
 */
export const deleteWeeklyLecture = async (lectureId: string,
    weeklyLectureId: string,
    params?: DeleteWeeklyLectureParams, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteWeeklyLectureUrl(lectureId,weeklyLectureId,params),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteWeeklyLectureMutationKey = () => ['deleteWeeklyLecture'] as const;

export const getDeleteWeeklyLectureMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWeeklyLecture>>, TError,DeleteWeeklyLectureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteWeeklyLecture>>, TError,DeleteWeeklyLectureMutationVariables, TContext> => {

const mutationKey = getDeleteWeeklyLectureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteWeeklyLecture>>, DeleteWeeklyLectureMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,params} = props ?? {};

          return  deleteWeeklyLecture(lectureId,weeklyLectureId,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteWeeklyLectureMutationResult = NonNullable<Awaited<ReturnType<typeof deleteWeeklyLecture>>>

    export type DeleteWeeklyLectureMutationError = ErrorType<ProblemResponse>
    export type DeleteWeeklyLectureMutationVariables = {lectureId: string;weeklyLectureId: string;params?: DeleteWeeklyLectureParams}

    /**
 * @summary 주차 지우기
 */
export const useDeleteWeeklyLecture = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWeeklyLecture>>, TError,DeleteWeeklyLectureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteWeeklyLecture>>,
        TError,
        DeleteWeeklyLectureMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteWeeklyLectureMutationOptions(options), queryClient);
    }
    export const getUpdateSpecialWeeklyLectureUrl = (lectureId: string,
    weeklyLectureId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/with-special-name`
}

/**
 * @summary 이름 있는 주차 고치기
 */
export const updateSpecialWeeklyLecture = async (lectureId: string,
    weeklyLectureId: string,
    specialWeekInput: SpecialWeekInput, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getUpdateSpecialWeeklyLectureUrl(lectureId,weeklyLectureId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(specialWeekInput)
  }
);}





export const getUpdateSpecialWeeklyLectureMutationKey = () => ['updateSpecialWeeklyLecture'] as const;

export const getUpdateSpecialWeeklyLectureMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSpecialWeeklyLecture>>, TError,UpdateSpecialWeeklyLectureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSpecialWeeklyLecture>>, TError,UpdateSpecialWeeklyLectureMutationVariables, TContext> => {

const mutationKey = getUpdateSpecialWeeklyLectureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSpecialWeeklyLecture>>, UpdateSpecialWeeklyLectureMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,data} = props ?? {};

          return  updateSpecialWeeklyLecture(lectureId,weeklyLectureId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSpecialWeeklyLectureMutationResult = NonNullable<Awaited<ReturnType<typeof updateSpecialWeeklyLecture>>>
    export type UpdateSpecialWeeklyLectureMutationBody = SpecialWeekInput
    export type UpdateSpecialWeeklyLectureMutationError = ErrorType<ProblemResponse>
    export type UpdateSpecialWeeklyLectureMutationVariables = {lectureId: string;weeklyLectureId: string;data: SpecialWeekInput}

    /**
 * @summary 이름 있는 주차 고치기
 */
export const useUpdateSpecialWeeklyLecture = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSpecialWeeklyLecture>>, TError,UpdateSpecialWeeklyLectureMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSpecialWeeklyLecture>>,
        TError,
        UpdateSpecialWeeklyLectureMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSpecialWeeklyLectureMutationOptions(options), queryClient);
    }
