// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import { call, useCommand } from '../../rest.ts';

export type NewReportLinks = components['schemas']['NewReportLinks'];
export type ReportCard = components['schemas']['ReportCard'];
export type ReportLinkIds = components['schemas']['ReportLinkIds'];
export type ReportLinkText = components['schemas']['ReportLinkText'];
export type ReportLinkToken = components['schemas']['ReportLinkToken'];
export type ReportLinks = components['schemas']['ReportLinks'];
export type ReportRemark = components['schemas']['ReportRemark'];
export type ReportRemarkVersion = components['schemas']['ReportRemarkVersion'];
export type RevokedLinks = components['schemas']['RevokedLinks'];

/**
 * One for each student, whose address is told only now; with a text it is queued to the parents, and a retry with the same key makes nothing more.
 * 404 when the exam or one of the students is not there; 409 exam-hidden, not-graded, no-phone, quiet-hours.
 * @summary 성적표 링크 만들기
 */
export const createReportLinks = (newReportLinks: NewReportLinks, init?: RequestInit) =>
  call<ReportLinks>('POST', `/report-cards/links`, { json: newReportLinks }, init);

export const useCreateReportLinks = () =>
  useCommand(['reportLinks', 'smsMessages', 'smsRecipients'], ({ data, init }: { data: NewReportLinks; init?: RequestInit }) => createReportLinks(data, init));

/**
 * They open nothing from now on. Those that were revoked before stay so.
 * @summary 성적표 링크 해지
 */
export const revokeReportLinks = (reportLinkIds: ReportLinkIds, init?: RequestInit) =>
  call<RevokedLinks>('POST', `/report-cards/links/revoke`, { json: reportLinkIds }, init);

export const useRevokeReportLinks = () =>
  useCommand(['reportLinks'], ({ data, init }: { data: ReportLinkIds; init?: RequestInit }) => revokeReportLinks(data, init));

/**
 * Empty takes it back. 409 version-conflict carries both texts, who wrote the other and when.
 * @summary 선생님의 말 작성
 */
export const writeReportRemark = (scoreId: string, reportRemark: ReportRemark, init?: RequestInit) =>
  call<ReportRemarkVersion>('PUT', `/wl-score/${scoreId}/report-remark`, { json: reportRemark }, init);

export const useWriteReportRemark = () =>
  useCommand(['reportRemarks'], ({ scoreId, data, init }: { scoreId: string; data: ReportRemark; init?: RequestInit }) => writeReportRemark(scoreId, data, init));

/**
 * Without signing in. 404 link-unknown alike for what is no link of ours, expired, revoked, or of an exam that is hidden.
 * Counted for staff, unless staff open it.
 * @summary 링크로 성적표 보기
 */
export const openReportLink = (reportLinkToken: ReportLinkToken, init?: RequestInit) =>
  call<ReportCard>('POST', `/report-cards/open`, { json: reportLinkToken }, init);

export const useOpenReportLink = () =>
  useCommand(['reportLinks'], ({ data, init }: { data: ReportLinkToken; init?: RequestInit }) => openReportLink(data, init));
