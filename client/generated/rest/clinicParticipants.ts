// Generated from openapi/ by `npm run generate`. Do not edit.

import type { CounselType, Mode, ReserveType } from './clinicSlots.ts';
import type { Todos } from './clinicTodos.ts';
import type { DoneResponse, Id, Undone } from './shared.ts';
import type { Place } from './submissions.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export interface AddInput {
  /**
     * @minItems 1
     * @maxItems 200
     */
  studentIds: Id[];
  counselType?: CounselType;
  taId?: Id;
  /** Those who find no seat wait for one */
  wait?: boolean;
  /** Also those who hold as many open counsel bookings as the academy allows */
  exceedsLimit?: boolean;
}

export interface AssignInput {
  /**
     * @minItems 1
     * @maxItems 500
     */
  participantIds: Id[];
  /**
     * None takes the TA away, one takes all, several share them: each goes to whoever has least that day
     * @maxItems 50
     */
  taIds: Id[];
  /** booking → version it was read at; others are not compared */
  versions?: AssignInputVersions;
}

/**
 * booking → version it was read at; others are not compared
 */
export type AssignInputVersions = {[key: string]: number};

/**
 * A student in a slot, as it is now
 */
export interface Booking {
  id: Id;
  slotId: Id;
  studentId: Id;
  status: BookingStatus;
  counselType: CounselType | null;
  startsAt: string;
  endsAt: string;
  /**
     * Place on the waiting list, from 1
     * @nullable
     */
  place: number | null;
  /** @nullable */
  taId: string | null;
  isHurried: boolean;
  memo: string;
  /** @nullable */
  arrivedAt: string | null;
  /** @nullable */
  departedAt: string | null;
  version: number;
}

export type BookingStatus = typeof BookingStatus[keyof typeof BookingStatus];

export const BookingStatus = {
  WAITING: 'WAITING',
  RESERVED: 'RESERVED',
  ARRIVED: 'ARRIVED',
  DEPARTED: 'DEPARTED',
  CANCELLED: 'CANCELLED',
  NO_SHOW: 'NO_SHOW',
} as const;

export interface Changed {
  booking: Booking;
  /** What undo takes back */
  changeSetId: string;
}

export interface CloseInput {
  date: string;
  reserveType?: ReserveType;
  mode: Mode;
}

export interface Closed {
  mode: Mode;
  /** Who was expected and did not come, or would be marked so */
  noShows: Named[];
  /** Who still waited for a seat */
  letGo: number;
  /** Expected to a time that has not ended; left as they are */
  notOver: number;
  /** Who arrived and was not seen off; left as they are */
  stillHere: Named[];
  /**
     * On COMMIT: what undo takes back
     * @nullable
     */
  changeSetId: string | null;
}

export interface CounselReserveInput {
  counselType: CounselType;
  /** Wait for a seat when there is none */
  wait?: boolean;
}

export type CountClinicTaAssignmentsParams = {
startDate: string;
endDate: string;
reserveType?: ReserveType;
};

export interface HurryInput {
  isHurried: boolean;
  version?: Version2;
}

export type ListClinicTaAssignmentsParams = {
date: string;
reserveType?: ReserveType;
/**
 * Everybody when absent
 */
taId?: Id;
};

export interface ManyChanged {
  bookings: Booking[];
  /** What undo takes back */
  changeSetId: string;
}

export interface MemoInput {
  version: Version2;
  /** @maxLength 500 */
  memo: string;
}

export interface MoveInput {
  version?: Version2;
  slotId: Id;
}

export interface Named {
  participantId: Id;
  name: string;
  startsAt: string;
}

export type RemoveClinicParticipantParams = {
/**
 * Of the booking as it was read; without it whatever is there
 * @minimum 1
 */
version?: number;
};

export interface Reservation {
  id: Id;
  status: ReservationStatus;
  /**
     * Place on the waiting list, from 1; null with a seat
     * @nullable
     */
  place: number | null;
  startsAt: string;
  endsAt: string;
  cancelUntil: string;
  /** What there is to do there */
  todos: number;
}

export type ReservationStatus = typeof ReservationStatus[keyof typeof ReservationStatus];

export const ReservationStatus = {
  RESERVED: 'RESERVED',
  WAITING: 'WAITING',
} as const;

export interface ReserveInput {
  /** Wait for a seat when there is none */
  wait?: boolean;
}

export interface TaCount {
  taId: Id;
  name: string;
  date: string;
  /** Bookings with a seat */
  assigned: number;
  expected: number;
  arrived: number;
  departed: number;
  counsels: number;
  openTodos: number;
  /** Of all bookings together */
  minutes: number;
}

export interface TaCounts {
  counts: TaCount[];
}

export interface TaDetail {
  participantId: Id;
  slotId: Id;
  /** @nullable */
  taId: string | null;
  /** @nullable */
  taName: string | null;
  studentId: Id;
  studentName: string;
  status: BookingStatus;
  startsAt: string;
  endsAt: string;
  room: string;
  isHurried: boolean;
  openTodos: number;
}

