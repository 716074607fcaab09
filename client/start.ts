import type { QueryClient } from '@tanstack/react-query';
import { startRealtime } from './realtime.ts';
import { followOtherTabs, restoreSession } from './session.ts';
import { getSession, subscribeSession } from './sessionStore.ts';

/**
 * Starts the client once a page: restores the session, follows the other tabs and the server's events, and empties the
 * cache when somebody signs out. Returns the function that ends it.
 */
export function startClient(queryClient: QueryClient): () => void {
  let user = getSession().auth?.userId;
  const unsubscribe = subscribeSession(() => {
    const before = user;
    user = getSession().auth?.userId;
    if (before !== undefined && before !== user) queryClient.clear();
  });
  const ends = [unsubscribe, followOtherTabs(), startRealtime(queryClient)];
  void restoreSession();
  return () => ends.forEach((end) => end());
}
