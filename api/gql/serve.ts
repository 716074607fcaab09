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
import { protectedReply } from '../http/defaults.ts';
import { Problem } from '../http/problem.ts';
import { requestFacts, type AppEnv } from '../http/requestFacts.ts';
import { DatabaseAway } from '../ports/database.ts';
import { during } from '../ports/watch.ts';
import { networkOf } from '../security/limits/network.ts';
import { sqlState } from '../http/sqlError.ts';
import { keepAccess } from '../security/accessLog.ts';
import { masksPhones } from '../security/maskPhones.ts';
import type { RequestFacts } from '../rest/_protocol/handler.ts';
import { announceRoots } from './announce.ts';
import { documentName } from './documentName.ts';
import { askHasura } from './hasura.ts';
import { maskAnswer, mayShowPhones } from './maskAnswer.ts';
import { accessesIn } from './personalData.ts';
import { wordAnswer } from './sentences.ts';
import { refusedInPreview, writesInPreview } from './preview.ts';
import { prepareToPrint } from './printing.ts';
import { askerOf, isStudent, type Asker } from './session.ts';
import { Spending } from './spending.ts';
import { Turns } from './live/turns.ts';

const bodyLimit = 1_048_576;

/** Limit of requests in one batch. */
const batchLimit = 10;

/** `POST /api/gql`: authenticates, then the embedded engine or a Hasura server answers, always with HTTP 200. */
export function serveGraphql(app: Hono<AppEnv>, deps: Deps): void {
  const answer = deps.place.hasuraUrl === undefined ? runEngine : askHasura;
  const spending = new Spending(deps.db);
  const turns = new Turns(deps.db.kind === 'pglite' ? 1 : 4);
  app.post('/api/gql', async (c) => {
    const facts = requestFacts(c, deps.place);
    const asker = await askerOf(deps, c.req.header('authorization'), facts);
    const parsed = parseRequests(await readGraphqlBody(c.req.raw), batchLimit);
    // The JSON text of the database is passed on unparsed.
    const reply = (body: string) => protectedReply(c, deps, body, { 'content-type': 'application/json' });
    if (!Array.isArray(parsed)) return reply(await answerOne(parsed, asker, facts));
    const bodies: string[] = [];
    for (const request of parsed) bodies.push(await answerOne(request, asker, facts));
    return reply(`[${bodies.join()}]`);
  });

  async function answerOne(request: ParsedRequest, asker: Asker, facts: RequestFacts): Promise<string> {
    if (!isRequest(request)) return request.body;
    const work = { kind: 'document' as const, name: documentName(request), requestId: facts.id };
    return turns.take(asker.actor?.previewedBy ?? asker.actor?.userId ?? networkOf(facts.ip), () =>
      during(
        deps.watch,
        work,
        () => answerNow(request, asker, facts),
        (body) => (body.startsWith('{"errors"') ? 'refused' : 'done'),
      ),
    );
  }

  async function answerNow(request: GraphQLRequest, asker: Asker, facts: RequestFacts): Promise<string> {
    const { id: requestId, ip } = facts;
    const { actor, session } = asker;
    if (writesInPreview(actor, request)) return refusedInPreview;
    spending.check(asker, networkOf(ip), deps.clock.now().getTime());
    try {
      const { body, wrote, hidden, cost = 0 } = await answer(deps, request, session, actor);
      spending.add(asker, networkOf(ip), deps.clock.now().getTime(), cost);
      // The database's message is not shown to the caller; its class is logged.
      if (hidden) deps.log.error('graphql-hidden', { requestId, sqlState: sqlState(hidden) });
      if (wrote.length > 0) await announceRoots(deps, wrote);
      prepareToPrint(deps, request, actor);
      // Before the answer: nobody sees what could not be kept.
      if (actor && actor.role !== 'student') {
        for (const access of accessesIn(request, body)) await keepAccess(deps.db.kysely, facts, actor, access);
      }
      return wordAnswer(await masked(deps, request, actor, body));
    } catch (error) {
      // Answered with 503 by `answerError`, so that a caller tries again.
      if (error instanceof DatabaseAway) throw error;
      deps.log.error('graphql-fault', { requestId, name: error instanceof Error ? error.name : typeof error });
      return graphqlError('서버에서 문제가 생겼습니다. 잠시 뒤 다시 시도해 주세요.', 'unexpected').body;
    }
  }
}

/** The answer with the phone numbers of others masked, where the academy wants it so. A student sees only their own; staff who look at it see no more than elsewhere. */
async function masked(deps: Deps, request: GraphQLRequest, actor: Asker['actor'], body: string): Promise<string> {
  if (!actor || isStudent(actor) || !mayShowPhones(request)) return body;
  if (!(await masksPhones(deps.db.kysely))) return body;
  const { data, ...rest } = JSON.parse(body) as { data?: unknown };
  if (data === undefined) return body;
  return JSON.stringify({ ...rest, data: maskAnswer(request, data, { showsRecords: true }) });
}

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
