// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type HourlyWage2 = components['schemas']['HourlyWage-2'];
export type WageType = components['schemas']['WageType'];
export type WageTypeChange = components['schemas']['WageTypeChange'];
export type WageTypeInput = components['schemas']['WageTypeInput'];
export type WageTypes = components['schemas']['WageTypes'];

/**
 * Each kind of work with its wages by month, and where it is used.
 * @summary 시급 구분
 */
export const readWageTypes = (init?: RequestInit) =>
  call<WageTypes>('GET', `/admin/hourly-wage-types`, {}, init);

export const useReadWageTypes = (options?: QueryOptions<WageTypes>) =>
  useRead([`/admin/hourly-wage-types`], (init) => readWageTypes(init), options);

/**
 * Its first wage holds from a month on, this one unless it is said.
 * @summary 시급 구분 만들기
 */
export const createWageType = (wageTypeInput: WageTypeInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/admin/hourly-wage-types`, { json: wageTypeInput }, init);

export const useCreateWageType = () =>
  useCommand(['hourlyWageTypes', 'hourlyWages'], ({ data, init }: { data: WageTypeInput; init?: RequestInit }) => createWageType(data, init));

/**
 * A wage holds from its month until the next one. Refused where it would reach into a closed month (409 month-closed).
 * @summary 시급 구분 수정
 */
export const updateWageType = (wageTypeId: string, wageTypeChange: WageTypeChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/hourly-wage-types/${wageTypeId}`, { json: wageTypeChange }, init);

export const useUpdateWageType = () =>
  useCommand(['hourlyWageTypes', 'hourlyWages'], ({ wageTypeId, data, init }: { wageTypeId: string; data: WageTypeChange; init?: RequestInit }) => updateWageType(wageTypeId, data, init));

/**
 * Refused while it is used; the message says where (409 in-use).
 * @summary 시급 구분 삭제
 */
export const deleteWageType = (wageTypeId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/admin/hourly-wage-types/${wageTypeId}`, {}, init);

export const useDeleteWageType = () =>
  useCommand(['hourlyWageTypes', 'hourlyWages'], ({ wageTypeId, init }: { wageTypeId: string; init?: RequestInit }) => deleteWageType(wageTypeId, init));

/**
 * Takes back a wage of a month; the one before holds again. Refused in closed months, and where work would have no wage.
 * @summary 시급 삭제
 */
export const deleteWage = (wageTypeId: string, month: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/admin/hourly-wage-types/${wageTypeId}/wages/${month}`, {}, init);

export const useDeleteWage = () =>
  useCommand(['hourlyWageTypes', 'hourlyWages'], ({ wageTypeId, month, init }: { wageTypeId: string; month: string; init?: RequestInit }) => deleteWage(wageTypeId, month, init));
