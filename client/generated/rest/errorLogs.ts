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
  ErrorReceipt
} from './model/errorReceipt.ts';

import type {
  ErrorReport
} from './model/errorReport.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getReportErrorUrl = () => {




  return `/error-log/error`
}

/**
 * Size- and rate-limited; tokens are cut out before it is stored.
 * @summary 화면 오류 남기기
 */
export const reportError = async (errorReport: ErrorReport, options?: Parameters<typeof http>[1]): Promise<ErrorReceipt> => {

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
return http<ErrorReceipt>(getReportErrorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(errorReport)
  }
);}





export const getReportErrorMutationKey = () => ['reportError'] as const;

export const getReportErrorMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportError>>, TError,ReportErrorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reportError>>, TError,ReportErrorMutationVariables, TContext> => {

const mutationKey = getReportErrorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportError>>, ReportErrorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reportError(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportErrorMutationResult = NonNullable<Awaited<ReturnType<typeof reportError>>>
    export type ReportErrorMutationBody = ErrorReport
    export type ReportErrorMutationError = ErrorType<ProblemResponse>
    export type ReportErrorMutationVariables = {data: ErrorReport}

    /**
 * @summary 화면 오류 남기기
 */
export const useReportError = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportError>>, TError,ReportErrorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportError>>,
        TError,
        ReportErrorMutationVariables,
        TContext
      > => {
      return useMutation(getReportErrorMutationOptions(options), queryClient);
    }
