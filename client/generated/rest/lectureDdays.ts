// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type DdayChange = components['schemas']['DdayChange'];
export type DdayInput = components['schemas']['DdayInput'];
export type DdayOrder = components['schemas']['DdayOrder'];

/**
 * It goes last.
 * @summary 디데이 만들기
 */
export const createLectureDday = (lectureId: string, ddayInput: DdayInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/lectures/${lectureId}/ddays`, { json: ddayInput }, init);

export const useCreateLectureDday = () =>
  useCommand(['lectureDdays'], ({ lectureId, data, init }: { lectureId: string; data: DdayInput; init?: RequestInit }) => createLectureDday(lectureId, data, init));

/**
 * Refused when they are not exactly the D-days of one lecture (409 list-changed).
 * @summary 디데이 순서 바꾸기
 */
export const orderLectureDdays = (ddayOrder: DdayOrder, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/lectures/ddays/seq`, { json: ddayOrder }, init);

export const useOrderLectureDdays = () =>
  useCommand(['lectureDdays'], ({ data, init }: { data: DdayOrder; init?: RequestInit }) => orderLectureDdays(data, init));

/**
 * Refused when somebody changed it since (409 version-conflict).
 * @summary 디데이 수정
 */
export const updateLectureDday = (ddayId: string, ddayChange: DdayChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/lectures/ddays/${ddayId}`, { json: ddayChange }, init);

export const useUpdateLectureDday = () =>
  useCommand(['lectureDdays'], ({ ddayId, data, init }: { ddayId: string; data: DdayChange; init?: RequestInit }) => updateLectureDday(ddayId, data, init));

/** 디데이 삭제 */
export const deleteLectureDday = (ddayId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/lectures/ddays/${ddayId}`, {}, init);

export const useDeleteLectureDday = () =>
  useCommand(['lectureDdays'], ({ ddayId, init }: { ddayId: string; init?: RequestInit }) => deleteLectureDday(ddayId, init));
