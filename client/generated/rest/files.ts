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
  BulkPermission
} from './model/bulkPermission.ts';

import type {
  DoneResponse
} from './model/doneResponse.ts';

import type {
  Download
} from './model/download.ts';

import type {
  Downloads
} from './model/downloads.ts';

import type {
  FileIds
} from './model/fileIds.ts';

import type {
  FileInput
} from './model/fileInput.ts';

import type {
  FileMemo
} from './model/fileMemo.ts';

import type {
  GetDownloadParams
} from './model/getDownloadParams.ts';

import type {
  Multipart
} from './model/multipart.ts';

import type {
  MultipartEnd
} from './model/multipartEnd.ts';

import type {
  MultipartInput
} from './model/multipartInput.ts';

import type {
  MultipartParts
} from './model/multipartParts.ts';

import type {
  NoContentResponse
} from './model/noContentResponse.ts';

import type {
  Permission
} from './model/permission.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import type {
  Upload
} from './model/upload.ts';

import type {
  UploadDone
} from './model/uploadDone.ts';

import type {
  Watermark
} from './model/watermark.ts';

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

export const getSetFilePermissionUrl = (lectureId: string,
    weeklyLectureId: string,
    fileId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/file-permission/${fileId}`
}

/**
 * The file belongs to the lecture or the week. Taking it from a student who saw it as one of all leaves the others.
 * @summary 파일을 볼 학생
 */
export const setFilePermission = async (lectureId: string,
    weeklyLectureId: string,
    fileId: string,
    permission: Permission, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getSetFilePermissionUrl(lectureId,weeklyLectureId,fileId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(permission)
  }
);}





export const getSetFilePermissionMutationKey = () => ['setFilePermission'] as const;

export const getSetFilePermissionMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFilePermission>>, TError,SetFilePermissionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setFilePermission>>, TError,SetFilePermissionMutationVariables, TContext> => {

const mutationKey = getSetFilePermissionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setFilePermission>>, SetFilePermissionMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,fileId,data} = props ?? {};

          return  setFilePermission(lectureId,weeklyLectureId,fileId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetFilePermissionMutationResult = NonNullable<Awaited<ReturnType<typeof setFilePermission>>>
    export type SetFilePermissionMutationBody = Permission
    export type SetFilePermissionMutationError = ErrorType<ProblemResponse>
    export type SetFilePermissionMutationVariables = {lectureId: string;weeklyLectureId: string;fileId: string;data: Permission}

    /**
 * @summary 파일을 볼 학생
 */
export const useSetFilePermission = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFilePermission>>, TError,SetFilePermissionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setFilePermission>>,
        TError,
        SetFilePermissionMutationVariables,
        TContext
      > => {
      return useMutation(getSetFilePermissionMutationOptions(options), queryClient);
    }
    export const getSetFilePermissionsUrl = (lectureId: string,
    weeklyLectureId: string,) => {




  return `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/file-permission/bulk`
}

/**
 * All or none, as one change set.
 * @summary 여러 파일을 볼 학생
 */
export const setFilePermissions = async (lectureId: string,
    weeklyLectureId: string,
    bulkPermission: BulkPermission, options?: Parameters<typeof http>[1]): Promise<FileIds> => {

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
return http<FileIds>(getSetFilePermissionsUrl(lectureId,weeklyLectureId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bulkPermission)
  }
);}





export const getSetFilePermissionsMutationKey = () => ['setFilePermissions'] as const;

export const getSetFilePermissionsMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFilePermissions>>, TError,SetFilePermissionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setFilePermissions>>, TError,SetFilePermissionsMutationVariables, TContext> => {

const mutationKey = getSetFilePermissionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setFilePermissions>>, SetFilePermissionsMutationVariables> = (props) => {
          const {lectureId,weeklyLectureId,data} = props ?? {};

          return  setFilePermissions(lectureId,weeklyLectureId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetFilePermissionsMutationResult = NonNullable<Awaited<ReturnType<typeof setFilePermissions>>>
    export type SetFilePermissionsMutationBody = BulkPermission
    export type SetFilePermissionsMutationError = ErrorType<ProblemResponse>
    export type SetFilePermissionsMutationVariables = {lectureId: string;weeklyLectureId: string;data: BulkPermission}

    /**
 * @summary 여러 파일을 볼 학생
 */
export const useSetFilePermissions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFilePermissions>>, TError,SetFilePermissionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setFilePermissions>>,
        TError,
        SetFilePermissionsMutationVariables,
        TContext
      > => {
      return useMutation(getSetFilePermissionsMutationOptions(options), queryClient);
    }
    export const getCreateUploadUrl = (ownerType: 'LECTURE' | 'WEEKLY_LECTURE' | 'STUDENT' | 'CONSULT' | 'BOARD_POST' | 'MATERIAL' | 'VIDEO' | 'PROFILE' | 'EXAM' | 'SUBMISSION' | 'CLAIM',
    ownerId: string,) => {




  return `/files/${ownerType}/${ownerId}`
}

/**
 * Nothing is listed before upload-done. 413 and 415 say what the owner type takes; what is larger than a few megabytes goes in parts.
 * @summary 올릴 주소 받기
 */
export const createUpload = async (ownerType: 'LECTURE' | 'WEEKLY_LECTURE' | 'STUDENT' | 'CONSULT' | 'BOARD_POST' | 'MATERIAL' | 'VIDEO' | 'PROFILE' | 'EXAM' | 'SUBMISSION' | 'CLAIM',
    ownerId: string,
    fileInput: FileInput, options?: Parameters<typeof http>[1]): Promise<Upload> => {

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
return http<Upload>(getCreateUploadUrl(ownerType,ownerId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(fileInput)
  }
);}





export const getCreateUploadMutationKey = () => ['createUpload'] as const;

export const getCreateUploadMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUpload>>, TError,CreateUploadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createUpload>>, TError,CreateUploadMutationVariables, TContext> => {

const mutationKey = getCreateUploadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createUpload>>, CreateUploadMutationVariables> = (props) => {
          const {ownerType,ownerId,data} = props ?? {};

          return  createUpload(ownerType,ownerId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateUploadMutationResult = NonNullable<Awaited<ReturnType<typeof createUpload>>>
    export type CreateUploadMutationBody = FileInput
    export type CreateUploadMutationError = ErrorType<ProblemResponse>
    export type CreateUploadMutationVariables = {ownerType: 'LECTURE' | 'WEEKLY_LECTURE' | 'STUDENT' | 'CONSULT' | 'BOARD_POST' | 'MATERIAL' | 'VIDEO' | 'PROFILE' | 'EXAM' | 'SUBMISSION' | 'CLAIM';ownerId: string;data: FileInput}

    /**
 * @summary 올릴 주소 받기
 */
export const useCreateUpload = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUpload>>, TError,CreateUploadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createUpload>>,
        TError,
        CreateUploadMutationVariables,
        TContext
      > => {
      return useMutation(getCreateUploadMutationOptions(options), queryClient);
    }
    export const getListDownloadsUrl = (ownerType: 'LECTURE' | 'WEEKLY_LECTURE' | 'STUDENT' | 'CONSULT' | 'BOARD_POST' | 'MATERIAL' | 'VIDEO' | 'PROFILE' | 'EXAM' | 'SUBMISSION' | 'CLAIM',
    ownerId: string,) => {




  return `/files/${ownerType}/${ownerId}`
}

/**
 * Those that whoever asks may open.
 * @summary 파일과 받을 주소
 */
export const listDownloads = async (ownerType: 'LECTURE' | 'WEEKLY_LECTURE' | 'STUDENT' | 'CONSULT' | 'BOARD_POST' | 'MATERIAL' | 'VIDEO' | 'PROFILE' | 'EXAM' | 'SUBMISSION' | 'CLAIM',
    ownerId: string, options?: Parameters<typeof http>[1]): Promise<Downloads> => {

  return http<Downloads>(getListDownloadsUrl(ownerType,ownerId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDownloadsQueryKey = (ownerType: 'LECTURE' | 'WEEKLY_LECTURE' | 'STUDENT' | 'CONSULT' | 'BOARD_POST' | 'MATERIAL' | 'VIDEO' | 'PROFILE' | 'EXAM' | 'SUBMISSION' | 'CLAIM',
    ownerId: string,) => {
    return [
    `/files/${ownerType}/${ownerId}`
    ] as const;
    }


export const getListDownloadsQueryOptions = <TData = Awaited<ReturnType<typeof listDownloads>>, TError = ErrorType<ProblemResponse>>(ownerType: 'LECTURE' | 'WEEKLY_LECTURE' | 'STUDENT' | 'CONSULT' | 'BOARD_POST' | 'MATERIAL' | 'VIDEO' | 'PROFILE' | 'EXAM' | 'SUBMISSION' | 'CLAIM',
    ownerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDownloads>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDownloadsQueryKey(ownerType,ownerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDownloads>>> = ({ signal }) => listDownloads(ownerType,ownerId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: ownerType !== null && ownerType !== undefined && ownerId !== null && ownerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDownloads>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDownloadsQueryResult = NonNullable<Awaited<ReturnType<typeof listDownloads>>>
export type ListDownloadsQueryError = ErrorType<ProblemResponse>


export function useListDownloads<TData = Awaited<ReturnType<typeof listDownloads>>, TError = ErrorType<ProblemResponse>>(
 ownerType: 'LECTURE' | 'WEEKLY_LECTURE' | 'STUDENT' | 'CONSULT' | 'BOARD_POST' | 'MATERIAL' | 'VIDEO' | 'PROFILE' | 'EXAM' | 'SUBMISSION' | 'CLAIM',
    ownerId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDownloads>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDownloads>>,
          TError,
          Awaited<ReturnType<typeof listDownloads>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDownloads<TData = Awaited<ReturnType<typeof listDownloads>>, TError = ErrorType<ProblemResponse>>(
 ownerType: 'LECTURE' | 'WEEKLY_LECTURE' | 'STUDENT' | 'CONSULT' | 'BOARD_POST' | 'MATERIAL' | 'VIDEO' | 'PROFILE' | 'EXAM' | 'SUBMISSION' | 'CLAIM',
    ownerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDownloads>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDownloads>>,
          TError,
          Awaited<ReturnType<typeof listDownloads>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDownloads<TData = Awaited<ReturnType<typeof listDownloads>>, TError = ErrorType<ProblemResponse>>(
 ownerType: 'LECTURE' | 'WEEKLY_LECTURE' | 'STUDENT' | 'CONSULT' | 'BOARD_POST' | 'MATERIAL' | 'VIDEO' | 'PROFILE' | 'EXAM' | 'SUBMISSION' | 'CLAIM',
    ownerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDownloads>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 파일과 받을 주소
 */

export function useListDownloads<TData = Awaited<ReturnType<typeof listDownloads>>, TError = ErrorType<ProblemResponse>>(
 ownerType: 'LECTURE' | 'WEEKLY_LECTURE' | 'STUDENT' | 'CONSULT' | 'BOARD_POST' | 'MATERIAL' | 'VIDEO' | 'PROFILE' | 'EXAM' | 'SUBMISSION' | 'CLAIM',
    ownerId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDownloads>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDownloadsQueryOptions(ownerType,ownerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetDownloadUrl = (params: GetDownloadParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/files/get-url?${stringifiedParams}` : `/files/get-url`
}