export interface TaDetails {
  bookings: TaDetail[];
}

export interface TimeInput {
  version?: Version2;
  startsAt: string;
  endsAt: string;
}

export interface UndoInput {
  changeSetId: string;
}

/**
 * Of the booking this write changes; where it may be left out whatever is there
 * @minimum 1
 */
export type Version2 = number;

/**
 * All or none, also after the close: 409 full, overlap, already-reserved, other-counsel, ended, counsel-limit (ask again with exceedsLimit); 404 when one of them is not there.
 * @summary 학생 예약해 주기
 */
export const addClinicParticipants = (slotId: string, addInput: AddInput, init?: RequestInit) =>
  call<ManyChanged>('POST', `/clinic/slot/${slotId}/participants`, { json: addInput }, init);

export const useAddClinicParticipants = () =>
  useCommand(['clinicParticipants'], ({ slotId, data, init }: { slotId: string; data: AddInput; init?: RequestInit }) => addClinicParticipants(slotId, data, init));

/**
 * Its open todos wait for the next booking, and its seat goes to whoever waits longest, who is told. 409 move-not-allowed once they came, version-conflict when it was changed since. Saying it twice changes nothing.
 * @summary 예약 취소해 주기
 */
export const removeClinicParticipant = (slotId: string, participantId: string, params?: RemoveClinicParticipantParams, init?: RequestInit) =>
  call<Changed>('DELETE', `/clinic/slot/${slotId}/participants/${participantId}`, { query: params }, init);

export const useRemoveClinicParticipant = () =>
  useCommand(['clinicParticipants'], ({ slotId, participantId, params, init }: { slotId: string; participantId: string; params?: RemoveClinicParticipantParams; init?: RequestInit }) => removeClinicParticipant(slotId, participantId, params, init));

/**
 * Todos go along. 409 version-conflict, full, overlap, fixed (between clinic and counsel), ended, move-not-allowed.
 * @summary 다른 시간으로 옮기기
 */
export const moveClinicParticipant = (participantId: string, moveInput: MoveInput, init?: RequestInit) =>
  call<Changed>('PUT', `/clinic/participant/${participantId}/move-participant-slot`, { json: moveInput }, init);

export const useMoveClinicParticipant = () =>
  useCommand(['clinicParticipants'], ({ participantId, data, init }: { participantId: string; data: MoveInput; init?: RequestInit }) => moveClinicParticipant(participantId, data, init));

/**
 * 409 too-early before the day, move-not-allowed in another state. Saying it twice changes nothing.
 * @summary 도착
 */
export const arriveClinicParticipant = (participantId: string, init?: RequestInit) =>
  call<Changed>('PUT', `/clinic/participant/${participantId}/arrival`, {}, init);

export const useArriveClinicParticipant = () =>
  useCommand(['clinicParticipants'], ({ participantId, init }: { participantId: string; init?: RequestInit }) => arriveClinicParticipant(participantId, init));

/**
 * What is still to do waits for the next booking. 409 move-not-allowed in another state. Saying it twice changes nothing.
 * @summary 귀가
 */
export const departClinicParticipant = (participantId: string, init?: RequestInit) =>
  call<Changed>('PUT', `/clinic/participant/${participantId}/departure`, {}, init);

export const useDepartClinicParticipant = () =>
  useCommand(['clinicParticipants'], ({ participantId, init }: { participantId: string; init?: RequestInit }) => departClinicParticipant(participantId, init));

/**
 * @summary 급함 표시
 */
export const hurryClinicParticipant = (participantId: string, hurryInput: HurryInput, init?: RequestInit) =>
  call<Changed>('PUT', `/clinic/participant/${participantId}/hurry`, { json: hurryInput }, init);

export const useHurryClinicParticipant = () =>
  useCommand(['clinicParticipants'], ({ participantId, data, init }: { participantId: string; data: HurryInput; init?: RequestInit }) => hurryClinicParticipant(participantId, data, init));

/**
 * Within the slot (422). 409 version-conflict, overlap.
 * @summary 오는 시간 바꾸기
 */
export const changeClinicParticipantTime = (participantId: string, timeInput: TimeInput, init?: RequestInit) =>
  call<Changed>('PUT', `/clinic/participant/${participantId}/participant-change-time`, { json: timeInput }, init);

export const useChangeClinicParticipantTime = () =>
  useCommand(['clinicParticipants'], ({ participantId, data, init }: { participantId: string; data: TimeInput; init?: RequestInit }) => changeClinicParticipantTime(participantId, data, init));

/**
 * 409 version-conflict carries both values.
 * @summary 예약 메모 쓰기
 */
export const writeClinicMemo = (participantId: string, memoInput: MemoInput, init?: RequestInit) =>
  call<Changed>('PUT', `/clinic/participant/${participantId}/memo`, { json: memoInput }, init);

export const useWriteClinicMemo = () =>
  useCommand(['clinicParticipants'], ({ participantId, data, init }: { participantId: string; data: MemoInput; init?: RequestInit }) => writeClinicMemo(participantId, data, init));

