import { Suspense } from 'react';
import { Navigate, useRoutes } from 'react-router';
import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { useSession } from '#client/session/session.ts';
import { CenteredSpinner } from '#ui-kit';
import { routes } from './faces.ts';
import { paths } from './home/index.tsx';
import { StaffNotice } from './StaffNotice.tsx';
import { StudentFrame } from './StudentFrame.tsx';
import { panels as terms } from './terms/index.tsx';

const Bell = lazyWithRetry(() => import('./notifications/bell/Bell.tsx'));

const pages = [...routes, { path: '*', element: <Navigate to={paths.home} replace /> }];

/** The student portal, mounted at `/portal/*`. */
export default function Portal() {
  const isStudent = useSession().auth?.userType === 'STUDENT';
  return (
    <StudentFrame actions={isStudent && <LazyBell />}>
      {isStudent ? (
        <Suspense fallback={<CenteredSpinner />}>
          <terms.TermsGate>
            <Pages />
          </terms.TermsGate>
        </Suspense>
      ) : (
        <StaffNotice />
      )}
    </StudentFrame>
  );
}

function LazyBell() {
  return (
    <Suspense>
      <Bell />
    </Suspense>
  );
}

function Pages() {
  return useRoutes(pages);
}