/**
 * @summary 받을 주소
 */
export const getDownload = async (params: GetDownloadParams, options?: Parameters<typeof http>[1]): Promise<Download> => {

  return http<Download>(getGetDownloadUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetDownloadQueryKey = (params?: GetDownloadParams,) => {
    return [
    `/files/get-url`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetDownloadQueryOptions = <TData = Awaited<ReturnType<typeof getDownload>>, TError = ErrorType<ProblemResponse>>(params: GetDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownload>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDownloadQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDownload>>> = ({ signal }) => getDownload(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDownload>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDownloadQueryResult = NonNullable<Awaited<ReturnType<typeof getDownload>>>
export type GetDownloadQueryError = ErrorType<ProblemResponse>


export function useGetDownload<TData = Awaited<ReturnType<typeof getDownload>>, TError = ErrorType<ProblemResponse>>(
 params: GetDownloadParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownload>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDownload>>,
          TError,
          Awaited<ReturnType<typeof getDownload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDownload<TData = Awaited<ReturnType<typeof getDownload>>, TError = ErrorType<ProblemResponse>>(
 params: GetDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownload>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDownload>>,
          TError,
          Awaited<ReturnType<typeof getDownload>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDownload<TData = Awaited<ReturnType<typeof getDownload>>, TError = ErrorType<ProblemResponse>>(
 params: GetDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownload>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary 받을 주소
 */

export function useGetDownload<TData = Awaited<ReturnType<typeof getDownload>>, TError = ErrorType<ProblemResponse>>(
 params: GetDownloadParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDownload>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDownloadQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getFinishUploadUrl = () => {




  return `/files/upload-done`
}

/**
 * Looks at the content, its size, kind and checksum, and lists the file; 415 and 422 throw it away. A file that was deleted less than a day ago comes back by it.
 * @summary 올리기 끝
 */
export const finishUpload = async (uploadDone: UploadDone, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getFinishUploadUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(uploadDone)
  }
);}





export const getFinishUploadMutationKey = () => ['finishUpload'] as const;

export const getFinishUploadMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishUpload>>, TError,FinishUploadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof finishUpload>>, TError,FinishUploadMutationVariables, TContext> => {

const mutationKey = getFinishUploadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof finishUpload>>, FinishUploadMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  finishUpload(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FinishUploadMutationResult = NonNullable<Awaited<ReturnType<typeof finishUpload>>>
    export type FinishUploadMutationBody = UploadDone
    export type FinishUploadMutationError = ErrorType<ProblemResponse>
    export type FinishUploadMutationVariables = {data: UploadDone}

    /**
 * @summary 올리기 끝
 */
export const useFinishUpload = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishUpload>>, TError,FinishUploadMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof finishUpload>>,
        TError,
        FinishUploadMutationVariables,
        TContext
      > => {
      return useMutation(getFinishUploadMutationOptions(options), queryClient);
    }
    export const getWriteFileMemoUrl = (fileId: string,) => {




  return `/files/${fileId}/memo`
}

/**
 * 409 version-conflict carries both values, who changed it and when.
 * @summary 파일 메모
 */
export const writeFileMemo = async (fileId: string,
    fileMemo: FileMemo, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getWriteFileMemoUrl(fileId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(fileMemo)
  }
);}





export const getWriteFileMemoMutationKey = () => ['writeFileMemo'] as const;

export const getWriteFileMemoMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeFileMemo>>, TError,WriteFileMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof writeFileMemo>>, TError,WriteFileMemoMutationVariables, TContext> => {

const mutationKey = getWriteFileMemoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof writeFileMemo>>, WriteFileMemoMutationVariables> = (props) => {
          const {fileId,data} = props ?? {};

          return  writeFileMemo(fileId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WriteFileMemoMutationResult = NonNullable<Awaited<ReturnType<typeof writeFileMemo>>>
    export type WriteFileMemoMutationBody = FileMemo
    export type WriteFileMemoMutationError = ErrorType<ProblemResponse>
    export type WriteFileMemoMutationVariables = {fileId: string;data: FileMemo}

    /**
 * @summary 파일 메모
 */
export const useWriteFileMemo = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeFileMemo>>, TError,WriteFileMemoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof writeFileMemo>>,
        TError,
        WriteFileMemoMutationVariables,
        TContext
      > => {
      return useMutation(getWriteFileMemoMutationOptions(options), queryClient);
    }
    export const getSetWatermarkUrl = (fileId: string,) => {




  return `/files/${fileId}/watermark`
}

/**
 * On, what a student downloads carries their name and number on every page. PDF only; 422 where none can be drawn.
 * @summary 워터마크 넣기, 빼기
 */
export const setWatermark = async (fileId: string,
    watermark: Watermark, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getSetWatermarkUrl(fileId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(watermark)
  }
);}





export const getSetWatermarkMutationKey = () => ['setWatermark'] as const;

export const getSetWatermarkMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setWatermark>>, TError,SetWatermarkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setWatermark>>, TError,SetWatermarkMutationVariables, TContext> => {

const mutationKey = getSetWatermarkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setWatermark>>, SetWatermarkMutationVariables> = (props) => {
          const {fileId,data} = props ?? {};

          return  setWatermark(fileId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetWatermarkMutationResult = NonNullable<Awaited<ReturnType<typeof setWatermark>>>
    export type SetWatermarkMutationBody = Watermark
    export type SetWatermarkMutationError = ErrorType<ProblemResponse>
    export type SetWatermarkMutationVariables = {fileId: string;data: Watermark}

    /**
 * @summary 워터마크 넣기, 빼기
 */
export const useSetWatermark = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setWatermark>>, TError,SetWatermarkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setWatermark>>,
        TError,
        SetWatermarkMutationVariables,
        TContext
      > => {
      return useMutation(getSetWatermarkMutationOptions(options), queryClient);
    }
    export const getDeleteFileUrl = (fileId: string,) => {




  return `/files/${fileId}`
}

/**
 * For a day upload-done brings it back; then its content goes.
 * @summary 파일 지우기
 */
export const deleteFile = async (fileId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteFileUrl(fileId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteFileMutationKey = () => ['deleteFile'] as const;

export const getDeleteFileMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFile>>, TError,DeleteFileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteFile>>, TError,DeleteFileMutationVariables, TContext> => {

const mutationKey = getDeleteFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteFile>>, DeleteFileMutationVariables> = (props) => {
          const {fileId} = props ?? {};

          return  deleteFile(fileId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteFileMutationResult = NonNullable<Awaited<ReturnType<typeof deleteFile>>>

    export type DeleteFileMutationError = ErrorType<ProblemResponse>
    export type DeleteFileMutationVariables = {fileId: string}

    /**
 * @summary 파일 지우기
 */
export const useDeleteFile = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFile>>, TError,DeleteFileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteFile>>,
        TError,
        DeleteFileMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteFileMutationOptions(options), queryClient);
    }
    export const getBeginMultipartUrl = () => {




  return `/files/multipart/initiate`
}

/**
 * Goes on with what the same person began to upload to the same place under the same name and size, and says which parts have arrived.
 * @summary 나누어 올리기
 */
export const beginMultipart = async (multipartInput: MultipartInput, options?: Parameters<typeof http>[1]): Promise<Multipart> => {

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
return http<Multipart>(getBeginMultipartUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(multipartInput)
  }
);}





export const getBeginMultipartMutationKey = () => ['beginMultipart'] as const;

export const getBeginMultipartMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginMultipart>>, TError,BeginMultipartMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof beginMultipart>>, TError,BeginMultipartMutationVariables, TContext> => {

const mutationKey = getBeginMultipartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginMultipart>>, BeginMultipartMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  beginMultipart(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BeginMultipartMutationResult = NonNullable<Awaited<ReturnType<typeof beginMultipart>>>
    export type BeginMultipartMutationBody = MultipartInput
    export type BeginMultipartMutationError = ErrorType<ProblemResponse>
    export type BeginMultipartMutationVariables = {data: MultipartInput}

    /**
 * @summary 나누어 올리기
 */
export const useBeginMultipart = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginMultipart>>, TError,BeginMultipartMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginMultipart>>,
        TError,
        BeginMultipartMutationVariables,
        TContext
      > => {
      return useMutation(getBeginMultipartMutationOptions(options), queryClient);
    }
    export const getCompleteMultipartUrl = () => {




  return `/files/multipart/complete`
}

/**
 * Puts the parts together and does what upload-done does. 409 when a part is missing.
 * @summary 나누어 올리기 끝
 */
export const completeMultipart = async (multipartParts: MultipartParts, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getCompleteMultipartUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(multipartParts)
  }
);}





export const getCompleteMultipartMutationKey = () => ['completeMultipart'] as const;

export const getCompleteMultipartMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeMultipart>>, TError,CompleteMultipartMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof completeMultipart>>, TError,CompleteMultipartMutationVariables, TContext> => {

const mutationKey = getCompleteMultipartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeMultipart>>, CompleteMultipartMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  completeMultipart(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CompleteMultipartMutationResult = NonNullable<Awaited<ReturnType<typeof completeMultipart>>>
    export type CompleteMultipartMutationBody = MultipartParts
    export type CompleteMultipartMutationError = ErrorType<ProblemResponse>
    export type CompleteMultipartMutationVariables = {data: MultipartParts}

    /**
 * @summary 나누어 올리기 끝
 */
export const useCompleteMultipart = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeMultipart>>, TError,CompleteMultipartMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeMultipart>>,
        TError,
        CompleteMultipartMutationVariables,
        TContext
      > => {
      return useMutation(getCompleteMultipartMutationOptions(options), queryClient);
    }
    export const getAbortMultipartUrl = () => {




  return `/files/multipart/abort`
}

/**
 * @summary 나누어 올리기 그만두기
 */
export const abortMultipart = async (multipartEnd: MultipartEnd, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

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
return http<NoContentResponse>(getAbortMultipartUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(multipartEnd)
  }
);}





export const getAbortMultipartMutationKey = () => ['abortMultipart'] as const;

export const getAbortMultipartMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof abortMultipart>>, TError,AbortMultipartMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof abortMultipart>>, TError,AbortMultipartMutationVariables, TContext> => {

const mutationKey = getAbortMultipartMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof abortMultipart>>, AbortMultipartMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  abortMultipart(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AbortMultipartMutationResult = NonNullable<Awaited<ReturnType<typeof abortMultipart>>>
    export type AbortMultipartMutationBody = MultipartEnd
    export type AbortMultipartMutationError = ErrorType<ProblemResponse>
    export type AbortMultipartMutationVariables = {data: MultipartEnd}

    /**
 * @summary 나누어 올리기 그만두기
 */
export const useAbortMultipart = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof abortMultipart>>, TError,AbortMultipartMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof abortMultipart>>,
        TError,
        AbortMultipartMutationVariables,
        TContext
      > => {
      return useMutation(getAbortMultipartMutationOptions(options), queryClient);
    }
