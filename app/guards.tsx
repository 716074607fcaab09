import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { hasLevel, landingPath, restoreSession, useSession, type Level } from '#client/session/session.ts';
import { CenteredSpinner, FailedState, useToast } from '#ui-kit';
import { keepFocus } from '#ui-kit/Frame/keepFocus.ts';
import css from './guards.module.css';
import { paths } from './paths.ts';
import { remember, useRemembered } from './remembered.ts';

export interface RequireLevelProps {
  /** The access level of the children. */
  level: Level;
  /** Where a signed-in person without the level is sent. @default '/login' */
  redirect?: string;
  children: ReactNode;
}

/** Shows its children to signed-in people with the level; a temporary password must be changed first, then a second factor set up that one must have. */
export function RequireLevel({ level, redirect = paths.login, children }: RequireLevelProps) {
  const { status, auth } = useSession();
  const location = useLocation();
  if (status === 'restoring') return <CenteredSpinner label="로그인을 확인하는 중입니다" />;
  if (status === 'unreachable') return <Unreachable />;
  if (!auth) return <Navigate to={paths.login} state={remember(location)} replace />;
  if (!hasLevel(auth, level)) return <SentAway to={redirect} />;
  if (auth.mustChangePassword && location.pathname !== paths.changePassword) {
    return <Navigate to={paths.changePassword} state={remember(location)} replace />;
  }
  if (auth.mustSetSecondFactor && location.pathname !== paths.account) {
    return <Navigate to={paths.account} state={remember(location)} replace />;
  }
  return children;
}

/** For the sign-in page: signed-in people are sent to the remembered location, or to their first page. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { status, auth } = useSession();
  const remembered = useRemembered();
  if (status === 'restoring') return <CenteredSpinner label="로그인을 확인하는 중입니다" />;
  if (auth) return <Navigate to={remembered ?? landingPath(auth)} replace />;
  return children;
}

/** Leads a signed-in person without the level elsewhere, and tells why. */
function SentAway({ to }: { to: string }) {
  const toast = useToast();
  useEffect(() => toast({ message: '이 계정으로는 볼 수 없는 화면이라 홈으로 왔습니다' }), [toast]);
  return <Navigate to={to} replace />;
}

/** A person was signed in and the server does not respond, which is no reason to ask for a password. Retries when the connection is back. */
function Unreachable() {
  useEffect(() => {
    const retry = (): void => void restoreSession();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  return (
    <main ref={keepFocus} className={`touch ${css.middle}`}>
      <FailedState
        message="서버에 연결하지 못했습니다. 인터넷 연결을 확인해 주세요."
        onRetry={() => void restoreSession()}
      />
    </main>
  );
}
