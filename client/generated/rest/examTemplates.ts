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
  CoreInfo
} from './model/coreInfo.ts';

import type {
  Exam
} from './model/exam.ts';

import type {
  NoContentResponse
} from './model/noContentResponse.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import type {
  TemplateChange
} from './model/templateChange.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateExamTemplateUrl = (lectureId: string,) => {




  return `/lectures/${lectureId}/exam-template`
}

/**
 * @summary 시험 양식 만들기
 */
export const createExamTemplate = async (lectureId: string,
    coreInfo: CoreInfo, options?: Parameters<typeof http>[1]): Promise<Exam> => {

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
return http<Exam>(getCreateExamTemplateUrl(lectureId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(coreInfo)
  }
);}





export const getCreateExamTemplateMutationKey = () => ['createExamTemplate'] as const;

export const getCreateExamTemplateMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createExamTemplate>>, TError,CreateExamTemplateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createExamTemplate>>, TError,CreateExamTemplateMutationVariables, TContext> => {

const mutationKey = getCreateExamTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createExamTemplate>>, CreateExamTemplateMutationVariables> = (props) => {
          const {lectureId,data} = props ?? {};

          return  createExamTemplate(lectureId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateExamTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof createExamTemplate>>>
    export type CreateExamTemplateMutationBody = CoreInfo
    export type CreateExamTemplateMutationError = ErrorType<ProblemResponse>
    export type CreateExamTemplateMutationVariables = {lectureId: string;data: CoreInfo}

    /**
 * @summary 시험 양식 만들기
 */
export const useCreateExamTemplate = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createExamTemplate>>, TError,CreateExamTemplateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createExamTemplate>>,
        TError,
        CreateExamTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getCreateExamTemplateMutationOptions(options), queryClient);
    }
    export const getUpdateExamTemplateUrl = (lectureId: string,
    templateId: string,) => {




  return `/lectures/${lectureId}/exam-template/${templateId}`
}

/**
 * Linked exams follow.
 * @summary 시험 양식 고치기
 */
export const updateExamTemplate = async (lectureId: string,
    templateId: string,
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
return http<Exam>(getUpdateExamTemplateUrl(lectureId,templateId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(templateChange)
  }
);}





export const getUpdateExamTemplateMutationKey = () => ['updateExamTemplate'] as const;

export const getUpdateExamTemplateMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateExamTemplate>>, TError,UpdateExamTemplateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateExamTemplate>>, TError,UpdateExamTemplateMutationVariables, TContext> => {

const mutationKey = getUpdateExamTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateExamTemplate>>, UpdateExamTemplateMutationVariables> = (props) => {
          const {lectureId,templateId,data} = props ?? {};

          return  updateExamTemplate(lectureId,templateId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateExamTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof updateExamTemplate>>>
    export type UpdateExamTemplateMutationBody = TemplateChange
    export type UpdateExamTemplateMutationError = ErrorType<ProblemResponse>
    export type UpdateExamTemplateMutationVariables = {lectureId: string;templateId: string;data: TemplateChange}

    /**
 * @summary 시험 양식 고치기
 */
export const useUpdateExamTemplate = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateExamTemplate>>, TError,UpdateExamTemplateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateExamTemplate>>,
        TError,
        UpdateExamTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateExamTemplateMutationOptions(options), queryClient);
    }
    export const getDeleteExamTemplateUrl = (lectureId: string,
    templateId: string,) => {




  return `/lectures/${lectureId}/exam-template/${templateId}`
}

/**
 * Refused while exams are linked to it (409 in-use).
 * @summary 시험 양식 지우기
 */
export const deleteExamTemplate = async (lectureId: string,
    templateId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteExamTemplateUrl(lectureId,templateId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteExamTemplateMutationKey = () => ['deleteExamTemplate'] as const;

export const getDeleteExamTemplateMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteExamTemplate>>, TError,DeleteExamTemplateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteExamTemplate>>, TError,DeleteExamTemplateMutationVariables, TContext> => {

const mutationKey = getDeleteExamTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteExamTemplate>>, DeleteExamTemplateMutationVariables> = (props) => {
          const {lectureId,templateId} = props ?? {};

          return  deleteExamTemplate(lectureId,templateId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteExamTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof deleteExamTemplate>>>

    export type DeleteExamTemplateMutationError = ErrorType<ProblemResponse>
    export type DeleteExamTemplateMutationVariables = {lectureId: string;templateId: string}

    /**
 * @summary 시험 양식 지우기
 */
export const useDeleteExamTemplate = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteExamTemplate>>, TError,DeleteExamTemplateMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteExamTemplate>>,
        TError,
        DeleteExamTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteExamTemplateMutationOptions(options), queryClient);
    }
    export const getSetTemplateCoreInfoUrl = (templateId: string,) => {




  return `/wl-exam/${templateId}/let-core-info`
}

/**
 * Linked exams follow.
 * @summary 양식 기본 정보 바꾸기
 */
export const setTemplateCoreInfo = async (templateId: string,
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
return http<Exam>(getSetTemplateCoreInfoUrl(templateId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(change)
  }
);}





export const getSetTemplateCoreInfoMutationKey = () => ['setTemplateCoreInfo'] as const;

export const getSetTemplateCoreInfoMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTemplateCoreInfo>>, TError,SetTemplateCoreInfoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setTemplateCoreInfo>>, TError,SetTemplateCoreInfoMutationVariables, TContext> => {

const mutationKey = getSetTemplateCoreInfoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setTemplateCoreInfo>>, SetTemplateCoreInfoMutationVariables> = (props) => {
          const {templateId,data} = props ?? {};

          return  setTemplateCoreInfo(templateId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetTemplateCoreInfoMutationResult = NonNullable<Awaited<ReturnType<typeof setTemplateCoreInfo>>>
    export type SetTemplateCoreInfoMutationBody = Change
    export type SetTemplateCoreInfoMutationError = ErrorType<ProblemResponse>
    export type SetTemplateCoreInfoMutationVariables = {templateId: string;data: Change}

    /**
 * @summary 양식 기본 정보 바꾸기
 */
export const useSetTemplateCoreInfo = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTemplateCoreInfo>>, TError,SetTemplateCoreInfoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setTemplateCoreInfo>>,
        TError,
        SetTemplateCoreInfoMutationVariables,
        TContext
      > => {
      return useMutation(getSetTemplateCoreInfoMutationOptions(options), queryClient);
    }
