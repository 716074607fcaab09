import { useState, type ReactNode } from 'react';
import { ACADEMY_NAME } from '#client/page/academy.ts';
import { useSession } from '#client/session/session.ts';
import { StartupScreen } from '#ui-kit';

/** Shows the startup screen until the session was restored once; later renewals do not show it again. */
export function Startup({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const [isReady, setReady] = useState(false);
  if (!isReady && status !== 'restoring') setReady(true);
  return isReady ? children : <StartupScreen name={ACADEMY_NAME} />;
}
