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
  ProblemResponse
} from './model/problemResponse.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCheckLectureMaterialUrl = (materialId: string,) => {




  return `/sp/lecture-materials/${materialId}/check`
}

/**
 * Says that the student has worked through it; once is enough, again changes nothing.
 * @summary 자료 확인
 */
export const checkLectureMaterial = async (materialId: string, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

  return http<DoneResponse>(getCheckLectureMaterialUrl(materialId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCheckLectureMaterialMutationKey = () => ['checkLectureMaterial'] as const;

export const getCheckLectureMaterialMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkLectureMaterial>>, TError,CheckLectureMaterialMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof checkLectureMaterial>>, TError,CheckLectureMaterialMutationVariables, TContext> => {

const mutationKey = getCheckLectureMaterialMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkLectureMaterial>>, CheckLectureMaterialMutationVariables> = (props) => {
          const {materialId} = props ?? {};

          return  checkLectureMaterial(materialId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckLectureMaterialMutationResult = NonNullable<Awaited<ReturnType<typeof checkLectureMaterial>>>

    export type CheckLectureMaterialMutationError = ErrorType<ProblemResponse>
    export type CheckLectureMaterialMutationVariables = {materialId: string}

    /**
 * @summary 자료 확인
 */
export const useCheckLectureMaterial = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkLectureMaterial>>, TError,CheckLectureMaterialMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkLectureMaterial>>,
        TError,
        CheckLectureMaterialMutationVariables,
        TContext
      > => {
      return useMutation(getCheckLectureMaterialMutationOptions(options), queryClient);
    }
