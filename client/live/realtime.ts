import type { QueryClient } from '@tanstack/react-query';
import { authorisedFetch } from '../session/authorisedFetch.ts';
import { backoff } from './backoff.ts';
import { readEvents } from './eventStream.ts';
import { invalidateTables } from './invalidateTables.ts';
import { passPresence } from './presenceEvents.ts';
import { session } from '../session/sessionStore.ts';
import { passTables } from './tableEvents.ts';
import { createStore, useStore } from '../store.ts';
import { onNetworkTrouble } from './networkTrouble.ts';

/** What the live dot shows: changes by others arrive live, the connection is being made, or there is none. */
export type RealtimeStatus = 'live' | 'connecting' | 'offline';

/** The server sends a heartbeat every 20 s; after this many milliseconds without one the connection counts as lost. */
const SILENCE_MS = 50_000;

/** A tab hidden for this many milliseconds closes its connection: a browser allows only six for all its tabs. */
const HIDDEN_MS = 30_000;

/** A connection that lasted this many milliseconds was good; after a shorter one the next attempt waits longer. */
const STABLE_MS = 10_000;

/** Events within this many milliseconds cause one refetch. */
const GATHER_MS = 100;

/** The state of this tab's connection. */
export const realtimeStatus = createStore<RealtimeStatus>('offline');

/**
 * Keeps one connection to `/api/realtime` while a person is signed in and the tab is visible, and refetches what its
 * events name. After a gap everything on screen is refetched. Returns the function that stops it.
 */
export function startRealtime(queryClient: QueryClient): () => void {
  let connection: AbortController | null = null;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let hasGap = false;
  let isOnline = true;

  function update(): void {
    const { status, auth } = session.get();
    // The server sends no events until a temporary password is changed.
    const isIn = status === 'signedIn' && !auth?.mustChangePassword && !auth?.mustSetSecondFactor;
    const wanted = isIn && isOnline && !(document.hidden && hiding === undefined);
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

  /** A request without a response means that this connection may be dead, too, long before its heartbeat is missed. */
  function onTrouble(): void {
    if (realtimeStatus.get() !== 'live') return;
    connection?.abort();
    connection = null;
    hasGap = true;
    update();
  }

  const listening = new AbortController();
  for (const name of ['online', 'offline'] as const) {
    globalThis.addEventListener?.(
      name,
      () => {
        isOnline = name === 'online';
        update();
      },
      { signal: listening.signal },
    );
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
  const deafen = onNetworkTrouble(onTrouble);
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    unsubscribe();
    deafen();
    listening.abort();
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(hiding);
    connection?.abort();
    realtimeStatus.set('offline');
  };
}

/** The state of this tab's connection; re-renders when it changes. */
export function useRealtimeStatus(): RealtimeStatus {
  return useStore(realtimeStatus);
}

/** Reconnects until aborted, waiting longer after each failure. */
async function keepConnected(queryClient: QueryClient, signal: AbortSignal, afterGap: boolean): Promise<void> {
  const gathered = gather((tables) => {
    void invalidateTables(queryClient, tables);
    passTables(tables);
  });
  let missedSome = afterGap;
  for (let failures = 0; !signal.aborted; failures++) {
    realtimeStatus.set('connecting');
    let liveSince = Infinity;
    try {
      const response = await authorisedFetch('/api/realtime', { headers: { Accept: 'text/event-stream' }, signal });
      if (!response.ok || !response.body) throw new Error(`realtime answered ${response.status}`);
      liveSince = performance.now();
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
      // Whatever closed the connection, the code below opens it again.
    }
    if (signal.aborted) return;
    missedSome = true;
    if (performance.now() - liveSince > STABLE_MS) failures = 0;
    realtimeStatus.set(failures > 0 ? 'offline' : 'connecting');
    await pause(backoff(failures) * (0.5 + Math.random() / 2), signal);
  }
}

/** Collects table names for `GATHER_MS`, then forwards them together. */
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
