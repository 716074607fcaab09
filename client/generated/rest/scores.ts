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
  AnswersFile
} from './model/answersFile.ts';

import type {
  AnswersReport
} from './model/answersReport.ts';

import type {
  Batch
} from './model/batch.ts';

import type {
  Cell
} from './model/cell.ts';

import type {
  CellLock
} from './model/cellLock.ts';

import type {
  Cells
} from './model/cells.ts';

import type {
  ClinicInput
} from './model/clinicInput.ts';

import type {
  DeliveryInput
} from './model/deliveryInput.ts';

import type {
  GradeInput
} from './model/gradeInput.ts';

import type {
  LockRequest
} from './model/lockRequest.ts';

import type {
  ManualEntry
} from './model/manualEntry.ts';

import type {
  MemoInput2
} from './model/memoInput2.ts';

import type {
  NoContentResponse
} from './model/noContentResponse.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import type {
  RetakeInput
} from './model/retakeInput.ts';

import type {
  RetakesInput
} from './model/retakesInput.ts';

import type {
  StatusInput
} from './model/statusInput.ts';

import type {
  StudentScore
} from './model/studentScore.ts';

import type {
  StudentScores
} from './model/studentScores.ts';

import type {
  Undo
} from './model/undo.ts';

import type {
  Undone
} from './model/undone.ts';

import type {
  Version3
} from './model/version3.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getSetStudentScoreUrl = (lectureId: string,
    weeklyLectureId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/student-score`
}

/**
 * @summary 주차에서 점수 쓰기
 */
export const setStudentScore = async (lectureId: string,
    weeklyLectureId: string,
    studentScore: StudentScore, options?: Parameters<typeof http>[1]): Promise<Cell> => {

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
return http<Cell>(getSetStudentScoreUrl(lectureId,weeklyLectureId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(studentScore)
  }
);}





export const getSetStudentScoreMutationKey = () => ['setStudentScore'] as const;

export const getSetStudentScoreMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setStudentScore>>, TError,SetStudentScoreMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setStudentScore>>, TError,SetStudentScoreMutationVariables, TContext> => {

const mutationKey = getSetStudentScoreMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setStudentScore>>, SetStudentScoreMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,data} = props ?? {};

          return  setStudentScore(lectureId,weeklyLectureId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetStudentScoreMutationResult = NonNullable<Awaited<ReturnType<typeof setStudentScore>>>
    export type SetStudentScoreMutationBody = StudentScore
    export type SetStudentScoreMutationError = ErrorType<ProblemResponse>
    export type SetStudentScoreMutationVariables = {lectureId: string;weeklyLectureId: string;data: StudentScore}

    /**
 * @summary 주차에서 점수 쓰기
 */
export const useSetStudentScore = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setStudentScore>>, TError,SetStudentScoreMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setStudentScore>>,
        TError,
        SetStudentScoreMutationVariables,
        TContext
      > => {
      return useMutation(getSetStudentScoreMutationOptions(options), queryClient);
    }
    export const getSetStudentScoresUrl = (lectureId: string,
    weeklyLectureId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/student-score-v2`
}

/**
 * @summary 주차에서 학생의 점수들 쓰기
 */
export const setStudentScores = async (lectureId: string,
    weeklyLectureId: string,
    studentScores: StudentScores, options?: Parameters<typeof http>[1]): Promise<Cells> => {

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
return http<Cells>(getSetStudentScoresUrl(lectureId,weeklyLectureId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(studentScores)
  }
);}





export const getSetStudentScoresMutationKey = () => ['setStudentScores'] as const;

