import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ACADEMY_NAME } from '#client/page/academy.ts';
import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { useSession } from '#client/session/session.ts';
import { PortalFrame } from '#ui-kit';
import { paths as clinicPaths } from './clinic/index.tsx';
import { paths as counselPaths } from './counsel/index.tsx';
import { navigation } from './faces.ts';
import { useNewPage } from './useNewPage.ts';

const Bell = lazyWithRetry(() => import('./notifications/Bell.tsx'));

/** The frame of every page of the portal: the academy's name above, the navigation below. */
export function StudentFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isStudent = useSession().auth?.userType === 'STUDENT';
  useNewPage();
  return (
    <PortalFrame
      title={ACADEMY_NAME}
      nav={navigation}
      actions={
        isStudent && (
          <Suspense>
            <Bell />
          </Suspense>
        )
      }
      path={pathname === counselPaths.counsel ? clinicPaths.clinic : pathname}
    >
      {children}
    </PortalFrame>
  );
}
