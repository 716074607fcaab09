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
  CopyInput
} from './model/copyInput.ts';

import type {
  CopyReport
} from './model/copyReport.ts';

import type {
  DailyStatus
} from './model/dailyStatus.ts';

import type {
  ListClinicSlotsParams
} from './model/listClinicSlotsParams.ts';

import type {
  NoContentResponse
} from './model/noContentResponse.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import type {
  ReadClinicDailyStatusParams
} from './model/readClinicDailyStatusParams.ts';

import type {
  RepeatInput
} from './model/repeatInput.ts';

import type {
  Rules
} from './model/rules.ts';

import type {
  RulesInput
} from './model/rulesInput.ts';

import type {
  SlotChange
} from './model/slotChange.ts';

import type {
  SlotInput
} from './model/slotInput.ts';

import type {
  SlotSaved
} from './model/slotSaved.ts';

import type {
  Slots
} from './model/slots.ts';

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

export const getListClinicSlotsUrl = (params: ListClinicSlotsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/clinic/slot?${stringifiedParams}` : `/clinic/slot`
}

/**
 * At most 93 days (400).
 * @summary 시간 보기
 */
export const listClinicSlots = async (params: ListClinicSlotsParams, options?: Parameters<typeof http>[1]): Promise<Slots> => {

  return http<Slots>(getListClinicSlotsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListClinicSlotsQueryKey = (params?: ListClinicSlotsParams,) => {
    return [
    `/clinic/slot`, ...(params ? [params] : [])
    ] as const;
    }


export const getListClinicSlotsQueryOptions = <TData = Awaited<ReturnType<typeof listClinicSlots>>, TError = ErrorType<ProblemResponse>>(params: ListClinicSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listClinicSlots>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListClinicSlotsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listClinicSlots>>> = ({ signal }) => listClinicSlots(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listClinicSlots>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListClinicSlotsQueryResult = NonNullable<Awaited<ReturnType<typeof listClinicSlots>>>
export type ListClinicSlotsQueryError = ErrorType<ProblemResponse>


export function useListClinicSlots<TData = Awaited<ReturnType<typeof listClinicSlots>>, TError = ErrorType<ProblemResponse>>(
 params: ListClinicSlotsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listClinicSlots>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listClinicSlots>>,
          TError,
          Awaited<ReturnType<typeof listClinicSlots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListClinicSlots<TData = Awaited<ReturnType<typeof listClinicSlots>>, TError = ErrorType<ProblemResponse>>(
 params: ListClinicSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listClinicSlots>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listClinicSlots>>,
          TError,
          Awaited<ReturnType<typeof listClinicSlots>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListClinicSlots<TData = Awaited<ReturnType<typeof listClinicSlots>>, TError = ErrorType<ProblemResponse>>(
 params: ListClinicSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listClinicSlots>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 시간 보기
 */

export function useListClinicSlots<TData = Awaited<ReturnType<typeof listClinicSlots>>, TError = ErrorType<ProblemResponse>>(
 params: ListClinicSlotsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listClinicSlots>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListClinicSlotsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateClinicSlotUrl = () => {




  return `/clinic/slot`
}

/**
 * 409 duplicate-slot at the same hour and place; 409 late-hour or holiday where the clinic rules refuse it, else a warning.
 * @summary 시간 만들기
 */
export const createClinicSlot = async (slotInput: SlotInput, options?: Parameters<typeof http>[1]): Promise<SlotSaved> => {

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
return http<SlotSaved>(getCreateClinicSlotUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(slotInput)
  }
);}





export const getCreateClinicSlotMutationKey = () => ['createClinicSlot'] as const;

export const getCreateClinicSlotMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createClinicSlot>>, TError,CreateClinicSlotMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createClinicSlot>>, TError,CreateClinicSlotMutationVariables, TContext> => {

const mutationKey = getCreateClinicSlotMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createClinicSlot>>, CreateClinicSlotMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createClinicSlot(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateClinicSlotMutationResult = NonNullable<Awaited<ReturnType<typeof createClinicSlot>>>
    export type CreateClinicSlotMutationBody = SlotInput
    export type CreateClinicSlotMutationError = ErrorType<ProblemResponse>
    export type CreateClinicSlotMutationVariables = {data: SlotInput}

    /**
 * @summary 시간 만들기
 */
export const useCreateClinicSlot = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createClinicSlot>>, TError,CreateClinicSlotMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createClinicSlot>>,
        TError,
        CreateClinicSlotMutationVariables,
        TContext
      > => {
      return useMutation(getCreateClinicSlotMutationOptions(options), queryClient);
    }
    export const getUpdateClinicSlotUrl = (slotId: string,) => {




  return `/clinic/slot/${slotId}`
}

/**
 * Moves and resizes, too: bookings at its own time move along, and new seats go to those who wait. 409 version-conflict, capacity-below-booked, overlap, duplicate-slot, in-use (the kind of a booked slot stays), late-hour, holiday.
 * @summary 시간 고치기
 */
export const updateClinicSlot = async (slotId: string,
    slotChange: SlotChange, options?: Parameters<typeof http>[1]): Promise<SlotSaved> => {

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
return http<SlotSaved>(getUpdateClinicSlotUrl(slotId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(slotChange)
  }
);}





export const getUpdateClinicSlotMutationKey = () => ['updateClinicSlot'] as const;

export const getUpdateClinicSlotMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateClinicSlot>>, TError,UpdateClinicSlotMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateClinicSlot>>, TError,UpdateClinicSlotMutationVariables, TContext> => {

const mutationKey = getUpdateClinicSlotMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateClinicSlot>>, UpdateClinicSlotMutationVariables> = (props) => {
          const {slotId,data} = props ?? {};

          return  updateClinicSlot(slotId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateClinicSlotMutationResult = NonNullable<Awaited<ReturnType<typeof updateClinicSlot>>>
    export type UpdateClinicSlotMutationBody = SlotChange
    export type UpdateClinicSlotMutationError = ErrorType<ProblemResponse>
    export type UpdateClinicSlotMutationVariables = {slotId: string;data: SlotChange}

    /**
 * @summary 시간 고치기
 */
export const useUpdateClinicSlot = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateClinicSlot>>, TError,UpdateClinicSlotMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateClinicSlot>>,
        TError,
        UpdateClinicSlotMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateClinicSlotMutationOptions(options), queryClient);
    }
    export const getDeleteClinicSlotUrl = (slotId: string,) => {




  return `/clinic/slot/${slotId}`
}

/**
 * 409 in-use while it has bookings or a record of them.
 * @summary 시간 지우기
 */
export const deleteClinicSlot = async (slotId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteClinicSlotUrl(slotId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteClinicSlotMutationKey = () => ['deleteClinicSlot'] as const;

export const getDeleteClinicSlotMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteClinicSlot>>, TError,DeleteClinicSlotMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteClinicSlot>>, TError,DeleteClinicSlotMutationVariables, TContext> => {

const mutationKey = getDeleteClinicSlotMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteClinicSlot>>, DeleteClinicSlotMutationVariables> = (props) => {
          const {slotId} = props ?? {};

          return  deleteClinicSlot(slotId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteClinicSlotMutationResult = NonNullable<Awaited<ReturnType<typeof deleteClinicSlot>>>

    export type DeleteClinicSlotMutationError = ErrorType<ProblemResponse>
    export type DeleteClinicSlotMutationVariables = {slotId: string}

    /**
 * @summary 시간 지우기
 */
export const useDeleteClinicSlot = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteClinicSlot>>, TError,DeleteClinicSlotMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteClinicSlot>>,
        TError,
        DeleteClinicSlotMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteClinicSlotMutationOptions(options), queryClient);
    }
    export const getRepeatClinicSlotUrl = (slotId: string,) => {




  return `/clinic/slot/${slotId}/repeat`
}

/**
 * One change set, all or nothing: 409 slot-conflicts.
 * @summary 시간 매주 반복하기
 */
export const repeatClinicSlot = async (slotId: string,
    repeatInput: RepeatInput, options?: Parameters<typeof http>[1]): Promise<CopyReport> => {

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
return http<CopyReport>(getRepeatClinicSlotUrl(slotId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(repeatInput)
  }
);}





export const getRepeatClinicSlotMutationKey = () => ['repeatClinicSlot'] as const;

export const getRepeatClinicSlotMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repeatClinicSlot>>, TError,RepeatClinicSlotMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof repeatClinicSlot>>, TError,RepeatClinicSlotMutationVariables, TContext> => {

const mutationKey = getRepeatClinicSlotMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof repeatClinicSlot>>, RepeatClinicSlotMutationVariables> = (props) => {
          const {slotId,data} = props ?? {};

          return  repeatClinicSlot(slotId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RepeatClinicSlotMutationResult = NonNullable<Awaited<ReturnType<typeof repeatClinicSlot>>>
    export type RepeatClinicSlotMutationBody = RepeatInput
    export type RepeatClinicSlotMutationError = ErrorType<ProblemResponse>
    export type RepeatClinicSlotMutationVariables = {slotId: string;data: RepeatInput}

    /**
 * @summary 시간 매주 반복하기
 */
export const useRepeatClinicSlot = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repeatClinicSlot>>, TError,RepeatClinicSlotMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof repeatClinicSlot>>,
        TError,
        RepeatClinicSlotMutationVariables,
        TContext
      > => {
      return useMutation(getRepeatClinicSlotMutationOptions(options), queryClient);
    }
    export const getCopyClinicDayUrl = () => {




  return `/clinic/copy-clinic-by-day`
}

/**
 * One change set, all or nothing: 409 slot-conflicts; 404 where that day has no slots.
 * @summary 하루의 시간을 다른 날로 복사하기
 */
export const copyClinicDay = async (copyInput: CopyInput, options?: Parameters<typeof http>[1]): Promise<CopyReport> => {

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
return http<CopyReport>(getCopyClinicDayUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(copyInput)
  }
);}





export const getCopyClinicDayMutationKey = () => ['copyClinicDay'] as const;

export const getCopyClinicDayMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof copyClinicDay>>, TError,CopyClinicDayMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof copyClinicDay>>, TError,CopyClinicDayMutationVariables, TContext> => {

const mutationKey = getCopyClinicDayMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof copyClinicDay>>, CopyClinicDayMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  copyClinicDay(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CopyClinicDayMutationResult = NonNullable<Awaited<ReturnType<typeof copyClinicDay>>>
    export type CopyClinicDayMutationBody = CopyInput
    export type CopyClinicDayMutationError = ErrorType<ProblemResponse>
    export type CopyClinicDayMutationVariables = {data: CopyInput}

    /**
 * @summary 하루의 시간을 다른 날로 복사하기
 */
export const useCopyClinicDay = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof copyClinicDay>>, TError,CopyClinicDayMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof copyClinicDay>>,
        TError,
        CopyClinicDayMutationVariables,
        TContext
      > => {
      return useMutation(getCopyClinicDayMutationOptions(options), queryClient);
    }
    export const getReadClinicDailyStatusUrl = (params: ReadClinicDailyStatusParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/clinic/daily-status?${stringifiedParams}` : `/clinic/daily-status`
}