export const getSetStudentScoresMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setStudentScores>>, TError,SetStudentScoresMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setStudentScores>>, TError,SetStudentScoresMutationVariables, TContext> => {

const mutationKey = getSetStudentScoresMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setStudentScores>>, SetStudentScoresMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,data} = props ?? {};

          return  setStudentScores(lectureId,weeklyLectureId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetStudentScoresMutationResult = NonNullable<Awaited<ReturnType<typeof setStudentScores>>>
    export type SetStudentScoresMutationBody = StudentScores
    export type SetStudentScoresMutationError = ErrorType<ProblemResponse>
    export type SetStudentScoresMutationVariables = {lectureId: string;weeklyLectureId: string;data: StudentScores}

    /**
 * @summary 주차에서 학생의 점수들 쓰기
 */
export const useSetStudentScores = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setStudentScores>>, TError,SetStudentScoresMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setStudentScores>>,
        TError,
        SetStudentScoresMutationVariables,
        TContext
      > => {
      return useMutation(getSetStudentScoresMutationOptions(options), queryClient);
    }
    export const getWriteScoreMemoUrl = (lectureId: string,
    weeklyLectureId: string,
    scoreId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/score-memo/${scoreId}`
}

/**
 * @summary 주차에서 성적 메모 쓰기
 */
export const writeScoreMemo = async (lectureId: string,
    weeklyLectureId: string,
    scoreId: string,
    memoInput2: MemoInput2, options?: Parameters<typeof http>[1]): Promise<Cell> => {

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
return http<Cell>(getWriteScoreMemoUrl(lectureId,weeklyLectureId,scoreId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(memoInput2)
  }
);}





export const getWriteScoreMemoMutationKey = () => ['writeScoreMemo'] as const;

export const getWriteScoreMemoMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeScoreMemo>>, TError,WriteScoreMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof writeScoreMemo>>, TError,WriteScoreMemoMutationVariables, TContext> => {

const mutationKey = getWriteScoreMemoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof writeScoreMemo>>, WriteScoreMemoMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,scoreId,data} = props ?? {};

          return  writeScoreMemo(lectureId,weeklyLectureId,scoreId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WriteScoreMemoMutationResult = NonNullable<Awaited<ReturnType<typeof writeScoreMemo>>>
    export type WriteScoreMemoMutationBody = MemoInput2
    export type WriteScoreMemoMutationError = ErrorType<ProblemResponse>
    export type WriteScoreMemoMutationVariables = {lectureId: string;weeklyLectureId: string;scoreId: string;data: MemoInput2}

    /**
 * @summary 주차에서 성적 메모 쓰기
 */
export const useWriteScoreMemo = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeScoreMemo>>, TError,WriteScoreMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof writeScoreMemo>>,
        TError,
        WriteScoreMemoMutationVariables,
        TContext
      > => {
      return useMutation(getWriteScoreMemoMutationOptions(options), queryClient);
    }
    export const getSetScoreClinicStatusUrl = (lectureId: string,
    weeklyLectureId: string,
    scoreId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/score-clinic-status/${scoreId}`
}

/**
 * @summary 주차에서 클리닉 상태 바꾸기
 */
export const setScoreClinicStatus = async (lectureId: string,
    weeklyLectureId: string,
    scoreId: string,
    clinicInput: ClinicInput, options?: Parameters<typeof http>[1]): Promise<Cell> => {

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
return http<Cell>(getSetScoreClinicStatusUrl(lectureId,weeklyLectureId,scoreId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clinicInput)
  }
);}





export const getSetScoreClinicStatusMutationKey = () => ['setScoreClinicStatus'] as const;

export const getSetScoreClinicStatusMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setScoreClinicStatus>>, TError,SetScoreClinicStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setScoreClinicStatus>>, TError,SetScoreClinicStatusMutationVariables, TContext> => {

const mutationKey = getSetScoreClinicStatusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setScoreClinicStatus>>, SetScoreClinicStatusMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,scoreId,data} = props ?? {};

          return  setScoreClinicStatus(lectureId,weeklyLectureId,scoreId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetScoreClinicStatusMutationResult = NonNullable<Awaited<ReturnType<typeof setScoreClinicStatus>>>
    export type SetScoreClinicStatusMutationBody = ClinicInput
    export type SetScoreClinicStatusMutationError = ErrorType<ProblemResponse>
    export type SetScoreClinicStatusMutationVariables = {lectureId: string;weeklyLectureId: string;scoreId: string;data: ClinicInput}

    /**
 * @summary 주차에서 클리닉 상태 바꾸기
 */
export const useSetScoreClinicStatus = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setScoreClinicStatus>>, TError,SetScoreClinicStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setScoreClinicStatus>>,
        TError,
        SetScoreClinicStatusMutationVariables,
        TContext
      > => {
      return useMutation(getSetScoreClinicStatusMutationOptions(options), queryClient);
    }
    export const getSetFirstValueUrl = (scoreId: string,
    value: string,) => {




  return `/wl-score/first/${scoreId}/value/${value}`
}

/**
 * `none` clears it. Refused with both values when somebody changed it since (409 version-conflict).
 * @summary 첫 응시 점수 쓰기
 */
export const setFirstValue = async (scoreId: string,
    value: string,
    version3: Version3, options?: Parameters<typeof http>[1]): Promise<Cell> => {

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
return http<Cell>(getSetFirstValueUrl(scoreId,value),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(version3)
  }
);}





export const getSetFirstValueMutationKey = () => ['setFirstValue'] as const;

