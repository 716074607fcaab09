// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import type { ToggleStatus } from './students.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type AdminLevel = components['schemas']['AdminLevel'];
export type HourlyWage = components['schemas']['HourlyWage'];
export type IssuedPassword = components['schemas']['IssuedPassword'];
export type MonthlySalary = components['schemas']['MonthlySalary'];
export type MonthlyWageType = components['schemas']['MonthlyWageType'];
export const MonthlyWageType = { FULL: 'FULL', PRORATED: 'PRORATED' } as const;
export type PayTermsInput = components['schemas']['PayTermsInput'];
export type PaymentType = components['schemas']['PaymentType'];
export const PaymentType = { HOURLY: 'HOURLY', MONTHLY: 'MONTHLY' } as const;
export type PaymentTypeChange = components['schemas']['PaymentTypeChange'];
export type Salary = components['schemas']['Salary'];
export type TaChange = components['schemas']['TaChange'];
export type TaDeletion = components['schemas']['TaDeletion'];
export type TaInput = components['schemas']['TaInput'];
export type TaSessions = components['schemas']['TaSessions'];
export type TaWageTypes = components['schemas']['TaWageTypes'];
export type Wage = components['schemas']['Wage'];

/**
 * Only this answer shows the temporary password, which must be changed at the first sign-in and works for 14 days.
 * @summary 조교 추가
 */
export const addTa = (taInput: TaInput, init?: RequestInit) =>
  call<IssuedPassword>('POST', `/admin/add-ta`, { json: taInput }, init);

export const useAddTa = () =>
  useCommand(['tas', 'taDirectory', 'users', 'staff'], ({ data, init }: { data: TaInput; init?: RequestInit }) => addTa(data, init));

/** 조교 수정 */
export const updateTa = (taId: string, taChange: TaChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/ta/${taId}`, { json: taChange }, init);

export const useUpdateTa = () =>
  useCommand(['tas', 'taDirectory', 'users', 'staff'], ({ taId, data, init }: { taId: string; data: TaChange; init?: RequestInit }) => updateTa(taId, data, init));

/**
 * Removes who the TA was, at once and for good; work, pay and claims stay without a name. Refused while pay is open (409 pay-open, which says what), and for oneself.
 * @summary 조교 삭제(익명 처리)
 */
export const deleteTa = (taId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/admin/ta/${taId}`, {}, init);

export const useDeleteTa = () =>
  useCommand(['tas', 'taDirectory', 'taWageTypes', 'users', 'staff', 'clinicSlots', 'clinicParticipants'], ({ taId, init }: { taId: string; init?: RequestInit }) => deleteTa(taId, init));

/** 조교를 삭제하면 사라지는 것과 남는 것 */
export const previewTaDeletion = (taId: string, init?: RequestInit) =>
  call<TaDeletion>('GET', `/admin/ta/${taId}/deletion`, {}, init);

export const usePreviewTaDeletion = (taId: string, options?: QueryOptions<TaDeletion>) =>
  useRead([`/admin/ta/${taId}/deletion`], (init) => previewTaDeletion(taId, init), options);

/**
 * Becoming inactive ends every sign-in, and frees coming slots, bookings and questions that wait for another TA. Nobody ends their own account, nor that of the last manager.
 * @summary 조교 활성, 비활성
 */
export const toggleTaStatus = (taId: string, toggleStatus?: ToggleStatus, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/ta/${taId}/toggle-status`, { json: toggleStatus }, init);

export const useToggleTaStatus = () =>
  useCommand(['tas', 'taDirectory', 'users', 'staff', 'clinicSlots', 'clinicParticipants', 'boardPosts'], ({ taId, data, init }: { taId: string; data?: ToggleStatus; init?: RequestInit }) => toggleTaStatus(taId, data, init));

/**
 * Felt at that person's next call. Nobody changes their own, and the last manager stays one.
 * @summary 조교의 관리자 권한
 */
export const setAdminLevel = (taId: string, adminLevel: AdminLevel, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/ta/${taId}/admin-level`, { json: adminLevel }, init);

export const useSetAdminLevel = () =>
  useCommand(['tas', 'taDirectory', 'staff'], ({ taId, data, init }: { taId: string; data: AdminLevel; init?: RequestInit }) => setAdminLevel(taId, data, init));

/**
 * For work without a wage type, from this month on; how else the TA is paid stays.
 * @summary 조교의 개인 시급
 */