/**
 * One change set, all or none: 409 not-assignable for a booking without a seat, overlap where the TA has another counsel.
 * @summary 조교 배정하기
 */
export const assignClinicTa = (assignInput: AssignInput, init?: RequestInit) =>
  call<ManyChanged>('PUT', `/clinic/assign-ta`, { json: assignInput }, init);

export const useAssignClinicTa = () =>
  useCommand(['clinicParticipants'], ({ data, init }: { data: AssignInput; init?: RequestInit }) => assignClinicTa(data, init));

/**
 * At most 93 days (400).
 * @summary 조교별 배정 수
 */
export const countClinicTaAssignments = (params: CountClinicTaAssignmentsParams, init?: RequestInit) =>
  call<TaCounts>('GET', `/clinic/ta-assignment-counts`, { query: params }, init);

export const useCountClinicTaAssignments = (params: CountClinicTaAssignmentsParams, options?: QueryOptions<TaCounts>) =>
  useRead([`/clinic/ta-assignment-counts`, params], (init) => countClinicTaAssignments(params, init), options);

/**
 * @summary 조교별 배정 내역
 */
export const listClinicTaAssignments = (params: ListClinicTaAssignmentsParams, init?: RequestInit) =>
  call<TaDetails>('GET', `/clinic/ta-assignment-details`, { query: params }, init);

export const useListClinicTaAssignments = (params: ListClinicTaAssignmentsParams, options?: QueryOptions<TaDetails>) =>
  useRead([`/clinic/ta-assignment-details`, params], (init) => listClinicTaAssignments(params, init), options);

/**
 * Who was expected and did not come is a no-show, who still waits is let go. 409 too-early for a day to come.
 * @summary 하루 마감하기
 */
export const closeClinicDay = (closeInput: CloseInput, init?: RequestInit) =>
  call<Closed>('POST', `/clinic/close-day`, { json: closeInput }, init);

export const useCloseClinicDay = () =>
  useCommand(['clinicParticipants'], ({ data, init }: { data: CloseInput; init?: RequestInit }) => closeClinicDay(data, init));

/**
 * Takes back what one clinic action of today changed: an arrival, a departure, a no-show, todos, an assignment, a copy. 404 when it is none, 409 changed-since when somebody changed it, full when the seat is gone, undo-late after its day.
 * @summary 되돌리기
 */
export const undoClinic = (undoInput: UndoInput, init?: RequestInit) =>
  call<Undone>('POST', `/clinic/undo`, { json: undoInput }, init);

export const useUndoClinic = () =>
  useCommand(['clinicSlots', 'clinicParticipants', 'clinicTodos', 'scores'], ({ data, init }: { data: UndoInput; init?: RequestInit }) => undoClinic(data, init));

/**
 * 409 full (ask again with wait), overlap, already-reserved, closed, not-open.
 * @summary 클리닉 예약하기
 */
export const reserveClinicSlot = (slotId: string, reserveInput?: ReserveInput, init?: RequestInit) =>
  call<Reservation>('POST', `/sp/clinic-slot/${slotId}/reserve`, { json: reserveInput }, init);

export const useReserveClinicSlot = () =>
  useCommand(['clinicSlots'], ({ slotId, data, init }: { slotId: string; data?: ReserveInput; init?: RequestInit }) => reserveClinicSlot(slotId, data, init));

/**
 * 404 without a booking there; 409 cancel-late after the deadline, move-not-allowed once they came.
 * @summary 클리닉 예약 취소하기
 */
export const cancelClinicSlot = (slotId: string, init?: RequestInit) =>
  call<DoneResponse>('POST', `/sp/clinic-slot/${slotId}/cancel`, {}, init);

export const useCancelClinicSlot = () =>
  useCommand(['clinicSlots'], ({ slotId, init }: { slotId: string; init?: RequestInit }) => cancelClinicSlot(slotId, init));

/**
 * 409 full (ask again with wait), overlap, already-reserved, closed, not-open, other-counsel, counsel-limit.
 * @summary 상담 예약하기
 */
export const reserveCounselSlot = (slotId: string, counselReserveInput: CounselReserveInput, init?: RequestInit) =>
  call<Reservation>('POST', `/sp/counsel-slot/${slotId}/reserve`, { json: counselReserveInput }, init);

export const useReserveCounselSlot = () =>
  useCommand(['clinicSlots'], ({ slotId, data, init }: { slotId: string; data: CounselReserveInput; init?: RequestInit }) => reserveCounselSlot(slotId, data, init));

/**
 * 404 without a booking there; 409 cancel-late after the deadline, move-not-allowed once they came.
 * @summary 상담 예약 취소하기
 */
export const cancelCounselSlot = (slotId: string, init?: RequestInit) =>
  call<DoneResponse>('POST', `/sp/counsel-slot/${slotId}/cancel`, {}, init);

export const useCancelCounselSlot = () =>
  useCommand(['clinicSlots'], ({ slotId, init }: { slotId: string; init?: RequestInit }) => cancelCounselSlot(slotId, init));
