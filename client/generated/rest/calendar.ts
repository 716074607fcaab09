// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type CalendarLink = components['schemas']['CalendarLink'];
export type NewCalendarLink = components['schemas']['NewCalendarLink'];

/** 내 캘린더 주소가 있는지 */
export const readCalendarLink = (init?: RequestInit) =>
  call<CalendarLink>('GET', `/sp/calendar`, {}, init);

export const useReadCalendarLink = (options?: QueryOptions<CalendarLink>) =>
  useRead([`/sp/calendar`], (init) => readCalendarLink(init), options);

/**
 * An address at which a calendar reads one's lessons, bookings and D-days without signing in. The one before stops working.
 * @summary 내 캘린더 주소 만들기
 */
export const createCalendarLink = (init?: RequestInit) =>
  call<NewCalendarLink>('POST', `/sp/calendar`, {}, init);

export const useCreateCalendarLink = () =>
  useCommand([], () => createCalendarLink());

/**
 * The address stops working at once. Without one it does nothing.
 * @summary 내 캘린더 주소 없애기
 */
export const revokeCalendarLink = (init?: RequestInit) =>
  call<NoContentResponse>('DELETE', `/sp/calendar`, {}, init);

export const useRevokeCalendarLink = () =>
  useCommand([], () => revokeCalendarLink());
