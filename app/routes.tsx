import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { lazyWithRetry, loadLazy } from '#client/page/lazy/lazyWithRetry.ts';
import { RequireLevel, SignedOutOnly } from './guards.tsx';
import { PageSkeleton } from './frame/PageSkeleton.tsx';
import { paths } from './paths.ts';

const Board = lazyWithRetry(() => import('./pages/public/Board.tsx'));
const BoardPost = lazyWithRetry(() => import('./pages/public/BoardPost.tsx'));
const ChangePassword = lazyWithRetry(() => import('./pages/signIn/ChangePassword.tsx'));
const Crm = lazyWithRetry(() => import('#crm/index.tsx'));
const FindPassword = lazyWithRetry(() => import('./pages/signIn/FindPassword.tsx'));
const Landing = lazyWithRetry(() => import('./pages/public/Landing.tsx'));
const Login = lazyWithRetry(() => import('./pages/signIn/Login.tsx'));
const Portal = lazyWithRetry(() => import('#portal/index.tsx'));
const SignedLink = lazyWithRetry(() => import('./pages/SignedLink.tsx'));
const Terms = lazyWithRetry(() => import('./pages/Terms.tsx'));

/** Loads the code of an area's screen before it is shown; at its first visit its first question is asked meanwhile. */
export async function loadScreen(pathname: string, search: string, isFirst = true): Promise<void> {
  const [, area] = pathname.split('/');
  if (area === 'crm') {
    await loadLazy(Crm);
    await (await import('#crm/index.tsx')).load(pathname, search, isFirst);
  }
  if (area === 'portal') {
    await loadLazy(Portal);
    await (await import('#portal/index.tsx')).load(pathname, search, isFirst);
  }
}

/** Tries to load the code of an area's screen that may be opened soon. @throws where the area's own code cannot be loaded */
export async function prepareScreen(pathname: string): Promise<void> {
  const [, area] = pathname.split('/');
  if (area === 'crm') await (await import('#crm/index.tsx')).prepare(pathname);
  if (area === 'portal') await (await import('#portal/index.tsx')).prepare(pathname);
}

/** The root routes; the staff area and the portal have their own below. */
export function RootRoutes() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route index element={<Landing />} />
        <Route path="board" element={<Board />} />
        <Route path="board/:id" element={<BoardPost />} />
        <Route
          path="login"
          element={
            <SignedOutOnly>
              <Login />
            </SignedOutOnly>
          }
        />
        <Route path="find-password" element={<FindPassword />} />
        <Route path="terms/:id" element={<Terms />} />
        <Route path="link/*" element={<SignedLink />} />
        <Route
          path="change-password"
          element={
            <RequireLevel level="STUDENT">
              <ChangePassword />
            </RequireLevel>
          }
        />
        <Route
          path="crm/*"
          element={
            <RequireLevel level="TA">
              <Crm />
            </RequireLevel>
          }
        />
        <Route
          path="portal/*"
          element={
            <RequireLevel level="STUDENT">
              <Portal />
            </RequireLevel>
          }
        />
        <Route path="*" element={<Navigate to={paths.landing} replace />} />
      </Routes>
    </Suspense>
  );
}
