import type { Hono } from 'hono';
import {
  graphqlError,
  isRequest,
  parseRequests,
  type Answer,
  type GraphQLRequest,
  type ParsedRequest,
  type Session,
} from '#engine';
import type { Deps } from '../deps.ts';
import { parseJson, readLimited } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import { requestFacts, type AppEnv } from '../http/requestFacts.ts';
import { DatabaseAway } from '../ports/database.ts';
import type { RequestFacts } from '../rest/_protocol/handler.ts';
import { networkOf } from '../security/network.ts';
import { sqlState } from '../http/sqlError.ts';
import { announceRoots } from './announce.ts';
import { askHasura } from './hasura.ts';
import { wordAnswer } from './sentences.ts';
import { askerOf, type Asker } from './session.ts';
import { Spending } from './spending.ts';

const bodyLimit = 1_048_576;

/** Limit of requests in one batch. */
const batchLimit = 10;

/** `POST /api/gql`: authenticates, then the embedded engine or a Hasura server answers, always with HTTP 200. */
export function serveGraphql(app: Hono<AppEnv>, deps: Deps): void {
  const answer = deps.place.hasuraUrl === undefined ? runEngine : askHasura;
  const spending = new Spending(deps.db);
  app.post('/api/gql', async (c) => {
    const { id, ip } = requestFacts(c, deps.place);
    const asker = await askerOf(deps, c.req.header('authorization'), id);
    const parsed = parseRequests(await readGraphqlBody(c.req.raw), batchLimit);
    // The JSON text of the database is passed on unparsed.
    const reply = (body: string) => c.body(body, 200, { 'content-type': 'application/json' });
    if (!Array.isArray(parsed)) return reply(await answerOne(parsed, asker, { id, ip }));
    const bodies: string[] = [];
    for (const request of parsed) bodies.push(await answerOne(request, asker, { id, ip }));
    return reply(`[${bodies.join()}]`);
  });

  async function answerOne(request: ParsedRequest, asker: Asker, { id: requestId, ip }: Sender): Promise<string> {
    if (!isRequest(request)) return request.body;
    spending.check(asker, networkOf(ip), deps.clock.now().getTime());
    try {
      const { body, wrote, hidden, cost = 0 } = await answer(deps, request, asker.session, asker.actor);
      spending.add(asker, networkOf(ip), deps.clock.now().getTime(), cost);
      // The database's message is not shown to the caller; its class is logged.
      if (hidden) deps.log.error('graphql-hidden', { requestId, sqlState: sqlState(hidden) });
      if (wrote.length > 0) await announceRoots(deps, wrote);
      return wordAnswer(body);
    } catch (error) {
      // Answered with 503 by `answerError`, so that a caller tries again.
      if (error instanceof DatabaseAway) throw error;
      deps.log.error('graphql-fault', { requestId, name: error instanceof Error ? error.name : typeof error });
      return graphqlError('서버에서 문제가 생겼습니다. 잠시 뒤 다시 시도해 주세요.', 'unexpected').body;
    }
  }
}

type Sender = Pick<RequestFacts, 'id' | 'ip'>;

async function runEngine(deps: Deps, request: GraphQLRequest, session: Session): Promise<Answer> {
  return (await deps.engine()).answer(request, session);
}

async function readGraphqlBody(request: Request): Promise<unknown> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  // A simple form post from another site must never reach the engine.
  if (mediaType !== 'application/json' && mediaType !== 'application/graphql+json') {
    throw new Problem(415, 'unsupported-media-type', 'Content-Type은 application/json이어야 합니다.');
  }
  return parseJson(new TextDecoder().decode(await readLimited(request, bodyLimit)));
}
