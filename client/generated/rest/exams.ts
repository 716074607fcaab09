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
  Change
} from './model/change.ts';

import type {
  Copy
} from './model/copy.ts';

import type {
  Exam
} from './model/exam.ts';

import type {
  Exams
} from './model/exams.ts';

import type {
  Key
} from './model/key.ts';

import type {
  Link
} from './model/link.ts';

import type {
  NewExam
} from './model/newExam.ts';

import type {
  NoContentResponse
} from './model/noContentResponse.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import type {
  Regrade
} from './model/regrade.ts';

import type {
  RegradeResult
} from './model/regradeResult.ts';

import type {
  Sequence
} from './model/sequence.ts';

import type {
  VersionOnly
} from './model/versionOnly.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateExamUrl = (lectureId: string,
    weeklyLectureId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/exams/new`
}

/**
 * Everybody of the week has a score in it.
 * @summary 주차 시험 만들기
 */
export const createExam = async (lectureId: string,
    weeklyLectureId: string,
    newExam: NewExam, options?: Parameters<typeof http>[1]): Promise<Exam> => {

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
return http<Exam>(getCreateExamUrl(lectureId,weeklyLectureId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newExam)
  }
);}





export const getCreateExamMutationKey = () => ['createExam'] as const;

export const getCreateExamMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createExam>>, TError,CreateExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createExam>>, TError,CreateExamMutationVariables, TContext> => {

const mutationKey = getCreateExamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createExam>>, CreateExamMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,data} = props ?? {};

          return  createExam(lectureId,weeklyLectureId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateExamMutationResult = NonNullable<Awaited<ReturnType<typeof createExam>>>
    export type CreateExamMutationBody = NewExam
    export type CreateExamMutationError = ErrorType<ProblemResponse>
    export type CreateExamMutationVariables = {lectureId: string;weeklyLectureId: string;data: NewExam}

    /**
 * @summary 주차 시험 만들기
 */
export const useCreateExam = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createExam>>, TError,CreateExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createExam>>,
        TError,
        CreateExamMutationVariables,
        TContext
      > => {
      return useMutation(getCreateExamMutationOptions(options), queryClient);
    }
    export const getUpdateExamUrl = (lectureId: string,
    weeklyLectureId: string,
    examId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/exams/${examId}`
}

/**
 * Name, cutline, points and questions of a linked exam are changed in its template (409 exam-linked).
 * @summary 주차 시험 고치기
 */
export const updateExam = async (lectureId: string,
    weeklyLectureId: string,
    examId: string,
    change: Change, options?: Parameters<typeof http>[1]): Promise<Exam> => {

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
return http<Exam>(getUpdateExamUrl(lectureId,weeklyLectureId,examId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(change)
  }
);}





export const getUpdateExamMutationKey = () => ['updateExam'] as const;

