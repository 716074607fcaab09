import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { errorBody, QueryError } from '../errors.ts';
import type { Answer, Engine, Session } from '../types.ts';
import { createJwtReader } from './jwt.ts';
import { graphqlError, isRequest, parseRequests, type ParsedRequest } from './requests.ts';
import { readSession } from './session.ts';
import type { HeaderValues } from './types.ts';
import type { HttpSettings } from './settings.ts';

/** Bytes of a request. */
const LONGEST_BODY = 10 * 1024 * 1024;

/** Finds out who asks. @throws QueryError */
export type Authenticate = (headers: HeaderValues) => Promise<Session>;

export function authenticator(settings: HttpSettings): Authenticate {
  const jwt = settings.jwt && createJwtReader(settings.jwt);
  return (headers) => readSession(headers, settings, jwt);
}

export interface HttpOptions {
  authenticate: Authenticate;
  /** Hears what an answer hides from the asker. */
  log?: (error: unknown) => void;
  /** Hears which tables a mutation wrote. */
  wrote?: (tables: readonly string[]) => void;
}

/** `POST /v1/graphql` and `GET /healthz` as a fetch handler. GraphQL is answered with HTTP 200, errors too. */
export function serveHttp(engine: Engine, { authenticate, log, wrote }: HttpOptions): Hono {
  const app = new Hono();
  app.use(cors());
  app.get('/healthz', (c) => c.text('OK'));
  app.post('/v1/graphql', bodyLimit({ maxSize: LONGEST_BODY }), async (c) => {
    const body = await answerBody(await c.req.text(), Object.fromEntries(c.req.raw.headers));
    return c.body(body, 200, { 'content-type': 'application/json; charset=utf-8' });
  });
  return app;

  async function answerBody(text: string, headers: HeaderValues): Promise<string> {
    try {
      const session = await authenticate(headers);
      const parsed = parseRequests(parseJson(text), engine.batchLimit(session.role));
      if (!Array.isArray(parsed)) return await answerOne(parsed, session);
      const bodies: string[] = [];
      for (const request of parsed) bodies.push(await answerOne(request, session));
      return `[${bodies.join()}]`;
    } catch (error) {
      if (error instanceof QueryError) return errorBody(error);
      log?.(error);
      return graphqlError('internal error', 'unexpected').body;
    }
  }

  async function answerOne(request: ParsedRequest, session: Session): Promise<string> {
    if (!isRequest(request)) return request.body;
    const answer: Answer = await engine.answer(request, session);
    if (answer.hidden !== undefined) log?.(answer.hidden);
    if (answer.wrote.length) wrote?.(answer.wrote);
    return answer.body;
  }
}

/** @throws QueryError `invalid-json` */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new QueryError('invalid-json', [], reason);
  }
}
