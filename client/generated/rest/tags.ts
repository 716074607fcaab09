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
  NoContentResponse
} from './model/noContentResponse.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import type {
  TagInput
} from './model/tagInput.ts';

import type {
  TagOrder
} from './model/tagOrder.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateTagUrl = () => {




  return `/tag`
}

/**
 * It comes last in the order.
 * @summary 태그 만들기
 */
export const createTag = async (tagInput: TagInput, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getCreateTagUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tagInput)
  }
);}





export const getCreateTagMutationKey = () => ['createTag'] as const;

export const getCreateTagMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTag>>, TError,CreateTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createTag>>, TError,CreateTagMutationVariables, TContext> => {

const mutationKey = getCreateTagMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTag>>, CreateTagMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createTag(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTagMutationResult = NonNullable<Awaited<ReturnType<typeof createTag>>>
    export type CreateTagMutationBody = TagInput
    export type CreateTagMutationError = ErrorType<ProblemResponse>
    export type CreateTagMutationVariables = {data: TagInput}

    /**
 * @summary 태그 만들기
 */
export const useCreateTag = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTag>>, TError,CreateTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTag>>,
        TError,
        CreateTagMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTagMutationOptions(options), queryClient);
    }
    export const getUpdateTagUrl = (tagId: string,) => {




  return `/tag/${tagId}`
}

/**
 * @summary 태그 고치기
 */
export const updateTag = async (tagId: string,
    tagInput: TagInput, options?: Parameters<typeof http>[1]): Promise<DoneResponse> => {

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
return http<DoneResponse>(getUpdateTagUrl(tagId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tagInput)
  }
);}





export const getUpdateTagMutationKey = () => ['updateTag'] as const;

export const getUpdateTagMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTag>>, TError,UpdateTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateTag>>, TError,UpdateTagMutationVariables, TContext> => {

const mutationKey = getUpdateTagMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateTag>>, UpdateTagMutationVariables> = (props) => {
          const {tagId,data} = props ?? {};

          return  updateTag(tagId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateTagMutationResult = NonNullable<Awaited<ReturnType<typeof updateTag>>>
    export type UpdateTagMutationBody = TagInput
    export type UpdateTagMutationError = ErrorType<ProblemResponse>
    export type UpdateTagMutationVariables = {tagId: string;data: TagInput}

    /**
 * @summary 태그 고치기
 */
export const useUpdateTag = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateTag>>, TError,UpdateTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateTag>>,
        TError,
        UpdateTagMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateTagMutationOptions(options), queryClient);
    }
    export const getDeleteTagUrl = (tagId: string,) => {




  return `/tag/${tagId}`
}

/**
 * Refused while somebody has it (409 in-use).
 * @summary 태그 지우기
 */
export const deleteTag = async (tagId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteTagUrl(tagId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteTagMutationKey = () => ['deleteTag'] as const;

export const getDeleteTagMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTag>>, TError,DeleteTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteTag>>, TError,DeleteTagMutationVariables, TContext> => {

const mutationKey = getDeleteTagMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteTag>>, DeleteTagMutationVariables> = (props) => {
          const {tagId} = props ?? {};

          return  deleteTag(tagId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteTagMutationResult = NonNullable<Awaited<ReturnType<typeof deleteTag>>>

    export type DeleteTagMutationError = ErrorType<ProblemResponse>
    export type DeleteTagMutationVariables = {tagId: string}

    /**
 * @summary 태그 지우기
 */
export const useDeleteTag = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTag>>, TError,DeleteTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteTag>>,
        TError,
        DeleteTagMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteTagMutationOptions(options), queryClient);
    }
    export const getOrderTagsUrl = () => {




  return `/tag/priority`
}

/**
 * All tags, first to last; refused when there are others meanwhile (409 tags-changed).
 * @summary 태그 순서 바꾸기
 */
export const orderTags = async (tagOrder: TagOrder, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

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
return http<NoContentResponse>(getOrderTagsUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tagOrder)
  }
);}





export const getOrderTagsMutationKey = () => ['orderTags'] as const;

export const getOrderTagsMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderTags>>, TError,OrderTagsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof orderTags>>, TError,OrderTagsMutationVariables, TContext> => {

const mutationKey = getOrderTagsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof orderTags>>, OrderTagsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  orderTags(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OrderTagsMutationResult = NonNullable<Awaited<ReturnType<typeof orderTags>>>
    export type OrderTagsMutationBody = TagOrder
    export type OrderTagsMutationError = ErrorType<ProblemResponse>
    export type OrderTagsMutationVariables = {data: TagOrder}

    /**
 * @summary 태그 순서 바꾸기
 */
export const useOrderTags = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderTags>>, TError,OrderTagsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof orderTags>>,
        TError,
        OrderTagsMutationVariables,
        TContext
      > => {
      return useMutation(getOrderTagsMutationOptions(options), queryClient);
    }
    export const getAddTagToUserUrl = (tagId: string,
    userId: string,) => {




  return `/tag/${tagId}/user/${userId}`
}

/**
 * Saying it twice changes nothing.
 * @summary 태그 붙이기
 */
export const addTagToUser = async (tagId: string,
    userId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getAddTagToUserUrl(tagId,userId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getAddTagToUserMutationKey = () => ['addTagToUser'] as const;

export const getAddTagToUserMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addTagToUser>>, TError,AddTagToUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addTagToUser>>, TError,AddTagToUserMutationVariables, TContext> => {

const mutationKey = getAddTagToUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addTagToUser>>, AddTagToUserMutationVariables> = (props) => {
          const {tagId,userId} = props ?? {};

          return  addTagToUser(tagId,userId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddTagToUserMutationResult = NonNullable<Awaited<ReturnType<typeof addTagToUser>>>

    export type AddTagToUserMutationError = ErrorType<ProblemResponse>
    export type AddTagToUserMutationVariables = {tagId: string;userId: string}

    /**
 * @summary 태그 붙이기
 */
export const useAddTagToUser = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addTagToUser>>, TError,AddTagToUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addTagToUser>>,
        TError,
        AddTagToUserMutationVariables,
        TContext
      > => {
      return useMutation(getAddTagToUserMutationOptions(options), queryClient);
    }
    export const getRemoveTagFromUserUrl = (tagId: string,
    userId: string,) => {




  return `/tag/${tagId}/user/${userId}`
}

/**
 * Saying it twice changes nothing.
 * @summary 태그 떼기
 */
export const removeTagFromUser = async (tagId: string,
    userId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getRemoveTagFromUserUrl(tagId,userId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveTagFromUserMutationKey = () => ['removeTagFromUser'] as const;

export const getRemoveTagFromUserMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeTagFromUser>>, TError,RemoveTagFromUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeTagFromUser>>, TError,RemoveTagFromUserMutationVariables, TContext> => {

const mutationKey = getRemoveTagFromUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeTagFromUser>>, RemoveTagFromUserMutationVariables> = (props) => {
          const {tagId,userId} = props ?? {};

          return  removeTagFromUser(tagId,userId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveTagFromUserMutationResult = NonNullable<Awaited<ReturnType<typeof removeTagFromUser>>>

    export type RemoveTagFromUserMutationError = ErrorType<ProblemResponse>
    export type RemoveTagFromUserMutationVariables = {tagId: string;userId: string}

    /**
 * @summary 태그 떼기
 */
export const useRemoveTagFromUser = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeTagFromUser>>, TError,RemoveTagFromUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeTagFromUser>>,
        TError,
        RemoveTagFromUserMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveTagFromUserMutationOptions(options), queryClient);
    }
