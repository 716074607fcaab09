// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';
import type { NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export type TermAcceptance = components['schemas']['TermAcceptance'];

/**
 * Of versions in force (409 not-published). Saying it twice changes nothing.
 * @summary 약관에 동의하기
 */
export const acceptTerms = (termAcceptance: TermAcceptance, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/sp/terms/accept`, { json: termAcceptance }, init);

export const useAcceptTerms = () =>
  useCommand(['pendingTerms'], ({ data, init }: { data: TermAcceptance; init?: RequestInit }) => acceptTerms(data, init));
