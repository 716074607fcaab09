/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AddOptions
} from './model/addOptions.ts';

import type {
  Added
} from './model/added.ts';

import type {
  BulkMark
} from './model/bulkMark.ts';

import type {
  BulkMemo
} from './model/bulkMemo.ts';

import type {
  BulkResult
} from './model/bulkResult.ts';

import type {
  CandidateReport
} from './model/candidateReport.ts';

import type {
  CandidateRequest
} from './model/candidateRequest.ts';

import type {
  ChangeSet
} from './model/changeSet.ts';

import type {
  Lock
} from './model/lock.ts';

import type {
  Mark
} from './model/mark.ts';

import type {
  MemoInput
} from './model/memoInput.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import type {
  UserIds
} from './model/userIds.ts';

import type {
  Version
} from './model/version.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getMarkAttendanceUrl = (lectureId: string,
    weeklyLectureId: string,
    userId: string,
    typeId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/attendance/${userId}/${typeId}`
}

/**
 * 409 version-conflict carries both values; 409 locked when only a manager may change it.
 * @summary 출결 체크
 */
export const markAttendance = async (lectureId: string,
    weeklyLectureId: string,
    userId: string,
    typeId: string,
    version: Version, options?: Parameters<typeof http>[1]): Promise<Mark> => {

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
return http<Mark>(getMarkAttendanceUrl(lectureId,weeklyLectureId,userId,typeId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(version)
  }
);}





export const getMarkAttendanceMutationKey = () => ['markAttendance'] as const;

export const getMarkAttendanceMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markAttendance>>, TError,MarkAttendanceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof markAttendance>>, TError,MarkAttendanceMutationVariables, TContext> => {

const mutationKey = getMarkAttendanceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markAttendance>>, MarkAttendanceMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,userId,typeId,data} = props ?? {};

          return  markAttendance(lectureId,weeklyLectureId,userId,typeId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkAttendanceMutationResult = NonNullable<Awaited<ReturnType<typeof markAttendance>>>
    export type MarkAttendanceMutationBody = Version
    export type MarkAttendanceMutationError = ErrorType<ProblemResponse>
    export type MarkAttendanceMutationVariables = {lectureId: string;weeklyLectureId: string;userId: string;typeId: string;data: Version}

    /**
 * @summary 출결 체크
 */
export const useMarkAttendance = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markAttendance>>, TError,MarkAttendanceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markAttendance>>,
        TError,
        MarkAttendanceMutationVariables,
        TContext
      > => {
      return useMutation(getMarkAttendanceMutationOptions(options), queryClient);
    }
    export const getMarkAttendanceBulkUrl = (lectureId: string,
    weeklyLectureId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/attendance/bulk`
}

/**
 * Without versions only marks that are still unset change (the rest present); with versions all of them change or none. `changes` instead names each participant with what it becomes: a paste, a bulk edit, an undo, in one or in several weeks of the lecture.
 * @summary 출결 일괄 체크
 */
export const markAttendanceBulk = async (lectureId: string,
    weeklyLectureId: string,
    bulkMarkChangeSet: BulkMark | ChangeSet, options?: Parameters<typeof http>[1]): Promise<BulkResult> => {

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
return http<BulkResult>(getMarkAttendanceBulkUrl(lectureId,weeklyLectureId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bulkMarkChangeSet)
  }
);}





export const getMarkAttendanceBulkMutationKey = () => ['markAttendanceBulk'] as const;

export const getMarkAttendanceBulkMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markAttendanceBulk>>, TError,MarkAttendanceBulkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof markAttendanceBulk>>, TError,MarkAttendanceBulkMutationVariables, TContext> => {

const mutationKey = getMarkAttendanceBulkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markAttendanceBulk>>, MarkAttendanceBulkMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,data} = props ?? {};

          return  markAttendanceBulk(lectureId,weeklyLectureId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkAttendanceBulkMutationResult = NonNullable<Awaited<ReturnType<typeof markAttendanceBulk>>>
    export type MarkAttendanceBulkMutationBody = BulkMark | ChangeSet
    export type MarkAttendanceBulkMutationError = ErrorType<ProblemResponse>
    export type MarkAttendanceBulkMutationVariables = {lectureId: string;weeklyLectureId: string;data: BulkMark | ChangeSet}

    /**
 * @summary 출결 일괄 체크
 */
export const useMarkAttendanceBulk = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markAttendanceBulk>>, TError,MarkAttendanceBulkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markAttendanceBulk>>,
        TError,
        MarkAttendanceBulkMutationVariables,
        TContext
      > => {
      return useMutation(getMarkAttendanceBulkMutationOptions(options), queryClient);
    }
    export const getWriteMemoBulkUrl = (lectureId: string,
    weeklyLectureId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/memo/bulk`
}

/**
 * Without versions only empty memos change; with versions all of them change or none.
 * @summary 메모 일괄 쓰기
 */
export const writeMemoBulk = async (lectureId: string,
    weeklyLectureId: string,
    bulkMemo: BulkMemo, options?: Parameters<typeof http>[1]): Promise<BulkResult> => {

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
return http<BulkResult>(getWriteMemoBulkUrl(lectureId,weeklyLectureId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bulkMemo)
  }
);}





export const getWriteMemoBulkMutationKey = () => ['writeMemoBulk'] as const;

export const getWriteMemoBulkMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeMemoBulk>>, TError,WriteMemoBulkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof writeMemoBulk>>, TError,WriteMemoBulkMutationVariables, TContext> => {

const mutationKey = getWriteMemoBulkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof writeMemoBulk>>, WriteMemoBulkMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,data} = props ?? {};

          return  writeMemoBulk(lectureId,weeklyLectureId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WriteMemoBulkMutationResult = NonNullable<Awaited<ReturnType<typeof writeMemoBulk>>>
    export type WriteMemoBulkMutationBody = BulkMemo
    export type WriteMemoBulkMutationError = ErrorType<ProblemResponse>
    export type WriteMemoBulkMutationVariables = {lectureId: string;weeklyLectureId: string;data: BulkMemo}

    /**
 * @summary 메모 일괄 쓰기
 */
export const useWriteMemoBulk = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeMemoBulk>>, TError,WriteMemoBulkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof writeMemoBulk>>,
        TError,
        WriteMemoBulkMutationVariables,
        TContext
      > => {
      return useMutation(getWriteMemoBulkMutationOptions(options), queryClient);
    }
    export const getWriteStudentMemoUrl = (lectureId: string,
    weeklyLectureId: string,
    userId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/student-memo/${userId}`
}

/**
 * @summary 메모 쓰기
 */
export const writeStudentMemo = async (lectureId: string,
    weeklyLectureId: string,
    userId: string,
    memoInput: MemoInput, options?: Parameters<typeof http>[1]): Promise<Mark> => {

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
return http<Mark>(getWriteStudentMemoUrl(lectureId,weeklyLectureId,userId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(memoInput)
  }
);}





export const getWriteStudentMemoMutationKey = () => ['writeStudentMemo'] as const;

export const getWriteStudentMemoMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeStudentMemo>>, TError,WriteStudentMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof writeStudentMemo>>, TError,WriteStudentMemoMutationVariables, TContext> => {

const mutationKey = getWriteStudentMemoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof writeStudentMemo>>, WriteStudentMemoMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,userId,data} = props ?? {};

          return  writeStudentMemo(lectureId,weeklyLectureId,userId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WriteStudentMemoMutationResult = NonNullable<Awaited<ReturnType<typeof writeStudentMemo>>>
    export type WriteStudentMemoMutationBody = MemoInput
    export type WriteStudentMemoMutationError = ErrorType<ProblemResponse>
    export type WriteStudentMemoMutationVariables = {lectureId: string;weeklyLectureId: string;userId: string;data: MemoInput}

    /**
 * @summary 메모 쓰기
 */
export const useWriteStudentMemo = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeStudentMemo>>, TError,WriteStudentMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof writeStudentMemo>>,
        TError,
        WriteStudentMemoMutationVariables,
        TContext
      > => {
      return useMutation(getWriteStudentMemoMutationOptions(options), queryClient);
    }
    export const getAddParticipantsUrl = (lectureId: string,
    weeklyLectureId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/participants`
}

/**
 * Answers who was added; those already there are left as they are.
 * @summary 수강생 더하기
 */
export const addParticipants = async (lectureId: string,
    weeklyLectureId: string,
    userIds: UserIds, options?: Parameters<typeof http>[1]): Promise<UserIds> => {

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
return http<UserIds>(getAddParticipantsUrl(lectureId,weeklyLectureId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(userIds)
  }
);}





export const getAddParticipantsMutationKey = () => ['addParticipants'] as const;

export const getAddParticipantsMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addParticipants>>, TError,AddParticipantsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addParticipants>>, TError,AddParticipantsMutationVariables, TContext> => {

const mutationKey = getAddParticipantsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addParticipants>>, AddParticipantsMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,data} = props ?? {};

          return  addParticipants(lectureId,weeklyLectureId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddParticipantsMutationResult = NonNullable<Awaited<ReturnType<typeof addParticipants>>>
    export type AddParticipantsMutationBody = UserIds
    export type AddParticipantsMutationError = ErrorType<ProblemResponse>
    export type AddParticipantsMutationVariables = {lectureId: string;weeklyLectureId: string;data: UserIds}

    /**
 * @summary 수강생 더하기
 */
export const useAddParticipants = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addParticipants>>, TError,AddParticipantsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addParticipants>>,
        TError,
        AddParticipantsMutationVariables,
        TContext
      > => {
      return useMutation(getAddParticipantsMutationOptions(options), queryClient);
    }
    export const getAddParticipantsWithOptionsUrl = (lectureId: string,
    weeklyLectureId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/participants/with-options`
}

/**
 * One change set; those already there are left as they are. 409 inactive when one of them left the academy.
 * @summary 수강생 더하기 (다음 주차까지, 알림)
 */
export const addParticipantsWithOptions = async (lectureId: string,
    weeklyLectureId: string,
    addOptions: AddOptions, options?: Parameters<typeof http>[1]): Promise<Added> => {

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
return http<Added>(getAddParticipantsWithOptionsUrl(lectureId,weeklyLectureId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addOptions)
  }
);}





export const getAddParticipantsWithOptionsMutationKey = () => ['addParticipantsWithOptions'] as const;

export const getAddParticipantsWithOptionsMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addParticipantsWithOptions>>, TError,AddParticipantsWithOptionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addParticipantsWithOptions>>, TError,AddParticipantsWithOptionsMutationVariables, TContext> => {

const mutationKey = getAddParticipantsWithOptionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addParticipantsWithOptions>>, AddParticipantsWithOptionsMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,data} = props ?? {};

          return  addParticipantsWithOptions(lectureId,weeklyLectureId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddParticipantsWithOptionsMutationResult = NonNullable<Awaited<ReturnType<typeof addParticipantsWithOptions>>>
    export type AddParticipantsWithOptionsMutationBody = AddOptions
    export type AddParticipantsWithOptionsMutationError = ErrorType<ProblemResponse>
    export type AddParticipantsWithOptionsMutationVariables = {lectureId: string;weeklyLectureId: string;data: AddOptions}

    /**
 * @summary 수강생 더하기 (다음 주차까지, 알림)
 */
export const useAddParticipantsWithOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addParticipantsWithOptions>>, TError,AddParticipantsWithOptionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addParticipantsWithOptions>>,
        TError,
        AddParticipantsWithOptionsMutationVariables,
        TContext
      > => {
      return useMutation(getAddParticipantsWithOptionsMutationOptions(options), queryClient);
    }
    export const getRemoveParticipantsUrl = (lectureId: string,
    weeklyLectureId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/participants/bulk`
}

/**
 * All or nothing: refused when one of them has attendance, a memo, a lock, a score, an answer sheet or a submission; the message says who and what (409 in-use).
 * @summary 수강생 빼기
 */
export const removeParticipants = async (lectureId: string,
    weeklyLectureId: string,
    userIds: UserIds, options?: Parameters<typeof http>[1]): Promise<UserIds> => {

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
return http<UserIds>(getRemoveParticipantsUrl(lectureId,weeklyLectureId),
  {
    ...options,
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(userIds)
  }
);}





export const getRemoveParticipantsMutationKey = () => ['removeParticipants'] as const;

export const getRemoveParticipantsMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeParticipants>>, TError,RemoveParticipantsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeParticipants>>, TError,RemoveParticipantsMutationVariables, TContext> => {

const mutationKey = getRemoveParticipantsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeParticipants>>, RemoveParticipantsMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,data} = props ?? {};

          return  removeParticipants(lectureId,weeklyLectureId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveParticipantsMutationResult = NonNullable<Awaited<ReturnType<typeof removeParticipants>>>
    export type RemoveParticipantsMutationBody = UserIds
    export type RemoveParticipantsMutationError = ErrorType<ProblemResponse>
    export type RemoveParticipantsMutationVariables = {lectureId: string;weeklyLectureId: string;data: UserIds}

    /**
 * @summary 수강생 빼기
 */
export const useRemoveParticipants = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeParticipants>>, TError,RemoveParticipantsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeParticipants>>,
        TError,
        RemoveParticipantsMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveParticipantsMutationOptions(options), queryClient);
    }
    export const getLockAttendanceUrl = (lectureId: string,
    weeklyLectureId: string,
    participantId: string,
    flag: 'true' | 'false',) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/participants/${participantId}/attendance-lock/${flag}`
}

/**
 * Anyone on the staff locks; only a manager unlocks (409 locked), saying why (400).
 * @summary 출결 잠그기, 풀기
 */
export const lockAttendance = async (lectureId: string,
    weeklyLectureId: string,
    participantId: string,
    flag: 'true' | 'false',
    lock: Lock, options?: Parameters<typeof http>[1]): Promise<Mark> => {

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
return http<Mark>(getLockAttendanceUrl(lectureId,weeklyLectureId,participantId,flag),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(lock)
  }
);}





export const getLockAttendanceMutationKey = () => ['lockAttendance'] as const;

export const getLockAttendanceMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lockAttendance>>, TError,LockAttendanceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof lockAttendance>>, TError,LockAttendanceMutationVariables, TContext> => {

const mutationKey = getLockAttendanceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof lockAttendance>>, LockAttendanceMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,participantId,flag,data} = props ?? {};

          return  lockAttendance(lectureId,weeklyLectureId,participantId,flag,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LockAttendanceMutationResult = NonNullable<Awaited<ReturnType<typeof lockAttendance>>>
    export type LockAttendanceMutationBody = Lock
    export type LockAttendanceMutationError = ErrorType<ProblemResponse>
    export type LockAttendanceMutationVariables = {lectureId: string;weeklyLectureId: string;participantId: string;flag: 'true' | 'false';data: Lock}

    /**
 * @summary 출결 잠그기, 풀기
 */
export const useLockAttendance = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lockAttendance>>, TError,LockAttendanceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof lockAttendance>>,
        TError,
        LockAttendanceMutationVariables,
        TContext
      > => {
      return useMutation(getLockAttendanceMutationOptions(options), queryClient);
    }
    export const getListParticipantUserIdsUrl = (lectureId: string,
    weeklyLectureId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/wlp-user-id-list`
}

/**
 * @summary 수강생 아이디 목록
 */
export const listParticipantUserIds = async (lectureId: string,
    weeklyLectureId: string, options?: Parameters<typeof http>[1]): Promise<UserIds> => {

  return http<UserIds>(getListParticipantUserIdsUrl(lectureId,weeklyLectureId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListParticipantUserIdsQueryKey = (lectureId: string,
    weeklyLectureId: string,) => {
    return [
    `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/wlp-user-id-list`
    ] as const;
    }


export const getListParticipantUserIdsQueryOptions = <TData = Awaited<ReturnType<typeof listParticipantUserIds>>, TError = ErrorType<ProblemResponse>>(lectureId: string,
    weeklyLectureId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipantUserIds>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListParticipantUserIdsQueryKey(lectureId,weeklyLectureId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listParticipantUserIds>>> = ({ signal }) => listParticipantUserIds(lectureId,weeklyLectureId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lectureId !== null && lectureId !== undefined && weeklyLectureId !== null && weeklyLectureId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listParticipantUserIds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListParticipantUserIdsQueryResult = NonNullable<Awaited<ReturnType<typeof listParticipantUserIds>>>
export type ListParticipantUserIdsQueryError = ErrorType<ProblemResponse>


export function useListParticipantUserIds<TData = Awaited<ReturnType<typeof listParticipantUserIds>>, TError = ErrorType<ProblemResponse>>(
 lectureId: string,
    weeklyLectureId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipantUserIds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listParticipantUserIds>>,
          TError,
          Awaited<ReturnType<typeof listParticipantUserIds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListParticipantUserIds<TData = Awaited<ReturnType<typeof listParticipantUserIds>>, TError = ErrorType<ProblemResponse>>(
 lectureId: string,
    weeklyLectureId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipantUserIds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listParticipantUserIds>>,
          TError,
          Awaited<ReturnType<typeof listParticipantUserIds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListParticipantUserIds<TData = Awaited<ReturnType<typeof listParticipantUserIds>>, TError = ErrorType<ProblemResponse>>(
 lectureId: string,
    weeklyLectureId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipantUserIds>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 수강생 아이디 목록
 */

export function useListParticipantUserIds<TData = Awaited<ReturnType<typeof listParticipantUserIds>>, TError = ErrorType<ProblemResponse>>(
 lectureId: string,
    weeklyLectureId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipantUserIds>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListParticipantUserIdsQueryOptions(lectureId,weeklyLectureId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getFindCandidatesUrl = (lectureId: string,
    weeklyLectureId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/wlp-candidate-excel`
}

/**
 * Reads a list of students and says whom each row means. Writes nothing; who is chosen is added by with-options.
 * @summary 엑셀 명단에서 수강생 찾기
 */
export const findCandidates = async (lectureId: string,
    weeklyLectureId: string,
    candidateRequest: CandidateRequest, options?: Parameters<typeof http>[1]): Promise<CandidateReport> => {
    const formData = new FormData();
if(candidateRequest.file !== undefined) {
 formData.append(`file`, candidateRequest.file);
 }
if(candidateRequest.text !== undefined) {
 formData.append(`text`, candidateRequest.text);
 }

  return http<CandidateReport>(getFindCandidatesUrl(lectureId,weeklyLectureId),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getFindCandidatesMutationKey = () => ['findCandidates'] as const;

export const getFindCandidatesMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findCandidates>>, TError,FindCandidatesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof findCandidates>>, TError,FindCandidatesMutationVariables, TContext> => {

const mutationKey = getFindCandidatesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof findCandidates>>, FindCandidatesMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,data} = props ?? {};

          return  findCandidates(lectureId,weeklyLectureId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FindCandidatesMutationResult = NonNullable<Awaited<ReturnType<typeof findCandidates>>>
    export type FindCandidatesMutationBody = CandidateRequest
    export type FindCandidatesMutationError = ErrorType<ProblemResponse>
    export type FindCandidatesMutationVariables = {lectureId: string;weeklyLectureId: string;data: CandidateRequest}

    /**
 * @summary 엑셀 명단에서 수강생 찾기
 */
export const useFindCandidates = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findCandidates>>, TError,FindCandidatesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof findCandidates>>,
        TError,
        FindCandidatesMutationVariables,
        TContext
      > => {
      return useMutation(getFindCandidatesMutationOptions(options), queryClient);
    }
