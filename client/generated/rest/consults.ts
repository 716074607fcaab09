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
  ConsultChange
} from './model/consultChange.ts';

import type {
  ConsultInput
} from './model/consultInput.ts';

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



export const getCreateConsultUrl = (studentId: string,) => {




  return `/students/${studentId}/consult`
}

/**
 * @summary 상담 기록 쓰기
 */
export const createConsult = async (studentId: string,
    consultInput: ConsultInput, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getCreateConsultUrl(studentId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(consultInput)
  }
);}





export const getCreateConsultMutationKey = () => ['createConsult'] as const;

export const getCreateConsultMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createConsult>>, TError,CreateConsultMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createConsult>>, TError,CreateConsultMutationVariables, TContext> => {

const mutationKey = getCreateConsultMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createConsult>>, CreateConsultMutationVariables> = (props) => {
          const {studentId,data} = props ?? {};

          return  createConsult(studentId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateConsultMutationResult = NonNullable<Awaited<ReturnType<typeof createConsult>>>
    export type CreateConsultMutationBody = ConsultInput
    export type CreateConsultMutationError = ErrorType<ProblemResponse>
    export type CreateConsultMutationVariables = {studentId: string;data: ConsultInput}

    /**
 * @summary 상담 기록 쓰기
 */
export const useCreateConsult = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createConsult>>, TError,CreateConsultMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createConsult>>,
        TError,
        CreateConsultMutationVariables,
        TContext
      > => {
      return useMutation(getCreateConsultMutationOptions(options), queryClient);
    }
    export const getUpdateConsultUrl = (consultId: string,) => {




  return `/students/consult/${consultId}`
}

/**
 * 409 version-conflict carries both values, who changed it and when.
 * @summary 상담 기록 고치기
 */
export const updateConsult = async (consultId: string,
    consultChange: ConsultChange, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getUpdateConsultUrl(consultId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(consultChange)
  }
);}





export const getUpdateConsultMutationKey = () => ['updateConsult'] as const;

export const getUpdateConsultMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateConsult>>, TError,UpdateConsultMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateConsult>>, TError,UpdateConsultMutationVariables, TContext> => {

const mutationKey = getUpdateConsultMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateConsult>>, UpdateConsultMutationVariables> = (props) => {
          const {consultId,data} = props ?? {};

          return  updateConsult(consultId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateConsultMutationResult = NonNullable<Awaited<ReturnType<typeof updateConsult>>>
    export type UpdateConsultMutationBody = ConsultChange
    export type UpdateConsultMutationError = ErrorType<ProblemResponse>
    export type UpdateConsultMutationVariables = {consultId: string;data: ConsultChange}

    /**
 * @summary 상담 기록 고치기
 */
export const useUpdateConsult = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateConsult>>, TError,UpdateConsultMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateConsult>>,
        TError,
        UpdateConsultMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateConsultMutationOptions(options), queryClient);
    }
    export const getDeleteConsultUrl = (consultId: string,) => {




  return `/students/consult/${consultId}`
}

/**
 * @summary 상담 기록 지우기
 */
export const deleteConsult = async (consultId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteConsultUrl(consultId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteConsultMutationKey = () => ['deleteConsult'] as const;

export const getDeleteConsultMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteConsult>>, TError,DeleteConsultMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteConsult>>, TError,DeleteConsultMutationVariables, TContext> => {

const mutationKey = getDeleteConsultMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteConsult>>, DeleteConsultMutationVariables> = (props) => {
          const {consultId} = props ?? {};

          return  deleteConsult(consultId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteConsultMutationResult = NonNullable<Awaited<ReturnType<typeof deleteConsult>>>

    export type DeleteConsultMutationError = ErrorType<ProblemResponse>
    export type DeleteConsultMutationVariables = {consultId: string}

    /**
 * @summary 상담 기록 지우기
 */
export const useDeleteConsult = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteConsult>>, TError,DeleteConsultMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteConsult>>,
        TError,
        DeleteConsultMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteConsultMutationOptions(options), queryClient);
    }
