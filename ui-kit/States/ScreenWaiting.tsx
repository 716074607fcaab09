import { useSyncExternalStore, type ReactNode } from 'react';
import { CenteredSpinner, EmptyState } from './States.tsx';

export interface ScreenWaitingProps {
  /** What is said without a network, e.g. '인터넷에 연결되어 있지 않아요'. */
  offline: string;
  /** What becomes of it then, e.g. '연결되면 이 화면이 열려요.' */
  children: ReactNode;
}

/** In the place of a screen whose code is on its way. */
export function ScreenWaiting({ offline, children }: ScreenWaitingProps) {
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  if (isOnline) return <CenteredSpinner />;
  return (
    <div role="status">
      <EmptyState of="closed" title={offline}>
        {children}
      </EmptyState>
    </div>
  );
}

function watchNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
