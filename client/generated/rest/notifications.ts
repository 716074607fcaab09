// Generated from openapi/ by `npm run generate`. Do not edit.

import type { NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

/**
 * What happened
 */
export type NotificationKind = typeof NotificationKind[keyof typeof NotificationKind];

export const NotificationKind = {
  ABSENT: 'ABSENT',
  LATE: 'LATE',
  ARRIVAL: 'ARRIVAL',
  DEPARTURE: 'DEPARTURE',
  CLINIC_RESERVED: 'CLINIC_RESERVED',
  CLINIC_PROMOTED: 'CLINIC_PROMOTED',
  CLINIC_CANCELLED: 'CLINIC_CANCELLED',
  CLINIC_TOMORROW: 'CLINIC_TOMORROW',
  SCORE_SHOWN: 'SCORE_SHOWN',
  CLINIC_TODO: 'CLINIC_TODO',
  ANNOUNCEMENT: 'ANNOUNCEMENT',
  QUESTION_ANSWERED: 'QUESTION_ANSWERED',
  REPORT_CARD: 'REPORT_CARD',
  DDAY_WEEK: 'DDAY_WEEK',
  PASSWORD_RESET: 'PASSWORD_RESET',
} as const;

export interface NotificationPreference {
  isWanted: boolean;
}

export interface NotificationsRead {
  /**
     * All of one's own without it
     * @minItems 1
     * @maxItems 100
     */
  ids?: string[];
}

/**
 * These, or without ids all of one's own. Ids of others do nothing.
 * @summary 알림을 읽음으로
 */
export const readNotifications = (notificationsRead?: NotificationsRead, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/sp/notifications/read`, { json: notificationsRead }, init);

export const useReadNotifications = () =>
  useCommand('readNotifications', ({ data }: { data?: NotificationsRead }) => readNotifications(data));

/**
 * Neither a notice nor a text goes to a student who does not want the kind. Texts to the guardian go all the same.
 * @summary 알림 종류를 받거나 받지 않기
 */
export const setNotificationPreference = (kind: NotificationKind, notificationPreference: NotificationPreference, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/sp/notifications/preferences/${kind}`, { json: notificationPreference }, init);

export const useSetNotificationPreference = () =>
  useCommand('setNotificationPreference', ({ kind, data }: { kind: NotificationKind; data: NotificationPreference }) => setNotificationPreference(kind, data));
