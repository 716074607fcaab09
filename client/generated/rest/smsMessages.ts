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
  ProblemResponse
} from './model/problemResponse.ts';

import type {
  SmsInput
} from './model/smsInput.ts';

import type {
  SmsQueued
} from './model/smsQueued.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getSendSmsUrl = () => {




  return `/sms/send`
}

/**
 * Queues one text, as SMS where it fits and else as LMS, to each number once. A retry with the same key queues nothing more.
 * 404 when one of the students is not there; 409 no-phone when nobody can be reached, 409 quiet-hours at night unless confirmed.
 * @summary 학생이나 보호자에게 문자 보내기
 */
export const sendSms = async (smsInput: SmsInput, options?: Parameters<typeof http>[1]): Promise<SmsQueued> => {

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
return http<SmsQueued>(getSendSmsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(smsInput)
  }
);}





export const getSendSmsMutationKey = () => ['sendSms'] as const;

export const getSendSmsMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendSms>>, TError,SendSmsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendSms>>, TError,SendSmsMutationVariables, TContext> => {

const mutationKey = getSendSmsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendSms>>, SendSmsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendSms(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendSmsMutationResult = NonNullable<Awaited<ReturnType<typeof sendSms>>>
    export type SendSmsMutationBody = SmsInput
    export type SendSmsMutationError = ErrorType<ProblemResponse>
    export type SendSmsMutationVariables = {data: SmsInput}

    /**
 * @summary 학생이나 보호자에게 문자 보내기
 */
export const useSendSms = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendSms>>, TError,SendSmsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendSms>>,
        TError,
        SendSmsMutationVariables,
        TContext
      > => {
      return useMutation(getSendSmsMutationOptions(options), queryClient);
    }
