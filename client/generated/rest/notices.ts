// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type ClinicNoticeInput = components['schemas']['ClinicNoticeInput'];
export type NoticeChange = components['schemas']['NoticeChange'];
export type NoticeInput = components['schemas']['NoticeInput'];
export type NoticeKind = components['schemas']['NoticeKind'];
export const NoticeKind = { STAFF: 'STAFF', CLINIC: 'CLINIC' } as const;

/** 공지 작성 */
export const createNotice = (noticeInput: NoticeInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/admin/notice`, { json: noticeInput }, init);

export const useCreateNotice = () =>
  useCommand(['notices'], ({ data, init }: { data: NoticeInput; init?: RequestInit }) => createNotice(data, init));

/** 공지 수정 */
export const updateNotice = (noticeId: string, noticeChange: NoticeChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/notice/${noticeId}`, { json: noticeChange }, init);

export const useUpdateNotice = () =>
  useCommand(['notices'], ({ noticeId, data, init }: { noticeId: string; data: NoticeChange; init?: RequestInit }) => updateNotice(noticeId, data, init));

/** 공지 삭제 */
export const deleteNotice = (noticeId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/admin/notice/${noticeId}`, {}, init);

export const useDeleteNotice = () =>
  useCommand(['notices'], ({ noticeId, init }: { noticeId: string; init?: RequestInit }) => deleteNotice(noticeId, init));

/**
 * The one that stands on the board, and for students on their clinic page; it is taken down like any notice.
 * @summary 클리닉 공지 작성
 */
export const writeClinicNotice = (clinicNoticeInput: ClinicNoticeInput, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/admin/clinic-notice`, { json: clinicNoticeInput }, init);

export const useWriteClinicNotice = () =>
  useCommand(['notices'], ({ data, init }: { data: ClinicNoticeInput; init?: RequestInit }) => writeClinicNotice(data, init));
