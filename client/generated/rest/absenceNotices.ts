// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type AbsenceDecision = components['schemas']['AbsenceDecision'];

/**
 * Marks the student as absent, or only takes the notice away. Saying it twice changes nothing. 409 locked.
 * @summary 결석 알림 확인하기
 */
export const decideAbsence = (noticeId: string, absenceDecision: AbsenceDecision, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/absence-notices/${noticeId}/decide`, { json: absenceDecision }, init);

export const useDecideAbsence = () =>
  useCommand(['absenceNotices', 'participants', 'attendanceRates', 'weekAttendanceRates'], ({ noticeId, data, init }: { noticeId: string; data: AbsenceDecision; init?: RequestInit }) => decideAbsence(noticeId, data, init));
