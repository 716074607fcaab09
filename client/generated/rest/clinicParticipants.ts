/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AddInput
} from './model/addInput.ts';

import type {
  AssignInput
} from './model/assignInput.ts';

import type {
  Changed
} from './model/changed.ts';

import type {
  CloseInput
} from './model/closeInput.ts';

import type {
  Closed
} from './model/closed.ts';

import type {
  CounselReserveInput
} from './model/counselReserveInput.ts';

import type {
  CountClinicTaAssignmentsParams
} from './model/countClinicTaAssignmentsParams.ts';

import type {
  DoneResponse
} from './model/doneResponse.ts';

import type {
  HurryInput
} from './model/hurryInput.ts';

import type {
  ListClinicTaAssignmentsParams
} from './model/listClinicTaAssignmentsParams.ts';

import type {
  ManyChanged
} from './model/manyChanged.ts';

import type {
  MemoInput3
} from './model/memoInput3.ts';

import type {
  MoveInput
} from './model/moveInput.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import type {
  Reservation
} from './model/reservation.ts';

import type {
  ReserveInput
} from './model/reserveInput.ts';

import type {
  TaCounts
} from './model/taCounts.ts';

import type {
  TaDetails
} from './model/taDetails.ts';

import type {
  TimeInput
} from './model/timeInput.ts';

import type {
  UndoInput
} from './model/undoInput.ts';

import type {
  Undone
} from './model/undone.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getAddClinicParticipantsUrl = (slotId: string,) => {




  return `/clinic/slot/${slotId}/participants`
}

/**
 * All or none, also after the close: 409 full, overlap, already-reserved, other-counsel, ended; 404 when one of them is not there.
 * @summary 학생 예약해 주기
 */
export const addClinicParticipants = async (slotId: string,
    addInput: AddInput, options?: Parameters<typeof http>[1]): Promise<ManyChanged> => {

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
return http<ManyChanged>(getAddClinicParticipantsUrl(slotId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addInput)
  }
);}





export const getAddClinicParticipantsMutationKey = () => ['addClinicParticipants'] as const;

