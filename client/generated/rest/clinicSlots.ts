// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Id, NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export interface CopyInput {
  fromDate: string;
  /**
     * @minItems 1
     * @maxItems 60
     */
  toDates: string[];
  reserveType?: ReserveType;
  mode: Mode;
}

export interface CopyReport {
  mode: Mode;
  /** What is made, or would be */
  made: Slot[];
  /** What stands in the way; on COMMIT always empty, since it is refused (409 slot-conflicts) */
  conflicts: SlotConflict[];
  warnings: Warning[];
  /**
     * On COMMIT: what undo takes back
     * @nullable
     */
  changeSetId: string | null;
}

/**
 * 학습, 성적, 진로·입시, 생활, 학부모
 */
export type CounselType = typeof CounselType[keyof typeof CounselType];

export const CounselType = {
  STUDY: 'STUDY',
  SCORES: 'SCORES',
  CAREER: 'CAREER',
  LIFE: 'LIFE',
  PARENT: 'PARENT',
} as const;

export interface DailyStatus {
  days: DayStatus[];
}

export interface DayStatus {
  date: string;
  slots: number;
  capacity: number;
  /** Bookings that hold a seat */
  booked: number;
  waiting: number;
  /** Reserved and not here yet */
  expected: number;
  /** Here now */
  arrived: number;
  departed: number;
  noShow: number;
  cancelled: number;
  /** Expected or here, and in a hurry */
  hurried: number;
  /** Bookings with a seat and without a TA */
  unassigned: number;
  openTodos: number;
  doneTodos: number;
}

export type ListClinicSlotsParams = {
startDate: string;
endDate: string;
reserveType?: ReserveType;
};

/**
 * PREVIEW writes nothing
 */
export type Mode = typeof Mode[keyof typeof Mode];

export const Mode = {
  PREVIEW: 'PREVIEW',
  COMMIT: 'COMMIT',
} as const;

export type ReadClinicDailyStatusParams = {
startDate: string;
endDate: string;
reserveType?: ReserveType;
};

export interface RepeatInput {
  /** Last day, at most a year after the slot */
  until: string;
  /**
     * Monday is 1; that of the slot when absent
     * @minItems 1
     * @maxItems 7
     * @items.minimum 1
     * @items.maximum 7
     */
  weekdays?: number[];
  mode: Mode;
}

export type ReserveType = typeof ReserveType[keyof typeof ReserveType];

export const ReserveType = {
  CLINIC: 'CLINIC',
  COUNSEL: 'COUNSEL',
} as const;

export type Rule = typeof Rule[keyof typeof Rule];

export const Rule = {
  ALLOW: 'ALLOW',
  WARN: 'WARN',
  REFUSE: 'REFUSE',
} as const;

export interface Rules {
  version: number;
  counselLimit: number;
  closingTime: string;
  lateRule: Rule;
  holidayRule: Rule;
}

export interface RulesInput {
  /** @minimum 1 */
  version: number;
  /**
     * Open counsel bookings of one type a student may hold; unchanged when absent
     * @minimum 1
     * @maximum 20
     */
  counselLimit?: number;
  /**
     * HH:MM by which every slot has ended
     * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
     */
  closingTime: string;
  lateRule: Rule;
  holidayRule: Rule;
}

export interface Slot {
  id: Id;
  reserveType: ReserveType;
  counselType: CounselType | null;
  startsAt: string;
  endsAt: string;
  room: string;
  note: string;
  capacity: number;
  /** @nullable */
  taId: string | null;
  /** @nullable */
  opensAt: string | null;
  closesAt: string;
  cancelUntil: string;
  version: number;
}

export type SlotChange = SlotInput & {
  /**
     * The version this change was made from; without it whatever is there
     * @minimum 1
     */
  version?: number;
};

export interface SlotConflict {
  /** The room or the TA is taken; the day is over; the clinic rules refuse it */
  reason: SlotConflictReason;
  date: string;
  startsAt: string;
  endsAt: string;
  room: string;
  /**
     * The slot that is there already
     * @nullable
     */
  slotId: string | null;
  /** Korean */
  detail: string;
}

/**
 * The room or the TA is taken; the day is over; the clinic rules refuse it
 */
export type SlotConflictReason = typeof SlotConflictReason[keyof typeof SlotConflictReason];

export const SlotConflictReason = {
  ROOM: 'ROOM',
  TA: 'TA',
  PAST: 'PAST',
  RULE: 'RULE',
} as const;

export interface SlotInput {
  reserveType: ReserveType;
  /** Of a counsel; null for any */
  counselType?: CounselType | null;
  startsAt: string;
  /** At most 12 hours after the start */
  endsAt: string;
  /** @maxLength 30 */
  room?: string;
  /**
     * Students read it
     * @maxLength 500
     */
  note?: string;
  /**
     * @minimum 1
     * @maximum 500
     */
  capacity: number;
  /** Who looks after those who book; null for nobody yet */
  taId?: Id | null;
  /** Students reserve from then on; null for at once */
  opensAt?: string | null;
  /** Students reserve until then; the start when absent */
  closesAt?: string;
  /** Students cancel until then; the start when absent */
  cancelUntil?: string;
}

export interface SlotSaved {
  slot: Slot;
  warnings: Warning[];
  /** Who waited and has a seat now */
  promoted?: number;
}

export type SlotWithLoad = Slot & {
  /** Bookings that hold a seat */
  booked: number;
  waiting: number;
  free: number;
};

export interface Slots {
  slots: SlotWithLoad[];
}

/**
 * What somebody should look at before the day comes; the slot is written all the same
 */
export interface Warning {
  /** A public holiday; past the closing hour of the clinic rules; the room, or the TA of a counsel, is taken at that time */
  code: WarningCode;
  date: string;
  startsAt: string;
  /** Korean */
  detail: string;
}

/**
 * A public holiday; past the closing hour of the clinic rules; the room, or the TA of a counsel, is taken at that time
 */
export type WarningCode = typeof WarningCode[keyof typeof WarningCode];

export const WarningCode = {
  HOLIDAY: 'HOLIDAY',
  LATE: 'LATE',
  ROOM: 'ROOM',
  TA: 'TA',
} as const;

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
 * @summary 시간 고치기
 */
export const updateClinicSlot = (slotId: string, slotChange: SlotChange, init?: RequestInit) =>
  call<SlotSaved>('PUT', `/clinic/slot/${slotId}`, { json: slotChange }, init);

export const useUpdateClinicSlot = () =>
  useCommand(['clinicSlots'], ({ slotId, data, init }: { slotId: string; data: SlotChange; init?: RequestInit }) => updateClinicSlot(slotId, data, init));

/**
 * 409 in-use while it has bookings or a record of them.
 * @summary 시간 지우기
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
 * @summary 클리닉 규칙 고치기
 */
export const updateClinicRules = (rulesInput: RulesInput, init?: RequestInit) =>
  call<Rules>('PUT', `/admin/clinic-rules`, { json: rulesInput }, init);

export const useUpdateClinicRules = () =>
  useCommand(['clinicRules'], ({ data, init }: { data: RulesInput; init?: RequestInit }) => updateClinicRules(data, init));
