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
  Desk
} from './model/desk.ts';

import type {
  FilesDeleted
} from './model/filesDeleted.ts';

import type {
  NoContentResponse
} from './model/noContentResponse.ts';

import type {
  PrintRequest
} from './model/printRequest.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import type {
  Review
} from './model/review.ts';

import type {
  Reviewed
} from './model/reviewed.ts';

import type {
  Scan
} from './model/scan.ts';

import type {
  ScanQueued
} from './model/scanQueued.ts';

import type {
  SheetMemo
} from './model/sheetMemo.ts';

import type {
  SheetPage
} from './model/sheetPage.ts';

import type {
  SheetVersion
} from './model/sheetVersion.ts';

import type {
  Undo
} from './model/undo.ts';

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

export const getReadOmrDeskUrl = (lectureId: string,
    weeklyLectureId: string,
    examId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/grade-omr/${examId}`
}

/**
 * What became of every page, who was there and has no sheet, and sheets of those who were not there.
 * @summary OMR 장부
 */
export const readOmrDesk = async (lectureId: string,
    weeklyLectureId: string,
    examId: string, options?: Parameters<typeof http>[1]): Promise<Desk> => {

  return http<Desk>(getReadOmrDeskUrl(lectureId,weeklyLectureId,examId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getReadOmrDeskQueryKey = (lectureId: string,
    weeklyLectureId: string,
    examId: string,) => {
    return [
    `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/grade-omr/${examId}`
    ] as const;
    }


export const getReadOmrDeskQueryOptions = <TData = Awaited<ReturnType<typeof readOmrDesk>>, TError = ErrorType<ProblemResponse>>(lectureId: string,
    weeklyLectureId: string,
    examId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readOmrDesk>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadOmrDeskQueryKey(lectureId,weeklyLectureId,examId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readOmrDesk>>> = ({ signal }) => readOmrDesk(lectureId,weeklyLectureId,examId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lectureId !== null && lectureId !== undefined && weeklyLectureId !== null && weeklyLectureId !== undefined && examId !== null && examId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readOmrDesk>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadOmrDeskQueryResult = NonNullable<Awaited<ReturnType<typeof readOmrDesk>>>
export type ReadOmrDeskQueryError = ErrorType<ProblemResponse>


export function useReadOmrDesk<TData = Awaited<ReturnType<typeof readOmrDesk>>, TError = ErrorType<ProblemResponse>>(
 lectureId: string,
    weeklyLectureId: string,
    examId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readOmrDesk>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readOmrDesk>>,
          TError,
          Awaited<ReturnType<typeof readOmrDesk>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadOmrDesk<TData = Awaited<ReturnType<typeof readOmrDesk>>, TError = ErrorType<ProblemResponse>>(
 lectureId: string,
    weeklyLectureId: string,
    examId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readOmrDesk>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readOmrDesk>>,
          TError,
          Awaited<ReturnType<typeof readOmrDesk>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadOmrDesk<TData = Awaited<ReturnType<typeof readOmrDesk>>, TError = ErrorType<ProblemResponse>>(
 lectureId: string,
    weeklyLectureId: string,
    examId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readOmrDesk>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary OMR 장부
 */

export function useReadOmrDesk<TData = Awaited<ReturnType<typeof readOmrDesk>>, TError = ErrorType<ProblemResponse>>(
 lectureId: string,
    weeklyLectureId: string,
    examId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readOmrDesk>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadOmrDeskQueryOptions(lectureId,weeklyLectureId,examId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUploadOmrScanUrl = (lectureId: string,
    weeklyLectureId: string,
    examId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/grade-omr/${examId}`
}

/**
 * A PDF, JPEG, PNG, TIFF or HEIC of many pages. It is stored and read in the background: each page is graded, waits for a person,
 * or is rejected with a reason. Refused while the exam has no questions (409 no-questions) or one has no answer (409 answers-missing).
 * @summary 스캔 올리기
 */
