// Generated from openapi/ by `npm run generate`. Do not edit.

import type { DoneResponse, Id, Month, NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export interface BankAccount {
  /**
     * @minLength 2
     * @maxLength 20
     */
  bank: string;
  /**
     * Stored as digits
     * @pattern ^[0-9][0-9 -]{4,28}[0-9]$
     */
  accountNumber: string;
  /**
     * @minLength 1
     * @maxLength 40
     */
  accountName: string;
}

export interface BankList {
  month: Month;
  payDay: string;
  transfers: BankListTransfersItem[];
  withoutAccount: BankListWithoutAccountItem[];
}

export type BankListTransfersItem = {
  taId: Id;
  name: string;
  bank: string;
  accountNumber: string;
  accountName: string;
  amount: number;
};

export type BankListWithoutAccountItem = {
  taId: Id;
  name: string;
  amount: number;
};

export interface Closing {
  /** The 10th of the next month unless it is said */
  payDay?: string;
}

export interface CustomWageChange {
  /**
     * @minimum -100000000
     * @maximum 100000000
     */
  amount: number;
  /**
     * @minLength 1
     * @maxLength 200
     */
  reason: string;
  /**
     * The version this change was made from; without it whatever is there
     * @minimum 1
     */
  version?: number;
}

export interface CustomWageInput {
  taId: Id;
  month: Month;
  /**
     * More than 0 adds, less deducts
     * @minimum -100000000
     * @maximum 100000000
     */
  amount: number;
  /**
     * @minLength 1
     * @maxLength 200
     */
  reason: string;
}

export type MonthQueryParameter = Month;

export interface MyPay {
  months: MyPayMonthsItem[];
}

export type MyPayMonthsItem = PaySums & ({
  month: Month;
  /**
     * Null while the month is open
     * @nullable
     */
  payDay: string | null;
  lines: PayLine[];
});

export interface PayLine {
  id: string;
  kind: PayLineKind;
  /**
     * What it opens to: wage type, pay terms, custom wage, claim
     * @nullable
     */
  refId: string | null;
  /** @nullable */
  label: string | null;
  /**
     * The Monday
     * @nullable
     */
  week: string | null;
  /** @nullable */
  spentOn: string | null;
  /** @nullable */
  minutes: number | null;
  /** @nullable */
  hourlyWage: number | null;
  /** @nullable */
  workedDays: number | null;
  /** @nullable */
  wholeDays: number | null;
  /** @nullable */
  monthlyWageType: string | null;
  amount: number;
}

export type PayLineKind = typeof PayLineKind[keyof typeof PayLineKind];

export const PayLineKind = {
  HOURLY: 'HOURLY',
  SALARY: 'SALARY',
  WEEKLY_HOLIDAY: 'WEEKLY_HOLIDAY',
  CUSTOM: 'CUSTOM',
  CLAIM: 'CLAIM',
  INCOME_TAX: 'INCOME_TAX',
  LOCAL_INCOME_TAX: 'LOCAL_INCOME_TAX',
} as const;

export interface PayRule {
  kind: PayRuleKind;
  fromDate: string;
  /**
     * 원 an hour, or minutes a week that earn the holiday; 0 while none is paid
     * @minimum 0
     * @maximum 1000000
     */
  amount: number;
}

export type PayRuleKind = typeof PayRuleKind[keyof typeof PayRuleKind];

export const PayRuleKind = {
  MINIMUM_WAGE: 'MINIMUM_WAGE',
  WEEKLY_HOLIDAY: 'WEEKLY_HOLIDAY',
} as const;

export interface PaySums {
  minutes: number;
  hourly: number;
  salary: number;
  weeklyHoliday: number;
  custom: number;
  /** Before claims and withholding */
  earned: number;
  claimed: number;
  withheld: number;
  net: number;
}

export interface Payroll {
  month: Month;
  /** @nullable */
  closedAt: string | null;
  /** @nullable */
  payDay: string | null;
  rows: PayrollRowsItem[];
  warnings: PayrollWarningsItem[];
}

export type PayrollRowsItem = PaySums & {
  taId: Id;
  name: string;
};

export type PayrollWarningsItem = {
  taId: Id;
  kind: string;
  /** @nullable */
  refId: string | null;
  /** @nullable */
  amount: number | null;
  /** @nullable */
  day: string | null;
};

export type PrintSlipsParams = {
taId?: TaQueryParameter;
};

export type ReadPayrollParams = {
/**
 * A month, such as 2026-03
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$
 */
month?: MonthQueryParameter;
};

export interface Reopening {
  /**
     * @minLength 1
     * @maxLength 500
     */
  reason: string;
}

export type TaQueryParameter = Id;

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
 * Kept with its reason and the slips that held until then.
 * @summary 마감 취소
 */
export const reopenPayroll = (month: string, reopening: Reopening, init?: RequestInit) =>
  call<DoneResponse>('POST', `/admin/payroll/${month}/reopen`, { json: reopening }, init);

export const useReopenPayroll = () =>
  useCommand(['payrollClosings', 'payrollReopenings', 'paySlips'], ({ month, data, init }: { month: string; data: Reopening; init?: RequestInit }) => reopenPayroll(month, data, init));

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

/**
 * @summary 급여 계좌
 */
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

/**
 * @summary 급여 기준 지우기
 */
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

/**
 * @summary 추가/공제 고치기
 */
export const updateCustomWage = (customWageId: string, customWageChange: CustomWageChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/ta-monthly-custom-wage/${customWageId}`, { json: customWageChange }, init);

export const useUpdateCustomWage = () =>
  useCommand(['taMonthlyCustomWages'], ({ customWageId, data, init }: { customWageId: string; data: CustomWageChange; init?: RequestInit }) => updateCustomWage(customWageId, data, init));

/**
 * @summary 추가/공제 지우기
 */
export const deleteCustomWage = (customWageId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/admin/ta-monthly-custom-wage/${customWageId}`, {}, init);

export const useDeleteCustomWage = () =>
  useCommand(['taMonthlyCustomWages'], ({ customWageId, init }: { customWageId: string; init?: RequestInit }) => deleteCustomWage(customWageId, init));
