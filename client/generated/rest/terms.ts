// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Id, NoContentResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

export interface TermAcceptance {
  /**
     * @minItems 1
     * @maxItems 20
     */
  versionIds: Id[];
}

/**
 * Of versions in force (409 not-published). Saying it twice changes nothing.
 * @summary 바뀐 약관에 동의하기
 */
export const acceptTerms = (termAcceptance: TermAcceptance, init?: RequestInit) =>
  call<NoContentResponse>('POST', `/sp/terms/accept`, { json: termAcceptance }, init);

export const useAcceptTerms = () =>
  useCommand(['pendingTerms'], ({ data, init }: { data: TermAcceptance; init?: RequestInit }) => acceptTerms(data, init));