export const getAddClinicParticipantsMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addClinicParticipants>>, TError,AddClinicParticipantsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addClinicParticipants>>, TError,AddClinicParticipantsMutationVariables, TContext> => {

const mutationKey = getAddClinicParticipantsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addClinicParticipants>>, AddClinicParticipantsMutationVariables> = (props) => {
          const {slotId,data} = props ?? {};

          return  addClinicParticipants(slotId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddClinicParticipantsMutationResult = NonNullable<Awaited<ReturnType<typeof addClinicParticipants>>>
    export type AddClinicParticipantsMutationBody = AddInput
    export type AddClinicParticipantsMutationError = ErrorType<ProblemResponse>
    export type AddClinicParticipantsMutationVariables = {slotId: string;data: AddInput}

    /**
 * @summary 학생 예약해 주기
 */
export const useAddClinicParticipants = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addClinicParticipants>>, TError,AddClinicParticipantsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addClinicParticipants>>,
        TError,
        AddClinicParticipantsMutationVariables,
        TContext
      > => {
      return useMutation(getAddClinicParticipantsMutationOptions(options), queryClient);
    }
    export const getRemoveClinicParticipantUrl = (slotId: string,
    participantId: string,) => {




  return `/clinic/slot/${slotId}/participants/${participantId}`
}

/**
 * Its open todos wait for the next booking, and its seat goes to whoever waits longest, who is told. 409 move-not-allowed once they came.
 * @summary 예약 취소해 주기
 */
export const removeClinicParticipant = async (slotId: string,
    participantId: string, options?: Parameters<typeof http>[1]): Promise<Changed> => {

  return http<Changed>(getRemoveClinicParticipantUrl(slotId,participantId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveClinicParticipantMutationKey = () => ['removeClinicParticipant'] as const;

export const getRemoveClinicParticipantMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeClinicParticipant>>, TError,RemoveClinicParticipantMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeClinicParticipant>>, TError,RemoveClinicParticipantMutationVariables, TContext> => {

const mutationKey = getRemoveClinicParticipantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeClinicParticipant>>, RemoveClinicParticipantMutationVariables> = (props) => {
          const {slotId,participantId} = props ?? {};

          return  removeClinicParticipant(slotId,participantId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveClinicParticipantMutationResult = NonNullable<Awaited<ReturnType<typeof removeClinicParticipant>>>

    export type RemoveClinicParticipantMutationError = ErrorType<ProblemResponse>
    export type RemoveClinicParticipantMutationVariables = {slotId: string;participantId: string}

    /**
 * @summary 예약 취소해 주기
 */
export const useRemoveClinicParticipant = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeClinicParticipant>>, TError,RemoveClinicParticipantMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeClinicParticipant>>,
        TError,
        RemoveClinicParticipantMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveClinicParticipantMutationOptions(options), queryClient);
    }
    export const getMoveClinicParticipantUrl = (participantId: string,) => {




  return `/clinic/participant/${participantId}/move-participant-slot`
}

/**
 * Todos go along. 409 version-conflict, full, overlap, fixed (between clinic and counsel), ended, move-not-allowed.
 * @summary 다른 시간으로 옮기기
 */
export const moveClinicParticipant = async (participantId: string,
    moveInput: MoveInput, options?: Parameters<typeof http>[1]): Promise<Changed> => {

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
return http<Changed>(getMoveClinicParticipantUrl(participantId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(moveInput)
  }
);}





export const getMoveClinicParticipantMutationKey = () => ['moveClinicParticipant'] as const;

export const getMoveClinicParticipantMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveClinicParticipant>>, TError,MoveClinicParticipantMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof moveClinicParticipant>>, TError,MoveClinicParticipantMutationVariables, TContext> => {

const mutationKey = getMoveClinicParticipantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveClinicParticipant>>, MoveClinicParticipantMutationVariables> = (props) => {
          const {participantId,data} = props ?? {};

          return  moveClinicParticipant(participantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoveClinicParticipantMutationResult = NonNullable<Awaited<ReturnType<typeof moveClinicParticipant>>>
    export type MoveClinicParticipantMutationBody = MoveInput
    export type MoveClinicParticipantMutationError = ErrorType<ProblemResponse>
    export type MoveClinicParticipantMutationVariables = {participantId: string;data: MoveInput}

    /**
 * @summary 다른 시간으로 옮기기
 */
export const useMoveClinicParticipant = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveClinicParticipant>>, TError,MoveClinicParticipantMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveClinicParticipant>>,
        TError,
        MoveClinicParticipantMutationVariables,
        TContext
      > => {
      return useMutation(getMoveClinicParticipantMutationOptions(options), queryClient);
    }
    export const getArriveClinicParticipantUrl = (participantId: string,) => {




  return `/clinic/participant/${participantId}/arrival`
}

/**
 * 409 too-early before the day, move-not-allowed in another state.
 * @summary 도착
 */
export const arriveClinicParticipant = async (participantId: string, options?: Parameters<typeof http>[1]): Promise<Changed> => {

  return http<Changed>(getArriveClinicParticipantUrl(participantId),
  {
    ...options,
    method: 'PUT'


  }
);}





export const getArriveClinicParticipantMutationKey = () => ['arriveClinicParticipant'] as const;

export const getArriveClinicParticipantMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof arriveClinicParticipant>>, TError,ArriveClinicParticipantMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof arriveClinicParticipant>>, TError,ArriveClinicParticipantMutationVariables, TContext> => {

const mutationKey = getArriveClinicParticipantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof arriveClinicParticipant>>, ArriveClinicParticipantMutationVariables> = (props) => {
          const {participantId} = props ?? {};

          return  arriveClinicParticipant(participantId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ArriveClinicParticipantMutationResult = NonNullable<Awaited<ReturnType<typeof arriveClinicParticipant>>>

    export type ArriveClinicParticipantMutationError = ErrorType<ProblemResponse>
    export type ArriveClinicParticipantMutationVariables = {participantId: string}

    /**
 * @summary 도착
 */
export const useArriveClinicParticipant = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof arriveClinicParticipant>>, TError,ArriveClinicParticipantMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof arriveClinicParticipant>>,
        TError,
        ArriveClinicParticipantMutationVariables,
        TContext
      > => {
      return useMutation(getArriveClinicParticipantMutationOptions(options), queryClient);
    }
    export const getDepartClinicParticipantUrl = (participantId: string,) => {




  return `/clinic/participant/${participantId}/departure`
}

/**
 * What is still to do waits for the next booking. 409 move-not-allowed in another state.
 * @summary 귀가
 */
export const departClinicParticipant = async (participantId: string, options?: Parameters<typeof http>[1]): Promise<Changed> => {

  return http<Changed>(getDepartClinicParticipantUrl(participantId),
  {
    ...options,
    method: 'PUT'


  }
);}





export const getDepartClinicParticipantMutationKey = () => ['departClinicParticipant'] as const;

export const getDepartClinicParticipantMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof departClinicParticipant>>, TError,DepartClinicParticipantMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof departClinicParticipant>>, TError,DepartClinicParticipantMutationVariables, TContext> => {

const mutationKey = getDepartClinicParticipantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof departClinicParticipant>>, DepartClinicParticipantMutationVariables> = (props) => {
          const {participantId} = props ?? {};

          return  departClinicParticipant(participantId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DepartClinicParticipantMutationResult = NonNullable<Awaited<ReturnType<typeof departClinicParticipant>>>

    export type DepartClinicParticipantMutationError = ErrorType<ProblemResponse>
    export type DepartClinicParticipantMutationVariables = {participantId: string}

    /**
 * @summary 귀가
 */
export const useDepartClinicParticipant = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof departClinicParticipant>>, TError,DepartClinicParticipantMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof departClinicParticipant>>,
        TError,
        DepartClinicParticipantMutationVariables,
        TContext
      > => {
      return useMutation(getDepartClinicParticipantMutationOptions(options), queryClient);
    }
    export const getHurryClinicParticipantUrl = (participantId: string,) => {




  return `/clinic/participant/${participantId}/hurry`
}

/**
 * @summary 급함 표시
 */
export const hurryClinicParticipant = async (participantId: string,
    hurryInput: HurryInput, options?: Parameters<typeof http>[1]): Promise<Changed> => {

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
return http<Changed>(getHurryClinicParticipantUrl(participantId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(hurryInput)
  }
);}





export const getHurryClinicParticipantMutationKey = () => ['hurryClinicParticipant'] as const;

export const getHurryClinicParticipantMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof hurryClinicParticipant>>, TError,HurryClinicParticipantMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof hurryClinicParticipant>>, TError,HurryClinicParticipantMutationVariables, TContext> => {

const mutationKey = getHurryClinicParticipantMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof hurryClinicParticipant>>, HurryClinicParticipantMutationVariables> = (props) => {
          const {participantId,data} = props ?? {};

          return  hurryClinicParticipant(participantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type HurryClinicParticipantMutationResult = NonNullable<Awaited<ReturnType<typeof hurryClinicParticipant>>>
    export type HurryClinicParticipantMutationBody = HurryInput
    export type HurryClinicParticipantMutationError = ErrorType<ProblemResponse>
    export type HurryClinicParticipantMutationVariables = {participantId: string;data: HurryInput}

    /**
 * @summary 급함 표시
 */
export const useHurryClinicParticipant = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof hurryClinicParticipant>>, TError,HurryClinicParticipantMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof hurryClinicParticipant>>,
        TError,
        HurryClinicParticipantMutationVariables,
        TContext
      > => {
      return useMutation(getHurryClinicParticipantMutationOptions(options), queryClient);
    }
    export const getChangeClinicParticipantTimeUrl = (participantId: string,) => {




  return `/clinic/participant/${participantId}/participant-change-time`
}

/**
 * Within the slot (422). 409 version-conflict, overlap.
 * @summary 오는 시간 바꾸기
 */
export const changeClinicParticipantTime = async (participantId: string,
    timeInput: TimeInput, options?: Parameters<typeof http>[1]): Promise<Changed> => {

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
return http<Changed>(getChangeClinicParticipantTimeUrl(participantId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(timeInput)
  }
);}





export const getChangeClinicParticipantTimeMutationKey = () => ['changeClinicParticipantTime'] as const;

export const getChangeClinicParticipantTimeMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeClinicParticipantTime>>, TError,ChangeClinicParticipantTimeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeClinicParticipantTime>>, TError,ChangeClinicParticipantTimeMutationVariables, TContext> => {

const mutationKey = getChangeClinicParticipantTimeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeClinicParticipantTime>>, ChangeClinicParticipantTimeMutationVariables> = (props) => {
          const {participantId,data} = props ?? {};

          return  changeClinicParticipantTime(participantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeClinicParticipantTimeMutationResult = NonNullable<Awaited<ReturnType<typeof changeClinicParticipantTime>>>
    export type ChangeClinicParticipantTimeMutationBody = TimeInput
    export type ChangeClinicParticipantTimeMutationError = ErrorType<ProblemResponse>
    export type ChangeClinicParticipantTimeMutationVariables = {participantId: string;data: TimeInput}

    /**
 * @summary 오는 시간 바꾸기
 */
export const useChangeClinicParticipantTime = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeClinicParticipantTime>>, TError,ChangeClinicParticipantTimeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeClinicParticipantTime>>,
        TError,
        ChangeClinicParticipantTimeMutationVariables,
        TContext
      > => {
      return useMutation(getChangeClinicParticipantTimeMutationOptions(options), queryClient);
    }
    export const getWriteClinicMemoUrl = (participantId: string,) => {




  return `/clinic/participant/${participantId}/memo`
}

/**
 * 409 version-conflict carries both values.
 * @summary 예약 메모 쓰기
 */
export const writeClinicMemo = async (participantId: string,
    memoInput3: MemoInput3, options?: Parameters<typeof http>[1]): Promise<Changed> => {

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
return http<Changed>(getWriteClinicMemoUrl(participantId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(memoInput3)
  }
);}





export const getWriteClinicMemoMutationKey = () => ['writeClinicMemo'] as const;

export const getWriteClinicMemoMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeClinicMemo>>, TError,WriteClinicMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof writeClinicMemo>>, TError,WriteClinicMemoMutationVariables, TContext> => {

const mutationKey = getWriteClinicMemoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof writeClinicMemo>>, WriteClinicMemoMutationVariables> = (props) => {
          const {participantId,data} = props ?? {};

          return  writeClinicMemo(participantId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WriteClinicMemoMutationResult = NonNullable<Awaited<ReturnType<typeof writeClinicMemo>>>
    export type WriteClinicMemoMutationBody = MemoInput3
    export type WriteClinicMemoMutationError = ErrorType<ProblemResponse>
    export type WriteClinicMemoMutationVariables = {participantId: string;data: MemoInput3}

    /**
 * @summary 예약 메모 쓰기
 */
export const useWriteClinicMemo = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeClinicMemo>>, TError,WriteClinicMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof writeClinicMemo>>,
        TError,
        WriteClinicMemoMutationVariables,
        TContext
      > => {
      return useMutation(getWriteClinicMemoMutationOptions(options), queryClient);
    }
    export const getAssignClinicTaUrl = () => {




  return `/clinic/assign-ta`
}

/**
 * One change set, all or none: 409 not-assignable for a booking without a seat, overlap where the TA has another counsel.
 * @summary 조교 배정하기
 */
export const assignClinicTa = async (assignInput: AssignInput, options?: Parameters<typeof http>[1]): Promise<ManyChanged> => {

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
return http<ManyChanged>(getAssignClinicTaUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(assignInput)
  }
);}





export const getAssignClinicTaMutationKey = () => ['assignClinicTa'] as const;

export const getAssignClinicTaMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignClinicTa>>, TError,AssignClinicTaMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof assignClinicTa>>, TError,AssignClinicTaMutationVariables, TContext> => {

const mutationKey = getAssignClinicTaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof assignClinicTa>>, AssignClinicTaMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  assignClinicTa(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AssignClinicTaMutationResult = NonNullable<Awaited<ReturnType<typeof assignClinicTa>>>
    export type AssignClinicTaMutationBody = AssignInput
    export type AssignClinicTaMutationError = ErrorType<ProblemResponse>
    export type AssignClinicTaMutationVariables = {data: AssignInput}

    /**
 * @summary 조교 배정하기
 */
export const useAssignClinicTa = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignClinicTa>>, TError,AssignClinicTaMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof assignClinicTa>>,
        TError,
        AssignClinicTaMutationVariables,
        TContext
      > => {
      return useMutation(getAssignClinicTaMutationOptions(options), queryClient);
    }
    export const getCountClinicTaAssignmentsUrl = (params: CountClinicTaAssignmentsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/clinic/ta-assignment-counts?${stringifiedParams}` : `/clinic/ta-assignment-counts`
}

/**
 * At most 93 days (400).
 * @summary 조교별 배정 수
 */
export const countClinicTaAssignments = async (params: CountClinicTaAssignmentsParams, options?: Parameters<typeof http>[1]): Promise<TaCounts> => {

  return http<TaCounts>(getCountClinicTaAssignmentsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getCountClinicTaAssignmentsQueryKey = (params?: CountClinicTaAssignmentsParams,) => {
    return [
    `/clinic/ta-assignment-counts`, ...(params ? [params] : [])
    ] as const;
    }


export const getCountClinicTaAssignmentsQueryOptions = <TData = Awaited<ReturnType<typeof countClinicTaAssignments>>, TError = ErrorType<ProblemResponse>>(params: CountClinicTaAssignmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countClinicTaAssignments>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountClinicTaAssignmentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countClinicTaAssignments>>> = ({ signal }) => countClinicTaAssignments(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countClinicTaAssignments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountClinicTaAssignmentsQueryResult = NonNullable<Awaited<ReturnType<typeof countClinicTaAssignments>>>
export type CountClinicTaAssignmentsQueryError = ErrorType<ProblemResponse>


export function useCountClinicTaAssignments<TData = Awaited<ReturnType<typeof countClinicTaAssignments>>, TError = ErrorType<ProblemResponse>>(
 params: CountClinicTaAssignmentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countClinicTaAssignments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countClinicTaAssignments>>,
          TError,
          Awaited<ReturnType<typeof countClinicTaAssignments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountClinicTaAssignments<TData = Awaited<ReturnType<typeof countClinicTaAssignments>>, TError = ErrorType<ProblemResponse>>(
 params: CountClinicTaAssignmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countClinicTaAssignments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countClinicTaAssignments>>,
          TError,
          Awaited<ReturnType<typeof countClinicTaAssignments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountClinicTaAssignments<TData = Awaited<ReturnType<typeof countClinicTaAssignments>>, TError = ErrorType<ProblemResponse>>(
 params: CountClinicTaAssignmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countClinicTaAssignments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 조교별 배정 수
 */

export function useCountClinicTaAssignments<TData = Awaited<ReturnType<typeof countClinicTaAssignments>>, TError = ErrorType<ProblemResponse>>(
 params: CountClinicTaAssignmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countClinicTaAssignments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountClinicTaAssignmentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListClinicTaAssignmentsUrl = (params: ListClinicTaAssignmentsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/clinic/ta-assignment-details?${stringifiedParams}` : `/clinic/ta-assignment-details`
}

/**
 * @summary 조교별 배정 내역
 */
export const listClinicTaAssignments = async (params: ListClinicTaAssignmentsParams, options?: Parameters<typeof http>[1]): Promise<TaDetails> => {

  return http<TaDetails>(getListClinicTaAssignmentsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListClinicTaAssignmentsQueryKey = (params?: ListClinicTaAssignmentsParams,) => {
    return [
    `/clinic/ta-assignment-details`, ...(params ? [params] : [])
    ] as const;
    }


export const getListClinicTaAssignmentsQueryOptions = <TData = Awaited<ReturnType<typeof listClinicTaAssignments>>, TError = ErrorType<ProblemResponse>>(params: ListClinicTaAssignmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listClinicTaAssignments>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListClinicTaAssignmentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listClinicTaAssignments>>> = ({ signal }) => listClinicTaAssignments(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listClinicTaAssignments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListClinicTaAssignmentsQueryResult = NonNullable<Awaited<ReturnType<typeof listClinicTaAssignments>>>
export type ListClinicTaAssignmentsQueryError = ErrorType<ProblemResponse>


export function useListClinicTaAssignments<TData = Awaited<ReturnType<typeof listClinicTaAssignments>>, TError = ErrorType<ProblemResponse>>(
 params: ListClinicTaAssignmentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listClinicTaAssignments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listClinicTaAssignments>>,
          TError,
          Awaited<ReturnType<typeof listClinicTaAssignments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListClinicTaAssignments<TData = Awaited<ReturnType<typeof listClinicTaAssignments>>, TError = ErrorType<ProblemResponse>>(
 params: ListClinicTaAssignmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listClinicTaAssignments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listClinicTaAssignments>>,
          TError,
          Awaited<ReturnType<typeof listClinicTaAssignments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListClinicTaAssignments<TData = Awaited<ReturnType<typeof listClinicTaAssignments>>, TError = ErrorType<ProblemResponse>>(
 params: ListClinicTaAssignmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listClinicTaAssignments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 조교별 배정 내역
 */

export function useListClinicTaAssignments<TData = Awaited<ReturnType<typeof listClinicTaAssignments>>, TError = ErrorType<ProblemResponse>>(
 params: ListClinicTaAssignmentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listClinicTaAssignments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListClinicTaAssignmentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCloseClinicDayUrl = () => {




  return `/clinic/close-day`
}

/**
 * Who was expected and did not come is a no-show, who still waits is let go. 409 too-early for a day to come.
 * @summary 하루 마감하기
 */
export const closeClinicDay = async (closeInput: CloseInput, options?: Parameters<typeof http>[1]): Promise<Closed> => {

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
return http<Closed>(getCloseClinicDayUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(closeInput)
  }
);}





export const getCloseClinicDayMutationKey = () => ['closeClinicDay'] as const;

export const getCloseClinicDayMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeClinicDay>>, TError,CloseClinicDayMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof closeClinicDay>>, TError,CloseClinicDayMutationVariables, TContext> => {

const mutationKey = getCloseClinicDayMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeClinicDay>>, CloseClinicDayMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  closeClinicDay(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CloseClinicDayMutationResult = NonNullable<Awaited<ReturnType<typeof closeClinicDay>>>
    export type CloseClinicDayMutationBody = CloseInput
    export type CloseClinicDayMutationError = ErrorType<ProblemResponse>
    export type CloseClinicDayMutationVariables = {data: CloseInput}

    /**
 * @summary 하루 마감하기
 */
export const useCloseClinicDay = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeClinicDay>>, TError,CloseClinicDayMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeClinicDay>>,
        TError,
        CloseClinicDayMutationVariables,
        TContext
      > => {
      return useMutation(getCloseClinicDayMutationOptions(options), queryClient);
    }
    export const getUndoClinicUrl = () => {




  return `/clinic/undo`
}

/**
 * Takes back what one clinic action of today changed: an arrival, a departure, a no-show, todos, an assignment, a copy. 404 when it is none, 409 changed-since when somebody changed it, full when the seat is gone, undo-late after its day.
 * @summary 되돌리기
 */
export const undoClinic = async (undoInput: UndoInput, options?: Parameters<typeof http>[1]): Promise<Undone> => {

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
return http<Undone>(getUndoClinicUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(undoInput)
  }
);}





export const getUndoClinicMutationKey = () => ['undoClinic'] as const;

export const getUndoClinicMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoClinic>>, TError,UndoClinicMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof undoClinic>>, TError,UndoClinicMutationVariables, TContext> => {

const mutationKey = getUndoClinicMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoClinic>>, UndoClinicMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  undoClinic(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoClinicMutationResult = NonNullable<Awaited<ReturnType<typeof undoClinic>>>
    export type UndoClinicMutationBody = UndoInput
    export type UndoClinicMutationError = ErrorType<ProblemResponse>
    export type UndoClinicMutationVariables = {data: UndoInput}

    /**
 * @summary 되돌리기
 */
export const useUndoClinic = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoClinic>>, TError,UndoClinicMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoClinic>>,
        TError,
        UndoClinicMutationVariables,
        TContext
      > => {
      return useMutation(getUndoClinicMutationOptions(options), queryClient);
    }
    export const getReserveClinicSlotUrl = (slotId: string,) => {




  return `/sp/clinic-slot/${slotId}/reserve`
}

/**
 * 409 full (ask again with wait), overlap, already-reserved, closed, not-open.
 * @summary 클리닉 예약하기
 */
export const reserveClinicSlot = async (slotId: string,
    reserveInput: ReserveInput, options?: Parameters<typeof http>[1]): Promise<Reservation> => {

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
return http<Reservation>(getReserveClinicSlotUrl(slotId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reserveInput)
  }
);}





export const getReserveClinicSlotMutationKey = () => ['reserveClinicSlot'] as const;

export const getReserveClinicSlotMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reserveClinicSlot>>, TError,ReserveClinicSlotMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reserveClinicSlot>>, TError,ReserveClinicSlotMutationVariables, TContext> => {

const mutationKey = getReserveClinicSlotMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reserveClinicSlot>>, ReserveClinicSlotMutationVariables> = (props) => {
          const {slotId,data} = props ?? {};

          return  reserveClinicSlot(slotId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReserveClinicSlotMutationResult = NonNullable<Awaited<ReturnType<typeof reserveClinicSlot>>>
    export type ReserveClinicSlotMutationBody = ReserveInput
    export type ReserveClinicSlotMutationError = ErrorType<ProblemResponse>
    export type ReserveClinicSlotMutationVariables = {slotId: string;data: ReserveInput}

    /**
 * @summary 클리닉 예약하기
 */
export const useReserveClinicSlot = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reserveClinicSlot>>, TError,ReserveClinicSlotMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reserveClinicSlot>>,
        TError,
        ReserveClinicSlotMutationVariables,
        TContext
      > => {
      return useMutation(getReserveClinicSlotMutationOptions(options), queryClient);
    }
    export const getCancelClinicSlotUrl = (slotId: string,) => {




  return `/sp/clinic-slot/${slotId}/cancel`
}

/**
 * 404 without a booking there; 409 cancel-late after the deadline, move-not-allowed once they came.
 * @summary 클리닉 예약 취소하기
 */
export const cancelClinicSlot = async (slotId: string, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

  return http<DoneResponse>(getCancelClinicSlotUrl(slotId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCancelClinicSlotMutationKey = () => ['cancelClinicSlot'] as const;

export const getCancelClinicSlotMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelClinicSlot>>, TError,CancelClinicSlotMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelClinicSlot>>, TError,CancelClinicSlotMutationVariables, TContext> => {

const mutationKey = getCancelClinicSlotMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelClinicSlot>>, CancelClinicSlotMutationVariables> = (props) => {
          const {slotId} = props ?? {};

          return  cancelClinicSlot(slotId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelClinicSlotMutationResult = NonNullable<Awaited<ReturnType<typeof cancelClinicSlot>>>

    export type CancelClinicSlotMutationError = ErrorType<ProblemResponse>
    export type CancelClinicSlotMutationVariables = {slotId: string}

    /**
 * @summary 클리닉 예약 취소하기
 */
export const useCancelClinicSlot = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelClinicSlot>>, TError,CancelClinicSlotMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelClinicSlot>>,
        TError,
        CancelClinicSlotMutationVariables,
        TContext
      > => {
      return useMutation(getCancelClinicSlotMutationOptions(options), queryClient);
    }
    export const getReserveCounselSlotUrl = (slotId: string,) => {




  return `/sp/counsel-slot/${slotId}/reserve`
}

/**
 * 409 full (ask again with wait), overlap, already-reserved, closed, not-open, other-counsel.
 * @summary 상담 예약하기
 */
export const reserveCounselSlot = async (slotId: string,
    counselReserveInput: CounselReserveInput, options?: Parameters<typeof http>[1]): Promise<Reservation> => {

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
return http<Reservation>(getReserveCounselSlotUrl(slotId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(counselReserveInput)
  }
);}





export const getReserveCounselSlotMutationKey = () => ['reserveCounselSlot'] as const;

export const getReserveCounselSlotMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reserveCounselSlot>>, TError,ReserveCounselSlotMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reserveCounselSlot>>, TError,ReserveCounselSlotMutationVariables, TContext> => {

const mutationKey = getReserveCounselSlotMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reserveCounselSlot>>, ReserveCounselSlotMutationVariables> = (props) => {
          const {slotId,data} = props ?? {};

          return  reserveCounselSlot(slotId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReserveCounselSlotMutationResult = NonNullable<Awaited<ReturnType<typeof reserveCounselSlot>>>
    export type ReserveCounselSlotMutationBody = CounselReserveInput
    export type ReserveCounselSlotMutationError = ErrorType<ProblemResponse>
    export type ReserveCounselSlotMutationVariables = {slotId: string;data: CounselReserveInput}

    /**
 * @summary 상담 예약하기
 */
export const useReserveCounselSlot = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reserveCounselSlot>>, TError,ReserveCounselSlotMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reserveCounselSlot>>,
        TError,
        ReserveCounselSlotMutationVariables,
        TContext
      > => {
      return useMutation(getReserveCounselSlotMutationOptions(options), queryClient);
    }
    export const getCancelCounselSlotUrl = (slotId: string,) => {




  return `/sp/counsel-slot/${slotId}/cancel`
}

/**
 * 404 without a booking there; 409 cancel-late after the deadline, move-not-allowed once they came.
 * @summary 상담 예약 취소하기
 */
export const cancelCounselSlot = async (slotId: string, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

  return http<DoneResponse>(getCancelCounselSlotUrl(slotId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCancelCounselSlotMutationKey = () => ['cancelCounselSlot'] as const;

export const getCancelCounselSlotMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelCounselSlot>>, TError,CancelCounselSlotMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelCounselSlot>>, TError,CancelCounselSlotMutationVariables, TContext> => {

const mutationKey = getCancelCounselSlotMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelCounselSlot>>, CancelCounselSlotMutationVariables> = (props) => {
          const {slotId} = props ?? {};

          return  cancelCounselSlot(slotId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelCounselSlotMutationResult = NonNullable<Awaited<ReturnType<typeof cancelCounselSlot>>>

    export type CancelCounselSlotMutationError = ErrorType<ProblemResponse>
    export type CancelCounselSlotMutationVariables = {slotId: string}

    /**
 * @summary 상담 예약 취소하기
 */
export const useCancelCounselSlot = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelCounselSlot>>, TError,CancelCounselSlotMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelCounselSlot>>,
        TError,
        CancelCounselSlotMutationVariables,
        TContext
      > => {
      return useMutation(getCancelCounselSlotMutationOptions(options), queryClient);
    }
