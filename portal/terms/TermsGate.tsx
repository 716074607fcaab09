import { useState, type ReactNode } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { CenteredSpinner } from '#ui-kit';
import { PendingTermsDocument } from './generated/graphql.ts';

/** Seldom asked for: what every page waits for is small. */
const Agreements = lazyPart(() => import('./Agreements.tsx'), <CenteredSpinner />);

/** Its children, or first the terms and the consent that are asked for at the first sign-in and after a change. */
export default function TermsGate({ children }: { children: ReactNode }) {
  const { data } = useGql(PendingTermsDocument, {});
  const [isPutOff, setPutOff] = useState(false);
  // Without an answer nobody is kept from their lessons.
  const terms = data?.pendingTerms ?? [];
  const giver = data?.consentStates[0]?.needsGuardian ? 'GUARDIAN' : 'STUDENT';
  // One that was withdrawn is an answer as well: it is not asked for again and again.
  const isMissing = data?.consents.every((consent) => consent.giver !== giver) ?? false;
  if (terms.length === 0 && (!isMissing || (giver === 'GUARDIAN' && isPutOff))) return children;
  return <Agreements terms={terms} missing={isMissing ? giver : undefined} onPutOff={() => setPutOff(true)} />;
}
