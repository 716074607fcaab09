import type { QueryClient } from '@tanstack/react-query';
import { dropEarly } from './graphql/earlyAnswers.ts';
import { startRealtime } from './live/realtime.ts';
import { followOtherTabs, restoreSession } from './session/session.ts';
import { session } from './session/sessionStore.ts';

/**
 * Starts the client once per page: restores the session, follows the other tabs and the server's events, and clears the
 * cache on sign-out. Returns the function that stops it.
 */
export function startClient(queryClient: QueryClient): () => void {
  let user = session.get().auth?.userId;
  const unsubscribe = session.subscribe(() => {
    const before = user;
    user = session.get().auth?.userId;
    if (before === undefined || before === user) return;
    queryClient.clear();
    dropEarly();
  });
  const ends = [unsubscribe, followOtherTabs(), startRealtime(queryClient)];
  void restoreSession();
  return () => ends.forEach((end) => end());
}
