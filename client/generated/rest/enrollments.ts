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
  Transfer
} from './model/transfer.ts';

import type {
  TransferInput
} from './model/transferInput.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getTransferClassUrl = (lectureId: string,
    userId: string,
    targetLectureId: string,) => {




  return `/lectures/${lectureId}/class-transfer/${userId}/${targetLectureId}`
}

/**
 * Moves a student's enrollment from one lecture to another from a week on. Marks, memos and scores stay where they were earned.
 * PREVIEW does all of it and takes it back, so its refusals are those of COMMIT. COMMIT is refused when the outcome is no longer that
 * of the preview (409 transfer-changed). UNDO restores everything the change set of a COMMIT changed, unless somebody changed one of
 * those rows since (409 changed-since).
 * @summary 반 이동
 */
export const transferClass = async (lectureId: string,
    userId: string,
    targetLectureId: string,
    transferInput: TransferInput, options?: Parameters<typeof http>[1]): Promise<Transfer> => {

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
return http<Transfer>(getTransferClassUrl(lectureId,userId,targetLectureId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(transferInput)
  }
);}





export const getTransferClassMutationKey = () => ['transferClass'] as const;

export const getTransferClassMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferClass>>, TError,TransferClassMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof transferClass>>, TError,TransferClassMutationVariables, TContext> => {

const mutationKey = getTransferClassMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof transferClass>>, TransferClassMutationVariables> = (props) => {
          const {lectureId,userId,targetLectureId,data} = props ?? {};

          return  transferClass(lectureId,userId,targetLectureId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TransferClassMutationResult = NonNullable<Awaited<ReturnType<typeof transferClass>>>
    export type TransferClassMutationBody = TransferInput
    export type TransferClassMutationError = ErrorType<ProblemResponse>
    export type TransferClassMutationVariables = {lectureId: string;userId: string;targetLectureId: string;data: TransferInput}

    /**
 * @summary 반 이동
 */
export const useTransferClass = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferClass>>, TError,TransferClassMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof transferClass>>,
        TError,
        TransferClassMutationVariables,
        TContext
      > => {
      return useMutation(getTransferClassMutationOptions(options), queryClient);
    }
