// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components, operations } from '#openapi/generated/api.d.ts';
import type { DoneResponse, Undone } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type AddInput = components['schemas']['AddInput'];
export type AssignInput = components['schemas']['AssignInput'];
export type Booked = components['schemas']['Booked'];
export type Booking = components['schemas']['Booking'];
export type BookingStatus = components['schemas']['BookingStatus'];
export const BookingStatus = { WAITING: 'WAITING', RESERVED: 'RESERVED', ARRIVED: 'ARRIVED', DEPARTED: 'DEPARTED', CANCELLED: 'CANCELLED', NO_SHOW: 'NO_SHOW' } as const;
export type Changed = components['schemas']['Changed'];
export type CloseInput = components['schemas']['CloseInput'];
export type Closed = components['schemas']['Closed'];
export type CounselReserveInput = components['schemas']['CounselReserveInput'];
export type CountClinicTaAssignmentsParams = NonNullable<operations['countClinicTaAssignments']['parameters']['query']>;
export type HurryInput = components['schemas']['HurryInput'];
export type ListClinicTaAssignmentsParams = NonNullable<operations['listClinicTaAssignments']['parameters']['query']>;
export type ManyChanged = components['schemas']['ManyChanged'];
export type MemoInput = components['schemas']['MemoInput'];
export type MoveInput = components['schemas']['MoveInput'];
export type Named = components['schemas']['Named'];
export type Placed = components['schemas']['Placed'];
export type RemoveClinicParticipantParams = NonNullable<operations['removeClinicParticipant']['parameters']['query']>;
export type Reservation = components['schemas']['Reservation'];
export type ReserveInput = components['schemas']['ReserveInput'];
export type TaCount = components['schemas']['TaCount'];
export type TaCounts = components['schemas']['TaCounts'];
export type TaDetail = components['schemas']['TaDetail'];
export type TaDetails = components['schemas']['TaDetails'];
export type TimeInput = components['schemas']['TimeInput'];
export type UndoInput = components['schemas']['UndoInput'];
export type Version2 = components['schemas']['Version-2'];

/**
 * All or none, also after the close: 409 full, overlap, already-reserved, other-counsel, ended, counsel-limit (ask again with exceedsLimit); 404 when one of them is not there.
 * @summary 학생 예약해 주기
 */
export const addClinicParticipants = (slotId: string, addInput: AddInput, init?: RequestInit) =>
  call<Booked>('POST', `/clinic/slot/${slotId}/participants`, { json: addInput }, init);

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
  call<Placed>('PUT', `/clinic/participant/${participantId}/move-participant-slot`, { json: moveInput }, init);

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

/** 급함 표시 */
export const hurryClinicParticipant = (participantId: string, hurryInput: HurryInput, init?: RequestInit) =>
  call<Changed>('PUT', `/clinic/participant/${participantId}/hurry`, { json: hurryInput }, init);

export const useHurryClinicParticipant = () =>
  useCommand(['clinicParticipants'], ({ participantId, data, init }: { participantId: string; data: HurryInput; init?: RequestInit }) => hurryClinicParticipant(participantId, data, init));

/**
 * Within the slot (422). 409 version-conflict, overlap.
 * @summary 오는 시간 바꾸기
 */
export const changeClinicParticipantTime = (participantId: string, timeInput: TimeInput, init?: RequestInit) =>
  call<Placed>('PUT', `/clinic/participant/${participantId}/participant-change-time`, { json: timeInput }, init);

export const useChangeClinicParticipantTime = () =>
  useCommand(['clinicParticipants'], ({ participantId, data, init }: { participantId: string; data: TimeInput; init?: RequestInit }) => changeClinicParticipantTime(participantId, data, init));

/**
 * 409 version-conflict carries both values.
 * @summary 예약 메모 추가
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

/** 조교별 배정 내역 */
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
 * Takes back what one clinic action of today changed: an arrival, a departure, a no-show, todos, an assignment, a copy. 403 not-own for a colleague's, unless a manager asks. 404 when it is none, 409 changed-since when somebody changed it, full when the seat is gone, undo-late after its day.
 * @summary 되돌리기
 */
export const undoClinic = (undoInput: UndoInput, init?: RequestInit) =>
  call<Undone>('POST', `/clinic/undo`, { json: undoInput }, init);

export const useUndoClinic = () =>
  useCommand(['clinicSlots', 'clinicParticipants', 'clinicTodos', 'scores'], ({ data, init }: { data: UndoInput; init?: RequestInit }) => undoClinic(data, init));

/**
 * 409 full (ask again with wait), overlap, already-reserved, closed, not-open, clinic-limit.
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
