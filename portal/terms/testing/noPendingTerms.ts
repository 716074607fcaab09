import { filled } from '#mocks/states.ts';
import { PendingTermsDocument } from '../generated/graphql.ts';

/** All was agreed to. */
export const noPendingTerms = filled(PendingTermsDocument, {
  pendingTerms: [],
  consents: [{ giver: 'STUDENT' }],
  consentStates: [],
});
