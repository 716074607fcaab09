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
  DdayChange
} from './model/ddayChange.ts';

import type {
  DdayInput
} from './model/ddayInput.ts';

import type {
  DdayOrder
} from './model/ddayOrder.ts';

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



export const getCreateLectureDdayUrl = (lectureId: string,) => {




  return `/lectures/${lectureId}/ddays`
}

/**
 * It goes last.
 * @summary 디데이 만들기
 */
export const createLectureDday = async (lectureId: string,
    ddayInput: DdayInput, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getCreateLectureDdayUrl(lectureId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(ddayInput)
  }
);}





export const getCreateLectureDdayMutationKey = () => ['createLectureDday'] as const;

export const getCreateLectureDdayMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLectureDday>>, TError,CreateLectureDdayMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createLectureDday>>, TError,CreateLectureDdayMutationVariables, TContext> => {

const mutationKey = getCreateLectureDdayMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createLectureDday>>, CreateLectureDdayMutationVariables> = (props) => {
          const {lectureId,data} = props ?? {};

          return  createLectureDday(lectureId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateLectureDdayMutationResult = NonNullable<Awaited<ReturnType<typeof createLectureDday>>>
    export type CreateLectureDdayMutationBody = DdayInput
    export type CreateLectureDdayMutationError = ErrorType<ProblemResponse>
    export type CreateLectureDdayMutationVariables = {lectureId: string;data: DdayInput}

    /**
 * @summary 디데이 만들기
 */
export const useCreateLectureDday = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createLectureDday>>, TError,CreateLectureDdayMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createLectureDday>>,
        TError,
        CreateLectureDdayMutationVariables,
        TContext
      > => {
      return useMutation(getCreateLectureDdayMutationOptions(options), queryClient);
    }
    export const getOrderLectureDdaysUrl = () => {




  return `/lectures/ddays/seq`
}

/**
 * Refused when they are not exactly the D-days of one lecture (409 list-changed).
 * @summary 디데이 순서 바꾸기
 */
export const orderLectureDdays = async (ddayOrder: DdayOrder, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

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
return http<NoContentResponse>(getOrderLectureDdaysUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(ddayOrder)
  }
);}





export const getOrderLectureDdaysMutationKey = () => ['orderLectureDdays'] as const;

export const getOrderLectureDdaysMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderLectureDdays>>, TError,OrderLectureDdaysMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof orderLectureDdays>>, TError,OrderLectureDdaysMutationVariables, TContext> => {

const mutationKey = getOrderLectureDdaysMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof orderLectureDdays>>, OrderLectureDdaysMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  orderLectureDdays(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OrderLectureDdaysMutationResult = NonNullable<Awaited<ReturnType<typeof orderLectureDdays>>>
    export type OrderLectureDdaysMutationBody = DdayOrder
    export type OrderLectureDdaysMutationError = ErrorType<ProblemResponse>
    export type OrderLectureDdaysMutationVariables = {data: DdayOrder}

    /**
 * @summary 디데이 순서 바꾸기
 */
export const useOrderLectureDdays = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderLectureDdays>>, TError,OrderLectureDdaysMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof orderLectureDdays>>,
        TError,
        OrderLectureDdaysMutationVariables,
        TContext
      > => {
      return useMutation(getOrderLectureDdaysMutationOptions(options), queryClient);
    }
    export const getUpdateLectureDdayUrl = (ddayId: string,) => {




  return `/lectures/ddays/${ddayId}`
}

/**
 * Refused when somebody changed it since (409 version-conflict).
 * @summary 디데이 고치기
 */
export const updateLectureDday = async (ddayId: string,
    ddayChange: DdayChange, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getUpdateLectureDdayUrl(ddayId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(ddayChange)
  }
);}





export const getUpdateLectureDdayMutationKey = () => ['updateLectureDday'] as const;

export const getUpdateLectureDdayMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLectureDday>>, TError,UpdateLectureDdayMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateLectureDday>>, TError,UpdateLectureDdayMutationVariables, TContext> => {

const mutationKey = getUpdateLectureDdayMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateLectureDday>>, UpdateLectureDdayMutationVariables> = (props) => {
          const {ddayId,data} = props ?? {};

          return  updateLectureDday(ddayId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateLectureDdayMutationResult = NonNullable<Awaited<ReturnType<typeof updateLectureDday>>>
    export type UpdateLectureDdayMutationBody = DdayChange
    export type UpdateLectureDdayMutationError = ErrorType<ProblemResponse>
    export type UpdateLectureDdayMutationVariables = {ddayId: string;data: DdayChange}

    /**
 * @summary 디데이 고치기
 */
export const useUpdateLectureDday = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLectureDday>>, TError,UpdateLectureDdayMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateLectureDday>>,
        TError,
        UpdateLectureDdayMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateLectureDdayMutationOptions(options), queryClient);
    }
    export const getDeleteLectureDdayUrl = (ddayId: string,) => {




  return `/lectures/ddays/${ddayId}`
}

/**
 * @summary 디데이 지우기
 */
export const deleteLectureDday = async (ddayId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteLectureDdayUrl(ddayId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteLectureDdayMutationKey = () => ['deleteLectureDday'] as const;

export const getDeleteLectureDdayMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLectureDday>>, TError,DeleteLectureDdayMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteLectureDday>>, TError,DeleteLectureDdayMutationVariables, TContext> => {

const mutationKey = getDeleteLectureDdayMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteLectureDday>>, DeleteLectureDdayMutationVariables> = (props) => {
          const {ddayId} = props ?? {};

          return  deleteLectureDday(ddayId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteLectureDdayMutationResult = NonNullable<Awaited<ReturnType<typeof deleteLectureDday>>>

    export type DeleteLectureDdayMutationError = ErrorType<ProblemResponse>
    export type DeleteLectureDdayMutationVariables = {ddayId: string}

    /**
 * @summary 디데이 지우기
 */
export const useDeleteLectureDday = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteLectureDday>>, TError,DeleteLectureDdayMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteLectureDday>>,
        TError,
        DeleteLectureDdayMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteLectureDdayMutationOptions(options), queryClient);
    }
