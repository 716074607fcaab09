import type { QueryClient } from '@tanstack/react-query';
import { authorisedFetch } from '../session/authorisedFetch.ts';
import { backoff } from './backoff.ts';
import { readEvents } from './eventStream.ts';
import { invalidateTables } from './invalidateTables.ts';
import { passPresence } from './presenceEvents.ts';
import { session } from '../session/sessionStore.ts';
import { createStore, useStore } from '../store.ts';

/** What the live dot shows: what others change arrives at once, is about to, or does not. */
export type RealtimeStatus = 'live' | 'connecting' | 'offline';

/** The server sends a heartbeat every 20 s; after so many milliseconds without one the line is dead. */
const SILENCE_MS = 50_000;

/** A tab hidden for so many milliseconds gives its connection back: a browser has six of them for all its tabs. */
const HIDDEN_MS = 30_000;

/** A connection that lasted so many milliseconds was a good one; one that ends sooner makes the next one wait longer. */
const STABLE_MS = 10_000;

/** Events that arrive within so many milliseconds are one reading. */
const GATHER_MS = 100;

/** The state of this tab's connection. */
export const realtimeStatus = createStore<RealtimeStatus>('offline');

/**
 * Keeps one connection to `/api/realtime` while someone is signed in and the tab is looked at, and reads again what its
 * events name. After a gap everything on screen is read again. Returns the function that ends it.
 */
export function startRealtime(queryClient: QueryClient): () => void {
  let connection: AbortController | null = null;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let hasGap = false;

  function update(): void {
    const { status, auth } = session.get();
    // Until a temporary password is changed the server says nothing.
    const isIn = status === 'signedIn' && !auth?.mustChangePassword;
    const wanted = isIn && !(document.hidden && hiding === undefined);
    if (wanted && !connection) {
      connection = new AbortController();
      void keepConnected(queryClient, connection.signal, hasGap);
    } else if (!wanted && connection) {
      connection.abort();
      connection = null;
      hasGap = true;
      realtimeStatus.set('offline');
    }
  }

  function onVisibility(): void {
    clearTimeout(hiding);
    hiding = undefined;
    if (document.hidden) {
      hiding = setTimeout(() => {
        hiding = undefined;
        update();
      }, HIDDEN_MS);
    }
    update();
  }

  const unsubscribe = session.subscribe(update);
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(hiding);
    connection?.abort();
    realtimeStatus.set('offline');
  };
}

/** The state of this tab's connection, kept current. */
export function useRealtimeStatus(): RealtimeStatus {
  return useStore(realtimeStatus);
}

/** Connects again and again until aborted, waiting longer after each failure. */
async function keepConnected(queryClient: QueryClient, signal: AbortSignal, afterGap: boolean): Promise<void> {
  const gathered = gather((tables) => void invalidateTables(queryClient, tables));
  let missedSome = afterGap;
  for (let failures = 0; !signal.aborted; failures++) {
    realtimeStatus.set('connecting');
    let liveSince = Infinity;
    try {
      const response = await authorisedFetch('/api/realtime', { headers: { Accept: 'text/event-stream' }, signal });
      if (!response.ok || !response.body) throw new Error(`realtime answered ${response.status}`);
      liveSince = Date.now();
      realtimeStatus.set('live');
      if (missedSome) void queryClient.invalidateQueries();
      await readEvents(
        response.body,
        (data) => {
          gathered(tablesOfEvent(data));
          passPresence(data);
        },
        SILENCE_MS,
      );
    } catch {
      // Whatever ended it, it is taken up again below.
    }
    if (signal.aborted) return;
    missedSome = true;
    if (Date.now() - liveSince > STABLE_MS) failures = 0;
    realtimeStatus.set(failures > 0 ? 'offline' : 'connecting');
    await pause(backoff(failures) * (0.5 + Math.random() / 2), signal);
  }
}

/** Collects table names for `GATHER_MS`, then passes them on together. */
function gather(pass: (tables: string[]) => void): (tables: readonly string[]) => void {
  const waiting = new Set<string>();
  return (tables) => {
    if (waiting.size === 0 && tables.length > 0) {
      setTimeout(() => {
        pass([...waiting]);
        waiting.clear();
      }, GATHER_MS);
    }
    for (const table of tables) waiting.add(table);
  };
}

function tablesOfEvent(data: string): string[] {
  try {
    const event: unknown = JSON.parse(data);
    const roots = typeof event === 'object' && event && 'roots' in event ? event.roots : [];
    return Array.isArray(roots) ? roots.filter((root) => typeof root === 'string') : [];
  } catch {
    return [];
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