export const uploadOmrScan = async (lectureId: string,
    weeklyLectureId: string,
    examId: string,
    scan: Scan, options?: Parameters<typeof http>[1]): Promise<ScanQueued> => {
    const formData = new FormData();
formData.append(`file`, scan.file);

  return http<ScanQueued>(getUploadOmrScanUrl(lectureId,weeklyLectureId,examId),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getUploadOmrScanMutationKey = () => ['uploadOmrScan'] as const;

export const getUploadOmrScanMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadOmrScan>>, TError,UploadOmrScanMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadOmrScan>>, TError,UploadOmrScanMutationVariables, TContext> => {

const mutationKey = getUploadOmrScanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadOmrScan>>, UploadOmrScanMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,examId,data} = props ?? {};

          return  uploadOmrScan(lectureId,weeklyLectureId,examId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadOmrScanMutationResult = NonNullable<Awaited<ReturnType<typeof uploadOmrScan>>>
    export type UploadOmrScanMutationBody = Scan
    export type UploadOmrScanMutationError = ErrorType<ProblemResponse>
    export type UploadOmrScanMutationVariables = {lectureId: string;weeklyLectureId: string;examId: string;data: Scan}

    /**
 * @summary 스캔 올리기
 */
export const useUploadOmrScan = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadOmrScan>>, TError,UploadOmrScanMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadOmrScan>>,
        TError,
        UploadOmrScanMutationVariables,
        TContext
      > => {
      return useMutation(getUploadOmrScanMutationOptions(options), queryClient);
    }
    export const getPrintOmrSheetsUrl = (lectureId: string,
    weeklyLectureId: string,
    examId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/grade-omr/${examId}/print`
}

/**
 * One PDF: a blank sheet, or one for each student with name and number filled in.
 * @summary 답안지 인쇄
 */
export const printOmrSheets = async (lectureId: string,
    weeklyLectureId: string,
    examId: string,
    printRequest: PrintRequest, options?: Parameters<typeof http>[1]): Promise<Blob> => {

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
return http<Blob>(getPrintOmrSheetsUrl(lectureId,weeklyLectureId,examId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(printRequest)
  }
);}





export const getPrintOmrSheetsMutationKey = () => ['printOmrSheets'] as const;

export const getPrintOmrSheetsMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof printOmrSheets>>, TError,PrintOmrSheetsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof printOmrSheets>>, TError,PrintOmrSheetsMutationVariables, TContext> => {

const mutationKey = getPrintOmrSheetsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof printOmrSheets>>, PrintOmrSheetsMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,examId,data} = props ?? {};

          return  printOmrSheets(lectureId,weeklyLectureId,examId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrintOmrSheetsMutationResult = NonNullable<Awaited<ReturnType<typeof printOmrSheets>>>
    export type PrintOmrSheetsMutationBody = PrintRequest
    export type PrintOmrSheetsMutationError = ErrorType<ProblemResponse>
    export type PrintOmrSheetsMutationVariables = {lectureId: string;weeklyLectureId: string;examId: string;data: PrintRequest}

    /**
 * @summary 답안지 인쇄
 */
export const usePrintOmrSheets = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof printOmrSheets>>, TError,PrintOmrSheetsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof printOmrSheets>>,
        TError,
        PrintOmrSheetsMutationVariables,
        TContext
      > => {
      return useMutation(getPrintOmrSheetsMutationOptions(options), queryClient);
    }
    export const getUndoOmrUrl = (lectureId: string,
    weeklyLectureId: string,
    examId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/grade-omr/${examId}/undo`
}

/**
 * Takes back a review, or a sheet that was taken away, unless somebody changed it since (409 changed-since).
 * @summary OMR 되돌리기
 */
export const undoOmr = async (lectureId: string,
    weeklyLectureId: string,
    examId: string,
    undo: Undo, options?: Parameters<typeof http>[1]): Promise<Undone> => {

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
return http<Undone>(getUndoOmrUrl(lectureId,weeklyLectureId,examId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(undo)
  }
);}





export const getUndoOmrMutationKey = () => ['undoOmr'] as const;

export const getUndoOmrMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoOmr>>, TError,UndoOmrMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof undoOmr>>, TError,UndoOmrMutationVariables, TContext> => {

const mutationKey = getUndoOmrMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoOmr>>, UndoOmrMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,examId,data} = props ?? {};

          return  undoOmr(lectureId,weeklyLectureId,examId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoOmrMutationResult = NonNullable<Awaited<ReturnType<typeof undoOmr>>>
    export type UndoOmrMutationBody = Undo
    export type UndoOmrMutationError = ErrorType<ProblemResponse>
    export type UndoOmrMutationVariables = {lectureId: string;weeklyLectureId: string;examId: string;data: Undo}

    /**
 * @summary OMR 되돌리기
 */
export const useUndoOmr = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoOmr>>, TError,UndoOmrMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoOmr>>,
        TError,
        UndoOmrMutationVariables,
        TContext
      > => {
      return useMutation(getUndoOmrMutationOptions(options), queryClient);
    }
    export const getReadSheetPageUrl = (lectureId: string,
    weeklyLectureId: string,
    examId: string,
    sheetId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/grade-omr/${examId}/sheets/${sheetId}`
}

/**
 * The page upright, where its fields lie, and what the reader saw in each.
 * @summary 답안지 그림
 */
export const readSheetPage = async (lectureId: string,
    weeklyLectureId: string,
    examId: string,
    sheetId: string, options?: Parameters<typeof http>[1]): Promise<SheetPage> => {

  return http<SheetPage>(getReadSheetPageUrl(lectureId,weeklyLectureId,examId,sheetId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getReadSheetPageQueryKey = (lectureId: string,
    weeklyLectureId: string,
    examId: string,
    sheetId: string,) => {
    return [
    `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/grade-omr/${examId}/sheets/${sheetId}`
    ] as const;
    }


export const getReadSheetPageQueryOptions = <TData = Awaited<ReturnType<typeof readSheetPage>>, TError = ErrorType<ProblemResponse>>(lectureId: string,
    weeklyLectureId: string,
    examId: string,
    sheetId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readSheetPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReadSheetPageQueryKey(lectureId,weeklyLectureId,examId,sheetId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof readSheetPage>>> = ({ signal }) => readSheetPage(lectureId,weeklyLectureId,examId,sheetId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lectureId !== null && lectureId !== undefined && weeklyLectureId !== null && weeklyLectureId !== undefined && examId !== null && examId !== undefined && sheetId !== null && sheetId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof readSheetPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadSheetPageQueryResult = NonNullable<Awaited<ReturnType<typeof readSheetPage>>>
export type ReadSheetPageQueryError = ErrorType<ProblemResponse>


export function useReadSheetPage<TData = Awaited<ReturnType<typeof readSheetPage>>, TError = ErrorType<ProblemResponse>>(
 lectureId: string,
    weeklyLectureId: string,
    examId: string,
    sheetId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof readSheetPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof readSheetPage>>,
          TError,
          Awaited<ReturnType<typeof readSheetPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadSheetPage<TData = Awaited<ReturnType<typeof readSheetPage>>, TError = ErrorType<ProblemResponse>>(
 lectureId: string,
    weeklyLectureId: string,
    examId: string,
    sheetId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readSheetPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof readSheetPage>>,
          TError,
          Awaited<ReturnType<typeof readSheetPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadSheetPage<TData = Awaited<ReturnType<typeof readSheetPage>>, TError = ErrorType<ProblemResponse>>(
 lectureId: string,
    weeklyLectureId: string,
    examId: string,
    sheetId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readSheetPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 답안지 그림
 */

export function useReadSheetPage<TData = Awaited<ReturnType<typeof readSheetPage>>, TError = ErrorType<ProblemResponse>>(
 lectureId: string,
    weeklyLectureId: string,
    examId: string,
    sheetId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof readSheetPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReadSheetPageQueryOptions(lectureId,weeklyLectureId,examId,sheetId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReviewSheetUrl = (lectureId: string,
    weeklyLectureId: string,
    examId: string,
    sheetId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/grade-omr/${examId}/sheets/${sheetId}`
}

/**
 * A person says who it is, what is marked, or why it does not count. Who it is never changes what was read; answers change only when
 * they are sent. A sheet of a student who has one replaces it where `replaces` is true (409 duplicate-sheet otherwise).
 * @summary 답안지 확인
 */
export const reviewSheet = async (lectureId: string,
    weeklyLectureId: string,
    examId: string,
    sheetId: string,
    review: Review, options?: Parameters<typeof http>[1]): Promise<Reviewed> => {

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
return http<Reviewed>(getReviewSheetUrl(lectureId,weeklyLectureId,examId,sheetId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(review)
  }
);}





export const getReviewSheetMutationKey = () => ['reviewSheet'] as const;

export const getReviewSheetMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewSheet>>, TError,ReviewSheetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reviewSheet>>, TError,ReviewSheetMutationVariables, TContext> => {

const mutationKey = getReviewSheetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviewSheet>>, ReviewSheetMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,examId,sheetId,data} = props ?? {};

          return  reviewSheet(lectureId,weeklyLectureId,examId,sheetId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReviewSheetMutationResult = NonNullable<Awaited<ReturnType<typeof reviewSheet>>>
    export type ReviewSheetMutationBody = Review
    export type ReviewSheetMutationError = ErrorType<ProblemResponse>
    export type ReviewSheetMutationVariables = {lectureId: string;weeklyLectureId: string;examId: string;sheetId: string;data: Review}

    /**
 * @summary 답안지 확인
 */
export const useReviewSheet = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewSheet>>, TError,ReviewSheetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reviewSheet>>,
        TError,
        ReviewSheetMutationVariables,
        TContext
      > => {
      return useMutation(getReviewSheetMutationOptions(options), queryClient);
    }
    export const getCancelScanUrl = (lectureId: string,
    weeklyLectureId: string,
    examId: string,
    scanId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/grade-omr/${examId}/scans/${scanId}`
}

/**
 * Pages that were read stay, the others are rejected as cancelled. A scan that has ended cannot be cancelled (409 scan-ended).
 * @summary 읽기 취소
 */
export const cancelScan = async (lectureId: string,
    weeklyLectureId: string,
    examId: string,
    scanId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getCancelScanUrl(lectureId,weeklyLectureId,examId,scanId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getCancelScanMutationKey = () => ['cancelScan'] as const;

export const getCancelScanMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelScan>>, TError,CancelScanMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelScan>>, TError,CancelScanMutationVariables, TContext> => {

const mutationKey = getCancelScanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelScan>>, CancelScanMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,examId,scanId} = props ?? {};

          return  cancelScan(lectureId,weeklyLectureId,examId,scanId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelScanMutationResult = NonNullable<Awaited<ReturnType<typeof cancelScan>>>

    export type CancelScanMutationError = ErrorType<ProblemResponse>
    export type CancelScanMutationVariables = {lectureId: string;weeklyLectureId: string;examId: string;scanId: string}

    /**
 * @summary 읽기 취소
 */
export const useCancelScan = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelScan>>, TError,CancelScanMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelScan>>,
        TError,
        CancelScanMutationVariables,
        TContext
      > => {
      return useMutation(getCancelScanMutationOptions(options), queryClient);
    }
    export const getWriteSheetMemoUrl = (lectureId: string,
    weeklyLectureId: string,
    sheetId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/sheet-memo/${sheetId}`
}

/**
 * @summary 답안지 메모
 */
export const writeSheetMemo = async (lectureId: string,
    weeklyLectureId: string,
    sheetId: string,
    sheetMemo: SheetMemo, options?: Parameters<typeof http>[1]): Promise<SheetVersion> => {

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
return http<SheetVersion>(getWriteSheetMemoUrl(lectureId,weeklyLectureId,sheetId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sheetMemo)
  }
);}





export const getWriteSheetMemoMutationKey = () => ['writeSheetMemo'] as const;

export const getWriteSheetMemoMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeSheetMemo>>, TError,WriteSheetMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof writeSheetMemo>>, TError,WriteSheetMemoMutationVariables, TContext> => {

const mutationKey = getWriteSheetMemoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof writeSheetMemo>>, WriteSheetMemoMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,sheetId,data} = props ?? {};

          return  writeSheetMemo(lectureId,weeklyLectureId,sheetId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WriteSheetMemoMutationResult = NonNullable<Awaited<ReturnType<typeof writeSheetMemo>>>
    export type WriteSheetMemoMutationBody = SheetMemo
    export type WriteSheetMemoMutationError = ErrorType<ProblemResponse>
    export type WriteSheetMemoMutationVariables = {lectureId: string;weeklyLectureId: string;sheetId: string;data: SheetMemo}

    /**
 * @summary 답안지 메모
 */
export const useWriteSheetMemo = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeSheetMemo>>, TError,WriteSheetMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof writeSheetMemo>>,
        TError,
        WriteSheetMemoMutationVariables,
        TContext
      > => {
      return useMutation(getWriteSheetMemoMutationOptions(options), queryClient);
    }
    export const getDeleteOmrFilesUrl = (examId: string,) => {




  return `/wl-exam/${examId}/omr-files`
}

/**
 * Every scan, page and stored file of an exam. Scores stay. Refused while a scan is being read (409 scan-open).
 * @summary 시험의 OMR 모두 지우기
 */
export const deleteOmrFiles = async (examId: string, options?: Parameters<typeof http>[1]): Promise<FilesDeleted> => {

  return http<FilesDeleted>(getDeleteOmrFilesUrl(examId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteOmrFilesMutationKey = () => ['deleteOmrFiles'] as const;

export const getDeleteOmrFilesMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOmrFiles>>, TError,DeleteOmrFilesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteOmrFiles>>, TError,DeleteOmrFilesMutationVariables, TContext> => {

const mutationKey = getDeleteOmrFilesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteOmrFiles>>, DeleteOmrFilesMutationVariables> = (props) => {
          const {examId} = props ?? {};

          return  deleteOmrFiles(examId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteOmrFilesMutationResult = NonNullable<Awaited<ReturnType<typeof deleteOmrFiles>>>

    export type DeleteOmrFilesMutationError = ErrorType<ProblemResponse>
    export type DeleteOmrFilesMutationVariables = {examId: string}

    /**
 * @summary 시험의 OMR 모두 지우기
 */
export const useDeleteOmrFiles = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteOmrFiles>>, TError,DeleteOmrFilesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteOmrFiles>>,
        TError,
        DeleteOmrFilesMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteOmrFilesMutationOptions(options), queryClient);
    }
    export const getDeleteScoreOmrUrl = (scoreId: string,) => {




  return `/wl-score/${scoreId}/omr`
}

/**
 * The sheet is rejected, and the answers and the value that came from it are cleared. Undone by its change set.
 * @summary 성적의 OMR 지우기
 */
export const deleteScoreOmr = async (scoreId: string, options?: Parameters<typeof http>[1]): Promise<Undone> => {

  return http<Undone>(getDeleteScoreOmrUrl(scoreId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteScoreOmrMutationKey = () => ['deleteScoreOmr'] as const;

export const getDeleteScoreOmrMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteScoreOmr>>, TError,DeleteScoreOmrMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteScoreOmr>>, TError,DeleteScoreOmrMutationVariables, TContext> => {

const mutationKey = getDeleteScoreOmrMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteScoreOmr>>, DeleteScoreOmrMutationVariables> = (props) => {
          const {scoreId} = props ?? {};

          return  deleteScoreOmr(scoreId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteScoreOmrMutationResult = NonNullable<Awaited<ReturnType<typeof deleteScoreOmr>>>

    export type DeleteScoreOmrMutationError = ErrorType<ProblemResponse>
    export type DeleteScoreOmrMutationVariables = {scoreId: string}

    /**
 * @summary 성적의 OMR 지우기
 */
export const useDeleteScoreOmr = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteScoreOmr>>, TError,DeleteScoreOmrMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteScoreOmr>>,
        TError,
        DeleteScoreOmrMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteScoreOmrMutationOptions(options), queryClient);
    }
