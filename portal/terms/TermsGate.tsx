import type { ReactNode } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { CenteredSpinner } from '#ui-kit';
import { PendingTermsDocument } from './generated/graphql.ts';

/** Seldom asked for: what every page waits for is small. */
const ChangedTerms = lazyPart(() => import('./ChangedTerms.tsx'), <CenteredSpinner />);

/** Its children, or first the consent to terms that changed since the last visit. */
export default function TermsGate({ children }: { children: ReactNode }) {
  const { data } = useGql(PendingTermsDocument, {});
  // Without an answer nobody is kept from their lessons.
  const pending = data?.pendingTerms ?? [];
  return pending.length === 0 ? children : <ChangedTerms terms={pending} />;
}