export const setHourlyWage = (taId: string, hourlyWage: HourlyWage, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/ta/${taId}/hourly-wage`, { json: hourlyWage }, init);

export const useSetHourlyWage = () =>
  useCommand(['tas', 'taDirectory', 'taPayTerms'], ({ taId, data, init }: { taId: string; data: HourlyWage; init?: RequestInit }) => setHourlyWage(taId, data, init));

/**
 * From that month on the TA is paid by the month.
 * @summary 조교의 월급
 */
export const setMonthlySalary = (taId: string, monthlySalary: MonthlySalary, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/ta/${taId}/monthly-salary`, { json: monthlySalary }, init);

export const useSetMonthlySalary = () =>
  useCommand(['tas', 'taDirectory', 'taPayTerms'], ({ taId, data, init }: { taId: string; data: MonthlySalary; init?: RequestInit }) => setMonthlySalary(taId, data, init));

/**
 * From this month on. By the month it is the salary that was agreed last; 409 salary-needed where there was none.
 * @summary 조교의 지급 방식
 */
export const setPaymentType = (taId: string, paymentTypeChange: PaymentTypeChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/ta/${taId}/payment-type`, { json: paymentTypeChange }, init);

export const useSetPaymentType = () =>
  useCommand(['tas', 'taDirectory', 'taPayTerms'], ({ taId, data, init }: { taId: string; data: PaymentTypeChange; init?: RequestInit }) => setPaymentType(taId, data, init));

/**
 * All of how a TA is paid from a month on; replaces the terms that began in the same month.
 * @summary 조교의 급여 조건
 */
export const setPayTerms = (taId: string, month: string, payTermsInput: PayTermsInput, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/ta/${taId}/pay-terms/${month}`, { json: payTermsInput }, init);

export const useSetPayTerms = () =>
  useCommand(['tas', 'taDirectory', 'taPayTerms'], ({ taId, month, data, init }: { taId: string; month: string; data: PayTermsInput; init?: RequestInit }) => setPayTerms(taId, month, data, init));

/**
 * Those before it hold again. Refused for closed months and where work would be left without a wage.
 * @summary 조교의 급여 조건 삭제
 */
export const deletePayTerms = (taId: string, month: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/admin/ta/${taId}/pay-terms/${month}`, {}, init);

export const useDeletePayTerms = () =>
  useCommand(['tas', 'taDirectory', 'taPayTerms'], ({ taId, month, init }: { taId: string; month: string; init?: RequestInit }) => deletePayTerms(taId, month, init));

/**
 * All that the TA may clock in for. Work that was done stays what it was.
 * @summary 조교의 시급 구분
 */
export const setTaWageTypes = (taId: string, taWageTypes: TaWageTypes, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/ta/${taId}/wage-types`, { json: taWageTypes }, init);

export const useSetTaWageTypes = () =>
  useCommand(['tas', 'taDirectory', 'taWageTypes', 'hourlyWages'], ({ taId, data, init }: { taId: string; data: TaWageTypes; init?: RequestInit }) => setTaWageTypes(taId, data, init));

/**
 * Ends every sign-in of the TA. Only this answer shows it; it must be changed at the next sign-in and works for 14 days.
 * @summary 조교의 임시 비밀번호 발급
 */
export const resetTaPassword = (taId: string, init?: RequestInit) =>
  call<IssuedPassword>('POST', `/admin/ta/${taId}/temporary-password`, {}, init);

export const useResetTaPassword = () =>
  useCommand(['taDirectory'], ({ taId, init }: { taId: string; init?: RequestInit }) => resetTaPassword(taId, init));

/** 조교가 로그인한 기기 */
export const readTaSessions = (taId: string, init?: RequestInit) =>
  call<TaSessions>('GET', `/admin/ta/${taId}/sessions`, {}, init);

export const useReadTaSessions = (taId: string, options?: QueryOptions<TaSessions>) =>
  useRead([`/admin/ta/${taId}/sessions`], (init) => readTaSessions(taId, init), options);

/**
 * Felt at that person's next call.
 * @summary 조교를 모든 기기에서 로그아웃
 */
export const endTaSessions = (taId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/admin/ta/${taId}/sessions`, {}, init);

export const useEndTaSessions = () =>
  useCommand([], ({ taId, init }: { taId: string; init?: RequestInit }) => endTaSessions(taId, init));
