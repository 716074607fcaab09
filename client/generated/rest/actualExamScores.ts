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
  ActualExamScoreBatch
} from './model/actualExamScoreBatch.ts';

import type {
  ActualExamScoreChange
} from './model/actualExamScoreChange.ts';

import type {
  ActualExamScoreInput
} from './model/actualExamScoreInput.ts';

import type {
  ActualExamScoreResult
} from './model/actualExamScoreResult.ts';

import type {
  DoneResponse
} from './model/doneResponse.ts';

import type {
  NoContentResponse
} from './model/noContentResponse.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateActualExamScoreUrl = (studentId: string,) => {




  return `/students/${studentId}/actual-exam-score`
}

/**
 * A grade without its scale gets the one of the year the student began high school.
 * @summary 실전 성적 쓰기
 */
export const createActualExamScore = async (studentId: string,
    actualExamScoreInput: ActualExamScoreInput, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getCreateActualExamScoreUrl(studentId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(actualExamScoreInput)
  }
);}





export const getCreateActualExamScoreMutationKey = () => ['createActualExamScore'] as const;

export const getCreateActualExamScoreMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createActualExamScore>>, TError,CreateActualExamScoreMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createActualExamScore>>, TError,CreateActualExamScoreMutationVariables, TContext> => {

const mutationKey = getCreateActualExamScoreMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createActualExamScore>>, CreateActualExamScoreMutationVariables> = (props) => {
          const {studentId,data} = props ?? {};

          return  createActualExamScore(studentId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateActualExamScoreMutationResult = NonNullable<Awaited<ReturnType<typeof createActualExamScore>>>
    export type CreateActualExamScoreMutationBody = ActualExamScoreInput
    export type CreateActualExamScoreMutationError = ErrorType<ProblemResponse>
    export type CreateActualExamScoreMutationVariables = {studentId: string;data: ActualExamScoreInput}

    /**
 * @summary 실전 성적 쓰기
 */
export const useCreateActualExamScore = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createActualExamScore>>, TError,CreateActualExamScoreMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createActualExamScore>>,
        TError,
        CreateActualExamScoreMutationVariables,
        TContext
      > => {
      return useMutation(getCreateActualExamScoreMutationOptions(options), queryClient);
    }
    export const getUpdateActualExamScoreUrl = (actualExamScoreId: string,) => {




  return `/students/actual-exam-score/${actualExamScoreId}`
}

/**
 * 409 version-conflict carries both values, who changed it and when.
 * @summary 실전 성적 고치기
 */
export const updateActualExamScore = async (actualExamScoreId: string,
    actualExamScoreChange: ActualExamScoreChange, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getUpdateActualExamScoreUrl(actualExamScoreId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(actualExamScoreChange)
  }
);}





export const getUpdateActualExamScoreMutationKey = () => ['updateActualExamScore'] as const;

export const getUpdateActualExamScoreMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateActualExamScore>>, TError,UpdateActualExamScoreMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateActualExamScore>>, TError,UpdateActualExamScoreMutationVariables, TContext> => {

const mutationKey = getUpdateActualExamScoreMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateActualExamScore>>, UpdateActualExamScoreMutationVariables> = (props) => {
          const {actualExamScoreId,data} = props ?? {};

          return  updateActualExamScore(actualExamScoreId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateActualExamScoreMutationResult = NonNullable<Awaited<ReturnType<typeof updateActualExamScore>>>
    export type UpdateActualExamScoreMutationBody = ActualExamScoreChange
    export type UpdateActualExamScoreMutationError = ErrorType<ProblemResponse>
    export type UpdateActualExamScoreMutationVariables = {actualExamScoreId: string;data: ActualExamScoreChange}

    /**
 * @summary 실전 성적 고치기
 */
export const useUpdateActualExamScore = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateActualExamScore>>, TError,UpdateActualExamScoreMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateActualExamScore>>,
        TError,
        UpdateActualExamScoreMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateActualExamScoreMutationOptions(options), queryClient);
    }
    export const getDeleteActualExamScoreUrl = (actualExamScoreId: string,) => {




  return `/students/actual-exam-score/${actualExamScoreId}`
}

/**
 * @summary 실전 성적 지우기
 */
export const deleteActualExamScore = async (actualExamScoreId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteActualExamScoreUrl(actualExamScoreId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteActualExamScoreMutationKey = () => ['deleteActualExamScore'] as const;

export const getDeleteActualExamScoreMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteActualExamScore>>, TError,DeleteActualExamScoreMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteActualExamScore>>, TError,DeleteActualExamScoreMutationVariables, TContext> => {

const mutationKey = getDeleteActualExamScoreMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteActualExamScore>>, DeleteActualExamScoreMutationVariables> = (props) => {
          const {actualExamScoreId} = props ?? {};

          return  deleteActualExamScore(actualExamScoreId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteActualExamScoreMutationResult = NonNullable<Awaited<ReturnType<typeof deleteActualExamScore>>>

    export type DeleteActualExamScoreMutationError = ErrorType<ProblemResponse>
    export type DeleteActualExamScoreMutationVariables = {actualExamScoreId: string}

    /**
 * @summary 실전 성적 지우기
 */
export const useDeleteActualExamScore = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteActualExamScore>>, TError,DeleteActualExamScoreMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteActualExamScore>>,
        TError,
        DeleteActualExamScoreMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteActualExamScoreMutationOptions(options), queryClient);
    }
    export const getSaveActualExamScoresUrl = () => {




  return `/students/actual-exam-score/batch`
}

/**
 * All or none, as one change set. A row without a version is new; 409 version-conflict names those that somebody wrote meanwhile.
 * @summary 실전 성적 한 번에 쓰기
 */
export const saveActualExamScores = async (actualExamScoreBatch: ActualExamScoreBatch, options?: Parameters<typeof http>[1]): Promise<ActualExamScoreResult> => {

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
return http<ActualExamScoreResult>(getSaveActualExamScoresUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(actualExamScoreBatch)
  }
);}





export const getSaveActualExamScoresMutationKey = () => ['saveActualExamScores'] as const;

export const getSaveActualExamScoresMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveActualExamScores>>, TError,SaveActualExamScoresMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveActualExamScores>>, TError,SaveActualExamScoresMutationVariables, TContext> => {

const mutationKey = getSaveActualExamScoresMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveActualExamScores>>, SaveActualExamScoresMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveActualExamScores(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveActualExamScoresMutationResult = NonNullable<Awaited<ReturnType<typeof saveActualExamScores>>>
    export type SaveActualExamScoresMutationBody = ActualExamScoreBatch
    export type SaveActualExamScoresMutationError = ErrorType<ProblemResponse>
    export type SaveActualExamScoresMutationVariables = {data: ActualExamScoreBatch}

    /**
 * @summary 실전 성적 한 번에 쓰기
 */
export const useSaveActualExamScores = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveActualExamScores>>, TError,SaveActualExamScoresMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveActualExamScores>>,
        TError,
        SaveActualExamScoresMutationVariables,
        TContext
      > => {
      return useMutation(getSaveActualExamScoresMutationOptions(options), queryClient);
    }
