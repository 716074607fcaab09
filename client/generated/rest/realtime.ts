// Generated from openapi/ by `npm run generate`. Do not edit.

import type { operations } from '#openapi/generated/api.d.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type RequestRefreshParams = NonNullable<operations['requestRefresh']['parameters']['query']>;

/**
 * Tells every open screen that reads the topic to read again, or the staff that somebody is here. Carries no other data.
 * @summary 다른 화면에 새로고침 알리기
 */
export const requestRefresh = (topic: string, id: string, params?: RequestRefreshParams, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/realtime/refresh/${topic}/${id}`, { query: params }, init);

export const useRequestRefresh = () =>
  useCommand([], ({ topic, id, params, init }: { topic: string; id: string; params?: RequestRefreshParams; init?: RequestInit }) => requestRefresh(topic, id, params, init));
