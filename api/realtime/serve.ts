import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Deps } from '../deps.ts';
import { unauthenticated } from '../http/problem.ts';
import type { AppEnv } from '../http/requestFacts.ts';
import type { RefreshEvent } from '../ports/events.ts';
import { during } from '../ports/watch.ts';
import { passwordChangeRequired, secondFactorSetUpRequired } from '../rest/_protocol/access.ts';
import { OpenStreams } from './openStreams.ts';
import { eventsFor } from './studentEvents.ts';
import { readSession } from '../security/authenticate.ts';

/**
 * `GET /api/realtime`: server-sent events `{roots, at}` that say which GraphQL roots changed; no data. Staff also receive
 * who is viewing what (`presence`). The stream ends with the session or when its token expires; a client reconnects and reloads
 * what it shows.
 */
export function serveRealtime(app: Hono<AppEnv>, deps: Deps, closing: AbortSignal): void {
  const streams = new OpenStreams(deps);
  app.get('/api/realtime', async (c) => {
    const authorization = c.req.header('authorization') ?? '';
    const session = await readSession(deps, authorization);
    if (!session) throw unauthenticated();
    if (session.actor.mustChangePassword) throw passwordChangeRequired();
    if (session.actor.mustSetSecondFactor) throw secondFactorSetUpRequired();
    const shownTo = await eventsFor(deps, session.actor.role);
    c.header('x-accel-buffering', 'no');
    const over = Promise.withResolvers<void>();
    const end = () => over.resolve();
    // Before the answer begins: the client reads what it shows as soon as it has one, and what is committed after that must reach it.
    let hear = (_: RefreshEvent): void => undefined;
    // A client reloads what it shows when it reconnects.
    const unsubscribe = await deps.events.subscribe((event) => hear(event), end);
    return streamSSE(c, (stream) => {
      hear = (event) => {
        const shown = shownTo(event);
        if (shown)
          void stream.writeSSE({ event: shown.presence ? 'presence' : 'refresh', data: JSON.stringify(shown) });
      };
      return during(deps.watch, { kind: 'stream', name: 'realtime' }, async () => {
        stream.onAbort(end);
        closing.addEventListener('abort', end);
        const forget = streams.add({ authorization, end, beat: () => stream.write(': still here\n\n') });
        try {
          await stream.writeSSE({ event: 'ready', data: '{}' });
          if (!closing.aborted && !stream.aborted) await over.promise;
        } finally {
          // Thousands of streams come and go in a day, and leave nothing behind.
          forget();
          closing.removeEventListener('abort', end);
          unsubscribe();
        }
      });
    });
  });
}