export const getUpdateExamMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateExam>>, TError,UpdateExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateExam>>, TError,UpdateExamMutationVariables, TContext> => {

const mutationKey = getUpdateExamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateExam>>, UpdateExamMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,examId,data} = props ?? {};

          return  updateExam(lectureId,weeklyLectureId,examId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateExamMutationResult = NonNullable<Awaited<ReturnType<typeof updateExam>>>
    export type UpdateExamMutationBody = Change
    export type UpdateExamMutationError = ErrorType<ProblemResponse>
    export type UpdateExamMutationVariables = {lectureId: string;weeklyLectureId: string;examId: string;data: Change}

    /**
 * @summary 주차 시험 고치기
 */
export const useUpdateExam = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateExam>>, TError,UpdateExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateExam>>,
        TError,
        UpdateExamMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateExamMutationOptions(options), queryClient);
    }
    export const getDeleteExamUrl = (lectureId: string,
    weeklyLectureId: string,
    examId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/exams/${examId}`
}

/**
 * Refused while anything is known of anybody in it (409 in-use).
 * @summary 주차 시험 지우기
 */
export const deleteExam = async (lectureId: string,
    weeklyLectureId: string,
    examId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteExamUrl(lectureId,weeklyLectureId,examId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteExamMutationKey = () => ['deleteExam'] as const;

export const getDeleteExamMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteExam>>, TError,DeleteExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteExam>>, TError,DeleteExamMutationVariables, TContext> => {

const mutationKey = getDeleteExamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteExam>>, DeleteExamMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,examId} = props ?? {};

          return  deleteExam(lectureId,weeklyLectureId,examId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteExamMutationResult = NonNullable<Awaited<ReturnType<typeof deleteExam>>>

    export type DeleteExamMutationError = ErrorType<ProblemResponse>
    export type DeleteExamMutationVariables = {lectureId: string;weeklyLectureId: string;examId: string}

    /**
 * @summary 주차 시험 지우기
 */
export const useDeleteExam = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteExam>>, TError,DeleteExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteExam>>,
        TError,
        DeleteExamMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteExamMutationOptions(options), queryClient);
    }
    export const getSetExamCutlineUrl = (lectureId: string,
    weeklyLectureId: string,
    examId: string,
    value: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/exams/${examId}/cutline/${value}`
}

/**
 * `none` takes it away. The clinic status of all attempts follows.
 * @summary 커트라인 바꾸기
 */
export const setExamCutline = async (lectureId: string,
    weeklyLectureId: string,
    examId: string,
    value: string,
    versionOnly: VersionOnly, options?: Parameters<typeof http>[1]): Promise<Exam> => {

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
return http<Exam>(getSetExamCutlineUrl(lectureId,weeklyLectureId,examId,value),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(versionOnly)
  }
);}





export const getSetExamCutlineMutationKey = () => ['setExamCutline'] as const;

export const getSetExamCutlineMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setExamCutline>>, TError,SetExamCutlineMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setExamCutline>>, TError,SetExamCutlineMutationVariables, TContext> => {

const mutationKey = getSetExamCutlineMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setExamCutline>>, SetExamCutlineMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,examId,value,data} = props ?? {};

          return  setExamCutline(lectureId,weeklyLectureId,examId,value,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetExamCutlineMutationResult = NonNullable<Awaited<ReturnType<typeof setExamCutline>>>
    export type SetExamCutlineMutationBody = VersionOnly
    export type SetExamCutlineMutationError = ErrorType<ProblemResponse>
    export type SetExamCutlineMutationVariables = {lectureId: string;weeklyLectureId: string;examId: string;value: string;data: VersionOnly}

    /**
 * @summary 커트라인 바꾸기
 */
export const useSetExamCutline = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setExamCutline>>, TError,SetExamCutlineMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setExamCutline>>,
        TError,
        SetExamCutlineMutationVariables,
        TContext
      > => {
      return useMutation(getSetExamCutlineMutationOptions(options), queryClient);
    }
    export const getShowExamUrl = (examId: string,
    flag: 'true' | 'false',) => {




  return `/wl-exam/${examId}/ready-to-show/${flag}`
}

/**
 * @summary 학생에게 공개하기, 숨기기
 */
export const showExam = async (examId: string,
    flag: 'true' | 'false',
    versionOnly: VersionOnly, options?: Parameters<typeof http>[1]): Promise<Exam> => {

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
return http<Exam>(getShowExamUrl(examId,flag),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(versionOnly)
  }
);}





export const getShowExamMutationKey = () => ['showExam'] as const;