/**
 * At most 93 days (400); days without slots are left out.
 * @summary 날짜별 현황
 */
export const readClinicDailyStatus = async (params: ReadClinicDailyStatusParams, options?: Parameters<typeof http>[1]): Promise<DailyStatus> => {

  return http<DailyStatus>(getReadClinicDailyStatusUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getReadClinicDailyStatusQueryKey = (params?: ReadClinicDailyStatusParams,) => {
    return [
    `/clinic/daily-status`, ...(params ? [params] : [])
    ] as const;
    }


export const getReadClinicDailyStatusQueryOptions = <TData = Awaited<ReturnType<typeof readClinicDailyStatus>>, TError = ErrorType<ProblemResponse>>(params: ReadClinicDailyStatusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readClinicDailyStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadClinicDailyStatusQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readClinicDailyStatus>>> = ({ signal }) => readClinicDailyStatus(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readClinicDailyStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadClinicDailyStatusQueryResult = NonNullable<Awaited<ReturnType<typeof readClinicDailyStatus>>>
export type ReadClinicDailyStatusQueryError = ErrorType<ProblemResponse>


export function useReadClinicDailyStatus<TData = Awaited<ReturnType<typeof readClinicDailyStatus>>, TError = ErrorType<ProblemResponse>>(
 params: ReadClinicDailyStatusParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readClinicDailyStatus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readClinicDailyStatus>>,
          TError,
          Awaited<ReturnType<typeof readClinicDailyStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadClinicDailyStatus<TData = Awaited<ReturnType<typeof readClinicDailyStatus>>, TError = ErrorType<ProblemResponse>>(
 params: ReadClinicDailyStatusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readClinicDailyStatus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readClinicDailyStatus>>,
          TError,
          Awaited<ReturnType<typeof readClinicDailyStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadClinicDailyStatus<TData = Awaited<ReturnType<typeof readClinicDailyStatus>>, TError = ErrorType<ProblemResponse>>(
 params: ReadClinicDailyStatusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readClinicDailyStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 날짜별 현황
 */

export function useReadClinicDailyStatus<TData = Awaited<ReturnType<typeof readClinicDailyStatus>>, TError = ErrorType<ProblemResponse>>(
 params: ReadClinicDailyStatusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readClinicDailyStatus>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadClinicDailyStatusQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateClinicRulesUrl = () => {




  return `/admin/clinic-rules`
}

/**
 * Whether a late hour or a holiday is allowed, warned of or refused; 409 version-conflict.
 * @summary 클리닉 규칙 고치기
 */
export const updateClinicRules = async (rulesInput: RulesInput, options?: Parameters<typeof http>[1]): Promise<Rules> => {

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
return http<Rules>(getUpdateClinicRulesUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(rulesInput)
  }
);}





export const getUpdateClinicRulesMutationKey = () => ['updateClinicRules'] as const;

export const getUpdateClinicRulesMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateClinicRules>>, TError,UpdateClinicRulesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateClinicRules>>, TError,UpdateClinicRulesMutationVariables, TContext> => {

const mutationKey = getUpdateClinicRulesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateClinicRules>>, UpdateClinicRulesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateClinicRules(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateClinicRulesMutationResult = NonNullable<Awaited<ReturnType<typeof updateClinicRules>>>
    export type UpdateClinicRulesMutationBody = RulesInput
    export type UpdateClinicRulesMutationError = ErrorType<ProblemResponse>
    export type UpdateClinicRulesMutationVariables = {data: RulesInput}

    /**
 * @summary 클리닉 규칙 고치기
 */
export const useUpdateClinicRules = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateClinicRules>>, TError,UpdateClinicRulesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateClinicRules>>,
        TError,
        UpdateClinicRulesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateClinicRulesMutationOptions(options), queryClient);
    }
