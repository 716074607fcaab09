import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { unauthenticated } from '../http/problem.ts';
import type { AppEnv } from '../http/requestFacts.ts';
import { during } from '../ports/watch.ts';
import { passwordChangeRequired, secondFactorSetUpRequired } from '../rest/_protocol/access/access.ts';
import { readSession } from '../security/authenticate.ts';
import { audiences } from './audiences.ts';
import { openEventStream, ready, stillHere } from './eventStream.ts';
import { OpenStreams } from './openStreams.ts';

// By the last, the server does not wait for more bytes before it sends the first.
const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache',
  'x-accel-buffering': 'no',
  'transfer-encoding': 'chunked',
};

/**
 * `GET /api/realtime`: server-sent events `{roots, at}` that say which GraphQL roots changed; no data. Staff also receive
 * who is viewing what (`presence`). The stream ends with the session, when its token expires, or when its browser does not read what it is
 * told; a client reconnects and reloads what it shows.
 */
export function serveRealtime(app: Hono<AppEnv>, deps: Deps, closing: AbortSignal): void {
  const streams = new OpenStreams(deps);
  const join = audiences(deps, () => streams.endAll());
  closing.addEventListener('abort', () => streams.endAll(), { once: true });
  app.get('/api/realtime', async (c) => {
    const session = await readSession(deps, c.req.header('authorization'));
    if (!session) throw unauthenticated();
    const { actor, claims } = session;
    if (actor.mustChangePassword) throw passwordChangeRequired();
    if (actor.mustSetSecondFactor) throw secondFactorSetUpRequired();
    const over = Promise.withResolvers<void>();
    const { body, write, close } = openEventStream(over.resolve);
    write(ready);
    // Before the answer begins: the client reads what it shows as soon as it has one, and what is committed after that must reach it.
    const leave = await join(actor.role, write);
    const forget = streams.add({ claims, end: close, beat: () => write(stillHere) });
    // Thousands of streams come and go in a day, and leave nothing behind.
    void during(deps.watch, { kind: 'stream', name: 'realtime' }, () => over.promise.then(leave).then(forget));
    if (closing.aborted) close();
    return c.body(body, 200, headers);
  });
}
