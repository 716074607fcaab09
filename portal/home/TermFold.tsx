import { Suspense, useState } from 'react';
import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { CenteredSpinner } from '#ui-kit';
import type { PortalHomeQuery } from './generated/graphql.ts';
import css from './Home.module.css';

const Term = lazyWithRetry(() => import('./Term.tsx'));

/** The term behind a tap; its code comes with the tap. */
export function TermFold({ lectures, recent }: Pick<PortalHomeQuery, 'lectures' | 'recent'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.term} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{`내 강의 ${lectures.length} · 출결`}</summary>
      {isOpen && (
        <Suspense fallback={<CenteredSpinner />}>
          <Term lectures={lectures} recent={recent} />
        </Suspense>
      )}
    </details>
  );
}
