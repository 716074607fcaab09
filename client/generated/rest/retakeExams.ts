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
  Exam
} from './model/exam.ts';

import type {
  NewRetake
} from './model/newRetake.ts';

import type {
  NoContentResponse
} from './model/noContentResponse.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import type {
  QuestionMap
} from './model/questionMap.ts';

import type {
  TemplateChange
} from './model/templateChange.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateRetakeExamUrl = () => {




  return `/wle-retake`
}

/**
 * @summary 재시험지 만들기
 */
export const createRetakeExam = async (newRetake: NewRetake, options?: Parameters<typeof http>[1]): Promise<Exam> => {

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
return http<Exam>(getCreateRetakeExamUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newRetake)
  }
);}





export const getCreateRetakeExamMutationKey = () => ['createRetakeExam'] as const;

export const getCreateRetakeExamMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRetakeExam>>, TError,CreateRetakeExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createRetakeExam>>, TError,CreateRetakeExamMutationVariables, TContext> => {

const mutationKey = getCreateRetakeExamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createRetakeExam>>, CreateRetakeExamMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createRetakeExam(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateRetakeExamMutationResult = NonNullable<Awaited<ReturnType<typeof createRetakeExam>>>
    export type CreateRetakeExamMutationBody = NewRetake
    export type CreateRetakeExamMutationError = ErrorType<ProblemResponse>
    export type CreateRetakeExamMutationVariables = {data: NewRetake}

    /**
 * @summary 재시험지 만들기
 */
export const useCreateRetakeExam = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createRetakeExam>>, TError,CreateRetakeExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createRetakeExam>>,
        TError,
        CreateRetakeExamMutationVariables,
        TContext
      > => {
      return useMutation(getCreateRetakeExamMutationOptions(options), queryClient);
    }
    export const getUpdateRetakeExamUrl = (retakeId: string,) => {




  return `/wle-retake/${retakeId}`
}

/**
 * @summary 재시험지 고치기
 */
export const updateRetakeExam = async (retakeId: string,
    templateChange: TemplateChange, options?: Parameters<typeof http>[1]): Promise<Exam> => {

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
return http<Exam>(getUpdateRetakeExamUrl(retakeId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(templateChange)
  }
);}





export const getUpdateRetakeExamMutationKey = () => ['updateRetakeExam'] as const;

export const getUpdateRetakeExamMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRetakeExam>>, TError,UpdateRetakeExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateRetakeExam>>, TError,UpdateRetakeExamMutationVariables, TContext> => {

const mutationKey = getUpdateRetakeExamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateRetakeExam>>, UpdateRetakeExamMutationVariables> = (props) => {
          const {retakeId,data} = props ?? {};

          return  updateRetakeExam(retakeId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateRetakeExamMutationResult = NonNullable<Awaited<ReturnType<typeof updateRetakeExam>>>
    export type UpdateRetakeExamMutationBody = TemplateChange
    export type UpdateRetakeExamMutationError = ErrorType<ProblemResponse>
    export type UpdateRetakeExamMutationVariables = {retakeId: string;data: TemplateChange}

    /**
 * @summary 재시험지 고치기
 */
export const useUpdateRetakeExam = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateRetakeExam>>, TError,UpdateRetakeExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateRetakeExam>>,
        TError,
        UpdateRetakeExamMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateRetakeExamMutationOptions(options), queryClient);
    }
    export const getDeleteRetakeExamUrl = (retakeId: string,) => {




  return `/wle-retake/${retakeId}`
}

/**
 * Refused while somebody sat it (409 other-exam).
 * @summary 재시험지 지우기
 */
export const deleteRetakeExam = async (retakeId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteRetakeExamUrl(retakeId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteRetakeExamMutationKey = () => ['deleteRetakeExam'] as const;

export const getDeleteRetakeExamMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRetakeExam>>, TError,DeleteRetakeExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteRetakeExam>>, TError,DeleteRetakeExamMutationVariables, TContext> => {

const mutationKey = getDeleteRetakeExamMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteRetakeExam>>, DeleteRetakeExamMutationVariables> = (props) => {
          const {retakeId} = props ?? {};

          return  deleteRetakeExam(retakeId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteRetakeExamMutationResult = NonNullable<Awaited<ReturnType<typeof deleteRetakeExam>>>

    export type DeleteRetakeExamMutationError = ErrorType<ProblemResponse>
    export type DeleteRetakeExamMutationVariables = {retakeId: string}

    /**
 * @summary 재시험지 지우기
 */
export const useDeleteRetakeExam = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteRetakeExam>>, TError,DeleteRetakeExamMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteRetakeExam>>,
        TError,
        DeleteRetakeExamMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteRetakeExamMutationOptions(options), queryClient);
    }
    export const getMapRetakeQuestionsUrl = (retakeId: string,) => {




  return `/wle-retake/${retakeId}/map`
}

/**
 * @summary 재시험 문항 잇기
 */
export const mapRetakeQuestions = async (retakeId: string,
    questionMap: QuestionMap, options?: Parameters<typeof http>[1]): Promise<Exam> => {

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
return http<Exam>(getMapRetakeQuestionsUrl(retakeId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(questionMap)
  }
);}





export const getMapRetakeQuestionsMutationKey = () => ['mapRetakeQuestions'] as const;

export const getMapRetakeQuestionsMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mapRetakeQuestions>>, TError,MapRetakeQuestionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof mapRetakeQuestions>>, TError,MapRetakeQuestionsMutationVariables, TContext> => {

const mutationKey = getMapRetakeQuestionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof mapRetakeQuestions>>, MapRetakeQuestionsMutationVariables> = (props) => {
          const {retakeId,data} = props ?? {};

          return  mapRetakeQuestions(retakeId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MapRetakeQuestionsMutationResult = NonNullable<Awaited<ReturnType<typeof mapRetakeQuestions>>>
    export type MapRetakeQuestionsMutationBody = QuestionMap
    export type MapRetakeQuestionsMutationError = ErrorType<ProblemResponse>
    export type MapRetakeQuestionsMutationVariables = {retakeId: string;data: QuestionMap}

    /**
 * @summary 재시험 문항 잇기
 */
export const useMapRetakeQuestions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof mapRetakeQuestions>>, TError,MapRetakeQuestionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof mapRetakeQuestions>>,
        TError,
        MapRetakeQuestionsMutationVariables,
        TContext
      > => {
      return useMutation(getMapRetakeQuestionsMutationOptions(options), queryClient);
    }
