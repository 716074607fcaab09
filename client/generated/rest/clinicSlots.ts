// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components, operations } from '#openapi/generated/api.d.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type CopyInput = components['schemas']['CopyInput'];
export type CopyReport = components['schemas']['CopyReport'];
export type CounselType = components['schemas']['CounselType'];
export const CounselType = { STUDY: 'STUDY', SCORES: 'SCORES', CAREER: 'CAREER', LIFE: 'LIFE', PARENT: 'PARENT' } as const;
export type DailyStatus = components['schemas']['DailyStatus'];
export type DayStatus = components['schemas']['DayStatus'];
export type ListClinicSlotsParams = NonNullable<operations['listClinicSlots']['parameters']['query']>;
export type Mode = components['schemas']['Mode'];
export const Mode = { PREVIEW: 'PREVIEW', COMMIT: 'COMMIT' } as const;
export type ReadClinicDailyStatusParams = NonNullable<operations['readClinicDailyStatus']['parameters']['query']>;
export type RepeatInput = components['schemas']['RepeatInput'];
export type ReserveType = components['schemas']['ReserveType'];
export const ReserveType = { CLINIC: 'CLINIC', COUNSEL: 'COUNSEL' } as const;
export type Rule = components['schemas']['Rule'];
export const Rule = { ALLOW: 'ALLOW', WARN: 'WARN', REFUSE: 'REFUSE' } as const;
export type Rules = components['schemas']['Rules'];
export type RulesInput = components['schemas']['RulesInput'];
export type Slot = components['schemas']['Slot'];
export type SlotChange = components['schemas']['SlotChange'];
export type SlotConflict = components['schemas']['SlotConflict'];
export type SlotInput = components['schemas']['SlotInput'];
export type SlotSaved = components['schemas']['SlotSaved'];
export type SlotWithLoad = components['schemas']['SlotWithLoad'];
export type Slots = components['schemas']['Slots'];
export type Warning = components['schemas']['Warning'];

/**
 * At most 93 days (400).
 * @summary 시간 보기
 */
export const listClinicSlots = (params: ListClinicSlotsParams, init?: RequestInit) =>
  call<Slots>('GET', `/clinic/slot`, { query: params }, init);

export const useListClinicSlots = (params: ListClinicSlotsParams, options?: QueryOptions<Slots>) =>
  useRead([`/clinic/slot`, params], (init) => listClinicSlots(params, init), options);

/**
 * 409 duplicate-slot at the same hour and place; 409 late-hour or holiday where the clinic rules refuse it, else a warning.
 * @summary 시간 만들기
 */
export const createClinicSlot = (slotInput: SlotInput, init?: RequestInit) =>
  call<SlotSaved>('POST', `/clinic/slot`, { json: slotInput }, init);

export const useCreateClinicSlot = () =>
  useCommand(['clinicSlots'], ({ data, init }: { data: SlotInput; init?: RequestInit }) => createClinicSlot(data, init));

/**
 * Moves and resizes, too: bookings at its own time move along, and new seats go to those who wait. 409 version-conflict, capacity-below-booked, overlap, duplicate-slot, in-use (the kind of a booked slot stays), late-hour, holiday.
 * @summary 시간 수정
 */
export const updateClinicSlot = (slotId: string, slotChange: SlotChange, init?: RequestInit) =>
  call<SlotSaved>('PUT', `/clinic/slot/${slotId}`, { json: slotChange }, init);

export const useUpdateClinicSlot = () =>
  useCommand(['clinicSlots'], ({ slotId, data, init }: { slotId: string; data: SlotChange; init?: RequestInit }) => updateClinicSlot(slotId, data, init));

/**
 * 409 in-use while it has bookings or a record of them.
 * @summary 시간 삭제
 */
export const deleteClinicSlot = (slotId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/clinic/slot/${slotId}`, {}, init);

export const useDeleteClinicSlot = () =>
  useCommand(['clinicSlots'], ({ slotId, init }: { slotId: string; init?: RequestInit }) => deleteClinicSlot(slotId, init));

/**
 * One change set, all or nothing: 409 slot-conflicts.
 * @summary 시간 매주 반복하기
 */
export const repeatClinicSlot = (slotId: string, repeatInput: RepeatInput, init?: RequestInit) =>
  call<CopyReport>('POST', `/clinic/slot/${slotId}/repeat`, { json: repeatInput }, init);

export const useRepeatClinicSlot = () =>
  useCommand(['clinicSlots'], ({ slotId, data, init }: { slotId: string; data: RepeatInput; init?: RequestInit }) => repeatClinicSlot(slotId, data, init));

/**
 * One change set, all or nothing: 409 slot-conflicts; 404 where that day has no slots.
 * @summary 하루의 시간을 다른 날로 복사하기
 */
export const copyClinicDay = (copyInput: CopyInput, init?: RequestInit) =>
  call<CopyReport>('POST', `/clinic/copy-clinic-by-day`, { json: copyInput }, init);

export const useCopyClinicDay = () =>
  useCommand(['clinicSlots'], ({ data, init }: { data: CopyInput; init?: RequestInit }) => copyClinicDay(data, init));

/**
 * At most 93 days (400); days without slots are left out.
 * @summary 날짜별 현황
 */
export const readClinicDailyStatus = (params: ReadClinicDailyStatusParams, init?: RequestInit) =>
  call<DailyStatus>('GET', `/clinic/daily-status`, { query: params }, init);

export const useReadClinicDailyStatus = (params: ReadClinicDailyStatusParams, options?: QueryOptions<DailyStatus>) =>
  useRead([`/clinic/daily-status`, params], (init) => readClinicDailyStatus(params, init), options);

/**
 * Whether a late hour or a holiday is allowed, warned of or refused, and how many open counsel bookings of one type a student may hold; 409 version-conflict.
 * @summary 클리닉 규칙 수정
 */
export const updateClinicRules = (rulesInput: RulesInput, init?: RequestInit) =>
  call<Rules>('PUT', `/admin/clinic-rules`, { json: rulesInput }, init);

export const useUpdateClinicRules = () =>
  useCommand(['clinicRules'], ({ data, init }: { data: RulesInput; init?: RequestInit }) => updateClinicRules(data, init));
