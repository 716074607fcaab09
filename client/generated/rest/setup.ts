// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand, useRead, type QueryOptions } from '../../rest.ts';

export type SetupPutAway = components['schemas']['SetupPutAway'];
export type SetupPutAwayBy = components['schemas']['SetupPutAwayBy'];
export type SetupState = components['schemas']['SetupState'];

/**
 * How far the academy has come with its first steps, each read from the data itself; the second factor is the caller's own.
 * @summary 시작하기
 */
export const readSetup = (init?: RequestInit) =>
  call<SetupState>('GET', `/admin/setup`, {}, init);

export const useReadSetup = (options?: QueryOptions<SetupState>) =>
  useRead([`/admin/setup`], (init) => readSetup(init), options);

/**
 * For all managers. Putting away what is away already changes nothing.
 * @summary 시작하기 숨기기, 다시 보기
 */
export const putAwaySetup = (setupPutAway: SetupPutAway, init?: RequestInit) =>
  call<NoContentResponse>('PUT', `/admin/setup`, { json: setupPutAway }, init);

export const usePutAwaySetup = () =>
  useCommand(['setupLists'], ({ data, init }: { data: SetupPutAway; init?: RequestInit }) => putAwaySetup(data, init));
