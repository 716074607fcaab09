import { useEffect, useState, type ReactNode } from 'react';
import { useSession } from '#client/session/session.ts';
import { StartSkeleton } from './PageSkeleton.tsx';

export interface StartupProps {
  /** The code of the first screen is loaded; somebody who is signed in waits for it. @default undefined */
  screen?: Promise<void> | undefined;
  children: ReactNode;
}

/** Shows the shape of the app until the session was restored once, and the screen can be drawn at once; later renewals do not show it again. */
export function Startup({ screen, children }: StartupProps) {
  const { status } = useSession();
  const [isLoaded, setLoaded] = useState(screen === undefined);
  const [isReady, setReady] = useState(false);
  useEffect(() => void screen?.then(() => setLoaded(true)), [screen]);
  if (!isReady && (status === 'signedIn' ? isLoaded : status !== 'restoring')) setReady(true);
  return isReady ? children : <StartSkeleton />;
}
