// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components, operations } from '#openapi/generated/api.d.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type BankAccount = components['schemas']['BankAccount'];
export type BankList = components['schemas']['BankList'];
export type Closing = components['schemas']['Closing'];
export type CustomWageChange = components['schemas']['CustomWageChange'];
export type CustomWageInput = components['schemas']['CustomWageInput'];
export type MyPay = components['schemas']['MyPay'];
export type PayLine = components['schemas']['PayLine'];
export type PayRule = components['schemas']['PayRule'];
export type PaySums = components['schemas']['PaySums'];
export type Payroll = components['schemas']['Payroll'];
export type PrintSlipsParams = NonNullable<operations['printSlips']['parameters']['query']>;
export type ReadPayrollParams = NonNullable<operations['readPayroll']['parameters']['query']>;
export type Reopening = components['schemas']['Reopening'];

/**
 * Pay of the months so far, the newest first, line by line; slips of the closed ones.
 * @summary 내 급여
 */
export const readMyPay = (init?: RequestInit) =>
  call<MyPay>('GET', `/supervisor/my-pay-info`, {}, init);

export const useReadMyPay = (options?: QueryOptions<MyPay>) =>
  useRead([`/supervisor/my-pay-info`], (init) => readMyPay(init), options);

/**
 * Of a closed month (404 before).
 * @summary 내 급여명세서
 */
export const printMySlip = (month: string, init?: RequestInit) =>
  call<Blob>('GET', `/supervisor/my-pay-info/${month}/slip`, {}, init);

export const usePrintMySlip = (month: string, options?: QueryOptions<Blob>) =>
  useRead([`/supervisor/my-pay-info/${month}/slip`], (init) => printMySlip(month, init), options);

/**
 * Where one's own pay is sent.
 * @summary 내 급여 계좌
 */
export const saveMyAccount = (bankAccount: BankAccount, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/supervisor/bank-account`, { json: bankAccount }, init);

export const useSaveMyAccount = () =>
  useCommand(['taBankAccounts'], ({ data, init }: { data: BankAccount; init?: RequestInit }) => saveMyAccount(data, init));

/**
 * A month, last month unless it is said: every TA a row, what is odd, whether it is closed.
 * @summary 급여 대장
 */
export const readPayroll = (params?: ReadPayrollParams, init?: RequestInit) =>
  call<Payroll>('GET', `/admin/payroll-info`, { query: params }, init);

export const useReadPayroll = (params?: ReadPayrollParams, options?: QueryOptions<Payroll>) =>
  useRead([`/admin/payroll-info`, params], (init) => readPayroll(params, init), options);

/**
 * Freezes the slips and pays the approved claims. Refused before the month is over, while somebody is still at work, and twice.
 * @summary 급여 마감
 */
export const closePayroll = (month: string, closing: Closing, init?: RequestInit) =>
  call<DoneResponse>('POST', `/admin/payroll/${month}/close`, { json: closing }, init);

export const useClosePayroll = () =>
  useCommand(['payrollClosings', 'paySlips', 'expenseClaims'], ({ month, data, init }: { month: string; data: Closing; init?: RequestInit }) => closePayroll(month, data, init));

/**
 * Kept with its reason and the slips that held until then; its claims are to be paid again. The last closed month first (409 later-month-closed).
 * @summary 마감 취소
 */
export const reopenPayroll = (month: string, reopening: Reopening, init?: RequestInit) =>
  call<DoneResponse>('POST', `/admin/payroll/${month}/reopen`, { json: reopening }, init);

export const useReopenPayroll = () =>
  useCommand(['payrollClosings', 'payrollReopenings', 'paySlips', 'expenseClaims'], ({ month, data, init }: { month: string; data: Reopening; init?: RequestInit }) => reopenPayroll(month, data, init));

/**
 * Of a closed month, of everybody or one TA, a page each.
 * @summary 급여명세서
 */
export const printSlips = (month: string, params?: PrintSlipsParams, init?: RequestInit) =>
  call<Blob>('GET', `/admin/payroll/${month}/slips`, { query: params }, init);

export const usePrintSlips = (month: string, params?: PrintSlipsParams, options?: QueryOptions<Blob>) =>
  useRead([`/admin/payroll/${month}/slips`, params], (init) => printSlips(month, params, init), options);

/**
 * Who of a closed month is sent how much, and who has no account.
 * @summary 이체 목록
 */
export const readBankList = (month: string, init?: RequestInit) =>
  call<BankList>('GET', `/admin/payroll/${month}/bank-list`, {}, init);

export const useReadBankList = (month: string, options?: QueryOptions<BankList>) =>
  useRead([`/admin/payroll/${month}/bank-list`], (init) => readBankList(month, init), options);

/** 급여 계좌 */
export const saveTaAccount = (taId: string, bankAccount: BankAccount, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/ta/${taId}/bank-account`, { json: bankAccount }, init);

export const useSaveTaAccount = () =>
  useCommand(['taBankAccounts'], ({ taId, data, init }: { taId: string; data: BankAccount; init?: RequestInit }) => saveTaAccount(taId, data, init));

/**
 * The minimum wage or weekly-holiday pay from a date on; another one of that date is replaced.
 * @summary 급여 기준
 */
export const savePayRule = (payRule: PayRule, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/pay-rules`, { json: payRule }, init);

export const useSavePayRule = () =>
  useCommand(['payRules'], ({ data, init }: { data: PayRule; init?: RequestInit }) => savePayRule(data, init));

/** 급여 기준 삭제 */
export const deletePayRule = (ruleId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/admin/pay-rules/${ruleId}`, {}, init);

export const useDeletePayRule = () =>
  useCommand(['payRules'], ({ ruleId, init }: { ruleId: string; init?: RequestInit }) => deletePayRule(ruleId, init));

/**
 * Refused in closed months (409 month-closed).
 * @summary 추가/공제 만들기
 */
export const createCustomWage = (customWageInput: CustomWageInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/admin/ta-monthly-custom-wage`, { json: customWageInput }, init);

export const useCreateCustomWage = () =>
  useCommand(['taMonthlyCustomWages'], ({ data, init }: { data: CustomWageInput; init?: RequestInit }) => createCustomWage(data, init));

/** 추가/공제 수정 */
export const updateCustomWage = (customWageId: string, customWageChange: CustomWageChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/ta-monthly-custom-wage/${customWageId}`, { json: customWageChange }, init);

export const useUpdateCustomWage = () =>
  useCommand(['taMonthlyCustomWages'], ({ customWageId, data, init }: { customWageId: string; data: CustomWageChange; init?: RequestInit }) => updateCustomWage(customWageId, data, init));

/** 추가/공제 삭제 */
export const deleteCustomWage = (customWageId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/admin/ta-monthly-custom-wage/${customWageId}`, {}, init);

export const useDeleteCustomWage = () =>
  useCommand(['taMonthlyCustomWages'], ({ customWageId, init }: { customWageId: string; init?: RequestInit }) => deleteCustomWage(customWageId, init));
