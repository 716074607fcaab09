// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { DoneResponse, NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type AnnouncementChange = components['schemas']['AnnouncementChange'];
export type AnnouncementInput = components['schemas']['AnnouncementInput'];
export type Resend = components['schemas']['Resend'];
export type ResendAddressee = components['schemas']['ResendAddressee'];
export const ResendAddressee = { STUDENT: 'STUDENT', PARENT: 'PARENT' } as const;
export type ResendResult = components['schemas']['ResendResult'];
export type RichText = components['schemas']['RichText'];

/**
 * All announcements of one's own weeks that are out. Those read before keep their time.
 * @summary 내 공지를 모두 읽음으로
 */
export const readAnnouncements = (init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/sp/announcements/read`, {}, init);

export const useReadAnnouncements = () =>
  useCommand(['announcementReads'], () => readAnnouncements());

/** 주차 공지 작성 */
export const createAnnouncement = (lectureId: string, weeklyLectureId: string, announcementInput: AnnouncementInput, init?: RequestInit) =>
  call<DoneResponse>('POST', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/announcements`, { json: announcementInput }, init);

export const useCreateAnnouncement = () =>
  useCommand(['announcements'], ({ lectureId, weeklyLectureId, data, init }: { lectureId: string; weeklyLectureId: string; data: AnnouncementInput; init?: RequestInit }) => createAnnouncement(lectureId, weeklyLectureId, data, init));

/**
 * Refused when somebody changed it since (409 version-conflict).
 * @summary 주차 공지 수정
 */
export const updateAnnouncement = (lectureId: string, weeklyLectureId: string, announcementId: string, announcementChange: AnnouncementChange, init?: RequestInit) =>
  call<DoneResponse>('PUT', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/announcements/${announcementId}`, { json: announcementChange }, init);

export const useUpdateAnnouncement = () =>
  useCommand(['announcements'], ({ lectureId, weeklyLectureId, announcementId, data, init }: { lectureId: string; weeklyLectureId: string; announcementId: string; data: AnnouncementChange; init?: RequestInit }) => updateAnnouncement(lectureId, weeklyLectureId, announcementId, data, init));

/** 주차 공지 삭제 */
export const deleteAnnouncement = (lectureId: string, weeklyLectureId: string, announcementId: string, init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/announcements/${announcementId}`, {}, init);

export const useDeleteAnnouncement = () =>
  useCommand(['announcements'], ({ lectureId, weeklyLectureId, announcementId, init }: { lectureId: string; weeklyLectureId: string; announcementId: string; init?: RequestInit }) => deleteAnnouncement(lectureId, weeklyLectureId, announcementId, init));

/**
 * Queues a text to everybody of the week who has not read it. A retry with the same key queues nothing more. Refused before it is out (409 not-published), when all have read it (409 all-read), at night unless confirmed (409 quiet-hours).
 * @summary 안 읽은 학생에게 문자로 다시 알리기
 */
export const resendAnnouncement = (lectureId: string, weeklyLectureId: string, announcementId: string, resend: Resend, init?: RequestInit) =>
  call<ResendResult>('POST', `/lectures/${lectureId}/weekly-lectures/${weeklyLectureId}/announcements/${announcementId}/resend`, { json: resend }, init);

export const useResendAnnouncement = () =>
  useCommand(['smsMessages', 'smsRecipients'], ({ lectureId, weeklyLectureId, announcementId, data, init }: { lectureId: string; weeklyLectureId: string; announcementId: string; data: Resend; init?: RequestInit }) => resendAnnouncement(lectureId, weeklyLectureId, announcementId, data, init));
