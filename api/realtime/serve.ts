import type { Hono } from 'hono';
import { streamSSE, type SSEStreamingApi } from 'hono/streaming';
import type { Deps } from '../deps.ts';
import { unauthenticated } from '../http/problem.ts';
import type { AppEnv } from '../http/requestFacts.ts';
import type { RefreshEvent } from '../ports/events.ts';
import { during } from '../ports/watch.ts';
import { passwordChangeRequired, secondFactorSetUpRequired } from '../rest/_protocol/access.ts';
import { eventsFor } from './studentEvents.ts';
import { readSession } from '../security/authenticate.ts';

/**
 * `GET /api/realtime`: server-sent events `{roots, at}` that say which GraphQL roots changed; no data. Staff also receive
 * who is viewing what (`presence`). The stream ends with the session or when its token expires; a client reconnects and reloads
 * what it shows.
 */
export function serveRealtime(app: Hono<AppEnv>, deps: Deps, closing: AbortSignal): void {
  app.get('/api/realtime', async (c) => {
    const authorization = c.req.header('authorization');
    const session = await readSession(deps, authorization);
    if (!session) throw unauthenticated();
    if (session.actor.mustChangePassword) throw passwordChangeRequired();
    if (session.actor.mustSetSecondFactor) throw secondFactorSetUpRequired();
    const shownTo = await eventsFor(deps, session.actor.role);
    c.header('x-accel-buffering', 'no');
    // Before the answer begins: the client reads what it shows as soon as it has one, and what is committed after that must reach it.
    let hear = (_: RefreshEvent): void => undefined;
    let end = (): void => undefined;
    const unsubscribe = await deps.events.subscribe(
      (event) => hear(event),
      () => end(),
    );
    return streamSSE(c, (stream) => {
      hear = (event) => {
        const shown = shownTo(event);
        if (shown)
          void stream.writeSSE({ event: shown.presence ? 'presence' : 'refresh', data: JSON.stringify(shown) });
      };
      // A client reloads what it shows when it reconnects.
      end = () => void stream.close();
      return during(deps.watch, { kind: 'stream', name: 'realtime' }, async () => {
        try {
          await stream.writeSSE({ event: 'ready', data: '{}' });
          await keepAlive(stream, closing, deps.place.heartbeat ?? 20_000, async () => {
            const current = await readSession(deps, authorization).catch(() => null);
            return current !== null && current.expiresAt > deps.clock.now();
          });
        } finally {
          unsubscribe();
        }
      });
    });
  });
}

/** Writes a heartbeat until either side leaves, and then leaves nothing behind: thousands of streams come and go in a day. */
async function keepAlive(
  stream: SSEStreamingApi,
  closing: AbortSignal,
  heartbeat: number,
  isLive: () => Promise<boolean>,
): Promise<void> {
  let wake = () => undefined as void;
  const leave = () => wake();
  stream.onAbort(leave);
  closing.addEventListener('abort', leave);
  try {
    while (!closing.aborted && !stream.aborted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, heartbeat);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      if (closing.aborted || stream.aborted || !(await isLive())) return;
      await stream.write(': still here\n\n');
    }
  } finally {
    closing.removeEventListener('abort', leave);
  }
}
