// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type NotificationKind = components['schemas']['NotificationKind'];
export const NotificationKind = { ABSENT: 'ABSENT', LATE: 'LATE', ARRIVAL: 'ARRIVAL', DEPARTURE: 'DEPARTURE', CLINIC_RESERVED: 'CLINIC_RESERVED', CLINIC_PROMOTED: 'CLINIC_PROMOTED', CLINIC_CANCELLED: 'CLINIC_CANCELLED', CLINIC_TOMORROW: 'CLINIC_TOMORROW', CLINIC_MOVED: 'CLINIC_MOVED', WEEK_MOVED: 'WEEK_MOVED', SCORE_SHOWN: 'SCORE_SHOWN', CLINIC_TODO: 'CLINIC_TODO', ANNOUNCEMENT: 'ANNOUNCEMENT', QUESTION_ANSWERED: 'QUESTION_ANSWERED', REPORT_CARD: 'REPORT_CARD', DDAY_WEEK: 'DDAY_WEEK', PASSWORD_RESET: 'PASSWORD_RESET' } as const;
export type NotificationPreference = components['schemas']['NotificationPreference'];
export type NotificationsRead = components['schemas']['NotificationsRead'];
export type PushEndpoint = components['schemas']['PushEndpoint'];
export type PushSettings = components['schemas']['PushSettings'];
export type PushSubscription = components['schemas']['PushSubscription'];
export type QuietHours = components['schemas']['QuietHours'];

/**
 * These, or without ids all of one's own. Ids of others do nothing.
 * @summary 알림을 읽음으로
 */
export const readNotifications = (notificationsRead?: NotificationsRead, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/sp/notifications/read`, { json: notificationsRead }, init);

export const useReadNotifications = () =>
  useCommand(['notifications'], ({ data, init }: { data?: NotificationsRead; init?: RequestInit }) => readNotifications(data, init));

/**
 * Neither a notice nor a text goes to a student who does not want the kind. Texts to the guardian go all the same.
 * @summary 알림 종류를 받거나 받지 않기
 */
export const setNotificationPreference = (kind: NotificationKind, notificationPreference: NotificationPreference, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/sp/notifications/preferences/${kind}`, { json: notificationPreference }, init);

export const useSetNotificationPreference = () =>
  useCommand(['notificationPreferences'], ({ kind, data, init }: { kind: NotificationKind; data: NotificationPreference; init?: RequestInit }) => setNotificationPreference(kind, data, init));

/**
 * The key a browser subscribes with, null where there is no push, and one's quiet hours.
 * @summary 푸시 알림 설정
 */
export const readPushSettings = (init?: RequestInit) =>
  call<PushSettings>('GET', `/sp/push`, {}, init);

export const useReadPushSettings = (options?: QueryOptions<PushSettings>) =>
  useRead([`/sp/push`], (init) => readPushSettings(init), options);

/**
 * The same time twice for never.
 * @summary 푸시를 받지 않는 시간
 */
export const setQuietHours = (quietHours: QuietHours, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/sp/push/quiet-hours`, { json: quietHours }, init);

export const useSetQuietHours = () =>
  useCommand([], ({ data, init }: { data: QuietHours; init?: RequestInit }) => setQuietHours(data, init));

/**
 * Until one signs out here. 400 for an address of no known push service; 409 push-off where there is no push.
 * @summary 이 기기에서 푸시 받기
 */
export const subscribePush = (pushSubscription: PushSubscription, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/sp/push/subscription`, { json: pushSubscription }, init);

export const useSubscribePush = () =>
  useCommand([], ({ data, init }: { data: PushSubscription; init?: RequestInit }) => subscribePush(data, init));

/**
 * Saying it twice changes nothing.
 * @summary 이 기기에서 푸시 받지 않기
 */
export const unsubscribePush = (pushEndpoint: PushEndpoint, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/sp/push/unsubscribe`, { json: pushEndpoint }, init);

export const useUnsubscribePush = () =>
  useCommand([], ({ data, init }: { data: PushEndpoint; init?: RequestInit }) => unsubscribePush(data, init));
