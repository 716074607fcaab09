import type { OperationId } from '#openapi/generated/operations.ts';
import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { Problem } from '../../../http/problem.ts';
import { keepEvent } from '../../../security/securityEvents.ts';
import type { Actor, RequestFacts } from '../handler.ts';

/** Refusals of one person that are kept in a minute; somebody who tries everything needs no more. */
const mostInMinute = 20;

interface Call {
  actor: Actor | null;
  request: RequestFacts;
  operationId: OperationId;
}

/** Checks what somebody may do, and keeps that they were refused, with address and device. */
export async function onRefusal(deps: Deps, call: Call, check: () => void): Promise<void> {
  try {
    check();
  } catch (error) {
    if (call.actor && error instanceof Problem && error.code === 'forbidden') await keepRefusal(deps, call, call.actor);
    throw error;
  }
}

async function keepRefusal({ db }: Deps, { request, operationId }: Call, { userId }: Actor): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from security_events
    where user_id = ${userId} and at > now() - interval '1 minute' and kind = 'ACCESS_REFUSED'`.execute(db.kysely);
  if ((rows[0]?.count ?? 0) >= mostInMinute) return;
  await keepEvent(db.kysely, request, { kind: 'ACCESS_REFUSED', userId, actorId: userId, facts: { operationId } });
}
