import { Suspense } from 'react';
import { Navigate, useRoutes } from 'react-router';
import { useSession } from '#client/session/session.ts';
import { CenteredSpinner } from '#ui-kit';
import { routes } from './faces.ts';
import { paths } from './home/index.tsx';
import { StaffNotice } from './StaffNotice.tsx';
import { StudentFrame } from './StudentFrame.tsx';

const pages = [...routes, { path: '*', element: <Navigate to={paths.home} replace /> }];

/** The student portal, mounted at `/portal/*`. */
export default function Portal() {
  const { auth } = useSession();
  return (
    <StudentFrame>
      {auth?.userType === 'STUDENT' ? (
        <Suspense fallback={<CenteredSpinner />}>
          <Pages />
        </Suspense>
      ) : (
        <StaffNotice />
      )}
    </StudentFrame>
  );
}

function Pages() {
  return useRoutes(pages);
}
