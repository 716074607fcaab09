import { Suspense } from 'react';
import { Navigate, useRoutes } from 'react-router';
import { landingPath, useSession } from '#client/session/session.ts';
import { CenteredSpinner } from '#ui-kit';
import { CrmDesk } from './CrmDesk.tsx';
import { CrmRefine } from './CrmRefine.tsx';
import { routes } from './faces.ts';

/** The staff area, mounted at `/crm/*`. Each screen is loaded when it is first opened. */
export default function Crm() {
  return (
    <CrmRefine>
      <CrmDesk>
        <Suspense fallback={<CenteredSpinner />}>
          <Screens />
        </Suspense>
      </CrmDesk>
    </CrmRefine>
  );
}

const screens = [...routes, { path: '*', element: <Elsewhere /> }];

function Screens() {
  return useRoutes(screens);
}

/** An address nothing is at leads to where one starts. */
function Elsewhere() {
  const { auth } = useSession();
  const start = landingPath(auth);
  return <Navigate replace to={start.startsWith('/crm') ? start : '/'} />;
}
