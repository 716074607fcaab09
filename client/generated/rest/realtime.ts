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
  NoContentResponse
} from './model/noContentResponse.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import type {
  RequestRefreshParams
} from './model/requestRefreshParams.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getRequestRefreshUrl = (topic: string,
    id: string,
    params?: RequestRefreshParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/realtime/refresh/${topic}/${id}?${stringifiedParams}` : `/realtime/refresh/${topic}/${id}`
}

/**
 * Tells every open screen that reads the topic to read again, or the staff that somebody is here. Carries no other data.
 * @summary 다른 화면에 새로 고침 알리기
 */
export const requestRefresh = async (topic: string,
    id: string,
    params?: RequestRefreshParams, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getRequestRefreshUrl(topic,id,params),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRequestRefreshMutationKey = () => ['requestRefresh'] as const;

export const getRequestRefreshMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestRefresh>>, TError,RequestRefreshMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestRefresh>>, TError,RequestRefreshMutationVariables, TContext> => {

const mutationKey = getRequestRefreshMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestRefresh>>, RequestRefreshMutationVariables> = (props) => {
          const {topic,id,params} = props ?? {};

          return  requestRefresh(topic,id,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestRefreshMutationResult = NonNullable<Awaited<ReturnType<typeof requestRefresh>>>

    export type RequestRefreshMutationError = ErrorType<ProblemResponse>
    export type RequestRefreshMutationVariables = {topic: string;id: string;params?: RequestRefreshParams}

    /**
 * @summary 다른 화면에 새로 고침 알리기
 */
export const useRequestRefresh = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestRefresh>>, TError,RequestRefreshMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestRefresh>>,
        TError,
        RequestRefreshMutationVariables,
        TContext
      > => {
      return useMutation(getRequestRefreshMutationOptions(options), queryClient);
    }