export const getSetFirstValueMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFirstValue>>, TError,SetFirstValueMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setFirstValue>>, TError,SetFirstValueMutationVariables, TContext> => {

const mutationKey = getSetFirstValueMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setFirstValue>>, SetFirstValueMutationVariables> = (props) => {
          const {scoreId,value,data} = props ?? {};

          return  setFirstValue(scoreId,value,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetFirstValueMutationResult = NonNullable<Awaited<ReturnType<typeof setFirstValue>>>
    export type SetFirstValueMutationBody = Version3
    export type SetFirstValueMutationError = ErrorType<ProblemResponse>
    export type SetFirstValueMutationVariables = {scoreId: string;value: string;data: Version3}

    /**
 * @summary 첫 응시 점수 쓰기
 */
export const useSetFirstValue = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFirstValue>>, TError,SetFirstValueMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setFirstValue>>,
        TError,
        SetFirstValueMutationVariables,
        TContext
      > => {
      return useMutation(getSetFirstValueMutationOptions(options), queryClient);
    }
    export const getSetFirstDeliveryUrl = (scoreId: string,) => {




  return `/wl-score/first/${scoreId}/delivery-type`
}

/**
 * @summary 첫 응시 방식 고르기
 */
export const setFirstDelivery = async (scoreId: string,
    deliveryInput: DeliveryInput, options?: Parameters<typeof http>[1]): Promise<Cell> => {

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
return http<Cell>(getSetFirstDeliveryUrl(scoreId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deliveryInput)
  }
);}





export const getSetFirstDeliveryMutationKey = () => ['setFirstDelivery'] as const;

export const getSetFirstDeliveryMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFirstDelivery>>, TError,SetFirstDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setFirstDelivery>>, TError,SetFirstDeliveryMutationVariables, TContext> => {

const mutationKey = getSetFirstDeliveryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setFirstDelivery>>, SetFirstDeliveryMutationVariables> = (props) => {
          const {scoreId,data} = props ?? {};

          return  setFirstDelivery(scoreId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetFirstDeliveryMutationResult = NonNullable<Awaited<ReturnType<typeof setFirstDelivery>>>
    export type SetFirstDeliveryMutationBody = DeliveryInput
    export type SetFirstDeliveryMutationError = ErrorType<ProblemResponse>
    export type SetFirstDeliveryMutationVariables = {scoreId: string;data: DeliveryInput}

    /**
 * @summary 첫 응시 방식 고르기
 */
export const useSetFirstDelivery = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFirstDelivery>>, TError,SetFirstDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setFirstDelivery>>,
        TError,
        SetFirstDeliveryMutationVariables,
        TContext
      > => {
      return useMutation(getSetFirstDeliveryMutationOptions(options), queryClient);
    }
    export const getWriteFirstMemoUrl = (scoreId: string,) => {




  return `/wl-score/first/${scoreId}/memo`
}

/**
 * @summary 첫 응시 메모 쓰기
 */
export const writeFirstMemo = async (scoreId: string,
    memoInput2: MemoInput2, options?: Parameters<typeof http>[1]): Promise<Cell> => {

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
return http<Cell>(getWriteFirstMemoUrl(scoreId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(memoInput2)
  }
);}





export const getWriteFirstMemoMutationKey = () => ['writeFirstMemo'] as const;

export const getWriteFirstMemoMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeFirstMemo>>, TError,WriteFirstMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof writeFirstMemo>>, TError,WriteFirstMemoMutationVariables, TContext> => {

const mutationKey = getWriteFirstMemoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof writeFirstMemo>>, WriteFirstMemoMutationVariables> = (props) => {
          const {scoreId,data} = props ?? {};

          return  writeFirstMemo(scoreId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WriteFirstMemoMutationResult = NonNullable<Awaited<ReturnType<typeof writeFirstMemo>>>
    export type WriteFirstMemoMutationBody = MemoInput2
    export type WriteFirstMemoMutationError = ErrorType<ProblemResponse>
    export type WriteFirstMemoMutationVariables = {scoreId: string;data: MemoInput2}

    /**
 * @summary 첫 응시 메모 쓰기
 */
export const useWriteFirstMemo = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeFirstMemo>>, TError,WriteFirstMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof writeFirstMemo>>,
        TError,
        WriteFirstMemoMutationVariables,
        TContext
      > => {
      return useMutation(getWriteFirstMemoMutationOptions(options), queryClient);
    }
    export const getSetFirstClinicStatusUrl = (scoreId: string,) => {




  return `/wl-score/first/${scoreId}/clinic-status`
}

/**
 * @summary 첫 응시 클리닉 상태 바꾸기
 */
export const setFirstClinicStatus = async (scoreId: string,
    clinicInput: ClinicInput, options?: Parameters<typeof http>[1]): Promise<Cell> => {

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
return http<Cell>(getSetFirstClinicStatusUrl(scoreId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clinicInput)
  }
);}





export const getSetFirstClinicStatusMutationKey = () => ['setFirstClinicStatus'] as const;

export const getSetFirstClinicStatusMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFirstClinicStatus>>, TError,SetFirstClinicStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setFirstClinicStatus>>, TError,SetFirstClinicStatusMutationVariables, TContext> => {

const mutationKey = getSetFirstClinicStatusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setFirstClinicStatus>>, SetFirstClinicStatusMutationVariables> = (props) => {
          const {scoreId,data} = props ?? {};

          return  setFirstClinicStatus(scoreId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetFirstClinicStatusMutationResult = NonNullable<Awaited<ReturnType<typeof setFirstClinicStatus>>>
    export type SetFirstClinicStatusMutationBody = ClinicInput
    export type SetFirstClinicStatusMutationError = ErrorType<ProblemResponse>
    export type SetFirstClinicStatusMutationVariables = {scoreId: string;data: ClinicInput}

    /**
 * @summary 첫 응시 클리닉 상태 바꾸기
 */
export const useSetFirstClinicStatus = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFirstClinicStatus>>, TError,SetFirstClinicStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setFirstClinicStatus>>,
        TError,
        SetFirstClinicStatusMutationVariables,
        TContext
      > => {
      return useMutation(getSetFirstClinicStatusMutationOptions(options), queryClient);
    }
    export const getSetRetakeValueUrl = (retakeScoreId: string,
    value: string,) => {




  return `/wl-score/retake/${retakeScoreId}/value/${value}`
}

/**
 * `none` clears it. Refused with both values when somebody changed it since (409 version-conflict).
 * @summary 재시험 점수 쓰기
 */
export const setRetakeValue = async (retakeScoreId: string,
    value: string,
    version3: Version3, options?: Parameters<typeof http>[1]): Promise<Cell> => {

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
return http<Cell>(getSetRetakeValueUrl(retakeScoreId,value),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(version3)
  }
);}





export const getSetRetakeValueMutationKey = () => ['setRetakeValue'] as const;

export const getSetRetakeValueMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRetakeValue>>, TError,SetRetakeValueMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setRetakeValue>>, TError,SetRetakeValueMutationVariables, TContext> => {

const mutationKey = getSetRetakeValueMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setRetakeValue>>, SetRetakeValueMutationVariables> = (props) => {
          const {retakeScoreId,value,data} = props ?? {};

          return  setRetakeValue(retakeScoreId,value,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetRetakeValueMutationResult = NonNullable<Awaited<ReturnType<typeof setRetakeValue>>>
    export type SetRetakeValueMutationBody = Version3
    export type SetRetakeValueMutationError = ErrorType<ProblemResponse>
    export type SetRetakeValueMutationVariables = {retakeScoreId: string;value: string;data: Version3}

    /**
 * @summary 재시험 점수 쓰기
 */
export const useSetRetakeValue = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRetakeValue>>, TError,SetRetakeValueMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setRetakeValue>>,
        TError,
        SetRetakeValueMutationVariables,
        TContext
      > => {
      return useMutation(getSetRetakeValueMutationOptions(options), queryClient);
    }
    export const getSetRetakeDeliveryUrl = (retakeScoreId: string,) => {




  return `/wl-score/retake/${retakeScoreId}/delivery-type`
}

/**
 * @summary 재시험 응시 방식 고르기
 */
export const setRetakeDelivery = async (retakeScoreId: string,
    deliveryInput: DeliveryInput, options?: Parameters<typeof http>[1]): Promise<Cell> => {

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
return http<Cell>(getSetRetakeDeliveryUrl(retakeScoreId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deliveryInput)
  }
);}





export const getSetRetakeDeliveryMutationKey = () => ['setRetakeDelivery'] as const;

export const getSetRetakeDeliveryMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRetakeDelivery>>, TError,SetRetakeDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setRetakeDelivery>>, TError,SetRetakeDeliveryMutationVariables, TContext> => {

const mutationKey = getSetRetakeDeliveryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setRetakeDelivery>>, SetRetakeDeliveryMutationVariables> = (props) => {
          const {retakeScoreId,data} = props ?? {};

          return  setRetakeDelivery(retakeScoreId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetRetakeDeliveryMutationResult = NonNullable<Awaited<ReturnType<typeof setRetakeDelivery>>>
    export type SetRetakeDeliveryMutationBody = DeliveryInput
    export type SetRetakeDeliveryMutationError = ErrorType<ProblemResponse>
    export type SetRetakeDeliveryMutationVariables = {retakeScoreId: string;data: DeliveryInput}

    /**
 * @summary 재시험 응시 방식 고르기
 */
export const useSetRetakeDelivery = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRetakeDelivery>>, TError,SetRetakeDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setRetakeDelivery>>,
        TError,
        SetRetakeDeliveryMutationVariables,
        TContext
      > => {
      return useMutation(getSetRetakeDeliveryMutationOptions(options), queryClient);
    }
    export const getWriteRetakeMemoUrl = (retakeScoreId: string,) => {




  return `/wl-score/retake/${retakeScoreId}/memo`
}

/**
 * @summary 재시험 메모 쓰기
 */
export const writeRetakeMemo = async (retakeScoreId: string,
    memoInput2: MemoInput2, options?: Parameters<typeof http>[1]): Promise<Cell> => {

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
return http<Cell>(getWriteRetakeMemoUrl(retakeScoreId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(memoInput2)
  }
);}





export const getWriteRetakeMemoMutationKey = () => ['writeRetakeMemo'] as const;

export const getWriteRetakeMemoMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeRetakeMemo>>, TError,WriteRetakeMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof writeRetakeMemo>>, TError,WriteRetakeMemoMutationVariables, TContext> => {

const mutationKey = getWriteRetakeMemoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof writeRetakeMemo>>, WriteRetakeMemoMutationVariables> = (props) => {
          const {retakeScoreId,data} = props ?? {};

          return  writeRetakeMemo(retakeScoreId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WriteRetakeMemoMutationResult = NonNullable<Awaited<ReturnType<typeof writeRetakeMemo>>>
    export type WriteRetakeMemoMutationBody = MemoInput2
    export type WriteRetakeMemoMutationError = ErrorType<ProblemResponse>
    export type WriteRetakeMemoMutationVariables = {retakeScoreId: string;data: MemoInput2}

    /**
 * @summary 재시험 메모 쓰기
 */
export const useWriteRetakeMemo = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeRetakeMemo>>, TError,WriteRetakeMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof writeRetakeMemo>>,
        TError,
        WriteRetakeMemoMutationVariables,
        TContext
      > => {
      return useMutation(getWriteRetakeMemoMutationOptions(options), queryClient);
    }
    export const getSetRetakeClinicStatusUrl = (retakeScoreId: string,) => {




  return `/wl-score/retake/${retakeScoreId}/clinic-status`
}

/**
 * @summary 재시험 클리닉 상태 바꾸기
 */
export const setRetakeClinicStatus = async (retakeScoreId: string,
    clinicInput: ClinicInput, options?: Parameters<typeof http>[1]): Promise<Cell> => {

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
return http<Cell>(getSetRetakeClinicStatusUrl(retakeScoreId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clinicInput)
  }
);}





export const getSetRetakeClinicStatusMutationKey = () => ['setRetakeClinicStatus'] as const;

export const getSetRetakeClinicStatusMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRetakeClinicStatus>>, TError,SetRetakeClinicStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setRetakeClinicStatus>>, TError,SetRetakeClinicStatusMutationVariables, TContext> => {

const mutationKey = getSetRetakeClinicStatusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setRetakeClinicStatus>>, SetRetakeClinicStatusMutationVariables> = (props) => {
          const {retakeScoreId,data} = props ?? {};

          return  setRetakeClinicStatus(retakeScoreId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetRetakeClinicStatusMutationResult = NonNullable<Awaited<ReturnType<typeof setRetakeClinicStatus>>>
    export type SetRetakeClinicStatusMutationBody = ClinicInput
    export type SetRetakeClinicStatusMutationError = ErrorType<ProblemResponse>
    export type SetRetakeClinicStatusMutationVariables = {retakeScoreId: string;data: ClinicInput}

    /**
 * @summary 재시험 클리닉 상태 바꾸기
 */
export const useSetRetakeClinicStatus = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRetakeClinicStatus>>, TError,SetRetakeClinicStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setRetakeClinicStatus>>,
        TError,
        SetRetakeClinicStatusMutationVariables,
        TContext
      > => {
      return useMutation(getSetRetakeClinicStatusMutationOptions(options), queryClient);
    }
    export const getDeleteRetakeUrl = (retakeScoreId: string,) => {




  return `/wl-score/retake/${retakeScoreId}`
}

/**
 * Only the latest of a score (409 not-latest).
 * @summary 재시험 지우기
 */
export const deleteRetake = async (retakeScoreId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteRetakeUrl(retakeScoreId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteRetakeMutationKey = () => ['deleteRetake'] as const;

export const getDeleteRetakeMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRetake>>, TError,DeleteRetakeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteRetake>>, TError,DeleteRetakeMutationVariables, TContext> => {

const mutationKey = getDeleteRetakeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteRetake>>, DeleteRetakeMutationVariables> = (props) => {
          const {retakeScoreId} = props ?? {};

          return  deleteRetake(retakeScoreId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteRetakeMutationResult = NonNullable<Awaited<ReturnType<typeof deleteRetake>>>

    export type DeleteRetakeMutationError = ErrorType<ProblemResponse>
    export type DeleteRetakeMutationVariables = {retakeScoreId: string}

    /**
 * @summary 재시험 지우기
 */
export const useDeleteRetake = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRetake>>, TError,DeleteRetakeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteRetake>>,
        TError,
        DeleteRetakeMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteRetakeMutationOptions(options), queryClient);
    }
    export const getAddRetakeUrl = (scoreId: string,) => {




  return `/wl-score/${scoreId}/retake`
}

/**
 * Of an exam that was given (409 not-given).
 * @summary 재시험 더하기
 */
export const addRetake = async (scoreId: string,
    retakeInput: RetakeInput, options?: Parameters<typeof http>[1]): Promise<Cell> => {

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
return http<Cell>(getAddRetakeUrl(scoreId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(retakeInput)
  }
);}





export const getAddRetakeMutationKey = () => ['addRetake'] as const;

export const getAddRetakeMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addRetake>>, TError,AddRetakeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addRetake>>, TError,AddRetakeMutationVariables, TContext> => {

const mutationKey = getAddRetakeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addRetake>>, AddRetakeMutationVariables> = (props) => {
          const {scoreId,data} = props ?? {};

          return  addRetake(scoreId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddRetakeMutationResult = NonNullable<Awaited<ReturnType<typeof addRetake>>>
    export type AddRetakeMutationBody = RetakeInput
    export type AddRetakeMutationError = ErrorType<ProblemResponse>
    export type AddRetakeMutationVariables = {scoreId: string;data: RetakeInput}

    /**
 * @summary 재시험 더하기
 */
export const useAddRetake = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addRetake>>, TError,AddRetakeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addRetake>>,
        TError,
        AddRetakeMutationVariables,
        TContext
      > => {
      return useMutation(getAddRetakeMutationOptions(options), queryClient);
    }
    export const getAddRetakesUrl = () => {




  return `/wl-score/retakes`
}

/**
 * The next retake of each score as one change set, all or none: 404 for an unknown score, 409 not-given for one who did not sit the exam.
 * @summary 여러 명의 재시험 더하기
 */
export const addRetakes = async (retakesInput: RetakesInput, options?: Parameters<typeof http>[1]): Promise<Cells> => {

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
return http<Cells>(getAddRetakesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(retakesInput)
  }
);}





export const getAddRetakesMutationKey = () => ['addRetakes'] as const;

export const getAddRetakesMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addRetakes>>, TError,AddRetakesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addRetakes>>, TError,AddRetakesMutationVariables, TContext> => {

const mutationKey = getAddRetakesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addRetakes>>, AddRetakesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addRetakes(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddRetakesMutationResult = NonNullable<Awaited<ReturnType<typeof addRetakes>>>
    export type AddRetakesMutationBody = RetakesInput
    export type AddRetakesMutationError = ErrorType<ProblemResponse>
    export type AddRetakesMutationVariables = {data: RetakesInput}

    /**
 * @summary 여러 명의 재시험 더하기
 */
export const useAddRetakes = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addRetakes>>, TError,AddRetakesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addRetakes>>,
        TError,
        AddRetakesMutationVariables,
        TContext
      > => {
      return useMutation(getAddRetakesMutationOptions(options), queryClient);
    }
    export const getUndoScoresUrl = () => {




  return `/wl-score/undo`
}

/**
 * Takes back what one addRetakes or one upload of answers changed. 404 when the change set is none, 409 changed-since when somebody changed one of its scores, not-latest when a later retake stands behind one.
 * @summary 재시험 더하기나 엑셀로 넣은 답 되돌리기
 */
export const undoScores = async (undo: Undo, options?: Parameters<typeof http>[1]): Promise<Undone> => {

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
return http<Undone>(getUndoScoresUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(undo)
  }
);}





export const getUndoScoresMutationKey = () => ['undoScores'] as const;

export const getUndoScoresMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoScores>>, TError,UndoScoresMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof undoScores>>, TError,UndoScoresMutationVariables, TContext> => {

const mutationKey = getUndoScoresMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoScores>>, UndoScoresMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  undoScores(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoScoresMutationResult = NonNullable<Awaited<ReturnType<typeof undoScores>>>
    export type UndoScoresMutationBody = Undo
    export type UndoScoresMutationError = ErrorType<ProblemResponse>
    export type UndoScoresMutationVariables = {data: Undo}

    /**
 * @summary 재시험 더하기나 엑셀로 넣은 답 되돌리기
 */
export const useUndoScores = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoScores>>, TError,UndoScoresMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoScores>>,
        TError,
        UndoScoresMutationVariables,
        TContext
      > => {
      return useMutation(getUndoScoresMutationOptions(options), queryClient);
    }
    export const getEnterAnswersUrl = () => {




  return `/wl-score/manual-entry`
}

/**
 * The value follows from the answers and the key. Refused while a question has no key (409 answers-missing).
 * @summary 문항별로 답 넣기
 */
export const enterAnswers = async (manualEntry: ManualEntry, options?: Parameters<typeof http>[1]): Promise<Cell> => {

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
return http<Cell>(getEnterAnswersUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(manualEntry)
  }
);}





export const getEnterAnswersMutationKey = () => ['enterAnswers'] as const;

export const getEnterAnswersMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enterAnswers>>, TError,EnterAnswersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof enterAnswers>>, TError,EnterAnswersMutationVariables, TContext> => {

const mutationKey = getEnterAnswersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof enterAnswers>>, EnterAnswersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  enterAnswers(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EnterAnswersMutationResult = NonNullable<Awaited<ReturnType<typeof enterAnswers>>>
    export type EnterAnswersMutationBody = ManualEntry
    export type EnterAnswersMutationError = ErrorType<ProblemResponse>
    export type EnterAnswersMutationVariables = {data: ManualEntry}

    /**
 * @summary 문항별로 답 넣기
 */
export const useEnterAnswers = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enterAnswers>>, TError,EnterAnswersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof enterAnswers>>,
        TError,
        EnterAnswersMutationVariables,
        TContext
      > => {
      return useMutation(getEnterAnswersMutationOptions(options), queryClient);
    }
    export const getRequestCellLockUrl = () => {




  return `/wl-score/cell-lock/request`
}

/**
 * A courtesy of 30 seconds, renewed while editing; the version decides. 409 locked names who is there.
 * @summary 칸 편집 알리기
 */
export const requestCellLock = async (lockRequest: LockRequest, options?: Parameters<typeof http>[1]): Promise<CellLock> => {

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
return http<CellLock>(getRequestCellLockUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(lockRequest)
  }
);}





export const getRequestCellLockMutationKey = () => ['requestCellLock'] as const;

export const getRequestCellLockMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestCellLock>>, TError,RequestCellLockMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestCellLock>>, TError,RequestCellLockMutationVariables, TContext> => {

const mutationKey = getRequestCellLockMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestCellLock>>, RequestCellLockMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestCellLock(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestCellLockMutationResult = NonNullable<Awaited<ReturnType<typeof requestCellLock>>>
    export type RequestCellLockMutationBody = LockRequest
    export type RequestCellLockMutationError = ErrorType<ProblemResponse>
    export type RequestCellLockMutationVariables = {data: LockRequest}

    /**
 * @summary 칸 편집 알리기
 */
export const useRequestCellLock = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestCellLock>>, TError,RequestCellLockMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestCellLock>>,
        TError,
        RequestCellLockMutationVariables,
        TContext
      > => {
      return useMutation(getRequestCellLockMutationOptions(options), queryClient);
    }
    export const getReleaseCellLockUrl = () => {




  return `/wl-score/cell-lock/release`
}

/**
 * @summary 칸 편집 끝내기
 */
export const releaseCellLock = async (lockRequest: LockRequest, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

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
return http<NoContentResponse>(getReleaseCellLockUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(lockRequest)
  }
);}





export const getReleaseCellLockMutationKey = () => ['releaseCellLock'] as const;

export const getReleaseCellLockMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseCellLock>>, TError,ReleaseCellLockMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof releaseCellLock>>, TError,ReleaseCellLockMutationVariables, TContext> => {

const mutationKey = getReleaseCellLockMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof releaseCellLock>>, ReleaseCellLockMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  releaseCellLock(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReleaseCellLockMutationResult = NonNullable<Awaited<ReturnType<typeof releaseCellLock>>>
    export type ReleaseCellLockMutationBody = LockRequest
    export type ReleaseCellLockMutationError = ErrorType<ProblemResponse>
    export type ReleaseCellLockMutationVariables = {data: LockRequest}

    /**
 * @summary 칸 편집 끝내기
 */
export const useReleaseCellLock = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseCellLock>>, TError,ReleaseCellLockMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof releaseCellLock>>,
        TError,
        ReleaseCellLockMutationVariables,
        TContext
      > => {
      return useMutation(getReleaseCellLockMutationOptions(options), queryClient);
    }
    export const getSetScoreStatusUrl = (scoreId: string,) => {




  return `/wl-score/${scoreId}/status`
}

/**
 * ABSENT and EXEMPT clear the value of the first attempt.
 * @summary 응시 상태 바꾸기
 */
export const setScoreStatus = async (scoreId: string,
    statusInput: StatusInput, options?: Parameters<typeof http>[1]): Promise<Cell> => {

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
return http<Cell>(getSetScoreStatusUrl(scoreId),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(statusInput)
  }
);}





export const getSetScoreStatusMutationKey = () => ['setScoreStatus'] as const;

export const getSetScoreStatusMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setScoreStatus>>, TError,SetScoreStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setScoreStatus>>, TError,SetScoreStatusMutationVariables, TContext> => {

const mutationKey = getSetScoreStatusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setScoreStatus>>, SetScoreStatusMutationVariables> = (props) => {
          const {scoreId,data} = props ?? {};

          return  setScoreStatus(scoreId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetScoreStatusMutationResult = NonNullable<Awaited<ReturnType<typeof setScoreStatus>>>
    export type SetScoreStatusMutationBody = StatusInput
    export type SetScoreStatusMutationError = ErrorType<ProblemResponse>
    export type SetScoreStatusMutationVariables = {scoreId: string;data: StatusInput}

    /**
 * @summary 응시 상태 바꾸기
 */
export const useSetScoreStatus = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setScoreStatus>>, TError,SetScoreStatusMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setScoreStatus>>,
        TError,
        SetScoreStatusMutationVariables,
        TContext
      > => {
      return useMutation(getSetScoreStatusMutationOptions(options), queryClient);
    }
    export const getSetScoreGradeUrl = (scoreId: string,
    attemptType: 'FIRST' | 'RETAKE',) => {




  return `/wl-score/${scoreId}/grade/${attemptType}`
}

/**
 * @summary 등급 바꾸기
 */
export const setScoreGrade = async (scoreId: string,
    attemptType: 'FIRST' | 'RETAKE',
    gradeInput: GradeInput, options?: Parameters<typeof http>[1]): Promise<Cell> => {

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
return http<Cell>(getSetScoreGradeUrl(scoreId,attemptType),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(gradeInput)
  }
);}





export const getSetScoreGradeMutationKey = () => ['setScoreGrade'] as const;

export const getSetScoreGradeMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setScoreGrade>>, TError,SetScoreGradeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setScoreGrade>>, TError,SetScoreGradeMutationVariables, TContext> => {

const mutationKey = getSetScoreGradeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setScoreGrade>>, SetScoreGradeMutationVariables> = (props) => {
          const {scoreId,attemptType,data} = props ?? {};

          return  setScoreGrade(scoreId,attemptType,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetScoreGradeMutationResult = NonNullable<Awaited<ReturnType<typeof setScoreGrade>>>
    export type SetScoreGradeMutationBody = GradeInput
    export type SetScoreGradeMutationError = ErrorType<ProblemResponse>
    export type SetScoreGradeMutationVariables = {scoreId: string;attemptType: 'FIRST' | 'RETAKE';data: GradeInput}

    /**
 * @summary 등급 바꾸기
 */
export const useSetScoreGrade = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setScoreGrade>>, TError,SetScoreGradeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setScoreGrade>>,
        TError,
        SetScoreGradeMutationVariables,
        TContext
      > => {
      return useMutation(getSetScoreGradeMutationOptions(options), queryClient);
    }
    export const getChangeScoresUrl = () => {




  return `/wl-score/batch-update-score-or-status`
}

/**
 * All of them are changed or none: a paste, a bulk edit, an undo. Statuses are set before values.
 * @summary 여러 칸 바꾸기
 */
export const changeScores = async (batch: Batch, options?: Parameters<typeof http>[1]): Promise<Cells> => {

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
return http<Cells>(getChangeScoresUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(batch)
  }
);}





export const getChangeScoresMutationKey = () => ['changeScores'] as const;

export const getChangeScoresMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeScores>>, TError,ChangeScoresMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeScores>>, TError,ChangeScoresMutationVariables, TContext> => {

const mutationKey = getChangeScoresMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeScores>>, ChangeScoresMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeScores(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeScoresMutationResult = NonNullable<Awaited<ReturnType<typeof changeScores>>>
    export type ChangeScoresMutationBody = Batch
    export type ChangeScoresMutationError = ErrorType<ProblemResponse>
    export type ChangeScoresMutationVariables = {data: Batch}

    /**
 * @summary 여러 칸 바꾸기
 */
export const useChangeScores = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeScores>>, TError,ChangeScoresMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeScores>>,
        TError,
        ChangeScoresMutationVariables,
        TContext
      > => {
      return useMutation(getChangeScoresMutationOptions(options), queryClient);
    }
    export const getUploadExamAnswersUrl = (examId: string,) => {




  return `/wl-exam/${examId}/upload-answers-excel`
}

/**
 * PREVIEW reads the file and names every bad cell; it writes nothing. COMMIT writes every row of the same file, all or none, as one
 * change set, and is refused when the file or the scores changed since the preview (409 import-changed).
 * @summary 엑셀로 답 넣기
 */
export const uploadExamAnswers = async (examId: string,
    answersFile: AnswersFile, options?: Parameters<typeof http>[1]): Promise<AnswersReport> => {
    const formData = new FormData();
formData.append(`file`, answersFile.file);
formData.append(`mode`, answersFile.mode);
if(answersFile.plan !== undefined) {
 formData.append(`plan`, answersFile.plan);
 }

  return http<AnswersReport>(getUploadExamAnswersUrl(examId),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getUploadExamAnswersMutationKey = () => ['uploadExamAnswers'] as const;

export const getUploadExamAnswersMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadExamAnswers>>, TError,UploadExamAnswersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadExamAnswers>>, TError,UploadExamAnswersMutationVariables, TContext> => {

const mutationKey = getUploadExamAnswersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadExamAnswers>>, UploadExamAnswersMutationVariables> = (props) => {
          const {examId,data} = props ?? {};

          return  uploadExamAnswers(examId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadExamAnswersMutationResult = NonNullable<Awaited<ReturnType<typeof uploadExamAnswers>>>
    export type UploadExamAnswersMutationBody = AnswersFile
    export type UploadExamAnswersMutationError = ErrorType<ProblemResponse>
    export type UploadExamAnswersMutationVariables = {examId: string;data: AnswersFile}

    /**
 * @summary 엑셀로 답 넣기
 */
export const useUploadExamAnswers = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadExamAnswers>>, TError,UploadExamAnswersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadExamAnswers>>,
        TError,
        UploadExamAnswersMutationVariables,
        TContext
      > => {
      return useMutation(getUploadExamAnswersMutationOptions(options), queryClient);
    }
    export const getUploadRetakeAnswersUrl = (retakeId: string,) => {




  return `/wle-retake/${retakeId}/upload-answers-excel`
}

/**
 * PREVIEW reads the file and names every bad cell; it writes nothing. COMMIT writes every row of the same file, all or none, as one
 * change set, and is refused when the file or the scores changed since the preview (409 import-changed).
 * @summary 재시험 답 엑셀로 넣기
 */
export const uploadRetakeAnswers = async (retakeId: string,
    answersFile: AnswersFile, options?: Parameters<typeof http>[1]): Promise<AnswersReport> => {
    const formData = new FormData();
formData.append(`file`, answersFile.file);
formData.append(`mode`, answersFile.mode);
if(answersFile.plan !== undefined) {
 formData.append(`plan`, answersFile.plan);
 }

  return http<AnswersReport>(getUploadRetakeAnswersUrl(retakeId),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getUploadRetakeAnswersMutationKey = () => ['uploadRetakeAnswers'] as const;

export const getUploadRetakeAnswersMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadRetakeAnswers>>, TError,UploadRetakeAnswersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadRetakeAnswers>>, TError,UploadRetakeAnswersMutationVariables, TContext> => {

const mutationKey = getUploadRetakeAnswersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadRetakeAnswers>>, UploadRetakeAnswersMutationVariables> = (props) => {
          const {retakeId,data} = props ?? {};

          return  uploadRetakeAnswers(retakeId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadRetakeAnswersMutationResult = NonNullable<Awaited<ReturnType<typeof uploadRetakeAnswers>>>
    export type UploadRetakeAnswersMutationBody = AnswersFile
    export type UploadRetakeAnswersMutationError = ErrorType<ProblemResponse>
    export type UploadRetakeAnswersMutationVariables = {retakeId: string;data: AnswersFile}

    /**
 * @summary 재시험 답 엑셀로 넣기
 */
export const useUploadRetakeAnswers = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadRetakeAnswers>>, TError,UploadRetakeAnswersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadRetakeAnswers>>,
        TError,
        UploadRetakeAnswersMutationVariables,
        TContext
      > => {
      return useMutation(getUploadRetakeAnswersMutationOptions(options), queryClient);
    }
