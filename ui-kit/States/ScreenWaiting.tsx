import { useSyncExternalStore } from 'react';
import { CenteredSpinner, EmptyState } from './States.tsx';

/** What a screen, or a part of one, says that cannot come without a network, and comes by itself with it. */
export const WAITS_FOR_NETWORK = '인터넷 연결을 기다리는 중';

/** In the place of a screen whose code is on its way. */
export function ScreenWaiting() {
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  if (isOnline) return <CenteredSpinner />;
  return (
    <div role="status">
      <EmptyState of="closed" title={WAITS_FOR_NETWORK} />
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
