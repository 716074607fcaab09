// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type Claim = components['schemas']['Claim'];
export type ClaimChange = components['schemas']['ClaimChange'];
export type ClaimInput = components['schemas']['ClaimInput'];
export type Claims = components['schemas']['Claims'];
export type Decision = components['schemas']['Decision'];

/**
 * One's own, the newest first, with their receipts.
 * @summary 내 경비 청구
 */
export const readMyClaims = (init?: RequestInit) =>
  call<Claims>('GET', `/supervisor/expense-claim`, {}, init);

export const useReadMyClaims = (options?: QueryOptions<Claims>) =>
  useRead([`/supervisor/expense-claim`], (init) => readMyClaims(init), options);

/**
 * Receipts are uploaded as its files.
 * @summary 경비 청구하기
 */
export const createClaim = (claimInput: ClaimInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/supervisor/expense-claim`, { json: claimInput }, init);

export const useCreateClaim = () =>
  useCommand(['expenseClaims'], ({ data, init }: { data: ClaimInput; init?: RequestInit }) => createClaim(data, init));

/**
 * Until it is decided (409 decided); only one's own.
 * @summary 경비 청구 수정
 */
export const updateClaim = (expenseClaimId: string, claimChange: ClaimChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/supervisor/expense-claim/${expenseClaimId}`, { json: claimChange }, init);

export const useUpdateClaim = () =>
  useCommand(['expenseClaims'], ({ expenseClaimId, data, init }: { expenseClaimId: string; data: ClaimChange; init?: RequestInit }) => updateClaim(expenseClaimId, data, init));

/**
 * Until it is decided (409 decided); only one's own.
 * @summary 경비 청구 삭제
 */
export const deleteClaim = (expenseClaimId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/supervisor/expense-claim/${expenseClaimId}`, {}, init);

export const useDeleteClaim = () =>
  useCommand(['expenseClaims'], ({ expenseClaimId, init }: { expenseClaimId: string; init?: RequestInit }) => deleteClaim(expenseClaimId, init));

/**
 * Approved or rejected with a reason by somebody else than who claims (409 own-claim); paid when its month is closed
 * (by hand after that: 409 paid-with-month), or by hand, so that no month pays it.
 * @summary 경비 청구 처리
 */
export const decideClaim = (expenseClaimId: string, decision: Decision, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/expense-claim/${expenseClaimId}/status`, { json: decision }, init);

export const useDecideClaim = () =>
  useCommand(['expenseClaims'], ({ expenseClaimId, data, init }: { expenseClaimId: string; data: Decision; init?: RequestInit }) => decideClaim(expenseClaimId, data, init));
