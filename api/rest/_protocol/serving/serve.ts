import type { Hono } from 'hono';
import { operations, type Operation, type OperationId } from '#openapi/generated/operations.ts';
import type { Deps } from '../../../deps.ts';
import { diskFull } from '../../../http/problem.ts';
import { measured } from '../../../http/measured.ts';
import { readBody } from '../../../http/body.ts';
import { refuseOtherSites, requestFacts, type AppEnv } from '../../../http/requestFacts.ts';
import { authenticate, recognise } from '../../../security/authenticate.ts';
import { checkAccess } from '../access/access.ts';
import { onRefusal } from '../problem/onRefusal.ts';
import { createContext, type ValidRequest } from './context.ts';
import { handlers } from './handlers.ts';
import { routeOf } from './routes.ts';
import type { Handler, Preparation } from '../handler.ts';
import { actInTransaction, announce } from '../transaction.ts';
import { parseInput, parseParams } from './validate.ts';

/** Bodies that may be larger than others, in bytes. */
const largerBodies: Partial<Record<OperationId, number>> = { uploadOmrScan: 101 * 1_048_576 };

/** Registers every operation of the contract: authenticate → authorise → validate → prepare → act in one transaction → answer. */
export function serveRest(app: Hono<AppEnv>, deps: Deps): void {
  for (const operationId of literalPathsFirst()) {
    const operation: Operation = operations[operationId];
    app.on(operation.method, routeOf(operation), async (c) => {
      const request = requestFacts(c, deps.place);
      if (operation.tag === 'auth' || operation.tag === 'account')
        refuseOtherSites(c.req.header('origin'), request, deps.place);
      const authorization = c.req.header('authorization');
      const actor = await (operation.access === 'public' ? recognise : authenticate)(deps, authorization);
      await onRefusal(deps, { actor, request, operationId }, () => checkAccess(operationId, operation.access, actor));
      if (operation.method !== 'GET' && deps.hasRoom && !(await deps.hasRoom())) throw diskFull();
      return act(deps, operationId, {
        actor,
        request,
        params: parseParams(operation.params, c.req.param()),
        query: parseInput(operation.query, c.req.query()),
        body: parseInput(operation.body, await readBody(c.req.raw, operation, largerBodies[operationId])),
      });
    });
  }
}

async function act(deps: Deps, operationId: OperationId, valid: ValidRequest): Promise<Response> {
  const { status, response, invalidates } = operations[operationId];
  // handlers.ts types each operation; this loop handles any of them and needs the union.
  const entry = handlers[operationId] as Handler<OperationId> | Preparation<OperationId>;
  const asked = { ...valid, deps, now: deps.clock.now() };
  const handler = 'prepare' in entry ? await entry.prepare(asked as Parameters<typeof entry.prepare>[0]) : entry;
  const author = { actor: valid.actor, requestId: valid.request.id, ip: valid.request.ip };
  const { answer, headers, afterCommit } = await actInTransaction(deps.db, author, async (trx) => {
    const { context, headers, afterCommit } = createContext(deps, valid, trx);
    const answer: unknown = await handler(context);
    if (!isPreview(valid.body)) await announce(trx, invalidates, context.now);
    return { answer, headers, afterCommit };
  });
  for (const run of afterCommit) await run();
  if (answer instanceof Response) {
    for (const [name, value] of headers) answer.headers.append(name, value);
    return answer;
  }
  if (deps.place.validateResponses) response?.parse(answer);
  if (status === 204) return new Response(null, { status, headers });
  headers.set('content-type', 'application/json; charset=utf-8');
  const { bytes, length } = measured(JSON.stringify(answer));
  headers.set('content-length', length['content-length']);
  return new Response(bytes, { status, headers });
}

/** Whether a body asks what would change; then nothing has. */
function isPreview(body: unknown): boolean {
  const { dryRun, mode } = Object(body) as { dryRun?: unknown; mode?: unknown };
  return dryRun === true || mode === 'PREVIEW';
}

// Hono takes the first route that fits: /bulk must come before /{id}.
function literalPathsFirst(): OperationId[] {
  const weight = (id: OperationId) => operations[id].path.replaceAll(/\{\w+\}/g, '\uffff');
  return (Object.keys(operations) as OperationId[]).sort((a, b) => (weight(a) < weight(b) ? -1 : 1));
}
