// Generated from openapi/ by `npm run generate`. Do not edit.

import type { DoneResponse, Id, NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export interface Claim {
  id: Id;
  spentOn: string;
  amount: number;
  description: string;
  status: ClaimStatus;
  /** @nullable */
  payMonth: string | null;
  /** @nullable */
  rejectReason: string | null;
  version: number;
  receipts: ClaimReceiptsItem[];
}

export type ClaimChange = ClaimInput & {
  /**
     * The version this change was made from; without it whatever is there
     * @minimum 1
     */
  version?: number;
};

export interface ClaimInput {
  spentOn: string;
  /**
     * @minimum 1
     * @maximum 100000000
     */
  amount: number;
  /**
     * @minLength 1
     * @maxLength 500
     */
  description: string;
}

export type ClaimReceiptsItem = {
  fileId: Id;
  name: string;
};

export type ClaimStatus = typeof ClaimStatus[keyof typeof ClaimStatus];

export const ClaimStatus = {
  REQUESTED: 'REQUESTED',
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
  PAID: 'PAID',
} as const;

export interface Claims {
  claims: Claim[];
}

export interface Decision {
  status: DecisionStatus;
  /**
     * Of REJECTED
     * @minLength 1
     * @maxLength 500
     */
  rejectReason?: string;
}

export type DecisionStatus = typeof DecisionStatus[keyof typeof DecisionStatus];

export const DecisionStatus = {
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
  PAID: 'PAID',
} as const;

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
 * @summary 경비 청구 고치기
 */
export const updateClaim = (expenseClaimId: string, claimChange: ClaimChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/supervisor/expense-claim/${expenseClaimId}`, { json: claimChange }, init);

export const useUpdateClaim = () =>
  useCommand(['expenseClaims'], ({ expenseClaimId, data, init }: { expenseClaimId: string; data: ClaimChange; init?: RequestInit }) => updateClaim(expenseClaimId, data, init));

/**
 * Until it is decided (409 decided); only one's own.
 * @summary 경비 청구 지우기
 */
export const deleteClaim = (expenseClaimId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/supervisor/expense-claim/${expenseClaimId}`, {}, init);

export const useDeleteClaim = () =>
  useCommand(['expenseClaims'], ({ expenseClaimId, init }: { expenseClaimId: string; init?: RequestInit }) => deleteClaim(expenseClaimId, init));

/**
 * Approved or rejected with a reason by somebody else than who claims (409 own-claim); paid when its month is closed, or by hand.
 * @summary 경비 청구 처리
 */
export const decideClaim = (expenseClaimId: string, decision: Decision, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/expense-claim/${expenseClaimId}/status`, { json: decision }, init);

export const useDecideClaim = () =>
  useCommand(['expenseClaims'], ({ expenseClaimId, data, init }: { expenseClaimId: string; data: Decision; init?: RequestInit }) => decideClaim(expenseClaimId, data, init));