export const getShowExamMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showExam>>, TError,ShowExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof showExam>>, TError,ShowExamMutationVariables, TContext> => {

const mutationKey = getShowExamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof showExam>>, ShowExamMutationVariables> = (props) => {
          const {examId,flag,data} = props ?? {};

          return  showExam(examId,flag,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ShowExamMutationResult = NonNullable<Awaited<ReturnType<typeof showExam>>>
    export type ShowExamMutationBody = VersionOnly
    export type ShowExamMutationError = ErrorType<ProblemResponse>
    export type ShowExamMutationVariables = {examId: string;flag: 'true' | 'false';data: VersionOnly}

    /**
 * @summary 학생에게 공개하기, 숨기기
 */
export const useShowExam = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showExam>>, TError,ShowExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof showExam>>,
        TError,
        ShowExamMutationVariables,
        TContext
      > => {
      return useMutation(getShowExamMutationOptions(options), queryClient);
    }
    export const getCopyExamUrl = (examId: string,) => {




  return `/wl-exam/${examId}/copy-wle`
}

/**
 * Into weeks of the same lecture; a linked exam stays linked there.
 * @summary 다른 주차로 복사
 */
export const copyExam = async (examId: string,
    copy: Copy, options?: Parameters<typeof http>[1]): Promise<Exams> => {

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
return http<Exams>(getCopyExamUrl(examId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(copy)
  }
);}





export const getCopyExamMutationKey = () => ['copyExam'] as const;

export const getCopyExamMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof copyExam>>, TError,CopyExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof copyExam>>, TError,CopyExamMutationVariables, TContext> => {

const mutationKey = getCopyExamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof copyExam>>, CopyExamMutationVariables> = (props) => {
          const {examId,data} = props ?? {};

          return  copyExam(examId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CopyExamMutationResult = NonNullable<Awaited<ReturnType<typeof copyExam>>>
    export type CopyExamMutationBody = Copy
    export type CopyExamMutationError = ErrorType<ProblemResponse>
    export type CopyExamMutationVariables = {examId: string;data: Copy}

    /**
 * @summary 다른 주차로 복사
 */
export const useCopyExam = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof copyExam>>, TError,CopyExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof copyExam>>,
        TError,
        CopyExamMutationVariables,
        TContext
      > => {
      return useMutation(getCopyExamMutationOptions(options), queryClient);
    }
    export const getRemoveExamUrl = (examId: string,) => {




  return `/wl-exam/${examId}`
}

/**
 * Like DELETE in its week.
 * @summary 시험 지우기
 */
export const removeExam = async (examId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getRemoveExamUrl(examId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveExamMutationKey = () => ['removeExam'] as const;

export const getRemoveExamMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeExam>>, TError,RemoveExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeExam>>, TError,RemoveExamMutationVariables, TContext> => {

const mutationKey = getRemoveExamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeExam>>, RemoveExamMutationVariables> = (props) => {
          const {examId} = props ?? {};

          return  removeExam(examId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveExamMutationResult = NonNullable<Awaited<ReturnType<typeof removeExam>>>

    export type RemoveExamMutationError = ErrorType<ProblemResponse>
    export type RemoveExamMutationVariables = {examId: string}

    /**
 * @summary 시험 지우기
 */
export const useRemoveExam = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeExam>>, TError,RemoveExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeExam>>,
        TError,
        RemoveExamMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveExamMutationOptions(options), queryClient);
    }
    export const getSetExamKeyUrl = (examId: string,) => {




  return `/wl-exam/${examId}/answers`
}

/**
 * The questions become exactly these. Grades nothing: see re-grade. Name, cutline, points and questions of a linked exam are changed in its template (409 exam-linked).
 * @summary 정답표 쓰기
 */
export const setExamKey = async (examId: string,
    key: Key, options?: Parameters<typeof http>[1]): Promise<Exam> => {

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
return http<Exam>(getSetExamKeyUrl(examId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(key)
  }
);}





export const getSetExamKeyMutationKey = () => ['setExamKey'] as const;

export const getSetExamKeyMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setExamKey>>, TError,SetExamKeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setExamKey>>, TError,SetExamKeyMutationVariables, TContext> => {

const mutationKey = getSetExamKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setExamKey>>, SetExamKeyMutationVariables> = (props) => {
          const {examId,data} = props ?? {};

          return  setExamKey(examId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetExamKeyMutationResult = NonNullable<Awaited<ReturnType<typeof setExamKey>>>
    export type SetExamKeyMutationBody = Key
    export type SetExamKeyMutationError = ErrorType<ProblemResponse>
    export type SetExamKeyMutationVariables = {examId: string;data: Key}

    /**
 * @summary 정답표 쓰기
 */
export const useSetExamKey = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setExamKey>>, TError,SetExamKeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setExamKey>>,
        TError,
        SetExamKeyMutationVariables,
        TContext
      > => {
      return useMutation(getSetExamKeyMutationOptions(options), queryClient);
    }
    export const getOrderExamsUrl = () => {




  return `/wl-exam/change-sequence`
}

/**
 * @summary 시험 순서 바꾸기
 */
export const orderExams = async (sequence: Sequence, options?: Parameters<typeof http>[1]): Promise<Exams> => {

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
return http<Exams>(getOrderExamsUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sequence)
  }
);}





export const getOrderExamsMutationKey = () => ['orderExams'] as const;

export const getOrderExamsMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderExams>>, TError,OrderExamsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof orderExams>>, TError,OrderExamsMutationVariables, TContext> => {

const mutationKey = getOrderExamsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof orderExams>>, OrderExamsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  orderExams(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OrderExamsMutationResult = NonNullable<Awaited<ReturnType<typeof orderExams>>>
    export type OrderExamsMutationBody = Sequence
    export type OrderExamsMutationError = ErrorType<ProblemResponse>
    export type OrderExamsMutationVariables = {data: Sequence}

    /**
 * @summary 시험 순서 바꾸기
 */
export const useOrderExams = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderExams>>, TError,OrderExamsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof orderExams>>,
        TError,
        OrderExamsMutationVariables,
        TContext
      > => {
      return useMutation(getOrderExamsMutationOptions(options), queryClient);
    }
    export const getSetExamCoreInfoUrl = (examId: string,) => {




  return `/wl-exam/${examId}/wle-core-info`
}

/**
 * Name, cutline, points and questions of a linked exam are changed in its template (409 exam-linked).
 * @summary 시험 기본 정보 바꾸기
 */
export const setExamCoreInfo = async (examId: string,
    change: Change, options?: Parameters<typeof http>[1]): Promise<Exam> => {

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
return http<Exam>(getSetExamCoreInfoUrl(examId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(change)
  }
);}





export const getSetExamCoreInfoMutationKey = () => ['setExamCoreInfo'] as const;

export const getSetExamCoreInfoMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setExamCoreInfo>>, TError,SetExamCoreInfoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setExamCoreInfo>>, TError,SetExamCoreInfoMutationVariables, TContext> => {

const mutationKey = getSetExamCoreInfoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setExamCoreInfo>>, SetExamCoreInfoMutationVariables> = (props) => {
          const {examId,data} = props ?? {};

          return  setExamCoreInfo(examId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetExamCoreInfoMutationResult = NonNullable<Awaited<ReturnType<typeof setExamCoreInfo>>>
    export type SetExamCoreInfoMutationBody = Change
    export type SetExamCoreInfoMutationError = ErrorType<ProblemResponse>
    export type SetExamCoreInfoMutationVariables = {examId: string;data: Change}

    /**
 * @summary 시험 기본 정보 바꾸기
 */
export const useSetExamCoreInfo = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setExamCoreInfo>>, TError,SetExamCoreInfoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setExamCoreInfo>>,
        TError,
        SetExamCoreInfoMutationVariables,
        TContext
      > => {
      return useMutation(getSetExamCoreInfoMutationOptions(options), queryClient);
    }
    export const getLinkExamUrl = (examId: string,) => {




  return `/wl-exam/${examId}/link`
}

/**
 * Its own questions give way to the template of its lecture.
 * @summary 양식에 잇기
 */
export const linkExam = async (examId: string,
    link: Link, options?: Parameters<typeof http>[1]): Promise<Exam> => {

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
return http<Exam>(getLinkExamUrl(examId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(link)
  }
);}





export const getLinkExamMutationKey = () => ['linkExam'] as const;

export const getLinkExamMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof linkExam>>, TError,LinkExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof linkExam>>, TError,LinkExamMutationVariables, TContext> => {

const mutationKey = getLinkExamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof linkExam>>, LinkExamMutationVariables> = (props) => {
          const {examId,data} = props ?? {};

          return  linkExam(examId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LinkExamMutationResult = NonNullable<Awaited<ReturnType<typeof linkExam>>>
    export type LinkExamMutationBody = Link
    export type LinkExamMutationError = ErrorType<ProblemResponse>
    export type LinkExamMutationVariables = {examId: string;data: Link}

    /**
 * @summary 양식에 잇기
 */
export const useLinkExam = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof linkExam>>, TError,LinkExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof linkExam>>,
        TError,
        LinkExamMutationVariables,
        TContext
      > => {
      return useMutation(getLinkExamMutationOptions(options), queryClient);
    }
    export const getUnlinkExamUrl = (examId: string,) => {




  return `/wl-exam/${examId}/unlink`
}

/**
 * It keeps a copy of the questions.
 * @summary 양식에서 끊기
 */
export const unlinkExam = async (examId: string,
    versionOnly: VersionOnly, options?: Parameters<typeof http>[1]): Promise<Exam> => {

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
return http<Exam>(getUnlinkExamUrl(examId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(versionOnly)
  }
);}





export const getUnlinkExamMutationKey = () => ['unlinkExam'] as const;

export const getUnlinkExamMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlinkExam>>, TError,UnlinkExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof unlinkExam>>, TError,UnlinkExamMutationVariables, TContext> => {

const mutationKey = getUnlinkExamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unlinkExam>>, UnlinkExamMutationVariables> = (props) => {
          const {examId,data} = props ?? {};

          return  unlinkExam(examId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnlinkExamMutationResult = NonNullable<Awaited<ReturnType<typeof unlinkExam>>>
    export type UnlinkExamMutationBody = VersionOnly
    export type UnlinkExamMutationError = ErrorType<ProblemResponse>
    export type UnlinkExamMutationVariables = {examId: string;data: VersionOnly}

    /**
 * @summary 양식에서 끊기
 */
export const useUnlinkExam = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlinkExam>>, TError,UnlinkExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unlinkExam>>,
        TError,
        UnlinkExamMutationVariables,
        TContext
      > => {
      return useMutation(getUnlinkExamMutationOptions(options), queryClient);
    }
    export const getRegradeExamUrl = (examId: string,) => {




  return `/wl-exam/${examId}/re-grade`
}

/**
 * With questions the key changes first. One change set, or with dryRun nothing but what would change. With the change set of an earlier re-grade that one is taken back, unless somebody changed a score of it since (409 changed-since).
 * @summary 다시 채점
 */
export const regradeExam = async (examId: string,
    regrade: Regrade, options?: Parameters<typeof http>[1]): Promise<RegradeResult> => {

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
return http<RegradeResult>(getRegradeExamUrl(examId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(regrade)
  }
);}





export const getRegradeExamMutationKey = () => ['regradeExam'] as const;

export const getRegradeExamMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof regradeExam>>, TError,RegradeExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof regradeExam>>, TError,RegradeExamMutationVariables, TContext> => {

const mutationKey = getRegradeExamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof regradeExam>>, RegradeExamMutationVariables> = (props) => {
          const {examId,data} = props ?? {};

          return  regradeExam(examId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegradeExamMutationResult = NonNullable<Awaited<ReturnType<typeof regradeExam>>>
    export type RegradeExamMutationBody = Regrade
    export type RegradeExamMutationError = ErrorType<ProblemResponse>
    export type RegradeExamMutationVariables = {examId: string;data: Regrade}

    /**
 * @summary 다시 채점
 */
export const useRegradeExam = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof regradeExam>>, TError,RegradeExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof regradeExam>>,
        TError,
        RegradeExamMutationVariables,
        TContext
      > => {
      return useMutation(getRegradeExamMutationOptions(options), queryClient);
    }
