import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Deps } from './deps.ts';
import { serveGraphql } from './gql/serve.ts';
import { serveFileContent } from './files/serve.ts';
import { answerError } from './http/answerError.ts';
import { protect, refuseMethod, refuseUnknown } from './http/defaults.ts';
import type { AppEnv, Connection } from './http/requestFacts.ts';
import { logRequests } from './http/logRequests.ts';
import { serveRealtime } from './realtime/serve.ts';
import { serveReference } from './reference/serve.ts';
import { serveHealth } from './http/health.ts';
import { serveMetrics } from './http/metrics.ts';
import { serveLandingPicture } from './rest/landing/servePicture.ts';
import { serveLinkVideo } from './rest/parentLinks/serveLinkVideo.ts';
import { serveCalendar } from './rest/calendar/serveCalendar.ts';
import { serveSmsReceipts } from './rest/smsMessages/serveReceipts.ts';
import { serveRest } from './rest/_protocol/serving/serve.ts';

/** The server as a function from request to response, built from web standards only. */
export interface App {
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** Says that this server is about to stop: `/readyz` answers 503. @returns a promise that is fulfilled when a proxy has been told so */
  leave(): Promise<void>;
  /** Ends the open event streams; the caller closes the dependencies it passed in. */
  close(): void;
}

/** Assembles the app: commands, GraphQL, events, the reference, the version. */
export function createApp(deps: Deps): App {
  const app = new Hono<AppEnv>();
  const closing = new AbortController();
  const leaving = new AbortController();
  const told = Promise.withResolvers<void>();
  app.use(logRequests(deps));
  app.use(protect(deps));
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));
  app.onError((error, c) => answerError(error, c, deps));
  app.notFound(refuseUnknown);
  serveHealth(app, deps, { signal: leaving.signal, told: told.resolve });
  serveMetrics(app, deps);
  serveReference(app, deps);
  serveGraphql(app, deps);
  serveRealtime(app, deps, closing.signal);
  serveFileContent(app, deps);
  serveCalendar(app, deps);
  serveSmsReceipts(app, deps);
  serveLandingPicture(app, deps);
  serveLinkVideo(app, deps);
  serveRest(app, deps);
  return {
    fetch: async (request, connection = {}) => app.fetch(request, connection),
    leave: () => {
      leaving.abort();
      return told.promise;
    },
    close: () => closing.abort(),
  };
}
