import type { Hono } from 'hono';
import type { Execution, GraphQLRequest, Session } from '#engine';
import type { Deps } from '../deps.ts';
import { parseJson, readLimited } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import { requestFacts, type AppEnv } from '../http/requestFacts.ts';
import { sqlState } from '../http/sqlProblem.ts';
import type { Actor } from '../rest/handler.ts';
import { authenticate } from '../security/authenticate.ts';
import { announceRoots } from './announce.ts';
import { askHasura } from './hasura.ts';
import { graphqlError, parseRequests } from './requests.ts';

const bodyLimit = 1_048_576;

/** `POST /api/gql`: authenticates, then the embedded engine or a Hasura server answers, always with HTTP 200. */
export function serveGraphql(app: Hono<AppEnv>, deps: Deps): void {
  const answer = deps.place.hasuraUrl === undefined ? runEngine : askHasura;
  app.post('/api/gql', async (c) => {
    const { id } = requestFacts(c, deps.place);
    const signedIn = await authenticate(deps, c.req.header('authorization'));
    // A temporary password shows what everybody may see: the public pages stay readable.
    const actor = signedIn?.mustChangePassword ? null : signedIn;
    const parsed = parseRequests(await readGraphqlBody(c.req.raw));
    if (!Array.isArray(parsed)) return c.json(await answerOne(parsed, actor, id));
    const answers = [];
    for (const request of parsed) answers.push(await answerOne(request, actor, id));
    return c.json(answers);
  });

  async function answerOne(request: GraphQLRequest | Execution, actor: Actor | null, requestId: string) {
    if (!('query' in request)) return request.result;
    try {
      const { result, wrote, hidden } = await answer(deps, request, sessionOf(actor, requestId), actor);
      // What the database said is not for the asker; its class is for the log.
      if (hidden) deps.log.error('graphql-hidden', { requestId, sqlState: sqlState(hidden) });
      if (wrote.length > 0) await announceRoots(deps, wrote);
      return result;
    } catch (error) {
      deps.log.error('graphql-fault', { requestId, name: error instanceof Error ? error.name : typeof error });
      return graphqlError('서버에서 문제가 생겼습니다. 잠시 뒤 다시 시도해 주세요.', 'unexpected').result;
    }
  }
}

async function runEngine(deps: Deps, request: GraphQLRequest, session: Session): Promise<Execution> {
  return (await deps.engine()).execute(request, session);
}

async function readGraphqlBody(request: Request): Promise<unknown> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  // A simple form post from another site must never reach the engine.
  if (mediaType !== 'application/json' && mediaType !== 'application/graphql+json') {
    throw new Problem(415, 'unsupported-media-type', 'Content-Type은 application/json이어야 합니다.');
  }
  return parseJson(new TextDecoder().decode(await readLimited(request, bodyLimit)));
}

function sessionOf(actor: Actor | null, requestId: string): Session {
  const role = actor?.role ?? 'anonymous';
  return {
    role,
    variables: {
      'x-hasura-role': role,
      ...(actor && { 'x-hasura-user-id': actor.userId }),
      'x-hasura-request-id': requestId,
    },
  };
}
