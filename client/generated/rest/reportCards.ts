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
  NewReportLinks
} from './model/newReportLinks.ts';

import type {
  ProblemResponse
} from './model/problemResponse.ts';

import type {
  ReportCard
} from './model/reportCard.ts';

import type {
  ReportLinkIds
} from './model/reportLinkIds.ts';

import type {
  ReportLinkToken
} from './model/reportLinkToken.ts';

import type {
  ReportLinks
} from './model/reportLinks.ts';

import type {
  ReportRemark
} from './model/reportRemark.ts';

import type {
  ReportRemarkVersion
} from './model/reportRemarkVersion.ts';

import type {
  RevokedLinks
} from './model/revokedLinks.ts';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getWriteReportRemarkUrl = (scoreId: string,) => {




  return `/wl-score/${scoreId}/report-remark`
}

/**
 * Empty takes it back. 409 version-conflict carries both texts, who wrote the other and when.
 * @summary 선생님의 말 쓰기
 */
export const writeReportRemark = async (scoreId: string,
    reportRemark: ReportRemark, options?: Parameters<typeof http>[1]): Promise<ReportRemarkVersion> => {

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
return http<ReportRemarkVersion>(getWriteReportRemarkUrl(scoreId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reportRemark)
  }
);}





export const getWriteReportRemarkMutationKey = () => ['writeReportRemark'] as const;

export const getWriteReportRemarkMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeReportRemark>>, TError,WriteReportRemarkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof writeReportRemark>>, TError,WriteReportRemarkMutationVariables, TContext> => {

const mutationKey = getWriteReportRemarkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof writeReportRemark>>, WriteReportRemarkMutationVariables> = (props) => {
          const {scoreId,data} = props ?? {};

          return  writeReportRemark(scoreId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WriteReportRemarkMutationResult = NonNullable<Awaited<ReturnType<typeof writeReportRemark>>>
    export type WriteReportRemarkMutationBody = ReportRemark
    export type WriteReportRemarkMutationError = ErrorType<ProblemResponse>
    export type WriteReportRemarkMutationVariables = {scoreId: string;data: ReportRemark}

    /**
 * @summary 선생님의 말 쓰기
 */
export const useWriteReportRemark = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof writeReportRemark>>, TError,WriteReportRemarkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof writeReportRemark>>,
        TError,
        WriteReportRemarkMutationVariables,
        TContext
      > => {
      return useMutation(getWriteReportRemarkMutationOptions(options), queryClient);
    }
    export const getCreateReportLinksUrl = () => {




  return `/report-cards/links`
}

/**
 * One for each student, whose address is told only now; with a text it is queued to the parents, and a retry with the same key makes nothing more.
 * 404 when the exam or one of the students is not there; 409 exam-hidden, not-graded, no-phone, quiet-hours.
 * @summary 성적표 링크 만들기
 */
export const createReportLinks = async (newReportLinks: NewReportLinks, options?: Parameters<typeof http>[1]): Promise<ReportLinks> => {

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
return http<ReportLinks>(getCreateReportLinksUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newReportLinks)
  }
);}





export const getCreateReportLinksMutationKey = () => ['createReportLinks'] as const;

export const getCreateReportLinksMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReportLinks>>, TError,CreateReportLinksMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createReportLinks>>, TError,CreateReportLinksMutationVariables, TContext> => {

const mutationKey = getCreateReportLinksMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createReportLinks>>, CreateReportLinksMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createReportLinks(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateReportLinksMutationResult = NonNullable<Awaited<ReturnType<typeof createReportLinks>>>
    export type CreateReportLinksMutationBody = NewReportLinks
    export type CreateReportLinksMutationError = ErrorType<ProblemResponse>
    export type CreateReportLinksMutationVariables = {data: NewReportLinks}

    /**
 * @summary 성적표 링크 만들기
 */
export const useCreateReportLinks = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReportLinks>>, TError,CreateReportLinksMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createReportLinks>>,
        TError,
        CreateReportLinksMutationVariables,
        TContext
      > => {
      return useMutation(getCreateReportLinksMutationOptions(options), queryClient);
    }
    export const getRevokeReportLinksUrl = () => {




  return `/report-cards/links/revoke`
}

/**
 * They open nothing from now on. Those that were revoked before stay so.
 * @summary 성적표 링크 해지
 */
export const revokeReportLinks = async (reportLinkIds: ReportLinkIds, options?: Parameters<typeof http>[1]): Promise<RevokedLinks> => {

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
return http<RevokedLinks>(getRevokeReportLinksUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reportLinkIds)
  }
);}





export const getRevokeReportLinksMutationKey = () => ['revokeReportLinks'] as const;

export const getRevokeReportLinksMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeReportLinks>>, TError,RevokeReportLinksMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeReportLinks>>, TError,RevokeReportLinksMutationVariables, TContext> => {

const mutationKey = getRevokeReportLinksMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeReportLinks>>, RevokeReportLinksMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  revokeReportLinks(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeReportLinksMutationResult = NonNullable<Awaited<ReturnType<typeof revokeReportLinks>>>
    export type RevokeReportLinksMutationBody = ReportLinkIds
    export type RevokeReportLinksMutationError = ErrorType<ProblemResponse>
    export type RevokeReportLinksMutationVariables = {data: ReportLinkIds}

    /**
 * @summary 성적표 링크 해지
 */
export const useRevokeReportLinks = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeReportLinks>>, TError,RevokeReportLinksMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeReportLinks>>,
        TError,
        RevokeReportLinksMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeReportLinksMutationOptions(options), queryClient);
    }
    export const getOpenReportLinkUrl = () => {




  return `/report-cards/open`
}

/**
 * Without signing in. 404 link-unknown for what is no link of ours; 410 link-expired, link-revoked, link-closed when it opens nothing any more.
 * Counted for staff, unless staff open it.
 * @summary 링크로 성적표 보기
 */
export const openReportLink = async (reportLinkToken: ReportLinkToken, options?: Parameters<typeof http>[1]): Promise<ReportCard> => {

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
return http<ReportCard>(getOpenReportLinkUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reportLinkToken)
  }
);}





export const getOpenReportLinkMutationKey = () => ['openReportLink'] as const;

export const getOpenReportLinkMutationOptions = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openReportLink>>, TError,OpenReportLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof openReportLink>>, TError,OpenReportLinkMutationVariables, TContext> => {

const mutationKey = getOpenReportLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof openReportLink>>, OpenReportLinkMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  openReportLink(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OpenReportLinkMutationResult = NonNullable<Awaited<ReturnType<typeof openReportLink>>>
    export type OpenReportLinkMutationBody = ReportLinkToken
    export type OpenReportLinkMutationError = ErrorType<ProblemResponse>
    export type OpenReportLinkMutationVariables = {data: ReportLinkToken}

    /**
 * @summary 링크로 성적표 보기
 */
export const useOpenReportLink = <TError = ErrorType<ProblemResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openReportLink>>, TError,OpenReportLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof openReportLink>>,
        TError,
        OpenReportLinkMutationVariables,
        TContext
      > => {
      return useMutation(getOpenReportLinkMutationOptions(options), queryClient);
    }
