import { useEffect, useState, type ReactNode } from 'react';
import { ACADEMY_NAME } from '#client/page/academy.ts';
import { useSession } from '#client/session/session.ts';
import { StartupScreen } from '#ui-kit';

export interface StartupProps {
  /** The code of the first screen is loaded; somebody who is signed in waits for it. @default undefined */
  screen?: Promise<void> | undefined;
  children: ReactNode;
}

/** Shows the startup screen until the session was restored once, and the screen can be drawn at once; later renewals do not show it again. */
export function Startup({ screen, children }: StartupProps) {
  const { status } = useSession();
  const [isLoaded, setLoaded] = useState(screen === undefined);
  const [isReady, setReady] = useState(false);
  useEffect(() => void screen?.then(() => setLoaded(true)), [screen]);
  if (!isReady && (status === 'signedIn' ? isLoaded : status !== 'restoring')) setReady(true);
  return isReady ? children : <StartupScreen name={ACADEMY_NAME} />;
}
