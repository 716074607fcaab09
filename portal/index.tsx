import { Suspense, type ReactNode } from 'react';
import { Navigate, useRoutes } from 'react-router';
import { AfterFirstScreen } from '#client/page/AfterFirstScreen.tsx';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { openArea } from '#client/page/lazy/openArea.ts';
import { afterFirstScreen } from '#client/page/lazy/whenIdle.ts';
import { registerServiceWorker } from '#client/page/serviceWorker.ts';
import { useIsPreviewed } from '#client/session/preview.ts';
import { useSession } from '#client/session/session.ts';
import { CenteredSpinner, ScreenWaiting } from '#ui-kit';
import { navigation, routes } from './faces.ts';
import { paths } from './home/paths.ts';
import { StudentFrame } from './StudentFrame.tsx';
import { panels as terms } from './terms/index.tsx';

const Bell = lazyPart(() => import('./notifications/bell/Bell.tsx'));
const StaffPortal = lazyWithRetry(() => import('./students/StaffPortal.tsx'));

const pages = [...routes, { path: '*', element: <Navigate to={paths.home} replace /> }];

export const { load, prepare } = openArea(routes, '/portal', () => navigation.map(({ href }) => href));

/** The student portal, mounted at `/portal/*`. Staff have none of their own, and look at a student's. */
export default function Portal() {
  const isStudent = useSession().auth?.userType === 'STUDENT';
  if (isStudent) return <StudentPortal />;
  return (
    <Suspense fallback={<CenteredSpinner />}>
      <StaffPortal>{(bar) => <StudentPortal bar={bar} />}</StaffPortal>
    </Suspense>
  );
}

// Only who signed in comes here; coming back without a network, they are told so by the academy.
afterFirstScreen(() => void registerServiceWorker());

/** @param props.bar says that staff look at it. */
function StudentPortal({ bar }: { bar?: ReactNode }) {
  return (
    <StudentFrame actions={<LazyBell />} notice={bar}>
      <Suspense fallback={<ScreenWaiting />}>
        <Gate />
      </Suspense>
    </StudentFrame>
  );
}

/** The pages; a student who has to consent to new terms does that first. Staff see what comes after it. */
function Gate() {
  if (useIsPreviewed()) return <Pages />;
  return (
    <terms.TermsGate>
      <Pages />
    </terms.TermsGate>
  );
}

function LazyBell() {
  return (
    <AfterFirstScreen>
      <Bell />
    </AfterFirstScreen>
  );
}

function Pages() {
  return useRoutes(pages);
}
