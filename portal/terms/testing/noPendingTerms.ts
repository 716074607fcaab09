import { filled } from '#mocks/states.ts';
import { PendingTermsDocument } from '../generated/graphql.ts';

/** All terms were agreed to. */
export const noPendingTerms = filled(PendingTermsDocument, { pendingTerms: [] });
