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
  NoContentResponse
} from './model/noContentResponse.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import type {
  StudentMemoChange
} from './model/studentMemoChange.ts';

import type {
  StudentMemoInput
} from './model/studentMemoInput.ts';

import type {
  StudentMemoPin
} from './model/studentMemoPin.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateStudentMemoUrl = (studentId: string,) => {




  return `/students/${studentId}/memo`
}

/**
 * @summary 메모 쓰기
 */
export const createStudentMemo = async (studentId: string,
    studentMemoInput: StudentMemoInput, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getCreateStudentMemoUrl(studentId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(studentMemoInput)
  }
);}





export const getCreateStudentMemoMutationKey = () => ['createStudentMemo'] as const;

export const getCreateStudentMemoMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStudentMemo>>, TError,CreateStudentMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createStudentMemo>>, TError,CreateStudentMemoMutationVariables, TContext> => {

const mutationKey = getCreateStudentMemoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createStudentMemo>>, CreateStudentMemoMutationVariables> = (props) => {
          const {studentId,data} = props ?? {};

          return  createStudentMemo(studentId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateStudentMemoMutationResult = NonNullable<Awaited<ReturnType<typeof createStudentMemo>>>
    export type CreateStudentMemoMutationBody = StudentMemoInput
    export type CreateStudentMemoMutationError = ErrorType<ProblemResponse>
    export type CreateStudentMemoMutationVariables = {studentId: string;data: StudentMemoInput}

    /**
 * @summary 메모 쓰기
 */
export const useCreateStudentMemo = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStudentMemo>>, TError,CreateStudentMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createStudentMemo>>,
        TError,
        CreateStudentMemoMutationVariables,
        TContext
      > => {
      return useMutation(getCreateStudentMemoMutationOptions(options), queryClient);
    }
    export const getUpdateStudentMemoUrl = (memoId: string,) => {




  return `/students/memo/${memoId}`
}

/**
 * 409 version-conflict carries both values, who changed it and when.
 * @summary 메모 고치기
 */
export const updateStudentMemo = async (memoId: string,
    studentMemoChange: StudentMemoChange, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getUpdateStudentMemoUrl(memoId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(studentMemoChange)
  }
);}





export const getUpdateStudentMemoMutationKey = () => ['updateStudentMemo'] as const;

export const getUpdateStudentMemoMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStudentMemo>>, TError,UpdateStudentMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateStudentMemo>>, TError,UpdateStudentMemoMutationVariables, TContext> => {

const mutationKey = getUpdateStudentMemoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStudentMemo>>, UpdateStudentMemoMutationVariables> = (props) => {
          const {memoId,data} = props ?? {};

          return  updateStudentMemo(memoId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateStudentMemoMutationResult = NonNullable<Awaited<ReturnType<typeof updateStudentMemo>>>
    export type UpdateStudentMemoMutationBody = StudentMemoChange
    export type UpdateStudentMemoMutationError = ErrorType<ProblemResponse>
    export type UpdateStudentMemoMutationVariables = {memoId: string;data: StudentMemoChange}

    /**
 * @summary 메모 고치기
 */
export const useUpdateStudentMemo = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStudentMemo>>, TError,UpdateStudentMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStudentMemo>>,
        TError,
        UpdateStudentMemoMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateStudentMemoMutationOptions(options), queryClient);
    }
    export const getDeleteStudentMemoUrl = (memoId: string,) => {




  return `/students/memo/${memoId}`
}

/**
 * @summary 메모 지우기
 */
export const deleteStudentMemo = async (memoId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteStudentMemoUrl(memoId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteStudentMemoMutationKey = () => ['deleteStudentMemo'] as const;

export const getDeleteStudentMemoMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStudentMemo>>, TError,DeleteStudentMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteStudentMemo>>, TError,DeleteStudentMemoMutationVariables, TContext> => {

const mutationKey = getDeleteStudentMemoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteStudentMemo>>, DeleteStudentMemoMutationVariables> = (props) => {
          const {memoId} = props ?? {};

          return  deleteStudentMemo(memoId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteStudentMemoMutationResult = NonNullable<Awaited<ReturnType<typeof deleteStudentMemo>>>

    export type DeleteStudentMemoMutationError = ErrorType<ProblemResponse>
    export type DeleteStudentMemoMutationVariables = {memoId: string}

    /**
 * @summary 메모 지우기
 */
export const useDeleteStudentMemo = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStudentMemo>>, TError,DeleteStudentMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteStudentMemo>>,
        TError,
        DeleteStudentMemoMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteStudentMemoMutationOptions(options), queryClient);
    }
    export const getPinStudentMemoUrl = (memoId: string,) => {




  return `/students/memo/${memoId}/memo-pin`
}

/**
 * Saying it twice changes nothing.
 * @summary 메모 고정
 */
export const pinStudentMemo = async (memoId: string, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

  return http<DoneResponse>(getPinStudentMemoUrl(memoId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getPinStudentMemoMutationKey = () => ['pinStudentMemo'] as const;

export const getPinStudentMemoMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pinStudentMemo>>, TError,PinStudentMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof pinStudentMemo>>, TError,PinStudentMemoMutationVariables, TContext> => {

const mutationKey = getPinStudentMemoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pinStudentMemo>>, PinStudentMemoMutationVariables> = (props) => {
          const {memoId} = props ?? {};

          return  pinStudentMemo(memoId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PinStudentMemoMutationResult = NonNullable<Awaited<ReturnType<typeof pinStudentMemo>>>

    export type PinStudentMemoMutationError = ErrorType<ProblemResponse>
    export type PinStudentMemoMutationVariables = {memoId: string}

    /**
 * @summary 메모 고정
 */
export const usePinStudentMemo = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pinStudentMemo>>, TError,PinStudentMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pinStudentMemo>>,
        TError,
        PinStudentMemoMutationVariables,
        TContext
      > => {
      return useMutation(getPinStudentMemoMutationOptions(options), queryClient);
    }
    export const getSetStudentMemoPinUrl = (memoId: string,) => {




  return `/students/memo-pin/${memoId}`
}

/**
 * @summary 메모 고정, 풀기
 */
export const setStudentMemoPin = async (memoId: string,
    studentMemoPin: StudentMemoPin, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getSetStudentMemoPinUrl(memoId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(studentMemoPin)
  }
);}





export const getSetStudentMemoPinMutationKey = () => ['setStudentMemoPin'] as const;

export const getSetStudentMemoPinMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setStudentMemoPin>>, TError,SetStudentMemoPinMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setStudentMemoPin>>, TError,SetStudentMemoPinMutationVariables, TContext> => {

const mutationKey = getSetStudentMemoPinMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setStudentMemoPin>>, SetStudentMemoPinMutationVariables> = (props) => {
          const {memoId,data} = props ?? {};

          return  setStudentMemoPin(memoId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetStudentMemoPinMutationResult = NonNullable<Awaited<ReturnType<typeof setStudentMemoPin>>>
    export type SetStudentMemoPinMutationBody = StudentMemoPin
    export type SetStudentMemoPinMutationError = ErrorType<ProblemResponse>
    export type SetStudentMemoPinMutationVariables = {memoId: string;data: StudentMemoPin}

    /**
 * @summary 메모 고정, 풀기
 */
export const useSetStudentMemoPin = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setStudentMemoPin>>, TError,SetStudentMemoPinMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setStudentMemoPin>>,
        TError,
        SetStudentMemoPinMutationVariables,
        TContext
      > => {
      return useMutation(getSetStudentMemoPinMutationOptions(options), queryClient);
    }
    export const getUnpinStudentMemoUrl = (memoId: string,) => {




  return `/students/memo-pin/${memoId}`
}

/**
 * @summary 메모 고정 풀기
 */
export const unpinStudentMemo = async (memoId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getUnpinStudentMemoUrl(memoId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getUnpinStudentMemoMutationKey = () => ['unpinStudentMemo'] as const;

export const getUnpinStudentMemoMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unpinStudentMemo>>, TError,UnpinStudentMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof unpinStudentMemo>>, TError,UnpinStudentMemoMutationVariables, TContext> => {

const mutationKey = getUnpinStudentMemoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unpinStudentMemo>>, UnpinStudentMemoMutationVariables> = (props) => {
          const {memoId} = props ?? {};

          return  unpinStudentMemo(memoId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnpinStudentMemoMutationResult = NonNullable<Awaited<ReturnType<typeof unpinStudentMemo>>>

    export type UnpinStudentMemoMutationError = ErrorType<ProblemResponse>
    export type UnpinStudentMemoMutationVariables = {memoId: string}

    /**
 * @summary 메모 고정 풀기
 */
export const useUnpinStudentMemo = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unpinStudentMemo>>, TError,UnpinStudentMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unpinStudentMemo>>,
        TError,
        UnpinStudentMemoMutationVariables,
        TContext
      > => {
      return useMutation(getUnpinStudentMemoMutationOptions(options), queryClient);
    }
